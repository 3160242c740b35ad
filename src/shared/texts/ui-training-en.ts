// English wording of the trainers.
import type { UiTrainingTexts } from './ui-training-de.ts';

export const UI_TRAINING_EN: UiTrainingTexts = {
  title: 'Practise',
};

// German wording of the trainers.
export const UI_TRAINING_DE = {
  title: 'Üben',
};

export type UiTrainingTexts = typeof UI_TRAINING_DE;

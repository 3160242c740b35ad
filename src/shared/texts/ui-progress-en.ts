// English wording of the progress page.
import type { UiProgressTexts } from './ui-progress-de.ts';

export const UI_PROGRESS_EN: UiProgressTexts = {
  title: 'Progress',
};

// English wording of the help at the table: hint, warning, why, taking back.
import type { UiAdviceTexts } from './ui-advice-de.ts';

export const UI_ADVICE_EN: UiAdviceTexts = {
  title: 'Hint',
};

// German wording of the help at the table: hint, warning, why, taking back.
export const UI_ADVICE_DE = {
  title: 'Tipp',
};

export type UiAdviceTexts = typeof UI_ADVICE_DE;

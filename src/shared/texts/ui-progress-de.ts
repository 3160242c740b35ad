// German wording of the progress page.
export const UI_PROGRESS_DE = {
  title: 'Fortschritt',
};

export type UiProgressTexts = typeof UI_PROGRESS_DE;

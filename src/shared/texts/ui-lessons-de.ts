// German wording of the lessons.
export const UI_LESSONS_DE = {
  title: 'Lernen',
};

export type UiLessonsTexts = typeof UI_LESSONS_DE;

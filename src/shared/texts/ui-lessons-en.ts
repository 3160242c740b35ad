// English wording of the lessons.
import type { UiLessonsTexts } from './ui-lessons-de.ts';

export const UI_LESSONS_EN: UiLessonsTexts = {
  title: 'Learn',
};

// The name of a lesson as it is read; needs the texts of all, so it is a script of its own.
import type { LessonTextRef } from '../../shared/teaching/lesson-views.ts';
import { withoutMarks } from '../../words/glossary/glossary-links.ts';
import { tellLesson } from '../../words/speak/lessons/tell-lesson.ts';
import type { Naming } from '../../words/types/naming.ts';

export default function lessonName(title: LessonTextRef, name: Naming): string {
  return withoutMarks(tellLesson(title, name), name.language);
}

// Calls and messages for lessons: which there are, their steps, and answers to exercises.
export const LESSON_CALLS = {} as const;

export const LESSON_PUSHES = {} as const;

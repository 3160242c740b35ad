// Calls and messages for progress: statistics of games, lessons and trainers.
export const PROGRESS_CALLS = {} as const;

export const PROGRESS_PUSHES = {} as const;

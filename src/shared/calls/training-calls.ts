// Calls and messages for trainers and the deck of things to repeat.
export const TRAINING_CALLS = {} as const;

export const TRAINING_PUSHES = {} as const;

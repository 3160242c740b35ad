// The steps of a hint, from what to think about to what to do.

export const HINT_STEPS = [1, 2, 3] as const;
export type HintStep = (typeof HINT_STEPS)[number];

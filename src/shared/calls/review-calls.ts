// Calls and messages for the commentary on a finished round.
export const REVIEW_CALLS = {} as const;

export const REVIEW_PUSHES = {} as const;

// Calls and messages for advice at the table: hints, warnings, why a bot played, taking back.
export const ADVICE_CALLS = {} as const;

export const ADVICE_PUSHES = {} as const;

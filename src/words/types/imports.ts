// What a round of another program told and this program could not take over: it is noted beside the round.

/** Doubled, without a word of who did. */
export type LeftOut = 'doubledByUnknown';

export type ImportTexts = Readonly<Record<LeftOut, string>>;

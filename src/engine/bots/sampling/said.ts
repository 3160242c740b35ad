// What is said that tells of a hand: nothing to play, a bid, the game that is played, a Stoss.

export const SAID = ['passed', 'bid', 'game', 'stoss'] as const;
export type Said = (typeof SAID)[number];

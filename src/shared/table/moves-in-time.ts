// What may be done with the course of a round itself: taking back, repeating, beginning again, leaving a round aside.

export const MOVES_IN_TIME = ['takeBack', 'repeat', 'sameDeal', 'leaveAside'] as const;
export type MoveInTime = (typeof MOVES_IN_TIME)[number];

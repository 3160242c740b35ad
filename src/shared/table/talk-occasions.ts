// What people at the table remark on what has just happened: the occasions, of which the words and the choice follow.

/** From the view of whoever speaks. `fat`: a trick of many card points. */
export const OCCASIONS = ['fatTaken', 'fatLost', 'trumped', 'stossGiven', 'restTaken', 'won', 'lost'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Some ways to say each, of which one is chosen. */
export type TableTalk = Readonly<Record<Occasion, readonly [string, string, string]>>;

// What ideas are about.

/** What an idea explains; two ideas that explain the same are never given for one card. */
export const THEMES = [
  'counting',
  'calledCard',
  'drawing',
  'taking',
  'giving',
  'saving',
  'suits',
  'seats',
  'partners',
] as const;
export type Theme = (typeof THEMES)[number];

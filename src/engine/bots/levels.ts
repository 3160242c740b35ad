// The strengths to choose from, weakest first; the names are in the texts.

export const LEVELS = ['neuling', 'anfaenger', 'hobby', 'stammtisch', 'kenner', 'meister'] as const;
export type Level = (typeof LEVELS)[number];

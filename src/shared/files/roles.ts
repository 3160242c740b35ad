// How the player takes part in a round; the page uses this file, so it stays free of schemas.

/** Named the game, was called, played against it, or plays for himself, as in a Ramsch. */
export const ROLES = ['declarer', 'partner', 'defender', 'alone'] as const;
export type Role = (typeof ROLES)[number];

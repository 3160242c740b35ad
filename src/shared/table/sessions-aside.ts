// What the page is told of a session that was put aside, to be gone on with later.
import type { SessionAsideSchema } from './sessions-aside-schema.ts';
import type { Shape } from '../border/schemas.ts';

export type SessionAside = Shape<typeof SessionAsideSchema>;

/** What becomes of the session on the table when another one is begun. */
export const OLD_SESSION = ['end', 'putAside'] as const;
export type OldSession = (typeof OLD_SESSION)[number];

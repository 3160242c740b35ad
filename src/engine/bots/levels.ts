// The strengths to choose from, weakest first; the names are in the texts.
import type { GameId } from '../games/shelf.ts';

export const LEVELS = ['neuling', 'anfaenger', 'hobby', 'stammtisch', 'kenner', 'meister'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What shows of the levels where cards are played: `search`: those below the Stammtisch play as people do, and the called card can be
 * searched; `people`: the same without a called card; `thumb`: nothing is known of how people play, and they go by rules of thumb.
 */
export const PLAYED_BY = {
  schafkopf: 'search',
  bierkopf: 'people',
  'three-hand': 'people',
  officers: 'thumb',
  vicar: 'thumb',
  denexa: 'thumb',
  deutscher: 'people',
  bauernstoss: 'people',
  schoofkopp: 'people',
  doppelkopf: 'thumb',
  doppelschafkopf: 'thumb',
  strohmann: 'thumb',
} as const satisfies Readonly<Record<GameId, string>>;
export type PlayedBy = (typeof PLAYED_BY)[GameId];

// The games whose records are logs of decisions, by the name in the field `game`.
import type { LoggedGame } from './logged-game.ts';
import { LOGGED_DENEXA } from './denexa.ts';
import { LOGGED_DOPPELKOPF } from './logged-doppelkopf.ts';
import { LOGGED_DOPPELSCHAFKOPF } from './logged-doppelschafkopf.ts';
import { loggedNumbers } from './numbers.ts';
import { LOGGED_OFFICERS } from './officers.ts';
import { LOGGED_SHEET } from './sheet-003.ts';
import { LOGGED_VICAR } from './vicar.ts';

const LOGGED: Readonly<Record<string, LoggedGame>> = {
  officers: LOGGED_OFFICERS,
  vicar: LOGGED_VICAR,
  denexa: LOGGED_DENEXA,
  deutscher: loggedNumbers('deutscher'),
  bauernstoss: loggedNumbers('bauernstoss'),
  schoofkopp: loggedNumbers('schoofkopp'),
  doppelkopf: LOGGED_DOPPELKOPF,
  doppelschafkopf: LOGGED_DOPPELSCHAFKOPF,
  'sheet-003': LOGGED_SHEET,
};

/** How records of a game are read; undefined for one that is not played or has no logs. */
export const loggedGame = (game: string): LoggedGame | undefined =>
  Object.hasOwn(LOGGED, game) ? LOGGED[game] : undefined;

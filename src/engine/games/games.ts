// All games, each a row under its name.
import { BAUERNSTOSS } from './bauernstoss.ts';
import { BAVARIAN } from './bavarian.ts';
import { BIERKOPF } from './bierkopf.ts';
import { DENEXA } from './denexa.ts';
import { DEUTSCHER } from './deutscher.ts';
import { DOPPELKOPF } from './doppelkopf.ts';
import { DOPPELSCHAFKOPF } from './doppelschafkopf.ts';
import type { GameRow } from './game.ts';
import type { GameId } from './shelf.ts';
import { OFFICERS } from './officers.ts';
import { SCHOOFKOPP } from './schoofkopp.ts';
import { STROHMANN } from './strohmann.ts';
import { THREE_HAND } from './three-hand.ts';
import { VICAR } from './vicar.ts';

const GAME_ROWS: Readonly<Record<GameId, GameRow>> = {
  schafkopf: BAVARIAN,
  bierkopf: BIERKOPF,
  'three-hand': THREE_HAND,
  officers: OFFICERS,
  vicar: VICAR,
  denexa: DENEXA,
  deutscher: DEUTSCHER,
  bauernstoss: BAUERNSTOSS,
  schoofkopp: SCHOOFKOPP,
  doppelkopf: DOPPELKOPF,
  doppelschafkopf: DOPPELSCHAFKOPF,
  strohmann: STROHMANN,
};

/** The row of the game that is played; the usual game if none is named. */
export const gameRowOf = (game: GameId = 'schafkopf'): GameRow => GAME_ROWS[game];

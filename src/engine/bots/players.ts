// The players to choose from, by id, and with a character if they are to be somebody.
import type { Character } from './characters.ts';
import { MEISTER_BIDDING } from './bidding/simulated.ts';
import { calculatingPlayer, levelPlayer } from './level-player.ts';
import { type Level, LEVELS } from './levels.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random-player.ts';
import { rulePlayer } from './rule-player.ts';
import { STYLES } from './styles.ts';

/**
 * The levels, then chance, the rule players by temper, one that bids like the Meister and plays cards by rules, and players of two
 * levels who never double or announce anything beside the cards. Sessions on disk name them: none may go.
 */
export const PLAYER_IDS = [
  ...LEVELS,
  'zufall',
  'draufgaenger',
  'vorsichtig',
  'verein',
  'rechner',
  'stammtisch-stumm',
  'meister-stumm',
] as const;
export type PlayerId = (typeof PLAYER_IDS)[number];

/** The same without a word that waits for no turn: against the player himself it shows what those words are worth. */
const silent = (player: Player): Player => ({ ...player, double: () => undefined });

export const PLAYERS: Readonly<Record<PlayerId, Player>> = {
  neuling: levelPlayer('neuling'),
  anfaenger: levelPlayer('anfaenger'),
  hobby: levelPlayer('hobby'),
  stammtisch: levelPlayer('stammtisch'),
  kenner: levelPlayer('kenner'),
  meister: levelPlayer('meister'),
  zufall: randomPlayer,
  draufgaenger: rulePlayer(STYLES.draufgaenger),
  vorsichtig: rulePlayer(STYLES.vorsichtig),
  verein: rulePlayer(STYLES.verein),
  rechner: calculatingPlayer(STYLES.verein, MEISTER_BIDDING),
  'stammtisch-stumm': silent(levelPlayer('stammtisch')),
  'meister-stumm': silent(levelPlayer('meister')),
};

const isLevel = (id: PlayerId): id is Level => LEVELS.some((level) => level === id);

/** The player of an id as played by a character. Only levels know characters; the other players stay as they are. */
export const playerOf = (id: PlayerId, character?: Character): Player =>
  character && isLevel(id) ? levelPlayer(id, character) : PLAYERS[id];

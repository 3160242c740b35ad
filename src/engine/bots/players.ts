// The players to choose from, by id.
import { levelPlayer } from './characters.ts';
import { LEVELS } from './levels.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random-player.ts';
import { rulePlayer } from './rule-player.ts';
import { STYLES } from './styles.ts';

/** The levels, then chance, then the rule players by temper. Sessions on disk name them: none may go. */
export const PLAYER_IDS = [...LEVELS, 'zufall', 'draufgaenger', 'vorsichtig', 'verein'] as const;
export type PlayerId = (typeof PLAYER_IDS)[number];

export const PLAYERS: Readonly<Record<PlayerId, Player>> = {
  anfaenger: levelPlayer('anfaenger'),
  stammtisch: levelPlayer('stammtisch'),
  meister: levelPlayer('meister'),
  zufall: randomPlayer,
  draufgaenger: rulePlayer(STYLES.draufgaenger),
  vorsichtig: rulePlayer(STYLES.vorsichtig),
  verein: rulePlayer(STYLES.verein),
};

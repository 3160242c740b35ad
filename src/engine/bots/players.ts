// The players to choose from, by id.
import type { Player } from './player.ts';
import { randomPlayer } from './random-player.ts';
import { rulePlayer } from './rule-player.ts';
import { STYLES } from './styles.ts';

/** Chance first, then the rule players by temper; the names are in the texts. */
export const PLAYER_IDS = ['zufall', 'draufgaenger', 'vorsichtig', 'verein'] as const;
export type PlayerId = (typeof PLAYER_IDS)[number];

export const PLAYERS: Readonly<Record<PlayerId, Player>> = {
  zufall: randomPlayer,
  draufgaenger: rulePlayer(STYLES.draufgaenger),
  vorsichtig: rulePlayer(STYLES.vorsichtig),
  verein: rulePlayer(STYLES.verein),
};

// The Meister with so few imagined deals that tests can play whole rounds with it.
import type { Player } from '../../../src/engine/bots/player.ts';
import type { PlayerId } from '../../../src/engine/bots/players.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { MEISTER_EFFORT } from '../../../src/engine/bots/sampling/effort.ts';
import { samplingPlayer } from '../../../src/engine/bots/sampling/sampling-player.ts';
import { rulePlayer } from '../../../src/engine/bots/rule-player.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';

export const quickMeister = samplingPlayer(rulePlayer(STYLES.verein), {
  ...MEISTER_EFFORT,
  worlds: [2, 3, 4],
  enumerate: 6,
  nodes: 40_000,
});

/** All players by their ids, with the quick Meister in the place of the real one. */
export const QUICK_PLAYERS: Readonly<Record<PlayerId, Player>> = { ...PLAYERS, meister: quickMeister };

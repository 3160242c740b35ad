// The Meister with so few imagined deals that tests can play whole rounds with it.
import type { Player } from '../../../src/engine/bots/player.ts';
import { type PlayerId, PLAYERS } from '../../../src/engine/bots/players.ts';
import { MEISTER_EFFORT } from '../../../src/engine/bots/sampling/effort.ts';
import { samplingPlayer } from '../../../src/engine/bots/sampling/sampling-player.ts';
import { calculatingPlayer } from '../../../src/engine/bots/level-player.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';

/** Bids from a handful of imagined deals. */
const quickCalculator = calculatingPlayer(STYLES.verein, {
  ...{ deals: 8, nodes: 20_000, silent: 24 },
  hopeless: 'left',
});

export const quickMeister = samplingPlayer(quickCalculator, {
  ...MEISTER_EFFORT,
  worlds: [2, 3, 4],
  exact: [1],
  enumerate: 6,
  nodes: 40_000,
  end: [6, 6, 6, 4],
});

/** All players by their ids, with the quick ones in the places of the real ones that think long. */
export const QUICK_PLAYERS: Readonly<Record<PlayerId, Player>> = {
  ...PLAYERS,
  kenner: quickMeister,
  meister: quickMeister,
  'meister-stumm': { ...quickMeister, double: () => undefined },
  rechner: quickCalculator,
};

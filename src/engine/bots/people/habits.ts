// How the players of the lower levels err: measured in card points that they give away a choice (docs/STRENGTH.md, "Six levels").
import { lapsesIn } from '../beginner/lapses-in.ts';
import type { Habits } from './people-player.ts';

/** Knows what is allowed, and chooses nearly anything that somebody might play. */
export const NEULING: Habits = { spread: 20, lapses: lapsesIn };

/** Plays unusual cards more often than people do, and forgets what has gone. */
export const ANFAENGER: Habits = { spread: 2.5, lapses: lapsesIn };

/** Plays every card as often as people play it. */
export const HOBBY: Habits = { spread: 1, lapses: () => [] };

/** So many of a hundred cards the Kenner plays without reckoning, as people usually do. */
export const KENNER_CARELESS = 12;

// What a player of the usual strength decides, and other small choices that items are made with.
import { rulePlayer } from '../../bots/rule-player.ts';
import { STYLES } from '../../bots/styles.ts';
import type { Random } from '../../base/random.ts';
import type { Round } from '../../table/round.ts';
import type { Seat } from '../../base/seats.ts';
import { step } from '../../round/step.ts';
import { viewFor } from '../../round/view.ts';

/** The vereinsspieler of the rule players: fast, and nothing that he does is strange. */
const PLAYER = rulePlayer(STYLES.verein);

/** The round after the decision of a player of the usual strength. */
export function decideLikeBot(round: Round, seat: Seat, random: Random): Round {
  const { decision } = PLAYER.decide(viewFor(round, seat), { random });
  const next = step(round, decision);
  if (!next.ok) throw new Error(`a player decided what is not allowed: ${next.because.id}`);
  return next.round;
}

/** One of some things, each equally likely. Throws if there is none (programming error). */
export function pick<T>(random: Random, from: readonly T[]): T {
  if (from.length === 0) throw new Error('nothing to pick from');
  return from[random.below(from.length)] as T;
}

// What a game comes to in imagined deals: solved with open cards, and played out by the rule players.
import type { Contract } from '../../base/contract.ts';
import { handSizeOf } from '../../base/cards.ts';
import { partnerFor, sideOf } from '../../play/parties.ts';
import { runnersOf } from '../../scoring/result.ts';
import { positionOf } from '../../search/open-cards.ts';
import { type Count, nodesSearched, positionReaches } from '../../search/solver.ts';
import type { PlayState } from '../../play/tricks.ts';
import type { SeatView } from '../../round/view.ts';
import { type ImaginedPlay, playOut } from './bidding-play-out.ts';

/** What the declaring side may reach, ascending: card points, or tricks. */
export interface Targets {
  readonly count: Count;
  readonly of: readonly number[];
}

/** In how many imagined deals the declaring side reaches each target of the contract (see targetsOf). */
export interface Outlook {
  readonly deals: number;
  /** With open cards and best play of both sides. */
  readonly open: readonly number[];
  /** Played out by rule players, who see no hidden card. */
  readonly played: readonly number[];
  /** Runners that are paid for, on average over the deals. */
  readonly runners: number;
}

/** Schneider off, won, Schneider; every trick; or none. A hand that is laid down has no targets. */
export function targetsOf({ row: { goal } }: Contract, tricks: number): Targets {
  if (goal.kind === 'points') return { count: 'points', of: [goal.safeAt, goal.atLeast, goal.schneiderAt] };
  if (goal.kind === 'noTrick') return { count: 'noTrick', of: [1] };
  return { count: 'tricks', of: goal.kind === 'everyTrick' ? [tricks] : [] };
}

/** How deals are looked at: solved and played out, or played out only; then nothing is reached with open cards. */
export type Ways = 'both' | 'played';

/** At least this many deals are looked at, however many nodes they take. */
const LEAST_DEALS = 8;

/** All plays are of the same contract and before the second trick; the solver stops after so many nodes. */
export function outlookOf(
  table: SeatView,
  plays: readonly ImaginedPlay[],
  nodes: number,
  ways: Ways = 'both',
): Outlook {
  const tally = { deals: 0, open: [0, 0, 0], played: [0, 0, 0], runners: 0 };
  const started = nodesSearched();
  for (const each of plays) {
    if (tally.deals >= LEAST_DEALS && nodesSearched() - started > nodes) break;
    const { dealt, declarer, play } = each;
    const { contract, pack } = play;
    const targets = targetsOf(contract, handSizeOf(pack, play.players));
    const partner = partnerFor(contract, dealt, declarer);
    const side = sideOf(declarer, partner);
    const position = positionOf(play, declarer, partner);
    const reached = ways === 'both' ? positionReaches(position, targets.of, targets.count) : 0;
    const made = madeBy(playOut(table, each), side, targets.count);
    tally.deals++;
    tally.open = tally.open.map((sum, i) => sum + (i < reached ? 1 : 0));
    tally.played = tally.played.map((sum, i) => sum + (made >= (targets.of[i] ?? Infinity) ? 1 : 0));
    tally.runners += table.rules.runners === 'paid' ? runnersOf(contract, pack, dealt, side).paid : 0;
  }
  return { ...tally, runners: tally.runners / Math.max(1, tally.deals) };
}

function madeBy({ done }: PlayState, side: readonly number[], count: Count): number {
  const taken = done.filter(({ winner }) => side.includes(winner));
  if (count === 'noTrick') return taken.length === 0 ? 1 : 0;
  return count === 'tricks' ? taken.length : taken.reduce((sum, { points }) => sum + points, 0);
}

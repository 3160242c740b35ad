// What a seat gave away by its cards with open hands: the yardstick by which levels and people are compared (docs/STRENGTH.md, "Beside people").
import type { Seat } from '../../base/seats.ts';
import { knowledgeOf, touching } from '../../inference/knowledge.ts';
import { step } from '../../round/step.ts';
import { viewFor } from '../../round/view.ts';
import type { RoundRecord } from '../../table/log.ts';
import { isPlaying, ofDecision } from '../../table/readers.ts';
import { type Round, startRound } from '../../table/round.ts';
import type { Advice } from '../advice/advice.ts';
import { valueIn } from '../advice/grade.ts';
import type { EntryReview } from './review.ts';

export interface GivenAway {
  /** Cards that were chosen among at least two that are not equivalent. */
  readonly choices: number;
  /** Card points against the best card, both sides then playing perfectly. */
  readonly points: number;
}

/** Undefined of another game than the usual one with the long pack, in which levels and people were measured, and where nobody played. */
export function givenAway(record: RoundRecord, reviews: readonly EntryReview[], seat: Seat): GivenAway | undefined {
  const { rules, terms, entries } = record;
  if (rules.game !== undefined || rules.pack !== 32) return undefined;
  let round: Round = startRound(rules, terms);
  let found: GivenAway | undefined;
  const plays = ofDecision(reviews, 'play').filter((each) => each.seat === seat);
  for (const [at, entry] of entries.entries()) {
    const review = plays.find((each) => each.entry === at);
    if (review && isPlaying(round)) {
      const points = isChoice(round, seat) ? lostIn(review.open, review.decision) : undefined;
      found ??= { choices: 0, points: 0 };
      if (points !== undefined) found = { choices: found.choices + 1, points: found.points + points };
    }
    const next = step(round, entry);
    if (!next.ok) throw new Error(`entry ${at} is refused: ${next.because.id}`);
    round = next.round;
  }
  return found;
}

function isChoice(round: Round, seat: Seat): boolean {
  const know = knowledgeOf(viewFor(round, seat));
  const [card] = know.legal;
  return (
    know.contract.row.goal.kind === 'points' &&
    know.declarer !== undefined &&
    card !== undefined &&
    touching(know, card).length < know.legal.length
  );
}

/** Card points by which a card was behind the one with most; undefined where they are not exact. */
function lostIn(open: Advice, decision: EntryReview['decision']): number | undefined {
  const points = valueIn(open, decision)?.points;
  if (open.basis !== 'openCards' || points === undefined) return undefined;
  return Math.max(...open.ranked.map((each) => each.points ?? 0)) - points;
}

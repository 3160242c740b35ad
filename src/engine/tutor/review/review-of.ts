// From the commentary on single decisions to that on the round: course, accuracy, luck apart from skill, key moments, verdict.
import { type Effort, type Grade, GRADES } from '../advice/advice.ts';
import { isHeldAgainst } from '../advice/grade.ts';
import type { RoundRecord } from '../../table/log.ts';
import { isScored, ofDecision } from '../../table/readers.ts';
import { isOver, type Round } from '../../table/round.ts';
import { type BySeat, bySeat, type Seat } from '../../base/seats.ts';
import { newsOf, replay } from '../../round/step.ts';
import { gainIn } from '../../endings/round-bill.ts';
import { outcomeFor } from '../../scoring/by-kind.ts';
import { accuracyOver } from './accuracy.ts';
import { keyMomentsOf, trickIn } from './key-moments.ts';
import { type Remark, remark, type Revoking } from './review-remarks.ts';
import { type EntryReview, EVALUATOR_VERSION, type RoundReview, type SeatSummary } from './review.ts';
import { revokingIn } from './revoking.ts';
import { verdictOn } from './verdict.ts';
import { seatsAt, type TableRules } from '../../table/table-rules.ts';

/**
 * The commentary on a finished round, folded from that on its entries (see reviewEntry), in the order of the log. Throws
 * if the rules refuse the record or the round is not over (programming error).
 */
export function reviewOf(record: RoundRecord, entries: readonly EntryReview[], effort: Effort): RoundReview {
  const played = replay(record);
  if (!played.ok) throw new Error(`entry ${played.at} is refused: ${played.because.id}`);
  const { round } = played;
  const balance = balanceOf(round);
  const revoking = revokingIn(record);
  const seats = bySeat((seat) => {
    const summary = summaryOf(ofSeat(entries, seat), balance[seat], gainIn(dealOf(round), balance, seat));
    return revoking?.seat === seat ? withRevoke(summary) : summary;
  });
  return {
    version: EVALUATOR_VERSION,
    effort,
    entries,
    course: entries.flatMap(({ entry, outlook }) => (outlook ? [{ entry, ...outlook }] : [])),
    seats,
    keyMoments: keyMomentsOf(entries, trickIn(record)),
    verdict: verdictsOn(round, seats, entries, revoking),
  };
}

const ofSeat = (entries: readonly EntryReview[], seat: Seat): readonly EntryReview[] =>
  entries.filter((each) => each.seat === seat);

function balanceOf(round: Round): BySeat<number> {
  if (isOver(round)) return newsOf(round).settlement?.balance ?? [0, 0, 0, 0];
  throw new Error(`the round is not over, but in the phase ${round.phase}`);
}

/** `gain`: what the balance is to the seat by the yardstick of its decisions. */
function summaryOf(reviews: readonly EntryReview[], balance: number, gain: number): SeatSummary {
  const accuracy = accuracyOver(reviews);
  const held = heldAgainst(reviews);
  const loss = {
    cents: sumOf(held, ({ loss: { cents } }) => cents),
    points: sumOf(held, ({ loss: { points } }) => points),
    chance: sumOf(held, ({ loss: { chance } }) => chance),
  };
  return {
    ...(accuracy !== undefined && { accuracy }),
    grades: gradesOf(reviews),
    loss,
    luck: luckIn(reviews, gain),
    balance,
  };
}

/** A revoke is a blunder that no figure of the other decisions makes up for. */
const withRevoke = ({ accuracy: _, ...summary }: SeatSummary): SeatSummary => ({
  ...summary,
  grades: { ...summary.grades, blunder: summary.grades.blunder + 1 },
});

const heldAgainst = (reviews: readonly EntryReview[]): readonly EntryReview[] =>
  reviews.filter(({ grade }) => isHeldAgainst(grade));

const sumOf = (reviews: readonly EntryReview[], of: (review: EntryReview) => number): number =>
  reviews.reduce((sum, review) => sum + of(review), 0);

const gradesOf = (reviews: readonly EntryReview[]): Readonly<Record<Grade, number>> =>
  GRADES.reduce<Record<Grade, number>>(
    (counts, grade) => ({ ...counts, [grade]: reviews.filter((each) => each.grade === grade).length }),
    { best: 0, inaccuracy: 0, mistake: 0, blunder: 0, unsure: 0 },
  );

/** The gain less what had to be expected before the first card, and less what the seat gave away by its own cards. */
function luckIn(reviews: readonly EntryReview[], gain: number): number {
  const plays = ofDecision(reviews, 'play');
  const [first] = plays;
  if (!first) return 0;
  const expected = first.advice.ranked[0]?.cents ?? 0;
  return gain - expected + sumOf(heldAgainst(plays), ({ loss: { cents } }) => cents);
}

/** The table, and who has dealt. */
const dealOf = ({ rules, terms }: Round): { readonly rules: TableRules; readonly dealer: Seat } => ({
  rules,
  dealer: terms.dealer,
});

function verdictsOn(
  round: Round,
  seats: BySeat<SeatSummary>,
  entries: readonly EntryReview[],
  revoking: Revoking | undefined,
): readonly Remark[] {
  if (!isScored(round)) return [remark('V.THROWN_IN', {})];
  return [
    ...(revoking ? [remark('V.REVOKED', revoking)] : []),
    ...seatsAt(round.rules)
      .filter((seat) => seat !== revoking?.seat)
      .map((seat) =>
        verdictOn(
          {
            seat,
            outcome: outcomeFor(round.result, seat),
            gain: gainIn(dealOf(round), round.settlement.balance, seat),
          },
          seats[seat],
          ofSeat(entries, seat),
        ),
      ),
    ...entries.flatMap(({ remarks }) => remarks.filter(({ id }) => id === 'J.NOT_DOUBLED')),
  ];
}

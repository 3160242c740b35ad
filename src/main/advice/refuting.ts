// What a card, a call or a doubling would lead to, as the page plays it out: the cause in a word, and the tricks of a typical deal card by card.
import { type Card, pointsOf } from '../../engine/base/cards.ts';
import { seatAt } from '../../engine/base/seats.ts';
import type { CompletedTrick } from '../../engine/play/tricks.ts';
import type { Considered } from '../../engine/tutor/advice/advice.ts';
import type { BidRefutation } from '../../engine/tutor/review/bid-refutation.ts';
import type { Refutation } from '../../engine/tutor/review/consequences.ts';
import type { TypicalDeal } from '../../engine/tutor/review/happenings.ts';
import { playersAt } from '../../engine/table/table-rules.ts';
import type { SeatView } from '../../engine/round/view.ts';
import type { Cause, Refuted, TwoWays } from '../../shared/teaching/advice-answers.ts';
import type { BoardTrick } from '../../shared/table/board.ts';
import type { Thinking } from '../thinking/thinking.ts';

const wins = ({ friends }: Refutation, trick: CompletedTrick | undefined): boolean =>
  trick !== undefined && friends.includes(trick.winner);

/** The first thing in which the two ways part. */
export function causeOf(refutation: Refutation, card: Card, better: Card): Cause {
  const [bad, badNext] = refutation.withCard;
  const [good, goodNext] = refutation.withBetter;
  if (!bad || !good) return { kind: 'later' };
  const [lost, kept] = [!wins(refutation, bad), wins(refutation, good)];
  if (lost && kept) return { kind: 'losesTrick', winner: bad.winner, points: bad.points };
  if (lost && !kept && pointsOf(card) > pointsOf(better))
    return { kind: 'givesPoints', winner: bad.winner, points: pointsOf(card) };
  if (!lost && kept && pointsOf(better) > pointsOf(card))
    return { kind: 'bringsLess', winner: bad.winner, points: pointsOf(better) - pointsOf(card) };
  if (badNext && !wins(refutation, badNext) && (goodNext === undefined || wins(refutation, goodNext)))
    return { kind: 'losesNext', winner: badNext.winner, points: badNext.points };
  return { kind: 'later' };
}

/** Tables that follow the one that lies there: a card more each, and the whole trick with who takes it. */
const framesOf = ({ trick }: SeatView, course: readonly CompletedTrick[]): readonly BoardTrick[] =>
  course.flatMap(({ leader, cards, idle, winner, points }, at) => {
    const lying = at === 0 ? (trick?.cards.length ?? 0) : 0;
    return cards.slice(lying).map((_card, index): BoardTrick => {
      const shown = cards.slice(0, lying + index + 1);
      return {
        leader,
        cards: shown,
        ...(idle !== undefined && { idle }),
        ...(shown.length === cards.length && { taken: { winner, points, notes: [] } }),
      };
    });
  });

/** Both cards in the deal that shows the difference. */
function waysOf({ rules }: SeatView, refutation: Refutation, card: Card, better: Card): TwoWays {
  const { friends, goal, withCard, withBetter } = refutation;
  const players = playersAt(rules);
  const way = (first: Card, course: readonly CompletedTrick[]): TwoWays['better'] => ({
    card: first,
    tricks: course.map(({ leader, idle, cards, winner, points }) => ({
      cards: cards.map((each, place) => ({ seat: seatAt({ leader, idle }, place, players), card: each })),
      winner,
      ...(goal === 'points' && { points }),
    })),
  });
  return { friends, better: way(better, withBetter), worse: way(card, withCard) };
}

/** Two cards of a choice, of which one is held to be better. */
export interface CardsApart {
  readonly better: Card;
  readonly worse: Card;
}

/** Longest time for both ways, in milliseconds. */
const WAYS_LIMIT = 60_000;

/** Both cards in a typical deal; null where none shows that one is better, or nobody can think of it. */
export async function waysBetween(
  thinking: Pick<Thinking, 'ask'>,
  view: SeatView,
  { better, worse }: CardsApart,
  seed: readonly (string | number)[],
): Promise<TwoWays | null> {
  const question = { kind: 'refute', view, seed: ['ways', ...seed], card: worse, better } as const;
  const found = await thinking.ask(question, { priority: 'advice', limit: WAYS_LIMIT }).catch(() => null);
  return found && waysOf(view, found, worse, better);
}

/** The same as the page gets it. */
export const refutedWith = (view: SeatView, refutation: Refutation, card: Card, better: Card): Refuted => ({
  outcome: 'refuted',
  cause: causeOf(refutation, card, better),
  frames: framesOf(view, refutation.withCard),
  ways: waysOf(view, refutation, card, better),
});

/** A call or an announcement as the page gets it. */
export const bidRefutedWith = (view: SeatView, { shows, course, ...told }: BidRefutation): Refuted => ({
  outcome: 'refuted',
  cause: { kind: shows === 'lost' ? 'losesGame' : 'missesGame', ...told },
  frames: framesOf(view, course),
});

/** A Stoss or Retour, or leaving it, as the page gets it. */
export const doublingRefutedWith = (
  view: SeatView,
  { shows, course, count, deals, points, needed }: TypicalDeal,
): Refuted => ({
  outcome: 'refuted',
  cause: {
    kind: shows === 'lost' ? 'losesDoubled' : 'winsDoubled',
    tenths: tenthsOf(count / deals),
    points,
    needed,
  },
  frames: framesOf(view, course),
});

const tenthsOf = (share: number): number => Math.round(10 * share);

/** The same where no deal shows it, from the chance (0 to 1) of whoever doubles: to win, or not to pay a Ramsch. */
export function oddsRefuted({ type }: Considered, chance: number): Refuted {
  const tenths = tenthsOf(chance);
  const cause: Cause =
    type === 'doppler'
      ? { kind: 'paysRamsch', tenths: 10 - tenths }
      : { kind: type === 'leave' ? 'likely' : 'unlikely', tenths };
  return { outcome: 'refuted', cause, frames: [] };
}

// The hands as a screen shows them: open ones card by card with verdicts, others by their size only.
import type { Card } from '../../engine/base/cards.ts';
import { orderOf } from '../../engine/play/order.ts';
import { type BySeat, bySeat, type Seat } from '../../engine/base/seats.ts';
import { explain } from '../../engine/tutor/explain.ts';
import type { PublicView, SeatView } from '../../engine/round/view.ts';
import type { BoardHand, HandCard } from '../../shared/table/board.ts';
import { isByCard } from '../../shared/table/questions.ts';
import { shownContract } from './contract-of.ts';

type Verdict = Pick<HandCard, 'playable' | 'refusal'>;

/** The verdict on each card that the seat could play, give or give back now; empty when it is not its turn to do so. */
function verdictsIn(view: SeatView): ReadonlyMap<Card, Verdict> {
  const verdicts = new Map<Card, Verdict>();
  for (const { decision, verdict } of view.options) {
    if (!isByCard(decision)) continue;
    const refused = verdict.legal ? {} : { refusal: explain(view, decision, verdict.because) };
    verdicts.set(decision.card, { playable: verdict.legal, ...refused });
  }
  return verdicts;
}

/** The open hand of a seat in the order of the contract. */
function handCards(view: SeatView, asking: 'asked' | 'idle'): readonly HandCard[] {
  const order = orderOf(shownContract(view), view.rules.pack);
  const verdicts = asking === 'asked' ? verdictsIn(view) : new Map<Card, Verdict>();
  return inPlace(view).map((card) => {
    const rank = order.trumps.indexOf(card) + 1;
    return { card, group: order.groupOf(card), ...(rank > 0 && { rank }), playable: false, ...verdicts.get(card) };
  });
}

/** Cards on the table stay where they lie, and those of the hand come after them. */
function inPlace({ hand, table, seat }: SeatView): readonly Card[] {
  const open = table?.piles[seat].flatMap((pile) => pile.open ?? []) ?? [];
  return [...open, ...hand.filter((card) => !open.includes(card))];
}

/** A hand that lies open for everybody, as somebody else sees it (SPEC 3.5). */
function openCards(view: PublicView, cards: readonly Card[]): readonly HandCard[] {
  const order = orderOf(shownContract(view), view.rules.pack);
  return cards.map((card) => {
    const rank = order.trumps.indexOf(card) + 1;
    return { card, group: order.groupOf(card), ...(rank > 0 && { rank }), playable: false };
  });
}

/** `open` holds the views of the seats whose hands lie open; only those of `asked` carry verdicts. */
export const handsOf = (view: PublicView, open: readonly SeatView[], asked: Seat | undefined): BySeat<BoardHand> =>
  bySeat((seat) => {
    const own = open.find((each) => each.seat === seat);
    const size = view.handSizes[seat];
    if (own) return { size, cards: handCards(own, seat === asked ? 'asked' : 'idle') };
    return view.openHand?.seat === seat ? { size, cards: openCards(view, view.openHand.cards) } : { size };
  });

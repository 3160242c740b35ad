// Causes of a lead that are told only where their effect is seen in imagined deals, or is proved: they hold here, but are no rules of thumb.
import { type Card, pointsOf, type Suit } from '../../base/cards.ts';
import { calledRulesOf, calledSuitOf } from '../../base/contract.ts';
import { fact } from '../../inference/facts.ts';
import { higherOut, isFriend, type Knowledge, outOf, ownOf, threatsTo } from '../../inference/knowledge.ts';
import { beats } from '../../play/order.ts';
import { isLord } from '../../play/play-rules.ts';
import type { Detect } from './detect.ts';
import { DEAR } from './measures.ts';
import { suitIn, suitsOf } from './suits.ts';
import { higherOwn } from './sure-trick.ts';

/** Card points by which one card is dearer than another. */
export const DEARER = 4;

/** Chance from which an opponent will rather ruff. */
const RUFFED = 0.7;

/** Allowed cards of the same suit, or trumps like the card, that count more, the dearest first. */
export const dearerOwn = ({ legal, order }: Knowledge, card: Card): readonly Card[] =>
  legal
    .filter((each) => order.groupOf(each) === order.groupOf(card) && pointsOf(each) >= pointsOf(card) + DEARER)
    .toSorted((a, b) => pointsOf(b) - pointsOf(a));

/** A dearer card of the same kind would be beaten. */
const keepDear: Detect = (know, card) => {
  const kept = dearerOwn(know, card).filter((each) => higherOut(know, each).length > 0);
  const [dearest] = kept;
  return dearest && fact('lead.keepDear', { card, kept, above: higherOut(know, dearest).length });
};

const isUnbeatable = (know: Knowledge, card: Card): boolean =>
  suitIn(know, card) === undefined && higherOut(know, card).length === 0;

/** An unbeatable trump takes its trick later as well, and with fewer trumps than are out not all of them can be drawn. */
const keepHigh: Detect = (know, card) => {
  const kept = know.legal.find((each) => isUnbeatable(know, each));
  const [own, out] = [ownOf(know, 'trump').length, know.trumpsOut.length];
  if (kept === undefined || isUnbeatable(know, card) || own >= out) return undefined;
  return fact('lead.keepHigh', { card, kept, own, out });
};

/** From so few cards above it a trump will soon be the highest. */
const FEW = 2;

/** The highest own trump over which only one or two are out, all of them above the card too. */
export function nextHighest(
  know: Knowledge,
  card: Card,
): { readonly kept: Card; readonly above: readonly Card[] } | undefined {
  const over = higherOut(know, card);
  const [found] = know.hand
    .filter((each) => each !== card && suitIn(know, each) === undefined)
    .map((kept) => ({ kept, above: higherOut(know, kept) }))
    .filter(({ above }) => above.length > 0 && above.length <= FEW && above.every((each) => over.includes(each)))
    .toSorted((a, b) => (beats(know.order, a.kept, b.kept) ? -1 : 1));
  return found;
}

/** Trumps draw those that are still above the next own one. */
const drawOut: Detect = (know, card) => {
  if (know.role !== 'declarer' || suitIn(know, card) !== undefined) return undefined;
  const next = nextHighest(know, card);
  return next && fact('lead.drawOut', { card, ...next });
};

/** What can go over the card, or ruff it, is with the own side alone. */
const oursAnyway: Detect = (know, card) => {
  const suit = suitIn(know, card);
  if (suit === undefined || threatsTo(know, card, suit).length > 0) return undefined;
  return know.behind.some((seat) => isFriend(know, seat)) ? fact('lead.oursAnyway', { card, suit }) : undefined;
};

/** A declarer who leads the called suit gets his partner's called card into the trick. */
const aceComes: Detect = (know, card) => {
  const { role, contract, searched } = know;
  const suit = suitIn(know, card);
  const { called } = contract;
  if (role !== 'declarer' || called === undefined || suit === undefined || searched || !isSearched(know, suit))
    return undefined;
  return calledRulesOf(contract.row).ducks ? undefined : fact('lead.aceComes', { card, suit, called });
};

/** Of two suits whose highest card is in hand the one of which more is out will rather be followed. */
const moreOut: Detect = (know, card) => {
  const suit = suitIn(know, card);
  if (suit === undefined || know.trumpsOut.length === 0 || higherOut(know, card).length > 0) return undefined;
  const out = outOf(know, suit).length;
  const other = know.legal.find((each) => {
    const another = suitIn(know, each);
    if (another === undefined || another === suit || higherOut(know, each).length > 0) return false;
    return outOf(know, another).length < out;
  });
  const otherSuit = other && suitIn(know, other);
  if (other === undefined || otherSuit === undefined) return undefined;
  return fact('lead.moreOut', { card, suit, out, other, fewer: outOf(know, otherSuit).length });
};

/** From so many trumps above it an Ober or Unter draws no more than a low trump. */
const OVER = 2;

/** A partner brings the declarer a low trump, and keeps Obers and Unters that would be beaten. */
const lowToDeclarer: Detect = (know, card) => {
  const { role, declarer } = know;
  if (role !== 'partner' || declarer === undefined || suitIn(know, card) !== undefined) return undefined;
  if (higherOut(know, card).length < OVER) return undefined;
  const kept = higherOwn(know, card).filter(
    (each) => isLord(know.contract, each) && higherOut(know, each).length >= OVER && pointsOf(card) <= pointsOf(each),
  );
  return kept.length > 0 ? fact('lead.lowToDeclarer', { card, kept, declarer }) : undefined;
};

/** Dear cards of a suit that an opponent would rather ruff stay. */
const ruffNear: Detect = (know, card) => {
  for (const suit of suitsOf(know)) {
    const kept = know.legal.filter((each) => suitIn(know, each) === suit && pointsOf(each) >= DEAR);
    if (kept.length === 0 || kept.includes(card) || !mayRuff(know, suit)) continue;
    return fact('lead.ruffNear', { card, kept, suit, out: outOf(know, suit).length });
  }
  return undefined;
};

/** Whether it is the suit of a called card that is still out: there some must follow. */
export const isSearched = ({ contract, out }: Knowledge, suit: Suit): boolean =>
  contract.called !== undefined && out.includes(contract.called) && suit === calledSuitOf(contract);

/** Whether somebody still to play who is no sure friend has probably nothing of a suit, but a trump; of a called suit that is still searched nothing is said. */
export function mayRuff(know: Knowledge, suit: Suit): boolean {
  const { behind, chances } = know;
  return (
    !isSearched(know, suit) &&
    chances.anyRuffs(
      behind.filter((seat) => !isFriend(know, seat)),
      suit,
    ) >= RUFFED
  );
}

export const CAUSES_OF_LEADS: readonly Detect[] = [
  keepHigh,
  aceComes,
  ruffNear,
  moreOut,
  lowToDeclarer,
  drawOut,
  keepDear,
  oursAnyway,
];

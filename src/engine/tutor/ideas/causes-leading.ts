// Causes of a lead that are told only where their effect is seen in imagined deals, or is proved: they hold here, but are no rules of thumb.
import { type Card, pointsOf, type Suit } from '../../base/cards.ts';
import { calledRulesOf, calledSuitOf } from '../../base/contract.ts';
import type { Seat } from '../../base/seats.ts';
import { targetOf } from '../../bots/play/follow.ts';
import { CHEAP } from '../../bots/play/lead.ts';
import { fact } from '../../inference/facts.ts';
import {
  higherOut,
  isFriend,
  type Knowledge,
  outOf,
  ownOf,
  pointsSoFar,
  threatsTo,
} from '../../inference/knowledge.ts';
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
  // Some of what is out is a declarer's to whom one belongs.
  if (kept === undefined || isUnbeatable(know, card) || own >= out || know.role === 'partner') return undefined;
  return fact('lead.keepHigh', { card, kept, own, out });
};

/** From so few cards above it a trump will soon be the highest: of one that follows, and of one that is led from a long suit of trumps. */
const FEW = 2;
const FEW_TO_DRAW = 3;

/** The highest own trump over which only a few are out, all of them above the card too. */
export function nextHighest(
  know: Knowledge,
  card: Card,
  few = FEW,
): { readonly kept: Card; readonly above: readonly Card[] } | undefined {
  const over = higherOut(know, card);
  const [found] = know.hand
    .filter((each) => each !== card && suitIn(know, each) === undefined)
    .map((kept) => ({ kept, above: higherOut(know, kept) }))
    .filter(({ above }) => above.length > 0 && above.length <= few && above.every((each) => over.includes(each)))
    .toSorted((a, b) => (beats(know.order, a.kept, b.kept) ? -1 : 1));
  return found;
}

/** Trumps draw those that are still above the next own one. */
const drawOut: Detect = (know, card) => {
  if (know.role !== 'declarer' || suitIn(know, card) !== undefined) return undefined;
  const next = nextHighest(know, card, FEW_TO_DRAW);
  // As many trumps as are above it, and one to profit by that.
  return next && ownOf(know, 'trump').length > next.above.length + 1
    ? fact('lead.drawOut', { card, ...next })
    : undefined;
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
  return calledRulesOf(contract.row).ducks
    ? undefined
    : fact('lead.aceComes', { card, suit, called, own: ownOf(know, 'trump').length, trumps: know.trumpsOut.length });
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

/** Cards of the called suit that are out beside the called one, up to which a defender may well have none of them. */
const SCARCE = 3;

/** The called suit is searched with a card that counts, for another defender has probably nothing of it and ruffs. */
const searchFat: Detect = (know, card) => {
  const suit = suitIn(know, card);
  const { called } = know.contract;
  if (
    know.role !== 'defender' ||
    suit === undefined ||
    called === undefined ||
    know.searched ||
    !isSearched(know, suit)
  )
    return undefined;
  const out = outOf(know, suit).length - 1;
  const kept = cheaperOwn(know, card);
  return kept.length > 0 && out > 0 && out <= SCARCE
    ? fact('lead.searchFat', { card, kept, suit, called, out })
    : undefined;
};

/** Allowed cards of the same plain suit that count less. */
const cheaperOwn = (know: Knowledge, card: Card): readonly Card[] =>
  know.legal.filter((each) => suitIn(know, each) === suitIn(know, card) && pointsOf(each) <= pointsOf(card) - DEARER);

const mayHoldTrump = ({ trumpsOut, holders }: Knowledge, seat: Seat): boolean =>
  trumpsOut.some((trump) => holders.get(trump)?.includes(seat));

/** A partner who plays last will probably ruff, and may take points home. */
const toLast: Detect = (know, card) => {
  const suit = suitIn(know, card);
  const partner = know.behind.at(-1);
  if (suit === undefined || partner === undefined || !isFriend(know, partner) || isSearched(know, suit))
    return undefined;
  const kept = cheaperOwn(know, card);
  if (kept.length === 0 || know.chances.anyRuffs([partner], suit) < RUFFED) return undefined;
  return fact('lead.toLast', { card, kept, suit, partner, out: outOf(know, suit).length });
};

/** The declarer must follow, ruff or pass before a partner who can ruff after him. */
const throughToVoid: Detect = (know, card) => {
  const { role, declarer, behind, voids } = know;
  const suit = suitIn(know, card);
  const isGone = suit !== undefined && outOf(know, suit).length === 0;
  if (suit === undefined || role !== 'defender' || declarer === undefined || !behind.includes(declarer))
    return undefined;
  const partner = behind
    .slice(behind.indexOf(declarer) + 1)
    .find((seat) => isFriend(know, seat) && (isGone || voids[seat].has(suit)) && mayHoldTrump(know, seat));
  return partner === undefined ? undefined : fact('lead.throughToVoid', { card, suit, declarer, partner });
};

/** Own trumps that nobody beats can wait: what is lost anyway goes while others must follow. */
const losersFirst: Detect = (know, card) => {
  const suit = suitIn(know, card);
  const trumps = ownOf(know, 'trump');
  if (suit === undefined || know.role !== 'declarer' || know.contract.row.parties.kind !== 'alone') return undefined;
  if (trumps.length === 0 || trumps.some((each) => higherOut(know, each).length > 0)) return undefined;
  const out = outOf(know, suit).length;
  return pointsOf(card) <= CHEAP && higherOut(know, card).length > 0 && out >= SOME_FOLLOW
    ? fact('lead.losersFirst', { card, suit, out })
    : undefined;
};

/** Cards out from which others have to follow a suit. */
const SOME_FOLLOW = 3;

/** The one card above the next own one of a plain suit is drawn by a lower one, while a sure trump is left to come back with. */
const promote: Detect = (know, card) => {
  const suit = suitIn(know, card);
  if (suit === undefined || know.role !== 'declarer' || pointsOf(card) > CHEAP) return undefined;
  if (!know.hand.some((each) => isUnbeatable(know, each))) return undefined;
  const [next] = ownOf(know, suit)
    .filter((each) => beats(know.order, each, card))
    .toSorted((a, b) => (beats(know.order, a, b) ? -1 : 1));
  const [above, ...more] = next === undefined ? [] : higherOut(know, next);
  return next !== undefined && above !== undefined && more.length === 0
    ? fact('lead.promote', { card, kept: next, above })
    : undefined;
};

/** One trick in the suit may bring what is missing to win, if a partner has its high card. */
const countsTo: Detect = (know, card) => {
  const suit = suitIn(know, card);
  const target = targetOf(know);
  if (suit === undefined || target === undefined || !know.behind.some((seat) => isFriend(know, seat))) return undefined;
  const missing = target - pointsSoFar(know).own;
  const [high] = higherOut(know, card)
    .filter((each) => know.holders.get(each)?.some((seat) => isFriend(know, seat)))
    .toSorted((a, b) => pointsOf(b) - pointsOf(a));
  return missing > 0 && high !== undefined && pointsOf(high) + pointsOf(card) >= missing
    ? fact('lead.countsTo', { card, suit, missing, high })
    : undefined;
};

/** The highest card left of its suit has the points that are missing to win, if it holds. */
const countsWith: Detect = (know, card) => {
  const target = targetOf(know);
  if (suitIn(know, card) === undefined || target === undefined || higherOut(know, card).length > 0) return undefined;
  const missing = target - pointsSoFar(know).own;
  return missing > 0 && pointsOf(card) >= missing && know.trumpsOut.length > 0
    ? fact('lead.countsWith', { card, missing })
    : undefined;
};

export const CAUSES_OF_LEADS: readonly Detect[] = [
  countsWith,
  countsTo,
  searchFat,
  throughToVoid,
  toLast,
  promote,
  losersFirst,
  keepHigh,
  aceComes,
  ruffNear,
  moreOut,
  lowToDeclarer,
  drawOut,
  keepDear,
  oursAnyway,
];

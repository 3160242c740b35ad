// Ideas about what stays for later tricks: ways back to the lead, the partner's way through his suit, and guards of what can still win.
import { type Card, pointsOf, rankOf, type Suit } from '../../base/cards.ts';
import { CHEAP } from '../../bots/play/lead.ts';
import { fact } from '../../inference/facts.ts';
import { higherOut, isFriend, type Knowledge, outOf, ownOf } from '../../inference/knowledge.ts';
import type { Seat } from '../../base/seats.ts';
import { beats } from '../../play/order.ts';
import type { Detect } from './detect.ts';
import { DEAR } from './measures.ts';
import { suitIn, suitsOf } from './suits.ts';
import { higherOwn, surelyOurs } from './sure-trick.ts';

/** Cards of a suit that make it worth coming in for, and that a partner must have left to be in anybody's way. */
const SOME = 2;

/** An unbeatable trump stays, and with it the way to the highest cards of an own suit. */
const keepEntry: Detect = (know, card) => {
  const entry = know.legal.find(
    (each) => each !== card && suitIn(know, each) === undefined && higherOut(know, each).length === 0,
  );
  if (entry === undefined || !know.trick) return undefined;
  const suit = suitsOf(know).find((each) => each !== suitIn(know, card) && topsOf(know, each).length >= SOME);
  return suit === undefined ? undefined : fact('follow.keepEntry', { card, entry, tops: topsOf(know, suit) });
};

/** Own cards of a suit over which nothing is out. */
const topsOf = (know: Knowledge, suit: Suit): readonly Card[] =>
  ownOf(know, suit).filter((each) => higherOut(know, each).length === 0);

/** The only own card of a suit whose highest card the partner surely has: with it he can be given the lead. */
const keepLink: Detect = (know, card) => {
  const { trick, legal } = know;
  if (!trick) return undefined;
  for (const kept of legal) {
    const suit = suitIn(know, kept);
    if (suit === undefined || suit === suitIn(know, card) || suit === trick.led || ownOf(know, suit).length !== 1)
      continue;
    const [highest] = outOf(know, suit);
    const partner = highest === undefined ? undefined : onlyHolder(know, highest);
    if (highest === undefined || partner === undefined || !isFriend(know, partner) || partner === know.seat) continue;
    if (beats(know.order, highest, kept)) return fact('discard.keepLink', { card, kept, partner, highest });
  }
  return undefined;
};

const onlyHolder = ({ holders }: Knowledge, card: Card): Seat | undefined => {
  const [seat, ...others] = holders.get(card) ?? [];
  return others.length === 0 ? seat : undefined;
};

/** The partner has all that is left of a suit, and nothing as high as the own card, which would stop him. */
const unblock: Detect = (know, card) => {
  const { trick, order } = know;
  const suit = suitIn(know, card);
  if (!trick || suit === undefined || beats(order, card, trick.best) || !surelyOurs(know, card)) return undefined;
  const left = outOf(know, suit);
  const [highest] = left;
  const partner = highest === undefined ? undefined : onlyHolder(know, highest);
  if (highest === undefined || partner === undefined || left.length < SOME) return undefined;
  if (!isFriend(know, partner) || partner === know.seat || !left.every((each) => onlyHolder(know, each) === partner))
    return undefined;
  const others = ownOf(know, suit).filter((each) => each !== card);
  if (!beats(order, card, highest) || others.some((each) => beats(order, each, highest))) return undefined;
  return fact('follow.unblock', { card, suit, partner });
};

/** What can take no trick any more goes, so that a card that can keeps just as many guards as it needs. */
const hopeless: Detect = (know, card) => {
  const { trick, order } = know;
  const suit = suitIn(know, card);
  if (!trick || suit === undefined || suit === trick.led || beats(order, card, trick.best)) return undefined;
  const own = ownOf(know, suit);
  const above = own[0] === undefined ? 0 : higherOut(know, own[0]).length;
  if (above < own.length) return undefined;
  for (const each of suitsOf(know)) {
    const [kept, ...guards] = ownOf(know, each);
    if (each === suit || kept === undefined || guards.length === 0) continue;
    if (higherOut(know, kept).length === guards.length)
      return fact('discard.hopeless', { card, suit, above, kept, guards });
  }
  return undefined;
};

const isCourtTrump = ({ order }: Knowledge, card: Card): boolean =>
  order.groupOf(card) === 'trump' && (rankOf(card) === 'O' || rankOf(card) === 'U');

/** Whether a higher card of the same kind is worth keeping where it takes the trick no more than the card itself. */
const isWorthKeeping = (know: Knowledge, higher: Card, isOurs: boolean): boolean =>
  isCourtTrump(know, higher) ||
  (!isOurs &&
    pointsOf(higher) > 0 &&
    know.order.groupOf(higher) === know.trick?.led &&
    suitIn(know, higher) !== undefined);

/** A higher card would not take the trick either, so that the lower one does; dear trumps go to tricks of the own side only. */
const belowAnyway: Detect = (know, card) => {
  const { trick, order } = know;
  if (!trick || beats(order, card, trick.best)) return undefined;
  const isOurs = isFriend(know, trick.winner);
  if (!isOurs && suitIn(know, card) === undefined && pointsOf(card) >= DEAR) return undefined;
  const kept = higherOwn(know, card).filter(
    (each) => !beats(order, each, trick.best) && isWorthKeeping(know, each, isOurs),
  );
  return kept.length > 0 ? fact('follow.belowAnyway', { card, best: trick.best, kept }) : undefined;
};

/** A plain card goes that leaves a King or Ten of another suit just the guards that it needs to take a trick. */
const keepGuards: Detect = (know, card) => {
  const { trick, order } = know;
  const suit = suitIn(know, card);
  if (!trick || suit === undefined || suit === trick.led || beats(order, card, trick.best)) return undefined;
  if (guardedIn(know, suit)) return undefined;
  for (const each of suitsOf(know)) {
    const guarded = guardedIn(know, each);
    if (guarded && each !== trick.led) return fact('discard.keepGuards', { card, ...guarded });
  }
  return undefined;
};

/** The highest own card of a suit, worth some points, with exactly as many cards beside it as higher ones are out. */
function guardedIn(know: Knowledge, suit: Suit): { readonly high: Card; readonly guards: readonly Card[] } | undefined {
  const [high, ...guards] = ownOf(know, suit);
  if (high === undefined || guards.length === 0 || pointsOf(high) < CHEAP) return undefined;
  return higherOut(know, high).length === guards.length ? { high, guards } : undefined;
}

export const KEEPING: readonly Detect[] = [keepEntry, keepLink, unblock, hopeless, belowAnyway, keepGuards];

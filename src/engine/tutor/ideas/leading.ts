// Ideas behind a lead for which the players' rules of thumb have no name.
import { type Card, pointsOf, type Suit, sumPoints } from '../../base/cards.ts';
import { CHEAP } from '../../bots/play/lead.ts';
import { fact } from '../../inference/facts.ts';
import { higherOut, isFriend, isOpponent, type Knowledge, outOf, ownOf } from '../../inference/knowledge.ts';
import type { Seat } from '../../base/seats.ts';
import { isLord } from '../../play/play-rules.ts';
import { COUNTING_LEADS } from './counting.ts';
import type { Detect } from './detect.ts';
import { DEAR, LONG, SHORT } from './measures.ts';
import { suitIn, suitsOf } from './suits.ts';
import { higherOwn } from './sure-trick.ts';

/** The declarer against whom the seat defends, if he plays alone and others sit between. */
const loneDeclarer = ({ role, declarer, contract, behind }: Knowledge): Seat | undefined =>
  role === 'defender' && contract.row.parties.kind === 'alone' && behind.length > 1 ? declarer : undefined;

const longWay: Detect = (know, card) => {
  const [suit, declarer] = [suitIn(know, card), loneDeclarer(know)];
  if (suit === undefined || declarer === undefined || know.behind.at(-1) !== declarer) return undefined;
  const own = ownOf(know, suit).length;
  return own <= SHORT ? fact('lead.longWay', { card, suit, own, declarer }) : undefined;
};

const shortWay: Detect = (know, card) => {
  const [suit, declarer] = [suitIn(know, card), loneDeclarer(know)];
  if (suit === undefined || declarer === undefined || know.behind[0] !== declarer) return undefined;
  const own = ownOf(know, suit).length;
  return own >= LONG ? fact('lead.shortWay', { card, suit, own, declarer }) : undefined;
};

const returnSuit: Detect = (know, card) => {
  const suit = suitIn(know, card);
  const led = know.view.tricks.find(
    ({ leader, cards: [first] }) =>
      leader !== know.seat && first !== undefined && know.order.groupOf(first) === suit && isFriend(know, leader),
  );
  return suit !== undefined && led ? fact('lead.returnSuit', { card, suit, partner: led.leader }) : undefined;
};

const toHighest: Detect = (know, card) => {
  const suit = suitIn(know, card);
  const [highest] = suit === undefined ? [] : outOf(know, suit);
  if (suit === undefined || highest === undefined || !higherOut(know, card).includes(highest)) return undefined;
  const [partner, ...others] = know.holders.get(highest) ?? [];
  if (partner === undefined || others.length > 0 || !know.behind.includes(partner)) return undefined;
  if (!isFriend(know, partner) || mayBeRuffed(know, suit)) return undefined;
  return fact('lead.toHighest', { card, suit, partner, highest });
};

/** An opponent still to play is known to have nothing of a suit, and may hold a trump. */
const mayBeRuffed = (know: Knowledge, suit: Suit): boolean =>
  know.behind.some((seat) => isOpponent(know, seat) && know.voids[seat].has(suit) && !hasNoTrump(know, seat));

const twoForOne: Detect = (know, card) => {
  if (know.role === 'defender' || know.order.groupOf(card) !== 'trump' || know.trumpsOut.length < 2) return undefined;
  const follow = know.behind.filter(
    (seat) => isOpponent(know, seat) && know.trumpsOut.some((trump) => know.holders.get(trump)?.includes(seat)),
  );
  return follow.length > 1 ? fact('lead.twoForOne', { card, out: know.trumpsOut.length }) : undefined;
};

const keepPoints: Detect = (know, card) => {
  if (pointsOf(card) > CHEAP) return undefined;
  const kept = know.legal.filter(
    (each) => suitIn(know, each) !== undefined && pointsOf(each) >= DEAR && higherOut(know, each).length > 0,
  );
  return kept.length > 0 ? fact('lead.keepPoints', { card, kept }) : undefined;
};

/** Trumps that are few enough to be called the last ones. */
const LAST = 2;

const keepEntry: Detect = (know, card) => {
  const trumps = ownOf(know, 'trump');
  if (know.role !== 'declarer' || suitIn(know, card) === undefined || know.trumpsOut.length === 0) return undefined;
  return trumps.length > 0 && trumps.length <= LAST ? fact('lead.keepEntry', { card, trumps }) : undefined;
};

/** A declarer who cannot follow must spend a trump on the trick, or let it go. */
const forceDeclarer: Detect = (know, card) => {
  const [suit, { declarer, role, behind, voids, trumpsOut, holders }] = [suitIn(know, card), know];
  if (suit === undefined || role !== 'defender' || declarer === undefined || !behind.includes(declarer))
    return undefined;
  if (!voids[declarer].has(suit) || !trumpsOut.some((trump) => holders.get(trump)?.includes(declarer)))
    return undefined;
  return fact('lead.forceDeclarer', { card, suit, declarer });
};

/** An opponent who can neither follow nor ruff. */
const upToWeakness: Detect = (know, card) => {
  const suit = suitIn(know, card);
  const opponent = know.behind.find(
    (seat) => isOpponent(know, seat) && suit !== undefined && know.voids[seat].has(suit) && hasNoTrump(know, seat),
  );
  return suit !== undefined && opponent !== undefined ? fact('lead.upToWeakness', { card, suit, opponent }) : undefined;
};

const hasNoTrump = ({ trumpsOut, holders }: Knowledge, seat: Seat): boolean =>
  trumpsOut.every((trump) => !holders.get(trump)?.includes(seat));

/** A card without points that others will probably beat, so that somebody else has to lead the suits of the own tens and aces. */
const exit: Detect = (know, card) => {
  const group = know.order.groupOf(card);
  if (pointsOf(card) > 0 || 2 * higherOut(know, card).length < outOf(know, group).length) return undefined;
  if (higherOut(know, card).length === 0) return undefined;
  const kept = know.legal.filter(
    (each) =>
      suitIn(know, each) !== undefined &&
      suitIn(know, each) !== group &&
      pointsOf(each) >= DEAR &&
      higherOut(know, each).length > 0,
  );
  if (kept.length === 0) return undefined;
  return fact('lead.exit', { card, kept, by: group === 'trump' ? 'trump' : 'blank' });
};

const keepHigher: Detect = (know, card) => {
  const kept = higherOwn(know, card);
  return kept.length > 0 ? fact('lead.keepHigher', { card, group: know.order.groupOf(card), kept }) : undefined;
};

const shortSuit: Detect = (know, card) => {
  const suit = suitIn(know, card);
  const own = suit === undefined ? 0 : ownOf(know, suit).length;
  return suit !== undefined && own <= SHORT ? fact('lead.shortSuit', { card, suit, own }) : undefined;
};

/** Chance that somebody who is no sure friend has nothing of a suit and a trump to take it with. */
const ruffed = (know: Knowledge, suit: Suit): number =>
  know.chances.anyRuffs(
    know.behind.filter((seat) => !isFriend(know, seat)),
    suit,
  );

/** Chances from which a card probably runs, and from which it is probably ruffed. */
const RUNS = 0.6;
const RUFFED = 0.8;

/** Whether nothing higher of the plain suit of a card is out, while trumps are. */
const isTop = (know: Knowledge, card: Card): boolean =>
  suitIn(know, card) !== undefined && know.trumpsOut.length > 0 && higherOut(know, card).length === 0;

const runs: Detect = (know, card) => {
  const suit = suitIn(know, card);
  if (suit === undefined || !isTop(know, card) || know.chances.allHold(know.behind, suit) < RUNS) return undefined;
  return fact('lead.runs', { card, suit, out: outOf(know, suit).length });
};

/** Whether no card out is known to be missing in a hand, but for the called one: else who may ruff is told by who plays with whom. */
const isUntold = ({ behind, holders, contract }: Knowledge): boolean =>
  [...holders].every(([card, seats]) => card === contract.called || behind.every((seat) => seats.includes(seat)));

const keepAce: Detect = (know, card) => {
  if (!isUntold(know)) return undefined;
  const kept = know.legal.find((each) => {
    const suit = suitIn(know, each);
    return suit !== undefined && suit !== suitIn(know, card) && isTop(know, each) && ruffed(know, suit) >= RUFFED;
  });
  const suit = kept && suitIn(know, kept);
  return kept !== undefined && suit !== undefined
    ? fact('lead.keepAce', { card, kept, suit, out: outOf(know, suit).length })
    : undefined;
};

/** Trumps above a card that are few. */
const FEW = 2;

const fewAbove: Detect = (know, card) => {
  const [above, out] = [higherOut(know, card).length, know.trumpsOut.length];
  if (know.order.groupOf(card) !== 'trump' || above === 0 || above > FEW || out < 2 * above) return undefined;
  return fact('lead.fewAbove', { card, above, out });
};

/** The highest card of a plain suit, of which the hand has lower ones that others can beat. */
const fromAbove: Detect = (know, card) => {
  const suit = suitIn(know, card);
  if (suit === undefined || higherOut(know, card).length > 0) return undefined;
  const lower = know.legal.filter((each) => suitIn(know, each) === suit && higherOut(know, each).length > 0);
  return lower.length > 0 ? fact('lead.fromAbove', { card, suit, lower }) : undefined;
};

/** The opponent still to play who has nothing of a suit and may hold a trump. */
const rufferOf = (know: Knowledge, suit: Suit): Seat | undefined =>
  know.behind.find((seat) => isOpponent(know, seat) && know.voids[seat].has(suit) && !hasNoTrump(know, seat));

/** A suit in which something is to be lost and that an opponent would ruff stays, and another one is led. */
const avoidRuff: Detect = (know, card) => {
  const own = suitIn(know, card);
  if (own === undefined || rufferOf(know, own) !== undefined) return undefined;
  for (const { suit, kept } of suitsToLead(know)) {
    const opponent = rufferOf(know, suit);
    const isWorth = kept.some((each) => pointsOf(each) > 0 || higherOut(know, each).length === 0);
    if (opponent !== undefined && isWorth) return fact('lead.avoidRuff', { card, kept, suit, opponent });
  }
  return undefined;
};

/** The plain suits that may be led, with their cards, the one with most card points first. */
const suitsToLead = (know: Knowledge): readonly { readonly suit: Suit; readonly kept: readonly Card[] }[] =>
  suitsOf(know)
    .map((suit) => ({ suit, kept: know.legal.filter((each) => suitIn(know, each) === suit) }))
    .toSorted((a, b) => sumPoints(b.kept) - sumPoints(a.kept));

/** From so many trumps above it an Ober or Unter draws no more than a low trump. */
const OVER = 2;

/** A declarer who draws trumps, and may have help from a partner's higher ones, keeps Obers and Unters that would only be beaten; a plain trump is nothing to spare. */
const lowTrump: Detect = (know, card) => {
  if (know.role !== 'declarer' || know.contract.row.parties.kind === 'alone') return undefined;
  if (suitIn(know, card) !== undefined || higherOut(know, card).length < OVER) return undefined;
  const kept = higherOwn(know, card).filter(
    (each) => isLord(know.contract, each) && higherOut(know, each).length >= OVER && pointsOf(card) <= pointsOf(each),
  );
  return kept.length > 0 ? fact('lead.lowTrump', { card, kept }) : undefined;
};

export const LEADING: readonly Detect[] = [
  ...COUNTING_LEADS,
  toHighest,
  returnSuit,
  longWay,
  shortWay,
  twoForOne,
  keepEntry,
  keepPoints,
  forceDeclarer,
  upToWeakness,
  exit,
  keepHigher,
  shortSuit,
  runs,
  keepAce,
  fewAbove,
  fromAbove,
  avoidRuff,
  lowTrump,
];

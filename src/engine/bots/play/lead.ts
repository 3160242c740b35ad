// Leading to a trick: what speaks for and against each card.
import { type Card, pointsOf, type Suit } from '../../base/cards.ts';
import { calledRulesOf, calledSuitOf } from '../../base/contract.ts';
import { fact } from '../../inference/facts.ts';
import { seatAfter } from '../../base/seats.ts';
import { playersAt } from '../../table/table-rules.ts';
import { higherOut, isFriend, isLean, isOpponent, type Knowledge, outOf, ownOf } from '../../inference/knowledge.ts';
import { keepValue } from './keep-value.ts';
import type { Judged, Term } from './term.ts';
import { type Prospect, prospectOf } from './trick-value.ts';
import { WEIGHTS } from '../weights.ts';

/** Card points up to which a card counts as cheap. */
export const CHEAP = 4;

export const judgeLead = (know: Knowledge, card: Card): Judged => {
  const prospect = prospectOf(know, card);
  const detectors = know.order.groupOf(card) === 'trump' ? TRUMP_LEADS : PLAIN_LEADS;
  return {
    card,
    terms: [
      { value: prospect.gain },
      { value: -keepValue(know, card) },
      ...detectors.flatMap((detect) => detect(know, prospect) ?? []),
    ],
  };
};

type Detector = (know: Knowledge, prospect: Prospect) => Term | undefined;

const onDeclaringSide = ({ role }: Knowledge): boolean => role !== 'defender';

const isReKontra = ({ contract }: Knowledge): boolean => contract.row.goal.kind === 'reKontra';

/** Trumps out that are probably with opponents. */
function trumpsAgainst(know: Knowledge): number {
  return know.trumpsOut.reduce<number>((sum, card) => {
    const seats = know.holders.get(card) ?? [];
    const against = seats.reduce<number>((part, seat) => part + (1 - know.sides.friend[seat]), 0);
    return sum + (seats.length > 0 ? against / seats.length : 0);
  }, 0);
}

const sureTrick: Detector = (know, { card, chance }) => {
  const safe = know.behind.every((seat) => know.chances.threats(seat, card, know.order.groupOf(card)).length === 0);
  return safe ? { value: chance, fact: fact('lead.sureTrick', { card }) } : undefined;
};

const drawTrumps: Detector = (know, { card }) => {
  const out = know.trumpsOut.length;
  if (!onDeclaringSide(know) || out === 0) return undefined;
  const top = higherOut(know, card).length === 0;
  const lean = isLean(know) && top ? WEIGHTS.drawLean : 0;
  const value = (WEIGHTS.drawTrump + lean) * Math.min(3, trumpsAgainst(know));
  if (top) return { value, fact: fact('lead.topTrump', { card, out }) };
  const side = isReKontra(know) ? ({ side: 're' } as const) : {};
  return { value, ...(know.role !== 'alone' && { fact: fact('lead.drawTrumps', { card, out, ...side }) }) };
};

/** A declarer draws trumps from the top; with a known partner, nothing is gained by low ones. */
const heightOfTrump: Detector = (know, { card }) => {
  if (know.role !== 'declarer' || know.trumpsOut.length === 0) return undefined;
  const found = know.searched;
  if (higherOut(know, card).length > 0) return found ? { value: WEIGHTS.lowFound } : undefined;
  if (know.contract.called === undefined) return { value: WEIGHTS.topAlone };
  return { value: found ? WEIGHTS.topFound : WEIGHTS.topHidden };
};

const trumpToDeclarer: Detector = (know, { card }) => {
  const { role, declarer, trumpsOut, view } = know;
  if (role !== 'partner' || declarer === undefined || trumpsOut.length === 0) return undefined;
  const shows = view.contract?.revealed === undefined && ({ shows: true } as const);
  return {
    value: WEIGHTS.partnerTrump,
    ...(!isReKontra(know) && { fact: fact('lead.trumpToDeclarer', { card, declarer, ...shows }) }),
  };
};

const defenderTrump: Detector = (know) => (onDeclaringSide(know) ? undefined : { value: WEIGHTS.defenderTrump });

const onlyTrumps: Detector = (know, { card }) =>
  know.hand.every((each) => know.order.groupOf(each) === 'trump')
    ? { value: 0, fact: fact('lead.onlyTrumps', { card }) }
    : undefined;

const calledSuit: Detector = ({ role, searched, contract, view }, { card, led }) => {
  const { called } = contract;
  const suit = calledSuitOf(contract);
  if (role !== 'defender' || searched || called === undefined || suit === undefined || led !== suit) return undefined;
  // Where it may be given away it shows its holder without having been searched for.
  if (view.contract?.revealed?.by === 'calledCard') return undefined;
  return { value: WEIGHTS.search, fact: fact('lead.calledSuit', { card, suit, called }) };
};

/** The declarer had better wait until the called suit is led by somebody else. */
const ownCall: Detector = ({ role, searched, contract }, { led }) =>
  role === 'declarer' && !searched && led === calledSuitOf(contract) ? { value: WEIGHTS.ownCall } : undefined;

const runAway: Detector = (know, { card, led }) => {
  const { called } = know.contract;
  if (know.role !== 'partner' || know.searched || called === undefined || card === called) return undefined;
  if (!know.hand.includes(called) || know.order.groupOf(called) !== led) return undefined;
  // Some tables count the cards as they were dealt.
  const counted = calledRulesOf(know.contract.row).counted === 'initial-hand' ? know.view.dealtHand : know.hand;
  const own = counted.filter((each) => know.order.groupOf(each) === led).length;
  return { value: WEIGHTS.runAway, fact: fact('lead.runAway', { card, called, own }) };
};

const calledCard: Detector = ({ contract, trumpsOut }, { card }) =>
  card === contract.called
    ? { value: trumpsOut.length > 0 ? WEIGHTS.ownCalled : 0, fact: fact('lead.calledCard', { card }) }
    : undefined;

/** Cards of a suit that must be out for its highest card to have a fair chance. */
const ENOUGH_OUT = 3;

const highest: Detector = (know, { card, led }) => {
  const suit = led as Suit;
  const out = outOf(know, suit).length;
  if (higherOut(know, card).length > 0) return undefined;
  if (know.trumpsOut.length === 0) return { value: 1, fact: fact('lead.trumpsGone', { card, suit }) };
  if (out < ENOUGH_OUT) return out > 0 ? { value: 0, fact: fact('lead.highest', { card, suit, out }) } : undefined;
  const own = ownOf(know, suit).length;
  if (own > 2) return { value: 0.5, fact: fact('lead.highest', { card, suit, out }) };
  return { value: WEIGHTS.shortHighest, fact: fact('lead.shortHighest', { card, suit, own, out }) };
};

/** Plain suits are the weapon of the defenders: high cards, out of long suits. */
const attack: Detector = (know, { card, led }) => {
  if (know.role !== 'defender') return undefined;
  const top = higherOut(know, card).length === 0 ? WEIGHTS.highestAgainst : 0;
  return { value: top + WEIGHTS.lengthAgainst * (ownOf(know, led).length - 1) };
};

/** Fewer cards than this make no long suit, even where no other one is longer. */
const LONG = 3;

const longSuit: Detector = (know, { card, led }) => {
  const own = ownOf(know, led).length;
  const longest = know.hand.every(
    (each) => know.order.groupOf(each) === 'trump' || ownOf(know, know.order.groupOf(each)).length <= own,
  );
  if (!longest || own < 2 || know.role !== 'defender') return undefined;
  const long = fact('lead.longSuit', { card, suit: led as Suit, own });
  return { value: WEIGHTS.longSuit, ...(own >= LONG && { fact: long }) };
};

const voidSelf: Detector = (know, { card, led }) => {
  const trumps = ownOf(know, 'trump').length;
  if (ownOf(know, led).length !== 1 || trumps === 0 || know.trumpsOut.length === 0) return undefined;
  return { value: 0.2, fact: fact('lead.voidSelf', { card, suit: led as Suit, trumps }) };
};

/** Nothing to say of it at a table of two, where nobody plays behind the declarer. */
const throughDeclarer: Detector = (know, { card }) => {
  const { seat, declarer, role, view } = know;
  const players = playersAt(view.rules);
  if (players === 2 || role !== 'defender' || seatAfter(seat, 1, players) !== declarer) return undefined;
  return { value: WEIGHTS.through, fact: fact('lead.throughDeclarer', { card, declarer }) };
};

const ruffers =
  (whose: (know: Knowledge, seat: Knowledge['seat']) => boolean) =>
  (know: Knowledge, { led }: Prospect): Knowledge['seat'] | undefined =>
    know.behind.find(
      (seat) =>
        whose(know, seat) &&
        know.voids[seat].has(led) &&
        know.trumpsOut.some((trump) => know.holders.get(trump)?.includes(seat)),
    );

const ruffingFriend = ruffers(isFriend);
const ruffingOpponent = ruffers(isOpponent);

const partnerVoid: Detector = (know, prospect) => {
  const partner = ruffingFriend(know, prospect);
  if (partner === undefined) return undefined;
  const params = { card: prospect.card, suit: prospect.led as Suit, partner };
  return { value: WEIGHTS.partnerRuffs, fact: fact('lead.partnerVoid', params) };
};

const opponentVoid: Detector = (know, prospect) => {
  const opponent = ruffingOpponent(know, prospect);
  if (opponent === undefined || pointsOf(prospect.card) > CHEAP) return undefined;
  const params = { card: prospect.card, suit: prospect.led as Suit, opponent };
  return { value: 0, fact: fact('lead.opponentVoid', params) };
};

const cheap: Detector = (_, { card }) =>
  pointsOf(card) <= CHEAP ? { value: 0.1, fact: fact('lead.cheap', { card, points: pointsOf(card) }) } : undefined;

const saveTrumps: Detector = (know, { card }) => {
  const trumps = ownOf(know, 'trump').length;
  if (onDeclaringSide(know) || trumps === 0) return undefined;
  return { value: 0.05, fact: fact('lead.saveTrumps', { card, trumps }) };
};

const TRUMP_LEADS: readonly Detector[] = [
  heightOfTrump,
  trumpToDeclarer,
  drawTrumps,
  sureTrick,
  defenderTrump,
  onlyTrumps,
  cheap,
];
const PLAIN_LEADS: readonly Detector[] = [
  calledSuit,
  ownCall,
  runAway,
  calledCard,
  sureTrick,
  attack,
  highest,
  longSuit,
  voidSelf,
  throughDeclarer,
  partnerVoid,
  opponentVoid,
  cheap,
  saveTrumps,
];

// Sessions for tests: deals with chosen hands, bid by one player and played to the end by the first card allowed.
import { type Card, cardsOfPack, handSizeOf } from '../../../src/engine/base/cards.ts';
import type { Announcement } from '../../../src/engine/base/contract.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import { forehandOf, isOver, type Round, startRound } from '../../../src/engine/table/round.ts';
import { bySeat, type Seat, seatsFrom } from '../../../src/engine/base/seats.ts';
import { nextTerms, type Session, withRound } from '../../../src/engine/round/session.ts';
import { legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import { after, call, cards } from './rounds.ts';

/** One deal: who holds what, counted from forehand as places 0 - 3, and who announces what; nobody if it is not said. */
export interface Deal {
  readonly hands?: Readonly<Partial<Record<number, string>>>;
  readonly declarer?: number;
  readonly announcement?: Announcement;
  /** How many players lay where Legen is asked for, from forehand on; nobody if it is not said. */
  readonly lays?: number;
}

/** Seven lords and one card of the suit to be called: it wins. */
export const STRONG = 'EO GO HO SO EU GU HU E9';
/** Hardly a trick. */
export const WEAK = 'E9 E8 E7 S7 S8 S9 G7 H7';

export const PASSED: Deal = {};
/** A Rufer by forehand with the partner across. */
export const ruferWon = (declarer = 0, partner = 2): Deal => ({
  hands: { [declarer]: STRONG, [partner]: 'EA EK G8 G9 H8 H9 SK GK' },
  declarer,
  announcement: { contract: 'rufer', called: 'EA' },
});
/** A Rufer in which both sides take tricks. */
export const ruferPlayed = (): Deal => ({
  hands: { 0: 'GO HU SU HA H9 E9 S7 S8', 2: 'EA EK GK G9 H8 S9 SK G8' },
  declarer: 0,
  announcement: { contract: 'rufer', called: 'EA' },
});
export const ruferLost = (declarer = 0, partner = 2): Deal => ({
  hands: { [declarer]: WEAK, [partner]: 'EA EK G8 G9 H8 H9 SK GK' },
  declarer,
  announcement: { contract: 'rufer', called: 'EA' },
});
export const soloWon = (declarer = 0): Deal => ({
  hands: { [declarer]: STRONG },
  declarer,
  announcement: { contract: 'solo', trump: 'E' },
});
/** With the highest trump alone: one trick, and the game is lost. */
export const soloLost = (declarer = 0): Deal => ({
  hands: { [declarer]: 'EO E7 G7 G8 S7 S8 H7 H8' },
  declarer,
  announcement: { contract: 'solo', trump: 'E' },
});

/** The next deal of a session, played. */
export function playedDeal(session: Session, { hands = {}, declarer, announcement, lays = 0 }: Deal): Round {
  const terms = nextTerms(session);
  const { rules } = session;
  const places = seatsFrom(forehandOf({ rules, terms }), 4);
  const given = places.map((_seat, place) => cards(hands[place] ?? ''));
  const used = new Set(given.flat());
  const left: Card[] = cardsOfPack(rules.pack).filter((card) => !used.has(card));
  const full = given.map((own) => [...own, ...left.splice(0, handSizeOf(rules.pack, 4) - own.length)]);
  const dealt = bySeat((seat) => full[places.indexOf(seat)] ?? []);
  let round: Round = after(startRound(rules, terms), ...entriesForHands(rules, terms, dealt));
  for (let seat = turnIn(round); seat !== undefined && !isOver(round); seat = turnIn(round)) {
    const place = places.indexOf(seat);
    const legen = { type: 'legen', seat, says: place < lays ? 'lay' : 'leave' } as const;
    round = after(round, round.phase === 'legen' ? legen : decisionIn(round, seat, place, declarer, announcement));
  }
  return round;
}

function decisionIn(
  round: Round,
  seat: Seat,
  place: number,
  declarer: number | undefined,
  announcement: Announcement | undefined,
) {
  if (round.phase === 'auction') {
    if (place === declarer) return call(seat, 'spiele');
    return call(seat, round.auction.holder === undefined ? 'weiter' : 'gut');
  }
  if (round.phase === 'announcing' && announcement) return { type: 'announce', seat, announcement } as const;
  const [decision] = legalDecisions(round, seat);
  if (!decision) throw new Error(`nothing is allowed in ${round.phase}`);
  return decision;
}

/** The session with these deals played one after the other. */
export const playedWith = (session: Session, ...deals: readonly Deal[]): Session =>
  deals.reduce((now, deal) => withRound(now, playedDeal(now, deal)), session);

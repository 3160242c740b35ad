// What is true of cards, hands, results and bills, found by the engine: the answers of exercises are computed from these.
import { announceObjection } from '../../play/announce-rules.ts';
import { afterCall, type Call, outcomeOf, speakerOf, startAuction } from '../../auction/auction.ts';
import { type Card, sumPoints } from '../../base/cards.ts';
import { type Announcement, announcementsOf, contractOf } from '../../base/contract.ts';
import { plansOf } from '../../bots/bidding/plans.ts';
import { RAMSCH } from '../../contracts/partnerships.ts';
import { PURE_CONTRACTS } from '../../contracts/pure.ts';
import { PURE_2007 } from '../../options/options.ts';
import { type Group, orderOf, winningIndex } from '../../play/order.ts';
import { partnerOf } from '../../play/parties.ts';
import { ramschResult, ramschRulesOf } from '../../scoring/ramsch-result.ts';
import { resultOf, type SidesResult } from '../../scoring/result.ts';
import { settle, type Settlement } from '../../scoring/money.ts';
import { type BySeat, bySeat, type Players, type Seat, seatAfter } from '../../base/seats.ts';
import { gameRulesOf } from '../../table/table-rules.ts';
import type { CompletedTrick } from '../../play/tricks.ts';
import { viewFor } from '../../round/view.ts';
import { cards, gameOf, LESSON_RULES, type Moment, moment, type MomentText, PLAYERS, termsOf } from './position.ts';
import { toAnnounce, wholeHands } from './lesson-rounds.ts';

const { pack } = LESSON_RULES;

export const pointsIn = (text: string): number => sumPoints(cards(text));

const orderIn = (announcement: Announcement) => orderOf(gameOf(announcement), pack);

export const trumpsOf = (announcement: Announcement): readonly Card[] => orderIn(announcement).trumps;
export const isTrump = (announcement: Announcement, card: Card): boolean => trumpsOf(announcement).includes(card);
export const groupOf = (announcement: Announcement, card: Card): Group => orderIn(announcement).groupOf(card);

/** The cards from the highest down. */
export const sortedDown = (announcement: Announcement, some: readonly Card[]): readonly Card[] =>
  orderIn(announcement).sort(some);

/** Who takes the trick on the table, which must be complete. */
export function winnerOf({ game, trick }: Moment): Seat {
  if (!game || trick.cards.length !== PLAYERS) throw new Error('no complete trick lies there');
  return seatAfter(trick.leader, winningIndex(orderIn(game.announcement), trick.cards), PLAYERS);
}

export const winnerIn = (text: MomentText): Seat => winnerOf(moment(text));

/** Whether this hand may announce the game. */
export const mayAnnounce = (announcement: Announcement, hand: string): boolean =>
  announceObjection(gameOf(announcement), pack, cards(hand)) === undefined;

/** The aces that this hand may call. */
export const callableAces = (hand: string): readonly Card[] =>
  announcementsOf(PURE_CONTRACTS[0]).flatMap((each) =>
    each.called && announceObjection(contractOf(PURE_CONTRACTS[0], each), pack, cards(hand)) === undefined
      ? [each.called]
      : [],
  );

/** The partner who belongs to a called ace in these hands. */
export const partnerIn = (announcement: Announcement, hands: BySeat<string>): Seat | undefined =>
  partnerOf(gameOf(announcement), wholeHands(hands));

/** Who plays after these calls, spoken one after the other by whoever is to speak, and the lowest game for it. */
export function auctionAfter(
  ...calls: readonly Call[]
): { readonly declarer: Seat; readonly atLeast: string } | 'passed' {
  let state = startAuction(LESSON_RULES.ranking, PLAYERS, 0);
  for (const call of calls) {
    const speaker = speakerOf(state);
    if (speaker === undefined) throw new Error(`nobody is to say ${call}`);
    state = afterCall(state, speaker, call);
  }
  const outcome = outcomeOf(state);
  if (outcome === undefined) throw new Error('the auction goes on');
  if (typeof outcome !== 'object' || !('declarer' in outcome)) return 'passed';
  return { declarer: outcome.declarer, atLeast: LESSON_RULES.ranking[outcome.level]?.[0] ?? '' };
}

export interface Ended {
  readonly announcement: Announcement;
  readonly declarer?: Seat;
  /** Hands as dealt; they say who is the partner and how many runners there are. */
  readonly hands?: BySeat<string>;
  /** Card points of the declaring side. */
  readonly points: number;
  /** Tricks of the declaring side, 0 - 8. */
  readonly tricks: number;
  /** Stoss, Retour, and whatever else doubles. */
  readonly doublings?: number;
  /** As many as at the table of the lessons if it is not said. */
  readonly players?: Players;
}

const SOME_HANDS: BySeat<string> = [
  'EO HU H9 GT GK ET S9 S8',
  'GO EU HT G9 G8 EK E9 SA',
  'HO GU H8 GA G7 EA E8 ST',
  'SO SU HA HK H7 E7 SK S7',
];

/** The result of a round that ended like this. */
export function resultAfter({ announcement, declarer = 0, hands = SOME_HANDS, points, tricks }: Ended): SidesResult {
  const dealt = wholeHands(hands);
  const contract = gameOf(announcement);
  const partner = partnerOf(contract, dealt);
  if (partner === declarer) throw new Error('the declarer holds the called card');
  const other = ([0, 1, 2, 3] as const).find((seat) => seat !== declarer && seat !== partner) as Seat;
  const done = Array.from({ length: 8 }, (_, index): CompletedTrick => {
    const winner = index < tricks ? declarer : other;
    const first = index === (index < tricks ? 0 : tricks);
    return { leader: winner, cards: [], winner, points: first ? (index < tricks ? points : 120 - points) : 0 };
  });
  return resultOf(termsOf(announcement), dealt, declarer, partner, done);
}

/** Who pays for a Ramsch, played by everyone for himself, in which the seats took so many card points and tricks. */
export function ramschLosers(points: BySeat<number>, tricks: BySeat<number>): readonly Seat[] {
  const taken = bySeat((seat) => ({ points: points[seat], tricks: tricks[seat], trumps: [] }));
  return ramschResult(gameOf({ contract: RAMSCH.id }), pack, taken, ramschRulesOf(PURE_2007)).losers;
}

/** The bill of a round that ended like this, at the table of the lessons (10/50). */
export const billAfter = (ended: Ended): Settlement =>
  settle(gameOf(ended.announcement), resultAfter(ended), {
    players: ended.players ?? PLAYERS,
    tariff: LESSON_RULES.tariff,
    runnersPaid: true,
    doublings: { stoss: ended.doublings ?? 0 },
  });

/** The games that three may announce, from low to high (SPEC 3.17). */
export const gamesForThree = (): readonly string[] =>
  gameRulesOf('three-hand', PURE_2007).contracts.map(({ id }) => id);

/** The best chance to win, 0 - 1, that the bidding model of the players sees in a hand of the first seat, and with what. */
function bestChance(hand: string): { readonly announcement: Announcement; readonly chance: number } {
  const round = toAnnounce(wholeHands([hand, '', '', '']), 0, 0);
  const plans = plansOf(viewFor(round, 0));
  const best = plans.reduce<(typeof plans)[number] | undefined>(
    (a, b) => (a && a.chance >= b.chance ? a : b),
    undefined,
  );
  if (!best) throw new Error('this hand can announce nothing');
  return best;
}

/** Between these chances to win, playing and passing are both right. */
const CLOSE = { from: 0.45, to: 0.55 } as const;

/** Speaking first with this hand: to be judged by the best chance that it has. */
export const speaking = (hand: string) => ({
  chance: () => bestChance(hand).chance,
  right: (): readonly ('spiele' | 'weiter')[] => {
    const { chance } = bestChance(hand);
    return chance > CLOSE.to ? ['spiele'] : chance < CLOSE.from ? ['weiter'] : ['spiele', 'weiter'];
  },
});

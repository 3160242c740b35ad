// Making trumps by numbers: what a hand may bid, what an equal number needs, and who has won the bidding (SPEC 7.1).
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../base/cards.ts';
import type { ContractRow } from '../base/contract.ts';
import type { NumberTerms } from '../games/game.ts';
import type { Seat } from '../base/seats.ts';

/** So many trumps a player has with the suit; the lowest card of it decides between equal numbers. */
export interface NumberBid {
  readonly seat: Seat;
  readonly count: number;
  readonly suit: Suit;
  readonly lowest: Rank;
}

/** What a bid of the suit would stand for in a hand. */
export interface Holding {
  /** Lords of the hand, whatever their suit. */
  readonly lords: readonly Card[];
  /** Cards of the suit besides lords, in the order of the hand. */
  readonly suited: readonly Card[];
}

/** Lords in the pack, one of each suit: a player with all of them may leave it to the others. */
export const ALL_LORDS = 4;

const lordRanks = ({ trumps }: ContractRow): readonly Rank[] =>
  trumps.flatMap((step) => ('rank' in step ? [step.rank] : []));

/** The lords of a hand. */
export const lordsIn = (row: ContractRow, hand: readonly Card[]): readonly Card[] =>
  hand.filter((card) => lordRanks(row).includes(rankOf(card)));

export function holdingOf(row: ContractRow, hand: readonly Card[], suit: Suit): Holding {
  const lords = lordsIn(row, hand);
  return { lords, suited: hand.filter((card) => suitOf(card) === suit && !lords.includes(card)) };
}

/** Ranks of a suit without lords, from the lowest up. */
const fromLowest = (row: ContractRow): readonly Rank[] =>
  row.plain.filter((rank) => !lordRanks(row).includes(rank)).reverse();

/** The lowest of some cards of a suit. Throws without any (programming error). */
export function lowestOf(row: ContractRow, cards: readonly Card[]): Card {
  const order = fromLowest(row);
  const [first, ...rest] = cards;
  if (!first) throw new Error('a suit without cards has no lowest card');
  return rest.reduce((low, card) => (order.indexOf(rankOf(card)) < order.indexOf(rankOf(low)) ? card : low), first);
}

/** Whether a rank is higher than another one in the order of lowest cards. */
export const isHigherRank = (row: ContractRow, rank: Rank, than: Rank): boolean =>
  fromLowest(row).indexOf(rank) > fromLowest(row).indexOf(than);

const arePartners = (a: Seat, b: Seat): boolean => a % 2 === b % 2;

/** What everybody knows of a bid: who has bid which number. */
type Heard = Pick<NumberBid, 'seat' | 'count'>;

/**
 * The lowest rank that the suit of `seat` must have for the same number as these bids, in the order in which they were made: one above
 * what the rivals among them needed, and the lowest of all without a rival. Undefined if no rank is high enough.
 */
export function neededFor(
  row: ContractRow,
  { partners }: Pick<NumberTerms, 'partners'>,
  bids: readonly Heard[],
  seat: Seat,
  count: number,
): Rank | undefined {
  const ranks = fromLowest(row);
  const needs: number[] = [];
  const tied = bids.filter((bid) => bid.count === count);
  const needOf = (of: Seat): number =>
    Math.max(
      -1,
      ...needs.filter((_, at) => {
        const rival = tied[at];
        return rival !== undefined && (partners === 'compare' || !arePartners(rival.seat, of));
      }),
    ) + 1;
  for (const bid of tied) needs.push(needOf(bid.seat));
  return ranks[needOf(seat)];
}

/** Who makes trumps, or that two partners agree about it; undefined if nobody has bid. */
export type NumberOutcome =
  | { readonly kind: 'maker'; readonly bid: NumberBid }
  | { readonly kind: 'partners'; readonly tied: readonly [NumberBid, NumberBid] };

export const highestNumber = (bids: readonly Heard[]): number => Math.max(0, ...bids.map(({ count }) => count));

export function outcomeOfNumbers(
  row: ContractRow,
  { partners }: Pick<NumberTerms, 'partners'>,
  bids: readonly NumberBid[],
): NumberOutcome | undefined {
  const tied = bids.filter(({ count }) => count === highestNumber(bids));
  const [first, second, ...more] = tied;
  if (!first) return undefined;
  if (second && more.length === 0 && partners === 'agree' && arePartners(first.seat, second.seat))
    return { kind: 'partners', tied: [first, second] };
  const bid = tied.reduce((best, each) => (isHigherRank(row, each.lowest, best.lowest) ? each : best), first);
  return { kind: 'maker', bid };
}

/**
 * The players who have named their lowest card to settle a tie, in speaking order: the first one, and each whose card is higher than
 * all named before. Nobody where the highest number stands alone or partners agree.
 */
export function lowestNamed(row: ContractRow, terms: NumberTerms, bids: readonly NumberBid[]): readonly NumberBid[] {
  const tied = bids.filter(({ count }) => count === highestNumber(bids));
  if (tied.length < 2 || outcomeOfNumbers(row, terms, bids)?.kind === 'partners') return [];
  return tied.reduce<readonly NumberBid[]>((named, bid) => {
    const last = named.at(-1);
    return !last || isHigherRank(row, bid.lowest, last.lowest) ? [...named, bid] : named;
  }, []);
}

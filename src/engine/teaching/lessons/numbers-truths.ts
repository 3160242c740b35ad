// What is true where trumps are made by numbers (SPEC 7), found by the engine: what may be bid, who makes trumps, what must be played.
import { type Card, cardsOfPack, POINTS_OF_PACK, type Rank, type Suit } from '../../base/cards.ts';
import { contractOf, type ContractRow } from '../../base/contract.ts';
import { bySeat, type Seat } from '../../base/seats.ts';
import { DEUTSCHER_GAME } from '../../contracts/bauernstoss.ts';
import { PURE_2007 } from '../../options/options.ts';
import { legalCards } from '../../play/legality.ts';
import { judge, replay } from '../../round/step.ts';
import { resultOf } from '../../scoring/result.ts';
import { makersRow } from '../../table/chalk.ts';
import { entriesForHands } from '../../table/dealing.ts';
import { outcomeOfNumbers } from '../../table/numbers.ts';
import { gameRulesOf, handSizeAt, numberTermsAt } from '../../table/table-rules.ts';
import { cards } from './position.ts';

const RULES = gameRulesOf('deutscher', PURE_2007);

/** Whether forehand may bid so many trumps with the suit, holding these eight cards. */
export function mayBid(hand: string, count: number, suit: Suit): boolean {
  const own = cards(hand);
  const size = handSizeAt(RULES);
  const rest = cardsOfPack(RULES.pack).filter((card) => !own.includes(card));
  const hands = bySeat((seat) => (seat === 0 ? own : rest.slice((seat - 1) * size, seat * size)));
  const terms = { dealer: 3 } as const;
  const round = replay({ format: 1, rules: RULES, terms, entries: entriesForHands(RULES, terms, hands) });
  if (!round.ok) throw new Error(`the cards could not be dealt: ${round.because.id}`);
  return judge(round.round, { type: 'number', seat: 0, count, suit }).legal;
}

/** Who makes trumps of players with the same number, given the lowest cards of their suits in speaking order. */
export function makerOf(lowest: readonly { readonly seat: Seat; readonly rank: Rank }[]): Seat {
  const bids = lowest.map(({ seat, rank }) => ({ seat, count: 4, suit: 'E', lowest: rank }) as const);
  const outcome = outcomeOfNumbers(DEUTSCHER_GAME, numberTermsAt(RULES), bids);
  if (outcome?.kind !== 'maker') throw new Error('partners agree who makes trumps');
  return outcome.bid.seat;
}

/** The cards of a hand that may be played to a trick with this suit as trumps; in Deutscher Schafkopf if no other game is named. */
export const mayPlay = (trump: Suit, trick: string, hand: string, row: ContractRow = DEUTSCHER_GAME): readonly Card[] =>
  legalCards({
    contract: contractOf(row, { contract: row.id, trump }),
    pack: RULES.pack,
    hand: cards(hand),
    trick: cards(trick),
    calledSuitLed: false,
  });

/** Whether the makers of trumps write marks in Bauernstoss with so many card points, having the chalk or not. */
export function makersWrite(points: number, chalk: 'theirs' | 'ofOthers'): boolean {
  const rules = gameRulesOf('bauernstoss', PURE_2007);
  const row = makersRow(rules, chalk === 'theirs' ? 0 : 1, 0);
  const contract = contractOf(row, { contract: row.id, trump: 'E' });
  const taken = [
    { leader: 0, cards: [], winner: 0, points },
    { leader: 0, cards: [], winner: 1, points: POINTS_OF_PACK - points },
  ] as const;
  const hands = bySeat((): readonly Card[] => []);
  return resultOf({ contract, pack: rules.pack, players: 4 }, hands, 0, 2, taken).winner === 'declarer';
}

// A game being played, in a deal that is taken to be the real one: what the solver and the bill need to know.
import { type Card, pointsOfPack, sumPoints } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import { contractInDeal } from '../play/goals.ts';
import { partnerOf, sideOf } from '../play/parties.ts';
import { runnersOf } from '../scoring/result.ts';
import type { Doubling } from '../table/round.ts';
import type { Doublings } from '../scoring/doublings.ts';
import { payoffsAt, type PayoffTable } from '../endings/round-bill.ts';
import { positionOf } from '../search/open-cards.ts';
import type { Position } from '../search/solver.ts';
import type { World } from '../inference/worlds.ts';
import { bySeat, type Seat, seatAt } from '../base/seats.ts';
import {
  handSizeAt,
  hasCardsBeside,
  houseOf,
  pileOf,
  playersAt,
  seatsAt,
  type TableRules,
  widowPlaceOf,
} from '../table/table-rules.ts';
import type { CompletedTrick, Trick } from '../play/tricks.ts';

/** What is openly known of a game being played, whoever holds the rest. */
export interface Game {
  readonly rules: TableRules;
  readonly contract: Contract;
  readonly declarer: Seat;
  /** The partner if it is known; otherwise the cards name him. */
  readonly partner?: Seat | undefined;
  readonly doubling: Doubling;
  /** Everything that multiplies the price of the round. */
  readonly doublings: Doublings;
  /** Undecided deals of a Bierkopf before this one. */
  readonly carried?: number | undefined;
  readonly trick: Trick;
  readonly done: readonly CompletedTrick[];
  /** What the declarer has laid away for the widow, where whoever thinks knows it; else it lies in a place of the deal. */
  readonly laidAway?: readonly Card[] | undefined;
}

export interface OpenGame {
  readonly game: Game;
  readonly position: Position;
  /** The declaring side, declarer first. */
  readonly side: readonly Seat[];
  /** Card points of the declaring side in completed tricks, and in its piles. */
  readonly made: number;
  /** Card points that count for one side or the other: all but those that were laid away for nobody. */
  readonly total: number;
  /** What one loser pays to one winner. */
  readonly payoffs: PayoffTable;
}

/** Opens a game; `hands` are the cards still held, and those in the place of each pile. */
export function openGame(known: Game, hands: World): OpenGame {
  const { rules, declarer, trick, done } = known;
  const dealt = dealtIn(known, hands);
  const partner = known.partner ?? partnerOf(known.contract, dealt);
  const side = sideOf(declarer, partner);
  const contract = contractInDeal(known.contract, dealt, side);
  const game = { ...known, contract };
  const position = positionOf(
    { contract, pack: rules.pack, players: playersAt(rules), hands: inHands(rules, hands), trick, done },
    declarer,
    partner,
  );
  const laidAway = known.laidAway ? sumPoints(known.laidAway) : laidAwayIn(rules, hands);
  const counts = houseOf(rules)['denexa.discardsCount'];
  const made = done.reduce(
    (sum, { winner, points }) => sum + (side.includes(winner) ? points : 0),
    pilePointsOf(rules, hands, side) + (counts ? laidAway : 0),
  );
  const runners = rules.runners === 'paid' ? runnersOf(contract, rules.pack, dealt, side).paid : 0;
  return {
    game,
    position,
    side,
    made,
    total: pointsOfPack(rules.pack) - (counts ? 0 : laidAway),
    payoffs: payoffsAt(game, contract, runners),
  };
}

/** What the players themselves hold. */
const inHands = (rules: TableRules, held: World): World =>
  hasCardsBeside(rules) ? bySeat((seat) => (seatsAt(rules).includes(seat) ? held[seat] : [])) : held;

/** Card points that lie in the piles of these players. */
const pilePointsOf = (rules: TableRules, held: World, side: readonly Seat[]): number =>
  side.reduce<number>((sum, seat) => {
    const pile = pileOf(rules, seat);
    return pile === undefined ? sum : sum + sumPoints(held[pile]);
  }, 0);

/** Card points that the declarer has laid away, where there is a widow. */
function laidAwayIn(rules: TableRules, held: World): number {
  const place = widowPlaceOf(rules);
  return place === undefined ? 0 : sumPoints(held[place]);
}

/** The hands as they were dealt, if these are the cards still held. */
export function dealtIn({ rules, trick, done }: Pick<Game, 'rules' | 'trick' | 'done'>, hands: World): World {
  const played: [Card[], Card[], Card[], Card[]] = [[], [], [], []];
  for (const each of [...done, trick])
    each.cards.forEach((card, place) => played[seatAt(each, place, playersAt(rules))].push(card));
  return bySeat((seat) => [...hands[seat], ...played[seat]]);
}

/** Tricks that are not completed, the one on the table included. */
export const tricksLeft = ({ rules, done }: Game): number => handSizeAt(rules) - done.length;

/** Whether the other side has taken a trick. */
export const hasLostTrick = ({ game: { done }, side }: OpenGame): boolean =>
  done.some(({ winner }) => !side.includes(winner));

export const hasTakenTrick = ({ game: { done }, side }: OpenGame): boolean =>
  done.some(({ winner }) => side.includes(winner));

// What a hand promised in the game that was played, and the plan that it asked for.
import { type Card, rankOf } from '../../base/cards.ts';
import { announcementOf, calledSuitOf, type Contract } from '../../base/contract.ts';
import { beats, orderOf } from '../../play/order.ts';
import { type Seat, stepsBetween } from '../../base/seats.ts';
import type { ScoredRound } from '../../table/round.ts';
import { reSidesIn } from '../../table/re-sides-in.ts';
import { hasDoublePack, playersAt, seatsAt } from '../../table/table-rules.ts';
import type { EntryReview } from './review.ts';
import { chanceAtStart } from './story-turn.ts';
import { type Plan, type StoryRemark, storyRemark, type StoryRole } from './story-remarks.ts';

/** From so many trumps on, or from fewer with so many Obers among them, a caller draws them. */
const MANY_TRUMPS = 6;
const SOME_TRUMPS = 5;
const STRONG_OBERS = 2;
/** With fewer a caller has none to lead. */
const FEWEST_TO_LEAD = 4;
/** Games with no more trumps than this are won by the plain suits once they are drawn. */
const FEW_TRUMPS_IN_GAME = 8;

/** What a player was; undefined where the sides are not those of a declarer and the others. */
function roleOf({ declarer, partner, play, rules }: ScoredRound, you: Seat): StoryRole | undefined {
  if (declarer === undefined || hasDoublePack(rules)) return undefined;
  if (you === partner) return 'partner';
  if (you !== declarer) return 'defender';
  return play.contract.row.parties.kind === 'alone' ? 'alone' : 'caller';
}

/** What a hand holds in a game; Obers are counted where other trumps are below them. */
function countsOf(
  contract: Contract,
  { rules }: ScoredRound,
  hand: readonly Card[],
): { readonly trumps: number; readonly obers?: number; readonly aces: number } {
  const order = orderOf(contract, rules.pack);
  const trumps = hand.filter((card) => order.groupOf(card) === 'trump');
  const aces = hand.filter((card) => rankOf(card) === 'A' && order.groupOf(card) !== 'trump');
  const [top, next] = contract.trumps;
  const obers =
    top && 'rank' in top && top.rank === 'O' && next ? trumps.filter((card) => rankOf(card) === 'O') : undefined;
  return { trumps: trumps.length, ...(obers && { obers: obers.length }), aces: aces.length };
}

/** What the hand of a player promised before the first trick. */
export function handIn(round: ScoredRound, reviews: readonly EntryReview[], you: Seat): StoryRemark | undefined {
  const role = roleOf(round, you);
  const { declarer, dealt, play } = round;
  const { contract } = play;
  const counts = countsOf(contract, round, dealt[you]);
  if (contract.row.goal.kind === 'fewestPoints') return storyRemark('T.DODGER', counts);
  const sides = reSidesIn(round);
  if (sides) {
    const side = sides.re.includes(you) ? 're' : 'kontra';
    const friends = seatsAt(round.rules).filter((seat) => seat !== you && sides.re.includes(seat) === (side === 're'));
    return storyRemark('T.SIDE', { side, friends, ...counts });
  }
  if (role === undefined || declarer === undefined) return undefined;
  const chance = chanceAtStart(round, reviews, you);
  const game = { declarer, announcement: announcementOf(contract), ...(chance !== undefined && { chance }) };
  if (contract.row.goal.kind !== 'noTrick') return storyRemark('T.HAND', { role, ...game, ...counts });
  const high = role === 'alone' ? highIn(contract, round, dealt[you]) : [];
  return storyRemark('T.LOW_HAND', { role: role === 'alone' ? role : 'defender', ...game, high });
}

/**
 * Cards of a hand with more lower ones of their suit at the others than in the hand itself, the worst first: there it will hardly stay under.
 */
function highIn(contract: Contract, { rules }: ScoredRound, hand: readonly Card[]): readonly Card[] {
  const order = orderOf(contract, rules.pack);
  const excess = (card: Card): number => {
    const below = order.cards.filter((each) => order.groupOf(each) === order.groupOf(card) && beats(order, card, each));
    return below.length - 2 * below.filter((each) => hand.includes(each)).length;
  };
  return hand.filter((card) => excess(card) > 0).toSorted((a, b) => excess(b) - excess(a));
}

/** The plan that the hand asked for. */
export function planIn(round: ScoredRound, you: Seat): StoryRemark | undefined {
  const plan = planFor(round, you);
  return plan && storyRemark('T.PLAN', { plan });
}

function planFor(round: ScoredRound, you: Seat): Plan | undefined {
  const { contract } = round.play;
  const role = roleOf(round, you);
  switch (contract.row.goal.kind) {
    case 'fewestPoints':
      return 'fewestPoints';
    case 'noTrick':
      return role === undefined ? undefined : role === 'defender' ? 'forceTrick' : 'noTrick';
    case 'everyTrick':
      return role === undefined ? undefined : role === 'defender' ? 'oneTrick' : 'everyTrick';
    case 'reKontra':
      return planOfSides(round, you);
    case 'points':
      if (contract.row.parties.kind === 'opposite') return 'opposite';
      if (round.play.table) return role === 'defender' ? 'openAgainst' : 'openAlone';
      return role && planOfPoints(round, role, you);
    default:
      return undefined;
  }
}

/** Against one who plays alone it matters where he sits: what the seat before him leads, and the one behind him. */
function againstAlone({ declarer, rules }: ScoredRound, you: Seat): Plan | undefined {
  if (declarer === undefined) return undefined;
  const players = playersAt(rules);
  const steps = stepsBetween(you, declarer, players);
  return steps === 1 ? 'againstNext' : steps === players - 1 ? 'againstLast' : 'againstOpposite';
}

/** A plan for two against two; somebody who plays alone, or has found nobody, has others. */
function planOfSides(round: ScoredRound, you: Seat): Plan | undefined {
  const sides = reSidesIn(round);
  if (!sides || sides.alone !== undefined) return undefined;
  return sides.re.includes(you) ? 're' : 'kontra';
}

function planOfPoints(round: ScoredRound, role: StoryRole, you: Seat): Plan | undefined {
  const { contract } = round.play;
  const hand = round.dealt[you];
  const order = orderOf(contract, round.rules.pack);
  const { trumps, obers = 0 } = countsOf(contract, round, hand);
  switch (role) {
    case 'alone':
      return round.dealt.flat().filter((card) => order.groupOf(card) === 'trump').length <= FEW_TRUMPS_IN_GAME
        ? 'fewTrumpsAlone'
        : 'drawAlone';
    case 'caller':
      if (trumps >= MANY_TRUMPS || (trumps >= SOME_TRUMPS && obers >= STRONG_OBERS)) return 'drawTrumps';
      return trumps >= FEWEST_TO_LEAD ? 'smallTrump' : undefined;
    case 'partner':
      return 'helpCaller';
    case 'defender': {
      if (round.partner === undefined) return againstAlone(round, you);
      const called = calledSuitOf(contract);
      if (called === undefined) return undefined;
      if (hand.some((card) => order.groupOf(card) === called)) return 'searchCalled';
      return trumps > 0 ? 'defendCalled' : undefined;
    }
  }
}

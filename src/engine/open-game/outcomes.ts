// What a game comes to with open hands and best play of all: card points, cents, won or lost.
import { type Card, POINTS_OF_PACK, pointsOfPack } from '../base/cards.ts';
import type { Goal, Graded } from '../base/contract.ts';
import { maskOf } from '../search/layout.ts';
import { countFor } from '../search/open-cards.ts';
import { positionReaches, solve, targetsReached } from '../search/solver.ts';
import type { Seat } from '../base/seats.ts';
import { hasCardsBeside } from '../table/table-rules.ts';
import { type Height, sharesAt } from '../endings/round-bill.ts';
import { hasLostTrick, hasTakenTrick, type OpenGame, tricksLeft } from './open-game.ts';

/** What a decision comes to for one seat in one deal. */
export interface Outcome {
  /** Balance of the seat, in cents. */
  readonly cents: number;
  /** 1 if the seat's side wins, 0 if not, half if nobody does. */
  readonly won: 0 | 0.5 | 1;
  /** Card points of the seat's side at the end; absent where only tricks count, or where they were not reckoned. */
  readonly points?: number;
}

/** `points`: exact card points. `classes`: only won or lost, Schneider and Schwarz; several times cheaper. */
export type Depth = 'points' | 'classes';

/** Result of the declaring side. */
export interface Final {
  readonly points?: number;
  readonly won: boolean | 'draw';
  readonly height: Height;
}

interface CardFinal {
  /** Bit of the card in the layout. */
  readonly bit: number;
  readonly final: Final;
}

type PointsGoal = Extract<Goal, { kind: 'points' }>;

/** What each allowed card of the seat to play comes to for `seat`. */
export const outcomesIn = (open: OpenGame, seat: Seat, depth: Depth): ReadonlyMap<Card, Outcome> =>
  new Map([...finalsIn(open, depth)].map(([card, final]) => [card, outcomeOf(open, seat, final)]));

/** How the game ends after each of the cards of the seat to play, or after every allowed one. */
export function finalsIn(open: OpenGame, depth: Depth, cards?: readonly Card[]): ReadonlyMap<Card, Final> {
  const { layout } = open.position.compiled;
  const only = cards && maskOf(layout, cards);
  const finals = finalsOf({ ...open, position: { ...open.position, only } }, depth);
  return new Map(finals.map(({ bit, final }) => [layout.cardAt[bit] as Card, final]));
}

/** What the game comes to for `seat` from here. */
export const outcomeIn = (open: OpenGame, seat: Seat): Outcome => outcomeOf(open, seat, finalIn(open));

/** How the game ends from here. */
export function finalIn(open: OpenGame): Final {
  const { position, made, game } = open;
  const { goal } = game.contract.row;
  if (goal.kind === 'everyTrick' && goal.graded) return gradedTout(open, goal.graded);
  if (goal.kind !== 'points') return { won: declarersWin(open), height: 'plain' };
  const final = finalOfClass(goal, positionReaches(position, classTargets(goal, made)));
  if (!mayBeSchwarz(open, final)) return final;
  return asSchwarz(final, positionReaches(position, schwarzTargets(open), 'tricks'));
}

/** Whether the declaring side reaches its goal from here. */
export function declarersWin(open: OpenGame): boolean {
  const { game, position, made } = open;
  const { goal } = game.contract.row;
  if (goal.kind === 'laidDown') return true;
  if (goal.kind === 'points') return positionReaches(position, [goal.atLeast - made]) === 1;
  return positionReaches(position, [tricksNeeded(open)], countFor(goal)) === 1;
}

/** What such an end comes to for `seat`. */
export function outcomeOf(
  { game, payoffs, side, total }: OpenGame,
  seat: Seat,
  { points, won, height }: Final,
): Outcome {
  if (won === 'draw') return { cents: 0, won: 0.5, ...(points !== undefined && { points: total / 2 }) };
  const declaring = side.includes(seat);
  const shares = sharesAt(game.rules, side, seat);
  const wins = won === declaring;
  return {
    cents: (wins ? 1 : -1) * payoffs[won ? 'declarer' : 'defenders'][height] * shares,
    won: wins ? 1 : 0,
    ...(points !== undefined && { points: declaring ? points : total - points }),
  };
}

function finalsOf(open: OpenGame, depth: Depth): readonly CardFinal[] {
  const { position, made, game } = open;
  const { goal } = game.contract.row;
  if (goal.kind === 'everyTrick' && goal.graded) return gradedTouts(open, goal.graded);
  if (goal.kind !== 'points')
    return targetsReached(position, [tricksNeeded(open)], countFor(goal)).map(({ bit, reached }) => ({
      bit,
      final: { won: reached === 1, height: 'plain' },
    }));
  const finals =
    depth === 'points'
      ? solve(position).map(({ bit, value }) => ({ bit, final: finalOfPoints(goal, made + value) }))
      : targetsReached(position, classTargets(goal, made)).map(({ bit, reached }) => ({
          bit,
          final: finalOfClass(goal, reached),
        }));
  return withSchwarz(open, finals);
}

/**
 * What the solver is asked for where points do not count. A Tout: all tricks that are left, and one more than there are
 * once one is lost. A Bettel: that no trick is taken, and more than that once one has been.
 */
function tricksNeeded(open: OpenGame): number {
  if (open.game.contract.row.goal.kind === 'noTrick') return hasTakenTrick(open) ? 2 : 1;
  return tricksLeft(open.game) + (hasLostTrick(open) ? 1 : 0);
}

const classTargets = (
  { safeAt, drawAt, atLeast, schneiderAt, schwarzBy }: PointsGoal,
  made: number,
): readonly number[] =>
  [
    ...(schwarzBy === 'points' ? [1] : []),
    safeAt,
    ...(drawAt === undefined ? [] : [drawAt]),
    atLeast,
    schneiderAt,
    ...(schwarzBy === 'points' ? [POINTS_OF_PACK] : []),
  ].map((target) => target - made);

const LOST_SCHWARZ: Final = { won: false, height: 'schwarz' };

const LOST_SCHNEIDER: Final = { won: false, height: 'schneider' };
const LOST: Final = { won: false, height: 'plain' };
const DRAWN: Final = { won: 'draw', height: 'plain' };
const WON: Final = { won: true, height: 'plain' };
const WON_SCHNEIDER: Final = { won: true, height: 'schneider' };

/** The result that lies behind so many of the class targets. */
const finalOfClass = ({ drawAt, schwarzBy }: PointsGoal, reached: number): Final =>
  [
    ...(schwarzBy === 'points' ? [LOST_SCHWARZ] : []),
    LOST_SCHNEIDER,
    LOST,
    ...(drawAt === undefined ? [] : [DRAWN]),
    WON,
    WON_SCHNEIDER,
    ...(schwarzBy === 'points' ? [WON_SCHWARZ] : []),
  ][reached] ?? WON_SCHNEIDER;

/** How it ends with so many card points; a Schwarz that hangs on tricks is not told by them. */
export function finalOfPoints({ safeAt, drawAt, atLeast, schneiderAt, schwarzBy }: PointsGoal, points: number): Final {
  if (schwarzBy === 'points' && (points === 0 || points === POINTS_OF_PACK))
    return { points, won: points > 0, height: 'schwarz' };
  if (points === drawAt) return { ...DRAWN, points };
  const won = points >= atLeast;
  return { points, won, height: (won ? points >= schneiderAt : points < safeAt) ? 'schneider' : 'plain' };
}

/** Whether one side has taken every trick so far and may go on to; a side with no points may still have a trick. */
function mayBeSchwarz(open: OpenGame, { points, won, height }: Final): boolean {
  const { goal } = open.game.contract.row;
  if (goal.kind === 'points' && goal.schwarzBy !== undefined) return false;
  // Where piles count, tricks do not tell the points, nor points the tricks.
  if (hasCardsBeside(open.game.rules)) return won ? !hasLostTrick(open) : !hasTakenTrick(open);
  if (height !== 'schneider') return false;
  const all = pointsOfPack(open.game.rules.pack);
  return won ? !hasLostTrick(open) && (points ?? all) === all : !hasTakenTrick(open) && (points ?? 0) === 0;
}

/** Tricks of the declaring side that make a difference: the first one, and the last. */
const schwarzTargets = ({ game }: OpenGame): readonly number[] => [1, tricksLeft(game)];

const asSchwarz = (final: Final, reached: number | undefined): Final =>
  reached === (final.won ? 2 : 0) ? { ...final, height: 'schwarz' } : final;

const WON_SCHWARZ: Final = { won: true, height: 'schwarz' };

/**
 * A Tout that is played to the end: won with all tricks, which is Schwarz; else it counts how many card points the declaring
 * side still gets. All tricks hold all points, so that who can reach the one target can reach the other.
 */
function gradedTout(open: OpenGame, { safeAt }: Graded): Final {
  if (declarersWin(open)) return WON_SCHWARZ;
  const { position, made } = open;
  if (positionReaches(position, [safeAt - made]) === 1) return LOST;
  if (hasTakenTrick(open)) return LOST_SCHNEIDER;
  return asSchwarz(LOST_SCHNEIDER, positionReaches(position, schwarzTargets(open), 'tricks'));
}

/** The same for each card of the seat to play. */
function gradedTouts(open: OpenGame, { safeAt }: Graded): readonly CardFinal[] {
  const { position, made } = open;
  const all = targetsReached(position, [tricksNeeded(open)], 'tricks');
  const safe = new Map(targetsReached(position, [safeAt - made]).map(({ bit, reached }) => [bit, reached]));
  const any = hasTakenTrick(open)
    ? undefined
    : new Map(targetsReached(position, [1], 'tricks').map(({ bit, reached }) => [bit, reached]));
  return all.map(({ bit, reached }) => {
    if (reached === 1) return { bit, final: WON_SCHWARZ };
    if (safe.get(bit) === 1) return { bit, final: LOST };
    return { bit, final: any?.get(bit) === 0 ? { won: false, height: 'schwarz' } : LOST_SCHNEIDER };
  });
}

function withSchwarz(open: OpenGame, finals: readonly CardFinal[]): readonly CardFinal[] {
  if (!finals.some(({ final }) => mayBeSchwarz(open, final))) return finals;
  const tricks = targetsReached(open.position, schwarzTargets(open), 'tricks');
  const reached = new Map(tricks.map(({ bit, reached: count }) => [bit, count]));
  return finals.map(({ bit, final }) => ({
    bit,
    final: mayBeSchwarz(open, final) ? asSchwarz(final, reached.get(bit)) : final,
  }));
}

// From the facts of many rounds to the figures that are shown; pure arithmetic, nothing is read here.
import type { CalibrationBin } from '../../shared/teaching/calibration.ts';
import { type Grade, GRADES } from '../../engine/tutor/advice/advice.ts';
import { type GamesLine, PROGRESS_ROLES, type ProgressView } from '../../shared/teaching/progress.ts';
import type { GivenAway } from '../../engine/tutor/review/given-away.ts';
import type { Occasion } from '../../engine/tutor/review/occasions.ts';
import { type Given, leaksOf } from './leaks.ts';
import type { RoundFacts } from './round-facts.ts';

/** What the commentary on a round says of the player's own decisions. */
export interface ReviewFigures {
  readonly decisions: number;
  readonly lostPoints: number;
  readonly lostCents: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** The decisions that are held against the player. */
  readonly given: readonly Given[];
  /** The cards that an idea decided. */
  readonly occasions: readonly Occasion[];
  /** What cards and the other players gave him, in cents. */
  readonly luck: number;
  /** What his cards gave away with open hands; absent of games in which nobody was measured so. */
  readonly open?: GivenAway;
}

export type GameStatistics = Pick<
  ProgressView,
  | 'rounds'
  | 'thrownIn'
  | 'total'
  | 'byContract'
  | 'byRole'
  | 'course'
  | 'calibration'
  | 'help'
  | 'reviewed'
  | 'strength'
  | 'leaks'
>;

const NO_GAMES = { games: 0, won: 0, drawn: 0, cents: 0, decisions: 0, lostPoints: 0, lostCents: 0 };

type Played = RoundFacts & Required<Pick<RoundFacts, 'game'>>;

const isPlayed = (facts: RoundFacts): facts is Played => facts.game !== undefined;

/** Figures of all rounds given, in any order. */
export function statisticsOf(
  rounds: readonly RoundFacts[],
  reviews: ReadonlyMap<string, ReviewFigures>,
): GameStatistics {
  const inOrder = [...rounds].sort((a, b) => (a.finishedAt < b.finishedAt ? -1 : a.finishedAt > b.finishedAt ? 1 : 0));
  const played = inOrder.filter(isPlayed);
  const contracts = [...new Set(played.map(({ game }) => game.contract))];
  const lineOf = (some: readonly Played[]): GamesLine => lineFor(some, reviews);
  return {
    rounds: inOrder.length,
    thrownIn: inOrder.length - played.length,
    total: lineOf(played),
    byContract: contracts
      .map((contract) => ({ contract, ...lineOf(played.filter(({ game }) => game.contract === contract)) }))
      .sort((a, b) => b.games - a.games),
    byRole: PROGRESS_ROLES.map((role) => ({ role, ...lineOf(played.filter(({ game }) => game.role === role)) })).filter(
      ({ role, games }) => role !== 'alone' || games > 0,
    ),
    course: courseOf(inOrder),
    calibration: calibrationOf(played),
    help: {
      hints: inOrder.reduce((sum, { help }) => sum + help.hints, 0),
      warnings: inOrder.reduce((sum, { help }) => sum + help.warnings, 0),
      asked: inOrder.reduce((sum, { help: { asked = 0 } }) => sum + asked, 0),
      remembered: inOrder.reduce((sum, { help: { remembered = 0 } }) => sum + remembered, 0),
    },
    reviewed: reviewedIn(inOrder, reviews),
    ...strengthIn(inOrder.flatMap(({ id }) => reviews.get(id) ?? [])),
    leaks: leaksOf(
      inOrder.flatMap(({ id }) => {
        const review = reviews.get(id);
        return review ? [{ id, given: review.given, occasions: review.occasions }] : [];
      }),
    ),
  };
}

function lineFor(played: readonly Played[], reviews: ReadonlyMap<string, ReviewFigures>): GamesLine {
  const line = { ...NO_GAMES };
  for (const { id, game } of played) {
    const review = reviews.get(id);
    line.games++;
    line.won += game.outcome === 'won' ? 1 : 0;
    line.drawn += game.outcome === 'drawn' ? 1 : 0;
    line.cents += game.cents;
    line.decisions += review?.decisions ?? 0;
    line.lostPoints += review?.lostPoints ?? 0;
    line.lostCents += review?.lostCents ?? 0;
  }
  return line;
}

/** Most points of the curve; more would not be seen. */
const MOST_POINTS = 160;

function courseOf(inOrder: readonly RoundFacts[]): ProgressView['course'] {
  let cents = 0;
  const all = inOrder.map(({ game }, index) => ({ round: index + 1, cents: (cents += game?.cents ?? 0) }));
  const step = Math.ceil(all.length / MOST_POINTS);
  return all.filter((_, index) => (all.length - 1 - index) % step === 0);
}

/** Spans of promised chances, in per cent. */
const SPANS = [
  [0, 50],
  [50, 60],
  [60, 70],
  [70, 80],
  [80, 90],
  [90, 100],
] as const;

function calibrationOf(played: readonly Played[]): readonly CalibrationBin[] {
  const promised = played.flatMap(({ game: { chance, outcome } }) =>
    chance === undefined || outcome === 'drawn' ? [] : [{ chance, outcome }],
  );
  return SPANS.map(([from, to]) => {
    const inside = promised.filter(({ chance }) => spanOf(chance) === from);
    return {
      from,
      to,
      count: inside.length,
      won: inside.filter(({ outcome }) => outcome === 'won').length,
      expected: inside.reduce((sum, { chance }) => sum + chance, 0),
    };
  });
}

/** The start of the span in which a chance lies; the ends belong to the span above, 100 % to the last one. */
const spanOf = (chance: number): number => SPANS.findLast(([from]) => 100 * chance >= from)?.[0] ?? 0;

/** Choices from which on the share that was given away is told at all. */
const ENOUGH_CHOICES = 50;
/** Standard errors to each side within which the truth lies in 95 of 100 cases. */
const WITHIN = 1.96;

/** Card points given away of a hundred choices, as a ratio of sums over rounds; nothing of a few choices. */
function strengthIn(reviewed: readonly ReviewFigures[]): Pick<ProgressView, 'strength'> {
  const rounds = reviewed.flatMap(({ open }) => (open && open.choices > 0 ? [open] : []));
  const choices = rounds.reduce((sum, round) => sum + round.choices, 0);
  if (choices < ENOUGH_CHOICES) return {};
  const mean = rounds.reduce((sum, { points }) => sum + points, 0) / choices;
  const squares = rounds.reduce((sum, round) => sum + (round.points - mean * round.choices) ** 2, 0);
  const error = Math.sqrt((squares * rounds.length) / (rounds.length - 1)) / choices;
  return { strength: { choices, given: 100 * mean, within: 100 * WITHIN * error } };
}

function reviewedIn(
  rounds: readonly RoundFacts[],
  reviews: ReadonlyMap<string, ReviewFigures>,
): ProgressView['reviewed'] {
  const found = rounds.flatMap(({ id, revoked, game }) => {
    const figures = reviews.get(id);
    return figures ? [{ ...figures, cents: game?.cents ?? 0, revokes: revoked ? 1 : 0 }] : [];
  });
  const sum = (grade: Grade): number => found.reduce((total, { grades }) => total + grades[grade], 0);
  const total = (of: (each: (typeof found)[number]) => number): number =>
    found.reduce((all, each) => all + of(each), 0);
  const revokes = total((each) => each.revokes);
  // No advice could weigh a revoke: it is a blunder by itself.
  const count = (grade: Grade): number => sum(grade) + (grade === 'blunder' ? revokes : 0);
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, count(grade)])) as Record<Grade, number>;
  return { rounds: found.length, grades, cents: total(({ cents }) => cents), luck: total(({ luck }) => luck) };
}

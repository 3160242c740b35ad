// The geometry of the graph: where each frame stands, the line through the chances, and which marks it carries.
import type { CoursePoint, GradedStep, ReviewOverview } from '../../shared/calls/review-calls.ts';
import { FAULTS, type Grade } from './kinds.ts';

export interface Plotted {
  readonly frame: number;
  readonly x: number;
  readonly y: number;
}

/** The part of the height that the line uses; below it lies the band of hindsight. */
export const LINE_PART = 0.8;
/** Room above the highest and below the lowest chance, for marks. */
const PADDING = 0.12;

export const yOf = (chance: number, height: number): number =>
  height * LINE_PART * (PADDING + (1 - 2 * PADDING) * (1 - chance));

/** Where frames stand if nobody says: evenly. */
export const evenly = (frames: number, width: number): readonly number[] =>
  Array.from({ length: frames }, (_, frame) => ((frame + 0.5) * width) / frames);

export const plotted = (course: readonly CoursePoint[], xs: readonly number[], height: number): readonly Plotted[] =>
  course.map(({ frame, chance }) => ({ frame, x: xs[frame] ?? 0, y: yOf(chance, height) }));

export const lineThrough = (points: readonly Plotted[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

/** The area between the line and the middle, where both sides have equal chances. */
export function areaAround(points: readonly Plotted[], height: number): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const middle = yOf(0.5, height).toFixed(1);
  return `${lineThrough(points)} L${last.x.toFixed(1)} ${middle} L${first.x.toFixed(1)} ${middle} Z`;
}

/** Stretches of frames over which the outcome with open cards stays the same, from where on it is known. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly open: NonNullable<CoursePoint['open']>;
}

export function openStretches(course: readonly CoursePoint[]): readonly Stretch[] {
  return course.reduce<readonly Stretch[]>((stretches, { frame, open }) => {
    if (open === undefined) return stretches;
    const last = stretches.at(-1);
    if (last?.open === open) return [...stretches.slice(0, -1), { ...last, to: frame }];
    return [...stretches, { from: last?.to ?? frame, to: frame, open }];
  }, []);
}

/** The steps to mark: key moments, and faults of the reader. */
export const markedSteps = ({ steps, keyMoments, mistakes }: ReviewOverview): readonly GradedStep[] =>
  steps.filter(({ frame, grade }) => keyMoments.includes(frame) || (mistakes.includes(frame) && isFault(grade)));

const isFault = (grade: Grade): boolean => FAULTS.some((fault) => fault === grade);

/** The frame that stands nearest to a place. */
export function nearest(xs: readonly number[], x: number): number {
  return xs.reduce((best, each, frame) => (Math.abs(each - x) < Math.abs((xs[best] ?? 0) - x) ? frame : best), 0);
}

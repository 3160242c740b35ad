// The course of a replay as stretches of frames, each beginning at a mark: deal, auction, contract, tricks, end.
import type { ReplayInfo, ReplayMark } from '../../shared/calls/library-calls.ts';
import type { UiTutorTexts } from '../../words/types/ui-tutor-texts.ts';

export interface Stretch {
  readonly mark: ReplayMark;
  /** First and last frame that belong to the stretch. */
  readonly from: number;
  readonly to: number;
}

/** The stretches in order; together they cover every frame. */
export function stretchesOf({ marks, frames }: ReplayInfo): readonly Stretch[] {
  const sorted = [...marks].sort((a, b) => a.frame - b.frame);
  return sorted.map((mark, index) => {
    const from = index === 0 ? 0 : mark.frame;
    const next = sorted[index + 1]?.frame ?? frames;
    return { mark, from, to: Math.max(from, next - 1) };
  });
}

export const stretchAt = (stretches: readonly Stretch[], frame: number): Stretch | undefined =>
  stretches.findLast(({ from }) => from <= frame);

/** The frame at which a trick begins, if the round came that far. */
export const frameOfTrick = (marks: readonly ReplayMark[], trick: number): number | undefined =>
  marks.find((mark) => mark.kind === 'trick' && mark.trick === trick)?.frame;

export const stretchLabel = ({ mark }: Stretch, texts: UiTutorTexts['replay']): string =>
  mark.kind === 'trick' ? texts.markTrick(mark.trick ?? 0) : texts.marks[mark.kind];

/** Index in the log of the decision that comes after a frame, and the frame that shows the table before an entry. */
export const entryAfter = (frame: number): number => frame + 2;
export const frameOfEntry = (entry: number): number => entry - 1;

// A round in two or three sentences, where there is room for no more: where it turned, what is to be kept, what was done well.
import type { ToldLine } from '../../shared/calls/review-calls.ts';

type Id = ToldLine['remark']['id'];

const SHORT: readonly Id[] = ['T.TURN', 'T.STEADY', 'T.FATTEST', 'T.IDEA', 'T.WELL', 'T.TAUGHT'];

/** The lines of a story that tell the round in short; `but` those that are told already. */
export const shortStory = (story: readonly ToldLine[], but?: (line: ToldLine) => boolean): readonly ToldLine[] =>
  story.filter((line) => SHORT.includes(line.remark.id) && !but?.(line));

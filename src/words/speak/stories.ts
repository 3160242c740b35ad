// A round told to one of its players, sentence by sentence.
import type { StoryLine } from '../../engine/tutor/review/story.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { textsOf } from '../base/catalogue.ts';
import { tellWith } from '../base/words.ts';
import type { Naming } from '../types/naming.ts';
import { tellFacts } from './explanations.ts';

/** One paragraph for each line: the sentence, and its reason behind it. */
export const tellStory = (
  lines: readonly Pick<StoryLine, 'remark' | 'fact'>[],
  you: Seat,
  name: Naming,
): readonly string[] =>
  lines.map(({ remark, fact }) =>
    [tellWith(textsOf(name.language).story, remark, name), ...tellFacts(fact ? [fact] : [], you, name)].join(' '),
  );

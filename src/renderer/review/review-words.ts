// Steps, players and decisions of a commented round in words.
import type { ReplayInfo } from '../../shared/calls/library-calls.ts';
import { stretchAt, stretchesOf, stretchLabel } from './timeline.ts';
import type { UiTutorTexts } from '../../words/types/ui-tutor-texts.ts';

/** "Stich 3", "Ansagen": where in the round a frame is. */
export function placeName(info: ReplayInfo, frame: number, texts: UiTutorTexts['replay']): string {
  const stretch = stretchAt(stretchesOf(info), frame);
  return stretch ? stretchLabel(stretch, texts) : '';
}

// What is said of somebody's decision, one sentence for each reason, the best one first and none twice.
import { tellFacts } from '../../words/speak/explanations.ts';
import type { Naming } from '../../words/types/naming.ts';
import { tellWith } from '../../words/base/words.ts';
import type { Why } from '../state/coach.svelte.ts';
import type { Speech } from '../state/speech.svelte.ts';

type Fact = NonNullable<Why['because']>[number];

/** Whether a reason is a figure from imagined deals. */
const isFigure = ({ params }: Fact): boolean => 'deals' in params;

/**
 * The player's own reasons where they may be told, then what everybody can see; a figure comes after what it is about, which a card on the
 * table shows by itself.
 */
export function whyTexts(
  { seat, because = [], glimpses, card }: Pick<Why, 'seat' | 'because' | 'glimpses' | 'card'>,
  speech: Speech,
  name: Naming,
): string[] {
  const seen = glimpses.map((glimpse) => tellWith(speech.ui.advice.glimpses, glimpse, name));
  const told = (reasons: readonly Fact[]): readonly string[] => tellFacts(reasons, seat, name);
  if (card) return [...new Set([...told(because), ...seen])];
  const figures = because.filter(isFigure);
  const others = because.filter((fact) => !isFigure(fact));
  return [...new Set([...told(others), ...seen, ...told(figures)])];
}

// What is said of somebody's decision, one sentence for each reason, the best one first and none twice.
import type { WhyAnswer } from '../../shared/advice.ts';
import { tellFact } from '../../shared/texts/explanations.ts';
import type { Naming } from '../../shared/texts/naming.ts';
import { tellWith } from '../../shared/texts/words.ts';
import type { Speech } from '../state/speech.svelte.ts';

type Why = Extract<WhyAnswer, { readonly outcome: 'why' }>;

/** The player's own reasons where they may be told, then what everybody can see. */
export function whyTexts(
  { because, glimpses }: Pick<Why, 'because' | 'glimpses'>,
  speech: Speech,
  name: Naming,
): string[] {
  const reasons = (because ?? []).map((fact) => tellFact(fact, name));
  const seen = glimpses.map((glimpse) => tellWith(speech.ui.advice.glimpses, glimpse, name));
  return [...new Set([...reasons, ...seen])];
}

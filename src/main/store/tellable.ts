// Whether the reasons in somebody else's file can be put into words: one that cannot would break the page that shows it.
import type { Fact } from '../../engine/facts.ts';
import { FACTS_DE } from '../../shared/texts/facts-de.ts';
import { FACTS_EN } from '../../shared/texts/facts-en.ts';
import { namingOf } from '../../shared/texts/naming-of.ts';
import type { Naming } from '../../shared/texts/naming.ts';

const NAMES = ['A', 'B', 'C', 'D'] as const;
const TOLD = [
  { texts: FACTS_DE, naming: namingOf('de', 'bavarian', NAMES, undefined) },
  { texts: FACTS_EN, naming: namingOf('en', 'french', NAMES, undefined) },
] as const;

type Tell = (params: unknown, naming: Naming) => unknown;

/** Whether both languages have a sentence for the fact. */
export function isTellable({ id, params }: Fact): boolean {
  return TOLD.every(({ texts, naming }) => {
    if (!Object.hasOwn(texts, id)) return false;
    try {
      return typeof (texts[id] as Tell)(params, naming) === 'string';
    } catch {
      return false;
    }
  });
}

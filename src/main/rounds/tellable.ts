// Whether the reasons in somebody else's file can be put into words: one that cannot would break the page that shows it.
import type { Fact } from '../../engine/inference/facts.ts';
import type { Remark } from '../../engine/tutor/review/review-remarks.ts';
import { FACTS_DE } from '../../words/de/facts.ts';
import { FACTS_EN } from '../../words/en/facts.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import type { Naming } from '../../words/types/naming.ts';
import { REMARKS_DE } from '../../words/de/remarks.ts';
import { REMARKS_EN } from '../../words/en/remarks.ts';

const NAMES = ['A', 'B', 'C', 'D'] as const;
const NAMINGS = [namingOf('de', 'bavarian', NAMES, undefined), namingOf('en', 'french', NAMES, undefined)] as const;
const FACTS = [FACTS_DE, FACTS_EN] as const;
const REMARKS = [REMARKS_DE, REMARKS_EN] as const;

type Tell = (params: unknown, naming: Naming) => unknown;
type Tables = readonly Readonly<Record<string, unknown>>[];

/** Whether both languages have a sentence for a message. */
function tellable(tables: Tables, id: string, params: unknown): boolean {
  return NAMINGS.every((naming, language) => {
    const texts = tables[language] ?? {};
    if (!Object.hasOwn(texts, id)) return false;
    try {
      return typeof (texts[id] as Tell)(params, naming) === 'string';
    } catch {
      return false;
    }
  });
}

/** Whether both languages have a sentence for the fact. */
export const isTellable = ({ id, params }: Fact): boolean => tellable(FACTS, id, params);

/** Whether both languages have a sentence for the remark. */
export const isTellableRemark = ({ id, params }: Remark): boolean => tellable(REMARKS, id, params);

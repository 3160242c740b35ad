// Finds house rules by what is typed: names, sentences and values in both languages, whichever the reader has.
import { folded } from './glossary.ts';
import type { OptionId } from './house-rules.ts';
import { textsOf } from './texts/catalogue.ts';
import { LANGUAGES } from './texts/naming.ts';

/** All words about a rule in both languages, folded, so that "stoss" finds "Stoß". */
function wordsAbout(id: OptionId): string {
  const texts = LANGUAGES.map((language) => textsOf(language).rules.options[id]);
  return folded(
    texts
      .flatMap((text) => [text.name, text.effect, ...('values' in text ? Object.values<string>(text.values) : [])])
      .join(' '),
  );
}

const known = new Map<OptionId, string>();

function aboutRule(id: OptionId): string {
  const about = known.get(id) ?? wordsAbout(id);
  known.set(id, about);
  return about;
}

/** Whether a rule has every word that was typed; all do if nothing was. */
export function fitsRule(id: OptionId, typed: string): boolean {
  const about = aboutRule(id);
  return folded(typed)
    .split(' ')
    .every((word) => about.includes(word));
}

// Finds house rules by what is typed: names, sentences and values in both languages, whichever the reader has.
import { folded } from './glossary.ts';
import type { OptionId } from './house-rules.ts';
import { textsOf } from './texts/catalogue.ts';
import { DECKS, LANGUAGES } from './texts/naming.ts';
import { namingOf } from './texts/naming-of.ts';
import { allWordsAbout } from './texts/rules/tell-rules.ts';

/** All words about a rule in both languages and for both decks, folded, so that "stoss" finds "Stoß". */
function wordsAbout(id: OptionId): string {
  const names = LANGUAGES.flatMap((language) =>
    DECKS.map((deck) => namingOf(language, deck, ['', '', '', ''], undefined)),
  );
  return folded(names.flatMap((name) => allWordsAbout(textsOf(name.language).rules, id, name)).join(' '));
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

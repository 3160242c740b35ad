// Finds house rules by what is typed: names, other words for them, sentences and values in both languages, whichever the reader has.
import { folded, foldedLong } from './glossary.ts';
import type { OptionId } from '../../shared/calls/house-rules.ts';
import { textsOf } from '../base/catalogue.ts';
import { DECKS, LANGUAGES } from '../../shared/border/language.ts';
import { namingOf } from '../speak/naming-of.ts';
import { allWordsAbout, alsoSaidOf } from '../base/tell-rules.ts';

/** All words about a rule in both languages and for both decks, folded, so that "stoss" finds "Stoß" and "laeufer" "Läufer". */
function wordsAbout(id: OptionId): string {
  const names = LANGUAGES.flatMap((language) =>
    DECKS.map((deck) => namingOf(language, deck, ['', '', '', ''], undefined)),
  );
  const words = names
    .flatMap((name) => {
      const { rules } = textsOf(name.language);
      return [...allWordsAbout(rules, id, name), ...alsoSaidOf(rules, id)];
    })
    .join(' ');
  return `${folded(words)} ${foldedLong(words)}`;
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

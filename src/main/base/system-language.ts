// The language of the system, as far as the program speaks it.
import type { Language } from '../../shared/border/language.ts';

/** The first of the user's languages that the program has; English if there is none. */
export function systemLanguage(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return known.find((language) => language === 'de' || language === 'en') ?? 'en';
}

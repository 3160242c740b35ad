// What is said to a right answer, for one that was only shown: the same reason without the praise before it.
import type { Language } from '../../../shared/border/language.ts';
import { capitalised } from '../../base/words.ts';

const PRAISE: Readonly<Record<Language, RegExp>> = {
  de: /^(?:Richtig|Genau(?: so)?|Stimmt|Alle Paare stimmen)[.,:!] /,
  en: /^(?:Right|Exactly|That is it|All pairs are right)[.,:!] /,
};

/** A text of an exercise as it is told where nobody has answered. */
export const withoutPraise = (text: string, language: Language): string =>
  capitalised(text.replace(PRAISE[language], ''));

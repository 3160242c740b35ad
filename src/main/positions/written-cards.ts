// Cards as people write them: the letters of the Bavarian deck, or signs and letters of the French one.
import { type Card, isCard, type Rank, type Suit, SUITS } from '../../engine/base/cards.ts';
import type { Language } from '../../shared/border/language.ts';
import type { Naming } from '../../words/types/naming.ts';

/** How the reader writes cards. */
export type Notation = Pick<Naming, 'language' | 'deck'>;

export const SIGNS: Readonly<Record<Suit, string>> = { E: '♣', G: '♠', H: '♥', S: '♦' };
const LETTERS: Readonly<Record<Language, Readonly<Record<Suit, string>>>> = {
  de: { E: 'KR', G: 'PI', H: 'HE', S: 'KA' },
  en: { E: 'C', G: 'S', H: 'H', S: 'D' },
};
const COURTS: Readonly<Record<Language, Partial<Record<Rank, string>>>> = {
  de: { O: 'D', U: 'B' },
  en: { O: 'Q', U: 'J' },
};
/** Letters of all notations by the rank that they mean. */
const RANK_OF: Readonly<Record<string, Rank>> = { '10': 'T', X: 'T', Z: 'T', D: 'O', Q: 'O', B: 'U', J: 'U' };

/** "EO" with the Bavarian deck, "♣D" or "♣Q" with the French one. */
export function writtenCard(card: Card, { language, deck }: Notation): string {
  if (deck === 'bavarian') return card;
  const [suit, rank] = [card[0] as Suit, card[1] as Rank];
  return `${SIGNS[suit]}${COURTS[language][rank] ?? (rank === 'T' ? '10' : rank)}`;
}

/** A card in any notation, first of all in that of the reader; undefined if it is none. */
export function readCard(word: string, { language, deck }: Notation): Card | undefined {
  const text = word.toUpperCase();
  const own: readonly Readonly<Record<Suit, string>>[] = [SIGNS, ...(deck === 'french' ? [LETTERS[language]] : [])];
  for (const letters of [...own, { E: 'E', G: 'G', H: 'H', S: 'S' }])
    for (const suit of SUITS) {
      if (!text.startsWith(letters[suit])) continue;
      const rest = text.slice(letters[suit].length);
      const card = `${suit}${RANK_OF[rest] ?? rest}`;
      if (isCard(card)) return card;
    }
  return undefined;
}

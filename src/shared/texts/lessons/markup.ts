// Fills the names of cards, suits and ranks into the text of a lesson; terms stay marked for the glossary.
import type { Card, Rank, Suit } from '../../../engine/cards.ts';
import { isCard, RANKS, SUITS } from '../../../engine/cards.ts';
import type { Naming } from '../naming.ts';
import { acc, dat, nom } from '../naming-de.ts';
import { the } from '../naming-en.ts';
import { capitalised } from '../words.ts';

const isSuit = (text: string): text is Suit => (SUITS as readonly string[]).includes(text);
const isRank = (text: string): text is Rank => (RANKS as readonly string[]).includes(text);

/** Forms of one card with its article. */
const CARD_FORMS: Readonly<Record<string, (card: Card, name: Naming) => string>> = { nom, acc, dat, the };

/** The text with all names filled in. Throws for a place that names nothing (programming error). */
export const withNames = (text: string, name: Naming): string =>
  text.replace(/\{([^{}]*)\}/g, (_, place: string) => nameOf(place, name));

function nameOf(place: string, name: Naming): string {
  const [form = '', what] = place.split(':');
  if (what === undefined) return listOf(place, name);
  if (form === 'r' && isRank(what)) return name.rank(what);
  if (form === 'rs' && isRank(what)) return name.ranks(what);
  const lower = form.toLowerCase();
  const make = CARD_FORMS[lower];
  if (!make || !isCard(what)) throw new Error(`{${place}} names nothing`);
  const named = make(what, name);
  return form === lower ? named : capitalised(named);
}

function listOf(place: string, name: Naming): string {
  if (isSuit(place)) return name.suit(place);
  const parts = place.split(/[,|]/);
  if (!parts.every(isCard)) throw new Error(`{${place}} names nothing`);
  return place.includes('|') ? name.cardsOr(parts) : name.cards(parts);
}

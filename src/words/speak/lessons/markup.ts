// Fills the names of cards, suits, ranks and people into the text of a lesson; terms stay marked for the glossary.
import { type Card, isCard, type Rank, RANKS, type Suit, SUITS } from '../../../engine/base/cards.ts';
import { LESSON_ROLES, type LessonRole } from '../../../engine/teaching/lessons/roles.ts';
import type { LessonCast } from '../../../shared/teaching/lesson-views.ts';
import type { Language } from '../../../shared/border/language.ts';
import type { Naming } from '../../types/naming.ts';
import { acc, dat, it, itsCalled, nom, theCalled } from '../../de/naming.ts';
import { aCardOf, cardWordOf, the } from '../../en/naming.ts';
import { capitalised } from '../../base/words.ts';
import { isPersonForm, personIn } from './person-words.ts';
import { cardOfSuit, cardsOfSuit, noneOf } from '../../base/suit-words.ts';

const isSuit = (text: string): text is Suit => (SUITS as readonly string[]).includes(text);
const isRank = (text: string): text is Rank => (RANKS as readonly string[]).includes(text);
const isRole = (text: string): text is LessonRole => (LESSON_ROLES as readonly string[]).includes(text);

type Form<T> = Readonly<Record<string, (what: T, name: Naming) => string>>;

/** Forms of one card with its article, and the pronouns for it; each language has its own. */
const CARD_FORMS: Readonly<Record<Language, Form<Card>>> = {
  de: { nom, acc, dat, er: it, ihn: itAccusative },
  en: { the },
};
/** "ihn", "sie", "es" for a card just named: only the masculine pronoun has a form of its own. */
function itAccusative(card: Card, name: Naming): string {
  const pronoun = it(card, name);
  return pronoun === 'er' ? 'ihn' : pronoun;
}

/** Forms of cards of a suit: "kein Gras", "Graskarten"; "a Leaf", "Leaf". */
const SUIT_FORMS: Readonly<Record<Language, Form<Suit>>> = {
  de: { kein: noneOf, karte: cardOfSuit, karten: cardsOfSuit },
  en: { a: aCardOf, card: cardWordOf },
};
/** The card that was called, whichever it is: "die Rufsau", "das Ruf-Ass". */
const CALLED = 'ruf';
const CALLED_FORMS: Readonly<Record<string, (name: Naming) => string>> = {
  nom: (name) => theCalled(name, 'nom'),
  acc: (name) => theCalled(name, 'acc'),
  dat: (name) => theCalled(name, 'dat'),
  er: itsCalled,
  ihn: itsCalled,
};
/**
 * All cards of a rank; and the rank by itself, which goes with an article only where the gender is that of both decks: of
 * most court cards it changes, and a text names the card instead.
 */
const RANK_FORMS: Form<Rank> = { rs: (rank, name) => name.ranks(rank), r: (rank, name) => name.rank(rank) };

const PLACE = /\{([^{}]*)\}/g;

/** The text with all names filled in. Throws for a place that names nothing or nobody (programming error). */
export const withNames = (text: string, name: Naming, cast: LessonCast): string =>
  text.replace(PLACE, (_, place: string) => nameOf(place, name, cast));

/** The roles of the people that a text speaks of. */
export const rolesIn = (text: string): readonly LessonRole[] =>
  [...text.matchAll(PLACE)].map(([, place = '']) => place.split(':')[1] ?? '').filter(isRole);

function nameOf(place: string, name: Naming, cast: LessonCast): string {
  const [form = '', what] = place.split(':');
  if (what === undefined) return listOf(place, name);
  const lower = form.charAt(0).toLowerCase() + form.slice(1);
  const named = formOf(lower, what, name, cast);
  if (named === undefined) throw new Error(`{${place}} names nothing`);
  return form === lower ? named : capitalised(named);
}

function formOf(form: string, what: string, name: Naming, cast: LessonCast): string | undefined {
  if (what === CALLED) return CALLED_FORMS[form]?.(name);
  if (isRole(what)) return isPersonForm(form) ? personIn(form, what, name, cast) : undefined;
  if (isCard(what)) return CARD_FORMS[name.language][form]?.(what, name);
  if (isSuit(what)) return SUIT_FORMS[name.language][form]?.(what, name);
  return isRank(what) ? RANK_FORMS[form]?.(what, name) : undefined;
}

function listOf(place: string, name: Naming): string {
  if (isSuit(place)) return name.suit(place);
  const parts = place.split(/[,|]/);
  if (!parts.every(isCard)) throw new Error(`{${place}} names nothing`);
  return place.includes('|') ? name.cardsOr(parts) : name.cards(parts);
}

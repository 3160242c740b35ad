// The cards that prove a reason or note, picked out of its parameters so that they can be shown as pictures.
import { type Card, isCard } from '../../engine/base/cards.ts';
import type { Note, Reason } from './kinds.ts';

/** What evidence cards stand for, in the order in which they are shown. */
const EVIDENCE_ROLES = ['led', 'called', 'have', 'lords', 'missing', 'forbidden', 'cards', 'card'] as const;
export type EvidenceRole = (typeof EVIDENCE_ROLES)[number];

export interface Evidence {
  readonly role: EvidenceRole;
  readonly cards: readonly Card[];
}

const asCards = (value: unknown): readonly Card[] => {
  if (isCard(value)) return [value];
  return Array.isArray(value) ? value.filter(isCard) : [];
};

/** All cards named by a message, by what they stand for. */
export function evidenceOf({ params }: Reason | Note): readonly Evidence[] {
  const values: Readonly<Record<string, unknown>> = { ...params };
  return EVIDENCE_ROLES.map((role) => ({ role, cards: asCards(values[role]) })).filter(({ cards }) => cards.length > 0);
}

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

/** Evidence without rows that only repeat cards shown elsewhere: the allowed ones, or the card asked about. */
export const evidenceBeside = (reason: Reason, shown: readonly (readonly Card[])[]): readonly Evidence[] =>
  evidenceOf(reason).filter(({ cards }) => !shown.some((other) => sameCards(cards, other)));

/**
 * Evidence of several notes; every card stands only where it is named first, in the order of the roles. But the hand is shown whole: where
 * every card is there twice, it may hold the other copy of the one that was led.
 */
export function evidenceOfAll(notes: readonly Note[]): readonly Evidence[] {
  const rows = notes.flatMap(evidenceOf);
  const shown = new Map<Card, EvidenceRole>();
  return EVIDENCE_ROLES.map((role) => {
    const named = rows.filter((row) => row.role === role).flatMap((row) => row.cards);
    const isTwin = (card: Card): boolean => role === 'have' && shown.get(card) === 'led';
    const cards = [...new Set(named)].filter((card) => !shown.has(card) || isTwin(card));
    cards.forEach((card) => shown.set(card, role));
    return { role, cards };
  }).filter(({ cards }) => cards.length > 0);
}

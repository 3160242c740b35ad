// German wording of a Hochzeit at the table.
import type { Card } from '../../../engine/base/cards.ts';
import type { Seat } from '../../../engine/base/seats.ts';
import type { Naming } from '../naming.ts';

export const UI_HOCHZEIT_DE = {
  faceDown: (suitor: Seat, name: Naming) =>
    name.isReader(suitor) ? 'Dein verdeckter Trumpf' : `Verdeckter Trumpf von ${name.player(suitor)}`,
  offered: (suitor: Seat, card: Card, name: Naming) =>
    `${name.isReader(suitor) ? 'Dein Trumpf' : `Trumpf von ${name.player(suitor)}`}: ${name.card(card)}`,
  returnHint: (suitor: string) => `Du hast den Trumpf genommen. Wähl aus deinem Blatt eine Karte für ${suitor}.`,
  decline: 'Nicht anbieten',
};

export type UiHochzeitTexts = typeof UI_HOCHZEIT_DE;

// German wording of a Hochzeit at the table.
import type { UiHochzeitTexts } from '../types/ui-hochzeit-texts.ts';

export const UI_HOCHZEIT_DE: UiHochzeitTexts = {
  faceDown: (suitor, name) =>
    name.isReader(suitor) ? 'Dein verdeckter Trumpf' : `Verdeckter Trumpf von ${name.player(suitor)}`,
  offered: (suitor, card, name) =>
    `${name.isReader(suitor) ? 'Dein Trumpf' : `Trumpf von ${name.player(suitor)}`}: ${name.card(card)}`,
  returnHint: (suitor) => `Du hast den Trumpf genommen. Wähl aus deinem Blatt eine Karte für ${suitor}.`,
  decline: 'Nicht anbieten',
};

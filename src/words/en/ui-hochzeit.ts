// English wording of a Hochzeit at the table.
import type { UiHochzeitTexts } from '../types/ui-hochzeit-texts.ts';

export const UI_HOCHZEIT_EN: UiHochzeitTexts = {
  faceDown: (suitor, name) => `${name.isReader(suitor) ? 'Your' : `${name.player(suitor)}’s`} trump, face down`,
  offered: (suitor, card, name) =>
    `${name.isReader(suitor) ? 'Your' : `${name.player(suitor)}’s`} trump: ${name.card(card)}`,
  returnHint: (suitor) => `You have taken the trump. Choose a card from your hand for ${suitor}.`,
  decline: 'Do not offer',
};

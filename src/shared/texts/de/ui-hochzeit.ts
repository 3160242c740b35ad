// German wording of a Hochzeit at the table.
export const UI_HOCHZEIT_DE = {
  faceDown: (suitor: string) => `Verdeckter Trumpf von ${suitor}`,
  offered: (suitor: string, card: string) => `Trumpf von ${suitor}: ${card}`,
  returnHint: (suitor: string) => `Du hast den Trumpf genommen. Wähl in deinem Blatt die Karte für ${suitor}.`,
  decline: 'Nicht anbieten',
  openHand: (declarer: string) => `Offenes Blatt von ${declarer}`,
};

export type UiHochzeitTexts = typeof UI_HOCHZEIT_DE;

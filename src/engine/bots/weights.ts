// What counts how much when a card is chosen, in card points; tuned by playing many thousands of deals.

export const WEIGHTS = {
  /** Worth of a plain card that others beat to who plays alone: with few trumps, and with many when they are drawn. */
  loserLean: -6,
  loserLeanDrawn: -18,
  loserDrawn: -12,
  /** Card points that a friend adds to a trick of the own side, and that anybody adds to a trick he would rather not feed. */
  fat: 6,
  lean: 2,
  /** How often a friend who could take a trick from an opponent does so. */
  friendTakes: 0.9,
  /** How often a player who could beat the known best card also beats the unknown one that has topped it. */
  overHigher: 0.45,
  /** Worth of an unbeatable trump in hand, and of the lowest one. */
  topTrump: 14.5,
  lowTrump: 0,
  /** Share of the worth of a high plain card that is left if it waits. */
  patience: 0.75,
  /** Worth of becoming void in a suit while trumps are in hand. */
  voidSuit: 3,
  /** Loss when a ten is left alone under a higher card that is out. */
  bareTen: 2.35,
  /** Declaring side leads trump, for each trump that opponents still hold, and when it is the partner. */
  drawTrump: 3.75,
  /** Added when trumps are few and the highest one is led. */
  drawLean: 15,
  partnerTrump: 5,
  /** The declarer leads a trump that nothing beats: alone, with the partner still hidden, with the partner known. */
  topAlone: 5,
  topHidden: 3,
  topFound: 6,
  /** The declarer of a Rufer, with the partner known, leads a trump that can be beaten. */
  lowFound: -5,
  /** Defenders: the highest card of a plain suit, and each further card of the suit led. */
  highestAgainst: 5,
  lengthAgainst: 3,
  /** Giving away the last card of a plain suit while trumps are in hand. */
  lastOfSuit: 3,
  /** Defenders: leading trump, hunting the called card, an ace of a short suit, through the declarer. */
  defenderTrump: -8,
  search: 8,
  shortHighest: 2,
  through: 1.5,
  /** Leading a suit that a friend is known to ruff. */
  partnerRuffs: 3,
  /** Leading the longest suit. */
  longSuit: 1,
  /** The declarer leads the called suit himself; the holder of the called card runs away. */
  ownCall: 1,
  runAway: 0,
  /** Leading the own called card while trumps are out. */
  ownCalled: -5,
  /** Securing the target of the own side. */
  target: 15,
  /** Weight of a trick in a Tout. */
  toutTrick: 60,
  /** Worth of a defender's only hope to stop a Tout. */
  stopper: 17,
} as const;

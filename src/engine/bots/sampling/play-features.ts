// What the model of play looks at: features of the open table, of a hand, of a card, and of a card in a hand; their order is that of the weights.

/** What lay open, and who was with whom as far as the player knew. Counts are divided so that they mostly lie between 0 and 1. */
export const OPEN_FEATURES = [
  'declarerWithPartner',
  'partner',
  'defenderOfTwo',
  'declarerAlone',
  'defenderOfOne',
  'fewTrumps',
  'tricks',
  'partnerKnown',
  'calledSuitNotLed',
  'friendsBehind',
  'opponentsBehind',
  'strangersBehind',
  'declarerBehind',
  'ownPoints',
  'theirPoints',
  'leads',
  'second',
  'third',
  'last',
  'friendWins',
  'opponentWins',
  'strangerWins',
  'trumpWins',
  'trumpLed',
  'calledSuitLed',
  'pointsLying',
  'friendLed',
  'declarerLed',
] as const;

/** Of the hand as a whole. "Out" is what lies with the others. */
export const HAND_FEATURES = [
  'ownTrumps',
  'trumpsOut',
  'noTrumpsOut',
  'hasTopTrump',
  'calledCardOut',
  'beatable',
  'beaters',
  'cannotFollow',
  'canTake',
] as const;

/** Of a card, whoever holds it. */
export const CARD_FEATURES = [
  'trump',
  'trumpOber',
  'trumpUnter',
  'ace',
  'ten',
  'king',
  'worthNothing',
  'points',
  'takes',
  'calledCard',
  'calledSuit',
  'search',
  'friendsVoid',
  'opponentsVoid',
  'ledByFriends',
  'ledByOpponents',
  'ledBefore',
] as const;

/** Of a legal card in the hand. */
export const HELD_FEATURES = [
  'top',
  'higherOut',
  'lowerOut',
  'length',
  'single',
  'double',
  'outInGroup',
  'noneOutInGroup',
  'takesForSure',
  'beatersOut',
  'lowestTaker',
  'highestTaker',
  'mostPoints',
  'fewestPoints',
  'pointsAboveFewest',
  'ownAce',
  'aceOut',
  'ownTen',
  'tenOut',
  'ownKing',
  'equalAbove',
  'equalBelow',
  'ownAbove',
  'ownBelow',
  'baresTen',
  'baresAce',
  'shortestSuit',
  'longestSuit',
  'trumpsHeld',
] as const;

/** Where each feature stands in its row. */
type Places<F extends string> = Readonly<Record<F, number>>;

const placesOf = <F extends string>(features: readonly F[]): Places<F> =>
  Object.fromEntries(features.map((feature, place) => [feature, place])) as Places<F>;

export const OPEN = placesOf(OPEN_FEATURES);
export const OF_HAND = placesOf(HAND_FEATURES);
export const OF_CARD = placesOf(CARD_FEATURES);
export const HELD = placesOf(HELD_FEATURES);

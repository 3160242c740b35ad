// Characteristic positions set up by hand: what a club player would do there, and why.
import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import type { Card } from '../../../src/engine/base/cards.ts';
import type { FactId } from '../../../src/engine/inference/facts.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { cards, type Position, viewAt } from '../../../lab/support/bots/support.ts';

const rufer = (called: Card) => ({ contract: 'rufer', called }) as const;
const solo = (trump: 'E' | 'G' | 'H' | 'S') => ({ contract: 'solo', trump }) as const;
const wenz = { contract: 'wenz' } as const;

/** The card that the club player takes, and the ids of his reasons. */
function choose(position: Position): { card: Card; why: readonly FactId[] } {
  const { decision, because } = PLAYERS.verein.decide(viewAt(position), { random: randomOf('position') });
  if (decision.type !== 'play') throw new Error(decision.type);
  return { card: decision.card, why: because.map(({ id }) => id) };
}

interface Expected {
  readonly name: string;
  readonly at: Position;
  /** Any of these cards will do. */
  readonly plays: string;
  readonly because?: FactId;
}

const LEADS: readonly Expected[] = [
  {
    name: 'a defender hunts the called ace',
    at: { declarer: 1, announcement: rufer('GA'), seat: 0, hand: 'HU H9 G9 E7 EK ST S8 S7' },
    plays: 'G9',
    because: 'lead.calledSuit',
  },
  {
    name: 'a defender hunts with the only card of the called suit',
    at: { declarer: 2, announcement: rufer('EA'), seat: 0, hand: 'HO SU H8 E9 GK G8 SK S7' },
    plays: 'E9',
    because: 'lead.calledSuit',
  },
  {
    name: 'the declarer begins with the highest trump',
    at: { declarer: 0, announcement: rufer('SA'), seat: 0, hand: 'EO GO GU SU HK H8 S7 E9' },
    plays: 'EO GO',
    because: 'lead.topTrump',
  },
  {
    name: 'the partner leads trump to the declarer',
    at: { declarer: 2, announcement: rufer('GA'), seat: 0, hand: 'HO SU H9 GA G8 E9 SK S8' },
    plays: 'HO SU H9',
    because: 'lead.trumpToDeclarer',
  },
  {
    name: 'a defender of a Solo keeps his trumps and cashes an ace',
    at: { declarer: 1, announcement: solo('E'), seat: 0, hand: 'HU EK GA G8 HA HK H9 S7' },
    plays: 'GA HA',
  },
  {
    name: 'a defender of a Wenz leads an ace',
    at: { declarer: 2, announcement: wenz, seat: 0, hand: 'EA EK E9 GO G8 HT SK S7' },
    plays: 'EA',
  },
  {
    name: 'a soloist draws trumps from the top',
    at: { declarer: 0, announcement: solo('G'), seat: 0, hand: 'EO GO HO EU GA GK HA S9' },
    plays: 'EO GO HO',
    because: 'lead.topTrump',
  },
  {
    name: 'a declarer of a Wenz takes out the last Unter',
    at: { declarer: 0, announcement: wenz, seat: 0, hand: 'EU GU HU EA ET EK EO S7' },
    plays: 'EU GU HU',
    because: 'lead.topTrump',
  },
  {
    name: 'with the trumps drawn, a Wenz player leads what cannot be beaten',
    at: {
      declarer: 0,
      announcement: wenz,
      seat: 0,
      hand: 'EU GU HU EA ET EK EO S7',
      plays: 'EU SU H7 G7',
    },
    plays: 'EA ET EK EO',
    because: 'lead.sureTrick',
  },
  {
    name: 'in a Tout the declarer leads what is sure',
    at: {
      declarer: 0,
      announcement: { contract: 'wenz-tout' },
      seat: 0,
      hand: 'EU GU HU SU EA ET EK GA',
    },
    plays: 'EU GU HU SU EA ET EK GA',
    because: 'lead.sureTrick',
  },
  {
    name: 'a declarer who knows the partner draws trumps with one that nothing beats before a lone ace is ruffed',
    at: {
      declarer: 1,
      announcement: rufer('GA'),
      seat: 1,
      hand: 'EO GO SO H7 EA S9 S8 G7',
      plays: 'G9 G7 GA G8 H9 H8 HK EO',
    },
    plays: 'GO',
    because: 'lead.topTrump',
  },
  {
    name: 'the holder of four cards of the called suit may run away, and leads no other low card of it by mistake',
    at: { declarer: 1, announcement: rufer('SA'), seat: 0, hand: 'SA SK S9 S8 E9 E8 G9 G7' },
    plays: 'SK S9 S8 E9 E8 G9 G7',
  },
];

const FOLLOWS: readonly Expected[] = [
  {
    name: 'smears on the sure trick of the partner',
    at: { declarer: 0, announcement: rufer('GA'), seat: 3, hand: 'HA H9 GA G8 E9 E8 S9 S8', plays: 'EO H7 H8' },
    plays: 'HA',
    because: 'follow.smearPartnerWins',
  },
  {
    name: 'a defender smears on the ace of the other defender, last to play',
    at: { declarer: 1, announcement: solo('E'), seat: 3, hand: 'HU E7 GT G8 HT HK S9 S7', plays: 'GA G9 G7' },
    plays: 'GT',
    because: 'follow.smearPartnerWins',
  },
  {
    name: 'does not smear on a trick that the declarer, behind, will take',
    at: { declarer: 2, announcement: solo('E'), seat: 1, hand: 'GT GK G9 G8 ST SK S9 S8', plays: 'H8' },
    plays: 'G9 G8 S9 S8',
  },
  {
    name: 'gives an opponent a sparrow, not a ten',
    at: { declarer: 0, announcement: solo('E'), seat: 1, hand: 'GT G9 G8 HT H9 H7 S9 S8', plays: 'GA' },
    plays: 'G9 G8',
    because: 'follow.duck',
  },
  {
    name: 'a defender gives the declarer his lowest trump when the Acorn Ober has been led',
    at: { declarer: 0, announcement: rufer('GA'), seat: 1, hand: 'GO HA H7 E9 E8 SK S9 S8', plays: 'EO' },
    plays: 'H7',
    because: 'follow.duck',
  },
  {
    name: 'keeps the Acorn Ober when a poor trick can be had for less',
    at: { declarer: 3, announcement: rufer('GA'), seat: 3, hand: 'EO HU H9 GK E9 E8 ST S8', plays: 'S9 SK S7' },
    plays: 'ST',
  },
  {
    name: 'last to play, takes with the cheapest trump that is enough',
    at: { declarer: 3, announcement: solo('H'), seat: 3, hand: 'EO GO SO EU HK H9 GA G8', plays: 'ET EA E9' },
    plays: 'H9 HK',
    because: 'follow.winLast',
  },
  {
    name: 'last to play, ruffs a fat trick with a ten of trumps rather than with an Ober',
    at: { declarer: 3, announcement: solo('H'), seat: 3, hand: 'EO GO SO EU HT HA GA G8', plays: 'ET EA E9' },
    plays: 'HT HA',
    because: 'follow.winLast',
  },
  {
    name: 'says what it keeps when the cheapest card is enough',
    at: { declarer: 3, announcement: solo('H'), seat: 3, hand: 'EO GO SO EU HK H9 GA G8', plays: 'ET EA E9' },
    plays: 'H9 HK',
    because: 'follow.cheapest',
  },
  {
    name: 'leaves the trick to the partner and keeps the higher Ober',
    at: { declarer: 0, announcement: rufer('GA'), seat: 3, hand: 'EO H9 GA G8 E9 E8 S9 S8', plays: 'GO H7 H8' },
    plays: 'H9',
    because: 'follow.leaveToPartner',
  },
  {
    name: 'gives the called ace when its suit is led',
    at: { declarer: 1, announcement: rufer('GA'), seat: 2, hand: 'HU GA GK G8 E9 E8 S9 S8', plays: 'G9 G7' },
    plays: 'GA',
    because: 'follow.calledCard',
  },
  {
    name: 'plays the only card that is allowed',
    at: { declarer: 0, announcement: rufer('GA'), seat: 1, hand: 'H7 GK G9 E9 E8 SK S9 S8', plays: 'EO' },
    plays: 'H7',
    because: 'play.onlyCard',
  },
  {
    name: 'throws away the last card of a suit in order to ruff it later',
    at: { declarer: 0, announcement: solo('E'), seat: 2, hand: 'EK E9 H7 GT G8 SK S9 S8', plays: 'HA H9' },
    plays: 'H7',
  },
  {
    name: 'ruffs a fat trick of the opponents',
    at: {
      declarer: 2,
      announcement: rufer('GA'),
      seat: 2,
      hand: 'HU H9 H8 SO G9 E9 S9 S8',
      plays: 'EA ET',
      others: {},
    },
    plays: 'E9',
  },
  {
    name: 'a soloist without the suit ruffs ace and ten',
    at: { declarer: 2, announcement: solo('H'), seat: 2, hand: 'EO GO SU HA H9 H8 S9 SA', plays: 'EA ET' },
    plays: 'HA H9 H8 SU',
    because: 'follow.ruff',
  },
  {
    name: 'cannot beat the Acorn Ober and wastes nothing on it',
    at: { declarer: 0, announcement: solo('G'), seat: 3, hand: 'HO G9 EA ET HA HT SA ST', plays: 'EO G7 G8' },
    plays: 'G9',
    because: 'follow.cannotWin',
  },
  {
    name: 'a defender beats the declarer of a Tout at once',
    at: {
      declarer: 0,
      announcement: { contract: 'solo-tout', trump: 'E' },
      seat: 1,
      hand: 'EO G7 G8 G9 H7 H8 S7 S8',
      plays: 'GO',
    },
    plays: 'EO',
  },
  {
    name: 'a defender of a Tout takes the trick with an ace',
    at: {
      declarer: 0,
      announcement: { contract: 'wenz-tout' },
      seat: 2,
      hand: 'GA G7 G8 E9 H7 H8 S7 S8',
      plays: 'GK G9',
    },
    plays: 'GA',
    because: 'follow.stopTout',
  },
  {
    name: 'the declarer of a Tout takes over as long as he can',
    at: {
      declarer: 3,
      announcement: { contract: 'wenz-tout' },
      seat: 3,
      hand: 'EU GU HU SU EA ET GA GT',
      plays: 'G7 GK G9',
    },
    plays: 'GA GT',
    because: 'follow.mustTake',
  },
  {
    name: 'takes the points that decide the game',
    at: {
      declarer: 0,
      announcement: solo('E'),
      seat: 0,
      hand: 'EO GO EA ET EK HA GA S9',
      plays: 'EO HU SU EU HA HT HK H9 GA GT GK G9',
    },
    plays: 'GO EA ET EK S9',
  },
  {
    name: 'plays over the declarer with an ace in a Wenz',
    at: { declarer: 1, announcement: wenz, seat: 2, hand: 'EA E9 GK G8 HT H9 SK S7', plays: 'E7 EK' },
    plays: 'EA',
    because: 'follow.winSure',
  },
  {
    name: 'a Wenz defender keeps the ten guarded under the ace of the declarer',
    at: { declarer: 0, announcement: wenz, seat: 1, hand: 'ET E9 E8 GK G8 HK H9 S7', plays: 'EA' },
    plays: 'E9 E8',
  },
];

const check = ({ at, plays, because }: Expected): void => {
  const { card, why } = choose(at);
  expect(cards(plays), why.join(', ')).toContain(card);
  if (because) expect(why).toContain(because);
};

describe('leads', () => {
  test.each(LEADS)('$name', check);
});

describe('follows', () => {
  test.each(FOLLOWS)('$name', check);
});

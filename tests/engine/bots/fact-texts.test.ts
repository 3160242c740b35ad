// Every fact is given by some player somewhere, and reads as a sentence in both languages.
import { beforeAll, describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { cardsOfPack, PACK_SIZES } from '../../../src/engine/cards.ts';
import { entriesForHands } from '../../../src/engine/dealing.ts';
import type { Fact, FactId } from '../../../src/engine/facts.ts';
import type { Entry } from '../../../src/engine/log.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { randomOf, shuffled } from '../../../src/engine/random.ts';
import type { Round } from '../../../src/engine/round.ts';
import { startRound } from '../../../src/engine/round.ts';
import type { BySeat } from '../../../src/engine/seats.ts';
import { bySeat, SEATS } from '../../../src/engine/seats.ts';
import { tableRulesOf } from '../../../src/engine/table-rules.ts';
import { FACTS_DE } from '../../../src/shared/texts/facts-de.ts';
import { FACTS_EN } from '../../../src/shared/texts/facts-en.ts';
import type { Naming } from '../../../src/shared/texts/naming.ts';
import { DECKS } from '../../../src/shared/texts/naming.ts';
import { namingOf } from '../../../src/shared/texts/naming-of.ts';
import { filledUp } from '../../fixtures/rounds.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { OFFERED, TAKEN } from '../../fixtures/special-rounds.ts';
import { CLAIMS } from './claims.ts';
import { quickMeister } from './quick-meister.ts';
import type { Position } from './support.ts';
import { cards, after, dealtRound, playOut, shuffledRound, TERMS, viewAt } from './support.ts';

const IDS = Object.keys(CLAIMS) as readonly FactId[];

/** Positions for facts that ordinary rounds hardly ever bring. */
const RARE: readonly Position[] = [
  {
    declarer: 1,
    announcement: { contract: 'rufer', called: 'SA' },
    seat: 0,
    hand: 'SA SK S9 S8 E9 ET G9 GT',
  },
  {
    declarer: 0,
    announcement: { contract: 'solo-tout', trump: 'E' },
    seat: 1,
    hand: 'EO G7 G8 G9 H7 H8 S7 S8',
    plays: 'GO',
  },
  {
    declarer: 3,
    announcement: { contract: 'wenz-tout' },
    seat: 3,
    hand: 'EU GU HU SU EA ET GA GT',
    plays: 'G7 GK G9',
  },
  {
    declarer: 2,
    announcement: { contract: 'wenz' },
    seat: 0,
    hand: 'EU GA GT GK GO G9 G8 G7',
    others: { 2: 'SU' },
    plays: 'G7 E7 HU S7 GU S8 EU E8',
  },
  {
    declarer: 0,
    announcement: { contract: 'rufer', called: 'SA' },
    seat: 3,
    hand: 'HU E7 G7 S9 EK GA ET SA',
    others: { 0: 'EU SO EO GO H8 GT', 1: 'H9 GU SU HA E9 G8', 2: 'H7 HK HT HO ST SK' },
    plays: 'EU H9 H7 HU SO GU HK E7 EO SU HT G7 GO HA HO S9 H8 E9 ST EK GT G8 SK GA',
  },
];

/** Hands, forehand first, whose auctions bring a Sie and a duel. */
const AUCTIONS: readonly BySeat<string>[] = [
  ['EO GO HO SO EU GU HU SU', 'EA ET EK E9 E8 E7 HA HT', 'GA GT GK G9 G8 G7 HK H9', 'SA ST SK S9 S8 S7 H8 H7'],
  ['EO GO HO SO EA ET EK GA', 'EU GU HU SU HA HT HK SA', 'E9 E8 E7 GT GK G9 G8 G7', 'ST SK S9 S8 S7 H9 H8 H7'],
  ['EO GO EU HA HT HK E9 G9', 'HO SO GU HU SU H9 H8 H7', 'EA ET EK E8 E7 ST SK S9', 'GA GT GK G8 G7 SA S8 S7'],
];

const found = new Map<FactId, Fact>();
const note = (because: readonly Fact[]): void =>
  because.forEach((each) => found.set(each.id, found.get(each.id) ?? each));

/** A round after four passes: a Ramsch in which a Durchmarsch wins, or a Muss-Spiel; now and then one player holds the highest cards. */
const allPassed = (n: number, rule: 'ramsch' | 'muss' = 'ramsch'): Round => {
  const rules = tableRulesOf({ ...PURE_2007, 'passout.rule': rule, 'ramsch.durchmarsch': 'all-tricks' });
  const hands = n % 10 === 0 ? filledUp(rules, { 0: cards('EO GO HO SO EU GU HU HA') }) : undefined;
  const pack = shuffled(cardsOfPack(32), randomOf('all passed', n));
  const opening: readonly Entry[] = hands
    ? entriesForHands(rules, TERMS, hands)
    : [
        { type: 'shuffled', pack },
        { type: 'cut', seat: 2, at: 9 },
      ];
  const passes = SEATS.map((seat): Entry => ({ type: 'call', seat, call: 'weiter' }));
  return [...opening, ...passes].reduce<Round>(after, startRound(rules, TERMS));
};

beforeAll(() => {
  for (const pack of PACK_SIZES)
    for (let n = 0; n < 70; n++) {
      const players = bySeat((seat) => ((seat + n) % 5 === 0 ? PLAYERS.zufall : PLAYERS.draufgaenger));
      playOut(shuffledRound(pack, `facts ${n}`), players, randomOf('texts', n), ({ choice }) => note(choice.because));
    }
  playOut(
    shuffledRound(32, 'texts'),
    bySeat(() => quickMeister),
    randomOf('texts'),
    ({ choice }) => note(choice.because),
  );
  for (let n = 0; n < 300; n++)
    playOut(
      allPassed(n),
      bySeat((seat) => ((seat + n) % 3 === 0 ? PLAYERS.verein : PLAYERS.zufall)),
      randomOf('ramsch', n),
      ({ choice }) => note(choice.because),
    );
  playOut(
    OFFERED,
    bySeat(() => PLAYERS.draufgaenger),
    randomOf('schieber'),
    ({ choice }) => note(choice.because),
  );
  note(PLAYERS.verein.decide(viewFor(TAKEN, 0), { random: randomOf('passing') }).because);
  playOut(
    allPassed(1, 'muss'),
    bySeat(() => PLAYERS.verein),
    randomOf('muss'),
    ({ choice }) => note(choice.because),
  );
  for (const at of RARE) note(PLAYERS.verein.decide(viewAt(at), { random: randomOf('rare') }).because);
  for (const hands of AUCTIONS) {
    const round = after(dealtRound(bySeat((seat) => cards(hands[seat]))), { type: 'cut', seat: 2, at: 3 });
    playOut(
      round,
      bySeat(() => PLAYERS.draufgaenger),
      randomOf('auction'),
      ({ choice }) => note(choice.because),
    );
  }
}, 60_000);

const TEXTS = { de: FACTS_DE, en: FACTS_EN } as const;

describe.each(IDS)('%s', (id) => {
  test('is given by a player', () => {
    expect(found.has(id)).toBe(true);
  });

  test.each(['de', 'en'] as const)('reads as a sentence: %s', (language) => {
    const one = found.get(id);
    if (!one) return;
    const write = TEXTS[language][id] as (params: Fact['params'], name: Naming) => string;
    for (const deck of DECKS)
      for (const reader of [...SEATS, undefined]) {
        const text = write(one.params, namingOf(language, deck, ['Resi', 'Sepp', 'Vroni', 'Xaver'], reader));
        expect(text).toMatch(/^[\p{L}\d].*[.!]$/u);
        expect(text).not.toMatch(/undefined|NaN|\[object| {2}|\( ?\)/);
      }
  });
});

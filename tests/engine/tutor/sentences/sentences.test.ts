// What the tutor says, read by its words: every sentence is known and true, and a sentence that is spoilt is found out.
import { describe, expect, test } from 'vitest';
import { namingOf } from '../../../../src/words/speak/naming-of.ts';
import { cardsOfPack, SUITS } from '../../../../src/engine/base/cards.ts';
import { SEATS } from '../../../../src/engine/base/seats.ts';
import type { Naming } from '../../../../src/words/types/naming.ts';
import { PATIENCE_MS, sample } from '../../../../lab/base/thorough.ts';
import { type Place, placesOf } from '../../../../lab/sentences/rendered/places.ts';
import { sentencesFor } from '../../../../lab/sentences/rendered/sentences.ts';
import { PLAYERS } from '../../../../lab/sentences/well-formed.ts';
import { HOUSE_TABLES, playedRound, PURE_TABLES } from '../../../../lab/support/tutor/checked-tables.ts';
import { checkedAt } from '../../../../lab/sentences/told/checked.ts';
import { REASON_SENTENCES, sentenceReader } from '../../../../lab/sentences/told/read.ts';

const ROUNDS = sample(1, 40);
const PURE: readonly Place[] = PURE_TABLES.flatMap((table) =>
  Array.from({ length: ROUNDS }, (_, n) => placesOf(playedRound(table, `sentences ${n}`))).flat(),
);
const HOUSE: readonly Place[] = HOUSE_TABLES.filter((_, at) => at % sample(7, 1) === 0).flatMap((table) =>
  placesOf(playedRound(table, 'sentences')),
);

describe.each([
  ['pure tables', PURE],
  ['house tables', HOUSE],
] as const)('%s', (_, places) => {
  test(
    'every sentence of reasons, refusals and glimpses is known and true',
    () => {
      const checked = places.flatMap((place) => checkedAt(place));
      expect(checked.length).toBeGreaterThan(1000);
      expect(checked.filter(({ is }) => is !== 'true')).toEqual([]);
    },
    PATIENCE_MS,
  );
});

test('why? at a card of somebody else is never only a duty', () => {
  const answers = [...PURE, ...HOUSE].flatMap(({ said }) => {
    const glimpses = said.flatMap((each) => (each.of === 'glimpse' && each.decision.type === 'play' ? [each] : []));
    return glimpses.length > 0 ? [glimpses.map(({ glimpse }) => glimpse.id)] : [];
  });
  expect(answers.length).toBeGreaterThan(100);
  const duties = ['follow.calledCard', 'follow.discard', 'follow.ruff'];
  expect(answers.filter((ids) => ids.every((id) => duties.includes(id)))).toEqual([]);
});

const NUMBER_WORDS = {
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
} as const;

/** The sentence with another card, suit, number or player in it. */
function spoilt(text: string, name: Naming): readonly string[] {
  const cards = cardsOfPack(32).map((card) => name.card(card));
  const named = cards.filter((card) => text.includes(card));
  const suits = SUITS.map((suit) => name.suit(suit));
  const people = SEATS.map((seat) => name.player(seat));
  return [
    ...named.flatMap((card) =>
      cards.filter((other) => !named.includes(other)).map((other) => text.replaceAll(card, other)),
    ),
    ...people.flatMap((who) => people.filter((other) => other !== who).map((other) => text.replace(who, other))),
    ...suits.flatMap((suit) => suits.filter((other) => other !== suit).map((other) => text.replaceAll(suit, other))),
    text.replace(/\d+/, (digits) => String(Number(digits) + 1)),
    ...NUMBER_WORDS[name.language].flatMap((word, at, all) =>
      all[at + 1] === undefined ? [] : [text.replace(new RegExp(`\\b${word}\\b`), all[at + 1] ?? word)],
    ),
  ].filter((each) => each !== text);
}

/** Claims without a card, a number or a name of their own, which only another position can refute. */
const NAMELESS = ['only trumps in hand', 'the lead goes away', 'forehand leads', 'the defenders lead'];

test.each(['de', 'en'] as const)(
  'a sentence that is spoilt is found out: %s',
  (language) => {
    const name = namingOf(language, 'bavarian', PLAYERS, undefined);
    const read = sentenceReader(name, REASON_SENTENCES);
    const refuted = new Map<string, boolean>();
    for (const { view, round, said } of PURE)
      for (const each of said) {
        if (each.of !== 'fact' || each.decision.type !== 'play') continue;
        const seen = { view, decision: each.decision, worlds: [round] };
        for (const { text } of sentencesFor(each, name)) {
          const reading = read(text, seen);
          if (reading.is === 'unknown') continue;
          const found = refuted.get(reading.claim) ?? false;
          refuted.set(reading.claim, found || spoilt(text, name).some((other) => read(other, seen).is === 'false'));
        }
      }
    expect(refuted.size).toBeGreaterThan(25);
    const missed = [...refuted].flatMap(([claim, found]) => (found || NAMELESS.includes(claim) ? [] : [claim]));
    expect(missed).toEqual([]);
  },
  PATIENCE_MS,
);

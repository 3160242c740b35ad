// What is said at the table: every call and announcement as bubble, button and meaning.
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { expect, test } from 'vitest';
import { AUCTION_FORMS, callsOf } from '../../src/engine/auction/auction.ts';
import { announcementsOf } from '../../src/engine/base/contract.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { tellBubble } from '../../src/words/speak/explanations.ts';
import { BUBBLE_STYLES } from '../../src/shared/table/bubble-styles.ts';
import { textsOf } from '../../src/words/base/catalogue.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { GEIER } from '../../src/engine/contracts/wenz-family.ts';
import { expectPhrase, expectSentence, namings, PLAYERS } from '../../lab/sentences/well-formed.ts';

const rules = pureRules();
const offers = { form: 'anytime-offer', noTaker: 'void' } as const;
const ranking = [...rules.ranking, ['hochzeit'], ['geier'], ['open-bettel']];
const calls = [
  ...new Set(
    AUCTION_FORMS.flatMap((form) => [
      ...callsOf({ form, offers, ranking }),
      ...callsOf({ form, offers, ranking, offer: { suitor: 0, waiting: [1] } }),
    ]),
  ),
];
const announcements = [...rules.contracts, GEIER].flatMap(announcementsOf);

test('every phrase is well formed', () => {
  for (const name of namings(0)) {
    const texts = textsOf(name.language).calls;
    const phrases = [
      ...calls.map((call) => texts.call({ call }, name)),
      ...announcements.map((each) => texts.announce({ announcement: each }, name)),
      texts.stoss({}, name),
      texts.retour({}, name),
    ];
    for (const { bubble, button, meaning } of phrases) {
      expectSentence(bubble);
      expectPhrase(button.replace(/!$/, ''));
      expectSentence(meaning);
    }
  }
});

test('every bubble is well formed in every style', () => {
  for (const name of namings(0))
    for (const style of BUBBLE_STYLES) {
      calls.forEach((call) => expectSentence(tellBubble({ type: 'call', seat: 0, call }, name, style)));
      announcements.forEach((announcement) =>
        expectSentence(tellBubble({ type: 'announce', seat: 0, announcement }, name, style)),
      );
      for (const type of ['give', 'return'] as const)
        for (const card of [undefined, ...cardsOfPack(32)])
          expectSentence(tellBubble({ type, seat: 0, ...(card && { card }) }, name, style));
    }
});

test('buttons tell the calls apart', () => {
  for (const name of namings(0)) {
    const texts = textsOf(name.language).calls;
    expect(new Set(calls.map((call) => texts.call({ call }, name).button)).size).toBe(calls.length);
    expect(new Set(announcements.map((each) => texts.announce({ announcement: each }, name).button)).size).toBe(
      announcements.length,
    );
  }
});

test('as it sounds at the table', () => {
  const de = namingOf('de', 'bavarian', PLAYERS, 0);
  const en = namingOf('en', 'bavarian', PLAYERS, 0);
  expect(tellBubble({ type: 'announce', seat: 0, announcement: { contract: 'rufer', called: 'GA' } }, de)).toBe(
    'Mit der Gras-Sau!',
  );
  expect(
    tellBubble({ type: 'announce', seat: 0, announcement: { contract: 'rufer', called: 'GA' } }, de, 'bairisch'),
  ).toBe('Auf de Blaue!');
  expect(tellBubble({ type: 'call', seat: 0, call: 'has:wenz' }, de)).toBe('Ich hätte einen Wenz.');
  expect(tellBubble({ type: 'call', seat: 0, call: 'has:solo' }, de, 'bairisch')).toBe('I hätt a Solo.');
  expect(
    tellBubble({ type: 'announce', seat: 0, announcement: { contract: 'solo', trump: 'E' } }, de, 'bairisch'),
  ).toBe('A Oachl-Solo!');
  expect(tellBubble({ type: 'stoss', seat: 0 }, en, 'bairisch')).toBe('Stoss!');
  expect(tellBubble({ type: 'retour', seat: 0 }, en)).toBe('Retour!');
});

test('what an announcement means is said of the table at which it is made', () => {
  for (const name of namings(0)) {
    const told = announcements.map((each) => {
      const { meaning } = textsOf(name.language).calls.announce({ announcement: each }, name, {
        needed: 66,
        players: 2,
      });
      expectSentence(meaning);
      return meaning;
    });
    expect(told.filter((meaning) => meaning.includes('66')).length).toBeGreaterThan(3);
    expect(told.filter((meaning) => /\b61\b/.test(meaning))).toEqual([]);
    const lords = textsOf(name.language).calls.announce({ announcement: { contract: 'wenz' } }, name, {
      needed: 61,
      players: 2,
    });
    expect(lords.meaning).not.toMatch(/allein|alone/);
  }
});

test('a number of trumps is said as people say it, also where it is one', () => {
  const [name] = namings(0).filter(({ language, deck }) => language === 'de' && deck === 'bavarian');
  if (!name) throw new Error('nobody speaks German');
  const button = (count: number): string => textsOf('de').calls.number({ count, suit: 'S' }, name).button;
  expect([button(1), button(4)]).toEqual(['Einen mit Schellen', 'Vier mit Schellen']);
});

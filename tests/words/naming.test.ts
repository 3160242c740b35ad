// Names of cards, games, players and amounts in both languages and decks.
import { expect, test } from 'vitest';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { comparedDe } from '../../src/words/de/naming.ts';
import { comparedEn } from '../../src/words/en/naming.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { namings, PLAYERS } from '../../lab/sentences/well-formed.ts';

const de = namingOf('de', 'bavarian', PLAYERS, 0);
const pik = namingOf('de', 'french', PLAYERS, 0);
const en = namingOf('en', 'bavarian', PLAYERS, 0);
const spades = namingOf('en', 'french', PLAYERS, 0);

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('cards', () => {
  expect(['GO', 'HA', 'ET', 'S7'].map((card) => de.card(card as 'GO'))).toEqual([
    'Gras-Ober',
    'Herz-Sau',
    'Eichel-Zehn',
    'Schellen-Sieben',
  ]);
  expect(['GO', 'EA', 'SU'].map((card) => pik.card(card as 'GO'))).toEqual(['Pik-Dame', 'Kreuz-Ass', 'Karo-Bube']);
  expect([en.card('GO'), spades.card('GO')]).toEqual(['Ober of Leaves', 'Queen of Spades']);
  expect(de.cards(['GK', 'G9', 'G7'])).toBe('Gras-König, Gras-Neun und Gras-Sieben');
  expect(en.cardsOr(['GK', 'G9'])).toBe('King of Leaves or Nine of Leaves');
});

test('no two cards share a name', () => {
  for (const name of namings(0)) expect(new Set(cardsOfPack(32).map((card) => name.card(card))).size).toBe(32);
});

test('games and announcements', () => {
  expect(de.announcement({ contract: 'rufer', called: 'GA' })).toBe('Rufspiel auf die Gras-Sau');
  expect(pik.announcement({ contract: 'rufer', called: 'GA' })).toBe('Rufspiel auf das Pik-Ass');
  expect(de.announcement({ contract: 'solo-tout', trump: 'H' })).toBe('Herz-Solo-Tout');
  expect(en.announcement({ contract: 'solo', trump: 'G' })).toBe('Leaves Solo');
  expect(en.announcement({ contract: 'rufer', called: 'GA' })).toBe('Rufspiel calling the Ace of Leaves');
  expect([de.contract('wenz-tout'), en.contract('wenz-tout')]).toEqual(['Wenz-Tout', 'Wenz Tout']);
  expect(de.contract('suit-geier')).toBe('Farbgeier');
  expect(de.announcement({ contract: 'geier' })).toBe('Geier');
  expect(de.contract('constructor')).toBe('Constructor');
});

test('players', () => {
  expect([de.player(0), de.player(1), en.player(0)]).toEqual(['du', 'Bertl', 'you']);
  const nameless = namingOf('de', 'bavarian', ['', 'Bertl', 'Christl', 'Done'], undefined);
  expect(nameless.player(0)).toBe('Spieler 1');
  expect(nameless.isReader(0)).toBe(false);
});

test('amounts', () => {
  expect([99, 128, 5, 0].map((cents) => plain(de.money(cents)))).toEqual(['99 Cent', '1,28 €', '5 Cent', '0 Cent']);
  expect([99, 128, 1].map((cents) => plain(en.money(cents)))).toEqual(['99 cents', '€1.28', '1 cent']);
  expect([400, 123456].map((cents) => plain(de.money(cents)))).toEqual(['4,00 €', '1.234,56 €']);
  expect([400, 123456].map((cents) => en.money(cents))).toEqual(['€4.00', '€1,234.56']);
  expect([20, -1590, 0, 99.6].map((cents) => plain(de.balance(cents)))).toEqual([
    '+20 Cent',
    '\u221215,90 €',
    '0 Cent',
    '+1,00 €',
  ]);
  expect([20, -1590, -1, 400].map((cents) => plain(en.balance(cents)))).toEqual([
    '+20 cents',
    '\u2212€15.90',
    '\u22121 cent',
    '+€4.00',
  ]);
  expect([de.number(1234), en.number(1234)]).toEqual(['1.234', '1,234']);
});

test('amounts of bills, on cards and in columns', () => {
  const points = namingOf('de', 'bavarian', PLAYERS, 0, 'points');
  const told = [20, 160, 2.34].map((value) => [de, en, points].map((name) => plain(name.tag(value))));
  expect(told).toEqual([
    ['20 ct', '20c', '20'],
    ['1,60 €', '€1.60', '160'],
    ['2,3 ct', '2.3c', '2,3'],
  ]);
  expect([50, 160].flatMap((cents) => [plain(de.figure(cents)), en.figure(cents)])).toEqual([
    '50',
    '50',
    '1,60 €',
    '€1.60',
  ]);
  expect([20, -1590, 0].flatMap((cents) => [de.entry(cents), en.entry(cents)])).toEqual([
    '0,20',
    '0.20',
    '\u221215,90',
    '\u221215.90',
    '0,00',
    '0.00',
  ]);
  expect([points.figure(160), points.entry(-2)]).toEqual(['160', '\u22122']);
});

test('ranks in the plural', () => {
  expect([de.ranks('O'), de.ranks('A'), pik.ranks('O'), pik.ranks('U')]).toEqual(['Ober', 'Säue', 'Damen', 'Buben']);
  expect([en.ranks('O'), spades.ranks('U')]).toEqual(['Obers', 'Jacks']);
});

test('means are told in whole cents, of points in tenths, and never as nothing', () => {
  const inPoints = {
    de: namingOf('de', 'bavarian', PLAYERS, 0, 'points'),
    en: namingOf('en', 'bavarian', PLAYERS, 0, 'points'),
  };
  expect([1, 12.4, -134].map((cents) => plain(de.average(cents)))).toEqual(['1 Cent', '12 Cent', '1,34 €']);
  expect([1, -0.84, 2].map((points) => plain(inPoints.de.average(points)))).toEqual([
    '1 Punkt',
    '0,8 Punkte',
    '2 Punkte',
  ]);
  expect([1, 0.84].map((points) => plain(inPoints.en.average(points)))).toEqual(['1 game point', '0.8 game points']);
  expect([0.9, 1].map((cents) => de.isTrifle(cents))).toEqual([true, false]);
  expect([0.04, -0.06].map((points) => inPoints.de.isTrifle(points))).toEqual([true, false]);
  expect([0.84, -2, 0.04].map((points) => inPoints.de.balance(points))).toEqual(['+0,8', '\u22122', '0']);
  expect(inPoints.en.balance(0.84)).toBe('+0.8');
});

test('comparisons have the figure of a loss, or say that it is too little for one', () => {
  const points = namingOf('de', 'bavarian', PLAYERS, 0, 'points');
  const lead = namingOf('en', 'bavarian', PLAYERS, 0, 'lead');
  const told = (cents: number): string => plain(comparedDe(cents, de, 'mehr'));
  expect([134.4, 99.6, 2.34, 0.4, 0.01].map(told)).toEqual([
    '1,34 € mehr',
    '1,00 € mehr',
    '2,3 Cent mehr',
    '0,4 Cent mehr',
    'weniger als einen Cent mehr',
  ]);
  expect(plain(comparedEn(0.4, en, 'less'))).toBe('0.4 cents less');
  expect(plain(comparedDe(0.01, points, 'mehr'))).toBe('weniger als einen Zehntelpunkt mehr');
  expect(plain(comparedEn(0.84, lead, 'less'))).toBe('0.8 game points less of a lead');
});

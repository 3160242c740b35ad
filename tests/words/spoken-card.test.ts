// What a screen reader says of a card in hand.
import { expect, test } from 'vitest';
import { reason } from '../../src/engine/base/reasons.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { spokenCard } from '../../src/words/speak/spoken-card.ts';
import { PLAYERS } from '../../lab/sentences/well-formed.ts';

const de = namingOf('de', 'bavarian', PLAYERS, 0);
const en = namingOf('en', 'french', PLAYERS, 0);
const because = reason('R.FOLLOW_SUIT', { led: 'G9', suit: 'G', have: ['GK'] });
const refusal = { because, notes: [], allowed: ['GK'] } as const;

test('trumps with their place', () => {
  expect(spokenCard({ card: 'GO', group: 'trump', rank: 2, playable: true }, de)).toBe(
    'Gras-Ober, zweithöchster Trumpf, spielbar',
  );
  expect(spokenCard({ card: 'EO', group: 'trump', rank: 1, playable: false }, de)).toBe('Eichel-Ober, höchster Trumpf');
  expect(spokenCard({ card: 'H7', group: 'trump', rank: 14, playable: true }, en)).toBe(
    'Seven of Hearts, fourteenth-highest trump, playable',
  );
});

test('plain cards, and courts that are no trumps', () => {
  expect(spokenCard({ card: 'E7', group: 'E', playable: true }, de)).toBe('Eichel-Sieben, spielbar');
  expect(spokenCard({ card: 'GO', group: 'G', playable: true }, de)).toBe('Gras-Ober, kein Trumpf, spielbar');
});

test('the reason of a refused card', () => {
  expect(spokenCard({ card: 'S7', group: 'S', playable: false, refusal }, de)).toBe(
    'Schellen-Sieben, nicht erlaubt: Gras ist angespielt und muss bedient werden',
  );
  expect(spokenCard({ card: 'S7', group: 'S', playable: false, refusal }, en)).toBe(
    'Seven of Diamonds, not allowed: Spades were led and must be followed',
  );
});

test('what can be chosen without a word on the rules, and what the help keeps to itself', () => {
  const card = { card: 'E7', group: 'E', playable: true } as const;
  expect(spokenCard({ ...card, told: 'choice' }, de)).toBe('Eichel-Sieben, zur Wahl');
  expect(spokenCard({ ...card, told: 'nothing' }, de)).toBe('Eichel-Sieben');
});

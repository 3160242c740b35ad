// What is typed or pasted in a tournament: people with teams, prizes, points with whatever sign.
import { expect, test } from 'vitest';
import { entrantsIn, pointsIn, prizesIn } from '../../../src/renderer/tournament/typed-lines.ts';

test('each line is a person, with a team after a semicolon or a tab; numbers of a list are left out', () => {
  expect(entrantsIn('Anna\n\n  2. Bert ; Die Unter\nCilli\tDie Ober\n3) Dora;\n')).toEqual([
    { person: 'Anna' },
    { person: 'Bert', team: 'Die Unter' },
    { person: 'Cilli', team: 'Die Ober' },
    { person: 'Dora' },
  ]);
});

test('an amount is money, anything else is a thing', () => {
  expect(prizesIn('150 €\n€ 100\n50,50 €\n20\n30.– \n1 Schinken\n2 kg Wurst')).toEqual([
    ...[15_000, 10_000, 5050, 2000, 3000].map((cents) => ({ kind: 'money', cents })),
    { kind: 'thing', name: '1 Schinken' },
    { kind: 'thing', name: '2 kg Wurst' },
  ]);
});

test('points are whole numbers with any sign', () => {
  expect(['12', '+5', '-4', '−4', '–7', '0', '-0'].map(pointsIn)).toEqual([12, 5, -4, -4, -7, 0, 0]);
  expect(['', '-', '1.5', '12a', '12345'].map(pointsIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

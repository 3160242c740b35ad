// Prizes of those who share a place: no cent is lost, and those who come first get what cannot be parted.
import { expect, test } from 'vitest';
import type { Hall } from '../../src/engine/tournament/hall.ts';
import { rankingOf } from '../../src/engine/tournament/ranking.ts';
import type { Prize, TournamentTerms } from '../../src/engine/tournament/tournament.ts';

const euro = (cents: number): Prize => ({ kind: 'money', cents });

/** What everybody wins, the best first, where all of so many have as many points. */
function sharedBy(people: number, prizes: readonly Prize[]): readonly (readonly number[])[] {
  const members = Array.from({ length: people }, (_, at) => ({ person: `P${at}`, here: true }));
  const hall: Hall = { members, rounds: [], ties: [], prizes };
  const terms = { seed: 'prizes' } as unknown as TournamentTerms;
  return rankingOf(terms, hall).map(({ won }) => won.flatMap((each) => (each.kind === 'money' ? [each.cents] : [])));
}

test('are added up and parted to the cent', () => {
  expect(sharedBy(3, [euro(100), euro(51)])).toEqual([[51], [50], [50]]);
  expect(sharedBy(3, [euro(100), euro(52), euro(3)])).toEqual([[52], [52], [51]]);
  expect(sharedBy(2, [euro(1), euro(0), euro(70)])).toEqual([[1], []]);
});

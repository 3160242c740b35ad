// The ranking of a tournament as comma-separated values: a line for everybody, a column for each round.
import type { Ranked } from '../../engine/tournament/ranking.ts';
import { asText, csvOf } from '../base/csv.ts';

/** Places of those who have gone stay empty, as do rounds that somebody did not play. */
export function tournamentCsv(ranking: readonly Ranked[], rounds: number): string {
  const numbers = Array.from({ length: rounds }, (_, at) => at);
  const head = ['place', 'name', 'team', ...numbers.map((at) => `round ${at + 1}`), 'total', 'solos'];
  const rows = ranking.map(({ place, person, team, rounds: points, total, solos }) => [
    String(place ?? ''),
    person,
    team ?? '',
    ...numbers.map((at) => String(points[at] ?? '')),
    String(total),
    String(solos),
  ]);
  return csvOf([head, ...rows].map((row) => row.map(asText)));
}

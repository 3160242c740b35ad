// The draw of a round: who sits where, by a seed alone, so that anybody can draw it again.
import { randomOf, shuffled } from '../base/random.ts';
import type { Person } from '../scorer/evening.ts';
import { planned } from './draw-search.ts';
import type { Entrant, Tables } from './tournament.ts';
import { refusedIn, type TournamentReason } from './tournament-reasons.ts';

export const FEWEST_AT_A_TABLE = 3;
export const USUAL_AT_A_TABLE = 4;

/** How many people sit at each table: four, or three as often as the number asks for it. Five sit at one table, where whoever deals sits out. */
export function tableSizes(people: number): readonly number[] {
  const tables = Math.ceil(people / USUAL_AT_A_TABLE);
  const threes = tables * USUAL_AT_A_TABLE - people;
  if (people < FEWEST_AT_A_TABLE) return [];
  if (threes > tables) return [people];
  return Array.from({ length: tables }, (_, at) => (at < tables - threes ? USUAL_AT_A_TABLE : FEWEST_AT_A_TABLE));
}

/** What a draw goes by. */
export interface DrawTerms {
  readonly people: readonly Entrant[];
  /** The rounds that were played. */
  readonly past: readonly Tables[];
  /** How many rounds are still to be played, this one included: a round is drawn so that those after it can be, too. */
  readonly rounds: number;
  readonly seed: string;
}

/** Why nothing can be drawn for these people; undefined if it can. */
export function objectionToDraw(people: readonly Entrant[]): TournamentReason | undefined {
  const sizes = tableSizes(people.length);
  if (sizes.length === 0) return refusedIn('T.FEW_PEOPLE', { count: people.length, least: FEWEST_AT_A_TABLE });
  for (const { person, table } of people) {
    if (table === undefined) continue;
    const size = sizes[table - 1];
    if (size === undefined) return refusedIn('T.NO_TABLE', { table, tables: sizes.length, person });
    const there = people.filter((each) => each.table === table).map((each) => each.person);
    if (there.length > size) return refusedIn('T.TABLE_FULL', { table, people: there });
  }
  return undefined;
}

/** The tables of the next round. Whoever sits at a table of their own stays there; members of a team are kept apart like those who have met. */
export function drawnTables({ people, past, rounds, seed }: DrawTerms): Tables {
  const random = randomOf('tournament', seed);
  const met = meetingsIn(past);
  const sizes = tableSizes(people.length);
  const threes = past.map((tables) => tables.filter((table) => table.length < largest(tables)).flat());
  const groups = past.map((tables) => {
    const sat = tables.filter((table) => people.some(({ person }) => table.includes(person)));
    return sat.length + people.filter(({ person }) => !tables.flat().includes(person)).length;
  });
  const at = (one: number): Entrant => people[one] ?? { person: '' };
  const [tables = []] = planned(
    {
      sizes,
      rounds,
      groups,
      met: (one, other) => {
        const [a, b] = [at(one), at(other)];
        const mates = a.team !== undefined && a.team === b.team ? 1 : 0;
        return (met.get(pairOf(a.person, b.person)) ?? 0) + mates;
      },
      smaller: (one) => threes.filter((sat) => sat.includes(at(one).person)).length,
      fixed: (one) => {
        const { table } = at(one);
        return table === undefined ? undefined : table - 1;
      },
    },
    random,
  );
  return tables.map((table) => shuffled(table, random).map((one) => at(one).person));
}

const largest = (tables: Tables): number => Math.max(...tables.map((table) => table.length));

/** A name for two people, whichever of them comes first. */
const pairOf = (one: Person, other: Person): string => [one, other].sort().join('\n');

/** How often people have sat at one table, by pairs. */
function meetingsIn(rounds: readonly Tables[]): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const table of rounds.flat())
    for (const [at, one] of table.entries())
      for (const other of table.slice(at + 1)) {
        const pair = pairOf(one, other);
        met.set(pair, (met.get(pair) ?? 0) + 1);
      }
  return met;
}

/** How many meetings of these rounds were not the first of two people. */
export const repeatsIn = (rounds: readonly Tables[]): number =>
  [...meetingsIn(rounds).values()].reduce((sum, times) => sum + times - 1, 0);

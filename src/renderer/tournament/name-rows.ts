// What is read off a wall or a list by name: who sits where, and who has how many points.
import type { TournamentView } from '../../shared/calls/tournament.ts';
import type { Language } from '../../shared/border/language.ts';

export interface NamedRow {
  readonly name: string;
  readonly beside: string;
}

/** Everybody of a round by name, with their table. */
export const seatRows = (
  { played }: TournamentView,
  round: number,
  language: Language,
  table: (number: number) => string,
): readonly NamedRow[] =>
  (played[round - 1]?.tables ?? [])
    .flatMap(({ people }, at) => people.map((name) => ({ name, beside: table(at + 1) })))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));

/** The ranking without its details; those who have gone are left out. */
export const placeRows = ({ ranking }: TournamentView, signed: (points: number) => string): readonly NamedRow[] =>
  ranking.flatMap(({ person, place, total }) =>
    place === undefined ? [] : [{ name: `${place}. ${person}`, beside: signed(total) }],
  );

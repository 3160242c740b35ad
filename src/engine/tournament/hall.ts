// The hall as a tournament has left it, folded from its log: who is there, who sat where, what each table has handed in.
import type { Person } from '../scorer/evening.ts';
import { FEWEST_AT_A_TABLE, objectionToDraw, tableSizes, USUAL_AT_A_TABLE } from './draw.ts';
import {
  type Entrant,
  MOST_ENTRANTS,
  type Prize,
  type Score,
  type Tables,
  type TieRule,
  type Tournament,
  type TournamentEvent,
  type TournamentTerms,
} from './tournament.ts';
import { refusedIn, type TournamentReason } from './tournament-reasons.ts';

export interface Member extends Entrant {
  readonly here: boolean;
}

/** A table of a round; of what it has handed in, the last one counts. */
export interface PlayedTable {
  readonly people: readonly Person[];
  readonly sheets: readonly (readonly Score[])[];
}

export interface PlayedRound {
  readonly seed: string;
  readonly tables: readonly PlayedTable[];
}

export interface Hall {
  /** Everybody who has ever taken part, in the order in which they came. */
  readonly members: readonly Member[];
  readonly rounds: readonly PlayedRound[];
  readonly ties: readonly TieRule[];
  readonly prizes: readonly Prize[];
}

/** The hall, or which event of the log cannot stand, and why. */
export type FoldedHall =
  | { readonly ok: true; readonly hall: Hall }
  | { readonly ok: false; readonly at: number; readonly reason: TournamentReason };

const EMPTY: Hall = { members: [], rounds: [], ties: ['bestRound', 'solos'], prizes: [] };

/** The hall after everything in the log. */
export function hallOf({ terms, log }: Tournament): FoldedHall {
  let hall = EMPTY;
  for (const [at, event] of log.entries()) {
    const written = afterEvent(terms, hall, event);
    if ('id' in written) return { ok: false, at, reason: written };
    hall = written;
  }
  return { ok: true, hall };
}

/** Those who are there and play the next round. */
export const presentIn = ({ members }: Hall): readonly Member[] => members.filter(({ here }) => here);

/** Who sat where, round by round. */
export const tablesIn = ({ rounds }: Hall): readonly Tables[] =>
  rounds.map(({ tables }) => tables.map(({ people }) => people));

/** Why the next round cannot be drawn yet; undefined if it can. */
export function objectionToRound({ rounds: most }: TournamentTerms, hall: Hall): TournamentReason | undefined {
  if (hall.rounds.length >= most) return refusedIn('T.ALL_DRAWN', { rounds: most });
  const open = (hall.rounds.at(-1)?.tables ?? []).flatMap(({ sheets }, at) => (sheets.length > 0 ? [] : [at + 1]));
  if (open.length > 0) return refusedIn('T.RESULTS_MISSING', { round: hall.rounds.length, tables: open });
  return objectionToDraw(presentIn(hall));
}

/** The hall after one more event, or why it cannot be. */
export function afterEvent(terms: TournamentTerms, hall: Hall, event: TournamentEvent): Hall | TournamentReason {
  switch (event.kind) {
    case 'comes':
      return afterComing(hall, event.entrants);
    case 'goes':
      return afterGoing(hall, event.person);
    case 'changed':
      return afterChange(hall, event.person, event.as);
    case 'drawn':
      return afterDraw(terms, hall, event.seed, event.tables);
    case 'sits':
      return afterSitting(hall, event.person, event.table);
    case 'result':
      return afterResult(terms, hall, event);
    case 'ruled':
      return { ...hall, ties: event.ties, prizes: event.prizes };
  }
}

function afterComing(hall: Hall, entrants: readonly Entrant[]): Hall | TournamentReason {
  const names = entrants.map(({ person }) => person);
  if (names.some((name) => name.trim() === '')) return refusedIn('T.NO_NAME', {});
  const twice = names.find(
    (name, at) => names.indexOf(name) !== at || presentIn(hall).some((each) => each.person === name),
  );
  if (twice !== undefined) return refusedIn('T.SAME_NAME', { person: twice });
  const back = (person: Person): Entrant | undefined => entrants.find((each) => each.person === person);
  const known = hall.members.map((member) => {
    const own = back(member.person);
    return own ? { ...own, here: true } : member;
  });
  const fresh = entrants.filter(({ person }) => !hall.members.some((each) => each.person === person));
  const members = [...known, ...fresh.map((entrant) => ({ ...entrant, here: true }))];
  return members.length > MOST_ENTRANTS
    ? refusedIn('T.MOST_PEOPLE', { count: members.length, most: MOST_ENTRANTS })
    : { ...hall, members };
}

/** The table of the last round at which somebody sits, from 1; 0 if at none. */
const tableNow = (hall: Hall, person: Person): number =>
  (hall.rounds.at(-1)?.tables ?? []).findIndex(({ people }) => people.includes(person)) + 1;

function afterGoing(hall: Hall, person: Person): Hall | TournamentReason {
  if (!presentIn(hall).some((each) => each.person === person)) return refusedIn('T.NOBODY', { person });
  const table = tableNow(hall, person);
  if (hall.rounds.at(-1)?.tables[table - 1]?.sheets.length === 0) return refusedIn('T.STILL_PLAYS', { person, table });
  return { ...hall, members: hall.members.map((each) => (each.person === person ? { ...each, here: false } : each)) };
}

function afterChange(hall: Hall, person: Person, as: Entrant): Hall | TournamentReason {
  if (!hall.members.some((each) => each.person === person)) return refusedIn('T.NOBODY', { person });
  if (as.person.trim() === '') return refusedIn('T.NO_NAME', {});
  if (as.person !== person && hall.members.some((each) => each.person === as.person))
    return refusedIn('T.SAME_NAME', { person: as.person });
  const renamed = (name: Person): Person => (name === person ? as.person : name);
  return {
    ...hall,
    members: hall.members.map((each) => (each.person === person ? { ...as, here: each.here } : each)),
    rounds: hall.rounds.map((round) => ({
      ...round,
      tables: round.tables.map((table) => ({ ...table, people: table.people.map(renamed) })),
    })),
  };
}

function afterDraw(terms: TournamentTerms, hall: Hall, seed: string, tables: Tables): Hall | TournamentReason {
  const wrong = objectionToRound(terms, hall);
  if (wrong) return wrong;
  const present = presentIn(hall);
  const seated = tables.flat();
  const fits =
    seated.length === present.length &&
    present.every(({ person }) => seated.includes(person)) &&
    tableSizes(present.length).join() === tables.map((table) => table.length).join();
  if (!fits) return refusedIn('T.BAD_SEATS', {});
  return { ...hall, rounds: [...hall.rounds, { seed, tables: tables.map((people) => ({ people, sheets: [] })) }] };
}

/** The hall with another table in one of its rounds; both from 1. */
function withTable(hall: Hall, round: number, table: number, change: Partial<PlayedTable>): Hall {
  const rounds = hall.rounds.map((each, at) =>
    at === round - 1
      ? { ...each, tables: each.tables.map((own, place) => (place === table - 1 ? { ...own, ...change } : own)) }
      : each,
  );
  return { ...hall, rounds };
}

function afterSitting(hall: Hall, person: Person, table: number): Hall | TournamentReason {
  if (!presentIn(hall).some((each) => each.person === person)) return refusedIn('T.NOBODY', { person });
  const round = hall.rounds.length;
  const found = hall.rounds.at(-1)?.tables[table - 1];
  if (!found) return refusedIn('T.NO_TABLE', { table, tables: hall.rounds.at(-1)?.tables.length ?? 0 });
  if (tableNow(hall, person) > 0) return refusedIn('T.SITS_ALREADY', { person });
  if (found.people.length >= USUAL_AT_A_TABLE || found.sheets.length > 0)
    return refusedIn('T.NO_FREE_PLACE', { table });
  return withTable(hall, round, table, { people: [...found.people, person] });
}

function sumWrong(table: number, scores: readonly Score[]): TournamentReason | undefined {
  const sum = scores.reduce((all, { points }) => all + points, 0);
  return sum === 0 ? undefined : refusedIn('T.SUM', { table, sum });
}

function lossIn(people: readonly Person[], scores: readonly Score[]): TournamentReason | undefined {
  const at = scores.findIndex(({ points }) => points < 0);
  const { points = 0 } = scores[at] ?? {};
  return at < 0 ? undefined : refusedIn('T.NO_MINUS', { person: people[at] ?? '', points });
}

type Result = Extract<TournamentEvent, { kind: 'result' }>;

/** Most points that somebody can have after a round: every deal a Sie, won against everybody. */
const mostPoints = ({ deals, tariff }: TournamentTerms, players: number): number =>
  deals *
  Math.max(tariff.sie, tariff.tout, ...tariff.alone, ...tariff.partner) *
  Math.max(1, Math.min(players, USUAL_AT_A_TABLE) - 1);

function afterResult(terms: TournamentTerms, hall: Hall, { round, table, scores }: Result): Hall | TournamentReason {
  const found = hall.rounds[round - 1]?.tables[table - 1];
  if (!found) return refusedIn('T.NO_TABLE', { table, tables: hall.rounds[round - 1]?.tables.length ?? 0 });
  const { people, sheets } = found;
  if (scores.length !== people.length || people.length < FEWEST_AT_A_TABLE) return refusedIn('T.BAD_SCORES', { table });
  const most = mostPoints(terms, people.length);
  const high = scores.findIndex(({ points }) => Math.abs(points) > most);
  const { points = 0 } = scores[high] ?? {};
  if (high >= 0) return refusedIn('T.TOO_HIGH', { person: people[high] ?? '', points, most });
  const wrong = terms.writes === 'plusOnly' ? lossIn(people, scores) : sumWrong(table, scores);
  if (wrong) return wrong;
  const solos = scores.reduce((all, each) => all + each.solos, 0);
  if (solos > terms.deals) return refusedIn('T.SOLOS', { count: solos, most: terms.deals });
  return withTable(hall, round, table, { sheets: [...sheets, scores] });
}

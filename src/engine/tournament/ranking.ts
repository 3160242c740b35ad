// The ranking of a tournament: points of all rounds, what parts those with equal points, teams, and who gets which prize.
import { randomOf } from '../base/random.ts';
import type { Person } from '../scorer/evening.ts';
import type { Hall, Member } from './hall.ts';
import type { Prize, Score, TieRule, TournamentTerms } from './tournament.ts';

/** Somebody in the ranking. */
export interface Ranked extends Member {
  /** Points of each round; undefined where somebody did not play, or nothing was handed in yet. */
  readonly rounds: readonly (number | undefined)[];
  readonly total: number;
  readonly solos: number;
  /** Points of the best round. */
  readonly best: number;
  /** The place, which equals share; undefined for those who have gone before the end. */
  readonly place?: number;
  /** What parts somebody from the one before, who has as many points. */
  readonly by?: TieRule;
  readonly won: readonly Won[];
}

/** A prize, or the share of it: what is a thing goes to so many people together. */
export type Won = Prize & { readonly among: number };

export interface RankedTeam {
  readonly team: string;
  readonly people: readonly Person[];
  readonly total: number;
  readonly place: number;
}

type Sum = Omit<Ranked, 'place' | 'by' | 'won'> & { readonly lot: number };

/** Everybody, the best first; those who have gone come last and have no place. */
export function rankingOf(terms: TournamentTerms, hall: Hall): readonly Ranked[] {
  const sums = hall.members.map((member, at) => sumOf(terms, hall, member, at));
  const order = (one: Sum, other: Sum): number => orderBy(hall.ties, one, other) || one.lot - other.lot;
  const stay = sums.filter(({ here }) => here).toSorted(order);
  const gone = sums.filter(({ here }) => !here).toSorted(order);
  const placeOf = (at: number): number =>
    stay.findIndex((each) => orderBy(hall.ties, each, stay[at] ?? each) === 0) + 1;
  const places = stay.map((_, at) => placeOf(at));
  return [
    ...stay.map(({ lot, ...each }, at): Ranked => {
      const place = places[at] ?? 0;
      const by = at > 0 && place === at + 1 ? partedBy(hall.ties, stay[at - 1], { lot, ...each }) : undefined;
      const among = places.filter((other) => other === place);
      return { ...each, place, ...(by && { by }), won: wonAt(hall.prizes, place, among.length, at + 1 - place) };
    }),
    ...gone.map(({ lot: _lot, ...each }): Ranked => ({ ...each, won: [] })),
  ];
}

function sumOf({ seed }: TournamentTerms, { rounds }: Hall, member: Member, at: number): Sum {
  const scores = rounds.map(({ tables }): Score | undefined => {
    const table = tables.find(({ people }) => people.includes(member.person));
    return table?.sheets.at(-1)?.[table.people.indexOf(member.person)];
  });
  const points = scores.flatMap((score) => (score ? [score.points] : []));
  return {
    ...member,
    rounds: scores.map((score) => score?.points),
    total: points.reduce((sum, each) => sum + each, 0),
    solos: scores.reduce((sum, score) => sum + (score?.solos ?? 0), 0),
    best: points.length > 0 ? Math.max(...points) : 0,
    lot: randomOf('lot', seed, at).below(LOTS) * MANY + at,
  };
}

/** Lots that differ: a number at random, and for the case that two are equal who came first. */
const LOTS = 2 ** 31;
const MANY = 1000;

const BY_RULE: Readonly<Record<TieRule, (one: Sum, other: Sum) => number>> = {
  bestRound: (one, other) => other.best - one.best,
  solos: (one, other) => other.solos - one.solos,
  lot: (one, other) => one.lot - other.lot,
};

/** Negative if `one` is better; 0 for those who share a place. */
function orderBy(ties: readonly TieRule[], one: Sum, other: Sum): number {
  const byRule = ties.map((rule) => BY_RULE[rule](one, other)).find((order) => order !== 0);
  return other.total - one.total || (byRule ?? 0);
}

function partedBy(ties: readonly TieRule[], before: Sum | undefined, own: Sum): TieRule | undefined {
  return before?.total === own.total ? ties.find((rule) => BY_RULE[rule](before, own) !== 0) : undefined;
}

/** What equals win: the amounts of all their places in equal parts, what cannot be parted a cent each from the first on; things together. */
function wonAt(prizes: readonly Prize[], place: number, among: number, at: number): readonly Won[] {
  const theirs = prizes.slice(place - 1, place - 1 + among);
  const sum = theirs.reduce((cents, prize) => cents + (prize.kind === 'money' ? prize.cents : 0), 0);
  const cents = Math.floor(sum / among) + (at < sum % among ? 1 : 0);
  const things = theirs.filter((prize) => prize.kind === 'thing').map((prize) => ({ ...prize, among }));
  return [...(cents > 0 ? [{ kind: 'money' as const, cents, among }] : []), ...things];
}

/** Teams by the points of all their members, the best first; equals share a place. */
export function teamsIn(ranking: readonly Ranked[]): readonly RankedTeam[] {
  const names = [...new Set(ranking.flatMap(({ team }) => (team === undefined ? [] : [team])))];
  const sums = names
    .map((team) => {
      const members = ranking.filter((each) => each.team === team);
      return {
        team,
        people: members.map(({ person }) => person),
        total: members.reduce((sum, { total }) => sum + total, 0),
      };
    })
    .toSorted((one, other) => other.total - one.total || one.team.localeCompare(other.team));
  return sums.map((each) => ({ ...each, place: sums.findIndex(({ total }) => total === each.total) + 1 }));
}

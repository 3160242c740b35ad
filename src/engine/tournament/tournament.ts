// A tournament as a log: who comes and goes, what was drawn, what each table handed in, and what was corrected later.
import type { Person } from '../scorer/evening.ts';

export const MOST_ENTRANTS = 200;
export const MOST_ROUNDS = 4;
export const DEALS = { least: 16, most: 40 } as const;

/** Points of a game by its height, from each opponent: plain, Schneider, Schwarz. */
type Heights = readonly [plain: number, schneider: number, schwarz: number];

/** What a game counts. Whoever plays alone gets it from everybody else: five from each of three are 15. */
export interface TournamentTariff {
  readonly partner: Heights;
  readonly alone: Heights;
  readonly tout: number;
  readonly sie: number;
}

/** Sheets that tournaments hand out, by what a Solo brings; any other is one's own. */
export const TOURNAMENT_TARIFFS = {
  fifteen: { partner: [1, 2, 3], alone: [5, 6, 7], tout: 14, sie: 28 },
  six: { partner: [1, 2, 3], alone: [2, 3, 4], tout: 8, sie: 16 },
} as const satisfies Readonly<Record<string, TournamentTariff>>;

/** What tables write down: gains and losses, which sum to zero, or gains alone, as some tournaments have it. */
export const WRITTEN_POINTS = ['plusMinus', 'plusOnly'] as const;
export type WrittenPoints = (typeof WRITTEN_POINTS)[number];

/** What parts people with equal points; those whom nothing parts share a place. */
export const TIE_RULES = ['bestRound', 'solos', 'lot'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** A prize of a place: an amount in cents, or a thing. */
export type Prize =
  { readonly kind: 'money'; readonly cents: number } | { readonly kind: 'thing'; readonly name: string };

/** Somebody who takes part, with a team and a table that is always theirs (from 1), where they wish for it. */
export interface Entrant {
  readonly person: Person;
  readonly team?: string;
  readonly table?: number;
}

/** What somebody has at the end of a round. */
export interface Score {
  readonly points: number;
  /** Games won alone. */
  readonly solos: number;
}

/** People by table, in the order of their seats. */
export type Tables = readonly (readonly Person[])[];

export type TournamentEvent =
  | { readonly kind: 'comes'; readonly entrants: readonly Entrant[] }
  | { readonly kind: 'goes'; readonly person: Person }
  /** Another name, team or table; whoever takes over for somebody takes over the points. */
  | { readonly kind: 'changed'; readonly person: Person; readonly as: Entrant }
  | { readonly kind: 'drawn'; readonly seed: string; readonly tables: Tables }
  /** Somebody who came late takes a free place in the round that is being played. */
  | { readonly kind: 'sits'; readonly person: Person; readonly table: number }
  /** What a table has handed in, in the order of its seats; a later one corrects it. Rounds and tables from 1. */
  | {
      readonly kind: 'result';
      readonly round: number;
      readonly table: number;
      readonly scores: readonly Score[];
    }
  | { readonly kind: 'ruled'; readonly ties: readonly TieRule[]; readonly prizes: readonly Prize[] };

export interface TournamentTerms {
  readonly name: string;
  readonly rounds: number;
  /** Deals of a round. */
  readonly deals: number;
  readonly tariff: TournamentTariff;
  readonly writes: WrittenPoints;
  /** Decides by lot between equals. */
  readonly seed: string;
}

export interface Tournament {
  readonly terms: TournamentTerms;
  readonly log: readonly TournamentEvent[];
}

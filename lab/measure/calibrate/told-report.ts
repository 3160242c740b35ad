// What was told of all that was decided in rounds, against how they ended: by kind of look, and by the tricks that were left.
import { meanOf } from '../../base/statistics.ts';
import type { DecisionLook } from './decision-looks.ts';
import { aligned, type Measured, overGames, percent, rounded } from './report.ts';

/** Looks of one kind, in all or with so many tricks left. */
export interface ToldGroup {
  readonly kind: string;
  readonly left?: number;
  readonly games: number;
  readonly looks: number;
  /** Mean chance told, and the difference to the share won, 0 to 1; null where none is told. */
  readonly told: number | null;
  readonly won: number;
  readonly tooHigh: Measured | null;
}

type Looks = readonly DecisionLook[];

export function toldGroups(games: readonly Looks[]): readonly ToldGroup[] {
  const kinds = [...new Set(games.flat().map(({ kind }) => kind))].sort();
  return kinds.flatMap((kind) => {
    const of = games.map((looks) => looks.filter((look) => look.kind === kind));
    const lefts = [...new Set(of.flat().map(({ left }) => left))].sort((a, b) => b - a);
    const all = { kind, ...groupOf(of) };
    if (lefts.length < 2) return [all];
    const byLeft = lefts.map((left) => ({
      kind,
      left,
      ...groupOf(of.map((looks) => looks.filter((look) => look.left === left))),
    }));
    return [all, ...byLeft];
  });
}

function groupOf(all: readonly Looks[]): Omit<ToldGroup, 'kind' | 'left'> {
  const games = all.filter((looks) => looks.length > 0);
  const looks = games.flat();
  const chances = looks.flatMap(({ told }) => told ?? []);
  return {
    games: games.length,
    looks: looks.length,
    told: chances.length > 0 ? rounded(meanOf(chances)) : null,
    won: rounded(meanOf(looks.map(({ won }) => won))),
    tooHigh: overGames(games, ({ told, won }) => (told === undefined ? undefined : told - won)) ?? null,
  };
}

/** The groups as a table for reading. */
export const toldTable = (groups: readonly ToldGroup[]): readonly string[] =>
  aligned([
    ['', 'games', 'looks', 'told', 'won', 'too high', '+-'],
    ...groups.map(({ kind, left, games, looks, told, won, tooHigh }) => [
      left === undefined ? kind : `${kind}, ${left} tricks left`,
      String(games),
      String(looks),
      percent(told),
      percent(won),
      percent(tooHigh?.mean),
      percent(tooHigh?.standardError),
    ]),
  ]);

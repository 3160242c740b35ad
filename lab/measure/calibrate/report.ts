// What the tutor's chances and beliefs come to in recorded games: told against what happened, by kind of contract, role and trick.
import { meanOf } from '../../base/statistics.ts';
import type { Belief, Look } from './look.ts';

/** A mean over looks; its standard error is reckoned over games, because the looks of a game share its fate. */
export interface Measured {
  readonly mean: number;
  readonly standardError: number | null;
}

export interface GroupReport {
  readonly games: number;
  readonly looks: number;
  /** Mean chance told, share of games won, and the difference, 0 to 1; null where no chances were asked for. */
  readonly told: number | null;
  readonly won: number;
  readonly tooHigh: Measured | null;
  /** Share of the looks that open cards win, and by how much that is more than was won; null where open cards were not asked for. */
  readonly open: { readonly won: number; readonly tooMany: Measured } | null;
  /** Trumps in the declarer's hand, imagined and real, and the difference; null where the declarer looks. */
  readonly trumps: { readonly imagined: number; readonly real: number; readonly tooMany: Measured } | null;
  /** Mean effective number of imagined deals; null where all possible ones were looked at. */
  readonly effective: number | null;
}

/** Of the cards said to lie with a seat with a chance in this band, how many do. */
export interface BandReport {
  readonly cards: number;
  readonly told: number;
  readonly held: number;
}

export interface CalibrationReport {
  readonly games: number;
  readonly skipped: number;
  readonly groups: Readonly<Record<string, GroupReport>>;
  readonly bands: Readonly<Record<string, BandReport>>;
  /** Mean squared error of the beliefs, of plain ones (a card lies equally likely with every seat that may hold it), and the gain. */
  readonly brier: { readonly told: number; readonly plain: number; readonly better: number };
}

export type GameLooks = readonly Look[];

export function reportOn(games: readonly GameLooks[], skipped: number): CalibrationReport {
  const names = (of: (look: Look) => string): readonly string[] => [...new Set(games.flat().map(of))].sort();
  const grouped = (of: (look: Look) => string) =>
    names(of).map(
      (name) => [name, groupReport(games.map((looks) => looks.filter((each) => of(each) === name)))] as const,
    );
  const kind = ({ contract, role }: Look): string => `${contract} ${role}`;
  return {
    games: games.length,
    skipped,
    groups: Object.fromEntries([...grouped(kind), ...grouped((look) => `${kind(look)} trick ${look.trick}`)]),
    bands: bandsOf(games.flatMap((looks) => looks.flatMap(({ beliefs }) => beliefs))),
    brier: brierOf(games.flatMap((looks) => looks.flatMap(({ beliefs }) => beliefs))),
  };
}

export const rounded = (value: number): number => Number(value.toFixed(4));

function groupReport(all: readonly GameLooks[]): GroupReport {
  const games = all.filter((looks) => looks.length > 0);
  const looks = games.flat();
  const chances = looks.flatMap(({ told }) => told ?? []);
  const effective = looks.flatMap((look) => look.effective ?? []);
  const trumps = looks.flatMap((look) => look.trumps ?? []);
  const open = looks.flatMap((look) => look.open ?? []);
  return {
    games: games.length,
    looks: looks.length,
    told: chances.length > 0 ? rounded(meanOf(chances)) : null,
    won: rounded(meanOf(looks.map(({ won }) => won))),
    tooHigh: overGames(games, ({ told, won }) => (told === undefined ? undefined : told - won)) ?? null,
    open:
      open.length === 0
        ? null
        : {
            won: rounded(meanOf(open)),
            tooMany:
              overGames(games, ({ open: wins, won }) => (wins === undefined ? undefined : wins - won)) ?? NOTHING,
          },
    trumps:
      trumps.length === 0
        ? null
        : {
            imagined: rounded(meanOf(trumps.map(({ imagined }) => imagined))),
            real: rounded(meanOf(trumps.map(({ real }) => real))),
            tooMany: overGames(games, (look) => look.trumps && look.trumps.imagined - look.trumps.real) ?? NOTHING,
          },
    effective: effective.length > 0 ? rounded(meanOf(effective)) : null,
  };
}

const NOTHING: Measured = { mean: 0, standardError: null };

/** Mean over all looks; the error by the usual linear approximation of a ratio of sums over games. */
export function overGames<L>(
  games: readonly (readonly L[])[],
  of: (look: L) => number | undefined,
): Measured | undefined {
  const values = games.map((looks) => looks.flatMap((look) => of(look) ?? [])).filter((each) => each.length > 0);
  const all = values.flat();
  if (all.length === 0) return undefined;
  const mean = meanOf(all);
  const perGame = all.length / values.length;
  const parts = values.map((each) => each.reduce((sum, value) => sum + value - mean, 0) / perGame);
  const squares = parts.reduce((sum, part) => sum + part * part, 0);
  const error = values.length < 2 ? null : Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean: rounded(mean), standardError: error === null ? null : rounded(error) };
}

function bandsOf(beliefs: readonly Belief[]): Record<string, BandReport> {
  const bands = Array.from({ length: 10 }, (_, at) =>
    beliefs.filter(({ told }) => Math.min(9, Math.floor(told * 10)) === at),
  );
  return Object.fromEntries(
    bands.map((band, at) => [
      `${10 * at}-${10 * at + 10} %`,
      {
        cards: band.length,
        told: rounded(meanOf(band.map(({ told }) => told))),
        held: rounded(meanOf(band.map(({ held }) => (held ? 1 : 0)))),
      },
    ]),
  );
}

function brierOf(beliefs: readonly Belief[]): CalibrationReport['brier'] {
  const error = (of: (belief: Belief) => number): number =>
    meanOf(beliefs.map((belief) => (of(belief) - (belief.held ? 1 : 0)) ** 2));
  const [told, plain] = [error((belief) => belief.told), error((belief) => belief.plain)];
  return { told: rounded(told), plain: rounded(plain), better: plain === 0 ? 0 : rounded(1 - told / plain) };
}

/** The report as tables for reading. */
export function tableOf({ games, skipped, groups, bands, brier }: CalibrationReport): readonly string[] {
  const heading = [
    '',
    'games',
    'looks',
    'told',
    'won',
    'too high',
    '+-',
    'open',
    'too many',
    '+-',
    'trumps',
    'real',
    'too many',
    '+-',
    'deals',
  ];
  const believed = Object.values(bands).some(({ cards }) => cards > 0);
  const rows = Object.entries(groups).map(([name, group]) => groupRow(name, group));
  return [
    `${games} games, ${skipped} records skipped`,
    ...aligned([heading, ...rows]),
    ...(believed ? beliefRows(bands, brier) : []),
  ];
}

const beliefRows = (bands: CalibrationReport['bands'], brier: CalibrationReport['brier']): readonly string[] => [
  '',
  ...aligned([
    ['card said to lie there', 'cards', 'told', 'does'],
    ...Object.entries(bands).map(([name, { cards, told, held }]) => [
      name,
      String(cards),
      percent(told),
      percent(held),
    ]),
  ]),
  `Brier score ${brier.told}, of equal chances ${brier.plain}: better by ${percent(brier.better)}`,
];

export const percent = (share: number | null | undefined): string =>
  share === null || share === undefined ? '-' : `${(100 * share).toFixed(1)} %`;
const number = (value: number | null | undefined, digits = 2): string =>
  value === null || value === undefined ? '-' : value.toFixed(digits);

const groupRow = (
  name: string,
  { games, looks, told, won, tooHigh, open, trumps, effective }: GroupReport,
): string[] => [
  name,
  String(games),
  String(looks),
  percent(told),
  percent(won),
  tooHigh === null ? '-' : percent(tooHigh.mean),
  tooHigh === null ? '-' : percent(tooHigh.standardError),
  percent(open?.won),
  percent(open?.tooMany.mean),
  percent(open?.tooMany.standardError),
  number(trumps?.imagined),
  number(trumps?.real),
  number(trumps?.tooMany.mean),
  number(trumps?.tooMany.standardError),
  number(effective, 1),
];

export function aligned(lines: readonly (readonly string[])[]): readonly string[] {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
}

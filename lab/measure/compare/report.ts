// How people and a bot compare, over all choices and by kind: how often the same card, and what each gives away.
import { type Estimate, estimateOf, meanOf, shareOf } from '../../base/statistics.ts';
import type { Agreement, Compared, Loss } from './judge.ts';

/** Per choice, in card points or cents; the error of the difference is over games. */
export interface LossReport {
  readonly person: number;
  readonly bot: number;
  /** What the bot gives away less than the person, per choice. */
  readonly saved: Estimate;
}

export interface GroupReport {
  readonly choices: number;
  /** Shares of the choices. */
  readonly same: number | null;
  readonly equivalent: number | null;
  readonly points: LossReport;
  readonly cents: LossReport;
}

/** What the bot gave away in one game, all choices together. */
export interface GameSums {
  readonly choices: number;
  readonly points: number;
  readonly cents: number;
}

export interface CompareReport {
  readonly games: number;
  /** Records that are no games of the rules, or are not played. */
  readonly skipped: number;
  readonly all: GroupReport;
  readonly byTrick: Readonly<Record<string, GroupReport>>;
  readonly byRole: Readonly<Record<string, GroupReport>>;
  readonly byContract: Readonly<Record<string, GroupReport>>;
  readonly byPlace: Readonly<Record<string, GroupReport>>;
  /** In the order of the file. */
  readonly byGame: readonly GameSums[];
}

/** The choices of one game. */
export type GameChoices = readonly Compared[];

export function reportOn(games: readonly GameChoices[], skipped: number): CompareReport {
  return {
    games: games.length,
    skipped,
    all: groupReport(games),
    byTrick: groupsBy(games, ({ trick }) => String(trick)),
    byRole: groupsBy(games, ({ contract, role }) => `${contract} ${role}`),
    byContract: groupsBy(games, ({ contract }) => contract),
    byPlace: groupsBy(games, ({ place, role }) => `${place} ${role}`),
    byGame: games.map((choices) => ({
      choices: choices.length,
      points: sumOf(choices, ({ bot }) => bot.points),
      cents: sumOf(choices, ({ bot }) => bot.cents),
    })),
  };
}

const sumOf = (choices: GameChoices, of: (choice: Compared) => number): number =>
  choices.reduce((sum, choice) => sum + of(choice), 0);

function groupsBy(games: readonly GameChoices[], nameOf: (choice: Compared) => string): Record<string, GroupReport> {
  const names = [...new Set(games.flatMap((choices) => choices.map(nameOf)))].sort();
  return Object.fromEntries(
    names.map((name) => [name, groupReport(games.map((choices) => choices.filter((each) => nameOf(each) === name)))]),
  );
}

function groupReport(games: readonly GameChoices[]): GroupReport {
  const choices = games.flat();
  const share = (agreement: Agreement): number | null =>
    shareOf(choices.filter((each) => each.agreement === agreement).length, choices.length);
  return {
    choices: choices.length,
    same: share('same'),
    equivalent: share('equivalent'),
    points: lossReport(games, ({ points }) => points),
    cents: lossReport(games, ({ cents }) => cents),
  };
}

const rounded = (value: number): number => Number(value.toFixed(3));

function lossReport(games: readonly GameChoices[], of: (loss: Loss) => number): LossReport {
  const choices = games.flat();
  return {
    person: rounded(meanOf(choices.map(({ person }) => of(person)))),
    bot: rounded(meanOf(choices.map(({ bot }) => of(bot)))),
    saved: perChoice(
      games.map((game) => ({
        choices: game.length,
        sum: sumOf(game, ({ person, bot }) => of(person) - of(bot)),
      })),
    ),
  };
}

/** A ratio of sums over games; its error by the usual linear approximation. */
export function perChoice(games: readonly { readonly choices: number; readonly sum: number }[]): Estimate {
  const choices = games.reduce((all, each) => all + each.choices, 0);
  const mean = games.reduce((all, { sum }) => all + sum, 0) / Math.max(1, choices);
  const perGame = choices / Math.max(1, games.length);
  const parts = games.map((game) => mean + (game.sum - mean * game.choices) / Math.max(1e-9, perGame));
  return { ...estimateOf(parts), mean: rounded(mean) };
}

/** The report as a table for reading. */
export function tableOf({ games, skipped, all, byGame: _byGame, ...groups }: CompareReport): readonly string[] {
  const heading = ['', 'choices', 'same', 'equiv.', 'points: person', 'bot', 'saved', '+-', 'cents: person', 'bot'];
  const lines = [
    rowOf('all', all),
    ...Object.values(groups).flatMap((group) => [
      [],
      ...Object.entries(group).map(([name, report]) => rowOf(name, report)),
    ]),
  ];
  const widths = heading.map((head, at) => Math.max(head.length, ...lines.map((line) => line[at]?.length ?? 0)));
  const written = (line: readonly string[]): string =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return [`${games} games, ${skipped} records skipped`, written(heading), ...lines.map(written)];
}

const percent = (share: number | null): string => (share === null ? '-' : `${(100 * share).toFixed(1)} %`);

const rowOf = (name: string, { choices, same, equivalent, points, cents }: GroupReport): readonly string[] => [
  name,
  String(choices),
  percent(same),
  percent(equivalent),
  points.person.toFixed(3),
  points.bot.toFixed(3),
  points.saved.mean.toFixed(3),
  (points.saved.standardError ?? 0).toFixed(3),
  cents.person.toFixed(3),
  cents.bot.toFixed(3),
];

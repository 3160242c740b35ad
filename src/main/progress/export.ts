// Progress as files to take along: everything as JSON, or one line for each round as a table.
import type { ProgressView } from '../../shared/teaching/progress.ts';
import { csvOf } from '../base/csv.ts';
import type { RoundFacts } from '../rounds/round-facts.ts';

/** All figures, and the rounds they were counted from. */
export const asJson = (view: ProgressView, rounds: readonly RoundFacts[], date: string): string =>
  JSON.stringify(
    { format: 'schafkopf-stube-progress-export', version: 1, exportedAt: date, view, rounds },
    undefined,
    1,
  );

const COLUMNS = ['finishedAt', 'id', 'pack', 'contract', 'role', 'outcome', 'cents', 'chance', 'hints'] as const;

/** Comma-separated values with a head line. */
export function asCsv(rounds: readonly RoundFacts[]): string {
  const inOrder = [...rounds].sort((a, b) => a.finishedAt.localeCompare(b.finishedAt));
  const rows = inOrder.map(({ finishedAt, id, pack, game, help }) => [
    finishedAt,
    id,
    String(pack),
    game?.contract ?? '',
    game?.role ?? '',
    game?.outcome ?? 'thrownIn',
    String(game?.cents ?? 0),
    game?.chance === undefined ? '' : game.chance.toFixed(3),
    String(help.hints),
  ]);
  return csvOf([COLUMNS, ...rows]);
}

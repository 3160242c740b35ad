// One line of a position file in, the exact values of its legal cards out; never throws on what a line may hold.
import type { Card } from '../../../src/engine/base/cards.ts';
import { nodesSearched } from '../../../src/engine/search/solver.ts';
import { objectIn } from '../../../src/cli/lines.ts';
import { finalPoints } from './check-position.ts';
import type { Difference } from './difference.ts';
import { readPosition } from './position.ts';

export interface Solution {
  readonly id: string | null;
  /** Final card points of the declaring side by legal card. */
  readonly values: Readonly<Partial<Record<Card, number>>>;
  /** Nodes of the search. */
  readonly nodes: number;
  /** Milliseconds of the search. */
  readonly ms: number;
}

export interface NoSolution {
  readonly id: string | null;
  readonly error: string;
}

const wordsOf = ({ path, expected, actual, message }: Difference): string =>
  message === undefined
    ? `${path}: ${JSON.stringify(expected)} instead of ${JSON.stringify(actual)}`
    : `${path}: ${JSON.stringify(expected)}: ${message}`;

/** Solves the position in a line; `number` counts from 1, `now` is a clock in milliseconds. */
export function solveLine(line: string, number: number, now: () => number): Solution | NoSolution {
  const record = objectIn(line);
  if ('wrong' in record)
    return { id: null, error: `line ${number}: ${JSON.stringify(line.slice(0, 80))}: ${record.wrong}` };
  const { json } = record;
  const id = typeof json['id'] === 'string' ? json['id'] : null;
  if (json['record'] !== 'position') return { id, error: `record: ${JSON.stringify(json['record'])}: not a position` };
  const read = readPosition(json);
  if (!read.ok) {
    const reasons =
      read.unsupported === undefined ? read.differences.map(wordsOf) : [`unsupported: ${read.unsupported}`];
    return { id, error: reasons.join('; ') };
  }
  const before = nodesSearched();
  const started = now();
  const values = Object.fromEntries(finalPoints(read.position));
  return { id, values, nodes: nodesSearched() - before, ms: Number((now() - started).toFixed(3)) };
}

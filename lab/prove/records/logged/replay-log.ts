// The log of a record played again: what may be decided before each entry, what must be refused, and what it comes to.
import { z } from 'zod';
import type { Seat } from '../../../../src/engine/base/seats.ts';
import { judge, legalDecisions, step, turnIn } from '../../../../src/engine/round/step.ts';
import { isAside } from '../../../../src/engine/table/log.ts';
import type { Round } from '../../../../src/engine/table/round.ts';
import { seatsAt } from '../../../../src/engine/table/table-rules.ts';
import { compare, type Difference, nonsense } from '../difference.ts';
import { SeatSchema } from '../schemas.ts';
import { decisionIn, textOf, type Word } from './logged-words.ts';

/** Far more entries than any round has; keeps a hostile file from being folded for ever. */
const MAX_ENTRIES = 400;

const TextsSchema = z.array(z.string());

const LogEntrySchema = z.object({
  seat: SeatSchema,
  do: z.string(),
  legal: TextsSchema.optional(),
  also: z.record(z.string(), TextsSchema).optional(),
  refused: z.array(z.object({ seat: SeatSchema, do: z.string(), rule: z.string() })).default([]),
});
type LogEntry = z.infer<typeof LogEntrySchema>;

export const LogSchema = z.array(LogEntrySchema).max(MAX_ENTRIES);
export type Log = z.infer<typeof LogSchema>;

export interface ReplayedLog {
  readonly differences: readonly Difference[];
  /** The round after the last entry; undefined if one could not be. */
  readonly end?: Round;
}

/** Folds a log from a round in which the cards are dealt; stops at the first entry that the rules refuse. */
export function logAgain(start: Round, log: Log, words: readonly Word[]): ReplayedLog {
  const differences: Difference[] = [];
  let round = start;
  for (const [at, entry] of log.entries()) {
    const path = `log[${at}]`;
    differences.push(...openDifferences(round, entry, words, path), ...refusalDifferences(round, entry, words, path));
    const decision = decisionIn(words, entry.do, entry.seat, round);
    if (!decision) return { differences: [...differences, unknownWord(`${path}.do`, entry.do)] };
    const next = step(round, decision);
    if (!next.ok) return { differences: [...differences, nonsense(path, entry.do, next.because.id)] };
    round = next.round;
  }
  return { differences, end: round };
}

const unknownWord = (path: string, text: string): Difference => nonsense(path, text, 'no decision of this game');

/** What is open before an entry: to the seat whose turn it is, and without a turn. An entry that lists the first means both. */
function openDifferences(
  round: Round,
  { legal, also }: LogEntry,
  words: readonly Word[],
  path: string,
): readonly Difference[] {
  const turn = turnIn(round);
  const found = turn === undefined ? [] : textsOf(round, turn, words, 'turn');
  return [
    ...compare(`${path}.legal`, legal, found),
    ...compare(`${path}.also`, also ?? (legal && {}), asidesIn(round, words)),
  ];
}

function textsOf(round: Round, seat: Seat, words: readonly Word[], waits: 'turn' | 'no turn'): readonly string[] {
  const decisions = legalDecisions(round, seat).filter((each) => isAside(each) === (waits === 'no turn'));
  return decisions.map((each) => textOf(words, each, round)).sort();
}

const asidesIn = (round: Round, words: readonly Word[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    seatsAt(round.rules)
      .map((seat) => [String(seat), textsOf(round, seat, words, 'no turn')] as const)
      .filter(([, texts]) => texts.length > 0),
  );

const refusalDifferences = (
  round: Round,
  { refused }: LogEntry,
  words: readonly Word[],
  path: string,
): readonly Difference[] =>
  refused.flatMap(({ seat, do: text, rule }, index) => {
    const at = `${path}.refused[${index}]`;
    const decision = decisionIn(words, text, seat, round);
    if (!decision) return [unknownWord(`${at}.do`, text)];
    const verdict = judge(round, decision);
    return compare(`${at}.rule`, rule, verdict.legal ? null : verdict.because.id);
  });

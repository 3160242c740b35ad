// The messages between the arena and a foreign player, one JSON line each; docs/BOT-PROTOCOL.md explains them.
import { oneLine } from '../../../../src/shared/border/one-line.ts';
import { z } from 'zod';
import type { Decision } from '../../../../src/engine/table/log.ts';
import type { TableRules } from '../../../../src/engine/table/table-rules.ts';
import type { SeatView } from '../../../../src/engine/round/view.ts';

export const PROTOCOL = 'schafkopf-stube-bot';
/** Grows when a program written for the version before would no longer be understood, or understand. */
export const VERSION = 1;

/** What a foreign player is told of its seat: the view without what the greeting or `choices` say already. */
export type BotView = Omit<SeatView, 'rules' | 'options'>;

export interface Greeting {
  readonly type: 'hello';
  readonly protocol: typeof PROTOCOL;
  readonly version: typeof VERSION;
  readonly rules: TableRules;
  /** Milliseconds for each answer. */
  readonly limitMs: number;
  /** For the player's own randomness, if its games are to be repeatable. */
  readonly seed: string;
}

/** A question: `decide` must be answered with the index of a choice, `double` may be answered with null. */
export interface Question {
  readonly type: 'decide' | 'double';
  readonly id: number;
  readonly view: BotView;
  readonly choices: readonly Decision[];
}

const HelloSchema = z.object({
  type: z.literal('hello'),
  version: z.literal(VERSION),
  name: z.string().min(1).max(80).optional(),
});

const AnswerSchema = z.object({ id: z.int(), choice: z.int().min(0).nullable() });

/** What a line of a foreign player means as an answer to a question. */
export type Meaning =
  | { readonly kind: 'choice'; readonly decision: Decision }
  | { readonly kind: 'none' }
  /** An answer to an earlier question, which came too late. */
  | { readonly kind: 'old' }
  | { readonly kind: 'nonsense'; readonly what: string };

const nonsense = (what: string): Meaning => ({ kind: 'nonsense', what });

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

/** The name in a greeting, empty if it gives none; undefined if the line is no greeting of this version. */
export function nameInHello(line: string): string | undefined {
  const hello = HelloSchema.safeParse(jsonIn(line));
  return hello.success ? oneLine(hello.data.name ?? '', 80) : undefined;
}

export function meaningOf(line: string, { type, id, choices }: Question): Meaning {
  const answer = AnswerSchema.safeParse(jsonIn(line));
  if (!answer.success) return nonsense('not an answer');
  const { choice } = answer.data;
  if (answer.data.id < id) return { kind: 'old' };
  if (answer.data.id > id) return nonsense('an answer to no question');
  if (choice === null) return type === 'double' ? { kind: 'none' } : nonsense('no choice');
  const decision = choices[choice];
  return decision ? { kind: 'choice', decision } : nonsense(`choice ${choice} of ${choices.length}`);
}

export function viewForBot(view: SeatView): BotView {
  const { rules: _rules, options: _options, ...rest } = view;
  return rest;
}

// Answers a question to a player; runs in the worker, and in tests without one.
import { playerOf } from '../engine/bots/players.ts';
import { randomOf } from '../engine/random.ts';
import type { Answering, Asking } from './thinking-protocol.ts';

/** A player that throws is reported, so that the table can go on without its answer. */
export function answer({ id, question: { kind, player, character, view, seed } }: Asking): Answering {
  try {
    const choice = playerOf(player, character)[kind](view, { random: randomOf(...seed) });
    return { id, ok: true, choice: choice ?? null };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

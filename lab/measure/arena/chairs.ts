// Who sits at the table of the arena: players by name, and programs that are started, greeted and ended.
import { PLAYER_IDS, PLAYERS } from '../../../src/engine/bots/players.ts';
import type { TableRules } from '../../../src/engine/table/table-rules.ts';
import { oneOf } from '../../../src/cli/command.ts';
import type { Chair } from './arena.ts';
import { type ForeignPlayer, type ForeignReport, startForeign } from './foreign/foreign-player.ts';
import type { SeatChoice } from './seats-option.ts';

/** A chair, and the program in it if it is a foreign player. */
interface Taken extends Chair {
  readonly foreign?: ForeignPlayer;
}

/** The chairs of one rotation; its programs play nothing else, so what they answer does not depend on what runs beside them. */
export interface Chairs {
  readonly chairs: readonly Chair[];
  /** How each program has answered so far; null for a built-in player. */
  reports(): readonly (ForeignReport | null)[];
  /** Ends the programs. */
  close(): Promise<void>;
}

export interface ChairTerms {
  readonly rules: TableRules;
  /** Milliseconds for each answer of a program. */
  readonly limitMs: number;
  /** For the randomness of programs: the chair and the rotation are added to it. */
  readonly seed: string;
}

/** Starts all programs. Rejects with a PlayerError if one of them does not greet; then none is left running. */
export async function openChairs(
  choices: readonly SeatChoice[],
  rotation: number,
  { rules, limitMs, seed }: ChairTerms,
): Promise<Chairs> {
  const opened = await Promise.allSettled(
    choices.map(async (choice, chair): Promise<Taken> => {
      const { name } = choice;
      if (choice.kind === 'player') return { name, player: PLAYERS[oneOf('seats', name, PLAYER_IDS)] };
      const terms = { rules, limitMs, seed: `${seed}/${chair}/${rotation}` };
      const foreign = await startForeign(name, choice.words, terms);
      return { name, player: foreign, foreign };
    }),
  );
  const chairs = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const close = async (): Promise<void> =>
    void (await Promise.all(chairs.flatMap(({ foreign }) => foreign?.close() ?? [])));
  const failed = opened.find((each) => each.status === 'rejected');
  if (failed) {
    await close();
    throw failed.reason;
  }
  return { chairs, reports: () => chairs.map(({ foreign }) => foreign?.report() ?? null), close };
}

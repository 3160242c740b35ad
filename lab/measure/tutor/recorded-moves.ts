// The recorded rounds of a packed file one by one, as programs go through them that judge the tutor.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Move } from '../compare/game.ts';
import { roundIn } from '../compare/recorded.ts';
import type { Random } from '../../../src/engine/base/random.ts';

export interface RecordedMoves {
  /** Number of its line, from 1 on. */
  readonly number: number;
  readonly moves: readonly Move[];
}

/** The rounds in the lines that are wanted, by their numbers; none for a line that holds something else. */
export async function* recordedMoves(
  file: string,
  isWanted: (number: number) => boolean,
): AsyncIterable<RecordedMoves> {
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    number += 1;
    const round = isWanted(number) && text.trim() !== '' ? roundIn({ text, number }) : undefined;
    if (round) yield { number, moves: round.moves };
  }
}

/** One of the moves at which more than one card was allowed, by chance; undefined where there is none. */
export function someChoice(moves: readonly Move[], random: Random): Move | undefined {
  const choices = moves.filter(
    ({ view }) => view.options.filter(({ decision, verdict }) => decision.type === 'play' && verdict.legal).length > 1,
  );
  return choices[random.below(Math.max(1, choices.length))];
}

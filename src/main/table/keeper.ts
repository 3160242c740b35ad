// Puts finished rounds into the library; those that cannot be written wait in the session until they can.
import type { RoundFile } from '../../shared/files/round-file.ts';
import type { Disk } from '../../shared/border/saving.ts';
import type { SessionFile } from './session-file.ts';

export interface KeeperDeps {
  /** Writes the save, or lets it wait; never rejects. The round goes on either way. */
  readonly save: (file: SessionFile) => Promise<Disk>;
  /** Puts a finished round into the library. Rejects if it could not be written. */
  readonly archive: (file: RoundFile) => Promise<void>;
  /** Told after every attempt, when the save says so too: with the error if rounds wait, without one if none does. */
  readonly filed: (error?: unknown) => void;
}

/** Puts rounds into the library, the oldest first; gives those that could not be written, and the last error. */
export async function fileRounds(
  rounds: readonly RoundFile[],
  { archive }: Pick<KeeperDeps, 'archive'>,
): Promise<{ readonly left: readonly RoundFile[]; readonly wrong?: unknown }> {
  const left: RoundFile[] = [];
  let wrong: unknown;
  for (const round of rounds) {
    try {
      await archive(round);
    } catch (error) {
      left.push(round);
      wrong = error;
    }
  }
  return { left, wrong };
}

// Writes what a table must not lose: the save at every entry, finished rounds into the library. Failures are reported.
import type { Problem } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import type { RoundFile } from '../../shared/round-file.ts';
import { messageOf } from '../store/check.ts';
import type { SessionFile } from '../store/session-file.ts';

export interface KeeperDeps {
  /** Writes the save. Rejects if it could not be written. */
  readonly save: (file: SessionFile) => Promise<void>;
  /** Puts a finished round into the library. Rejects if it could not be written. */
  readonly archive: (file: RoundFile) => Promise<void>;
  readonly report: (problem: Problem) => void;
}

export interface Keeper {
  /** A save that fails is reported once, and the round goes on: the next entry writes everything again. */
  save(file: SessionFile): Promise<void>;
  /** Whether the round lies in the library now; if not, that has been reported. */
  archive(file: RoundFile): Promise<boolean>;
}

export function createKeeper({ save, archive, report }: KeeperDeps): Keeper {
  let disk: 'writes' | 'fails' = 'writes';
  const failed = (error: unknown): void => report(problem('F.NOT_WRITTEN', { detail: messageOf(error) }));
  return {
    async save(file) {
      try {
        await save(file);
        disk = 'writes';
      } catch (error) {
        if (disk === 'writes') failed(error);
        disk = 'fails';
      }
    },
    async archive(file) {
      try {
        await archive(file);
        return true;
      } catch (error) {
        failed(error);
        return false;
      }
    },
  };
}

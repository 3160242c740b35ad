// Rounds that are over and wait for the library: they lie in the save of the session until it has taken them.
import type { RoundFile } from '../../shared/files/round-file.ts';
import { presentId, type SessionFile } from './session-file.ts';

/** The file without those that waited, or with these in their place. */
function withWaiting({ unfiled: _before, ...others }: SessionFile, waiting: readonly RoundFile[]): SessionFile {
  return waiting.length > 0 ? { ...others, unfiled: waiting } : others;
}

/** All that wait: those in the save, and the present round if it is over and not filed. */
export const waitingIn = ({ unfiled = [] }: SessionFile, finished: RoundFile | undefined): readonly RoundFile[] =>
  finished ? [...unfiled, finished] : unfiled;

/** Another state of the table with the rounds that wait, the present one too if it is left by this. */
export const turnedWith = (next: SessionFile, before: SessionFile, finished: RoundFile | undefined): SessionFile =>
  withWaiting(next, waitingIn(before, finished?.id === presentId(next) ? undefined : finished));

/** The save after the library was tried: those that are left go on waiting. The same file if that changes nothing. */
export function afterFiling(
  file: SessionFile,
  finished: RoundFile | undefined,
  left: readonly RoundFile[],
): SessionFile {
  const waiting = left.filter((round) => round !== finished);
  const present = finished && !left.includes(finished) ? finished : undefined;
  if (!present && waiting.length === (file.unfiled ?? []).length) return file;
  return { ...withWaiting(file, waiting), ...(present && { savedAs: present.id }) };
}

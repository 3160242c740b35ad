// Whether a text is a file of another program that is read here, and the rounds in it.
import type { ImportSource } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import type { RoundFile } from '../../shared/round-file.ts';
import type { Checked } from '../store/check.ts';
import { refused } from '../store/check.ts';
import { isNetSchafkopf, netSchafkopfRounds } from './netschafkopf.ts';
import { roundOf } from './round-of.ts';
import { isSauspiel, sauspielRounds } from './sauspiel.ts';
import type { ToldRound } from './told-round.ts';

interface Reader {
  readonly source: ImportSource;
  readonly reads: (text: string) => boolean;
  readonly rounds: (text: string) => readonly ToldRound[];
}

const READERS: readonly Reader[] = [
  { source: 'netschafkopf', reads: isNetSchafkopf, rounds: netSchafkopfRounds },
  { source: 'sauspiel', reads: isSauspiel, rounds: sauspielRounds },
];

/** The rounds of such a text, each as a file or with what stands against it, at least one; undefined for any other text. */
export function roundsOfOthers(text: string): readonly Checked<RoundFile>[] | undefined {
  const reader = READERS.find(({ reads }) => reads(text));
  if (!reader) return undefined;
  const told = reader.rounds(text);
  if (told.length > 0) return told.map(roundOf);
  return [refused(problem('F.IMPORT', { source: reader.source, trouble: 'noGame', detail: '' }))];
}

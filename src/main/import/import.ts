// Whether a text is a file of another program that is read here, and the rounds in it.
import type { Language } from '../../shared/border/language.ts';
import { IMPORT_SOURCES, type ImportSource, problem } from '../../shared/border/problems.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import { type Checked, refused } from '../store/check.ts';
import { NETSCHAFKOPF_MARKS, netSchafkopfRounds } from './netschafkopf.ts';
import { roundOf } from './round-of.ts';
import { SAUSPIEL_MARKS, sauspielRounds } from './sauspiel.ts';
import type { ToldRound } from './told-round.ts';

interface Reader {
  /** Words without which a text is none of its files. */
  readonly marks: readonly string[];
  readonly rounds: (text: string) => readonly ToldRound[];
}

const READERS: Readonly<Record<ImportSource, Reader>> = {
  netschafkopf: { marks: NETSCHAFKOPF_MARKS, rounds: netSchafkopfRounds },
  sauspiel: { marks: SAUSPIEL_MARKS, rounds: sauspielRounds },
};

/** Which other program a text may be of, by a quick look; undefined for any other text. */
export const sourceOf = (text: string): ImportSource | undefined =>
  IMPORT_SOURCES.find((source) => READERS[source].marks.every((mark) => text.includes(mark)));

/** The rounds of a text of another program, each as a file or with what stands against it, at least one; notes are written in the language. */
export function roundsOfOthers(text: string, source: ImportSource, language: Language): readonly Checked<RoundFile>[] {
  const told = READERS[source].rounds(text);
  if (told.length > 0) return told.map((round) => roundOf(round, language));
  return [refused(problem('F.IMPORT', { source, trouble: 'noGame', detail: '' }))];
}

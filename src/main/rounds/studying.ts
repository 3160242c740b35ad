// What a reader adds to a round: put into its file, and left out of it where nothing is left.
import type { RoundFile } from '../../shared/files/round-file.ts';
import type { Study } from '../../shared/files/study.ts';

/** The file with this study in the place of its own. */
export function withStudy({ study: _before, ...file }: RoundFile, { note = '', branches = [] }: Study): RoundFile {
  const study: Study = { ...(note !== '' && { note }), ...(branches.length > 0 && { branches }) };
  return Object.keys(study).length > 0 ? { ...file, study } : file;
}

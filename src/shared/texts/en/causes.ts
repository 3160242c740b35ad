// English words for what is wrong with a disk or a file, for the place in brackets after what could not be done.
import type { SystemCode } from '../../system-errors.ts';
import { systemCodeOf } from '../../system-errors.ts';

const CAUSES: Readonly<Record<SystemCode, string>> = {
  ENOSPC: 'there is no space left on the disk',
  EDQUOT: 'your space on the disk is used up',
  EROFS: 'the disk can only be read',
  EACCES: 'permission is missing',
  EPERM: 'the system does not allow it',
  EBUSY: 'another program is using the file',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk reports an error',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'it does not lie in a folder',
  EISDIR: 'it is a folder',
};

/** What a message of the system means, with its code; any other message as it is. */
export function causeInEnglish(detail: string): string {
  const code = systemCodeOf(detail);
  return code ? `${CAUSES[code]}, ${code}` : detail;
}

/** The cause in brackets behind a word; nothing if none is known. */
export const becauseInEnglish = (detail = ''): string => (detail === '' ? '' : ` (${causeInEnglish(detail)})`);

// English words for what is wrong with a disk or a file, for the place in brackets after what could not be done.
import { placeInText, strangeCodeOf, type SystemCode, systemCodeOf } from '../../shared/border/system-errors.ts';

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
  ENODEV: 'it is not an ordinary file',
};

/** What a message of the system means, with its code; of any other message, which nobody wrote for readers, its code or the place that it names. */
function causeInEnglish(detail: string): string {
  const code = systemCodeOf(detail);
  if (code) return `${CAUSES[code]}, ${code}`;
  const place = placeInText(detail);
  return place === undefined ? strangeCodeOf(detail) : `at character ${place}`;
}

/** The cause in brackets behind a word; nothing if none is known. */
export const becauseInEnglish = (detail = ''): string => {
  const cause = causeInEnglish(detail);
  return cause === '' ? '' : ` (${cause})`;
};

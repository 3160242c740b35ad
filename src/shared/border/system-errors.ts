// What can be wrong with a disk or a file, by the codes that systems give it.

export const SYSTEM_CODES = [
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EBUSY',
  'EMFILE',
  'ENFILE',
  'EIO',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENODEV',
] as const;
export type SystemCode = (typeof SYSTEM_CODES)[number];

/** The code with which a system's message begins ("ENOSPC: no space left on device, write"); undefined if it is another message. */
export const systemCodeOf = (message: string): SystemCode | undefined =>
  SYSTEM_CODES.find((code) => message === code || message.startsWith(`${code}:`));

/** The code of a system's message that has no words here ("EXDEV"); empty if it is none. */
export const strangeCodeOf = (message: string): string => /^E[A-Z0-9]{2,}(?=:|$)/.exec(message)?.[0] ?? '';

/** Where in a text, counted from 1, a reader of JSON has found what cannot be ("... in JSON at position 12"). */
export function placeInText(message: string): number | undefined {
  const found = /\bat position (\d{1,9})\b/.exec(message)?.[1];
  return found === undefined ? undefined : Number(found) + 1;
}

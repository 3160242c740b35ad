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
] as const;
export type SystemCode = (typeof SYSTEM_CODES)[number];

/** The code with which a system's message begins ("ENOSPC: no space left on device, write"); undefined if it is another message. */
export const systemCodeOf = (message: string): SystemCode | undefined =>
  SYSTEM_CODES.find((code) => message === code || message.startsWith(`${code}:`));

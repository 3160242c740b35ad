// What the program keeps, and what of it could not be written yet. The page uses this file, so it stays free of schemas.

/** Everything that is kept: the program's own files, and the rounds of the library. */
export const STORE_IDS = [
  'session',
  'settings',
  'rules',
  'lessons',
  'training',
  'progress',
  'window',
  'scorer',
  'positions',
  'tournament',
  'duel',
  'round',
] as const;
export type StoreId = (typeof STORE_IDS)[number];

/** Whether something lies on the disk, or waits in memory until it can be written. */
export const DISK_STATES = ['written', 'waits'] as const;
export type Disk = (typeof DISK_STATES)[number];

export const ALL_WRITTEN = { revision: 0, waiting: [] } as const;

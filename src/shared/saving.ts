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
  'round',
] as const;
export type StoreId = (typeof STORE_IDS)[number];

/** Whether something lies on the disk, or waits in memory until it can be written. */
export const DISK_STATES = ['written', 'waits'] as const;
export type Disk = (typeof DISK_STATES)[number];

export interface Saving {
  /** Grows whenever something begins or ceases to wait. What is told unasked and what is answered may overtake each other on their way. */
  readonly revision: number;
  /** What waits, in the order of STORE_IDS; empty while all is written. */
  readonly waiting: readonly StoreId[];
  /** What the system said when it refused to write; absent while nothing waits. */
  readonly detail?: string;
}

export const ALL_WRITTEN: Saving = { revision: 0, waiting: [] };

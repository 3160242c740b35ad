// What the parts behind the page share: the folder of saves, table, library, thinking, and the way to the page.
import type { Clock } from '../base/clock.ts';
import type { Dialogs } from '../library/library-calls.ts';
import type { Preferences } from '../settings/preferences.ts';
import type { Push } from '../base/push.ts';
import type { Library } from '../library/library.ts';
import type { Stores } from '../store/stores.ts';
import type { Table } from './table.ts';
import type { Thinking } from '../thinking/thinking.ts';

export interface Room {
  /** Folder of all saves. */
  readonly folder: string;
  readonly stores: Stores;
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly push: Push;
  readonly dialogs: Dialogs;
  /** What the page would print now, as a PDF. Rejects if there is no page. */
  readonly printedPages: () => Promise<Uint8Array>;
  readonly library: Library;
  readonly table: Table;
  readonly thinking: Pick<Thinking, 'ask'>;
}

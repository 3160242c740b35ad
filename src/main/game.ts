// Everything behind the page that needs no Electron: table and library over one folder, and the calls to them.
import path from 'node:path';
import type { z } from 'zod';
import type { TableView } from '../shared/board.ts';
import type { AppState, PUSHES } from '../shared/contract.ts';
import { CALLS } from '../shared/contract.ts';
import type { HandlersOf, NameOf } from '../shared/ipc.ts';
import type { Problem } from '../shared/problems.ts';
import { problem } from '../shared/problems.ts';
import type { Settings } from '../shared/settings.ts';
import type { Clock } from './clock.ts';
import type { Preferences } from './preferences.ts';
import { removeParts } from './store/atomic.ts';
import { messageOf } from './store/check.ts';
import { readPlace, writerOf } from './store/place.ts';
import { checkSession, SESSION_KIND } from './store/session-file.ts';
import type { Table } from './table.ts';
import { openTable } from './table.ts';
import type { Thinking } from './thinking.ts';

export type Push = <K extends NameOf<typeof PUSHES>>(name: K, value: z.input<(typeof PUSHES)[K]>) => void;

export interface GameDeps {
  /** Folder of all saves. */
  readonly folder: string;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly thinking: Thinking;
  readonly push: Push;
  /** Told of changed settings before the page is. */
  readonly onSettings: (settings: Settings) => void;
  readonly version: string;
  readonly systemLanguage: AppState['systemLanguage'];
}

export interface Game {
  readonly handlers: HandlersOf<typeof CALLS>;
  close(): Promise<void>;
}

const notYet = (): Promise<never> => Promise.reject(new Error('not there yet'));

/** Reads the saves and opens the table where it was left. */
export async function openGame(deps: GameDeps): Promise<Game> {
  const { folder, clock, push, preferences } = deps;
  await removeParts(folder);
  const sessionPlace = path.join(folder, 'session.json');
  const found = await readPlace(sessionPlace, SESSION_KIND.maxBytes, checkSession, clock.date());
  const problems: Problem[] = [preferences.problem, found.state === 'damaged' ? found.problem : undefined].filter(
    (each) => each !== undefined,
  );
  const write = writerOf(sessionPlace);
  const table = openTable(found.state === 'read' ? found.value : undefined, {
    clock,
    thinking: deps.thinking,
    settings: preferences.get,
    save: (file) => write(JSON.stringify(file)),
    archive: () => Promise.resolve(),
    publish: (view: TableView) => push('table.changed', view),
    report: (met) => push('problem.met', met),
  });
  return {
    handlers: {
      'app.state': () => ({
        settings: preferences.get(),
        systemLanguage: deps.systemLanguage,
        problems,
        version: deps.version,
      }),
      async 'settings.change'(change) {
        const written = preferences.change(change);
        deps.onSettings(preferences.get());
        table.settingsChanged();
        push('settings.changed', preferences.get());
        await written.catch((error) => push('problem.met', problem('F.NOT_WRITTEN', { detail: messageOf(error) })));
        return preferences.get();
      },
      ...tableHandlers(table),
      'library.list': () => ({ items: [], problems: [] }),
      'library.remove': notYet,
      'library.export': notYet,
      'library.import': notYet,
      'library.importText': notYet,
      'replay.open': notYet,
      'replay.frame': notYet,
    },
    async close() {
      await table.close();
      await deps.thinking.close();
    },
  };
}

type TableCalls = Pick<
  HandlersOf<typeof CALLS>,
  'table.view' | 'session.start' | 'session.nextRound' | 'table.decide' | 'table.declineDoubling' | 'table.skip'
>;

const tableHandlers = (table: Table): TableCalls => ({
  'table.view': () => table.view(),
  'session.start': (wish) => table.start(wish),
  'session.nextRound': () => table.nextRound(),
  'table.decide': (input) => table.decide(input),
  'table.declineDoubling'({ at }) {
    table.decline(at);
    return {};
  },
  'table.skip'() {
    table.skip();
    return {};
  },
});

/** Handlers that wait until the game is there: the page may ask before the saves are read. */
export function handlersOf(game: Promise<Game>): Game['handlers'] {
  const names = Object.keys(CALLS) as NameOf<typeof CALLS>[];
  const later = names.map((name) => {
    const handler = async (input: never): Promise<unknown> => (await game).handlers[name](input);
    return [name, handler] as const;
  });
  return Object.fromEntries(later) as unknown as Game['handlers'];
}

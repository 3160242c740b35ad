// Everything behind the bridge on a folder, as the main process opens it, without a window: calls go in and out by their schemas.
import path from 'node:path';
import { serveAbout } from '../../../src/main/app/about.ts';
import { type Game, openGame } from '../../../src/main/app/game.ts';
import { SYSTEM_CLOCK } from '../../../src/main/base/clock.ts';
import { openPreferences } from '../../../src/main/settings/preferences.ts';
import { Stores } from '../../../src/main/store/stores.ts';
import { CALLS } from '../../../src/shared/calls/all-calls.ts';
import type { InputOf, NameOf, OutputOf } from '../../../src/shared/border/ipc.ts';
import type { Problem } from '../../../src/shared/border/problems.ts';
import { thinkLittle } from './fake-table.ts';

/** The program itself, of which it tells. */
const ROOT = path.resolve(import.meta.dirname, '../../..');

type Calls = typeof CALLS;

export interface WholeGame {
  readonly game: Game;
  /** What was wrong with the files of the folder. */
  readonly problems: readonly Problem[];
  readonly call: <K extends NameOf<Calls>>(name: K, input: InputOf<Calls, K>) => Promise<OutputOf<Calls, K>>;
}

interface Surroundings {
  /** What would go to the page unasked. */
  readonly push: (name: string, value: unknown) => void;
  /** The file that whoever is asked for one chooses; none: nothing is chosen. */
  readonly chosen?: string | undefined;
}

/** Opens the folder. Advice looks at a few deals only. */
export async function wholeGame(folder: string, { push, chosen }: Surroundings): Promise<WholeGame> {
  const stores = new Stores(folder, SYSTEM_CLOCK);
  const preferences = await openPreferences(stores);
  const problems = [...stores.problems()];
  const game = await openGame({
    folder,
    stores,
    problems: [],
    preferences,
    clock: SYSTEM_CLOCK,
    thinking: { ...thinkLittle, close: () => Promise.resolve() },
    push,
    dialogs: {
      filesToOpen: () => Promise.resolve(chosen === undefined ? [] : [chosen]),
      folderToSave: () => Promise.resolve(undefined),
      fileToSave: () => Promise.resolve(undefined),
      fileToOpen: () => Promise.resolve(chosen),
    },
    printedPages: () => Promise.reject(new Error('no page')),
    copy: () => undefined,
    onTable: () => undefined,
    onSettings: () => undefined,
    version: '0',
    systemLanguage: 'de',
    opened: () => undefined,
    about: serveAbout({ program: ROOT, folder, besides: [], version: '0', runtime: [], show: () => undefined }),
  });
  return {
    game,
    problems,
    call: async <K extends NameOf<Calls>>(name: K, input: InputOf<Calls, K>) =>
      CALLS[name].output.parse(await game.handlers[name](CALLS[name].input.parse(input) as never)) as OutputOf<
        Calls,
        K
      >,
  };
}

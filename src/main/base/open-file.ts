// Files the system asks us to open: from the command line, a second start of the app, or a macOS event.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Extensions of the files that belong to the app: rounds, and house rules. */
export const EXTENSION = '.schafkopf';
export const RULES_EXTENSION = '.regeln';

const isOurs = (name: string): boolean =>
  [EXTENSION, RULES_EXTENSION].some((extension) => name.toLowerCase().endsWith(extension));

/**
 * The files named on a command line, as absolute paths. Arguments are told apart by the extension, not by position: Chromium
 * reorders switches, and an unpackaged app has its own path among them.
 */
export function filesFromArgv(argv: readonly string[], cwd: string): readonly string[] {
  const rest = argv.slice(1);
  const end = rest.indexOf('--');
  const named = rest.filter((argument, i) => isOurs(argument) && (!argument.startsWith('-') || (end >= 0 && i > end)));
  return [...new Set(named.flatMap((name) => pathIn(name, cwd)))];
}

function pathIn(name: string, cwd: string): readonly string[] {
  if (!name.startsWith('file:')) return [path.resolve(cwd, name)];
  try {
    return [fileURLToPath(name)];
  } catch {
    return [];
  }
}

export interface OpenFileQueue {
  /** Passes files on together, as soon as somebody listens; those that are not there too, so that the person is told. */
  offer(files: readonly string[]): void;
  /** Starts listening; files offered before come first. */
  listen(onOpenFiles: (files: readonly string[]) => void): void;
}

/** Files that macOS reports one by one come within this time of each other, in milliseconds. */
const TOGETHER = 50;

/** Holds files back until the app is ready for them, and gathers those that come at once: macOS reports them one by one, the first before that. */
export function openFileQueue(after: (ms: number, then: () => void) => unknown): OpenFileQueue {
  const waiting: string[] = [];
  let listener: ((files: readonly string[]) => void) | undefined;
  const passOn = (): void => {
    if (waiting.length > 0) listener?.(waiting.splice(0));
  };
  return {
    offer(files) {
      if (listener && waiting.length === 0 && files.length > 0) after(TOGETHER, passOn);
      waiting.push(...files);
    },
    listen(onOpenFiles) {
      listener = onOpenFiles;
      passOn();
    },
  };
}

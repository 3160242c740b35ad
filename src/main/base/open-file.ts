// Files the system asks us to open: from the command line, a second start of the app, or a macOS event.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Extensions of the files that belong to the app: rounds, and house rules. */
export const EXTENSION = '.schafkopf';
export const RULES_EXTENSION = '.regeln';

const isOurs = (name: string): boolean =>
  [EXTENSION, RULES_EXTENSION].some((extension) => name.toLowerCase().endsWith(extension));

/**
 * The file named on a command line, as an absolute path; undefined if there is none. Arguments are told apart by the
 * extension, not by position: Chromium reorders switches, and an unpackaged app has its own path among them.
 */
export function fileFromArgv(argv: readonly string[], cwd: string): string | undefined {
  const rest = argv.slice(1);
  const end = rest.indexOf('--');
  const named = rest.find((argument, i) => isOurs(argument) && (!argument.startsWith('-') || (end >= 0 && i > end)));
  if (named === undefined) return undefined;
  if (!named.startsWith('file:')) return path.resolve(cwd, named);
  try {
    return fileURLToPath(named);
  } catch {
    return undefined;
  }
}

export interface OpenFileQueue {
  /** Passes on a file now, or as soon as somebody listens; one that is not there too, so that the person is told. */
  offer(file: string | undefined): void;
  /** Starts listening; files offered before come first. */
  listen(onOpenFile: (file: string) => void): void;
}

/** Holds files back until the app is ready for them: macOS reports the first one before that. */
export function openFileQueue(): OpenFileQueue {
  const waiting: string[] = [];
  let listener: ((file: string) => void) | undefined;
  return {
    offer(file) {
      if (file === undefined) return;
      if (listener) listener(file);
      else waiting.push(file);
    },
    listen(onOpenFile) {
      listener = onOpenFile;
      for (const file of waiting.splice(0)) onOpenFile(file);
    },
  };
}

// The log: errors go to the console and to a file in the user's data folder. Nothing is ever sent anywhere.
import type { EventEmitter } from 'node:events';
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const MAX_BYTES = 1_000_000;

export type Log = (message: string, error?: unknown) => void;

/** A log that appends to `folder`/main.log and keeps one older file when that has grown large. */
export function fileLog(folder: string, echo: (text: string) => void = console.error): Log {
  const file = path.join(folder, 'main.log');
  return (message, error) => {
    const text = error === undefined ? message : `${message}: ${describe(error)}`;
    echo(text);
    try {
      mkdirSync(folder, { recursive: true });
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES) {
        renameSync(file, path.join(folder, 'main.old.log'));
      }
      appendFileSync(file, `${new Date().toISOString()} ${text}\n`);
    } catch {
      // A full or read-only disk must not turn a logged error into a crash; the console has it.
    }
  };
}

/** An error as it is written down: with the place where it came from, if it has one. */
export function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Logs what nobody caught in this process, and passes it on; the process goes on. */
export function logUncaught(log: Log, then: (error: unknown) => void): void {
  const heard =
    (what: string) =>
    (error: unknown): void => {
      log(what, error);
      then(error);
    };
  process.on('uncaughtException', heard('uncaught exception'));
  process.on('unhandledRejection', heard('unhandled rejection'));
}

interface Gone {
  readonly type?: string;
  readonly reason: string;
  readonly exitCode: number;
}

/** Logs when the page's process or one of Chromium's dies. Electron's app is the source of both events. */
export function logGone(source: EventEmitter, log: Log): void {
  source.on('render-process-gone', (_event, _contents, { reason, exitCode }: Gone) => {
    if (reason !== 'clean-exit') log(`the page's process is gone: ${reason} (${exitCode})`);
  });
  source.on('child-process-gone', (_event, { type, reason, exitCode }: Gone) => {
    if (reason !== 'clean-exit' && reason !== 'killed') log(`process ${type} is gone: ${reason} (${exitCode})`);
  });
}

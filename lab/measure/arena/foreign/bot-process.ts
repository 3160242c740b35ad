// A foreign player as a process: started once, written to and read from line by line, given up when it does not answer.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

/** What came back: a line, nothing within the time, or the process is gone (with the reason). */
export type Reply =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'gone'; readonly why: string };

/** A line longer than this never ends. */
const LONGEST_LINE = 1 << 16;
/** Lines that nobody has asked for. */
const MOST_LINES = 1000;
/** Milliseconds that a process has to end by itself when its input is closed. */
const FAREWELL_MS = 500;

type Waiting = (reply: Reply) => void;

/** Milliseconds of a clock tick in which Linux counts CPU. */
const TICK_MS = 10;

/** User and system time of a process and of those it has waited for, from /proc/PID/stat; the name in brackets may hold blanks. */
export function cpuMsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0);
}

export class BotProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  #waiting: Waiting | undefined;
  #unread = '';
  readonly #lines: string[] = [];
  #gone: string | undefined;

  /** Starts a program with arguments; what it writes to its standard error appears on ours. */
  constructor([program = '', ...args]: readonly string[]) {
    // In a group of its own, so that Ctrl+C for the arena does not end the program in the middle of a round.
    const detached = process.platform !== 'win32';
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], windowsHide: true, detached });
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    this.#child.on('error', (error) => this.#end(error.message));
    this.#child.on('exit', (code, signal) => this.#end(`ended with ${signal ?? `status ${code}`}`));
    // Writing to a process that has ended is reported here; its end is noticed anyway.
    this.#child.stdin.on('error', () => undefined);
  }

  /** Writes a line; nobody answers a process that is gone. */
  send(line: string): void {
    if (this.#gone === undefined) this.#child.stdin.write(`${line}\n`);
  }

  /** The next line, waited for at most so many milliseconds. One caller at a time. */
  next(limitMs: number): Promise<Reply> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve({ kind: 'line', line });
    if (this.#gone !== undefined) return Promise.resolve({ kind: 'gone', why: this.#gone });
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answer({ kind: 'late' }), limitMs);
      this.#waiting = (reply) => {
        clearTimeout(timer);
        resolve(reply);
      };
    });
  }

  /** Milliseconds of CPU that the running process has used; undefined if it has ended, or the system does not tell. */
  cpuMs(): number | undefined {
    const { pid } = this.#child;
    if (process.platform !== 'linux' || pid === undefined || this.#gone !== undefined) return undefined;
    try {
      return cpuMsIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return undefined;
    }
  }

  /** Closes the input, which asks the process to end, and ends it with all that it has started if it does not. */
  async close(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid !== undefined && exitCode === null && signalCode === null) {
      const ended = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()));
      this.#child.stdin.end();
      const timer = setTimeout(() => this.#child.kill('SIGKILL'), FAREWELL_MS);
      await ended;
      clearTimeout(timer);
    }
    this.#endAll();
  }

  /** Ends the process at once. */
  giveUp(why: string): void {
    this.#end(why);
    this.#child.kill('SIGKILL');
    this.#endAll();
  }

  /** A child of the process may live on and hold its output open, which would keep us from ending: it goes too, and we listen no more. */
  #endAll(): void {
    const { pid, stdout, stdin } = this.#child;
    if (process.platform !== 'win32' && pid !== undefined) {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // Nobody is left of the group.
      }
    }
    stdout.destroy();
    stdin.destroy();
  }

  #read(text: string): void {
    const lines = (this.#unread + text).split('\n');
    this.#unread = lines.pop() ?? '';
    for (const line of lines) {
      if (this.#waiting) this.#answer({ kind: 'line', line });
      else this.#lines.push(line);
    }
    if (this.#unread.length > LONGEST_LINE) this.giveUp('wrote a line without end');
    if (this.#lines.length > MOST_LINES) this.giveUp('wrote lines without end');
  }

  #answer(reply: Reply): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(reply);
  }

  #end(why: string): void {
    this.#gone ??= why;
    this.#answer({ kind: 'gone', why: this.#gone });
  }
}

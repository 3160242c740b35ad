// A report of what went wrong in the program, as a file that the person may read, keep or send. Nothing is sent by itself.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Crash } from '../../shared/border/problems.ts';

export interface ReportDeps {
  /** The folder of all saves; reports lie below it. */
  readonly folder: string;
  /** Lines that say which program on which system it was. */
  readonly about: readonly string[];
  readonly now: () => Date;
}

export interface CrashReports {
  /** Writes a report; its path, or undefined if it could not be written or the same thing was reported in this run. */
  write(crash: Crash, detail: string): string | undefined;
}

/** Older reports are removed. */
const KEPT = 20;

/** Faults that come again and again are reported once, and not more than so many different ones in a run. */
const MOST_IN_A_RUN = 5;

/** How much of the log goes along, in characters from its end. */
const LOG_TAIL = 6000;

/** A letter of a path in every form in which one is written: as it is, decomposed, percent-encoded, with either slash, doubled in JSON. */
function formsOf(letter: string): string {
  if (letter === '/' || letter === '\\') return String.raw`(?:\/|\\{1,4}|%2F|%5C)`;
  const plain = [letter, letter.normalize('NFC'), letter.normalize('NFD')];
  const all = [...plain, ...plain.map(encodeURIComponent), ...plain.map((each) => encodeURI(each))];
  const escaped = [...new Set(all)].map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return escaped.length === 1 ? (escaped[0] ?? '') : `(?:${escaped.join('|')})`;
}

/** Whoever reads a text with a home folder in it, in whichever form, would know the name of the person. */
function patternOf(home: string): RegExp | undefined {
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(home)].map(
    ({ segment }) => segment,
  );
  const bare = home.replaceAll(/[/\\]/g, '');
  return bare === '' ? undefined : new RegExp(letters.map(formsOf).join(''), 'giu');
}

/** A text without the name of the person, which stands in the path of the home folder. */
export function anonymous(text: string, home: string = os.homedir()): string {
  const pattern = patternOf(home);
  return pattern ? text.replaceAll(pattern, '~') : text;
}

function logTail(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'logs', 'main.log'), 'utf8').slice(-LOG_TAIL);
  } catch {
    return '';
  }
}

export function openReports({ folder, about, now }: ReportDeps): CrashReports {
  const reports = path.join(folder, 'reports');
  const told = new Set<string>();
  return {
    write(crash, detail) {
      const what = `${crash} ${detail}`;
      if (told.has(what) || told.size >= MOST_IN_A_RUN) return undefined;
      told.add(what);
      const time = now().toISOString();
      const file = path.join(reports, `${time.replaceAll(/[:.]/g, '-')}-${crash}.txt`);
      const text = [`Schafkopf Stube: ${crash}`, time, ...about, '', detail, '', 'Log:', logTail(folder)].join('\n');
      try {
        mkdirSync(reports, { recursive: true });
        writeFileSync(file, anonymous(text));
        for (const old of readdirSync(reports).sort().slice(0, -KEPT)) rmSync(path.join(reports, old), { force: true });
        return file;
      } catch {
        return undefined; // on a full or read-only disk the log and the console have to do
      }
    },
  };
}

/** A dump that the runtime left when the program died, and that is newer than the last good end; its name. */
export function freshDump(dumps: string, lastGoodEnd: Date | undefined): string | undefined {
  const fresh = (file: string): boolean =>
    file.endsWith('.dmp') && statSync(path.join(dumps, file)).mtimeMs > (lastGoodEnd?.getTime() ?? 0);
  try {
    return readdirSync(dumps, { recursive: true, encoding: 'utf8' }).find(fresh);
  } catch {
    return undefined; // there is no such folder before something has died
  }
}

const endMark = (folder: string): string => path.join(folder, 'logs', 'last-end');

/** When the program last ended as it should; undefined if it never did. */
export const lastGoodEnd = (folder: string): Date | undefined =>
  statSync(endMark(folder), { throwIfNoEntry: false })?.mtime;

/** Notes that the program ends as it should. */
export function noteGoodEnd(folder: string): void {
  try {
    mkdirSync(path.dirname(endMark(folder)), { recursive: true });
    writeFileSync(endMark(folder), '');
  } catch {
    // what cannot be written is not worth a question at the end of the program
  }
}

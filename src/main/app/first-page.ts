// The first page between two starts: noted when the program is closed, taken away by the next start, so that it is never older than the saves.
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { FIRST_PAGE, type FirstPage } from '../../shared/calls/first-answers.ts';
import { writeAtomic } from '../store/atomic.ts';
import { readUpTo } from '../store/read-file.ts';
import type { Noted } from './first-answers.ts';

const NAME = 'first-page.txt';
const MOST_BYTES = 4_000_000;

/** Of another version, or damaged, a note does not bear the sum that it should. */
const sumOf = (version: string, text: string): string =>
  createHash('sha256').update(`${version}\n${text}`).digest('hex');

/** Keeps the answers, which have passed their schemas, for the next start; a disk that will not take them costs only time then. */
export const noteFirst = (folder: string, version: string, noted: Noted): Promise<void> => {
  const text = JSON.stringify(noted);
  return writeAtomic(path.join(folder, NAME), `${sumOf(version, text)}\n${text}`).catch(() => undefined);
};

/** What was noted by this version when it was closed last; it is gone from then on. */
export async function takeFirst(folder: string, version: string): Promise<Noted | undefined> {
  const file = path.join(folder, NAME);
  const read = await readUpTo(file, MOST_BYTES).catch(() => undefined);
  if (read === undefined) return undefined;
  const gone = await rm(file).then(
    () => 'gone',
    () => 'there',
  );
  const [sum = '', ...rest] = read.text.split('\n');
  const text = rest.join('\n');
  return gone === 'gone' && sum === sumOf(version, text) ? (JSON.parse(text) as Noted) : undefined;
}

/** The page with what it shows first in a block of data, which no script is. */
export const withFirst = (html: string, first: FirstPage): string =>
  html.replace('</head>', () => `<script type="application/json" id="${FIRST_PAGE}">${escaped(first)}</script></head>`);

/** JSON in which nothing can end the element around it. */
const escaped = (first: FirstPage): string => JSON.stringify(first).replaceAll('<', '\\u003c');

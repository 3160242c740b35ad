// A file of the program in a folder that another computer may write to as well: what somebody else has put there is kept, and told of.
import { createHash } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { writeAtomic } from './atomic.ts';
import { readUpTo } from './read-file.ts';

/** What lay in a place when this program looked last. */
export interface Seen {
  readonly stamp: string;
  readonly digest: string;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const stampOf = ({ mtimeMs, size }: { readonly mtimeMs: number; readonly size: number }): string =>
  `${mtimeMs} ${size}`;

/** A file that was just read. */
export const seenIn = (read: { readonly text: string; readonly mtimeMs: number; readonly size: number }): Seen => ({
  stamp: stampOf(read),
  digest: digestOf(read.text),
});

interface OwnPlaceOptions {
  readonly file: string;
  /** Undefined if nothing lay there. */
  readonly seen: Seen | undefined;
  /** Largest content that is compared, in bytes. */
  readonly most: number;
  /** The name that tells files of others in this run apart: the time, say. */
  readonly date: string;
  /** Told once, with the path under which the file of somebody else lies now. */
  readonly onOther: (aside: string) => void;
}

/** Writes and removes one file, and never what this program has not seen. */
export class OwnPlace {
  readonly #options: OwnPlaceOptions;
  #seen: Seen | undefined;
  #told: 'yet' | 'already' = 'yet';

  constructor(options: OwnPlaceOptions) {
    this.#options = options;
    this.#seen = options.seen;
  }

  /** Rejects with the system's error; then the place holds what it held. */
  async write(text: string): Promise<void> {
    await this.#keepOther();
    await writeAtomic(this.#options.file, text);
    const found = await this.#found();
    this.#seen = found === undefined ? undefined : { stamp: found, digest: digestOf(text) };
  }

  /** Rejects with the system's error. */
  async remove(): Promise<void> {
    await this.#keepOther();
    await rm(this.#options.file, { force: true });
    this.#seen = undefined;
  }

  #found(): Promise<string | undefined> {
    return stat(this.#options.file).then(stampOf, () => undefined);
  }

  /** What lies there and is not what was seen last goes to a name of its own; a later one of this run to the same. */
  async #keepOther(): Promise<void> {
    const { file, most, date, onOther } = this.#options;
    const now = await this.#found();
    if (now === undefined || now === this.#seen?.stamp) return;
    // A disk in a network may round times: what counts is the content.
    const content = await readUpTo(file, most).catch(() => undefined);
    if (content && digestOf(content.text) === this.#seen?.digest) return;
    const aside = `${file}.other-${date.replaceAll(/[:.]/g, '-')}`;
    await rename(file, aside);
    if (this.#told === 'yet') onOther(aside);
    this.#told = 'already';
  }
}

// `review`: commentary on records of other programs and on files of the app, as text and as JSON.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { reviewBy } from '../../src/cli/commands/review.ts';
import { review } from '../../lab/commands/review.ts';
import { roundOfRecord } from '../../lab/prove/records/as-round.ts';
import type { Io } from '../../src/cli/command.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { recordOf } from '../../src/engine/table/round.ts';
import { bySeat } from '../../src/engine/base/seats.ts';
import { reviewEntry } from '../../src/engine/tutor/review/review-entry.ts';
import type { RoundReview } from '../../src/engine/tutor/review/review.ts';
import type { RoundFile } from '../../src/shared/files/round-file.ts';
import { playOut, shuffledRound } from '../../lab/support/bots/support.ts';
import { GLANCE } from '../../lab/support/tutor/glance.ts';

/** The command with little thought: this file is about what is read and printed, not about how good the commentary is. */
const glance = reviewBy(
  (record, entry, { random }) => reviewEntry(record, entry, { random, effort: GLANCE }),
  roundOfRecord,
);

const sample = path.join(import.meta.dirname, '../fixtures/sample.jsonl');

interface Printed {
  readonly exit: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

async function run(lines: readonly string[], ...args: readonly string[]): Promise<Printed> {
  const [out, err]: [string[], string[]] = [[], []];
  const io: Io = {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    // eslint-disable-next-line @typescript-eslint/require-await
    async *lines() {
      yield* lines;
    },
    now: () => 0,
  };
  return { exit: await glance.run(['file', ...args], io), out, err };
}

/** A file of the app: a round with the short pack, which is soon commented on. */
function fileOfApp(): RoundFile {
  for (let n = 0; ; n++) {
    const round = playOut(
      shuffledRound(20, `review ${n}`),
      bySeat(() => PLAYERS.verein),
      randomOf('review', n),
    );
    if (round.phase !== 'scored') continue;
    return {
      format: 'schafkopf-stube-round',
      version: 1,
      id: 'a1',
      finishedAt: '2026-11-21T10:00:00.000Z',
      players: bySeat((seat) => ({
        name: ['Anna', 'Vroni', 'Sepp', 'Resi'][seat] ?? '',
        kind: seat === 0 ? 'human' : 'bot',
      })),
      you: 0,
      record: recordOf(round),
      notes: [],
    };
  }
}

const file = fileOfApp();

describe('a file of the app', () => {
  let german: Printed;
  beforeAll(async () => {
    german = await run([JSON.stringify(file)], '--language', 'de');
  });

  test('is commented on trick by trick, the person as "du"', () => {
    expect(german.exit).toBe(0);
    expect(german.out[0]).toBe('Runde a1');
    for (const trick of ['1. Stich', '5. Stich']) expect(german.out).toContain(trick);
    expect(german.out.join('\n')).toMatch(/^ {2}Du: .*Chance \d+ %\)$/m);
    expect(german.out.join('\n')).toMatch(/^Schlüsselstellen: /m);
  });

  test('says the same again with the same seed, and other words in English', async () => {
    expect(await run([JSON.stringify(file)], '--language', 'de')).toEqual(german);
    const english = await run([JSON.stringify(file)], '--language', 'en');
    expect(english.out).toContain('Trick 1');
    expect(english.out.join('\n')).not.toMatch(/Stich|Augen|undefined|NaN/);
  });

  test('as JSON holds a commentary for every decision but the cut', async () => {
    const { out } = await run([JSON.stringify(file)], '--json');
    expect(out.length).toBe(1);
    const { id, review: found } = JSON.parse(out[0] ?? '') as { id: string; review: RoundReview };
    expect(id).toBe('a1');
    expect(found.entries.map(({ entry }) => entry)).toEqual(
      file.record.entries.flatMap(({ type }, entry) => (type === 'shuffled' || type === 'cut' ? [] : [entry])),
    );
  });
});

describe('records of other programs', () => {
  const lines = readFileSync(sample, 'utf8').split('\n').filter(Boolean);
  const short = lines
    .filter((line) => /"deck": ?20/.test(line) && /"kind": ?"(rufer|wenz|solo)"/.test(line))
    .slice(0, 2);

  test('are commented on from the first card, since they know no auction', async () => {
    expect(short.length).toBeGreaterThan(0);
    const { exit, out, err } = await run(short, '--json');
    expect(err).toEqual([]);
    expect(exit).toBe(0);
    for (const line of out) {
      const { review: found } = JSON.parse(line) as { review: RoundReview };
      expect(new Set(found.entries.map(({ decision }) => decision.type))).toEqual(new Set(['play']));
    }
  });

  test('of other games, and lines that are none, are named and the rest goes on', async () => {
    const auction = lines.find((line) => line.includes('"record":"auction"') || line.includes('"record": "auction"'));
    const { exit, out, err } = await run(['nonsense', auction ?? '{}', ...short.slice(0, 1)], '--json');
    expect(exit).toBe(1);
    expect(out.length).toBe(1);
    expect(err.map((line) => line.slice(0, 7))).toEqual(['line 1:', 'line 2:']);
  });
});

test('a file that cannot be read is said so', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'review-'));
  const there = path.join(folder, 'there');
  writeFileSync(there, '');
  const err: string[] = [];
  const io: Io = {
    out: () => undefined,
    err: (line) => void err.push(line),
    // eslint-disable-next-line require-yield, @typescript-eslint/require-await
    async *lines(): AsyncGenerator<string> {
      throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    },
    now: () => 0,
  };
  expect(await review.run([there], io)).toBe(2);
  expect(err).toEqual([`cannot read ${there}: no such file`]);
});

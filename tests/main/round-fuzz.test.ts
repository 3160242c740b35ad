// Whatever is done to the file of a round: it is refused with a problem that can be told, or it can be listed, looked at and counted.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/engine/games/shelf.ts';
import { houseMixes } from '../../lab/prove/selftest/house-mixes.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { presetRules } from '../../src/engine/options/presets.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { recordOf, type Round } from '../../src/engine/table/round.ts';
import { gameRulesOf, pureRules, type TableRules, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { serveLibrary } from '../../src/main/library/library-calls.ts';
import { statisticsOf } from '../../src/main/rounds/statistics.ts';
import { handStatistics } from '../../src/main/rounds/hand-statistics.ts';
import type { Library } from '../../src/main/library/library.ts';
import { CALLS } from '../../src/shared/calls/all-calls.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { PROBLEMS_DE } from '../../src/words/de/problems.ts';
import { ProgressViewSchema } from '../../src/shared/teaching/progress.ts';
import type { RoundFile } from '../../src/shared/files/round-file.ts';
import { tellWith } from '../../src/words/base/words.ts';
import { anyRound } from '../../lab/support/rounds/any-round.ts';
import { broken, brokenOnPurpose, type Json, textOf } from '../../lab/support/rounds/broken-files.ts';
import { sample } from '../../lab/base/thorough.ts';
import { IMPORTING, libraryIn } from '../../lab/support/main/library-fixture.ts';
import { archivedRound } from '../../lab/support/main/round-fixture.ts';

/** Files that are broken; more of them with STUBE_FUZZ=20000. */
const FILES = Number(process.env['STUBE_FUZZ'] ?? sample(22, 400));
const SEED = process.env['STUBE_FUZZ_SEED'] ?? 'files';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-fuzz-'))));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

const TABLES: readonly TableRules[] = [
  pureRules(32),
  pureRules(24),
  pureRules(20),
  ...GAMES.map((game) => gameRulesOf(game, PURE_2007)),
  tableRulesOf(presetRules('langendorf')),
  ...houseMixes('fuzz')
    .mixes.slice(0, sample(2, 12))
    .map((house) => tableRulesOf(house)),
];

/** Where everything doubles; of some rounds there the one that was doubled most. */
const DOUBLING = tableRulesOf({
  ...PURE_2007,
  'legen.form': 'all',
  'klopfen.enabled': true,
  'stoss.levels': 'unlimited',
  'stoss.replyBy': 'declarer-side',
});
const factorOf = (round: Round): number => (round.phase === 'scored' ? round.settlement.factor : 0);
const DOUBLED = Array.from({ length: sample(10, 60) }, (_, n) => anyRound(DOUBLING, randomOf('doubled', n))).sort(
  (a, b) => factorOf(b) - factorOf(a),
)[0] as Round;

const PLAYED = [DOUBLED, ...TABLES.map((rules, table) => anyRound(rules, randomOf('fuzz base', table)))];

const BASES: readonly Json[] = PLAYED.map((round, table) => {
  const record = recordOf(round);
  const notes: RoundFile['notes'] = [{ entry: 1, because: [{ id: 'cut.anywhere', params: { at: 9, min: 3 } }] }];
  return { ...archivedRound(PURE_2007), id: `base-${table}`, record, notes } as unknown as Json;
});

const NAME = namingOf('de', 'bavarian', ['', 'B', 'C', 'D'], 0);

/** Looks at a round as the page does, with every answer held to its contract. */
async function lookAt(library: Library, id: string): Promise<void> {
  const { handlers } = serveLibrary({ ...IMPORTING, library, dialogs: {} as never });
  const info = CALLS['replay.open'].output.parse(await handlers['replay.open']({ id }));
  if (!info) throw new Error(`${id} has no replay`);
  for (let frame = 0; frame < info.frames; frame++)
    for (const viewer of ['open', info.item.you] as const) {
      const shown = CALLS['replay.frame'].output.parse(await handlers['replay.frame']({ id, frame, viewer }));
      if (!shown) throw new Error(`${id} has no frame ${frame}`);
    }
}

/** All that is counted of the library. */
async function count(library: Library): Promise<number> {
  const [facts, hands] = await Promise.all([library.facts(), library.hands()]);
  const nothing = { refusals: [], guesses: [], lessons: { done: 0, all: 0, stars: 0, mostStars: 0 }, trainers: [] };
  const { rounds } = ProgressViewSchema.parse({ ...statisticsOf(facts, new Map()), ...nothing });
  for (const { average, expected, error } of handStatistics(hands))
    expect([average, expected, error].every(Number.isFinite)).toBe(true);
  return rounds;
}

test('the rounds that are broken are accepted as they are', async () => {
  const library = libraryIn(path.join(folder, 'bases'), () => '2026-11-22T12:00:00.000Z');
  for (const base of BASES) expect(await library.take(textOf(base))).toMatchObject({ ok: true });
});

test(
  `of ${FILES} broken files each is refused in words, or listed, shown and counted`,
  { timeout: 3_600_000 },
  async () => {
    const place = path.join(folder, 'library');
    const date = (): string => '2026-11-22T12:00:00.000Z';
    const library = libraryIn(place, date);
    const accepted: string[] = [];
    const refused = new Map<string, number>();
    const random = randomOf(SEED);
    const onPurpose = BASES.map((base) => brokenOnPurpose(base, random));
    for (let n = 0; n < FILES; n++) {
      const at = n % BASES.length;
      const changes = onPurpose[at] ?? [];
      // Each file is of another table than the one before it, and most have been changed in another way.
      const made = n < BASES.length * changes.length ? changes[n % changes.length] : broken(BASES[at] as Json, random);
      const file = { ...(made as object) } as { [key: string]: Json };
      if (typeof file['id'] === 'string' && file['id'].startsWith('base-')) file['id'] = `file-${n}`;
      const text = textOf(file);
      const taken = await library.take(text);
      if (taken.ok) {
        accepted.push(taken.value);
        await lookAt(library, taken.value);
        const found = await library.read(taken.value);
        if (!found?.ok) throw new Error(`${taken.value} cannot be read`);
        const { origin: _origin, ...own } = found.value.file;
        await library.put({ ...own, id: `own-${n}` }); // the same round, played here: it counts
      } else {
        refused.set(taken.problem.id, (refused.get(taken.problem.id) ?? 0) + 1);
        const sentence = tellWith(PROBLEMS_DE, taken.problem, NAME);
        expect(sentence).not.toMatch(/\[object|[\p{Cc}\p{Cf}]/u);
        expect(sentence.length).toBeLessThan(600);
      }
      if (n % 200 === 199) await count(library);
    }
    console.log(`${FILES} broken files: ${accepted.length} accepted, refused ${JSON.stringify([...refused])}`);
    expect(accepted.length).toBeGreaterThan(FILES / 20);

    // After a restart all of them are still there, from the index or from their files.
    const names = (await readdir(place)).filter((name) => name.endsWith('.schafkopf'));
    for (const again of [libraryIn(place, date), libraryIn(place, date, '2.0.0')]) {
      const query = { filter: { contract: 'all', outcome: 'all' } as const, from: 0, count: 500 };
      const page = CALLS['library.list'].output.parse(await again.page(query));
      expect(page.problems).toEqual([]);
      expect(page.matching).toBe(names.length);
      for (let from = 500; from < page.matching; from += 500)
        CALLS['library.list'].output.parse(await again.page({ ...query, from }));
      expect(await count(again)).toBe(page.counted);
    }
  },
);

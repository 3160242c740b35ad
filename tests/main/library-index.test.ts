// The index of the library answers as a plain array does, whatever is put, removed, judged, written, damaged or done by another computer.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sample } from '../../lab/base/thorough.ts';
import { DRAWN, RUFER, SOLO, THROWN } from '../../lab/support/page/library/library-rounds.ts';
import { EXTENSION } from '../../src/main/base/open-file.ts';
import { IndexFiles } from '../../src/main/library/index-files.ts';
import { sheetOf } from '../../src/main/library/sessions.ts';
import { Shelf } from '../../src/main/library/shelf.ts';
import { isIndexName } from '../../src/main/rounds/library-index.ts';
import { surveyLibrary } from '../../src/main/rounds/library-jobs.ts';
import type { JudgedRound, RoundEntry } from '../../src/main/rounds/round-entry.ts';
import { rowOf, type Stamp } from '../../src/main/rounds/round-row.ts';
import type { ReviewFigures } from '../../src/main/rounds/statistics.ts';
import type { Judged, LibraryFilter, LibraryItem } from '../../src/shared/calls/library-calls.ts';
import { KIND_FILTERS, MISTAKE_FILTERS, OUTCOMES, THROWN_IN } from '../../src/shared/files/library-filter.ts';
import { ROLES } from '../../src/shared/files/roles.ts';
import { countsForPlayer, isOwn } from '../../src/shared/files/round-file.ts';

const PROGRAM = '1.0.0';
const NOW = new Date(2026, 10, 21, 12).getTime();
const DAYS = [NOW, NOW - 3 * 86_400_000, NOW - 40 * 86_400_000];
const IDS = ['s-1', 's-2', 's-2-u1', 't-1', 'elsewhere', 'S-1', 'a'];

const itemArb: fc.Arbitrary<LibraryItem> = fc
  .record(
    {
      base: fc.constantFrom(RUFER, SOLO, THROWN, DRAWN),
      at: fc.constantFrom(...DAYS),
      name: fc.constantFrom('Resi', 'Müller', 'Sepp'),
      balance: fc.constantFrom(RUFER.balance, SOLO.balance),
      role: fc.constantFrom(...ROLES),
      practice: fc.constantFrom('again' as const, 'takenBack' as const),
      origin: fc.constant('imported' as const),
      unit: fc.constant('points' as const),
      favourite: fc.constant(true as const),
      note: fc.constantFrom('Die Gras-Zehn', 'blank'),
      judged: fc.record({ mistakes: fc.nat(1), inaccuracies: fc.constant(1) }),
    },
    { requiredKeys: ['base', 'at', 'name', 'balance'] },
  )
  .map(({ base, at, name, ...more }) => {
    const [you, , ...others] = base.players;
    const players = [you, { kind: 'bot', name }, ...others] as unknown as LibraryItem['players'];
    return { ...base, ...more, finishedAt: new Date(at).toISOString(), players };
  });

/** What is judged by the record alone has no figures: here, what has no mistake. */
function ownOf({ mistakes }: Judged): ReviewFigures | undefined {
  if (mistakes === 0) return undefined;
  const grades = { best: 7, inaccuracy: 1, mistake: mistakes, blunder: 0, unsure: 0 };
  const given = [{ skill: 'giving' as const, entry: 7, cents: 2.5 }];
  return { decisions: 8, lostPoints: 3, lostCents: 2.5, grades, given, occasions: [], luck: mistakes / 3 };
}

function judgedRoundOf(judged: Judged): JudgedRound {
  const own = ownOf(judged);
  return { judged, ...(own && { own }) };
}

/** The entry of a line, with facts, hand and figures as a round of it would have them. */
function entryOf(item: LibraryItem): RoundEntry {
  const { announcement, role, outcome, you, unit } = item;
  const game = announcement &&
    role &&
    outcome && {
      ...{ contract: announcement.contract, role, outcome, cents: unit ? 0 : item.balance[you] },
      ...(role === 'declarer' && { chance: 0.1 + 0.2 }),
    };
  const { id, finishedAt, pack } = item;
  const help = { hints: item.balance[0] > 0 ? 1 : 0, warnings: 0, takenBack: 0 };
  const facts = { id, finishedAt, you, pack, help, revoked: false, ...(game && { game }) };
  const hand = { pack, size: 8, held: { obers: 1, unters: 2, trumps: 3 + (item.note ? 1 : 0), aces: 0 } };
  const own = item.judged && ownOf(item.judged);
  return { item, ...(countsForPlayer(item) && { facts }), ...(isOwn(item) && { hand }), ...(own && { own }) };
}

const filterArb: fc.Arbitrary<LibraryFilter> = fc.record(
  {
    contract: fc.constantFrom('all', 'all', 'rufer', 'solo', THROWN_IN),
    outcome: fc.constantFrom(...OUTCOMES),
    role: fc.constantFrom(...ROLES),
    when: fc.constantFrom('today', 'week', '2026-11', '2026-10'),
    mistakes: fc.constantFrom(...MISTAKE_FILTERS),
    marked: fc.constantFrom('favourite' as const, 'noted' as const),
    kind: fc.constantFrom(...KIND_FILTERS),
    text: fc.constantFrom('muller', 'gras', 'HERZ solo', 'blank resi'),
  },
  { requiredKeys: ['contract', 'outcome'] },
);

/** What a filter means, round by round. */
function lets(filter: LibraryFilter, item: LibraryItem): boolean {
  const at = Date.parse(item.finishedAt);
  const { text = '', when } = filter;
  const month = `${new Date(at).getFullYear()}-${new Date(at).getMonth() + 1}`;
  const game = { rufer: 'gras-sau', solo: 'herz-solo herz solo' }[item.announcement?.contract ?? ''] ?? '';
  const said = `${game} ${item.players.map(({ name }) => name).join(' ')} ${item.note ?? ''}`
    .toLowerCase()
    .replace('ü', 'u');
  const tests = [
    filter.contract === 'all' || (item.announcement?.contract ?? THROWN_IN) === filter.contract,
    filter.outcome === 'all' || item.outcome === filter.outcome,
    !filter.role || item.role === filter.role,
    !when || (when === 'today' ? at === DAYS[0] : when === 'week' ? at !== DAYS[2] : month === when),
    !filter.mistakes || (item.judged && (filter.mistakes === 'with') === item.judged.mistakes > 0),
    !filter.marked || (filter.marked === 'noted' ? item.note : item.favourite) !== undefined,
    filter.kind !== 'counted' || countsForPlayer(item),
    filter.kind !== 'imported' || item.origin !== undefined,
    filter.kind !== 'practice' || item.practice !== undefined,
    text
      .toLowerCase()
      .split(' ')
      .every((word) => said.includes(word)),
  ];
  return tests.every(Boolean);
}

type Step =
  | { readonly do: 'put'; readonly item: LibraryItem }
  | { readonly do: 'judge'; readonly item: LibraryItem }
  | { readonly do: 'remove'; readonly id: string }
  | { readonly do: 'write' }
  | { readonly do: 'restart' }
  | { readonly do: 'elsewhere' }
  | Damage;

interface Damage {
  readonly do: 'damage';
  readonly at: number;
  readonly how: 'flip' | 'cut';
}

const idArb = fc.constantFrom(...IDS);
const withId = fc.tuple(idArb, itemArb).map(([id, item]) => ({ ...item, id }));
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('put' as const), item: withId }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('judge' as const), item: withId }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), id: idArb }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('write' as const, 'restart', 'elsewhere') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ do: fc.constant('damage' as const), at: fc.nat(9999) },
      how: fc.constantFrom('flip' as const, 'cut'),
    }),
  },
);

/** A library whose rounds are made up: their files hold nothing but a length. */
class Model {
  readonly folder: string;
  readonly rounds = new Map<string, { readonly item: LibraryItem; readonly stamp: Stamp }>();
  shelf: Shelf;
  #written = 0;

  constructor(folder: string) {
    this.folder = folder;
    this.shelf = this.#open();
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'put') await this.#put(step.item);
    else if (step.do === 'judge') await this.#judge(step.item);
    else if (step.do === 'remove') {
      await rm(this.#placeOf(step.id), { force: true });
      this.rounds.delete(step.id);
      this.shelf.remove(step.id);
    } else if (step.do === 'write') await this.shelf.write().catch(() => undefined);
    else if (step.do === 'restart') this.shelf = this.#open();
    else if (step.do === 'elsewhere') await this.#open().write();
    else await this.#damage(step);
  }

  /** All rounds, the newest first. */
  items(): readonly LibraryItem[] {
    return [...this.rounds.values()]
      .map(({ item }) => item)
      .sort((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt) || (a.id < b.id ? 1 : -1));
  }

  #placeOf(id: string): string {
    return path.join(this.folder, id + EXTENSION);
  }

  async #put(item: LibraryItem): Promise<void> {
    await writeFile(this.#placeOf(item.id), 'x'.repeat(++this.#written));
    const { mtimeMs, size } = await stat(this.#placeOf(item.id));
    const stamp = { changed: mtimeMs, bytes: size };
    this.rounds.set(item.id, { item, stamp });
    this.shelf.put(rowOf(entryOf(item), stamp));
  }

  /** The commentary has come, which lies in a file beside the round: here, in the round. */
  async #judge({ id, judged = { mistakes: 2, inaccuracies: 0 } }: LibraryItem): Promise<void> {
    const round = this.rounds.get(id);
    await this.shelf.judge(id, () => judgedRoundOf(judged));
    if (round) await this.#put({ ...round.item, judged });
  }

  /** Changes what lies on the disk under a program that does not run. */
  async #damage({ at, how }: Damage): Promise<void> {
    for (const name of (await readdir(this.folder)).filter(isIndexName)) {
      const file = path.join(this.folder, name);
      const content = await readFile(file);
      const place = Math.floor((at / 10_000) * content.length);
      if (how === 'flip') content[place] = (content[place] ?? 0) ^ 4;
      await writeFile(file, how === 'flip' ? content : content.subarray(0, place));
    }
    this.shelf = this.#open();
  }

  #open(): Shelf {
    const rowsOf = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const round = this.rounds.get(id);
        return round ? [rowOf(entryOf(round.item), round.stamp)] : [];
      });
    const again = (ids: readonly string[]) => Promise.resolve(rowsOf(ids));
    const shelf = new Shelf({ files: new IndexFiles(this.folder, PROGRAM), again, now: () => NOW });
    const survey = surveyLibrary(this.folder, PROGRAM);
    shelf.begin(survey);
    shelf.fill(rowsOf(survey.changed));
    shelf.filled();
    return shelf;
  }
}

/** Compares everything that can be asked. */
async function compare({ shelf, items }: { shelf: Shelf; items: readonly LibraryItem[] }, filter: LibraryFilter) {
  const found = items.filter((item) => lets(filter, item));
  const counted = found.filter(countsForPlayer);
  const contracts = [...new Set(items.map(({ announcement }) => announcement?.contract ?? THROWN_IN))];
  expect(await shelf.page({ filter, from: 1, count: 3 })).toEqual({
    items: found.slice(1, 4),
    all: items.length,
    matching: found.length,
    sum: counted.reduce((sum, item) => sum + (item.unit ? 0 : item.balance[item.you]), 0),
    counted: counted.length,
    contracts: [...contracts.filter((id) => id !== THROWN_IN), ...contracts.filter((id) => id === THROWN_IN)],
    months: [...new Set(items.map(({ finishedAt }) => finishedAt.slice(0, 7)))],
  });
  expect(shelf.matching(filter)).toEqual(found.map(({ id }) => id));
  expect(shelf.newest(2)).toEqual(items.slice(0, 2).map(({ id }) => id));
  expect(await shelf.facts()).toEqual(items.flatMap((item) => entryOf(item).facts ?? []));
  expect(await shelf.own()).toEqual(
    new Map(items.flatMap(({ id, judged }) => (judged && ownOf(judged) ? [[id, ownOf(judged)]] : []))),
  );
  const known = await Promise.all(items.map(({ id }) => shelf.judged(id)));
  expect(known).toEqual(items.map(({ judged }) => judged && judgedRoundOf(judged)));
  expect(shelf.hands()).toEqual(items.flatMap((item) => entryOf(item).hand ?? []));
  const evenings = (['s', 't'] as const)
    .map((id) => [id, items.filter((item) => isOwn(item) && item.id.startsWith(`${id}-`))] as const)
    .filter(([, rounds]) => rounds.length > 0)
    .map(([id, rounds]) => sheetOf(id, rounds));
  for (const sheet of evenings) expect(await shelf.session(sheet.session.id)).toEqual(sheet);
  const { sessions, all } = await shelf.sessions(0, 9);
  expect(all).toBe(sessions.length);
  const lowerCase = sessions.filter(({ id }) => id !== 'S');
  expect(new Set(lowerCase)).toEqual(new Set(evenings.map(({ session }) => session)));
}

test('the index answers as a plain array does, after whatever has happened', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(stepArb, { minLength: 10, maxLength: 40, size: 'max' }),
      fc.array(filterArb, { maxLength: 4 }),
      async (steps, filters) => {
        const model = new Model(await mkdtemp(path.join(os.tmpdir(), 'schafkopf-index-')));
        try {
          for (const step of steps) await model.take(step);
          for (const filter of [{ contract: 'all', outcome: 'all' } as const, ...filters])
            await compare({ shelf: model.shelf, items: model.items() }, filter);
        } finally {
          await rm(model.folder, { recursive: true, force: true });
        }
      },
    ),
    { numRuns: sample(70, 2000) },
  );
});

test('files of the index stay few, and none is left of rounds that are gone', { timeout: 60_000 }, async () => {
  const model = new Model(await mkdtemp(path.join(os.tmpdir(), 'schafkopf-index-')));
  const indexes = async () => (await readdir(model.folder)).filter(isIndexName);
  try {
    for (let n = 0; n < 64; n++) {
      await model.take({ do: 'put', item: { ...RUFER, id: `r-${n}` } });
      await model.take({ do: 'write' });
      expect((await indexes()).length).toBeLessThanOrEqual(5);
    }
    const [before] = await Promise.all([
      model.shelf.page({ filter: { contract: 'all', outcome: 'all' }, from: 0, count: 99 }),
    ]);
    model.shelf = new Model(model.folder).shelf;
    expect(surveyLibrary(model.folder, PROGRAM).changed).toEqual([]);
    expect(await model.shelf.page({ filter: { contract: 'all', outcome: 'all' }, from: 0, count: 99 })).toEqual(before);
    for (let n = 0; n < 60; n++) await model.take({ do: 'remove', id: `r-${n}` });
    await model.take({ do: 'write' });
    const sizes = await Promise.all((await indexes()).map((name) => stat(path.join(model.folder, name))));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(16_000);
  } finally {
    await rm(model.folder, { recursive: true, force: true });
  }
});

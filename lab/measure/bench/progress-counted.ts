// Progress counted over 10,000 rounds with commentary (STUBE_ROUNDS), from the library's index on disk: what the page costs that shows it, and "what next".
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomOf } from '../../../src/engine/base/random.ts';
import { recordOf } from '../../../src/engine/table/round.ts';
import { pureRules } from '../../../src/engine/table/table-rules.ts';
import { botRound } from '../../../src/engine/teaching/trainers/bot-rounds.ts';
import { reviewable, reviewEntry } from '../../../src/engine/tutor/review/review-entry.ts';
import { EXTENSION } from '../../../src/main/base/open-file.ts';
import { IndexFiles } from '../../../src/main/library/index-files.ts';
import { Shelf } from '../../../src/main/library/shelf.ts';
import { openProgress } from '../../../src/main/progress/progress.ts';
import { judgedRound } from '../../../src/main/review/judged.ts';
import { surveyLibrary } from '../../../src/main/rounds/library-jobs.ts';
import { roundEntry, withJudged } from '../../../src/main/rounds/round-entry.ts';
import { rowOf } from '../../../src/main/rounds/round-row.ts';
import { Stores } from '../../../src/main/store/stores.ts';
import { NOTHING_PRACTISED } from '../../../src/main/training/training-file.ts';
import { trainingOverview } from '../../../src/main/training/training-view.ts';
import { ProgressViewSchema } from '../../../src/shared/teaching/progress.ts';
import { archivedRound } from '../../support/main/round-fixture.ts';
import { GLANCE } from '../../support/tutor/glance.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import type { Row, Section } from './section.ts';

const ROUNDS = Number(process.env['STUBE_ROUNDS'] ?? 10_000);
/** Rounds with commentary that all others are like, and times that each answer is measured. */
const KINDS = 12;
const TIMES = 5;
const PROGRAM = 'bench';
const DATE = '2026-11-29T20:00:00.000Z';

/** A finished round as the index of the library has it, without its id. */
function kindOf(number: number) {
  const round = botRound(pureRules(), 'rufer', randomOf('progress bench', number));
  const record = recordOf(round);
  const think = { random: randomOf('progress bench review', number), effort: GLANCE };
  const reviews = reviewable(record).map((entry) => reviewEntry(record, entry, think));
  return withJudged(roundEntry('', { ...archivedRound(PURE_2007), record }, round), judgedRound(reviews, 0, record));
}

async function median(work: () => Promise<unknown>): Promise<Pick<Row, 'value' | 'spread'>> {
  const found: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    await work();
    found.push(performance.now() - began);
  }
  found.sort((a, b) => a - b);
  const max = found.at(-1) ?? NaN;
  return { value: found[TIMES >> 1] ?? NaN, spread: { p95: max, max } };
}

function shelfIn(folder: string): Shelf {
  const again = (ids: readonly string[]): never => {
    throw new Error(`the index has lost ${ids.length} rounds`);
  };
  return new Shelf({ files: new IndexFiles(folder, PROGRAM), again });
}

/** Writes the index of rounds whose own files, which nobody reads, hold nothing. */
async function writeIndex(folder: string): Promise<void> {
  const kinds = Array.from({ length: KINDS }, (_, number) => kindOf(number));
  const shelf = shelfIn(folder);
  shelf.begin(surveyLibrary(folder, PROGRAM));
  for (let n = 0; n < ROUNDS; n++) {
    const { item, facts, ...entry } = kinds[n % KINDS] as (typeof kinds)[number];
    const head = { id: `r-${n}`, finishedAt: new Date(Date.UTC(2020, 0, 1, n)).toISOString() };
    const place = path.join(folder, head.id + EXTENSION);
    await writeFile(place, '');
    const { mtimeMs, size } = await stat(place);
    const row = { ...entry, item: { ...item, ...head }, ...(facts && { facts: { ...facts, ...head } }) };
    shelf.put(rowOf(row, { changed: mtimeMs, bytes: size }));
  }
  await shelf.write();
}

async function measureIn(folder: string): Promise<readonly Row[]> {
  await writeIndex(folder);
  const library = shelfIn(folder);
  library.begin(surveyLibrary(folder, PROGRAM));
  const clock = { now: () => 0, after: () => () => undefined, date: () => DATE };
  const progress = openProgress({
    room: { stores: new Stores(folder, clock), clock, library, dialogs: undefined } as never,
    training: {
      overview: () => Promise.resolve(trainingOverview(NOTHING_PRACTISED, DATE)),
      solved: () => Promise.resolve([]),
      erase: () => Promise.resolve(),
    },
    lessons: () => Promise.resolve([]),
  });
  const goal = { kind: 'max', target: 1000, must: 1000 } as const;
  const page = await median(async () => ProgressViewSchema.parse(await progress.view()));
  const next = await median(() => progress.next());
  return [
    { what: 'rounds counted', value: (await progress.view()).reviewed.rounds, unit: 'rounds' },
    { what: 'the progress page', ...page, unit: 'ms', goal },
    { what: 'what next', ...next, unit: 'ms', goal },
  ];
}

export const progress: Section = {
  name: 'progress',
  about: 'the progress page and "what next" over 10,000 rounds with commentary (STUBE_ROUNDS)',
  n: `median of ${TIMES}, ${ROUNDS} rounds`,
  async measure() {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-bench-'));
    try {
      return await measureIn(folder);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};

// Answers the page's calls of src/shared/calls/scorer-calls.ts: evenings with real cards, each in a file of its own.
import { randomUUID } from 'node:crypto';
import { SEATS } from '../../engine/base/seats.ts';
import { type HouseRules, PURE_2007 } from '../../engine/options/options.ts';
import { courseOf, type Folded, settingBefore, withEntry } from '../../engine/scorer/course.ts';
import { type LogEntry, writtenIn } from '../../engine/scorer/evening.ts';
import { type Standing, standingsOf } from '../../engine/scorer/standings.ts';
import { rulesOf } from '../../engine/scorer/table-of.ts';
import { unitAt } from '../../engine/table/table-rules.ts';
import type { SCORER_CALLS } from '../../shared/calls/scorer-calls.ts';
import type { ScorerFilter, ScorerWritten } from '../../shared/calls/scorer.ts';
import type { ExportAnswer } from '../../shared/border/export-answer.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import type { SavedKind } from '../library/library-calls.ts';
import { savedWhere } from '../library/saved-where.ts';
import { NOTHING_CARRIED } from '../store/carried.ts';
import { safeFileName } from '../store/file-names.ts';
import type { FileShelf, Shelved } from '../store/file-shelf.ts';
import { SAVE_FOLDERS } from '../store/folders.ts';
import { takingTurns } from '../store/in-turn.ts';
import type { Room } from '../table/room.ts';
import { eveningCsv } from './evening-csv.ts';
import { EVENING_KIND, type EveningFile } from './evening-file.ts';
import { standingsCsv } from './standings-csv.ts';
import { billOf, courseIn, settingOf, summaryOf, viewOf } from './scorer-view.ts';

type Handlers = HandlersOf<typeof SCORER_CALLS>;
type Found = Shelved<EveningFile>;
type Answers<K extends keyof Handlers> = Pick<Handlers, K>;

/** An evening that has been removed meanwhile. */
const GONE = { outcome: 'refused', reason: { id: 'S.NO_LINE', params: {} } } as const satisfies ScorerWritten;

export function serveScorer({ stores, clock, dialogs, printedPages }: ScorerRoom): Handlers {
  const shelf = stores.shelf(EVENING_KIND, SAVE_FOLDERS.scorer);
  return { ...reading(shelf), ...writing(shelf, clock), ...taking(shelf, { dialogs, printedPages }) };
}

type ScorerRoom = Pick<Room, 'stores' | 'clock' | 'dialogs' | 'printedPages'>;

async function find(shelf: FileShelf<EveningFile>, id: string): Promise<Found | undefined> {
  return (await shelf.all()).find(({ content }) => content.id === id);
}

/** A refusal, with the line that could not stand if that is another one than the one written. */
function refusedBy(folded: Extract<Folded, { ok: false }>, entry: LogEntry | undefined, last: number) {
  const own = entry && 'at' in entry ? entry.at : last;
  const other = folded.at >= 0 && folded.at !== own;
  return { outcome: 'refused', reason: folded.reason, ...(other && { line: folded.at }) } as const;
}

function reading(
  shelf: FileShelf<EveningFile>,
): Answers<'scorer.list' | 'scorer.open' | 'scorer.setting' | 'scorer.look' | 'scorer.standings'> {
  return {
    async 'scorer.list'() {
      const all = (await shelf.all()).map(({ content }) => summaryOf(content, courseIn(content)));
      return all.sort((a, b) => b.begunAt.localeCompare(a.begunAt));
    },
    async 'scorer.open'({ id }) {
      const found = await find(shelf, id);
      return found ? viewOf(found.content) : null;
    },
    async 'scorer.setting'({ id, at, dealer }) {
      const found = await find(shelf, id);
      const setting = found && settingBefore(found.content, at, dealer);
      return setting ? settingOf(setting) : null;
    },
    async 'scorer.look'({ id, entry }) {
      const found = await find(shelf, id);
      if (!found) return GONE;
      const folded = withEntry(found.content, entry);
      const last = writtenIn(found.content).lines.length;
      if (!folded.ok) return refusedBy(folded, entry, last);
      const line = folded.course.lines['at' in entry ? entry.at : last];
      const bill = line && entry.does !== 'remove' ? billOf(line) : undefined;
      return { outcome: 'fits', ...(bill && { bill }) };
    },
    async 'scorer.standings'(filter) {
      return [...(await standingsIn(shelf, filter))];
    },
  };
}

/** Everybody over those evenings that a filter lets through. */
async function standingsIn(
  shelf: FileShelf<EveningFile>,
  { unit, year, game }: ScorerFilter,
): Promise<readonly Standing[]> {
  const counted = (await shelf.all()).filter(
    ({ content }) =>
      content.unit === unit &&
      (year === undefined || new Date(content.begunAt).getFullYear() === year) &&
      (game === undefined || (content.game ?? 'schafkopf') === game),
  );
  return standingsOf(counted.map(({ content }) => courseIn(content)));
}

/** A new name without spaces around it. */
const trimmed = (entry: LogEntry): LogEntry => (entry.does === 'rename' ? { ...entry, to: entry.to.trim() } : entry);

/** A round in which everybody of four deals once has as many deals as people where more sit there. */
const houseFor = (house: HouseRules, people: number): HouseRules =>
  house['round.length'] === SEATS.length ? { ...house, 'round.length': Math.max(SEATS.length, people) } : house;

function writing(
  shelf: FileShelf<EveningFile>,
  clock: Room['clock'],
): Answers<'scorer.begin' | 'scorer.write' | 'scorer.settle' | 'scorer.undo' | 'scorer.remove'> {
  const inTurn = takingTurns();

  async function put(found: Found): Promise<ScorerWritten> {
    const disk = await shelf.put(found);
    return { outcome: 'written', view: viewOf(found.content), disk };
  }

  return {
    'scorer.begin': ({ people, house: agreed, game, unit, suits }) =>
      inTurn(async () => {
        const names = people.map((name) => name.trim());
        const house = houseFor({ ...PURE_2007, ...agreed }, names.length);
        const table = { house, ...(game && { game }) };
        const own = unitAt(rulesOf(table));
        const content: EveningFile = {
          format: 'schafkopf-stube-evening',
          version: 1,
          id: randomUUID(),
          begunAt: clock.date(),
          ...table,
          // What a game reckons in is its own; money may be counted as points.
          unit: own === 'cents' && unit !== 'lines' ? unit : own,
          ...(suits && { suits }),
          people: names,
          log: [],
        };
        const folded = courseOf(content);
        return folded.ok ? put({ content, carried: NOTHING_CARRIED }) : refusedBy(folded, undefined, 0);
      }),
    'scorer.write': ({ id, entry }) =>
      inTurn(async () => {
        const found = await find(shelf, id);
        if (!found) return GONE;
        const folded = withEntry(found.content, trimmed(entry));
        if (!folded.ok) return refusedBy(folded, entry, writtenIn(found.content).lines.length);
        return put({ ...found, content: { ...found.content, log: folded.evening.log } });
      }),
    'scorer.settle': ({ id, settling }) =>
      inTurn(async () => {
        const found = await find(shelf, id);
        return found ? put({ ...found, content: { ...found.content, settling } }) : GONE;
      }),
    'scorer.undo': ({ id }) =>
      inTurn(async () => {
        const found = await find(shelf, id);
        return found ? put({ ...found, content: { ...found.content, log: found.content.log.slice(0, -1) } }) : GONE;
      }),
    'scorer.remove': ({ id }) =>
      inTurn(async () => {
        await shelf.remove(id);
        return {};
      }),
  };
}

function taking(
  shelf: FileShelf<EveningFile>,
  { dialogs, printedPages }: Pick<Room, 'dialogs' | 'printedPages'>,
): Answers<'scorer.exportCsv' | 'scorer.exportPages' | 'scorer.standingsCsv'> {
  async function save(id: string, kind: SavedKind, make: (file: EveningFile) => string | Promise<Uint8Array>) {
    const found = await find(shelf, id);
    if (!found) return { outcome: 'cancelled' } satisfies ExportAnswer;
    const name = safeFileName(`Schafkopf ${found.content.begunAt.slice(0, 10)}`, 'Schafkopf');
    return savedWhere(dialogs, name, kind, () => make(found.content));
  }
  return {
    'scorer.exportCsv': ({ id }) => save(id, 'csv', (file) => eveningCsv(courseIn(file))),
    'scorer.exportPages': ({ id }) => save(id, 'pdf', printedPages),
    async 'scorer.standingsCsv'(filter) {
      const table = standingsCsv(await standingsIn(shelf, filter));
      const name = safeFileName(`Schafkopf ${filter.year ?? ''}`.trim(), 'Schafkopf');
      return savedWhere(dialogs, name, 'csv', () => table);
    },
  };
}

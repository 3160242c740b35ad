// The row of a round in the library's table: what lists are filtered, ordered and summed by, and what statistics are made from.
import { setImmediate as breathe } from 'node:timers/promises';
import type { Announcement } from '../../engine/base/contract.ts';
import type { SeatOutcome } from '../../engine/scoring/result.ts';
import type { LibraryItem } from '../../shared/calls/library-calls.ts';
import { playedAt } from '../../shared/files/played-at.ts';
import type { Role } from '../../shared/files/roles.ts';
import { countsForPlayer, isOwn } from '../../shared/files/round-file.ts';
import type { CountedHand } from './hand-statistics.ts';
import type { IndexTable, RoundRow } from './index-table.ts';
import { crcOf } from './library-index.ts';
import { type JudgedRound, type RoundEntry, withJudged } from './round-entry.ts';
import type { RoundFacts } from './round-facts.ts';
import type { ReviewFigures } from './statistics.ts';

/** A file is the one that was read while it has this time and size. */
export interface Stamp {
  /** Time of its last change, in milliseconds. */
  readonly changed: number;
  readonly bytes: number;
  /** Time of the last change of the commentary beside it, if there is one. */
  readonly review?: number;
}

/** What a filter asks of a round but its time and words: many rounds have it in common. */
export interface RoundKind {
  readonly announcement?: Announcement;
  readonly outcome?: SeatOutcome;
  readonly role?: Role;
  /** Whether it is summed and counted for the player. */
  readonly counts: boolean;
  readonly practice?: true;
  readonly imported?: true;
  readonly favourite?: true;
  readonly noted?: true;
  /** Whether commentary or the record has found mistakes; absent while nobody has judged it. */
  readonly mistakes?: 'with' | 'without';
}

function kindOf(item: LibraryItem): RoundKind {
  const { announcement, outcome, role, practice, origin, favourite, note, judged } = item;
  return {
    ...(announcement && { announcement }),
    ...(outcome && { outcome }),
    ...(role && { role }),
    counts: countsForPlayer(item),
    ...(practice && { practice: true }),
    ...(origin && { imported: true }),
    ...(favourite && { favourite }),
    ...(note !== undefined && { noted: true }),
    ...(judged && { mistakes: judged.mistakes > 0 ? 'with' : 'without' }),
  };
}

/** What many rounds have in common of what statistics need; the rest stands in the row itself. */
type CommonFacts = Pick<RoundFacts, 'you' | 'pack' | 'help' | 'revoked'>;

const commonIn = ({ you, pack, help, revoked }: RoundFacts): CommonFacts => ({ you, pack, help, revoked });

/** Without marks over letters and without capitals, so that "Muller" finds "Müller". */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Ids of rounds are those of their session with a number, and with another one for practice: `s-7`, `s-7-u2`. */
const ROUND_ID = /^(.+?)-\d+(?:-u\d+)?$/;

/** The session in which a round was played; empty for a round from elsewhere. */
const sessionOf = (item: LibraryItem): string => (isOwn(item) && ROUND_ID.exec(item.id)?.[1]) || '';

const asText = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

/** What the list shows, and behind a line break what whole commentary says of the player's decisions, which is more. */
const lineOf = ({ item, own }: Pick<RoundEntry, 'item' | 'own'>): string =>
  own ? `${JSON.stringify(item)}\n${JSON.stringify(own)}` : JSON.stringify(item);

export const itemIn = (line: string): LibraryItem => JSON.parse(line.split('\n', 1)[0] ?? '') as LibraryItem;

export function ownIn(line: string): ReviewFigures | undefined {
  const end = line.indexOf('\n');
  return end < 0 ? undefined : (JSON.parse(line.slice(end)) as ReviewFigures);
}

/** What a line says of how well the player played; undefined if nothing. */
export function judgedInLine(line: string): JudgedRound | undefined {
  const [{ judged }, own] = [itemIn(line), ownIn(line)];
  return judged && { judged, ...(own && { own }) };
}

/** The row of an entry, made from a file with this stamp. */
export function rowOf(entry: RoundEntry, { changed, bytes, review = NaN }: Stamp): RoundRow {
  const { item, facts, hand } = entry;
  const line = lineOf(entry);
  return {
    id: item.id,
    numbers: {
      at: playedAt(item).getTime(),
      cents: item.unit ? 0 : item.balance[item.you],
      chance: facts?.game?.chance ?? NaN,
      ...{ changed, bytes, review },
      length: Buffer.byteLength(line),
      crc: crcOf(line),
    },
    texts: {
      kind: asText(kindOf(item)),
      facts: asText(facts && commonIn(facts)),
      names: folded(item.players.map(({ name }) => name).join(' ')),
      note: folded(item.note ?? ''),
      session: sessionOf(item),
      hand: asText(hand),
    },
    line,
  };
}

/** The row of a round with this line of which only that has changed how well the player played. */
export function rejudged(table: IndexTable, row: number, shown: LibraryItem, now: JudgedRound): RoundRow {
  const entry = withJudged({ item: shown }, now);
  const { item } = entry;
  const [line, before] = [lineOf(entry), table.row(row)];
  return {
    id: item.id,
    numbers: { ...before.numbers, length: Buffer.byteLength(line), crc: crcOf(line) },
    texts: { ...before.texts, kind: asText(kindOf(item)) },
    line,
  };
}

/** Whether a row was made from a file with this stamp. */
export const hasStamp = (table: IndexTable, row: number, { changed, bytes, review = NaN }: Stamp): boolean =>
  table.number(row, 'changed') === changed &&
  table.number(row, 'bytes') === bytes &&
  Object.is(table.number(row, 'review'), review);

/** Reads texts of a table as what they were made of, each only once. */
function readTexts<T>(table: IndexTable, field: 'kind' | 'facts' | 'hand'): (row: number) => T | undefined {
  const known = new Map<number, T | undefined>();
  return (row) => {
    const id = table.number(row, field);
    if (!known.has(id)) {
      const text = table.textOf(id);
      known.set(id, text === '' ? undefined : (JSON.parse(text) as T));
    }
    return known.get(id);
  };
}

/** So many rounds are looked at in one go, in a few ms; then others have their turn. */
const IN_ONE_GO = 4000;

/** What statistics need of some rounds; those that do not count have no part in it. */
export async function factsIn(table: IndexTable, rows: Uint32Array): Promise<readonly RoundFacts[]> {
  const kindAt = readTexts<RoundKind>(table, 'kind');
  const commonAt = readTexts<CommonFacts>(table, 'facts');
  const idAt = table.allIds();
  const all: RoundFacts[] = [];
  for (const [nth, row] of rows.entries()) {
    if (nth % IN_ONE_GO === IN_ONE_GO - 1) await breathe();
    const common = commonAt(row);
    if (!common) continue;
    const { you, pack, help, revoked } = common;
    const head = {
      id: idAt(row),
      finishedAt: new Date(table.number(row, 'at')).toISOString(),
      you,
      pack,
      help,
      revoked,
    };
    const { announcement, role, outcome } = kindAt(row) ?? {};
    if (announcement && role && outcome) {
      const [{ contract }, cents, chance] = [announcement, table.number(row, 'cents'), table.number(row, 'chance')];
      const game = { contract, role, outcome, cents };
      all.push({ ...head, game: Number.isNaN(chance) ? game : { ...game, chance } });
    } else all.push(head);
  }
  return all;
}

/** The player's hands in some rounds of his own that chance alone has dealt. */
export function handsIn(table: IndexTable, rows: Uint32Array): readonly CountedHand[] {
  const hand = readTexts<CountedHand>(table, 'hand');
  const all: CountedHand[] = [];
  for (const row of rows) {
    const dealt = hand(row);
    if (dealt) all.push(dealt);
  }
  return all;
}

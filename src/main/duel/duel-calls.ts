// Answers the page's calls of src/shared/calls/duel-calls.ts: challenges, each in a file of its own, and the rounds that are played for them.
import { randomInt } from 'node:crypto';
import { isDuelTable, isSameChallenge, markOf } from '../../engine/duel/challenge.ts';
import { PLAY_VERSION, SEEDS } from '../../engine/duel/challenge-terms.ts';
import { type CodedResult, codedTable, readCode } from '../../engine/duel/codes.ts';
import { reckoned } from '../../engine/duel/duel-deals.ts';
import { isOver } from '../../engine/table/round.ts';
import type { DuelTyped, DuelView } from '../../shared/calls/duel.ts';
import type { TableView } from '../../shared/table/board.ts';
import { NOTHING_CARRIED } from '../store/carried.ts';
import { SAVE_FOLDERS } from '../store/folders.ts';
import { takingTurns } from '../store/in-turn.ts';
import type { Room } from '../table/room.ts';
import { DUEL_KIND, type DuelFile } from './duel-file.ts';
import { duelSession } from './duel-session.ts';
import {
  type ChangeDuel,
  type DuelHandlers,
  type DuelRoom,
  type DuelShelf,
  findDuel,
  freshDuel,
  withResult,
} from './duel-shelf.ts';
import { servePassing, type TakePassed, takingPassed } from './passing.ts';
import { playedTry, summaryOf, viewOf } from './duel-view.ts';

export interface DuelService {
  readonly handlers: DuelHandlers;
  readonly passed: TakePassed;
}

export function serveDuels(room: DuelRoom): DuelService {
  const { stores, table, preferences } = room;
  const shelf = stores.shelf(DUEL_KIND, SAVE_FOLDERS.duel);
  const inTurn = takingTurns();
  const change: ChangeDuel = (id, make) =>
    inTurn(async () => {
      const found = await findDuel(shelf, id);
      if (!found) return undefined;
      const content = make(found.content);
      if (content !== found.content) await shelf.put({ ...found, content });
      return content;
    });
  /** What was begun before is written first: a deal that has just ended is in it. */
  const find = (id: string): Promise<DuelFile | undefined> => change(id, (file) => file);
  const shown = (file: DuelFile | undefined): DuelView | null =>
    file ? viewOf(file, table.saved()?.file.id, preferences.get().playerName) : null;
  table.watch(() => void noted(table.saved(), change));
  const handlers: DuelHandlers = {
    async 'duel.list'() {
      const all = (await shelf.all()).map(({ content }) => summaryOf(content));
      return all.sort((a, b) => b.madeAt.localeCompare(a.madeAt));
    },
    'duel.fits': (wanted) => ({ coded: codedTable(wanted) !== undefined, plays: isDuelTable(wanted) }),
    'duel.open': async ({ id }) => shown(await find(id)),
    'duel.reveal': async ({ id }) => shown(await change(id, (file) => ({ ...file, revealed: true }))),
    'duel.removeResult': async ({ id, result }) =>
      shown(await change(id, (file) => ({ ...file, results: file.results.filter((each) => each.id !== result) }))),
    'duel.remove': ({ id }) =>
      inTurn(async () => {
        await shelf.remove(id);
        return {};
      }),
    ...beginning(shelf, room, change),
    ...servePassing(shelf, room, change),
  };
  return { handlers, passed: takingPassed(shelf, room, change) };
}

/** Writes down a deal of a challenge that is over on the table, unless it was practice or is written already. */
async function noted(saved: ReturnType<Room['table']['saved']>, change: ChangeDuel): Promise<void> {
  const duel = saved?.file.duel;
  if (!saved || duel === undefined || saved.file.aside || !isOver(saved.round)) return;
  const { file, round } = saved;
  await change(duel, (before) => {
    const at = before.tries.findIndex(({ session }) => session === file.id);
    const present = before.tries[at];
    if (!present || present.logs.length !== file.session.sheet.length) return before;
    const logs = [...present.logs, round.entries];
    const found = reckoned(before.challenge, logs);
    if (!found.ok) return before;
    return { ...before, tries: before.tries.with(at, { ...present, logs, deals: found.deals }) };
  });
}

function beginning(
  shelf: DuelShelf,
  room: DuelRoom,
  change: ChangeDuel,
): Pick<DuelHandlers, 'duel.begin' | 'duel.type' | 'duel.play'> {
  const { clock } = room;
  const put = (content: DuelFile) => shelf.put({ content, carried: NOTHING_CARRIED });
  return {
    async 'duel.begin'({ name, ...wish }) {
      if (!isDuelTable(wish)) return null;
      const content = freshDuel(name, { ...wish, play: PLAY_VERSION, seed: randomInt(SEEDS) }, clock.date());
      return { id: content.id, disk: await put(content) };
    },
    async 'duel.type'({ code, name, who }): Promise<DuelTyped> {
      const read = readCode(code);
      if (read.kind === 'result') return typedResult(shelf, change, read.result, who);
      if (read.kind !== 'challenge') return { outcome: 'refused', why: read.kind };
      const known = (await shelf.all()).find(({ content }) => isSameChallenge(content.challenge, read.challenge));
      if (known) return { outcome: 'known', id: known.content.id };
      const content = freshDuel(name, read.challenge, clock.date());
      await put(content);
      return { outcome: 'challenge', id: content.id };
    },
    async 'duel.play'({ id }) {
      const found = await change(id, (file) => file);
      return found ? seated(found, room, change) : null;
    },
  };
}

async function typedResult(
  shelf: DuelShelf,
  change: ChangeDuel,
  { mark, again, amounts }: CodedResult,
  who: string,
): Promise<DuelTyped> {
  const found = (await shelf.all()).filter(({ content }) => markOf(content.challenge) === mark);
  const fitting = found.find(({ content }) => content.challenge.deals === amounts.length)?.content;
  if (!fitting) return { outcome: 'refused', why: found.length > 0 ? 'wrongDeals' : 'unknownResult' };
  const deals = amounts.map((amount) => ({ amount }));
  const after = await change(fitting.id, (file) => withResult(file, { who, again, deals }) ?? file);
  return after === fitting ? { outcome: 'refused', why: 'full' } : { outcome: 'result', id: fitting.id };
}

/** Goes on with a challenge where it lies, or begins it; null where it is over, of another version, or the old session stays. */
async function seated(file: DuelFile, { table, clock }: DuelRoom, change: ChangeDuel): Promise<TableView | null> {
  if (file.revealed || playedTry(file) || file.challenge.play !== PLAY_VERSION) return null;
  const last = file.tries.at(-1)?.session;
  const present = table.view();
  if (last !== undefined && table.saved()?.file.id === last) return present;
  const resumed = last === undefined ? null : await table.goOn(last);
  if (resumed) return resumed;
  const session = duelSession(file, clock.date());
  const begun = { session: session.id, begunAt: clock.date(), deals: [], logs: [] };
  await change(file.id, (before) => ({ ...before, tries: [...before.tries, begun] }));
  const seen = await table.sitDown(session, present && !present.session?.over ? 'putAside' : 'end');
  const without = (before: DuelFile): DuelFile => ({
    ...before,
    tries: before.tries.filter((each) => each.session !== session.id),
  });
  if (!seen) await change(file.id, without);
  return seen;
}

// A table without Electron: a clock that only moves when told, players that answer at once, saves in memory.
import type { Decision } from '../../../src/engine/table/log.ts';
import { answer } from '../../../src/main/worker/answering.ts';
import type { Clock } from '../../../src/main/base/clock.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { adviseAside } from '../../../src/engine/tutor/advice/aside-advice.ts';
import { messageOf } from '../../../src/main/store/check.ts';
import { checkSession, type SessionFile } from '../../../src/main/table/session-file.ts';
import { Table, type TableDeps } from '../../../src/main/table/table.ts';
import type { AnswerTo, Question } from '../../../src/main/thinking/thinking-protocol.ts';
import type { Thinking } from '../../../src/main/thinking/thinking.ts';
import type { TableView } from '../../../src/shared/table/board.ts';
import { type HelpMode, USUAL_MODE } from '../../../src/shared/table/help-modes.ts';
import { actingSeat } from '../../../src/shared/table/own-seats.ts';
import type { Problem } from '../../../src/shared/border/problems.ts';
import type { RoundFile } from '../../../src/shared/files/round-file.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/shared/files/settings.ts';
import { GLANCE } from '../tutor/glance.ts';

export interface FakeClock extends Clock {
  /** Timers that are armed. */
  pending(): number;
  /** Moves on by so many milliseconds, or to the next timer. */
  advance(ms?: number): Promise<void>;
}

/** Lets everything that is ready run: promises, and what waits for the event loop. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise((done) => setImmediate(done));
};

export function fakeClock(): FakeClock {
  let now = 0;
  let timers: readonly { readonly at: number; readonly then: () => void }[] = [];
  return {
    now: () => now,
    date: () => new Date(Date.UTC(2026, 2, 1) + now).toISOString(),
    after(ms, then) {
      const timer = { at: now + ms, then };
      timers = [...timers, timer];
      return () => (timers = timers.filter((each) => each !== timer));
    },
    pending: () => timers.length,
    async advance(ms) {
      now = ms === undefined ? Math.min(...timers.map(({ at }) => at)) : now + ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { then } of due) then();
      await settled();
    },
  };
}

/** The worker's jobs, done in this very thread. */
export const thinkHere: Pick<Thinking, 'ask'> = {
  ask<Q extends Question>(question: Q) {
    const said = answer({ id: 0, question: structuredClone(question) });
    return said.ok ? Promise.resolve(said.value as AnswerTo<Q['kind']>) : Promise.reject(new Error(said.message));
  },
};

/** The same, but advice looks at a few deals only. */
export const thinkLittle: Pick<Thinking, 'ask'> = {
  ask<Q extends Question>(question: Q) {
    const given: Question = structuredClone(question);
    if (given.kind !== 'advise') return thinkHere.ask(question);
    const { view, seed, about } = given;
    const think = { random: randomOf(...seed), effort: GLANCE };
    const advice = about === 'turn' ? adviseAt(view, think) : adviseAside(view, think);
    return Promise.resolve((advice ?? null) as AnswerTo<Q['kind']>);
  },
};

export interface Scene {
  readonly table: Table;
  readonly clock: FakeClock;
  /** What was written and shown, in this order. */
  readonly saves: SessionFile[];
  readonly views: TableView[];
  readonly events: ('save' | 'view')[];
  readonly archived: RoundFile[];
  /** What was said when rounds could not be put into the library. */
  readonly unfiled: string[];
  readonly problems: Problem[];
  change(settings: Partial<Settings>): void;
}

export interface SceneOptions {
  readonly settings?: Partial<Settings>;
  readonly saved?: SessionFile;
  readonly deps?: Partial<TableDeps>;
}

/** No place for sessions to be gone on with later. */
const NOWHERE: TableDeps['putAside'] = {
  put: () => Promise.resolve(false),
  find: () => Promise.resolve(undefined),
  taken: () => Promise.resolve(),
};

/** A table with everything it does recorded. */
export function scene({ settings = {}, saved, deps = {} }: SceneOptions = {}): Scene {
  let present: Settings = { ...DEFAULT_SETTINGS, speed: 'instant', ...settings };
  const clock = fakeClock();
  const seen = { saves: [] as SessionFile[], views: [] as TableView[], events: [] as ('save' | 'view')[] };
  const archived: RoundFile[] = [];
  const problems: Problem[] = [];
  const unfiled: string[] = [];
  const session = saved && checkSession(JSON.stringify(saved));
  if (session && !session.ok) throw new Error(JSON.stringify(session.problem));
  const table = new Table(session?.value, {
    clock,
    thinking: thinkHere,
    prove: (view) => thinkHere.ask({ kind: 'proveRest', view }),
    settings: () => present,
    save: async (file) => {
      await settled();
      seen.saves.push(file);
      seen.events.push('save');
      return 'written';
    },
    archive: (file) => Promise.resolve(void archived.push(file)),
    filed: (error) => void (error !== undefined && unfiled.push(messageOf(error))),
    publish(view) {
      seen.views.push(view);
      seen.events.push('view');
    },
    report: (problem) => problems.push(problem),
    putAside: NOWHERE,
    ...deps,
  });
  table.begin();
  const change = (some: Partial<Settings>): void => {
    present = { ...present, ...some };
    table.settingsChanged();
  };
  return { table, clock, ...seen, archived, unfiled, problems, change };
}

/** The first thing that the person may do, a game rather than a pass; undefined if nothing is asked. */
export function firstAllowed({ board, actions }: TableView): Decision | undefined {
  const seat = actingSeat(board);
  if (board.turn !== seat) return undefined;
  const card = board.hands[seat].cards?.find(({ playable }) => playable)?.card;
  if (card) return { type: board.phase === 'returning' ? 'return' : 'play', seat, card };
  const allowed = actions.flatMap(({ decision, refusal }) => (refusal ? [] : [decision]));
  return allowed.find((decision) => decision.type === 'call' && decision.call === 'spiele') ?? allowed[0];
}

/** Runs clock and players until the table waits. */
export async function untilWaiting({ table, clock }: Pick<Scene, 'table' | 'clock'>): Promise<TableView> {
  for (let i = 0; i < 2000; i++) {
    await settled();
    const view = table.view();
    if (view && !view.pausing) return view;
    if (clock.pending() > 0) await clock.advance();
  }
  throw new Error('the table does not come to wait');
}

/** Does what the table waits for; false if it waits for the next round. */
export async function move(stage: Pick<Scene, 'table' | 'clock'>): Promise<boolean> {
  const view = await untilWaiting(stage);
  if (view.doublingOffered) {
    stage.table.decline(view.at);
    return true;
  }
  const decision = firstAllowed(view);
  if (!decision) return false;
  const { outcome } = await stage.table.decide({ at: view.at, decision });
  if (outcome === 'refused') throw new Error(`${outcome}: ${JSON.stringify(decision)}`);
  return true;
}

/** Plays to the end of the round, until it lies in the library. */
export async function playRound(stage: Pick<Scene, 'table' | 'clock' | 'unfiled'>): Promise<TableView> {
  while (await move(stage));
  for (;;) {
    const view = await untilWaiting(stage);
    if (view.savedAs !== undefined || stage.unfiled.length > 0) return view;
  }
}

/** Plays rounds until one has been played out with cards, and gives its log. */
export async function playCards(stage: Scene): Promise<RoundFile> {
  for (let i = 0; i < 50; i++) {
    await playRound(stage);
    const last = stage.archived.at(-1);
    if (last && last.record.entries.length > 24) return last;
    await stage.table.nextRound();
  }
  throw new Error('nobody ever plays');
}

export async function start(
  stage: Scene,
  seed: string,
  pack: 32 | 24 | 20 = 32,
  mode: HelpMode = USUAL_MODE,
): Promise<TableView> {
  const view = await stage.table.start({ house: { 'deck.size': pack }, seed, mode });
  if (!view) throw new Error('the session was not begun');
  return view;
}

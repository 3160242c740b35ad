// Answers the page's calls of src/shared/calls/position-calls.ts: positions are looked at, played, judged and tried.
import type { Position } from '../../engine/positions/position.ts';
import { playableFrom, positionOf } from '../../engine/positions/position-round.ts';
import { type SeatView, viewFor } from '../../engine/round/view.ts';
import { replay, turnIn } from '../../engine/round/step.ts';
import { LEARNER } from '../../engine/teaching/trainers/trainer.ts';
import { turnedTo } from '../../engine/teaching/trainers/bot-rounds.ts';
import { playedCard } from '../../engine/table/readers.ts';
import { recordOf, type Round } from '../../engine/table/round.ts';
import type { POSITION_CALLS } from '../../shared/calls/position-calls.ts';
import type { PositionRead, PositionTried } from '../../shared/calls/positions.ts';
import type { HandlersOf, InputOf } from '../../shared/border/ipc.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import type { HintAnswer } from '../../shared/teaching/advice-answers.ts';
import { hintOf } from '../advice/hints.ts';
import { waysBetween } from '../advice/refuting.ts';
import type { Reading } from '../library/round-name.ts';
import { entryOf } from '../replay/replay.ts';
import { checkRound } from '../rounds/check-round.ts';
import { SAVE_FOLDERS } from '../store/folders.ts';
import { openingOf } from '../table/aside.ts';
import type { Room } from '../table/room.ts';
import type { TriedDeal } from '../thinking/thinking-protocol.ts';
import { keeping } from './kept-positions.ts';
import { checkPosition, POSITION_KIND } from './position-file.ts';
import { readPosition } from './position-text.ts';
import { tableOf, viewOf } from './position-view.ts';
import { togetherOf } from './trying.ts';

type Handlers = HandlersOf<typeof POSITION_CALLS>;
type Answers<K extends keyof Handlers> = Pick<Handlers, K>;
type PositionRoom = Pick<
  Room,
  'stores' | 'clock' | 'dialogs' | 'printedPages' | 'table' | 'thinking' | 'library' | 'push'
>;

export interface PositionService {
  readonly handlers: Handlers;
  close(): void;
}

/** Longest time for the tutor's answer, in milliseconds. */
const ADVICE_LIMIT = 60_000;

export function servePositions(room: PositionRoom, reading: () => Reading): PositionService {
  const trying = new Trying(room);
  return {
    handlers: {
      ...looking(room, reading),
      ...playing(room),
      'positions.try'({ position, level, of }) {
        void trying.begin(position, level, of);
        return {};
      },
      'positions.stop'() {
        trying.stop();
        return {};
      },
      ...keeping(room.stores.shelf(POSITION_KIND, SAVE_FOLDERS.positions), room),
    },
    close: () => trying.stop(),
  };
}

function looking(
  { library }: PositionRoom,
  reading: () => Reading,
): Answers<'positions.table' | 'positions.look' | 'positions.read' | 'positions.fromRound'> {
  return {
    'positions.table': ({ game, house }) => tableOf(game, house),
    'positions.look'({ position }) {
      const found = playableFrom(position);
      return found.ok ? viewOf(position, found.playable, reading()) : { outcome: 'refused', reason: found.because };
    },
    'positions.read': ({ text, position }) =>
      text.trimStart().startsWith('{') ? copiedRound(text) : readPosition(text, position, reading()),
    async 'positions.fromRound'({ id, frame }) {
      const read = await library.read(id);
      const position = read?.ok ? positionIn(read.value.file, entryOf(frame) + 1) : undefined;
      return position ?? null;
    },
  };
}

/** A round or a position whose file was copied: a round when its first card is to be led. */
function copiedRound(text: string): PositionRead {
  const kept = checkPosition(text);
  if (kept.ok) return { outcome: 'read', position: kept.value.position };
  const read = checkRound(text);
  if (!read.ok) return { outcome: 'unread', why: 'json', line: 1, word: read.problem.id };
  const { file } = read.value;
  const first = file.record.entries.findIndex(playedCard);
  const position = positionIn(file, first < 0 ? file.record.entries.length : first);
  return position ? { outcome: 'read', position } : { outcome: 'unread', why: 'json', line: 1, word: '' };
}

/** The position of a finished round after so many entries, turned so that its player sits at the bottom; undefined where it is none. */
function positionIn(file: RoundFile, length: number): Position | undefined {
  const { entries } = file.record;
  const [now, over] = [length, entries.length].map((until) => replay(openingOf(file, until).record));
  if (!now?.ok || !over?.ok) return undefined;
  const position = positionOf(now.round, over.round);
  return playableFrom(position).ok ? position : undefined;
}

function playing({ table, thinking }: PositionRoom): Answers<'positions.play' | 'positions.ask' | 'positions.ways'> {
  return {
    'positions.play'({ position }) {
      const found = playableFrom(position);
      return found.ok ? table.playFrom({ record: recordOf(found.playable.round), notes: [] }) : null;
    },
    async 'positions.ask'({ position }): Promise<HintAnswer> {
      const view = viewOfTurn(position);
      if (!view) return { outcome: 'nothing' };
      const question = { kind: 'advise', about: 'turn', view, seed: [position.seed, 'position'] } as const;
      try {
        const advice = await thinking.ask(question, { priority: 'advice', limit: ADVICE_LIMIT });
        const hint = advice && hintOf(view, advice, 3);
        return hint ? { outcome: 'hint', hint } : { outcome: 'nothing' };
      } catch {
        return { outcome: 'failed' };
      }
    },
    async 'positions.ways'({ position, ...cards }) {
      const view = viewOfTurn(position);
      return view ? waysBetween(thinking, view, cards, [position.seed]) : null;
    },
  };
}

/** What whoever's turn it is sees, turned so that this seat is at the bottom; undefined where nothing is to be decided. */
function viewOfTurn(position: Position): SeatView | undefined {
  const found = playableFrom(position);
  const seat = found.ok ? turnIn(found.playable.round) : undefined;
  return found.ok && seat !== undefined ? viewFor(turnedRound(found.playable.round, seat), LEARNER) : undefined;
}

/** The round turned so that a seat is at the bottom. Throws if the rules refuse it then (programming error). */
function turnedRound(round: Round, seat: Parameters<typeof turnedTo>[1]): Round {
  const folded = replay(turnedTo(recordOf(round), seat));
  if (!folded.ok) throw new Error(`a turned position is refused: ${folded.because.id}`);
  return folded.round;
}

type Wish = InputOf<typeof POSITION_CALLS, 'positions.try'>;

/** Longest time for one deal, in milliseconds. */
const TRY_LIMIT = 120_000;

/** Lets a position be played in the background, deal by deal, and tells of each. */
class Trying {
  readonly #room: Pick<PositionRoom, 'thinking' | 'push' | 'clock'>;
  #running: AbortController | undefined;

  constructor(room: Pick<PositionRoom, 'thinking' | 'push' | 'clock'>) {
    this.#room = room;
  }

  stop(): void {
    this.#running?.abort(new Error('stopped'));
    this.#running = undefined;
  }

  async begin(position: Position, level: Wish['level'], of: number): Promise<void> {
    this.stop();
    const own = new AbortController();
    this.#running = own;
    const deals: TriedDeal[] = [];
    const tell = (state: PositionTried['state']): void =>
      this.#room.push('positions.tried', togetherOf(deals, of, state));
    tell('running');
    try {
      for (let number = 1; number <= of; number++) {
        const question = { kind: 'tryPosition', position, level, number } as const;
        const how = { priority: 'background', limit: TRY_LIMIT, signal: own.signal } as const;
        const deal = await this.#room.thinking.ask(question, how);
        if (deal) deals.push(deal);
        if (number < of) tell('running');
      }
      tell('done');
    } catch {
      // Another one that has begun meanwhile is what is told of.
      if (!this.#running || this.#running === own) tell(own.signal.aborted ? 'stopped' : 'failed');
    }
  }
}

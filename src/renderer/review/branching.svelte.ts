// State of a line of play that leaves the replay: its moves, the table after them, and what the next cards are worth.
import type { Card } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { CardValues, ReplayFrame } from '../../shared/calls/library-calls.ts';
import type { Branch } from '../../shared/files/study.ts';
import type { AppClient } from '../state/bridge.ts';

type Moves = Branch['moves'];

/** A line with the table after its moves so far; it changes as a whole, so that nothing is said of two at once. */
interface Shown {
  readonly from: number;
  readonly moves: Moves;
  readonly frame: ReplayFrame;
}

export class Branching {
  readonly #client: AppClient;
  readonly #id: string;
  #shown = $state.raw<Shown>();
  #values = $state.raw<CardValues>();
  /** Moves that were taken back and can be gone on to again. */
  #ahead = $state.raw<Moves>([]);
  #branches = $state.raw<readonly Branch[]>([]);
  #busy = $state(false);
  #asked = 0;

  constructor(client: AppClient, id: string, branches: readonly Branch[]) {
    this.#client = client;
    this.#id = id;
    this.#branches = branches;
  }

  get frame(): ReplayFrame | undefined {
    return this.#shown?.frame;
  }

  get from(): number | undefined {
    return this.#shown?.from;
  }

  get moves(): Moves {
    return this.#shown?.moves ?? [];
  }

  /** Undefined until they are known, and where no card is to be played. */
  get values(): CardValues | undefined {
    return this.#values;
  }

  get busy(): boolean {
    return this.#busy;
  }

  get branches(): readonly Branch[] {
    return this.#branches;
  }

  get mayGoOn(): boolean {
    return this.#ahead.length > 0;
  }

  /** Shows a line that begins before the entry `from` of the log. */
  async show(from: number, moves: Moves, ahead: Moves = []): Promise<void> {
    const asked = ++this.#asked;
    const line = { from, moves: [...moves] };
    const answer = await this.#client.call('replay.along', { id: this.#id, line, viewer: 'open' });
    if (asked !== this.#asked || !answer.ok || !answer.value) return;
    this.#shown = { from, moves, frame: answer.value };
    this.#values = undefined;
    this.#ahead = ahead;
    await this.#value(asked);
  }

  async #value(asked: number): Promise<void> {
    const shown = this.#shown;
    if (!shown) return;
    const line = { from: shown.from, moves: [...shown.moves] };
    const answer = await this.#client.call('replay.values', { id: this.#id, line });
    if (asked === this.#asked && answer.ok) this.#values = answer.value ?? undefined;
  }

  async play(seat: Seat, card: Card): Promise<void> {
    const { from, moves } = this;
    if (from !== undefined) await this.show(from, [...moves, { type: 'play', seat, card }]);
  }

  back(): void {
    const { from, moves } = this;
    const last = moves.at(-1);
    if (from !== undefined && last) void this.show(from, moves.slice(0, -1), [last, ...this.#ahead]);
  }

  goOn(): void {
    const [next, ...rest] = this.#ahead;
    const { from, moves } = this;
    if (from !== undefined && next) void this.show(from, [...moves, next], rest);
  }

  /** Everybody plays the best card there is until the trick, or the round, is over. */
  async playOut(until: 'trick' | 'end'): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (;;) {
      const best = this.#values?.cards.find(({ loss }) => loss === 0);
      const seat = this.#values?.seat;
      if (!best || seat === undefined) break;
      const before = this.moves.length;
      await this.play(seat, best.card);
      const over = until === 'trick' && this.frame?.board.trick?.taken !== undefined;
      if (this.moves.length === before || over) break;
    }
    this.#busy = false;
  }

  leave(): void {
    this.#asked++;
    this.#shown = undefined;
    this.#values = undefined;
    this.#ahead = [];
  }

  /** Keeps the line that is shown; false if it could not be kept. */
  async keep(note: string): Promise<boolean> {
    const { from, moves } = this;
    if (from === undefined || moves.length === 0) return false;
    const branch: Branch = { from, moves, ...(note.trim() !== '' && { note: note.trim() }) };
    const others = this.#branches.filter((each) => JSON.stringify(each.moves) !== JSON.stringify(moves));
    return this.#write([...others, branch]);
  }

  remove(branch: Branch): Promise<boolean> {
    return this.#write(this.#branches.filter((each) => each !== branch));
  }

  async #write(branches: readonly Branch[]): Promise<boolean> {
    const sent = branches.map((each) => ({ ...each, moves: [...each.moves] }));
    const answer = await this.#client.call('replay.keepBranches', { id: this.#id, branches: sent });
    if (!answer.ok || !answer.value) return false;
    this.#branches = answer.value;
    return true;
  }
}

// State of one replay: which frame is shown from whose seat, frames fetched ahead, and playing by itself.
import { SvelteMap } from 'svelte/reactivity';
import type { ReplayFrame, ReplayInfo } from '../../shared/calls/library-calls.ts';
import type { CALLS, PUSHES } from '../../shared/calls/all-calls.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Speed } from '../../shared/files/setting-values.ts';
import type { Client } from '../state/bridge.ts';

export type Viewer = Seat | 'open';
export type Caller = Pick<Client<typeof CALLS, typeof PUSHES>, 'call'>;

/** Milliseconds for which a frame is shown while the replay plays by itself. */
export const FRAME_TIME: Readonly<Record<Speed, number>> = { slow: 3200, normal: 1800, fast: 900, instant: 350 };

/** Frames fetched ahead on either side of the one shown. */
const AHEAD = 3;

export class ReplayPlayer {
  readonly info: ReplayInfo;
  readonly #client: Caller;
  /** Frames by viewer and number; those asked for hold their place. */
  readonly #frames = new SvelteMap<string, ReplayFrame | 'asked'>();
  #at = $state(0);
  #viewer = $state<Viewer>('open');
  #playing = $state(false);
  #failed = $state(false);
  /** The last frame that could be shown; it stays until the wanted one has come. */
  #shown = $state.raw<ReplayFrame>();

  constructor(client: Caller, info: ReplayInfo) {
    this.#client = client;
    this.info = info;
    this.#fetchAround();
  }

  get at(): number {
    return this.#at;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get failed(): boolean {
    return this.#failed;
  }

  get last(): number {
    return this.info.frames - 1;
  }

  /** The frame on the screen; undefined until the first has come. */
  get frame(): ReplayFrame | undefined {
    const wanted = this.#frames.get(this.#key(this.#at));
    return wanted === undefined || wanted === 'asked' ? this.#shown : wanted;
  }

  goTo(frame: number): void {
    this.#keepShown();
    this.#at = Math.min(Math.max(frame, 0), this.last);
    if (this.#at === this.last) this.#playing = false;
    this.#fetchAround();
  }

  step(by: 1 | -1): void {
    this.goTo(this.#at + by);
  }

  see(viewer: Viewer): void {
    this.#keepShown();
    this.#viewer = viewer;
    this.#fetchAround();
  }

  /** Starts or stops playing by itself; at the end it begins anew. */
  togglePlaying(): void {
    if (!this.#playing && this.#at === this.last) this.goTo(0);
    this.#playing = !this.#playing;
  }

  pause(): void {
    this.#playing = false;
  }

  #keepShown(): void {
    this.#shown = this.frame;
  }

  #key(frame: number): string {
    return `${this.#viewer} ${frame}`;
  }

  #fetchAround(): void {
    const order = [this.#at, ...Array.from({ length: AHEAD }, (_, i) => [this.#at + i + 1, this.#at - i - 1]).flat()];
    for (const frame of order) if (frame >= 0 && frame <= this.last) void this.#fetch(frame);
  }

  async #fetch(frame: number): Promise<void> {
    const key = this.#key(frame);
    if (this.#frames.has(key)) return;
    this.#frames.set(key, 'asked');
    const answer = await this.#client.call('replay.frame', { id: this.info.item.id, frame, viewer: this.#viewer });
    this.#failed = !answer.ok || answer.value === null;
    if (answer.ok && answer.value) this.#frames.set(key, answer.value);
    else this.#frames.delete(key);
  }
}

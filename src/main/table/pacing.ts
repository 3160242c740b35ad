// How long the table pauses, and the pause itself: it can be cut short, and it follows a change of speed at once.
import type { Consequence } from '../../engine/round/step.ts';
import type { Speed } from '../../shared/files/setting-values.ts';
import type { Clock } from '../base/clock.ts';

/** Before a bot decides, while a contract is heard, while a complete trick lies on the table, or one of a rest that is laid down. */
export type Pause = 'bot' | 'announcement' | 'trick' | 'rest';

/** Length of each pause in milliseconds. */
export const PAUSES: Readonly<Record<Speed, Readonly<Record<Pause, number>>>> = {
  slow: { bot: 1200, announcement: 2200, trick: 2600, rest: 1200 },
  normal: { bot: 600, announcement: 1200, trick: 1400, rest: 700 },
  fast: { bot: 250, announcement: 500, trick: 600, rest: 350 },
  instant: { bot: 0, announcement: 0, trick: 0, rest: 0 },
};

/**
 * Longest pause for somebody who reads, in milliseconds. The page ends it as soon as its words can have been read, or when it
 * is told to.
 */
export const READING = 45_000;

/** What a change of the round gives to look at or to listen to. */
export function pauseAfter(then: readonly Consequence[]): 'trick' | 'announcement' | undefined {
  const has = (type: Consequence['type']): boolean => then.some((each) => each.type === type);
  return has('trickTaken') ? 'trick' : has('announced') ? 'announcement' : undefined;
}

interface Running {
  readonly kind: Pause;
  readonly since: number;
  readonly done: () => void;
  cancel: () => void;
}

export interface Pacer {
  /** Length of a pause at the present speed, in milliseconds. */
  lengthOf(kind: Pause): number;
  /** Resolves when the pause is over; at once if its length is zero. One pause at a time. */
  pause(kind: Pause): Promise<void>;
  /** Ends the running pause now. */
  skip(): void;
  /** Measures the running pause by a speed that has changed. */
  speedChanged(): void;
}

/** What a pause is for: to see what happens, or to read what was said of it. */
export type Purpose = 'seeing' | 'reading';

/** A pacer that asks for speed and purpose whenever it needs them. */
export function createPacer(clock: Clock, speed: () => Speed, purpose: () => Purpose = () => 'seeing'): Pacer {
  let running: Running | undefined;
  const lengthOf = (kind: Pause): number => {
    const usual = PAUSES[speed()][kind];
    return usual > 0 && purpose() === 'reading' ? READING : usual;
  };

  function end(): void {
    running?.cancel();
    running?.done();
    running = undefined;
  }

  function arm(pause: Running): void {
    const left = pause.since + lengthOf(pause.kind) - clock.now();
    if (left <= 0) return end();
    pause.cancel = clock.after(left, end);
  }

  return {
    lengthOf,
    pause(kind) {
      if (lengthOf(kind) === 0) return Promise.resolve();
      return new Promise((done) => {
        end();
        running = { kind, since: clock.now(), done, cancel: () => undefined };
        arm(running);
      });
    },
    skip: end,
    speedChanged() {
      if (!running) return;
      running.cancel();
      arm(running);
    },
  };
}

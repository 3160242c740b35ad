// A player whose thinking in this process is counted in milliseconds of CPU.
import { turnDecisions } from '../../../src/engine/bots/random-player.ts';
import type { ArenaPlayer } from '../../base/play-round.ts';

/** What was thought about: a choice between at least two decisions, or anything else. */
export type Thought = 'choice' | 'other';

/** Who answers later is another program: what it uses is not used here. */
export function metered(
  player: ArenaPlayer,
  cpu: () => number,
  used: (ms: number, thought: Thought) => void,
): ArenaPlayer {
  function counted<T>(think: () => T, thought: () => Thought): T {
    const before = cpu();
    const answer = think();
    const after = cpu();
    if (!(answer instanceof Promise)) used(after - before, thought());
    return answer;
  }
  return {
    decide: (view, think) =>
      counted(
        () => player.decide(view, think),
        () => (turnDecisions(view).length > 1 ? 'choice' : 'other'),
      ),
    double: (view, think) =>
      counted(
        () => player.double(view, think),
        () => 'other',
      ),
  };
}

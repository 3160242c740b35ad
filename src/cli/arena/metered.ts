// A player whose thinking in this process is counted in milliseconds of CPU.
import type { ArenaPlayer } from './play-round.ts';

/** Who answers later is another program: what it uses is not used here. */
export function metered(player: ArenaPlayer, cpu: () => number, used: (ms: number) => void): ArenaPlayer {
  function counted<T>(think: () => T): T {
    const before = cpu();
    const answer = think();
    if (!(answer instanceof Promise)) used(cpu() - before);
    return answer;
  }
  return {
    decide: (view, think) => counted(() => player.decide(view, think)),
    double: (view, think) => counted(() => player.double(view, think)),
  };
}

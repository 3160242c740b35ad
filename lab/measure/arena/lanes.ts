// The rotations of an arena side by side, each on a core of its own as far as there are cores.
import type { Played } from './arena.ts';
import type { Again, Running } from '../../../src/cli/command.ts';
import { type LaneEnd, laneMessage, type LanePlan, runLane, together } from './lane.ts';
import { PlayerError } from '../../base/play-round.ts';

/** Rotations for so many processes: the first gets the first, and so on round and round. */
export const lanesOf = (rotations: readonly number[], jobs: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.min(jobs, rotations.length) }, (_, lane) =>
    rotations.filter((_each, index) => index % Math.min(jobs, rotations.length) === lane),
  );

/** What is needed to run lanes in other processes: the program again, with the arguments of a lane. */
export interface Elsewhere {
  readonly again: Again;
  readonly argsOf: (rotations: readonly number[]) => readonly string[];
}

/** Plays all rotations of a plan, here or elsewhere. What is told does not depend on where, only its order does. */
export async function runLanes(
  plan: LanePlan,
  jobs: number,
  elsewhere: Elsewhere | undefined,
  told: (played: Played) => void,
  stop?: AbortSignal,
): Promise<LaneEnd> {
  const lanes = lanesOf(plan.rotations, jobs);
  if (!elsewhere || lanes.length < 2) return runLane(plan, told, stop);
  const running = lanes.map((rotations) => elsewhere.again(elsewhere.argsOf(rotations)));
  const stopAll = (): void => running.forEach((lane) => lane.stop());
  stop?.addEventListener('abort', stopAll, { once: true });
  try {
    const ends = await Promise.all(running.map((lane) => heard(lane, told)));
    const reports = ends.map(({ foreign }) => foreign);
    return {
      foreign: plan.choices.map((_, chair) => together(reports, chair)),
      cpuMs: ends.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    };
  } finally {
    stopAll();
    await Promise.all(running.map((lane) => lane.ended));
    stop?.removeEventListener('abort', stopAll);
  }
}

/** Listens to a lane until it has ended. Rejects with a PlayerError if a player failed there. */
async function heard(lane: Running, told: (played: Played) => void): Promise<LaneEnd> {
  let end: LaneEnd | undefined;
  for await (const line of lane.lines) {
    const message = laneMessage(line);
    if (message.type === 'failed') throw new PlayerError(message.message);
    if (message.type === 'played') told(message.played);
    else end = message.end;
  }
  if (!end) throw new Error(`a process of the arena has ended with status ${await lane.ended}`);
  return end;
}

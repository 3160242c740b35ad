// Some rotations of all deals, played one after the other: in this process, or told line by line to the process that asked.
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { bySeat } from '../../../src/engine/base/seats.ts';
import { type ArenaTerms, type Chair, dealsOf, type Played, playRotation, startOf } from './arena.ts';
import { type Chairs, openChairs } from './chairs.ts';
import { combined, type ForeignReport } from './foreign/foreign-player.ts';
import type { SeatChoice } from './seats-option.ts';

export interface LanePlan extends ArenaTerms {
  readonly choices: readonly SeatChoice[];
  readonly limitMs: number;
  readonly rotations: readonly number[];
  readonly now: () => number;
  readonly cpu?: () => number;
}

/** What is known of a lane when it has ended. */
export interface LaneEnd {
  /** How the programs answered, chair by chair; null for a built-in player. */
  readonly foreign: readonly (ForeignReport | null)[];
  /** Milliseconds of CPU of the process, the built-in players included. */
  readonly cpuMs: number;
}

/** Plays until all is played or somebody asks to stop, between two rounds. Rejects with a PlayerError. */
export async function runLane(plan: LanePlan, told: (played: Played) => void, stop?: AbortSignal): Promise<LaneEnd> {
  const { choices, rotations, now, cpu } = plan;
  const tables = new Map<number, Chairs>();
  const before = cpu?.() ?? 0;
  try {
    for (const rotation of rotations) tables.set(rotation, await openChairs(choices, rotation, plan));
    for (const deal of dealsOf(plan)) {
      if (stop?.aborted) break;
      const start = startOf(plan, deal);
      for (const [rotation, { chairs }] of tables) {
        // Built-in players never wait: without this nobody could stop them.
        await setImmediate();
        if (stop?.aborted) break;
        const table = bySeat((seat) => (chairs[seat] ?? chairs[0]) as Chair);
        told(await playRotation({ ...plan, chairs: table, now, ...(cpu && { cpu }) }, start, deal, rotation));
      }
    }
    const reports = [...tables.values()].map((each) => each.reports());
    return { foreign: choices.map((_, chair) => together(reports, chair)), cpuMs: (cpu?.() ?? 0) - before };
  } finally {
    await Promise.all([...tables.values()].map((each) => each.close()));
  }
}

/** What the programs did that sat in one chair, in one rotation each, or of several lanes. */
export function together(lanes: readonly LaneEnd['foreign'][], chair: number): ForeignReport | null {
  const reports = lanes.flatMap((lane) => lane[chair] ?? []);
  return reports.length > 0 ? combined(reports) : null;
}

/** What a lane in another process tells, a line each. */
export type LaneMessage =
  | { readonly type: 'played'; readonly played: Played }
  | { readonly type: 'ended'; readonly end: LaneEnd }
  | { readonly type: 'failed'; readonly message: string };

const MessageSchema = z.object({ type: z.enum(['played', 'ended', 'failed']) });

/** The message in a line of our own program; throws for any other line (programming error). */
export function laneMessage(line: string): LaneMessage {
  const message: unknown = JSON.parse(line);
  MessageSchema.parse(message);
  return message as LaneMessage;
}

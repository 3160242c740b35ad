// How much the Meister thinks: counts of deals and of nodes, never of milliseconds, so that a seed fixes the decision.
import type { SamplingEffort } from './sampling-player.ts';

export const MEISTER_EFFORT: SamplingEffort = {
  worlds: [24, 32, 40, 48, 48],
  enumerate: 64,
  nodes: 300_000,
  judgement: 0.01,
};

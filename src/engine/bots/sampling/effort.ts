// How much the Meister thinks: counts of deals and of nodes, never of milliseconds, so that a seed fixes the decision.
import type { SamplingEffort } from './sampling-player.ts';

export const MEISTER_EFFORT: SamplingEffort = {
  worlds: [24, 32, 48, 64, 64],
  enumerate: 64,
  nodes: 400_000,
  judgement: 0.03,
};

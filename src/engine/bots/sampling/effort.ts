// How much the Meister thinks: counts of deals and of nodes, never of milliseconds, so that a seed fixes the decision.
import type { SamplingEffort } from './sampling-player.ts';

export const MEISTER_EFFORT: SamplingEffort = {
  worlds: [200, 200, 160, 96, 48],
  exact: [16, 32, 64, 96, 48],
  enumerate: 128,
  nodes: 3_000_000,
  judgement: 0.01,
  end: [128, 128, 96, 48],
};

/** Fewer deals: he sees most of what the Meister sees, but not as surely. */
export const KENNER_EFFORT: SamplingEffort = {
  ...MEISTER_EFFORT,
  worlds: [8, 10, 12, 12, 12],
  exact: [4, 6, 10, 12, 12],
  enumerate: 16,
  nodes: 250_000,
  end: [16, 16, 12, 8],
};

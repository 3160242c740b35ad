// Fitted numbers: how likely a hand wins a contract, from its features (logistic models; see features.ts).
import type { PackSize } from '../../cards.ts';

/** Kinds of contracts that are weighed up alike. `lean` contracts have few trumps, like the Wenz. */
export const MODEL_IDS = ['called', 'long', 'lean', 'longTout', 'leanTout'] as const;
export type ModelId = (typeof MODEL_IDS)[number];

/** Intercept, then the weights in the order of FEATURE_IDS. */
export type Model = readonly number[];

export const MODELS: Readonly<Record<ModelId, Readonly<Record<PackSize, Model>>>> = {
  called: {
    32: [-3.6, 3, 0.5, 0.1, 0, 0.4, 0.1, -0.1, 0, 0.2, 0, 0.2],
    24: [-3.6, 3, 0.5, 0.1, 0, 0.4, 0.1, -0.1, 0, 0.2, 0, 0.2],
    20: [-3.6, 3, 0.5, 0.1, 0, 0.4, 0.1, -0.1, 0, 0.2, 0, 0.2],
  },
  long: {
    32: [-7, 4, 0.7, 0.3, 0, 0.8, 0.2, -0.3, -0.2, 0.2, 0, 0.3],
    24: [-7, 4, 0.7, 0.3, 0, 0.8, 0.2, -0.3, -0.2, 0.2, 0, 0.3],
    20: [-7, 4, 0.7, 0.3, 0, 0.8, 0.2, -0.3, -0.2, 0.2, 0, 0.3],
  },
  lean: {
    32: [-5, 4, 0.7, 0.3, 0, 0.9, 0.5, -0.3, -0.2, 0.2, 0, 0.8],
    24: [-5, 4, 0.7, 0.3, 0, 0.9, 0.5, -0.3, -0.2, 0.2, 0, 0.8],
    20: [-5, 4, 0.7, 0.3, 0, 0.9, 0.5, -0.3, -0.2, 0.2, 0, 0.8],
  },
  longTout: {
    32: [-14, 4, 0.7, 0.3, 0, 0.8, 0.2, -0.3, -2, 0.2, 0, 0.3],
    24: [-14, 4, 0.7, 0.3, 0, 0.8, 0.2, -0.3, -2, 0.2, 0, 0.3],
    20: [-14, 4, 0.7, 0.3, 0, 0.8, 0.2, -0.3, -2, 0.2, 0, 0.3],
  },
  leanTout: {
    32: [-14, 4, 0.7, 0.3, 0, 0.8, 0.2, -0.3, -2, 0.2, 0, 0.3],
    24: [-14, 4, 0.7, 0.3, 0, 0.8, 0.2, -0.3, -2, 0.2, 0, 0.3],
    20: [-14, 4, 0.7, 0.3, 0, 0.8, 0.2, -0.3, -2, 0.2, 0, 0.3],
  },
};

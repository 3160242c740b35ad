// What doubles a round, in words: the shape of the texts.
import type { DoublingKind } from '../../engine/scoring/doublings.ts';

export interface DoublingTexts {
  /** What doubles so many times: "2 Bockrunden", "Stoß und Retour". */
  readonly by: (kind: DoublingKind, times: number) => string;
  /** Name of a step in the chain of Stoss and answers; the Stoss is step 1. */
  readonly step: (step: number) => string;
}

/** "Stoß", "Stoß und Retour", "Stoß bis Sub": the steps of a chain together. */
export const chainOf = (times: number, step: DoublingTexts['step'], and: string, to: string): string =>
  times === 1 ? step(1) : times === 2 ? `${step(1)} ${and} ${step(2)}` : `${step(1)} ${to} ${step(times)}`;

// Small reckonings of the fairness slip: short fingerprints, the command to check one, where an average lies.
import type { CALLS } from '../../shared/calls/all-calls.ts';
import type { OutputOf } from '../../shared/border/ipc.ts';

export type Fairness = OutputOf<typeof CALLS, 'fairness.view'>;
export type Deal = Fairness['finished'][number];
export type HandLine = Fairness['hands'][number];

/** The beginning of a fingerprint, in groups that can be read aloud. */
export const shortOf = (commitment: string): string => `${commitment.slice(0, 4)} ${commitment.slice(4, 8)} …`;

/** A command that prints the fingerprint; the text holds letters, digits and spaces only. */
export const commandFor = (text: string): string => `printf '%s' '${text}' | sha256sum`;

/** Standard errors from the middle of the bar to its end. */
const REACH = 4;

/** Where an average lies on a bar whose middle is the expectation, in percent; the ends hold what is further away. */
export function placeOf({ average, expected, error }: HandLine): number {
  const off = error > 0 ? (average - expected) / error : 0;
  return 50 + (50 * Math.max(-REACH, Math.min(REACH, off))) / REACH;
}

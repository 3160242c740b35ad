// How often a round counts double (SPEC 2.12, 3.2, 3.15, 4.1).
import type { Entry, RoundTerms } from '../../../src/engine/table/log.ts';

/** What has been said of doubling, and how the contract came about. */
export interface DoublingsSaid {
  readonly entries: readonly Entry[];
  readonly terms: RoundTerms;
  /** Nobody wanted to play: knocking counts no more. */
  readonly everybodyPassed: boolean;
}

const times = (entries: readonly Entry[], holds: (entry: Entry) => boolean): number => entries.filter(holds).length;

export function doublingsOf({ entries, terms: { doublings = {} }, everybodyPassed }: DoublingsSaid): number {
  return (
    (everybodyPassed ? 0 : times(entries, ({ type }) => type === 'knock')) +
    times(entries, (entry) => (entry.type === 'legen' || entry.type === 'lay') && entry.says === 'lay') +
    times(entries, ({ type }) => type === 'stoss' || type === 'retour' || type === 'doppler') +
    (doublings.bock ?? 0) +
    (doublings.hausbock ?? 0)
  );
}

// What doubles a round, in English words.
import type { DoublingTexts } from './doublings.ts';
import { chainOf } from './doublings.ts';

/** Steps of the chain after the Stoss; the last name serves for all further ones, numbered. */
const STEPS: readonly string[] = ['Stoss', 'Retour', 'Sub', 'ReSub', 'Hirsch'];

const step = (at: number): string => STEPS[at - 1] ?? `Stoss no. ${at}`;

const counted = (times: number, one: string, more: string): string => (times === 1 ? one : `${times} ${more}`);

export const DOUBLINGS_EN: DoublingTexts = {
  step,
  by(kind, times) {
    switch (kind) {
      case 'klopfen':
        return 'the cutter knocked';
      case 'legen':
        return counted(times, 'laid once', 'Legen');
      case 'stoss':
        return chainOf(times, step, 'and', 'to');
      case 'lay':
        return counted(times, 'laid after trick 1', 'laid after trick 1');
      case 'doppler':
        return counted(times, 'Doppler', 'Doppler');
      case 'bock':
        return counted(times, 'Bock', 'Bock rounds');
      case 'hausbock':
        return counted(times, 'Hausbock', 'Hausbocks');
    }
  },
};

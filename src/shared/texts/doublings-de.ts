// What doubles a round, in German words.
import type { DoublingTexts } from './doublings.ts';
import { chainOf } from './doublings.ts';

/** Steps of the chain after the Stoß; the last name serves for all further ones, numbered. */
const STEPS: readonly string[] = ['Stoß', 'Retour', 'Sub', 'Resub', 'Hirsch'];

const step = (at: number): string => STEPS[at - 1] ?? `${at}. Stoß`;

const counted = (times: number, one: string, more: string): string => (times === 1 ? one : `${times} ${more}`);

export const DOUBLINGS_DE: DoublingTexts = {
  step,
  by(kind, times) {
    switch (kind) {
      case 'klopfen':
        return 'Abheber hat geklopft';
      case 'legen':
        return counted(times, 'einmal gelegt', 'Mal gelegt');
      case 'stoss':
        return chainOf(times, step, 'und', 'bis');
      case 'lay':
        return counted(times, 'nachgelegt', 'Mal nachgelegt');
      case 'doppler':
        return counted(times, 'Doppler', 'Doppler');
      case 'bock':
        return counted(times, 'Bock', 'Böcke');
      case 'hausbock':
        return counted(times, 'Hausbock', 'Hausböcke');
    }
  },
};

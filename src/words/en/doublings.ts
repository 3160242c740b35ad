// What doubles a round, in English words.
import { chainOf, type DoublingTexts } from '../base/doubling-words.ts';

/** Steps of the chain after the Stoss; the last name serves for all further ones, numbered. */
const STEPS: readonly string[] = ['Stoss', 'Retour', 'Sub', 'Resub', 'Hirsch'];

const step = (at: number): string => STEPS[at - 1] ?? `Stoss no. ${at}`;

const counted = (times: number, one: string, more: string): string => (times === 1 ? one : `${times} ${more}`);

export const DOUBLINGS_EN: DoublingTexts = {
  step,
  said: (at) => ({
    bubble: `${step(at)}!`,
    button: `Give ${step(at)}`,
    meaning:
      at === 1
        ? 'You think the declarer will lose. The game counts double.'
        : `You answer the ${step(at - 1)}. The game counts ${2 ** at} times.`,
  }),
  badges: { laid: 'laid', knocked: 'knocked', doppler: 'doubled', durchbruch: 'Durchbruch' },
  cuts: { label: 'How many cuts?', times: (times) => (times === 1 ? 'once' : `${times} times`) },
  packets: (packets) =>
    packets.length === 1 ? 'all at once' : packets.every((size) => size === 1) ? 'one by one' : packets.join(' + '),
  turned: {
    wish: 'Deal and play the other way round',
    sign: 'The other way',
    way: { cw: 'this time clockwise', ccw: 'this time anticlockwise' },
    meaning:
      'The cutter has knocked, turned the direction round and become forehand: everybody speaks and plays the other way round. The next deal goes as usual again.',
  },
  by(kind, times) {
    switch (kind) {
      case 'legen':
        return times === 1 ? 'laid once' : times === 2 ? 'laid twice' : `laid ${times} times`;
      case 'stoss':
        return chainOf(times, step, 'and', 'to');
      case 'lay':
        return counted(times, 'laid after trick 1', 'laid after trick 1');
      case 'bock':
        return counted(times, 'Bock', 'Bock rounds');
    }
  },
};

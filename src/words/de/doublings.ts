// What doubles a round, in German words.
import { chainOf, type DoublingTexts } from '../base/doubling-words.ts';

/** Steps of the chain after the Stoß; the last name serves for all further ones, numbered. */
const STEPS: readonly string[] = ['Stoß', 'Retour', 'Sub', 'Resub', 'Hirsch'];

const step = (at: number): string => STEPS[at - 1] ?? `${at}. Stoß`;

const counted = (times: number, one: string, more: string): string => (times === 1 ? one : `${times} ${more}`);

/** What the game counts after so many steps. */
const factor = (at: number): number => 2 ** at;

export const DOUBLINGS_DE: DoublingTexts = {
  step,
  said: (at) => ({
    bubble: `${step(at)}!`,
    button: `${step(at)} geben`,
    meaning:
      at === 1
        ? 'Du glaubst, dass der Spieler verliert. Das Spiel zählt doppelt.'
        : `Du antwortest auf ${at === 2 ? 'den Stoß' : step(at - 1)}. Das Spiel zählt ${factor(at)}-fach.`,
  }),
  badges: { laid: 'gelegt', knocked: 'geklopft', doppler: 'verdoppelt', durchbruch: 'Durchbruch' },
  cuts: { label: 'Wie oft abheben?', times: (times) => `${times} Mal` },
  packets: (packets) =>
    packets.length === 1 ? 'alle auf einmal' : packets.every((size) => size === 1) ? 'einzeln' : packets.join(' + '),
  turned: {
    wish: 'Andersherum geben und spielen',
    sign: 'Andersherum',
    way: { cw: 'diesmal im Uhrzeigersinn', ccw: 'diesmal gegen den Uhrzeigersinn' },
    meaning:
      'Der Abheber hat geklopft und die Richtung umgedreht: Er ist Vorhand, und geredet und gespielt wird andersherum. Beim nächsten Spiel geht es wieder wie sonst.',
  },
  by(kind, times) {
    switch (kind) {
      case 'legen':
        return counted(times, 'einmal gelegt', 'Mal gelegt');
      case 'stoss':
        return chainOf(times, step, 'und', 'bis');
      case 'lay':
        return counted(times, 'nachgelegt', 'Mal nachgelegt');
      case 'bock':
        return counted(times, 'Bock', 'Böcke');
    }
  },
};

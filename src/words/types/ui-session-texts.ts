// The form of the labels of the beginning and the end of a session: cards drawn for the first deal, the final sheet.
import type { Seat } from '../../engine/base/seats.ts';
import type { Naming } from './naming.ts';

export interface UiSessionTexts {
  readonly round: (round: number, of: number, name: Naming) => string;
  readonly owing: (names: string) => string;
  readonly presented: (label: string) => string;
  readonly draw: {
    readonly hint: string;
    readonly again: string;
    readonly dealer: (seat: Seat, name: Naming) => string;
    readonly go: string;
  };
  readonly partners: {
    readonly hint: (name: Naming) => string;
    readonly again: (seat: Seat, name: Naming) => string;
    readonly found: (partners: readonly Seat[], name: Naming) => string;
    readonly swapped: (seats: readonly Seat[], name: Naming) => string;
    readonly stays: string;
    readonly cards: (cards: string) => string;
    readonly go: string;
  };
  readonly leave: {
    readonly by: {
      readonly newGame: {
        readonly title: string;
        readonly text: string;
        readonly leave: string;
      };
      readonly practice: {
        readonly title: string;
        readonly text: string;
        readonly leave: string;
      };
      readonly sameDeal: {
        readonly title: string;
        readonly text: string;
        readonly leave: string;
      };
    };
    readonly putAside: string;
    readonly back: string;
    readonly cancel: string;
  };
  readonly end: {
    readonly open: string;
    readonly title: string;
    readonly hint: (deals: number, name: Naming) => string;
    readonly hintSolos: (deals: number, name: Naming) => string;
    readonly caption: string;
    readonly player: string;
    readonly sheet: string;
    readonly stock: string;
    readonly sum: string;
    readonly again: string;
    readonly againHint: string;
    readonly other: string;
  };
}

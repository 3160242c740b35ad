// The form of the labels of the slate on which two sides write their marks.
import type { Seat } from '../../engine/base/seats.ts';
import type { Naming } from './naming.ts';

export interface UiSlateTexts {
  readonly title: string;
  readonly game: (game: number, target: number, name: Naming) => string;
  /** The marks of a side for who cannot see them. */
  readonly stands: (side: readonly Seat[], marks: number, target: number, name: Naming) => string;
  readonly hasChalk: (side: readonly Seat[], name: Naming) => string;
  readonly games: (games: number) => string;
  readonly rounds: string;
  readonly earlier: string;
  readonly won: string;
  readonly over: (side: readonly Seat[], name: Naming) => string;
  readonly next: string;
  readonly empty: string;
}

// The form of the labels of the first start, of sitting down with one click, and of sessions that were put aside.
import type { Naming } from './naming.ts';

export interface UiFirstTexts {
  readonly question: string;
  readonly learn: string;
  readonly learnHint: string;
  readonly know: string;
  readonly knowHint: string;
  readonly ready: string;
  readonly setUp: string;
  readonly setUpHint: string;
  readonly setUpTitle: string;
  readonly setUpLead: string;
  readonly chosen: string;
  readonly help: (mode: string) => string;
  readonly tariff: (tariff: string) => string;
  readonly back: string;
  readonly aside: {
    readonly title: string;
    readonly round: (round: number, name: Naming) => string;
    readonly when: (when: string) => string;
    readonly goOn: string;
    readonly goOnOf: (game: string, when: string) => string;
    readonly remove: string;
    readonly removeOf: (game: string, when: string) => string;
    readonly removeTitle: string;
    readonly removeText: (game: string, round: string) => string;
    readonly removeYes: string;
    readonly removeNo: string;
    readonly failed: string;
  };
}

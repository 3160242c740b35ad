// What doubles a round, in words: the shape of the texts.
import {
  type DoubledLine,
  DOUBLING_RULES,
  type DoublingKind,
  type RuledDoubling,
} from '../../engine/scoring/doublings.ts';
import type { Phrase } from '../types/phrase.ts';
import type { RuleTexts } from '../types/rules/rule-texts.ts';

/** Notes on doubling, which have a table of their own. */
export type DoublingNotes =
  | 'D.KNOCK'
  | 'D.LEGEN'
  | 'D.LAY'
  | 'D.SPRITZ'
  | 'D.CLAIM'
  | 'D.DOPPLER_OFFER'
  | 'D.DURCHBRUCH_OFFER'
  | 'D.FURTHER_OFFER'
  | 'L.FURTHER'
  | 'L.HAUSBOCK';

export interface DoublingTexts {
  /** What doubles so many times: "2 Bockrunden", "Stoß und Retour"; what a rule of the house doubles has its words there. */
  readonly by: (kind: Exclude<DoublingKind, RuledDoubling>, times: number) => string;
  /** Name of a step in the chain of Stoss and answers; the Stoss is step 1. */
  readonly step: (step: number) => string;
  /** A step of the chain as it is said: "Sub!", with its button. */
  readonly said: (step: number) => Phrase;
  /** Badge of who has laid, after each way of doing so, of who has knocked, and of who has announced a Durchbruch. */
  readonly badges: {
    readonly laid: string;
    readonly knocked: string;
    readonly doppler: string;
    readonly durchbruch: string;
  };
  /** Over the slider, where the pack may be cut more than once: how often. */
  readonly cuts: { readonly label: string; readonly times: (times: number) => string };
  /** Packets in which a knocking cutter has the cards dealt: "4 + 4". */
  readonly packets: (packets: readonly number[]) => string;
  /** A deal that goes round the other way: the wish of whoever knocks, the sign on the table, which way that is, what it means. */
  readonly turned: {
    readonly wish: string;
    readonly sign: string;
    readonly way: Readonly<Record<'cw' | 'ccw', string>>;
    readonly meaning: string;
  };
}

/** "Stoß", "Stoß und Retour", "Stoß bis Sub": the steps of a chain together. */
export const chainOf = (times: number, step: DoublingTexts['step'], and: string, to: string): string =>
  times === 1 ? step(1) : times === 2 ? `${step(1)} ${and} ${step(2)}` : `${step(1)} ${to} ${step(times)}`;

const isRuled = (kind: DoublingKind): kind is RuledDoubling => Object.hasOwn(DOUBLING_RULES, kind);

/** What a factor of a bill is called (an old line names no kind: it is the Stoss): by the rule of the house that brings it about, or as it was said at the table. */
export const doubledBy = (
  { by = 'stoss', times }: Pick<DoubledLine, 'by' | 'times'>,
  texts: DoublingTexts,
  rules: RuleTexts,
): string => (isRuled(by) ? rules.options[DOUBLING_RULES[by]].onBill(times) : texts.by(by, times));

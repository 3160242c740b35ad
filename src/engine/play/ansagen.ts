// Announcements of Doppelkopf: Re and Kontra, and with how few card points the other side will be left (SPEC 8).
import { type Reason, reason } from '../base/reasons.ts';
import {
  ANSAGE_LEVELS,
  ANSAGE_STEPS,
  type AnsageLevel,
  type AnsageStep,
  type AnsageWord,
  type LATE_ANSWERS,
  type ReSide,
} from '../base/ansage-words.ts';
import type { Seat } from '../base/seats.ts';

/** An announcement that was made, with all that it includes and that had not been said before. */
export interface Ansage {
  readonly seat: Seat;
  readonly side: ReSide;
  readonly says: AnsageWord;
  readonly steps: readonly AnsageStep[];
  /** Set on the first word of a side that only an answer still allowed: it came too late as an announcement of its own. */
  readonly answers?: true;
}

/** All that each side has announced, implied steps included, from the lowest up. */
export type Announced = Readonly<Record<ReSide, readonly AnsageStep[]>>;

export const announcedIn = (ansagen: readonly Ansage[]): Announced => {
  const by = (side: ReSide): readonly AnsageStep[] => {
    const steps = new Set(ansagen.flatMap((each) => (each.side === side ? each.steps : [])));
    return ANSAGE_STEPS.filter((step) => steps.has(step));
  };
  return { re: by('re'), kontra: by('kontra') };
};

export const otherSide = (side: ReSide): ReSide => (side === 're' ? 'kontra' : 're');

/** The step that a word stands for. */
export const stepOf = (word: AnsageWord): AnsageStep => (word === 're' || word === 'kontra' ? 'base' : word);

/** The word of a side for a step. */
export const wordOf = (side: ReSide, step: AnsageStep): AnsageWord => (step === 'base' ? side : step);

/** The highest level that a side has announced. */
export const levelIn = (steps: readonly AnsageStep[]): AnsageLevel | undefined =>
  ANSAGE_LEVELS.findLast((level) => steps.includes(level));

/** Tricks by which all limits are later: the one in which a Hochzeit was settled, less the first. */
export interface LimitTerms {
  /** Cards of a full hand: 12 or 10. */
  readonly handSize: number;
  readonly shift: number;
}

/** Fewest cards in the own hand with which a step may be announced: 11 for Re and Kontra with 12 cards, one less for each level. */
export const limitOf = ({ handSize, shift }: LimitTerms, step: AnsageStep): number =>
  handSize - 1 - ANSAGE_STEPS.indexOf(step) - shift;

/**
 * Fewest cards with which a side may announce a step now. The first word of a side may also answer what the other side has
 * announced, with one card less than the highest of that needed, whenever it was said.
 */
function limitNow(terms: LimitTerms, announced: Announced, side: ReSide, step: AnsageStep): number {
  const own = limitOf(terms, step);
  const heard = announced[otherSide(side)].at(-1);
  return step === 'base' && heard ? Math.min(own, limitOf(terms, heard) - 1) : own;
}

/** All steps that announcing one of them includes and that the side has not made yet. */
export const stepsOf = (announced: Announced, side: ReSide, step: AnsageStep): readonly AnsageStep[] =>
  ANSAGE_STEPS.slice(0, ANSAGE_STEPS.indexOf(step) + 1).filter((each) => !announced[side].includes(each));

/** What a word that only answers brings with it. */
export type LateAnswer = (typeof LATE_ANSWERS)[number];

/** Fewest cards for each step that a word includes: a level does not bring along a first word that only an answer allows. */
export function limitsNow(
  terms: LimitTerms,
  announced: Announced,
  side: ReSide,
  step: AnsageStep,
  lateAnswer: LateAnswer,
): readonly { readonly step: AnsageStep; readonly need: number }[] {
  const ownOnly = step !== 'base' && lateAnswer === 'word-only';
  return stepsOf(announced, side, step).map((each) => ({
    step: each,
    need: ownOnly ? limitOf(terms, each) : limitNow(terms, announced, side, each),
  }));
}

/** What bears on an announcement: `terms` is missing as long as a Hochzeit is not settled. */
export interface AnsageSituation {
  readonly terms: LimitTerms | undefined;
  readonly side: ReSide;
  readonly inHand: number;
  readonly announced: Announced;
  /** Whether the side has its first word from an answer that came too late as an announcement of its own. */
  readonly answered?: true;
  /** As in the official rules if it is not said. */
  readonly lateAnswer?: LateAnswer;
}

/** Why a word may not be said, in the order in which it is looked at (RELATIVES 8). */
export function ansageObjection(
  { terms, side, inHand, announced, answered, lateAnswer = 'word-only' }: AnsageSituation,
  word: AnsageWord,
): Reason | undefined {
  if (!terms) return reason('A.NO_PARTNER_YET', {});
  const step = stepOf(word);
  if (step === 'base' && word !== side) return reason('A.WRONG_SIDE', { side });
  if (announced[side].includes(step)) return reason('A.ALREADY_ANNOUNCED', { says: word });
  if (answered && lateAnswer === 'word-only')
    return reason('A.TOO_LATE', { says: word, missed: side, need: limitOf(terms, 'base'), held: inHand, answered });
  const late = limitsNow(terms, announced, side, step, lateAnswer).find(({ need }) => inHand < need);
  return late && reason('A.TOO_LATE', { says: word, missed: wordOf(side, late.step), need: late.need, held: inHand });
}

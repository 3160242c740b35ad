// What is said of Doppelkopf, in one language: the shape of the texts that have a table of their own.
import type { AnsageWord, ReSide } from '../../engine/base/ansage-words.ts';
import type { ReasonParams } from '../../engine/base/reasons.ts';
import type { FactParams } from '../../engine/inference/facts.ts';
import type { PointName } from '../../engine/scoring/re-kontra.ts';
import type { ReservationAnswer } from '../../engine/table/reservations.ts';
import type { NoteParams } from '../../engine/tutor/notes.ts';
import type { Naming, Texts } from '../types/naming.ts';
import type { Phrase } from '../types/phrase.ts';

export type DoppelkopfNotes =
  | 'D.RESERVE'
  | 'D.RESERVATION'
  | 'D.ANSAGE_OFFER'
  | 'N.SIDE_KNOWN'
  | 'L.RESERVATION'
  | 'L.NORMAL_GAME'
  | 'L.ANSAGE'
  | 'L.WEDDING'
  | 'L.RE_WON'
  | 'L.RE_NOBODY';

export type DoppelkopfReasons =
  'A.NEEDS_OLD_ONES' | 'A.MUST_NAME' | 'A.NO_PARTNER_YET' | 'A.WRONG_SIDE' | 'A.ALREADY_ANNOUNCED' | 'A.TOO_LATE';

export type DoppelkopfFacts = 'dok.expects' | 'dok.thumb' | 'ansage.pays' | 'ansage.trumps';

export interface DoppelkopfTexts {
  readonly notes: Pick<Texts<NoteParams>, DoppelkopfNotes>;
  readonly reasons: Pick<Texts<ReasonParams>, DoppelkopfReasons>;
  /** The same reasons as one clause each. */
  readonly rules: Pick<Texts<ReasonParams>, DoppelkopfReasons>;
  readonly facts: Pick<Texts<FactParams>, DoppelkopfFacts>;
  readonly reserve: Readonly<Record<ReservationAnswer, Phrase>>;
  /** A reservation that is withdrawn; any other is said like an announcement. */
  readonly withdraw: Phrase;
  readonly ansagen: Readonly<Record<AnsageWord, Phrase>>;
  readonly sides: Readonly<Record<ReSide, string>>;
  /** What the buttons for announcements are called together, and how long one of them may be pressed, in cards of the own hand. */
  readonly announce: string;
  readonly until: (cards: number, name: Naming) => string;
  /** Every point of a deal as it stands on the bill. */
  readonly points: Readonly<Record<PointName, string>>;
}

/** Announcements with the same limit: the fewest cards that the hand must have for them. */
export interface TimelyWords {
  readonly says: readonly AnsageWord[];
  readonly need: number;
}

/** Announcements put together by their limits, in order. */
export const byLimit = (
  words: readonly { readonly says: AnsageWord; readonly need: number }[],
): readonly TimelyWords[] =>
  [...new Set(words.map(({ need }) => need))].map((need) => ({
    need,
    says: words.flatMap((each) => (each.need === need ? [each.says] : [])),
  }));

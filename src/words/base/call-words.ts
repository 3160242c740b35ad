// What is said at the table: the shape of the phrases, and the choice of language and style for speech bubbles.
import type { Call, PLAIN_CALLS } from '../../engine/auction/auction.ts';
import type { Card, Suit } from '../../engine/base/cards.ts';
import type { Announcement } from '../../engine/base/contract.ts';
import type { Decision, DoublingStep } from '../../engine/table/log.ts';
import type { Bubble } from '../../shared/table/board.ts';
import { isSaying, sayingOf } from '../../shared/table/sayings.ts';
import type { DoppelkopfTexts } from './doppelkopf-words.ts';
import type { DoublingTexts } from './doubling-words.ts';
import type { Naming } from '../types/naming.ts';
import type { Phrase } from '../types/phrase.ts';

/** Everything that can be said, in one language. */
export interface CallTexts {
  readonly call: (call: Call, name: Naming) => Phrase;
  readonly announce: (announcement: Announcement, name: Naming, table?: AnnouncedAt) => Phrase;
  /** Answers to the Obers of a Schieber, and passing two cards on. */
  readonly obers: (answer: 'take' | 'leave', name: Naming) => Phrase;
  readonly passOn: Phrase;
  /** Answers to the widow, and laying two cards away. */
  readonly widow: (answer: 'take' | 'pass') => Phrase;
  readonly discard: Phrase;
  /** A number of trumps with a suit, which is not said aloud; and who of two partners makes trumps. */
  readonly number: (bid: NumberWords, name: Naming) => Phrase;
  readonly tie: (answer: 'yield' | 'keep') => Phrase;
  /** A card for the partner, and one for it, as somebody hears it who knows the card or does not. */
  readonly passed: (kind: 'give' | 'return', card: Card | undefined, name: Naming) => string;
  /** Reservations, announcements, sides and points of Doppelkopf. */
  readonly doppelkopf: DoppelkopfTexts;
  readonly stoss: Phrase;
  readonly retour: Phrase;
  readonly doublings: DoublingTexts;
}

/** What a table makes of an announcement: card points that win it, if points do and other than usual, and how many play. */
export interface AnnouncedAt {
  readonly needed?: number | undefined;
  readonly players: number;
}
export const USUAL_TABLE: AnnouncedAt = { players: 4 };
export const USUALLY_NEEDED = 61;

/** What is said of a number: `mit` if somebody has bid it before; the suit, where its bidder is told. */
export interface NumberWords {
  readonly count: number;
  readonly suit?: Suit | undefined;
  readonly mit?: boolean | undefined;
}

/** Calls that are whole words of the auction; the others claim or name a contract. */
export type PlainCall = (typeof PLAIN_CALLS)[number];

/** A call that is more than a whole word: the contract, and whether it is claimed as a level or bid by its name. */
export function claimed(call: Call): { readonly contract: string; readonly how: 'level' | 'name' } | undefined {
  if (call.startsWith('has:')) return { contract: call.slice('has:'.length), how: 'level' };
  return call.startsWith('names:') ? { contract: call.slice('names:'.length), how: 'name' } : undefined;
}

/** A step of doubling in words; Stoss and Retour have phrases of their own. `step` is absent for these two. */
export const stepPhrase = (type: DoublingStep, step: number | undefined, texts: CallTexts): Phrase =>
  step !== undefined && step > 2 ? texts.doublings.said(step) : texts[type];

/** Decisions of which something is said, or that have a button of their own: all but cuts and single cards. */
type Phrased = Exclude<Decision, { type: 'cut' | 'play' | 'give' | 'return' }>;

/** What is said with a decision, in a bubble and on its button. */
export function phraseOf(said: Phrased, texts: CallTexts, name: Naming): Phrase {
  if (isSaying(said)) return texts.doublings.sayings[sayingOf(said)];
  switch (said.type) {
    case 'call':
      return texts.call(said.call, name);
    case 'announce':
      return texts.announce(said.announcement, name);
    case 'obers':
      return texts.obers(said.answer, name);
    case 'widow':
      return texts.widow(said.answer);
    case 'number':
      return texts.number(said, name);
    case 'tie':
      return texts.tie(said.answer);
    case 'reserve':
      return texts.doppelkopf.reserve[said.says];
    case 'ansage':
      return texts.doppelkopf.ansagen[said.says];
    case 'reservation':
      return said.names === 'none' ? texts.doppelkopf.withdraw : texts.announce(said.names, name);
    default:
      return texts[said.type];
  }
}

/** What a bubble says, given the phrases of a language. */
export function spokenBy(bubble: Bubble, texts: CallTexts, name: Naming): string {
  switch (bubble.kind) {
    case 'call':
      return texts.call(bubble.call, name).bubble;
    case 'announce':
      return texts.announce(bubble.announcement, name).bubble;
    case 'obers':
      return texts.obers(bubble.answer, name).bubble;
    case 'passOn':
      return texts.passOn.bubble;
    case 'widow':
      return texts.widow(bubble.answer).bubble;
    case 'number':
      return texts.number(bubble, name).bubble;
    case 'tie':
      return texts.tie(bubble.answer).bubble;
    case 'give':
    case 'return':
      return texts.passed(bubble.kind, bubble.card, name);
    case 'discard':
      return texts.discard.bubble;
    case 'reserve':
      return texts.doppelkopf.reserve[bubble.says].bubble;
    case 'withdrawn':
      return texts.doppelkopf.withdraw.bubble;
    case 'ansage':
      return texts.doppelkopf.ansagen[bubble.says].bubble;
    case 'stoss':
    case 'retour':
      return stepPhrase(bubble.kind, bubble.step, texts).bubble;
    case 'saying':
      return texts.doublings.sayings[bubble.saying].bubble;
  }
}

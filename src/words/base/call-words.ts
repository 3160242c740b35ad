// What is said at the table: the shape of the phrases, and the choice of language and style for speech bubbles.
import type { Call, PLAIN_CALLS } from '../../engine/auction/auction.ts';
import type { Decision } from '../../engine/table/log.ts';
import type { Bubble } from '../../shared/table/board.ts';
import { type ByCard, isByCard } from '../../shared/table/questions.ts';
import type { DoppelkopfTexts } from './doppelkopf-words.ts';
import type { DoublingTexts } from './doubling-words.ts';
import type { Naming } from '../types/naming.ts';
import type { Phrase } from '../types/phrase.ts';

type Heard<K extends Bubble['type']> = Omit<Extract<Bubble, { type: K }>, 'type' | 'seat'>;

/** What is said with each kind of decision, in a bubble and on its button. */
type ActTexts = {
  readonly [K in Exclude<Bubble['type'], Unphrased | 'announce'>]: (said: Heard<K>, name: Naming) => Phrase;
};

/** Single cards, which have no button of their own. */
type Unphrased = 'give' | 'return';

/** Everything that can be said, in one language. */
export interface CallTexts extends ActTexts {
  readonly announce: (said: Heard<'announce'>, name: Naming, table?: AnnouncedAt) => Phrase;
  /** A card for the partner, and one for it, as somebody hears it who knows the card or does not. */
  readonly give: (said: Heard<'give'>, name: Naming) => Pick<Phrase, 'bubble'>;
  readonly return: (said: Heard<'return'>, name: Naming) => Pick<Phrase, 'bubble'>;
  /** Reservations, announcements, sides and points of Doppelkopf. */
  readonly doppelkopf: DoppelkopfTexts;
  readonly doublings: DoublingTexts;
}

/** What a table makes of an announcement: card points that win it, if points do and other than usual, and how many play. */
export interface AnnouncedAt {
  readonly needed?: number | undefined;
  readonly players: number;
}
export const USUAL_TABLE: AnnouncedAt = { players: 4 };
export const USUALLY_NEEDED = 61;

/** Calls that are whole words of the auction; the others claim or name a contract. */
export type PlainCall = (typeof PLAIN_CALLS)[number];

/** A call that is more than a whole word: the contract, and whether it is claimed as a level or bid by its name. */
export function claimed(call: Call): { readonly contract: string; readonly how: 'level' | 'name' } | undefined {
  if (call.startsWith('has:')) return { contract: call.slice('has:'.length), how: 'level' };
  return call.startsWith('names:') ? { contract: call.slice('names:'.length), how: 'name' } : undefined;
}

/** Whether a decision has words for a button: all but cuts and single cards. */
export const isPhrased = (decision: Decision): decision is Exclude<Decision, { type: ByCard | 'cut' }> =>
  decision.type !== 'cut' && !isByCard(decision);

/** What is said with a decision, in a bubble and on its button. */
export const phraseOf = (said: Exclude<Bubble, { type: Unphrased }>, texts: CallTexts, name: Naming): Phrase =>
  (texts[said.type] as (of: typeof said, name: Naming) => Phrase)(said, name);

/** What a bubble says, given the phrases of a language. */
export const spokenBy = (said: Bubble, texts: CallTexts, name: Naming): string =>
  (texts[said.type] as (of: Bubble, name: Naming) => Pick<Phrase, 'bubble'>)(said, name).bubble;

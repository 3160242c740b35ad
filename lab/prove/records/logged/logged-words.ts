// Decisions as the logs of records write them: `play EO`, `call solo G`, `stoss`. Every game has a list of such words.
import { ANSAGE_WORDS } from '../../../../src/engine/base/ansage-words.ts';
import { isCard } from '../../../../src/engine/base/cards.ts';
import type { Seat } from '../../../../src/engine/base/seats.ts';
import { type Decision, DOUBLING_STEPS, type DoublingStep } from '../../../../src/engine/table/log.ts';
import type { Round } from '../../../../src/engine/table/round.ts';

/** One kind of decision, read and written. The round is the one in which it is taken, for words that mean different things. */
export interface Word {
  /** Undefined if the text is not of this kind. */
  read(text: string, seat: Seat, round: Round): Decision | undefined;
  /** Undefined if the decision is not of this kind. */
  write(decision: Decision, round: Round): string | undefined;
}

/** A decision that says no more than its name. */
const alone = (type: DoublingStep): Word => ({
  read: (text, seat) => (text === type ? { type, seat } : undefined),
  write: (decision) => (decision.type === type ? type : undefined),
});

const PLAY: Word = {
  read(text, seat) {
    const [verb, card, ...more] = text.split(' ');
    return verb === 'play' && isCard(card) && more.length === 0 ? { type: 'play', seat, card } : undefined;
  },
  write: (decision) => (decision.type === 'play' ? `play ${decision.card}` : undefined),
};

/** Passing in an auction. */
export const PASS: Word = {
  read: (text, seat) => (text === 'pass' ? { type: 'call', seat, call: 'weiter' } : undefined),
  write: (decision) => (decision.type === 'call' && decision.call === 'weiter' ? 'pass' : undefined),
};

/** Announcements of Doppelkopf. */
export const ANSAGE: Word = {
  read(text, seat) {
    const says = ANSAGE_WORDS.find((each) => each === text);
    return says && { type: 'ansage', seat, says };
  },
  write: (decision) => (decision.type === 'ansage' ? decision.says : undefined),
};

/** What is said alike in every game. */
export const COMMON_WORDS: readonly Word[] = [PLAY, ...DOUBLING_STEPS.map(alone)];

/** The decision that a text means; undefined if it means none of this game. */
export function decisionIn(words: readonly Word[], text: string, seat: Seat, round: Round): Decision | undefined {
  for (const word of words) {
    const decision = word.read(text, seat, round);
    if (decision) return decision;
  }
  return undefined;
}

/** The text of a decision. Throws if the game has no word for it (programming error). */
export function textOf(words: readonly Word[], decision: Decision, round: Round): string {
  for (const word of words) {
    const text = word.write(decision, round);
    if (text !== undefined) return text;
  }
  throw new Error(`no word for ${JSON.stringify(decision)}`);
}

// What a line of the evenings says: date, people, rounds, and what the player has won.
import type { LibrarySession } from '../../shared/calls/library-calls.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import type { Naming } from '../../words/types/naming.ts';
import type { Voice } from '../state/voice.svelte.ts';

export interface SessionTexts {
  readonly date: string;
  readonly people: string;
  readonly rounds: string;
  /** What the player has won, as a number and in the unit of the table. */
  readonly own: number;
  readonly sum: string;
  /** Everything in one sentence. */
  readonly spoken: string;
}

/** Names and amounts in the unit of an evening. */
export const namingIn = ({ unit }: Pick<LibrarySession, 'unit'>, voice: Voice): Naming =>
  namingOf(voice.language, voice.faces.deck, ['', '', '', ''], undefined, unit);

/** The people's names; a player without one is addressed. */
export const peopleIn = ({ people }: LibrarySession, voice: Voice): readonly string[] =>
  people.map(({ player }) => player.name || voice.speech.ui.table.you);

/** "21. November 2026, 19:05 bis 22:40" */
export function spanOf({ from, until }: LibrarySession, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return format.formatRange(new Date(from), new Date(until));
}

export function sessionTexts(session: LibrarySession, voice: Voice): SessionTexts {
  const texts = voice.speech.ui.library.sessions;
  const name = namingIn(session, voice);
  const practice = session.rounds - session.counted;
  const rounds = [texts.rounds(session.rounds, name), ...(practice > 0 ? [texts.practice(practice, name)] : [])].join(
    ', ',
  );
  const date = spanOf(session, voice.language);
  const own = session.people[0]?.sum ?? 0;
  const people = voice.ui.library.table(peopleIn(session, voice).slice(1).join(', '));
  const sum = name.balance(own);
  return { date, people, rounds, own, sum, spoken: [date, people, rounds, sum].join(', ') };
}

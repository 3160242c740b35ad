// What tutor, library and replay say and show: labels, names at one table, sentences for messages, the look of cards.
import { createContext } from 'svelte';
import type { Language } from '../../shared/border/language.ts';
import type { Naming } from '../../words/types/naming.ts';
import { sentencesOf } from './tongues.ts';
import type { AppContext } from './app-context.ts';
import type { Preferences } from './preferences.svelte.ts';
import type { Company, Speech } from './speech.svelte.ts';
import type { UiTutorTexts } from '../../words/types/ui-tutor-texts.ts';

export class Voice {
  readonly #speech: Speech;
  readonly #preferences: Preferences;
  readonly #company: () => Company | undefined;

  readonly ui: UiTutorTexts = $derived.by(() => sentencesOf(this.#speech.language).tutor);
  /** Names at the table that is meant, or without players where none is. */
  readonly name: Naming = $derived.by(() => {
    const company = this.#company();
    return company ? this.#speech.nameAt(company) : this.#speech.plain;
  });

  constructor({ speech, preferences }: Pick<AppContext, 'speech' | 'preferences'>, company: () => Company | undefined) {
    this.#speech = speech;
    this.#preferences = preferences;
    this.#company = company;
  }

  get language(): Language {
    return this.#speech.language;
  }

  get speech(): Speech {
    return this.#speech;
  }

  /** How cards and suit signs are drawn. */
  get faces(): Preferences['faces'] {
    return this.#preferences.faces;
  }

  /** A player's name at the beginning of a line. */
  player(seat: Parameters<Naming['player']>[0]): string {
    return capitalised(this.name.player(seat));
  }
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The voice of the surrounding screen. */
export const [voice, provideVoice] = createContext<Voice>();

// The system's voice, where the player wants it: what the others say, and what the tutor says. Never the only way to know it.
import { untrack } from 'svelte';
import type { Bubble, TableView } from '../../shared/table/board.ts';
import { seatsOf } from '../../engine/base/seats.ts';
import { tellBubble, tellExplanation, tellNote } from '../../words/speak/explanations.ts';
import type { Language } from '../../shared/border/language.ts';
import type { LiveTable } from './live-table.svelte.ts';
import type { Preferences } from './preferences.svelte.ts';
import type { Speech } from './speech.svelte.ts';

/** Reads sentences out, one after the other; the voice of the system, or one of a test. */
export interface Reader {
  /** Whether this computer has a voice of its own for a language; none that would ask the network. */
  has(language: Language): boolean;
  say(text: string, language: Language): void;
  hush(): void;
}

const TAGS: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** The voice of the system; without a voice for the language it says nothing. */
export function systemReader(): Reader {
  const synth = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;
  const voiceFor = (language: Language): SpeechSynthesisVoice | undefined =>
    synth?.getVoices().find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language));
  return {
    has: (language) => voiceFor(language) !== undefined,
    say(text, language) {
      const voice = voiceFor(language);
      if (!synth || !voice) return;
      const words = new SpeechSynthesisUtterance(text);
      words.voice = voice;
      words.lang = TAGS[language];
      synth.speak(words);
    },
    hush: () => synth?.cancel(),
  };
}

interface ReadingDeps {
  readonly table: LiveTable;
  readonly preferences: Preferences;
  readonly speech: Speech;
  readonly reader: Reader;
}

const sameBubble = (a: Bubble | null, b: Bubble | null): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Reading {
  #before: TableView | null = null;
  readonly #deps: ReadingDeps;

  constructor(deps: ReadingDeps) {
    this.#deps = deps;
    deps.table.listen((view) => this.#changed(view));
  }

  /** Whether the computer can read out the language of the moment. */
  get possible(): boolean {
    return this.#deps.reader.has(this.#deps.speech.language);
  }

  /** What the tutor says against something that was tried. */
  refused(): void {
    const { table, preferences, speech } = this.#deps;
    untrack(() => {
      if (!table.refused || !table.view || preferences.settings.readAloud !== 'tutor') return;
      this.#say([tellExplanation(table.refused.explanation, speech.nameAt(table.view.board)).rule]);
    });
  }

  #changed(view: TableView | null): void {
    const before = this.#before;
    this.#before = view;
    const { readAloud } = this.#deps.preferences.settings;
    if (
      readAloud === 'nothing' ||
      !this.#deps.speech.whole ||
      !view ||
      before?.roundId !== view.roundId ||
      view.at <= before.at
    )
      return;
    const said = this.#callsSince(before, view);
    const duty = readAloud === 'tutor' && view.asked !== undefined ? this.#dutyIn(view) : [];
    this.#say([...said, ...duty]);
  }

  #callsSince({ board: old }: TableView, { board }: TableView): readonly string[] {
    const { speech, preferences } = this.#deps;
    const name = speech.nameAt(board);
    return seatsOf(board.playerCount).flatMap((seat) => {
      const bubble = board.bubbles[seat];
      if (!bubble || seat === board.you || sameBubble(bubble, old.bubbles[seat])) return [];
      return [tellBubble(bubble, name, preferences.settings.bubbles)];
    });
  }

  #dutyIn({ duty, board }: TableView): readonly string[] {
    const name = this.#deps.speech.nameAt(board);
    return duty.slice(0, 1).map((note) => tellNote(note, name));
  }

  #say(sentences: readonly string[]): void {
    if (sentences.length > 0) this.#deps.reader.hush();
    for (const sentence of sentences) this.#deps.reader.say(sentence, this.#deps.speech.language);
  }
}

// Lets the table be heard: sounds when its picture changes, as loud as the settings say, and as many as the pace allows.
import type { TableView } from '../../shared/table/board.ts';
import { type Cue, cuesBetween } from '../sound/moments.ts';
import type { Sound } from '../sound/recipes.ts';
import type { LiveTable } from './live-table.svelte.ts';
import type { Preferences } from './preferences.svelte.ts';

/** Whatever plays cues; tests listen with one of their own. */
export interface Loudspeaker {
  play(cues: readonly Cue[], volume: number): void;
}

/** At the pace "instant" a round is over in a moment: only what ends it, and what one lays oneself, is heard. */
const AT_ONCE: readonly Sound[] = ['coins', 'win', 'loss', 'slap', 'card'];

export class Sounding {
  #before: TableView | null = null;
  readonly #preferences: Preferences;
  readonly #speaker: Loudspeaker;

  constructor({ table, preferences, speaker }: { table: LiveTable; preferences: Preferences; speaker: Loudspeaker }) {
    this.#preferences = preferences;
    this.#speaker = speaker;
    table.listen((view) => this.#heard(view));
  }

  /** One sound by itself, for trying out. */
  try(sound: Sound = 'slap'): void {
    this.#play([{ sound, after: 0 }]);
  }

  #heard(view: TableView | null): void {
    const { pace, settings } = this.#preferences;
    const cues = cuesBetween(this.#before, view, pace.packet);
    this.#before = view;
    this.#play(settings.speed === 'instant' ? cues.filter(({ sound }) => AT_ONCE.includes(sound)) : cues);
  }

  #play(cues: readonly Cue[]): void {
    const { sounds, settings } = this.#preferences;
    if (sounds === 'on') this.#speaker.play(cues, settings.volume);
  }
}

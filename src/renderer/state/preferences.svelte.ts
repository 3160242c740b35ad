// The settings as the page lives by them: language, theme, cards, pace of motion; changes go through the main process.
import { copiesIn, type PackSize } from '../../engine/base/cards.ts';
import type { AppState } from '../../shared/calls/all-calls.ts';
import { type Speed } from '../../shared/files/setting-values.ts';
import { DEFAULT_SETTINGS, languageRead, type Settings, type SettingsChange } from '../../shared/files/settings.ts';
import type { Language } from '../../shared/border/language.ts';
import type { AppClient } from './bridge.ts';
import { givenState } from './given.ts';
import type { FaceOptions } from '../cards/deck.ts';

/** How long things move, in milliseconds. Zero: they are simply there. */
export interface Pace {
  readonly flight: number;
  readonly sort: number;
  /** From the first packet of a deal to the second. */
  readonly packet: number;
  readonly fade: number;
  readonly style: 'fly' | 'fade';
}

const FLIGHTS: Readonly<Record<Speed, number>> = { slow: 320, normal: 200, fast: 120, instant: 0 };

/** What the system wishes of every program; it is listened to as long as the page lives, whoever reads it and whoever no longer does. */
class SystemWish {
  current: boolean = $state.raw(false);
  readonly #list: MediaQueryList;

  constructor(query: string) {
    this.#list = matchMedia(query);
    this.current = this.#list.matches;
    this.#list.addEventListener('change', ({ matches }) => (this.current = matches));
  }
}

const systemContrast = new SystemWish('(prefers-contrast: more)');
const systemDark = new SystemWish('(prefers-color-scheme: dark)');
const systemCalm = new SystemWish('(prefers-reduced-motion: reduce)');

export class Preferences {
  settings = $state.raw<Settings>(givenState()?.settings ?? DEFAULT_SETTINGS);
  /** Whether the settings are those of the person, and not yet the defaults. */
  known = $state.raw(givenState() !== undefined);
  version = $state.raw(givenState()?.version ?? '');
  #systemLanguage = $state.raw<Language>(givenState()?.systemLanguage ?? 'de');
  readonly #client: AppClient;
  /** How often main has told settings by itself: an answer that was under way meanwhile is older. */
  #told = 0;

  readonly language: Language = $derived(languageRead(this.settings, this.#systemLanguage));

  #copies = $state.raw<1 | 2>(1);

  /** The setting that says how cards are drawn: packs with two copies of each card have their own. */
  readonly deckSetting: 'deck' | 'doubleDeck' = $derived(this.#copies === 2 ? 'doubleDeck' : 'deck');
  readonly deck: Settings['deck'] = $derived(this.settings[this.deckSetting]);

  /** How cards are drawn; fits PlayingCard and the functions in cards/deck.ts. */
  readonly faces: Required<Pick<FaceOptions, 'deck' | 'palette' | 'indexLetters'>> = $derived({
    deck: this.deck,
    palette: this.settings.palette === 'colourblind' ? 'colorblind' : 'classic',
    indexLetters: this.language,
  });

  /** Whether it is day or evening in the Stube. */
  readonly lamp: 'light' | 'dark' = $derived.by(() => {
    const { theme } = this.settings;
    if (theme !== 'system') return theme;
    return systemDark.current ? 'dark' : 'light';
  });

  /** Whether all text stands out as much as can be. */
  readonly contrast: 'normal' | 'high' = $derived.by(() => {
    const { contrast } = this.settings;
    if (contrast !== 'system') return contrast;
    return systemContrast.current ? 'high' : 'normal';
  });

  readonly reducedMotion: boolean = $derived(
    this.settings.motion === 'system' ? systemCalm.current : this.settings.motion === 'reduced',
  );

  /** Whether the table may be heard. */
  readonly sounds: 'on' | 'off' = $derived.by(() => {
    const { sound } = this.settings;
    if (sound !== 'system') return sound;
    return systemCalm.current ? 'off' : 'on';
  });

  readonly pace: Pace = $derived.by(() => {
    const flight = FLIGHTS[this.settings.speed];
    if (this.reducedMotion)
      return { flight: Math.min(flight, 90), sort: 0, packet: 0, fade: Math.min(flight, 90), style: 'fade' };
    return { flight, sort: flight * 2, packet: flight * 2.5, fade: Math.min(flight, 160), style: 'fly' };
  });

  constructor(client: AppClient) {
    this.#client = client;
    client.on('settings.changed', (settings) => {
      this.#told++;
      this.settings = settings;
    });
  }

  /** Takes up how the app stands at the start; settings that have been told since it was asked are newer. */
  take(state: AppState): void {
    if (this.#told === 0) this.settings = state.settings;
    this.known = true;
    this.version = state.version;
    this.#systemLanguage = state.systemLanguage;
  }

  /** Says which pack lies on the table that is shown; undefined once it is gone. */
  showPack(pack: PackSize | undefined): void {
    this.#copies = pack === undefined ? 1 : copiesIn(pack);
  }

  async change(change: SettingsChange): Promise<void> {
    const told = this.#told;
    const answer = await this.#client.call('settings.change', change);
    if (answer.ok && told === this.#told) this.settings = answer.value.settings;
  }
}

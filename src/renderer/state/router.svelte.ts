// Which screen is shown.
import type { Sheet } from '../../shared/border/menu-items.ts';

export type Screen =
  | { readonly name: 'start' }
  /** What the next table is like. */
  | { readonly name: 'setup' }
  /** The first round of a newcomer, played step by step. */
  | { readonly name: 'guided' }
  | { readonly name: 'table' }
  /** What the session on the table has come to. */
  | { readonly name: 'evening' }
  | { readonly name: 'library' }
  /** A finished round; with `at`, its trick is played up to that step, which is then looked at or tried again. */
  | { readonly name: 'replay'; readonly id: string; readonly at?: number; readonly then?: 'look' | 'try' }
  | { readonly name: 'learn' }
  | { readonly name: 'lesson'; readonly id: string }
  | { readonly name: 'trainer'; readonly id: string }
  | { readonly name: 'progress' }
  /** Evenings with real cards: all of them, or the sheet of one. */
  | { readonly name: 'scorer'; readonly id?: string }
  /** Positions that are put together: all that are kept, one of them, or one of a saved round. */
  | {
      readonly name: 'positions';
      readonly id?: string;
      readonly from?: { readonly round: string; readonly frame: number };
    }
  /** Tournaments with real cards: all of them, or one. */
  | { readonly name: 'tournament'; readonly id?: string }
  /** Challenges: all of them, or one. */
  | { readonly name: 'duel'; readonly id?: string }
  /** The rules screen, at one rule if it is named. */
  | { readonly name: 'rules'; readonly option?: string }
  | { readonly name: 'glossary'; readonly term?: string };

export class Router {
  screen = $state.raw<Screen>({ name: 'start' });
  settingsOpen = $state(false);
  helpOpen = $state(false);
  fairnessOpen = $state(false);
  aboutOpen = $state(false);
  /** The sheet with the rules in force: of the table, or of a saved round. */
  rulesOpen = $state.raw<'no' | 'table' | { readonly round: string }>('no');

  /** The sheet on which a quarrel is settled, by the rules of the table or of the next one; `told` is what was just refused there. */
  quarrel = $state.raw<'no' | { readonly by: 'table' | 'next'; readonly about?: string; readonly told?: string }>('no');

  /** The screen before the present one; pages of one screen are one stay. */
  from = $state.raw<Screen>({ name: 'start' });

  /** Opens a sheet over the present screen. */
  open(sheet: Sheet): void {
    if (sheet === 'settings') this.settingsOpen = true;
    else if (sheet === 'fairness') this.fairnessOpen = true;
    else if (sheet === 'help') this.helpOpen = true;
    else if (sheet === 'about') this.aboutOpen = true;
    else this.rulesOpen = 'table';
  }

  go(screen: Screen): void {
    if (screen.name !== this.screen.name) this.from = this.screen;
    this.screen = screen;
    this.quarrel = 'no';
    this.rulesOpen = 'no'; // whatever leads to another screen leads away from the sheet
  }
}

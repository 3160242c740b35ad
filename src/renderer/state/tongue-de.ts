// What the first screen says in German, in a script of its own.
import { PRESETS_DE } from '../../words/de/rules/presets-words.ts';
import { UI_DE } from '../../words/de/ui.ts';
import type { Tongue } from './tongue.ts';

export const tongue: Tongue = { ui: UI_DE, presets: PRESETS_DE };

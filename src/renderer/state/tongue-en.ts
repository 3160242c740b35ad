// What the first screen says in English, in a script of its own.
import { PRESETS_EN } from '../../words/en/rules/presets-words.ts';
import { UI_EN } from '../../words/en/ui.ts';
import type { Tongue } from './tongue.ts';

export const tongue: Tongue = { ui: UI_EN, presets: PRESETS_EN };

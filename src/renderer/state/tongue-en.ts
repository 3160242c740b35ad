// What the first screen says in English, in a script of its own.
import { LABELS_EN } from '../../words/en/labels.ts';
import { PRESETS_EN } from '../../words/en/rules/presets-words.ts';
import type { Tongue } from './tongue.ts';

export const tongue: Tongue = { labels: LABELS_EN, presets: PRESETS_EN };

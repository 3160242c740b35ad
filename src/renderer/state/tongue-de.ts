// What the first screen says in German, in a script of its own.
import { LABELS_DE } from '../../words/de/labels.ts';
import { PRESETS_DE } from '../../words/de/rules/presets-words.ts';
import type { Tongue } from './tongue.ts';

export const tongue: Tongue = { labels: LABELS_DE, presets: PRESETS_DE };

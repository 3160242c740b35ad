// Everything that the page says in German, in a script of its own.
import { CATALOGUE_DE } from '../../words/de/catalogue.ts';
import { UI_TUTOR_DE } from '../../words/de/ui-tutor.ts';
import { UI_DE } from '../../words/de/ui.ts';
import type { Tongue } from './tongue.ts';

export const tongue: Tongue = { catalogue: CATALOGUE_DE, ui: UI_DE, tutor: UI_TUTOR_DE };

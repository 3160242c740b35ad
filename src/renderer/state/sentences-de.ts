// What rooms and sheets say in German, in a script of its own.
import { CATALOGUE_DE } from '../../words/de/catalogue.ts';
import { UI_DE } from '../../words/de/ui.ts';
import { UI_TUTOR_DE } from '../../words/de/ui-tutor.ts';
import type { Sentences } from './tongue.ts';

export const sentences: Sentences = { catalogue: CATALOGUE_DE, ui: UI_DE, tutor: UI_TUTOR_DE };

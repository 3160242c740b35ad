// The sentences that rooms and sheets speak in German, in a script of their own.
import { CATALOGUE_DE } from '../../words/de/catalogue.ts';
import { UI_TUTOR_DE } from '../../words/de/ui-tutor.ts';
import type { Sentences } from './tongue.ts';

export const sentences: Sentences = { catalogue: CATALOGUE_DE, tutor: UI_TUTOR_DE };

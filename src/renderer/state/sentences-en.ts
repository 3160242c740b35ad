// The sentences that rooms and sheets speak in English, in a script of their own.
import { CATALOGUE_EN } from '../../words/en/catalogue.ts';
import { UI_TUTOR_EN } from '../../words/en/ui-tutor.ts';
import type { Sentences } from './tongue.ts';

export const sentences: Sentences = { catalogue: CATALOGUE_EN, tutor: UI_TUTOR_EN };

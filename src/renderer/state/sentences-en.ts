// What rooms and sheets say in English, in a script of its own.
import { CATALOGUE_EN } from '../../words/en/catalogue.ts';
import { UI_EN } from '../../words/en/ui.ts';
import { UI_TUTOR_EN } from '../../words/en/ui-tutor.ts';
import type { Sentences } from './tongue.ts';

export const sentences: Sentences = { catalogue: CATALOGUE_EN, ui: UI_EN, tutor: UI_TUTOR_EN };

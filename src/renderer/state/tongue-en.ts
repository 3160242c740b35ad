// Everything that the page says in English, in a script of its own.
import { CATALOGUE_EN } from '../../words/en/catalogue.ts';
import { UI_TUTOR_EN } from '../../words/en/ui-tutor.ts';
import { UI_EN } from '../../words/en/ui.ts';
import type { Tongue } from './tongue.ts';

export const tongue: Tongue = { catalogue: CATALOGUE_EN, ui: UI_EN, tutor: UI_TUTOR_EN };

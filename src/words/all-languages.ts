// Loads the texts of every language at once, for programs that start once and tell in any of them.
import { addLanguage } from './base/catalogue.ts';
import { CATALOGUE_DE } from './de/catalogue.ts';
import { CATALOGUE_EN } from './en/catalogue.ts';

addLanguage('de', CATALOGUE_DE);
addLanguage('en', CATALOGUE_EN);

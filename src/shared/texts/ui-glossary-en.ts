// English wording of the glossary.
import type { UiGlossaryTexts } from './ui-glossary-de.ts';

export const UI_GLOSSARY_EN: UiGlossaryTexts = {
  title: 'Glossary',
};

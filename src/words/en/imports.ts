// English notes on what a round of another program told and could not be taken over.
import type { ImportTexts } from '../types/imports.ts';

export const IMPORTS_EN: ImportTexts = {
  doubledByUnknown: 'Doubled in the log; it does not say by whom, and it is not reckoned here.',
};

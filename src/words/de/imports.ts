// German notes on what a round of another program told and could not be taken over.
import type { ImportTexts } from '../types/imports.ts';

export const IMPORTS_DE: ImportTexts = {
  doubledByUnknown: 'Im Protokoll verdoppelt; von wem, steht dort nicht, und es ist hier nicht eingerechnet.',
};

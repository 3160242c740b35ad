// The form of the words for what the program keeps, and sentences for what could not be written.
import type { StoreId } from '../../shared/border/saving.ts';

export interface UiSavingTexts {
  readonly waiting: string;
  readonly what: (stores: readonly StoreId[], detail: string | undefined) => string;
  readonly goesOn: string;
  readonly allWritten: string;
  readonly retry: string;
}

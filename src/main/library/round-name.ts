// What the file of a round is called that leaves the library: "Rufspiel auf die Eichel-Sau, 27.11.2026".
import type { LibraryItem } from '../../shared/calls/library-calls.ts';
import { dayOf } from '../../words/speak/dates.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import type { Deck, Language } from '../../shared/border/language.ts';
import { UI_SHEET_DE } from '../../words/de/ui-sheet.ts';
import { UI_SHEET_EN } from '../../words/en/ui-sheet.ts';
import { safeFileName } from '../store/file-names.ts';

/** How somebody reads: file names are in their language, cards called as in their deck. */
export interface Reading {
  readonly language: Language;
  readonly deck: Deck;
}

/** A name without its extension, which every file system takes. */
export function roundName(
  item: Pick<LibraryItem, 'announcement' | 'finishedAt' | 'dayOnly'>,
  reading: Reading,
): string {
  const { language, deck } = reading;
  const name = namingOf(language, deck, ['', '', '', ''], undefined);
  const { thrownIn } = (language === 'de' ? UI_SHEET_DE : UI_SHEET_EN).sheet;
  const game = item.announcement ? name.announcement(item.announcement) : thrownIn;
  return safeFileName(`${game}, ${dayOf(item, language)}`, 'Schafkopf');
}

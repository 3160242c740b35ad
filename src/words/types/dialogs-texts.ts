// The form of the texts of the system's message boxes: what the program asks before there is a page, or when it has none.
import type { StoreId } from '../../shared/border/saving.ts';

export interface DialogTexts {
  readonly cannotSave: string;
  readonly cannotSaveDetail: (folder: string, detail: string) => string;
  readonly chooseFolder: string;
  readonly playUnsaved: string;
  readonly quit: string;
  readonly folderTitle: string;
  readonly useFolder: string;
  readonly crashed: string;
  readonly crashedDetail: string;
  readonly reload: string;
  readonly unsaved: string;
  readonly unsavedDetail: (stores: readonly StoreId[], detail: string) => string;
  readonly tryAgain: string;
  readonly quitAnyway: string;
}

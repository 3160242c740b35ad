// The form of the texts of the application menu and the file dialogs.
import type { Room } from '../../shared/border/menu-items.ts';

export interface MenuTexts {
  readonly file: string;
  readonly newGame: string;
  readonly rulesInForce: string;
  readonly importRound: string;
  readonly recent: string;
  readonly forgetRecent: string;
  readonly go: string;
  readonly rooms: Readonly<Record<Room, string>>;
  readonly fairness: string;
  readonly settings: string;
  readonly quit: string;
  readonly game: string;
  readonly hint: string;
  readonly claimRest: string;
  readonly giveUp: string;
  readonly takeBack: string;
  readonly repeat: string;
  readonly sameDeal: string;
  readonly edit: string;
  readonly undo: string;
  readonly redo: string;
  readonly cut: string;
  readonly copy: string;
  readonly paste: string;
  readonly selectAll: string;
  readonly view: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomReset: string;
  readonly fullScreen: string;
  readonly window: string;
  readonly minimize: string;
  readonly closeWindow: string;
  readonly help: string;
  readonly guide: string;
  readonly about: string;
  readonly hide: string;
  readonly hideOthers: string;
  readonly showAll: string;
  /** Kinds of files in the dialogs. */
  readonly roundFile: string;
  readonly rulesFile: string;
  readonly duelFile: string;
  readonly textFile: string;
  readonly pdfFile: string;
  readonly jsonFile: string;
  readonly csvFile: string;
}

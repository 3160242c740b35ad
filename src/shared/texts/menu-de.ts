// German texts of the application menu and the file dialogs.

export const MENU_DE = {
  file: '&Datei',
  newSession: 'Neue Partie …',
  importRound: 'Runde importieren …',
  library: 'Bibliothek',
  settings: 'Einstellungen …',
  quit: 'Beenden',
  edit: '&Bearbeiten',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  view: '&Ansicht',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  zoomReset: 'Originalgröße',
  fullScreen: 'Vollbild',
  window: '&Fenster',
  minimize: 'Minimieren',
  closeWindow: 'Fenster schließen',
  help: '&Hilfe',
  guide: 'Hilfe zur Schafkopf Stube',
  about: 'Über Schafkopf Stube',
  hide: 'Schafkopf Stube ausblenden',
  hideOthers: 'Andere ausblenden',
  showAll: 'Alle einblenden',
  /** Kinds of files in the dialogs. */
  roundFile: 'Schafkopf-Runde',
  textFile: 'Text (Markdown)',
  pdfFile: 'PDF',
  jsonFile: 'Daten (JSON)',
  csvFile: 'Tabelle (CSV)',
} as const;

/** The same keys in every language. */
export type MenuTexts = { readonly [K in keyof typeof MENU_DE]: string };

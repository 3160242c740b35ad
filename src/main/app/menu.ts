// The application menu as data: what it holds on each platform and in each language.
import type { MenuItemConstructorOptions } from 'electron';
import type { Language } from '../../shared/texts/naming.ts';
import { MENU_DE, type MenuTexts } from '../../shared/texts/de/menu.ts';
import { MENU_EN } from '../../shared/texts/en/menu.ts';

/** Items that the page carries out. */
export type PageItem =
  | 'newSession'
  | 'rules'
  | 'rulesInForce'
  | 'library'
  | 'settings'
  | 'help'
  | 'importRound'
  | 'hint'
  | 'takeBack'
  | 'repeat'
  | 'sameDeal';

export type Zoom = 'in' | 'out' | 'reset';

/** What the menu's own items do. */
export interface MenuActions {
  readonly choose: (item: PageItem) => void;
  readonly zoom: (zoom: Zoom) => void;
}

export interface MenuState {
  readonly platform: NodeJS.Platform;
  readonly language: Language;
}

type Items = MenuItemConstructorOptions[];

const LINE = { type: 'separator' } as const;

export const menuTextsOf = (language: Language): MenuTexts => (language === 'de' ? MENU_DE : MENU_EN);

/** The menu for a platform and language. */
export function menuTemplate({ platform, language }: MenuState, actions: MenuActions): Items {
  const texts = menuTextsOf(language);
  const mac = platform === 'darwin';
  return [
    ...(mac ? [appMenu(texts, actions)] : []),
    { label: texts.file, submenu: mac ? fileItems(texts, actions) : fileItemsWithAll(texts, actions) },
    { label: texts.game, submenu: gameItems(texts, actions) },
    { label: texts.edit, submenu: editItems(texts) },
    { label: texts.view, submenu: viewItems(texts, actions) },
    ...(mac ? [{ label: texts.window, submenu: windowItems(texts) }] : []),
    { role: 'help', label: texts.help, submenu: helpItems(texts, actions, mac ? 'elsewhere' : 'here') },
  ];
}

const settingsItem = (texts: MenuTexts, { choose }: MenuActions): MenuItemConstructorOptions => ({
  label: texts.settings,
  accelerator: 'CmdOrCtrl+,',
  click: () => choose('settings'),
});

const appMenu = (texts: MenuTexts, actions: MenuActions): MenuItemConstructorOptions => ({
  role: 'appMenu',
  submenu: [
    { role: 'about', label: texts.about },
    LINE,
    settingsItem(texts, actions),
    LINE,
    { role: 'hide', label: texts.hide },
    { role: 'hideOthers', label: texts.hideOthers },
    { role: 'unhide', label: texts.showAll },
    LINE,
    { role: 'quit', label: texts.quit },
  ],
});

const fileItems = (texts: MenuTexts, { choose }: MenuActions): Items => [
  { label: texts.newSession, accelerator: 'CmdOrCtrl+N', click: () => choose('newSession') },
  { label: texts.rules, accelerator: 'CmdOrCtrl+R', click: () => choose('rules') },
  { label: texts.importRound, accelerator: 'CmdOrCtrl+O', click: () => choose('importRound') },
  { label: texts.library, accelerator: 'CmdOrCtrl+B', click: () => choose('library') },
];

const fileItemsWithAll = (texts: MenuTexts, actions: MenuActions): Items => [
  ...fileItems(texts, actions),
  LINE,
  settingsItem(texts, actions),
  LINE,
  { role: 'quit', label: texts.quit, accelerator: 'Ctrl+Q' },
];

/** What can be done at the table. Its keys are the page's, where Ctrl+Z means the text while one is being written. */
const gameItems = (texts: MenuTexts, { choose }: MenuActions): Items => [
  { label: texts.hint, click: () => choose('hint') },
  LINE,
  { label: texts.takeBack, click: () => choose('takeBack') },
  { label: texts.repeat, click: () => choose('repeat') },
  { label: texts.sameDeal, click: () => choose('sameDeal') },
  LINE,
  { label: texts.rulesInForce, click: () => choose('rulesInForce') },
];

const editItems = (texts: MenuTexts): Items => [
  { role: 'undo', label: texts.undo },
  { role: 'redo', label: texts.redo },
  LINE,
  { role: 'cut', label: texts.cut },
  { role: 'copy', label: texts.copy },
  { role: 'paste', label: texts.paste },
  { role: 'selectAll', label: texts.selectAll },
];

const viewItems = (texts: MenuTexts, { zoom }: MenuActions): Items => [
  { label: texts.zoomIn, accelerator: 'CmdOrCtrl+Plus', click: () => zoom('in') },
  // The plus of the main block is typed with Shift on some keyboards and without on others.
  { label: texts.zoomIn, accelerator: 'CmdOrCtrl+=', visible: false, click: () => zoom('in') },
  { label: texts.zoomOut, accelerator: 'CmdOrCtrl+-', click: () => zoom('out') },
  { label: texts.zoomReset, accelerator: 'CmdOrCtrl+0', click: () => zoom('reset') },
  LINE,
  { role: 'togglefullscreen', label: texts.fullScreen },
];

const windowItems = (texts: MenuTexts): Items => [
  { role: 'minimize', label: texts.minimize },
  { role: 'close', label: texts.closeWindow },
];

const helpItems = (texts: MenuTexts, { choose }: MenuActions, about: 'here' | 'elsewhere'): Items => [
  { label: texts.guide, accelerator: 'F1', click: () => choose('help') },
  ...(about === 'here' ? [LINE, { role: 'about', label: texts.about } as const] : []),
];

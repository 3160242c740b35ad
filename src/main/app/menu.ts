// The application menu as data: what it holds on each platform and in each language.
import type { MenuItemConstructorOptions } from 'electron';
import path from 'node:path';
import { type MenuItem, type Room, ROOMS, type TableItem } from '../../shared/border/menu-items.ts';
import type { Language } from '../../shared/border/language.ts';
import { MENU_DE } from '../../words/de/menu.ts';
import { MENU_EN } from '../../words/en/menu.ts';
import type { MenuTexts } from '../../words/types/menu-texts.ts';

export type Zoom = 'in' | 'out' | 'reset';

/** What the menu's own items do. */
export interface MenuActions {
  readonly choose: (item: MenuItem) => void;
  readonly zoom: (zoom: Zoom) => void;
  /** Opens a file that was opened before. */
  readonly open: (file: string) => void;
  /** Forgets which files were opened. */
  readonly forget: () => void;
}

export interface MenuState {
  readonly platform: NodeJS.Platform;
  readonly language: Language;
  /** Files that were opened, the last one first. */
  readonly recent: readonly string[];
  /** What can be done at the table now. */
  readonly possible: readonly TableItem[];
}

type Items = MenuItemConstructorOptions[];

const LINE = { type: 'separator' } as const;

export const menuTextsOf = (language: Language): MenuTexts => (language === 'de' ? MENU_DE : MENU_EN);

/** The menu for a platform and language. */
export function menuTemplate(state: MenuState, actions: MenuActions): Items {
  const { platform, language } = state;
  const texts = menuTextsOf(language);
  const mac = platform === 'darwin';
  return [
    ...(mac ? [appMenu(texts, actions)] : []),
    { label: texts.file, submenu: fileItems(state, texts, actions) },
    { label: texts.go, submenu: roomItems(texts, actions) },
    { label: texts.game, submenu: gameItems(state, texts, actions) },
    { label: texts.edit, submenu: editItems(texts) },
    { label: texts.view, submenu: viewItems(texts, actions) },
    ...(mac ? [{ label: texts.window, submenu: windowItems(texts) }] : []),
    { role: 'help', label: texts.help, submenu: helpItems(texts, actions, mac ? 'elsewhere' : 'here') },
  ];
}

/** The rooms of the house as a dock lists them. */
export const dockTemplate = (language: Language, { choose }: Pick<MenuActions, 'choose'>): Items =>
  roomNames(language).map(([room, label]) => ({ label, click: () => choose(room) }));

/** The rooms that desktops offer without the program being opened first, with their names. */
export function roomNames(language: Language): readonly (readonly [Room, string])[] {
  const { rooms } = menuTextsOf(language);
  return (['start', 'learn', 'library'] as const).map((room) => [room, rooms[room]]);
}

const settingsItem = (texts: MenuTexts, { choose }: MenuActions): MenuItemConstructorOptions => ({
  label: texts.settings,
  accelerator: 'CmdOrCtrl+,',
  click: () => choose('settings'),
});

const aboutItem = (texts: MenuTexts, { choose }: MenuActions): MenuItemConstructorOptions => ({
  label: texts.about,
  click: () => choose('about'),
});

const appMenu = (texts: MenuTexts, actions: MenuActions): MenuItemConstructorOptions => ({
  role: 'appMenu',
  submenu: [
    aboutItem(texts, actions),
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

function fileItems({ platform, recent }: MenuState, texts: MenuTexts, actions: MenuActions): Items {
  const { choose } = actions;
  const items: Items = [
    { label: texts.newGame, accelerator: 'CmdOrCtrl+N', click: () => choose('start') },
    { label: texts.importRound, accelerator: 'CmdOrCtrl+O', click: () => choose('importRound') },
    { label: texts.recent, submenu: recentItems(recent, texts, actions), enabled: recent.length > 0 },
  ];
  if (platform === 'darwin') return items;
  const quit: MenuItemConstructorOptions = { role: 'quit', label: texts.quit, accelerator: 'Ctrl+Q' };
  return [...items, LINE, settingsItem(texts, actions), LINE, quit];
}

const recentItems = (recent: readonly string[], texts: MenuTexts, { open, forget }: MenuActions): Items => [
  ...recent.map((file) => ({ label: path.basename(file), click: () => open(file) })),
  LINE,
  { label: texts.forgetRecent, click: forget },
];

/** Every room, on Ctrl with a digit: digits alone choose cards. */
const roomItems = ({ rooms }: MenuTexts, { choose }: MenuActions): Items =>
  ROOMS.map((room, index) => ({
    label: rooms[room],
    accelerator: `CmdOrCtrl+${index + 1}`,
    click: () => choose(room),
  }));

/**
 * What can be done at the table. Its keys are the page's, where Ctrl+Z means the text while one is being written: they are told here
 * and not taken. macOS would take them.
 */
function gameItems({ platform, possible }: MenuState, texts: MenuTexts, { choose }: MenuActions): Items {
  const item = (id: TableItem, key?: string): MenuItemConstructorOptions => ({
    id,
    label: texts[id],
    enabled: possible.includes(id),
    ...(key !== undefined && platform !== 'darwin' && { accelerator: key, registerAccelerator: false }),
    click: () => choose(id),
  });
  return [
    item('hint', 'H'),
    LINE,
    item('claimRest', 'G'),
    item('giveUp'),
    LINE,
    item('takeBack', 'Ctrl+Z'),
    item('repeat', 'Ctrl+Y'),
    item('sameDeal'),
    LINE,
    item('rulesInForce', 'R'),
    { label: texts.fairness, click: () => choose('fairness') },
  ];
}

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

const helpItems = (texts: MenuTexts, actions: MenuActions, about: 'here' | 'elsewhere'): Items => [
  { label: texts.guide, accelerator: 'F1', click: () => actions.choose('help') },
  ...(about === 'here' ? [LINE, aboutItem(texts, actions)] : []),
];

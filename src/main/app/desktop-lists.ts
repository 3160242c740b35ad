// What the program puts into lists of the desktop: rooms in the jump list of Windows and the dock of macOS, opened files in both.
import { app, Menu } from 'electron';
import { roomArgument } from '../base/room-asked.ts';
import { dockTemplate, type MenuActions, type MenuState, menuTextsOf, roomNames } from './menu.ts';

/** Offers the rooms where the desktop lists them. On Linux the desktop entry of the package does. */
export function listRooms({ platform, language }: MenuState, actions: MenuActions): void {
  if (platform === 'darwin') app.dock?.setMenu(Menu.buildFromTemplate(dockTemplate(language, actions)));
  if (platform === 'win32') app.setJumpList(jumpList(language));
}

/** The jump list of Windows: our rooms as tasks, and what was opened, as the system remembers it. */
const jumpList = (language: MenuState['language']): Electron.JumpListCategory[] => [
  { type: 'recent' },
  {
    type: 'tasks',
    items: roomNames(language).map(([room, title]) => ({
      type: 'task',
      title,
      description: `${menuTextsOf(language).go.replace('&', '')}: ${title}`,
      program: process.execPath,
      args: roomArgument(room),
      iconPath: process.execPath,
      iconIndex: 0,
    })),
  },
];

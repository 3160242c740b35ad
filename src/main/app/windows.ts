// The application window: its options, and showing it at once, in the colour of the page that is still to come.
import { BrowserWindow, nativeTheme, type BrowserWindowConstructorOptions } from 'electron';
import type { Settings } from '../../shared/files/settings.ts';
import { CALLS_SWITCH, PUSHES_SWITCH } from '../../shared/border/ipc.ts';
import { FIRST_SIZE, LEAST_SIZE } from './window-state.ts';

export interface WindowSettings {
  readonly title: string;
  readonly preload: string;
  /** Names that the bridge shall know. */
  readonly calls: readonly string[];
  readonly pushes: readonly string[];
}

/** Colours the window has until the page is drawn: those of the page's own wall, by its lamp and contrast. */
const WALLS = {
  normal: { light: '#f4efe4', dark: '#1a1410' },
  high: { light: '#ffffff', dark: '#000000' },
} as const;

/** How the page looks that is to come. */
export interface Wall {
  readonly lamp: 'light' | 'dark';
  readonly contrast: 'normal' | 'high';
}

/** The options of the application window, all safety-relevant ones spelled out. */
export function windowOptions(settings: WindowSettings, wall: Wall): BrowserWindowConstructorOptions {
  return {
    title: settings.title,
    ...FIRST_SIZE,
    minWidth: LEAST_SIZE.width,
    minHeight: LEAST_SIZE.height,
    show: false,
    backgroundColor: WALLS[wall.contrast][wall.lamp],
    webPreferences: {
      preload: settings.preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      disableBlinkFeatures: 'StorageBuckets', // they hold a storage of their own
      additionalArguments: [CALLS_SWITCH + settings.calls.join(','), PUSHES_SWITCH + settings.pushes.join(',')],
    },
  };
}

/** The wall that fits the settings of the page and, where they leave it open, those of the system. */
export const wallFor = (contrast: Settings['contrast']): Wall => ({
  lamp: nativeTheme.shouldUseDarkColors ? 'dark' : 'light',
  contrast: contrast === 'system' ? (nativeTheme.shouldUseHighContrastColors ? 'high' : 'normal') : contrast,
});

/** Makes the application window, not yet shown, and lets it load `url`. */
export function openWindow(url: string, settings: WindowSettings, wall: Wall): BrowserWindow {
  const window = new BrowserWindow(windowOptions(settings, wall));
  // A load that fails is reported by the window's own events; the promise would report it a second time.
  window.loadURL(url).catch(() => undefined);
  return window;
}

/** Shows a new window before its page is drawn: it stands there in the page's colour while the page is loaded. */
export function showNew(window: BrowserWindow): void {
  window.show();
  reportTiming();
}

/**
 * With SCHAFKOPF_TIMING=1, tells the time of day at which the window was shown, in milliseconds. Not the time since the process began:
 * what systems tell of that is off by up to a second.
 */
function reportTiming(): void {
  if (process.env['SCHAFKOPF_TIMING'] === '1') console.log(`window-shown ${Date.now()}`);
}

/** Brings a window to the front, wherever it is. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

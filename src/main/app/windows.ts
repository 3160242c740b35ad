// The application window: its options, and showing it once its page has been painted.
import { BrowserWindow, type BrowserWindowConstructorOptions, nativeTheme } from 'electron';
import type { Settings } from '../../shared/files/settings.ts';
import { CALLS_SWITCH, PUSHES_SWITCH } from '../../shared/border/ipc.ts';
import { FIRST_SIZE, LEAST_SIZE, type WindowState } from './window-state.ts';

export interface WindowSettings {
  readonly title: string;
  readonly preload: string;
  /** Names that the bridge shall know. */
  readonly calls: readonly string[];
  readonly pushes: readonly string[];
}

/** Colours of the window where the page is not drawn yet: those of the page's own wall, by its lamp and contrast. */
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

/** How long a page is waited for that shows nothing, in milliseconds. */
const BLANK_MS = 6000;

/** Once it is clear that a page will not stand there. May tell so more than once. */
export function whenPageFails({ webContents: contents }: BrowserWindow, then: () => void): void {
  setTimeout(then, BLANK_MS);
  contents.once('did-fail-load', then);
  contents.once('render-process-gone', then);
  contents.once('destroyed', then);
}

/** Shows a window that has not been shown yet, now that its page has been painted: nobody sees it empty. */
export function showNew(window: BrowserWindow, { maximized }: Pick<WindowState, 'maximized'>): void {
  if (window.isDestroyed() || window.isVisible()) return;
  if (maximized === 'yes') window.maximize();
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

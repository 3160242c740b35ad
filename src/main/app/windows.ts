// The application window: its options, and showing it once it has something to show.
import { BrowserWindow, nativeTheme, type BrowserWindowConstructorOptions } from 'electron';
import { CALLS_SWITCH, PUSHES_SWITCH } from '../../shared/ipc.ts';

export interface WindowSettings {
  readonly title: string;
  readonly preload: string;
  /** Names that the bridge shall know. */
  readonly calls: readonly string[];
  readonly pushes: readonly string[];
}

/** Colours the window has until the page is drawn; the same as the page's own background. */
const BACKGROUND = { light: '#f4efe4', dark: '#1a1410' } as const;

/** The options of the application window, all safety-relevant ones spelled out. */
export function windowOptions(settings: WindowSettings, dark: boolean): BrowserWindowConstructorOptions {
  return {
    title: settings.title,
    width: 1200,
    height: 800,
    minWidth: 800,
    minHeight: 560,
    show: false,
    backgroundColor: dark ? BACKGROUND.dark : BACKGROUND.light,
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
      additionalArguments: [CALLS_SWITCH + settings.calls.join(','), PUSHES_SWITCH + settings.pushes.join(',')],
    },
  };
}

/** Opens the application window on `url` and shows it as soon as the page is drawn. */
export function openWindow(url: string, settings: WindowSettings): BrowserWindow {
  const window = new BrowserWindow(windowOptions(settings, nativeTheme.shouldUseDarkColors));
  window.once('ready-to-show', () => {
    window.show();
    reportTiming();
  });
  // A load that fails is reported by the window's own events; the promise would report it a second time.
  window.loadURL(url).catch(() => undefined);
  return window;
}

/** With SCHAFKOPF_TIMING=1, says how long it took from the start of the process to the window being shown. */
function reportTiming(): void {
  const start = process.getCreationTime();
  if (process.env['SCHAFKOPF_TIMING'] === '1' && start !== null) {
    console.log(`window-shown ${Math.round(Date.now() - start)}`);
  }
}

/** Brings a window to the front, wherever it is. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

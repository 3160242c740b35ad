// Keeps a window as its user left it: bounds, zoom; and brings the page back when its process dies.
import { app, type BrowserWindow, screen } from 'electron';
import type { Zoom } from './menu.ts';
import {
  bearable,
  type Bounds,
  isPlacedByDesktop,
  LEAST_SIZE,
  placedIn,
  remembered,
  type WindowMemory,
  zoomed,
} from './window-state.ts';

/** The bounds are written when nothing has moved for so many milliseconds. */
const SETTLED = 400;

/** A page that dies more often than this within a minute is not loaded again unasked. */
const RELOADS = 3;

/**
 * Puts a window, not yet shown, where the last one stood, as far as the screens have room for it; again whenever screens come or go.
 * Remembers where it goes once it has been shown.
 */
export function keepPlace(window: BrowserWindow, memory: WindowMemory): void {
  let placed = place(window, memory);
  let timer: NodeJS.Timeout | undefined;
  let seen: 'yes' | 'notYet' = 'notYet';
  window.once('show', () => (seen = 'yes'));
  const remember = (): void => {
    if (window.isDestroyed() || seen === 'notYet') return;
    const kept = memory.get().bounds;
    const bounds = remembered(kept, placed, boundsOf(window, placed));
    void memory.change({ ...(bounds && { bounds }), maximized: window.isMaximized() ? 'yes' : 'no' });
    if (bounds !== kept) placed = boundsOf(window, placed);
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(remember, SETTLED);
  };
  const replace = (): void => {
    clearTimeout(timer);
    if (!window.isDestroyed()) placed = place(window, memory);
  };
  window.on('resize', later);
  window.on('move', later);
  window.on('maximize', later);
  window.on('unmaximize', later);
  screen.on('display-added', replace).on('display-removed', replace).on('display-metrics-changed', replace);
  window.on('close', () => {
    clearTimeout(timer);
    screen.off('display-added', replace).off('display-removed', replace).off('display-metrics-changed', replace);
    remember();
  });
}

const byDesktop = (): boolean =>
  process.platform === 'linux' && isPlacedByDesktop(process.env, app.commandLine.getSwitchValue('ozone-platform'));

/** The bounds of a window when it is neither maximized nor full screen; its place is the one given where the desktop tells none. */
function boundsOf(window: BrowserWindow, { x, y }: Pick<Bounds, 'x' | 'y'>): Bounds {
  const now = window.getNormalBounds();
  return byDesktop() ? { ...now, x, y } : { x: now.x, y: now.y, width: now.width, height: now.height };
}

function place(window: BrowserWindow, memory: WindowMemory): Bounds {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  const placed = placedIn([main.workArea, ...others.map(({ workArea }) => workArea)], memory.get().bounds);
  // A screen may be smaller than the least size.
  window.setMinimumSize(Math.min(LEAST_SIZE.width, placed.width), Math.min(LEAST_SIZE.height, placed.height));
  if (byDesktop()) window.setSize(placed.width, placed.height);
  else window.setBounds(placed);
  return placed;
}

/** Zooms the page as remembered and as text is wanted, as far as the window bears it, and follows Ctrl with the wheel. */
export function keepZoom(window: BrowserWindow, memory: WindowMemory, textScale: () => number): void {
  const { webContents } = window;
  const apply = (): void => applyZoom(window, memory, textScale());
  webContents.on('dom-ready', apply);
  webContents.on('zoom-changed', (_event, direction) => zoomBy(window, memory, direction, textScale()));
  // A window made smaller bears less; made larger again it gets back what its user wanted.
  window.on('resize', apply);
}

/** The window's own zoom times the size of text that is set, as far as the window bears it. */
export const applyZoom = (window: BrowserWindow, memory: WindowMemory, textScale: number): void =>
  zoomTo(window, memory.get().zoom * textScale);

/** One step of zoom from what is seen, never further than the table stays usable. */
export function zoomBy(window: BrowserWindow, memory: WindowMemory, zoom: Zoom, textScale: number): void {
  const shown = borne(window, memory.get().zoom * textScale);
  const factor = zoom === 'reset' ? textScale : borne(window, zoomed(shown, zoom));
  zoomTo(window, factor);
  void memory.change({ zoom: factor / textScale });
}

function borne(window: BrowserWindow, wanted: number): number {
  const [width = 0, height = 0] = window.getContentSize();
  return bearable(wanted, { width, height });
}

function zoomTo(window: BrowserWindow, wanted: number): void {
  if (!window.isDestroyed()) window.webContents.setZoomFactor(borne(window, wanted));
}

/**
 * Loads the page again when its process has died: the table is in this process and has lost nothing. After too many
 * deaths the person is asked.
 */
export function reviveIfGone(window: BrowserWindow, ask: () => Promise<'reload' | 'quit'>): void {
  let deaths: readonly number[] = [];
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < 60_000), now];
    if (deaths.length <= RELOADS) return window.webContents.reload();
    void ask().then((answer) => {
      if (answer === 'quit') return app.quit();
      deaths = [];
      if (!window.isDestroyed()) window.webContents.reload();
    });
  });
}

// Where the window stood and how far it was zoomed: kept for the next start, forgotten if it cannot be read.
import { z } from 'zod';
import type { Shape } from '../../shared/border/schemas.ts';
import type { OwnKind } from '../store/check.ts';
import type { Stores } from '../store/stores.ts';

/** Zoom factors that one can reach step by step. */
export const ZOOMS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

/** How many opened files the menu names. */
const MOST_RECENT = 8;

/** The list of opened files with one more, which comes first. */
export const withRecent = (recent: readonly string[], file: string): readonly string[] =>
  [file, ...recent.filter((each) => each !== file)].slice(0, MOST_RECENT);

const FIRST: WindowState = { maximized: 'no', zoom: 1 };

const Pixels = z.int().min(-100_000).max(100_000);
const BoundsSchema = z.strictObject({ x: Pixels, y: Pixels, width: Pixels.min(200), height: Pixels.min(200) });
export type Bounds = Shape<typeof BoundsSchema>;

const StateSchema = z.strictObject({
  bounds: BoundsSchema.exactOptional(),
  maximized: z.enum(['yes', 'no']),
  /** 1 is the natural size. */
  zoom: z.number().min(0.5).max(3),
  /** Files that were opened, the last one first. */
  recent: z.array(z.string().max(4096)).max(MOST_RECENT).exactOptional(),
});
export type WindowState = Shape<typeof StateSchema>;

interface WindowFile {
  readonly format: 'schafkopf-stube-window';
  readonly version: 1;
  readonly state: WindowState;
}

const WINDOW_KIND: OwnKind<WindowFile> = {
  store: 'window',
  format: 'schafkopf-stube-window',
  version: 1,
  maxBytes: 10_000,
  loose: ['state.bounds', 'state.recent'],
  schema: z.strictObject({
    format: z.literal('schafkopf-stube-window'),
    version: z.literal(1),
    state: StateSchema,
  }),
};

export interface WindowMemory {
  readonly get: () => WindowState;
  change(change: Partial<WindowState>): Promise<void>;
}

export async function openWindowMemory(stores: Stores): Promise<WindowMemory> {
  const file = await stores.open(WINDOW_KIND);
  let state = file.content?.state ?? FIRST;
  return {
    get: () => state,
    async change(change) {
      state = { ...state, ...change };
      await file.write({ format: 'schafkopf-stube-window', version: 1, state });
    },
  };
}

/** The next zoom factor in a direction. */
export function zoomed(zoom: number, direction: 'in' | 'out' | 'reset'): number {
  if (direction === 'reset') return 1;
  if (direction === 'in') return ZOOMS.find((step) => step > zoom + 0.001) ?? 3;
  return ZOOMS.findLast((step) => step < zoom - 0.001) ?? 0.5;
}

/** The smallest page, in its own pixels, in which the table, its panels and all their buttons have room. */
export const LEAST_PAGE = { width: 640, height: 360 } as const;

/** The factor that a window of this size bears: the wanted one, or the largest step that leaves the page its room. */
export function bearable(wanted: number, { width, height }: Pick<Bounds, 'width' | 'height'>): number {
  const most = Math.min(width / LEAST_PAGE.width, height / LEAST_PAGE.height);
  return wanted <= most ? wanted : (ZOOMS.findLast((step) => step <= most) ?? ZOOMS[0]);
}

/** The size of the first window, and the smallest that it may be made, where the screen has room for them. */
export const FIRST_SIZE = { width: 1200, height: 800 } as const;
export const LEAST_SIZE = { width: 800, height: 560 } as const;

/**
 * Where a window stands that is wanted at `kept`: wholly in the work area of the nearest screen, made smaller where it must be; without
 * a wish in the middle of the first area, which is that of the main screen.
 */
export function placedIn(areas: readonly [Bounds, ...(readonly Bounds[])], kept: Bounds | undefined): Bounds {
  const area = kept ? areas.reduce((best, each) => (isNearer(kept, each, best) ? each : best)) : areas[0];
  const width = Math.min(kept?.width ?? FIRST_SIZE.width, area.width);
  const height = Math.min(kept?.height ?? FIRST_SIZE.height, area.height);
  const within = (wanted: number, from: number, room: number): number => Math.max(from, Math.min(wanted, from + room));
  return {
    x: within(kept?.x ?? area.x + Math.floor((area.width - width) / 2), area.x, area.width - width),
    y: within(kept?.y ?? area.y + Math.floor((area.height - height) / 2), area.y, area.height - height),
    width,
    height,
  };
}

/**
 * What to remember of a window that was put at `placed` and is at `now`. One that could not have what it was wanted at has been moved
 * by the screens, not by a person: what was wanted stays until a person changes its size.
 */
export function remembered(kept: Bounds | undefined, placed: Bounds, now: Bounds): Bounds | undefined {
  if (isSame(placed, now)) return kept;
  const standsIn = kept !== undefined && !isSame(kept, placed);
  return standsIn && now.width === placed.width && now.height === placed.height ? kept : now;
}

const isSame = (a: Bounds, b: Bounds): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

function isNearer(bounds: Bounds, area: Bounds, other: Bounds): boolean {
  const gained = overlap(bounds, area) - overlap(bounds, other);
  return gained > 0 || (gained === 0 && distance(bounds, area) < distance(bounds, other));
}

/** How far apart two rectangles lie; 0 if they touch. */
function distance(a: Bounds, b: Bounds): number {
  const x = Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
  const y = Math.max(0, a.y - (b.y + b.height), b.y - (a.y + a.height));
  return Math.hypot(x, y);
}

function overlap(a: Bounds, b: Bounds): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether windows are placed by the desktop alone, which then tells no place either: under Wayland, unless X11 is asked for. */
export const isPlacedByDesktop = (env: Readonly<Record<string, string | undefined>>, ozone: string): boolean =>
  ozone === 'wayland' || (ozone !== 'x11' && env['XDG_SESSION_TYPE'] === 'wayland' && Boolean(env['WAYLAND_DISPLAY']));

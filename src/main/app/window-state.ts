// Where the window stood and how far it was zoomed: kept for the next start, forgotten if it cannot be read.
import { z } from 'zod';
import type { Schema } from '../../shared/schemas.ts';
import type { OwnKind } from '../store/check.ts';
import type { Stores } from '../store/stores.ts';

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowState {
  readonly bounds?: Bounds;
  readonly maximized: 'yes' | 'no';
  /** 1 is the natural size. */
  readonly zoom: number;
  /** Files that were opened, the last one first. */
  readonly recent?: readonly string[];
}

/** Zoom factors that one can reach step by step. */
export const ZOOMS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

/** How many opened files the menu names. */
const MOST_RECENT = 8;

/** The list of opened files with one more, which comes first. */
export const withRecent = (recent: readonly string[], file: string): readonly string[] =>
  [file, ...recent.filter((each) => each !== file)].slice(0, MOST_RECENT);

const FIRST: WindowState = { maximized: 'no', zoom: 1 };

const Pixels = z.int().min(-100_000).max(100_000);
const StateSchema: Schema<WindowState> = z.strictObject({
  bounds: z.strictObject({ x: Pixels, y: Pixels, width: Pixels.min(200), height: Pixels.min(200) }).exactOptional(),
  maximized: z.enum(['yes', 'no']),
  zoom: z.number().min(0.5).max(3),
  recent: z.array(z.string().max(4096)).max(MOST_RECENT).exactOptional(),
});

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

/** Whether enough of a window would lie on one of the screens to be found and moved. */
export const isOnScreen = (bounds: Bounds, screens: readonly Bounds[]): boolean =>
  screens.some((screen) => overlap(bounds, screen) >= 100 * 100);

function overlap(a: Bounds, b: Bounds): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

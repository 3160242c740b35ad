// Where a window stands on many kinds of screens: wholly in sight, and where it was wanted is not forgotten.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bounds, isPlacedByDesktop, placedIn, remembered } from '../../src/main/app/window-state.ts';

const LAPTOP: Bounds = { x: 0, y: 0, width: 1280, height: 720 };
const bounds = (least: number) =>
  fc.record({
    x: fc.integer({ min: -8000, max: 8000 }),
    y: fc.integer({ min: -8000, max: 8000 }),
    width: fc.integer({ min: least, max: 8000 }),
    height: fc.integer({ min: least, max: 8000 }),
  });
const screens = fc
  .tuple(bounds(320), fc.array(bounds(320), { maxLength: 3 }))
  .map(([main, others]): [Bounds, ...Bounds[]] => [main, ...others]);
const wish = fc.option(bounds(200), { nil: undefined });

const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe('the window', () => {
  test('lies wholly in the work area of some screen', () => {
    fc.assert(
      fc.property(screens, wish, (areas, kept) => {
        const placed = placedIn(areas, kept);
        expect(areas.some((area) => isWithin(placed, area))).toBe(true);
      }),
    );
  });

  test('stands where it was wanted if that lies on a screen', () => {
    fc.assert(
      fc.property(screens, bounds(200), (areas, kept) => {
        fc.pre(areas.some((area) => isWithin(kept, area)));
        expect(placedIn(areas, kept)).toEqual(kept);
      }),
    );
    expect(placedIn([LAPTOP, { x: 1280, y: 0, width: 3000, height: 2000 }], { ...LAPTOP, x: 1300 })).toEqual({
      ...LAPTOP,
      x: 1300,
    });
  });

  test('is as large as the screen where it was larger or none was wanted', () => {
    expect(placedIn([LAPTOP], undefined)).toEqual({ x: 40, y: 0, width: 1200, height: 720 });
    expect(placedIn([LAPTOP], { x: 60, y: 40, width: 2500, height: 1400 })).toEqual(LAPTOP);
  });

  test('goes to the nearest screen when its own is gone', () => {
    const areas: [Bounds, Bounds] = [LAPTOP, { ...LAPTOP, x: 1280 }];
    expect(placedIn(areas, { x: 3000, y: 100, width: 900, height: 600 })).toEqual({
      x: 1660,
      y: 100,
      width: 900,
      height: 600,
    });
  });
});

describe('what was wanted', () => {
  test('survives any number of other screens', () => {
    fc.assert(
      fc.property(bounds(200), fc.array(screens, { minLength: 1 }), (wanted, desks) => {
        const kept = desks.reduce<Bounds | undefined>((before, areas) => {
          const placed = placedIn(areas, before);
          return remembered(before, placed, placed);
        }, wanted);
        expect(kept).toEqual(wanted);
      }),
    );
  });

  test('stays when a window that stands in for it is moved, and yields when its size is changed', () => {
    const wanted = { x: 60, y: 40, width: 2500, height: 700 };
    const placed = placedIn([LAPTOP], wanted);
    expect(remembered(wanted, placed, { ...placed, y: 5 })).toEqual(wanted);
    const smaller = { ...placed, width: 1000 };
    expect(remembered(wanted, placed, smaller)).toEqual(smaller);
  });

  test('follows a window that had what was wanted', () => {
    const wanted = { x: 60, y: 40, width: 900, height: 600 };
    const moved = { ...wanted, x: 200 };
    expect(remembered(wanted, wanted, moved)).toEqual(moved);
    expect(remembered(undefined, wanted, wanted)).toBeUndefined();
    expect(remembered(undefined, wanted, moved)).toEqual(moved);
  });
});

test('only under Wayland does the desktop alone place windows', () => {
  const wayland = { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0' };
  expect(isPlacedByDesktop(wayland, '')).toBe(true);
  expect(isPlacedByDesktop({}, 'wayland')).toBe(true);
  expect(isPlacedByDesktop(wayland, 'x11')).toBe(false);
  expect(isPlacedByDesktop({ XDG_SESSION_TYPE: 'x11' }, '')).toBe(false);
  expect(isPlacedByDesktop({}, '')).toBe(false);
});

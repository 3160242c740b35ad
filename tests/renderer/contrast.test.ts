// The colours of high contrast: every text stands out from whatever it may stand on by at least 7 to 1, by day and by night.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const RENDERER = path.join(import.meta.dirname, '../../src/renderer');
const css = readFileSync(path.join(RENDERER, 'ui/tokens.css'), 'utf8');
const body = /\[data-contrast='high'\] \{([^}]*)\}/.exec(css)?.[1] ?? '';

/** Value of a name by day (0) or by night (1). */
function colour(name: string, lamp: 0 | 1): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(body)?.[1] ?? '';
  const both = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value);
  const hex = both ? both[1 + lamp] : /^#[0-9a-f]{6}$/.exec(value)?.[0];
  if (hex === undefined) throw new Error(`--${name} is no plain colour: ${value}`);
  return hex;
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const PAPERS = ['paper', 'paper-2', 'paper-3', 'wall'];
const PAIRS: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ['ink', [...PAPERS, 'field', 'sheet', 'gold-soft', 'good-soft', 'bad-soft']],
  ['ink-soft', [...PAPERS, 'sheet']],
  ['ink-faint', [...PAPERS, 'field', 'sheet']],
  ['accent-ink', [...PAPERS, 'sheet']],
  ['gold-ink', [...PAPERS, 'sheet']],
  ['warn-ink', PAPERS],
  ['good', [...PAPERS, 'good-soft']],
  ['bad', [...PAPERS, 'bad-soft']],
  ['sheet-ink', ['sheet']],
  ['sheet-soft', ['sheet']],
  ['sheet-plus', ['sheet', 'paper-2']],
  ['sheet-minus', ['sheet', 'paper-2']],
  ['on-beam', ['beam', 'panelling']],
  ['on-beam-soft', ['beam', 'panelling']],
  ['on-accent', ['accent', 'accent-strong']],
];

describe.each([
  ['day', 0],
  ['night', 1],
] as const)('by %s', (_name, lamp) => {
  test.each(PAIRS.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))(
    '%s on %s has at least 7 to 1',
    (ink, ground) => {
      expect(contrast(colour(ink, lamp), colour(ground, lamp))).toBeGreaterThanOrEqual(7);
    },
  );

  test('the focus stands out from all papers by at least 3 to 1', () => {
    for (const ground of [...PAPERS, 'sheet', 'beam'])
      expect(
        Math.max(
          contrast(colour('focus', lamp), colour(ground, lamp)),
          contrast(colour('focus-halo', lamp), colour(ground, lamp)),
        ),
      ).toBeGreaterThanOrEqual(3);
  });
});

test('every colour with which the room is written has its own of high contrast', () => {
  const root = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const names = [
    ...root.matchAll(/--((?:ink|accent|good|bad|gold|warn|sheet|paper|on|beam|focus|wall|field)[a-z0-9-]*):/g),
  ].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !body.includes(`--${name}:`))).toEqual([]);
});

test('what can be written into has the colours of the room everywhere', () => {
  const files = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));
  expect(files.length).toBeGreaterThan(100);
  const own = files.filter((file) =>
    /(?:^|\n) +(?:input|select|textarea)[^{}]*\{[^}]*background(?:-color)?: (?:light-dark|#)/.test(
      readFileSync(path.join(RENDERER, file), 'utf8'),
    ),
  );
  expect(own).toEqual([]);
});

describe('colours that are no names of the room', () => {
  /** Paper of cards and chips at its darkest: it is the same by day and by night. */
  const CARD_PAPER = '#f6efdf';

  /** Printed on white paper, by day and by night. */
  const PRINTED = ['PrintSheet.svelte'];

  const full = (hex: string): string => (hex.length === 4 ? `#${[...hex.slice(1)].map((c) => c + c).join('')}` : hex);

  /** The value of a declaration by day and by night; undefined where it is a name, or no plain colour. */
  function literal(rule: string, property: string): readonly [day: string, night: string] | undefined {
    const value = new RegExp(`(?:^|[;{\\s])${property}: ([^;]+);`).exec(rule)?.[1] ?? '';
    const both = /^light-dark\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\)$/.exec(value);
    const [, day, night] = both ?? [];
    if (day && night) return [full(day), full(night)];
    return /^#[0-9a-f]{3,6}$/.test(value) ? [full(value), full(value)] : undefined;
  }

  const rules = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte') && !PRINTED.includes(path.basename(file)))
    .flatMap((file) => {
      const style = /<style>([^]*)<\/style>/.exec(readFileSync(path.join(RENDERER, file), 'utf8'))?.[1] ?? '';
      return [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
        const ink = literal(body, 'color');
        return ink ? [{ where: `${file} ${selector.trim()}`, ink, ground: literal(body, 'background') }] : [];
      });
    });

  /** What text may stand on where its own rule does not say it. */
  const grounds = (lamp: 0 | 1): readonly string[] => [colour('paper', lamp), colour('beam', lamp), CARD_PAPER];

  test.each([0, 1] as const)(
    'stand out by at least 7 to 1 from their own ground, or from one of the room: %i',
    (lamp) => {
      expect(rules.length).toBeGreaterThan(15);
      const faint = rules.filter(({ ink, ground }) => {
        const on = ground ? [ground[lamp]] : grounds(lamp);
        return Math.max(...on.map((each) => contrast(ink[lamp], each))) < 7;
      });
      expect(faint.map(({ where }) => where)).toEqual([]);
    },
  );
});

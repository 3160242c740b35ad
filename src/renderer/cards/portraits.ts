// Purpose: portraits of the four people at the table, put together from the parts of the court figures, each in several moods.
import type { Character } from '../../shared/characters.ts';
import { ruff } from './figure-body.ts';
import { bust, head, HAIR, lappets, type Look } from './figure-kit.ts';
import { furCap, hunterHat, quill } from './figure-hats.ts';
import { PRINT, type Tone } from './palette.ts';
import { at, collectDefs, disc, INK, line, solid } from './svg.ts';

export const MOODS = ['calm', 'glad', 'cross', 'keen'] as const;
export type Mood = (typeof MOODS)[number];

/** What a mood does to a face. */
const FACES: Readonly<Record<Mood, Pick<Look, 'mouth' | 'brows' | 'eyes'>>> = {
  calm: { mouth: 'firm', brows: 'calm', eyes: 'ahead' },
  glad: { mouth: 'smile', brows: 'raised', eyes: 'ahead' },
  cross: { mouth: 'sour', brows: 'fierce', eyes: 'down' },
  keen: { mouth: 'smile', brows: 'fierce', eyes: 'ahead' },
};

interface Person {
  readonly look: Look;
  readonly facing: 1 | -1;
  readonly ground: string;
  readonly coat: Tone;
  readonly collar: string;
  /** What is worn on the head. */
  readonly hat: string;
}

/** A plait laid round the head, with a few flowers. */
const plait = (tone: Tone, flower: Tone): string =>
  line('M-44 -48C-30 -76 22 -80 38 -46', 17) +
  line('M-44 -48C-30 -76 22 -80 38 -46', 11, tone.fill) +
  line('M-38 -62L-28 -58M-24 -72L-16 -64M-6 -77L0 -68M12 -75L16 -65M26 -66L26 -56', 3, tone.dark) +
  [-30, -16, -2].map((x, index) => disc(x, -64 - index * 4, 6.5, flower.fill, 2.5)).join('');

/** A knot of hair on top of the head. */
const bun = (tone: Tone): string =>
  solid('M-26 -64C-30 -98 30 -100 24 -64C10 -74 -12 -74 -26 -64Z', tone.fill, tone.dark, { width: 4 }) +
  line('M-14 -70C-12 -84 8 -86 12 -72', 2.4, tone.dark);

const PEOPLE: Readonly<Record<Character, Person>> = {
  resi: {
    look: { hair: 'short', tone: HAIR.grey, lady: true },
    facing: 1,
    ground: '#cfe0c4',
    coat: PRINT.green,
    collar: ruff(2, 84, 62, 24),
    hat: bun(HAIR.grey),
  },
  sepp: {
    look: { hair: 'short', tone: HAIR.brown, beard: 'full', moustache: 'handlebar' },
    facing: 1,
    ground: '#e8d5ac',
    coat: PRINT.russet,
    collar: lappets(2, 84),
    hat: hunterHat(PRINT.green, PRINT.gold) + at(-34, -62, quill(PRINT.white), -30, 0.5),
  },
  vroni: {
    look: { hair: 'long', tone: HAIR.blond, lady: true },
    facing: -1,
    ground: '#f0cfc4',
    coat: PRINT.red,
    collar: lappets(-2, 84),
    hat: plait(HAIR.blond, PRINT.red),
  },
  xaver: {
    look: { hair: 'short', tone: HAIR.dark, moustache: 'droop', beard: 'goatee' },
    facing: -1,
    ground: '#c9d8e6',
    coat: PRINT.blue,
    collar: lappets(-2, 84, PRINT.cream),
    hat: furCap(PRINT.brown, PRINT.grey),
  },
};

const SHOULDERS = 'M-34 78C-70 86 -112 96 -122 160H122C112 96 70 86 34 78C14 96 -14 96 -34 78Z';

/** A standalone round portrait, 240 x 240. */
export function portraitSvg(sitter: Character, mood: Mood = 'calm'): string {
  const { look, facing, ground, coat, collar, hat } = PEOPLE[sitter];
  const figure =
    solid(SHOULDERS, coat.fill, coat.dark) +
    bust({ x: 0, y: 0, facing, collar, head: head({ ...look, ...FACES[mood] }) + hat });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -126 240 240" width="240" height="240">` +
    `<clipPath id="r"><circle cx="0" cy="-6" r="118"/></clipPath><g clip-path="url(#r)" stroke="${INK}" stroke-linejoin="round" stroke-linecap="round">` +
    `<rect x="-120" y="-126" width="240" height="240" fill="${ground}" stroke="none"/>${collectDefs(at(0, 6, figure, 0, 0.98))}</g></svg>`
  );
}

const urls = new Map<string, string>();

/** The same as an image URL. */
export function portraitUrl(sitter: Character, mood: Mood = 'calm'): string {
  const key = `${sitter} ${mood}`;
  const known = urls.get(key);
  if (known !== undefined) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(portraitSvg(sitter, mood))}`;
  urls.set(key, url);
  return url;
}

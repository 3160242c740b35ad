// Purpose: who is portrayed, put together from the parts of the court figures: the four people of the table, and one for each strength.
import type { Character } from '../../shared/table/characters.ts';
import type { Level } from '../../shared/table/levels.ts';
import { ruff } from './figure-body.ts';
import { HAIR, lappets, type Look } from './figure-kit.ts';
import { beret, cavalier, furCap, hunterHat, plume, quill, squireCap, tailCap } from './figure-hats.ts';
import { PRINT, type Tone } from './palette.ts';
import { at, disc, line, solid } from './svg.ts';

/** Somebody of whom there is a portrait. */
export type Portrayed = Character | Level;

/** What makes a portrait: the head, where it looks, what is worn, and the ground behind it. */
export interface Person {
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

/** Two round glasses on the nose. */
const spectacles = (): string =>
  disc(-9, -10, 15, 'none') + disc(27, -10, 13, 'none') + line('M6 -12Q10 -15 14 -12M-24 -12L-44 -16', 3);

export const PEOPLE: Readonly<Record<Portrayed, Person>> = {
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
  neuling: {
    look: { hair: 'bob', tone: HAIR.blond, child: true },
    facing: 1,
    ground: '#f6e7b4',
    coat: PRINT.teal,
    collar: lappets(2, 84),
    hat: squireCap(PRINT.orange, PRINT.cream),
  },
  anfaenger: {
    look: { hair: 'curls', tone: HAIR.red, lady: true },
    facing: -1,
    ground: '#d5e3ea',
    coat: PRINT.gold,
    collar: lappets(-2, 84),
    hat: beret(PRINT.teal, PRINT.cream),
  },
  hobby: {
    look: { hair: 'short', tone: HAIR.brown, moustache: 'small' },
    facing: 1,
    ground: '#e2d9c9',
    coat: PRINT.blue,
    collar: lappets(2, 84, PRINT.red),
    hat: tailCap(PRINT.grey, PRINT.red),
  },
  stammtisch: {
    look: { hair: 'short', tone: HAIR.dark, moustache: 'handlebar' },
    facing: -1,
    ground: '#dfe5c4',
    coat: PRINT.green,
    collar: lappets(-2, 84),
    hat: hunterHat(PRINT.brown, PRINT.green) + at(-36, -70, plume(PRINT.white), -16, 0.42),
  },
  kenner: {
    look: { hair: 'bob', tone: HAIR.grey, moustache: 'droop' },
    facing: 1,
    ground: '#d9d2e4',
    coat: PRINT.black,
    collar: ruff(2, 84, 62, 24),
    hat: spectacles(),
  },
  meister: {
    look: { hair: 'long', tone: HAIR.white, beard: 'long', moustache: 'handlebar' },
    facing: -1,
    ground: '#ecd3a6',
    coat: PRINT.red,
    collar: lappets(-2, 84, PRINT.gold),
    hat: cavalier(PRINT.black, PRINT.gold) + at(-30, -66, plume(PRINT.red), -38, 0.5),
  },
};

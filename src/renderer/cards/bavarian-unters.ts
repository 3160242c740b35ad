// Purpose: the four Unters (upper halves): drawing a sword, fife player, staff fighter, huntsman with horn.
import type { Suit } from '../../engine/base/cards.ts';
import {
  belt,
  bust,
  buttons,
  coat,
  cuff,
  fist,
  HAIR,
  head,
  lappets,
  openHand,
  puff,
  ruff,
  skirtFolds,
  slashes,
  stripes,
  tube,
} from './figure-kit.ts';
import { hunterHat, quill, squireCap, tailCap } from './figure-hats.ts';
import { fife, horn, quarterStaff, sword } from './figure-props.ts';
import { type Palette, PRINT } from './palette.ts';
import { at, line, shape, solid, type Vec } from './svg.ts';

const CX = 290;

/** Eichel-Unter: squire drawing his sword. */
function acornUnter(): string {
  const { russet, green, gold, brown, cream, red } = PRINT;
  const look = { hair: 'bob', tone: HAIR.brown, moustache: 'small', brows: 'fierce' } as const;
  const scabbard = 'M388 408L414 392L484 520L460 534Z';
  const capped = head(look) + squireCap(red, russet) + at(-40, -62, quill(green), -34, 0.66);
  return (
    coat(CX, russet, stripes(CX, green, [-84, -42, 0, 42, 84], 8) + skirtFolds(CX)) +
    bust({ x: CX, y: 188, facing: -1, collar: lappets(CX - 2, 264, cream), head: capped }) +
    belt(CX, brown) +
    solid(scabbard, brown.fill, brown.dark, { dx: -6, dy: -2 }) +
    shape('M384 404L416 384L426 402L394 422Z', gold.fill, 3.6) +
    puff([382, 296], [470, 350], [37, 48, 31], russet, gold, 5) +
    tube([474, 360], [430, 420], [27, 26, 19], green, gold) +
    cuff([476, 358], [432, 416], 24, cream) +
    at(418, 430, fist(0, 0, -30), 0, -1, 1) +
    at(302, 306, sword(150), 142) +
    puff([198, 296], [142, 374], [37, 50, 31], russet, gold, 5) +
    tube([142, 384], [268, 322], [27, 27, 19], green, gold) +
    cuff([142, 384], [266, 322], 24, cream) +
    fist(290, 312, -34)
  );
}

/** Gras-Unter: the fife player. */
function leafUnter(palette: Palette): string {
  const cloth = palette.leafCloth;
  const { cream, red, gold, brown, blue } = PRINT;
  const look = { hair: 'curls', tone: HAIR.blond, mouth: 'blow', eyes: 'down', brows: 'raised' } as const;
  return (
    coat(CX, cloth, stripes(CX, gold, [-72, -36, 36, 72], 7) + skirtFolds(CX)) +
    buttons([CX, 310], [CX, 404], 5, 6, red.fill) +
    bust({
      x: CX - 10,
      y: 188,
      facing: 1,
      turn: -3,
      collar: lappets(CX - 6, 266, cream),
      head: head(look) + tailCap(cloth, gold),
    }) +
    belt(CX, brown) +
    puff([196, 298], [176, 376], [37, 48, 31], cloth, cream, 5) +
    tube([180, 384], [324, 268], [25, 25, 17], blue, gold) +
    puff([380, 298], [464, 344], [37, 48, 31], cloth, cream, 5) +
    at(296, 228, fife(196), -3) +
    cuff([180, 384], [320, 271], 22, gold) +
    fist(346, 246, -42) +
    tube([464, 350], [442, 254], [26, 24, 17], blue, gold) +
    cuff([464, 346], [443, 262], 22, gold) +
    at(434, 234, fist(0, 0, -64), 0, -1, 1)
  );
}

const SLITS: readonly Vec[] = [
  [232, 330],
  [240, 384],
  [348, 330],
  [340, 384],
  [290, 352],
  [200, 490],
  [250, 500],
  [330, 500],
  [380, 490],
];

/** Herz-Unter: the staff fighter. */
function heartUnter(): string {
  const { red, blue, white, gold, brown } = PRINT;
  const look = { hair: 'bob', tone: HAIR.dark, moustache: 'handlebar', brows: 'fierce' } as const;
  const capped = head(look) + squireCap(blue, red) + at(-42, -70, quill(white), -48, 0.7);
  return (
    coat(CX, red, slashes(SLITS, white, 36) + skirtFolds(CX)) +
    buttons([CX, 384], [CX, 402], 2, 6, gold.fill) +
    bust({ x: CX - 6, y: 188, facing: -1, collar: ruff(CX - 4, 266, 82, 31), head: capped }) +
    belt(CX, brown) +
    at(306, 300, quarterStaff(260, 300), 26) +
    puff([384, 298], [468, 300], [37, 47, 31], blue, white, 5) +
    tube([474, 292], [388, 210], [26, 25, 18], red, gold) +
    cuff([472, 290], [390, 212], 23, gold) +
    at(362, 194, fist(0, 0, -10), 0, -1, 1) +
    puff([196, 298], [126, 348], [37, 47, 31], blue, white, 5) +
    tube([120, 356], [220, 406], [26, 25, 18], red, gold) +
    cuff([120, 354], [218, 404], 23, gold) +
    fist(246, 416, 24)
  );
}

function braids(): string {
  const { blue, cream } = PRINT;
  const rows = 'M240 314H340M240 342H340M240 370H340M240 398H340';
  return (
    line(rows, 8) +
    line(rows, 3.4, blue.fill) +
    buttons([240, 314], [240, 398], 4, 6, cream.fill) +
    buttons([340, 314], [340, 398], 4, 6, cream.fill)
  );
}

/** Schellen-Unter: huntsman blowing his horn. */
function bellUnter(): string {
  const { gold, blue, red, green, cream, brown } = PRINT;
  const look = {
    hair: 'short',
    tone: HAIR.red,
    mouth: 'blow',
    beard: 'goatee',
    moustache: 'small',
    brows: 'raised',
  } as const;
  const hatted = at(-30, -60, quill(red), -40, 0.8) + head(look) + hunterHat(green, gold);
  return (
    coat(CX, gold, stripes(CX, red, [-70, 70], 11) + skirtFolds(CX)) +
    braids() +
    bust({ x: CX - 16, y: 190, facing: 1, turn: -4, collar: lappets(CX - 8, 266, green), head: hatted }) +
    belt(CX, brown) +
    puff([382, 298], [462, 360], [37, 48, 31], gold, blue, 5) +
    at(290, 230, horn(red), -4) +
    tube([466, 366], [406, 284], [26, 25, 18], red, gold) +
    cuff([464, 366], [406, 288], 23, cream) +
    at(392, 264, fist(0, 0, -40), 0, -1, 1) +
    puff([198, 298], [132, 366], [37, 48, 31], gold, blue, 5) +
    tube([128, 376], [208, 424], [26, 25, 18], red, gold) +
    cuff([128, 374], [206, 422], 23, cream) +
    openHand(226, 434, 20)
  );
}

/** The upper half of an Unter without its suit sign. */
export function unterHalf(suit: Suit, palette: Palette): string {
  if (suit === 'E') return acornUnter();
  if (suit === 'G') return leafUnter(palette);
  return suit === 'H' ? heartUnter() : bellUnter();
}

// Purpose: the four Unters (upper halves): drawing a sword, fife player, staff fighter, huntsman with horn.
import type { Suit } from '../../engine/cards.ts';
import {
  belt,
  buttons,
  coat,
  cuff,
  fist,
  head,
  HAIR,
  lappets,
  neck,
  openHand,
  placeHead,
  puff,
  ruff,
  shoulderWing,
  skirtFolds,
  slashes,
  stripes,
  tube,
} from './figure-kit.ts';
import { hunterHat, quill, squireCap, tailCap } from './figure-hats.ts';
import { fife, horn, quarterStaff, sword } from './figure-props.ts';
import { type Palette, PRINT } from './palette.ts';
import { at, line, shape, solid } from './svg.ts';

const CX = 290;

/** Eichel-Unter: squire drawing his sword. */
function acornUnter(): string {
  const { russet, green, gold, brown, cream, red } = PRINT;
  const look = { hair: 'bob', tone: HAIR.brown, moustache: 'small', brows: 'fierce' } as const;
  const scabbard = 'M372 396L398 380L476 520L452 534Z';
  return (
    coat(CX, green, stripes(CX, russet, [-84, -42, 0, 42, 84], 10) + skirtFolds(CX)) +
    placeHead(CX, 186, neck() + head(look) + squireCap(red, russet) + at(-40, -62, quill(green), -34, 0.66), -1) +
    lappets(CX - 2, 262, cream) +
    belt(CX, brown) +
    solid(scabbard, brown.fill, brown.dark, { dx: -6, dy: -2 }) +
    shape('M368 392L400 372L410 390L378 410Z', gold.fill, 3.6) +
    puff([380, 294], [462, 352], [37, 48, 31], russet, gold, 5) +
    tube([462, 356], [412, 418], [27, 26, 19], green) +
    cuff([462, 356], [416, 412], 24, cream) +
    at(402, 424, fist(0, 0, -30), 0, -1, 1) +
    at(322, 306, at(0, 0, sword(124), 150), 0) +
    puff([198, 294], [146, 384], [37, 50, 31], russet, gold, 5) +
    tube([150, 386], [290, 322], [28, 28, 19], green) +
    cuff([150, 386], [286, 324], 24, cream) +
    fist(312, 312, -26)
  );
}

/** Gras-Unter: the fife player. */
function leafUnter(palette: Palette): string {
  const cloth = palette.leafCloth;
  const { cream, red, gold, brown, blue } = PRINT;
  const look = { hair: 'curls', tone: HAIR.blond, mouth: 'blow', eyes: 'down', brows: 'raised' } as const;
  return (
    coat(CX, cloth, stripes(CX, gold, [-72, -36, 36, 72], 7) + skirtFolds(CX)) +
    buttons([CX, 296], [CX, 404], 6, 6, red.fill) +
    placeHead(CX - 10, 186, neck() + head(look) + tailCap(red, cream), 1, -3) +
    lappets(CX - 6, 264, cream) +
    belt(CX, brown) +
    puff([196, 296], [148, 388], [37, 48, 31], cloth, cream, 5) +
    tube([152, 390], [330, 262], [28, 28, 18], blue) +
    puff([380, 296], [468, 342], [37, 48, 31], cloth, cream, 5) +
    at(296, 226, fife(196), -3) +
    cuff([152, 390], [326, 266], 23, gold) +
    fist(352, 240, -38) +
    tube([466, 344], [440, 250], [27, 26, 18], blue) +
    cuff([466, 344], [442, 258], 23, gold) +
    at(434, 232, fist(0, 0, -64), 0, -1, 1)
  );
}

/** Herz-Unter: the staff fighter. */
function heartUnter(): string {
  const { red, blue, white, gold, brown, cream } = PRINT;
  const look = { hair: 'bob', tone: HAIR.dark, moustache: 'handlebar', brows: 'fierce' } as const;
  return (
    coat(
      CX,
      red,
      slashes(
        [
          [240, 320],
          [240, 370],
          [340, 320],
          [340, 370],
          [290, 350],
          [200, 490],
          [250, 500],
          [330, 500],
          [380, 490],
        ],
        white,
        34,
      ) + skirtFolds(CX),
    ) +
    shoulderWing(370, 280, blue, 1) +
    placeHead(CX - 6, 186, neck() + head(look) + squireCap(blue, red) + at(-42, -70, quill(white), -48, 0.7), -1) +
    ruff(CX - 4, 264, 78, 30) +
    belt(CX, brown) +
    at(306, 300, quarterStaff(260, 300), 26) +
    puff([384, 296], [474, 298], [37, 47, 31], blue, white, 5) +
    tube([472, 294], [384, 204], [27, 26, 18], red) +
    cuff([472, 294], [388, 208], 23, gold) +
    at(360, 192, fist(0, 0, -10), 0, -1, 1) +
    puff([196, 296], [122, 348], [37, 48, 31], blue, white, 5) +
    tube([124, 352], [222, 408], [27, 26, 18], red) +
    cuff([124, 352], [220, 404], 23, gold) +
    fist(246, 414, 24) +
    line('M0 0', 1, cream.fill)
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
  return (
    coat(CX, gold, stripes(CX, red, [-60, 60], 10) + skirtFolds(CX)) +
    line('M240 304H340M240 334H340M240 364H340M240 394H340', 7) +
    line('M240 304H340M240 334H340M240 364H340M240 394H340', 3, blue.fill) +
    buttons([240, 304], [240, 394], 4, 6, cream.fill) +
    buttons([340, 304], [340, 394], 4, 6, cream.fill) +
    placeHead(CX - 16, 186, neck() + at(-30, -60, quill(red), -40, 0.8) + head(look) + hunterHat(green, gold), 1, -4) +
    lappets(CX - 8, 264, green) +
    belt(CX, brown) +
    puff([382, 296], [462, 366], [37, 48, 31], gold, blue, 5) +
    at(292, 226, horn(red), -4) +
    tube([460, 368], [400, 274], [27, 26, 18], red) +
    cuff([460, 368], [404, 282], 23, cream) +
    at(392, 258, fist(0, 0, -40), 0, -1, 1) +
    puff([198, 296], [132, 372], [37, 48, 31], gold, blue, 5) +
    tube([134, 376], [214, 428], [27, 26, 18], red) +
    cuff([134, 376], [210, 424], 23, cream) +
    openHand(228, 436, 20)
  );
}

/** The upper half of an Unter without its suit sign. */
export function unterHalf(suit: Suit, palette: Palette): string {
  if (suit === 'E') return acornUnter();
  if (suit === 'G') return leafUnter(palette);
  return suit === 'H' ? heartUnter() : bellUnter();
}

// Purpose: the four Obers (upper halves): sword and round shield, drummer, halberdier, lion shield.
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
  stripes,
  tube,
} from './figure-kit.ts';
import { beret, cavalier, morion, plume, turban } from './figure-hats.ts';
import { drum, drumStick, halberd, lionShield, roundShield, sabre, sword } from './figure-props.ts';
import { type Palette, PRINT } from './palette.ts';
import { at, line, solid } from './svg.ts';

const CX = 285;

/** Eichel-Ober: bearded captain with morion, raised sword and round shield. */
function acornOber(): string {
  const { russet, green, gold, red, cream, brown } = PRINT;
  const look = { hair: 'short', tone: HAIR.brown, beard: 'full', moustache: 'handlebar', brows: 'fierce' } as const;
  const plumed = head(look) + morion() + at(-30, -52, plume(red), -24, 0.56);
  return (
    coat(CX, russet, stripes(CX, gold, [-72, -24, 24, 72], 8) + skirtFolds(CX)) +
    buttons([CX, 320], [CX, 404], 5, 6, gold.fill) +
    belt(CX, brown) +
    bust({ x: CX, y: 188, facing: 1, collar: lappets(CX + 2, 262, cream), head: plumed }) +
    puff([196, 294], [104, 382], [36, 48, 30], green, gold, 5) +
    tube([102, 390], [142, 356], [26, 26, 19], russet, gold) +
    at(158, 336, sword(262), 1) +
    cuff([100, 390], [138, 358], 24, cream) +
    fist(160, 336, -12) +
    puff([374, 294], [446, 360], [36, 46, 32], green, gold, 5) +
    at(412, 384, roundShield(98, green, red), 10)
  );
}

/** Gras-Ober: the drummer. */
function leafOber(palette: Palette): string {
  const cloth = palette.leafCloth;
  const { gold, red, cream, white } = PRINT;
  const look = {
    hair: 'curls',
    tone: HAIR.red,
    moustache: 'handlebar',
    beard: 'goatee',
    mouth: 'smile',
    brows: 'raised',
  } as const;
  const plumed =
    at(-44, -62, plume(white), -96, 0.72) + at(-46, -74, plume(red), -66, 0.62) + head(look) + beret(cloth, cream);
  return (
    coat(CX, cloth, stripes(CX, cream, [-64, 0, 64], 9) + skirtFolds(CX)) +
    bust({ x: CX, y: 194, facing: 1, collar: ruff(CX + 2, 270, 84, 32), head: plumed }) +
    line('M206 296C230 340 270 380 310 400', 15) +
    line('M206 296C230 340 270 380 310 400', 8, red.fill) +
    at(CX + 5, 424, drum(red, cream)) +
    puff([190, 302], [112, 354], [38, 50, 32], cloth, cream, 5) +
    tube([108, 358], [184, 372], [27, 26, 19], red, gold) +
    at(206, 366, drumStick(96), 14) +
    cuff([108, 356], [182, 370], 24, gold) +
    fist(206, 369, 8) +
    puff([382, 302], [470, 328], [38, 50, 32], cloth, cream, 5) +
    tube([474, 330], [404, 312], [27, 26, 19], red, gold) +
    at(386, 310, drumStick(100), 124) +
    cuff([474, 330], [408, 314], 24, gold) +
    at(386, 310, fist(0, 0, -14), 0, -1, 1)
  );
}

function breastplate(): string {
  const { steel, gold, blue } = PRINT;
  const plate = `M${CX - 80} 262C${CX - 92} 320 ${CX - 80} 380 ${CX - 72} 420C${CX - 30} 436 ${CX + 30} 436 ${CX + 72} 420C${CX + 80} 380 ${CX + 92} 320 ${CX + 80} 262C${CX + 30} 276 ${CX - 30} 276 ${CX - 80} 262Z`;
  const sash = `M${CX - 84} 268L${CX - 60} 262L${CX + 80} 400L${CX + 74} 422L${CX + 52} 426Z`;
  return (
    solid(plate, steel.fill, steel.dark, { dx: -16, dy: -2 }) +
    line(`M${CX} 276V428M${CX - 60} 300C${CX - 66} 340 ${CX - 62} 376 ${CX - 58} 404`, 3) +
    line(`M${CX - 40} 296C${CX - 46} 330 ${CX - 44} 350 ${CX - 42} 366`, 6, '#ffffff') +
    buttons([CX - 68, 408], [CX + 68, 408], 8, 4, gold.fill) +
    solid(sash, blue.fill, blue.dark, { dx: -4, dy: 6 })
  );
}

/** Herz-Ober: halberdier with steel breastplate and plumed hat. */
function heartOber(): string {
  const { red, blue, gold, white, brown } = PRINT;
  const look = { hair: 'long', tone: HAIR.dark, beard: 'pointed', moustache: 'handlebar' } as const;
  const plumed = head(look) + cavalier(red, gold) + at(-28, -66, plume(white), -38, 0.54);
  return (
    coat(CX, red, stripes(CX, gold, [-96, -52, 52, 96], 9) + skirtFolds(CX)) +
    breastplate() +
    belt(CX, brown) +
    bust({ x: CX, y: 194, facing: -1, collar: lappets(CX - 2, 266), head: plumed }) +
    puff([196, 296], [112, 384], [36, 48, 30], red, blue, 5) +
    at(152, 356, at(0, 0, halberd(112, 260), 0, 0.98)) +
    tube([104, 392], [134, 350], [27, 26, 19], blue, gold) +
    cuff([100, 396], [130, 356], 24, white) +
    fist(150, 344, -16) +
    puff([374, 296], [464, 374], [36, 48, 32], red, blue, 5) +
    tube([468, 382], [388, 428], [28, 26, 18], blue, gold) +
    cuff([464, 380], [388, 424], 24, white) +
    openHand(368, 436, 150, -1)
  );
}

/** Schellen-Ober: lion shield and sabre, turban. */
function bellOber(): string {
  const { gold, blue, red, cream, white } = PRINT;
  const look = { hair: 'none', tone: HAIR.dark, beard: 'forked', moustache: 'droop', brows: 'fierce' } as const;
  const mantle = `M${CX - 70} 250C${CX - 150} 272 ${CX - 176} 360 ${CX - 190} 560H${CX + 190}C${CX + 176} 360 ${CX + 150} 272 ${CX + 70} 250Z`;
  const collar =
    solid(
      'M206 268C230 258 250 256 262 252C270 268 300 268 308 252C324 256 344 260 366 268C340 298 316 306 285 306C256 306 230 298 206 268Z',
      cream.fill,
      cream.dark,
      { dx: -4, dy: -6 },
    ) + line('M226 272C250 290 320 290 346 272', 2.6, cream.dark);
  return (
    solid(mantle, red.fill, red.dark) +
    line(
      'M128 400C122 450 118 500 116 540M440 400C446 450 450 500 452 540M412 340C424 400 428 460 428 520',
      3,
      red.dark,
    ) +
    coat(CX, gold, stripes(CX, blue, [-66, -22, 22, 66], 8) + skirtFolds(CX)) +
    buttons([CX, 312], [CX, 408], 6, 6, white.fill) +
    bust({ x: CX, y: 192, facing: -1, collar, head: head(look) + turban(white, blue, red) }) +
    puff([374, 302], [462, 380], [37, 48, 32], gold, blue, 5) +
    at(408, 388, sabre(), 14, 0.76) +
    tube([466, 394], [428, 392], [28, 26, 19], red, gold) +
    cuff([470, 394], [428, 390], 24, cream) +
    at(408, 390, fist(0, 0, 8), 0, -1, 1) +
    puff([198, 302], [112, 358], [37, 48, 32], gold, blue, 5) +
    at(196, 394, lionShield(blue, red), -6)
  );
}

/** The upper half of an Ober without its suit sign. */
export function oberHalf(suit: Suit, palette: Palette): string {
  if (suit === 'E') return acornOber();
  if (suit === 'G') return leafOber(palette);
  return suit === 'H' ? heartOber() : bellOber();
}

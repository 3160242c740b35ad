// Purpose: the four Obers (upper halves): sword and round shield, drummer, halberdier, lion shield.
import type { Suit } from '../../engine/cards.ts';
import {
  belt,
  buttons,
  cuff,
  coat,
  fist,
  head,
  HAIR,
  lappets,
  neck,
  openHand,
  placeHead,
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
  return (
    coat(CX, russet, stripes(CX, gold, [-72, -24, 24, 72], 8) + skirtFolds(CX)) +
    buttons([CX, 290], [CX, 404], 6, 6, gold.fill) +
    belt(CX, brown) +
    placeHead(CX, 184, neck() + at(-58, -72, plume(red), -38, 0.95) + head(look) + morion(), 1) +
    lappets(CX + 2, 258, cream) +
    puff([196, 290], [108, 382], [36, 48, 30], green, gold, 5) +
    tube([112, 386], [166, 346], [26, 26, 19], russet) +
    at(182, 334, sword(276), 4) +
    cuff([112, 386], [162, 349], 24, cream) +
    fist(184, 334, -8) +
    puff([372, 290], [446, 360], [36, 46, 32], green, gold, 5) +
    at(408, 388, roundShield(98, green, red), 10)
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
  return (
    coat(CX, cloth, stripes(CX, cream, [-64, 0, 64], 9) + skirtFolds(CX)) +
    placeHead(
      CX,
      184,
      neck() +
        at(-46, -84, plume(red), -30, 0.8) +
        at(-20, -92, plume(white), 6, 0.7) +
        head(look) +
        beret(cloth, cream),
      1,
    ) +
    ruff(CX + 2, 262, 80, 32) +
    line('M206 290C230 340 270 380 310 400', 14) +
    line('M206 290C230 340 270 380 310 400', 8, red.fill) +
    at(CX + 5, 420, drum(red, cream)) +
    puff([190, 298], [112, 350], [38, 50, 32], cloth, cream, 5) +
    tube([114, 352], [186, 366], [28, 26, 19], red) +
    at(206, 362, drumStick(96), 14) +
    cuff([114, 352], [182, 365], 24, gold) +
    fist(206, 364, 8) +
    puff([382, 298], [470, 320], [38, 50, 32], cloth, cream, 5) +
    tube([468, 322], [404, 306], [28, 26, 19], red) +
    at(386, 304, at(0, 0, drumStick(100), 0, 1), 124) +
    cuff([468, 322], [408, 308], 24, gold) +
    at(386, 304, fist(0, 0, -14), 0, -1, 1)
  );
}

/** Herz-Ober: halberdier with steel breastplate and plumed hat. */
function heartOber(): string {
  const { red, blue, gold, steel, white, brown } = PRINT;
  const look = { hair: 'long', tone: HAIR.dark, beard: 'pointed', moustache: 'handlebar' } as const;
  const plate = `M${CX - 80} 262C${CX - 92} 320 ${CX - 80} 380 ${CX - 72} 420C${CX - 30} 436 ${CX + 30} 436 ${CX + 72} 420C${CX + 80} 380 ${CX + 92} 320 ${CX + 80} 262C${CX + 30} 276 ${CX - 30} 276 ${CX - 80} 262Z`;
  return (
    coat(CX, red, stripes(CX, gold, [-96, -52, 52, 96], 9) + skirtFolds(CX)) +
    solid(plate, steel.fill, steel.dark, { dx: -16, dy: -2 }) +
    line(`M${CX} 276V428M${CX - 60} 300C${CX - 66} 340 ${CX - 62} 376 ${CX - 58} 404`, 3) +
    line(`M${CX - 40} 296C${CX - 46} 330 ${CX - 44} 350 ${CX - 42} 366`, 6, '#ffffff') +
    buttons([CX - 68, 408], [CX + 68, 408], 8, 4, gold.fill) +
    solid(`M${CX - 84} 268L${CX - 60} 262L${CX + 80} 400L${CX + 74} 422L${CX + 52} 426Z`, blue.fill, blue.dark, {
      dx: -4,
      dy: 6,
    }) +
    belt(CX, brown) +
    placeHead(CX, 184, neck() + head(look) + cavalier(red, gold) + at(34, -72, plume(white), 28, 0.86), -1) +
    lappets(CX - 2, 260) +
    puff([196, 292], [118, 384], [36, 48, 30], red, blue, 5) +
    at(150, 350, halberd(150, 240), 0) +
    tube([120, 388], [134, 342], [27, 26, 19], blue) +
    cuff([112, 392], [132, 352], 24, white) +
    fist(150, 340, -20) +
    puff([374, 292], [462, 372], [36, 48, 32], red, blue, 5) +
    tube([460, 374], [382, 428], [28, 26, 18], blue) +
    cuff([460, 374], [388, 424], 24, white) +
    openHand(368, 436, 150, -1)
  );
}

/** Schellen-Ober: lion shield and sabre, turban. */
function bellOber(): string {
  const { gold, blue, red, cream, white } = PRINT;
  const look = { hair: 'none', tone: HAIR.dark, beard: 'forked', moustache: 'droop', brows: 'fierce' } as const;
  const mantle = `M${CX - 70} 246C${CX - 150} 270 ${CX - 176} 360 ${CX - 190} 560H${CX + 190}C${CX + 176} 360 ${CX + 150} 270 ${CX + 70} 246Z`;
  return (
    solid(mantle, red.fill, red.dark) +
    line(
      'M128 400C122 450 118 500 116 540M440 400C446 450 450 500 452 540M412 340C424 400 428 460 428 520',
      3,
      red.dark,
    ) +
    coat(CX, gold, stripes(CX, blue, [-66, -22, 22, 66], 8) + skirtFolds(CX)) +
    buttons([CX, 290], [CX, 408], 6, 6, white.fill) +
    placeHead(CX, 186, neck() + head(look) + turban(white, blue, red), -1) +
    solid(
      'M206 262C230 252 250 250 262 246C270 262 300 262 308 246C324 250 344 254 366 262C340 292 316 300 285 300C256 300 230 292 206 262Z',
      cream.fill,
      cream.dark,
      { dx: -4, dy: -6 },
    ) +
    line('M226 266C250 284 320 284 346 266', 2.6, cream.dark) +
    puff([372, 296], [452, 372], [37, 48, 32], gold, blue, 5) +
    tube([452, 376], [402, 330], [28, 26, 19], red) +
    at(386, 316, sabre(), 8, 0.92) +
    cuff([452, 376], [406, 334], 24, cream) +
    at(384, 318, fist(0, 0, -14), 0, -1, 1) +
    puff([198, 296], [112, 352], [37, 48, 32], gold, blue, 5) +
    at(196, 396, lionShield(blue, red), -6)
  );
}

/** The upper half of an Ober without its suit sign. */
export function oberHalf(suit: Suit, palette: Palette): string {
  if (suit === 'E') return acornOber();
  if (suit === 'G') return leafOber(palette);
  return suit === 'H' ? heartOber() : bellOber();
}

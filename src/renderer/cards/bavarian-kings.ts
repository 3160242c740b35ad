// Purpose: the four enthroned Kings (upper halves), each with his own crown, beard and regalia.
import type { Suit } from '../../engine/base/cards.ts';
import {
  belt,
  bust,
  buttons,
  coat,
  cuff,
  ermine,
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
import { archCrown, leafCrown, spikeCrown, turban } from './figure-hats.ts';
import { goblet, orb, sceptre, sword, throne } from './figure-props.ts';
import { type Palette, PRINT } from './palette.ts';
import { at, line, shape } from './svg.ts';

const CX = 280;

/** Eichel-König: brown beard, ermine, sceptre and orb. */
function acornKing(): string {
  const { russet, green, gold, red, brown, blue } = PRINT;
  const look = { hair: 'long', tone: HAIR.brown, beard: 'full', moustache: 'handlebar' } as const;
  const crowned = head(look) + leafCrown(red, [red, green, blue, green, red]);
  return (
    throne(CX, brown, green) +
    coat(CX, russet, stripes(CX, gold, [-50, 0, 50], 8) + skirtFolds(CX), 112) +
    bust({ x: CX, y: 200, facing: 1, collar: ermine(CX, 284), head: crowned }) +
    tube([160, 334], [112, 408], [42, 44, 32], russet) +
    tube([106, 418], [170, 394], [30, 27, 20], green, gold) +
    at(190, 388, sceptre(104, 80, green), -10) +
    cuff([106, 416], [168, 393], 26, gold) +
    fist(190, 386, -12) +
    tube([400, 334], [450, 402], [42, 44, 32], russet) +
    tube([456, 414], [392, 418], [30, 27, 20], green, gold) +
    cuff([456, 412], [392, 418], 26, gold) +
    at(352, 378, orb(green)) +
    at(370, 420, openHand(0, 0, 4), 0, -1, 1)
  );
}

/** Gras-König: white-bearded, saw-tooth crown, long sceptre. */
function leafKing(palette: Palette): string {
  const cloth = palette.leafCloth;
  const { red, gold, brown, cream, blue } = PRINT;
  const look = { hair: 'long', tone: HAIR.white, beard: 'long', moustache: 'droop', brows: 'calm' } as const;
  const crowned = head(look) + spikeCrown(cloth, [blue, red, blue, red, blue]);
  return (
    throne(CX, brown, red) +
    coat(CX, cloth, stripes(CX, cream, [-72, 72], 13) + stripes(CX, gold, [-40, 40], 5) + skirtFolds(CX), 112) +
    bust({ x: CX, y: 200, facing: -1, collar: lappets(CX, 270, gold), head: crowned }) +
    belt(CX, brown) +
    puff([176, 306], [108, 390], [40, 52, 34], cloth, gold, 5) +
    tube([104, 402], [182, 412], [28, 27, 20], red, gold) +
    cuff([104, 400], [180, 410], 26, cream) +
    openHand(202, 414, 14) +
    puff([386, 306], [456, 386], [40, 52, 34], cloth, gold, 5) +
    tube([462, 398], [404, 360], [28, 27, 20], red, gold) +
    at(384, 350, sceptre(84, 150, red), 4) +
    cuff([460, 398], [406, 362], 26, cream) +
    at(384, 350, fist(0, 0, -8), 0, -1, 1)
  );
}

/** Herz-König: dark pointed beard, imperial crown, ruff and sword. */
function heartKing(): string {
  const { red, blue, gold, white, brown, green } = PRINT;
  const look = { hair: 'bob', tone: HAIR.dark, beard: 'pointed', moustache: 'handlebar', brows: 'fierce' } as const;
  const crowned = head(look) + archCrown(blue, [blue, green, blue, green, blue]);
  return (
    throne(CX, brown, blue) +
    coat(CX, red, stripes(CX, gold, [-66, -22, 22, 66], 7) + skirtFolds(CX), 112) +
    buttons([CX, 326], [CX, 406], 5, 7, gold.fill) +
    bust({ x: CX, y: 202, facing: 1, collar: ruff(CX + 2, 280, 94, 34), head: crowned }) +
    belt(CX, brown) +
    puff([180, 306], [106, 382], [40, 52, 34], red, white, 5) +
    tube([102, 394], [162, 382], [28, 27, 20], blue, gold) +
    at(184, 374, sword(172), -2) +
    cuff([100, 394], [162, 382], 26, gold) +
    fist(186, 374, -10) +
    puff([380, 306], [456, 382], [40, 52, 34], red, white, 5) +
    tube([460, 394], [388, 412], [28, 27, 20], blue, gold) +
    cuff([460, 392], [388, 412], 26, gold) +
    at(368, 418, openHand(0, 0, 14), 0, -1, 1)
  );
}

/** Schellen-König: blond, crowned turban, chain, goblet and sceptre. */
function bellKing(): string {
  const { gold, blue, red, brown, cream, white, green } = PRINT;
  const look = { hair: 'curls', tone: HAIR.blond, moustache: 'handlebar', beard: 'forked', mouth: 'smile' } as const;
  const chain = `M${CX - 74} 312C${CX - 50} 372 ${CX + 50} 372 ${CX + 74} 312`;
  const crowned = head(look) + turban(red, gold, blue) + at(-1, -8, crownlet());
  return (
    throne(CX, brown, red) +
    coat(CX, gold, stripes(CX, blue, [-84, -42, 0, 42, 84], 9) + skirtFolds(CX), 112) +
    bust({ x: CX, y: 204, facing: -1, collar: ermine(CX, 284, 100), head: crowned }) +
    line(chain, 12) +
    line(chain, 6, gold.fill) +
    at(CX, 360, shape('M0 -16L14 0L0 20L-14 0Z', green.fill, 4)) +
    puff([170, 320], [106, 394], [40, 50, 34], blue, white, 5) +
    tube([102, 406], [170, 388], [28, 27, 20], red, gold) +
    at(192, 380, goblet(red), -4, 0.94) +
    cuff([102, 404], [168, 388], 26, cream) +
    fist(194, 384, -12) +
    puff([390, 320], [456, 392], [40, 50, 34], blue, white, 5) +
    tube([462, 404], [400, 372], [28, 27, 20], red, gold) +
    at(378, 362, sceptre(92, 130, blue), 6) +
    cuff([460, 404], [402, 374], 26, cream) +
    at(378, 362, fist(0, 0, -12), 0, -1, 1)
  );
}

/** Small row of points that makes a turban a crown. */
function crownlet(): string {
  const { gold } = PRINT;
  const points = 'M-50 -76L-58 -112L-34 -94L-22 -122L0 -98L22 -122L34 -94L58 -112L50 -76C20 -88 -20 -88 -50 -76Z';
  return (
    shape(points, gold.fill, 4) +
    line('M-46 -80C-20 -92 20 -92 46 -80', 2.4, gold.dark) +
    buttons([-56, -112], [-56, -112], 1, 5, '#fffaec') +
    buttons([-22, -122], [22, -122], 2, 5, '#fffaec') +
    buttons([56, -112], [56, -112], 1, 5, '#fffaec')
  );
}

/** The upper half of a King without his two suit signs. */
export function kingHalf(suit: Suit, palette: Palette): string {
  if (suit === 'E') return acornKing();
  if (suit === 'G') return leafKing(palette);
  return suit === 'H' ? heartKing() : bellKing();
}

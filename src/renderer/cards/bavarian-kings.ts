// Purpose: the four enthroned Kings (upper halves), each with his own crown, beard and regalia.
import type { Suit } from '../../engine/cards.ts';
import {
  belt,
  buttons,
  coat,
  cuff,
  ermine,
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
import { archCrown, leafCrown, spikeCrown, turban } from './figure-hats.ts';
import { goblet, orb, sceptre, sword, throne } from './figure-props.ts';
import { type Palette, PRINT } from './palette.ts';
import { at, line, shape } from './svg.ts';

const CX = 280;

function acornKing(): string {
  const { russet, green, gold, red, brown, blue } = PRINT;
  const look = { hair: 'long', tone: HAIR.brown, beard: 'full', moustache: 'handlebar' } as const;
  return (
    throne(CX, brown, green) +
    coat(CX, russet, stripes(CX, gold, [-50, 0, 50], 8) + skirtFolds(CX), 112) +
    placeHead(CX, 196, neck() + head(look) + leafCrown(red, [red, green, blue, green, red]), 1) +
    ermine(CX, 278) +
    tube([160, 330], [110, 412], [42, 44, 32], russet) +
    tube([112, 414], [172, 392], [32, 28, 20], green) +
    at(190, 386, sceptre(150, 60, green), -12) +
    cuff([112, 414], [170, 393], 26, gold) +
    fist(190, 386, -12) +
    tube([400, 330], [452, 404], [42, 44, 32], russet) +
    tube([450, 408], [392, 416], [32, 28, 20], green) +
    cuff([450, 408], [392, 416], 26, gold) +
    at(370, 416, openHand(0, 0, 10), 0, -1, 1) +
    at(352, 376, orb(green))
  );
}

function leafKing(palette: Palette): string {
  const cloth = palette.leafCloth;
  const { red, gold, brown, cream, blue } = PRINT;
  const look = { hair: 'long', tone: HAIR.white, beard: 'long', moustache: 'droop', brows: 'calm' } as const;
  return (
    throne(CX, brown, red) +
    coat(CX, cloth, stripes(CX, cream, [-78, 78], 12) + skirtFolds(CX), 112) +
    lappets(CX, 262, gold) +
    placeHead(CX, 196, neck() + head(look) + spikeCrown(cloth, [blue, red, blue, red, blue]), -1) +
    puff([176, 300], [108, 392], [40, 52, 34], cloth, gold, 5) +
    tube([110, 396], [182, 404], [30, 28, 20], red) +
    cuff([110, 396], [180, 404], 26, cream) +
    openHand(202, 408, 14) +
    puff([386, 300], [456, 390], [40, 52, 34], cloth, gold, 5) +
    tube([454, 394], [402, 350], [30, 28, 20], red) +
    at(384, 340, sceptre(130, 130, red), 8) +
    cuff([454, 394], [404, 352], 26, cream) +
    at(384, 338, fist(0, 0, -8), 0, -1, 1)
  );
}

function heartKing(): string {
  const { red, blue, gold, white, brown, green } = PRINT;
  const look = { hair: 'bob', tone: HAIR.dark, beard: 'pointed', moustache: 'handlebar', brows: 'fierce' } as const;
  return (
    throne(CX, brown, blue) +
    coat(CX, red, stripes(CX, gold, [-66, -22, 22, 66], 7) + skirtFolds(CX), 112) +
    buttons([CX, 310], [CX, 410], 5, 7, gold.fill) +
    placeHead(CX, 196, neck() + head(look) + archCrown(blue, [blue, green, blue, green, blue]), 1) +
    ruff(CX + 2, 276, 92, 34) +
    belt(CX, brown) +
    puff([180, 302], [106, 384], [40, 52, 34], red, white, 5) +
    tube([108, 388], [168, 372], [30, 28, 20], blue) +
    at(186, 362, sword(200), -6) +
    cuff([108, 388], [166, 373], 26, gold) +
    fist(188, 364, -12) +
    puff([380, 302], [458, 384], [40, 52, 34], red, white, 5) +
    tube([456, 388], [388, 408], [30, 28, 20], blue) +
    cuff([456, 388], [388, 408], 26, gold) +
    at(368, 414, openHand(0, 0, 14), 0, -1, 1)
  );
}

function bellKing(): string {
  const { gold, blue, red, brown, cream, white, green } = PRINT;
  const look = { hair: 'curls', tone: HAIR.blond, moustache: 'droop', beard: 'goatee', mouth: 'smile' } as const;
  const chain = `M${CX - 70} 290C${CX - 50} 350 ${CX + 50} 350 ${CX + 70} 290`;
  return (
    throne(CX, brown, red) +
    coat(CX, gold, stripes(CX, blue, [-84, -42, 0, 42, 84], 9) + skirtFolds(CX), 112) +
    placeHead(CX, 198, neck() + head(look) + turban(red, gold, blue), -1) +
    ermine(CX, 278, 100) +
    line(chain, 11) +
    line(chain, 5, gold.fill) +
    at(CX, 346, shape('M0 -14L12 0L0 18L-12 0Z', green.fill, 4)) +
    puff([170, 316], [106, 398], [40, 50, 34], blue, white, 5) +
    tube([108, 402], [174, 384], [30, 28, 20], red) +
    at(192, 378, goblet(red), -4, 0.94) +
    cuff([108, 402], [172, 385], 26, cream) +
    fist(194, 380, -12) +
    puff([390, 316], [456, 396], [40, 50, 34], blue, white, 5) +
    tube([454, 400], [396, 366], [30, 28, 20], red) +
    at(378, 358, sceptre(120, 120, blue), 12) +
    cuff([454, 400], [398, 368], 26, cream) +
    at(378, 356, fist(0, 0, -12), 0, -1, 1)
  );
}

/** The upper half of a King without his two suit signs. */
export function kingHalf(suit: Suit, palette: Palette): string {
  if (suit === 'E') return acornKing();
  if (suit === 'G') return leafKing(palette);
  return suit === 'H' ? heartKing() : bellKing();
}

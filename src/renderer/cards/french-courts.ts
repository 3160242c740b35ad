// Purpose: the twelve court figures of the French deck, assembled from the same parts with their own costumes.
import type { Suit } from '../../engine/cards.ts';
import {
  beret,
  archCrown,
  cavalier,
  ladyCrown,
  leafCrown,
  plume,
  spikeCrown,
  squireCap,
  tailCap,
  quill,
} from './figure-hats.ts';
import {
  buttons,
  coat,
  cuff,
  ermine,
  fist,
  head,
  HAIR,
  lappets,
  neck,
  placeHead,
  puff,
  ruff,
  skirtFolds,
  stripes,
  tube,
  type Look,
} from './figure-kit.ts';
import { halberd, orb, sceptre, sword } from './figure-props.ts';
import { PRINT, type Tone } from './palette.ts';
import { at, disc, line, shape } from './svg.ts';

interface Costume {
  readonly cloth: Tone;
  readonly second: Tone;
  readonly trim: Tone;
}

const COSTUMES: Readonly<Record<Suit, Costume>> = {
  E: { cloth: PRINT.blue, second: PRINT.red, trim: PRINT.gold },
  G: { cloth: PRINT.green, second: PRINT.blue, trim: PRINT.gold },
  H: { cloth: PRINT.red, second: PRINT.blue, trim: PRINT.gold },
  S: { cloth: PRINT.orange, second: PRINT.green, trim: PRINT.cream },
};

const CX = 280;

/** Both arms; the left hand holds the given prop. */
function arms(costume: Costume, held: string): string {
  const { cloth, second, trim } = costume;
  return (
    puff([376, 298], [452, 384], [38, 50, 32], second, trim, 5) +
    tube([452, 388], [380, 410], [28, 26, 19], cloth) +
    cuff([452, 388], [384, 409], 25, trim) +
    at(360, 414, fist(0, 0, -10), 0, -1, 1) +
    puff([184, 298], [108, 388], [38, 50, 32], second, trim, 5) +
    tube([110, 390], [176, 366], [28, 26, 19], cloth) +
    at(196, 358, held) +
    cuff([110, 390], [172, 368], 25, trim) +
    fist(196, 358, -10)
  );
}

function king(suit: Suit): string {
  const costume = COSTUMES[suit];
  const { cloth, second, trim } = costume;
  const jewels = [second, PRINT.green, second, PRINT.green, second];
  const looks: Readonly<Record<Suit, Look>> = {
    E: { hair: 'long', tone: HAIR.dark, beard: 'full', moustache: 'handlebar' },
    G: { hair: 'long', tone: HAIR.white, beard: 'long', moustache: 'droop' },
    H: { hair: 'curls', tone: HAIR.brown, beard: 'pointed', moustache: 'handlebar' },
    S: { hair: 'bob', tone: HAIR.red, beard: 'forked', moustache: 'droop' },
  };
  const crown = { E: archCrown, G: spikeCrown, H: leafCrown, S: leafCrown }[suit](second, jewels);
  const held =
    suit === 'E'
      ? at(0, 0, sceptre(150, 160, second), 6)
      : suit === 'S'
        ? at(0, 0, halberd(120, 200), 0)
        : at(0, 0, sword(220), 4);
  return (
    coat(CX, cloth, stripes(CX, trim, [-50, 0, 50], 9) + skirtFolds(CX)) +
    placeHead(CX + 10, 200, neck() + head(looks[suit]) + crown, suit === 'G' || suit === 'S' ? -1 : 1, 0, 1.02) +
    (suit === 'G' ? '' : ermine(CX, 284, 96)) +
    arms(costume, held) +
    (suit === 'E' ? at(352, 372, orb(second), 0, 0.9) : '')
  );
}

function flower(tone: Tone): string {
  const petal = Array.from({ length: 6 }, (_, i) =>
    at(0, 0, shape('M0 0C-16 -10 -14 -32 0 -34C14 -32 16 -10 0 0Z', tone.fill, 3), i * 60),
  ).join('');
  return (
    line('M0 40C-4 10 4 -30 0 -66', 9) +
    line('M0 40C-4 10 4 -30 0 -66', 4, PRINT.green.fill) +
    at(0, -84, petal + disc(0, 0, 10, PRINT.gold.fill, 3))
  );
}

function queen(suit: Suit): string {
  const costume = COSTUMES[suit];
  const { cloth, second, trim } = costume;
  const hairs = { E: HAIR.dark, G: HAIR.brown, H: HAIR.blond, S: HAIR.red } as const;
  const look: Look = {
    hair: suit === 'H' ? 'curls' : 'long',
    tone: hairs[suit],
    lady: true,
    mouth: suit === 'S' ? 'smile' : 'firm',
  };
  const collar = suit === 'E' || suit === 'S' ? ruff(CX + 8, 276, 82, 30) : lappets(CX + 8, 268);
  return (
    coat(CX, cloth, stripes(CX, second, [0], 40) + skirtFolds(CX), 98) +
    buttons([CX, 300], [CX, 410], 5, 7, trim.fill) +
    placeHead(
      CX + 10,
      196,
      neck() + head(look) + ladyCrown(second, [second, PRINT.green, second, PRINT.green, second]),
      suit === 'G' || suit === 'H' ? -1 : 1,
      0,
      1.02,
    ) +
    collar +
    arms(costume, flower(suit === 'H' ? PRINT.white : PRINT.red))
  );
}

function jack(suit: Suit): string {
  const costume = COSTUMES[suit];
  const { cloth, second, trim } = costume;
  const looks: Readonly<Record<Suit, Look>> = {
    E: { hair: 'bob', tone: HAIR.brown, brows: 'fierce' },
    G: { hair: 'curls', tone: HAIR.dark, moustache: 'small' },
    H: { hair: 'bob', tone: HAIR.blond, mouth: 'smile' },
    S: { hair: 'curls', tone: HAIR.red, moustache: 'handlebar' },
  };
  const hats = {
    E: at(-30, -70, plume(trim), -24, 0.8) + beret(second, trim),
    G: cavalier(second, trim) + at(30, -70, plume(PRINT.white), 24, 0.8),
    H: squireCap(second, trim) + at(-40, -62, quill(PRINT.white), -34, 0.7),
    S: tailCap(second, trim),
  };
  const helds = {
    E: at(0, 0, halberd(110, 200), 2),
    G: at(0, 0, sword(210), 2),
    H: at(0, 0, halberd(110, 200), 2),
    S: at(0, 0, sword(210), 2),
  };
  return (
    coat(CX, cloth, stripes(CX, trim, [-72, -24, 24, 72], 9) + skirtFolds(CX)) +
    placeHead(CX + 14, 196, neck() + head(looks[suit]) + hats[suit], suit === 'E' || suit === 'H' ? -1 : 1, 0, 1.02) +
    (suit === 'G' || suit === 'S' ? ruff(CX + 12, 276, 78, 30) : lappets(CX + 12, 270)) +
    arms(costume, helds[suit])
  );
}

/** The upper half of a French court card, drawn a little smaller to fit its box. */
export function frenchCourt(suit: Suit, rank: 'K' | 'O' | 'U'): string {
  const draw = { K: king, O: queen, U: jack }[rank];
  return at(-8, 34, draw(suit), 0, 1.03);
}

// Purpose: the twelve court figures of the French deck, assembled from the same parts with their own costumes.
import type { Suit } from '../../engine/base/cards.ts';
import {
  archCrown,
  beret,
  cavalier,
  furCap,
  ladyCrown,
  leafCrown,
  plume,
  quill,
  spikeCrown,
  squireCap,
} from './figure-hats.ts';
import {
  belt,
  bust,
  coat,
  cuff,
  ermine,
  fist,
  HAIR,
  head,
  lappets,
  type Look,
  openHand,
  puff,
  ruff,
  skirtFolds,
  stripes,
  tube,
} from './figure-kit.ts';
import { halberd, orb, sceptre, sword } from './figure-props.ts';
import { PRINT, type Tone } from './palette.ts';
import { at, disc, line, shape, solid } from './svg.ts';

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

/** Both arms; the left hand holds the given prop, the right one rests. */
function arms(costume: Costume, held: string, rest: 'fist' | 'open' = 'fist'): string {
  const { cloth, second, trim } = costume;
  const hand = rest === 'fist' ? fist(0, 0, -10) : openHand(0, 0, 6);
  return (
    puff([376, 302], [446, 384], [38, 50, 32], second, trim, 5) +
    tube([450, 396], [380, 410], [28, 26, 19], cloth, trim) +
    cuff([448, 394], [384, 409], 25, trim) +
    at(360, 414, hand, 0, -1, 1) +
    puff([184, 302], [114, 386], [38, 50, 32], second, trim, 5) +
    tube([110, 398], [176, 370], [28, 26, 19], cloth, trim) +
    at(196, 360, held) +
    cuff([112, 396], [172, 370], 25, trim) +
    fist(198, 361, -10)
  );
}

const KING_LOOKS: Readonly<Record<Suit, Look>> = {
  E: { hair: 'long', tone: HAIR.dark, beard: 'full', moustache: 'handlebar' },
  G: { hair: 'long', tone: HAIR.white, beard: 'long', moustache: 'droop' },
  H: { hair: 'curls', tone: HAIR.brown, beard: 'pointed', moustache: 'handlebar' },
  S: { hair: 'bob', tone: HAIR.red, beard: 'forked', moustache: 'droop' },
};

function kingProp(suit: Suit, gem: Tone): string {
  if (suit === 'E') return at(0, 0, sceptre(130, 160, gem), 6);
  return suit === 'S' ? halberd(110, 200) : at(0, 0, sword(210), 2);
}

function king(suit: Suit): string {
  const costume = COSTUMES[suit];
  const { cloth, second, trim } = costume;
  const jewels = [second, PRINT.green, second, PRINT.green, second];
  const crown = { E: archCrown, G: spikeCrown, H: leafCrown, S: leafCrown }[suit](second, jewels);
  const collar = suit === 'G' ? lappets(CX + 8, 276, trim) : ermine(CX, 290, 96);
  return (
    coat(CX, cloth, stripes(CX, trim, [-50, 0, 50], 9) + skirtFolds(CX)) +
    belt(CX, PRINT.brown) +
    bust({ x: CX + 6, y: 206, facing: suit === 'G' ? -1 : 1, collar, head: head(KING_LOOKS[suit]) + crown }) +
    (suit === 'E' ? at(350, 360, orb(second), 0, 0.9) : '') +
    arms(costume, kingProp(suit, second), suit === 'H' || suit === 'E' ? 'open' : 'fist')
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

const QUEEN_LOOKS: Readonly<Record<Suit, Look>> = {
  E: { hair: 'curls', tone: HAIR.dark, lady: true },
  G: { hair: 'bob', tone: HAIR.brown, lady: true, eyes: 'down' },
  H: { hair: 'bob', tone: HAIR.blond, lady: true },
  S: { hair: 'curls', tone: HAIR.red, lady: true, mouth: 'smile' },
};

function queen(suit: Suit): string {
  const costume = COSTUMES[suit];
  const { cloth, second, trim } = costume;
  const jewels = [second, PRINT.green, second, PRINT.green, second];
  const collar = suit === 'E' || suit === 'S' ? ruff(CX + 6, 278, 86, 30) : lappets(CX + 6, 274);
  const bodice = `M${CX - 44} 270L${CX} 420L${CX + 44} 270Z`;
  return (
    coat(CX, cloth, skirtFolds(CX), 98) +
    solid(bodice, second.fill, second.dark, { dx: -6, dy: 0 }) +
    line(
      `M${CX - 30} 318L${CX + 24} 338M${CX + 30} 318L${CX - 24} 338M${CX - 22} 350L${CX + 16} 368M${CX + 22} 350L${CX - 16} 368`,
      4,
      trim.fill,
    ) +
    belt(CX, trim) +
    bust({
      x: CX + 6,
      y: 202,
      facing: suit === 'G' || suit === 'H' ? -1 : 1,
      collar,
      head: head(QUEEN_LOOKS[suit]) + ladyCrown(second, jewels),
    }) +
    at(CX, 326, disc(0, 0, 9, trim.fill, 3)) +
    arms(costume, flower(suit === 'H' ? PRINT.white : PRINT.red), 'open')
  );
}

const JACK_LOOKS: Readonly<Record<Suit, Look>> = {
  E: { hair: 'bob', tone: HAIR.brown, brows: 'fierce' },
  G: { hair: 'curls', tone: HAIR.dark, moustache: 'small' },
  H: { hair: 'bob', tone: HAIR.blond, mouth: 'smile' },
  S: { hair: 'short', tone: HAIR.red, moustache: 'handlebar' },
};

function jackHat(suit: Suit, { second, trim }: Costume): string {
  if (suit === 'E') return beret(second, trim) + at(-6, -92, plume(PRINT.white), -34, 0.44);
  if (suit === 'G') return cavalier(second, trim) + at(-34, -66, plume(PRINT.white), -44, 0.5);
  if (suit === 'H') return squireCap(second, trim) + at(-40, -62, quill(PRINT.white), -50, 0.7);
  return furCap(second, PRINT.cream);
}

function jack(suit: Suit): string {
  const costume = COSTUMES[suit];
  const { cloth, trim } = costume;
  const collar = suit === 'G' || suit === 'S' ? ruff(CX + 6, 278, 84, 30) : lappets(CX + 6, 274);
  const held = suit === 'E' || suit === 'H' ? halberd(104, 200) : at(0, 0, sword(200), 2);
  return (
    coat(CX, cloth, stripes(CX, trim, [-72, -24, 24, 72], 9) + skirtFolds(CX)) +
    belt(CX, PRINT.brown) +
    bust({
      x: CX + 10,
      y: 204,
      facing: suit === 'S' ? 1 : -1,
      collar,
      head: head(JACK_LOOKS[suit]) + jackHat(suit, costume),
    }) +
    arms(costume, held)
  );
}

/** The upper half of a French court card, drawn a little smaller to fit its box. */
export function frenchCourt(suit: Suit, rank: 'K' | 'O' | 'U'): string {
  const draw = { K: king, O: queen, U: jack }[rank];
  return at(-8, 34, draw(suit), 0, 1.03);
}

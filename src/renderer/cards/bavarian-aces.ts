// Purpose: the four Säue (aces), each with its vignette and a large suit sign in both halves.
import type { Suit } from '../../engine/base/cards.ts';
import { acornVignette, bellVignette, heartVignette, leafVignette } from './ace-vignettes.ts';
import { doubled, ribbon } from './frame.ts';
import type { Palette } from './palette.ts';
import { SIGN } from './pips.ts';
import { at } from './svg.ts';

/** The whole picture of a Sau. */
export function acePicture(suit: Suit, palette: Palette): string {
  const draw = { E: acornVignette, G: leafVignette, H: heartVignette, S: bellVignette }[suit];
  const ink = palette[suit];
  const half = draw(palette) + at(442, 124, SIGN, 0, 1.58);
  return doubled(half, 0) + ribbon(ink.main.fill, '#fff3cf', ink.light, 0);
}

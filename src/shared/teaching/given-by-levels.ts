// What the levels and people give away with open hands: card points of a hundred choices, from docs/measured/people.json.
import type { Level } from '../../engine/bots/levels.ts';

/** The same choices for all of them: those of people in recorded games. */
export const GIVEN_BY: Readonly<Record<Level | 'people', number>> = {
  neuling: 330,
  anfaenger: 270,
  hobby: 225,
  stammtisch: 182,
  people: 172,
  kenner: 151,
  meister: 122,
};

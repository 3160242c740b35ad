// The house rules of a Bierkopf table: what belongs to cards, dealing, the session and prices; the rest needs an auction (SPEC 3.16).
import type { HouseRules, OptionId } from './options.ts';
import { PURE_2007 } from './options.ts';

const MEANT: readonly OptionId[] = [
  'deck.size',
  'table.direction',
  'deal.packets',
  'deal.cutMax',
  'deal.cutMinPacket',
  'tariff',
  'score.cap',
  'deal.firstDealer',
  'session.length',
  'bierkopf.units',
];

/** The house rules as a Bierkopf is played by them; it takes a pack of at least 24 cards. */
export function bierkopfHouse(house: HouseRules): HouseRules {
  const meant: Partial<HouseRules> = Object.fromEntries(MEANT.map((id) => [id, house[id]]));
  return { ...PURE_2007, ...meant, 'deck.size': house['deck.size'] === 20 ? 24 : house['deck.size'] };
}

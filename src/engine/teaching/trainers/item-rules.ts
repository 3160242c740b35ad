// What the items of a table are about: its pack, its tariff, and the prices that it has agreed on apart from that.
import { SINGLE_PACKS } from '../../base/cards.ts';
import type { HouseRules } from '../../options/options.ts';
import { pricesAt } from '../../endings/round-bill.ts';
import { houseOf, rowOf, type TableRules } from '../../table/table-rules.ts';
import type { ItemPrices, ItemRules } from './trainer.ts';

/** Whether items can be about a table: they are about games in which every card is there once. */
export const isPracticable = ({ pack }: TableRules): boolean => SINGLE_PACKS.some((size) => size === pack);

/** Pack, tariff and fixed prices of a table. */
export function itemRulesOf(rules: TableRules): ItemRules {
  const house = houseOf(rules);
  const fixed: ItemPrices = {
    ...(rowOf(rules, 'bettel') && amount('bettel', house['bettel.value'])),
    ...(rowOf(rules, 'hochzeit') && house['hochzeit.value'] !== 'rufer' && { hochzeit: pricesAt(rules).base.hochzeit }),
    ...(rowOf(rules, 'ramsch') && amount('ramsch', house['ramsch.stake'])),
  };
  const { pack, tariff } = rules;
  return { pack, tariff, ...(Object.keys(fixed).length > 0 && { fixed }) };
}

const amount = (game: keyof ItemPrices, value: number | string): ItemPrices =>
  typeof value === 'number' ? { [game]: value } : {};

/** The same prices as house rules; what is not fixed costs as much as the game of the tariff that is most like it. */
export const pricesAgreed = ({ fixed = {} }: ItemRules) =>
  ({
    'bettel.value': fixed.bettel ?? 'solo',
    'hochzeit.value': fixed.hochzeit ?? 'rufer',
    'ramsch.stake': fixed.ramsch ?? 'rufer',
  }) as const satisfies Partial<HouseRules>;

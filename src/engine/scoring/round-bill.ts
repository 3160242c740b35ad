// How the bill of a round is reckoned at its table: tariff, fixed prices, Touts, limit of payment, doublings.
import { doublingsIn } from '../doubling/doublings-in.ts';
import type { HouseRules } from '../options/options.ts';
import type { PlayingRound } from '../round.ts';
import type { TableRules } from '../table-rules.ts';
import { houseOf, playersAt } from '../table-rules.ts';
import type { BillRules, FixedPrices, Prices, SettlementTerms } from './money.ts';
import { pricesOf } from './money.ts';

/** Prices that do not follow from the tariff (SPEC 3.5, 3.6, 3.16). */
function fixedPrices(rules: TableRules): FixedPrices {
  const house = houseOf(rules);
  const sie = house['sie.value'];
  return {
    ...(house['bettel.value'] !== 'solo' && { bettel: house['bettel.value'] }),
    ...(house['hochzeit.value'] !== 'rufer' && { hochzeit: house['hochzeit.value'] }),
    ...(typeof sie === 'number' && { sie }),
    ...(rules.game === 'bierkopf' && { units: house['bierkopf.units'] }),
  };
}

/** How a table reckons Touts, a Sie and its limit (SPEC 3.1, 4). */
const billRules = (house: HouseRules): BillRules => ({
  toutBonus: house['tout.bonuses'],
  toutRunners: house['tout.doublesRunners'] ? 'double' : 'single',
  sie: house['sie.value'] === 'as-tout' ? 'as-tout' : 'own',
  sieRunners: house['sie.runners'] ? 'paid' : 'off',
  ...(house['score.cap'] !== 'none' && { cap: house['score.cap'] }),
});

/** What everything costs at a table, in cents. */
export const pricesAt = (rules: TableRules): Prices => pricesOf(rules.tariff, fixedPrices(rules));

/** What the bill of a round is made from, apart from its result. */
export function billTermsOf(round: Pick<PlayingRound, 'rules' | 'terms' | 'entries' | 'doubling'>): SettlementTerms {
  const { rules, terms } = round;
  const house = houseOf(rules);
  return {
    players: playersAt(rules),
    tariff: rules.tariff,
    fixed: fixedPrices(rules),
    bill: billRules(house),
    runnersPaid: rules.runners === 'paid',
    ...(terms.carried !== undefined && { carried: terms.carried }),
    doublings: doublingsIn(round),
  };
}

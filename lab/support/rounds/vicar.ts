// Rounds of Vicar's Schafkopf with wanted cards.
import { type Card, cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { entriesForPack } from '../../../src/engine/table/dealing.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { gameRulesOf, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { after } from './rounds.ts';

export const VICAR_RULES: TableRules = gameRulesOf('vicar', PURE_2007);

/** The cards of the two players, the other one's than the dealer's first; what is left lies in the piles in this order. */
export interface VicarDeal {
  readonly first: readonly Card[];
  readonly dealer: readonly Card[];
  readonly piles?: readonly Card[];
}

/** A pack in dealing order: 4 and 4, again 4 and 4, then four to each pile. */
export function vicarPack({ first, dealer, piles }: VicarDeal): readonly Card[] {
  const rest = cardsOfPack(24).filter((card) => ![...first, ...dealer].includes(card));
  return [...first.slice(0, 4), ...dealer.slice(0, 4), ...first.slice(4), ...dealer.slice(4), ...(piles ?? rest)];
}

/** The round when the cards of a pack in dealing order are dealt. */
export function vicarDealt(pack: readonly Card[], dealer: Seat = 1): Round {
  return after(startRound(VICAR_RULES, { dealer }), ...entriesForPack(VICAR_RULES, { dealer }, pack));
}

// Rounds of Officers' Schafkopf with wanted cards.
import { type Card, cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { entriesForPack } from '../../../src/engine/table/dealing.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { gameRulesOf, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { after } from './rounds.ts';

export type OfficersOptions = Partial<
  Pick<HouseRules, 'officers.choice' | 'officers.spritz' | 'officers.secondHalf' | 'session.length'>
>;

export const officersRules = (options: OfficersOptions = {}): TableRules =>
  gameRulesOf('officers', { ...PURE_2007, ...options });

/** The round when the cards of a pack in dealing order are dealt as far as they are before anybody speaks. */
export function officersDealt(pack: readonly Card[], options: OfficersOptions = {}, dealer: Seat = 1): Round {
  const rules = officersRules(options);
  return after(startRound(rules, { dealer }), ...entriesForPack(rules, { dealer }, pack));
}

/** Cards by the number of the packet of four that they are dealt in, from 0; any others wherever there is room. */
export function officersPack(packets: Readonly<Record<number, readonly Card[]>>): readonly Card[] {
  const given = Object.values(packets).flat();
  const rest = cardsOfPack(32).filter((card) => !given.includes(card));
  return Array.from({ length: 8 }, (_, packet) => {
    const wanted = packets[packet] ?? [];
    return [...wanted, ...rest.splice(0, 4 - wanted.length)];
  }).flat();
}

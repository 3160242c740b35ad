// A Ramsch of Langendorf on its way to the third trick, to which a Durchbruch may be announced, for tests.
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import { houseTable } from './house-tables.ts';
import { after, call, cards, dealt, filledUp } from './rounds.ts';

const LANGENDORF_RAMSCH: Partial<HouseRules> = { 'passout.rule': 'ramsch', 'ramsch.durchmarsch': 'langendorf' };

export const doppler = (seat: Seat): Decision => ({ type: 'doppler', seat });
export const durchbruch = (seat: Seat): Decision => ({ type: 'durchbruch', seat });

/** A Ramsch in which forehand was dealt these cards, and chance has dealt the others. */
export function ramschWith(hand: string, seed: string, house: Partial<HouseRules> = {}): Round {
  const rules = houseTable({ ...LANGENDORF_RAMSCH, ...house });
  const own = cards(hand);
  const rest = shuffled(
    cardsOfPack(rules.pack).filter((card) => !own.includes(card)),
    randomOf('ramsch', seed),
  );
  const hands = filledUp(rules, { 0: own, 1: rest.slice(0, 8), 2: rest.slice(8, 16), 3: rest.slice(16) });
  return after(dealt(rules, hands), ...SEATS.map((seat) => call(seat, 'weiter')));
}

/** The round after so many cards: everybody plays the first card that is allowed. */
export function cardsLater(round: Round, count: number): Round {
  return Array.from({ length: count }).reduce<Round>((now) => {
    const turn = turnIn(now);
    const decision = turn === undefined ? undefined : legalDecisions(now, turn).find(({ type }) => type === 'play');
    return decision ? after(now, decision) : now;
  }, round);
}

/** Seven of the highest trumps: all tricks but the last are sure. */
export const NEARLY_ALL = 'EO GO HO SO EU GU HU E7';

/** Forehand has taken two tricks with the highest trumps and leads to the third. */
export const THIRD_TRICK = cardsLater(ramschWith(NEARLY_ALL, 'third trick'), 8);

/** A Ramsch that may be doubled, before the first card. */
export const DOUBLED_RAMSCH = ramschWith(NEARLY_ALL, 'doubled', { 'ramsch.doppler': true });

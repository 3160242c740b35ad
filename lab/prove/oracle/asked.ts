// Who is asked to lay or to claim runners, in which order, and until which answer (SPEC 2.11, 3.2, 5; RELATIVES 5; OPTIONS legen.*,
// lay.*, runners.claim).
import type { Entry, RoundTerms } from '../../../src/engine/table/log.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { canBeDoubled } from './asides.ts';
import type { Reckoned } from './reckon.ts';
import { canHaveRunners } from './runners.ts';
import { forehandOf, type Named, playersOf, roundFrom, type Table } from './table.ts';

type Answers = readonly { readonly seat: Seat; readonly says: string }[];

export const answersIn = (entries: readonly Entry[], type: 'legen' | 'lay' | 'claim'): Answers =>
  entries.flatMap((entry) => (entry.type === type ? [{ seat: entry.seat, says: entry.says }] : []));

/** The seats of an order up to the first that has refused. */
const upToRefusal = (order: readonly Seat[], answers: Answers): readonly Seat[] => {
  const refused = order.findIndex((seat) => answers.some((each) => each.seat === seat && each.says === 'leave'));
  return refused >= 0 ? order.slice(0, refused + 1) : order;
};

/**
 * Before the whole hand is seen: everybody, forehand alone, or as long as all before have laid. Where Obers are offered or a Solo is
 * named before the hands are dealt nobody is (SPEC 3.12 and 3.13 speak of the Stoss only).
 */
export function askedBefore(table: Table, { dealer, special }: RoundTerms, answers: Answers): readonly Seat[] {
  const form = table.house['legen.form'];
  const unasked = special?.kind === 'teufel' || special?.kind === 'schieber';
  if (form === 'off' || table.game === 'bierkopf' || unasked) return [];
  const players = playersOf(table);
  const order = roundFrom(forehandOf(dealer, players), players);
  if (form === 'forehand') return order.slice(0, 1);
  return form === 'chain' ? upToRefusal(order, answers) : order;
}

/** After the first trick: its winner, then to the right, where a Stoss is possible. */
export function askedAfter(table: Table, contract: Named, winner: Seat | undefined, answers: Answers): readonly Seat[] {
  const form = table.house['lay.afterFirstTrick'];
  if (form === 'off' || winner === undefined || !canBeDoubled(table, contract)) return [];
  const [first, ...others] = roundFrom(winner, playersOf(table));
  const order = first === undefined ? [] : [first, ...others.reverse()];
  return form === 'stop-at-refusal' ? upToRefusal(order, answers) : order;
}

/** One winner after the other, from forehand on, until one has claimed; also where there are none, so that the question tells nothing. */
export function askedToClaim(
  table: Table,
  { dealer }: RoundTerms,
  { contract, declarer, partner, winner }: Pick<Reckoned, 'contract' | 'declarer' | 'partner' | 'winner'>,
  answers: Answers,
): readonly Seat[] {
  const asked = table.house['runners.claim'] === 'manual' && contract && contract.id !== 'sie';
  if (!asked || declarer === undefined || winner === 'draw' || !canHaveRunners(contract.id, table)) return [];
  const players = playersOf(table);
  const won = (seat: Seat): boolean => (seat === declarer || seat === partner) === (winner === 'declarer');
  const order = roundFrom(forehandOf(dealer, players), players).filter(won);
  const claimed = order.findIndex((seat) => answers.some((each) => each.seat === seat && each.says === 'claim'));
  return claimed < 0 ? order : order.slice(0, claimed + 1);
}

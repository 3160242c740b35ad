// A Durchbruch once announced: one player goes for nearly all card points, and the others stop him as they would a soloist.
import { type Card, POINTS_OF_PACK } from '../../base/cards.ts';
import type { Contract, ContractRow } from '../../base/contract.ts';
import { RAMSCH } from '../../contracts/partnerships.ts';
import { durchbruchRule, durchbruchUnderWay, pointsOfSeat } from '../../doubling/durchbruch.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import type { Seat } from '../../base/seats.ts';
import type { TableRules } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import { contractFor } from '../../table/announced-contract.ts';
import { type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import { judgeFollow } from '../play/follow.ts';
import { judgeLead } from '../play/lead.ts';
import type { Judged } from '../play/term.ts';
import { takesNow } from './taking.ts';

/** Names the row below, which no table plays by that name. */
const AS_SOLO = 'durchbruch';

/** The Durchbruch as a game of one against three, for search and judgement; its price is that of the Ramsch. */
const soloRow = (atLeast: number): ContractRow => ({
  ...RAMSCH,
  id: AS_SOLO,
  price: 'ramsch',
  parties: { kind: 'alone' },
  goal: { kind: 'points', atLeast, schneiderAt: POINTS_OF_PACK + 1, safeAt: 0 },
});

const tables = new WeakMap<TableRules, TableRules>();

/** The table with that row, the same object for the same table. */
function tableWithRow(rules: TableRules, atLeast: number): TableRules {
  const known = tables.get(rules) ?? { ...rules, imposed: [...(rules.imposed ?? []), soloRow(atLeast)] };
  tables.set(rules, known);
  return known;
}

/** A Durchbruch as a game between one player and the others. */
export interface BreakThrough {
  readonly rules: TableRules;
  readonly contract: Contract;
  readonly declarer: Seat;
}

/** The Ramsch as the game that a seat makes of it by a Durchbruch; undefined at a table that knows none. */
export function breakThroughBy(rules: TableRules, declarer: Seat): BreakThrough | undefined {
  const rule = durchbruchRule(rules);
  if (!rule) return undefined;
  const table = tableWithRow(rules, rule.announcedAtLeast);
  const row = table.imposed?.at(-1);
  return row && { rules: table, contract: contractFor(row, { contract: AS_SOLO }), declarer };
}

/** The game that a Durchbruch has made of a Ramsch; undefined if none is under way. */
export function breakThroughIn(ramsch: Parameters<typeof durchbruchUnderWay>[0]): BreakThrough | undefined {
  const found = durchbruchUnderWay(ramsch);
  return found && breakThroughBy(ramsch.rules, found.seat);
}

const known = new WeakMap<SeatView, Knowledge>();

/** What the seat knows of the game against or for a Durchbruch; undefined if none is under way. */
export function breakThroughKnowledge({ view }: Knowledge): Knowledge | undefined {
  if (!view.contract || !view.contract.doubling.durchbruch) return undefined;
  const game = breakThroughIn({ rules: view.rules, doubling: view.contract.doubling, tricks: view.tricks });
  if (!game) return undefined;
  const made = known.get(view) ?? knowledgeOf(viewOf(view, game));
  known.set(view, made);
  return made;
}

/** The view of a seat that takes the Ramsch for that game. */
export const viewOf = (view: SeatView, { rules, declarer }: BreakThrough): SeatView => ({
  ...view,
  rules,
  contract: { announcement: { contract: AS_SOLO }, declarer, doubling: {} },
});

/** Judges a card of a Ramsch in which a Durchbruch is under way; `solo` is what is known of that game. */
export function judgeBreakThrough(know: Knowledge, solo: Knowledge, card: Card, otherwise: Fact): Judged {
  const { terms } = solo.trick ? judgeFollow(solo, solo.trick, card) : judgeLead(solo, card);
  const main = takesNow(know, card) ? takingFact(know, solo, card) : otherwise;
  return { card, main, terms: terms.map(({ value }) => ({ value })) };
}

function takingFact({ seat, view }: Knowledge, { declarer = seat, contract: { row } }: Knowledge, card: Card): Fact {
  if (declarer !== seat) return fact('ramsch.stopBreakThrough', { card, player: declarer });
  const needed = row.goal.kind === 'points' ? row.goal.atLeast : 0;
  return fact('ramsch.breakThrough', { card, needed, points: pointsOfSeat(view.tricks, seat)[0] });
}

// What a session brings to its next deal: Bock rounds, Hausbocks, the Stock, special rounds, draws (SPEC 3.8, 3.10 - 3.13, 3.16, 4.1).
import type { CalledRound } from '../../../src/engine/special/standing.ts';
import type { SpecialRound } from '../../../src/engine/table/terms.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import type { ToldRound } from './opening.ts';
import { decidedByTricks } from './outcome.ts';
import type { Reckoned } from './reckon.ts';
import { playersOf, type Table } from './table.ts';
import { isAlone, isTout, withoutTout } from './contracts.ts';

/** A special round: how many of its deals are still to come. */
interface Running {
  readonly kind: SpecialRound;
  left: number;
}

export interface Standings {
  /** Deals that each Bock round still has, in the order in which they began. */
  bocks: number[];
  hausbocks: number;
  /** Content of the Stock in cents. */
  stock: number;
  rounds: Running[];
  draws: number;
  /** Who laid last in the deal before. */
  layer?: Seat;
}

export const atTheBeginning = (): Standings => ({ bocks: [], hausbocks: 0, stock: 0, rounds: [], draws: 0 });

/** What the terms of a deal must say, as far as it follows from the deals before. */
export interface DueTerms {
  readonly bock: number;
  readonly hausbock: number;
  readonly stock: number;
  readonly carried: number;
  readonly special?: { readonly kind: SpecialRound; readonly deal: number; readonly of: number; readonly layer?: Seat };
}

export function dueTerms({ house }: Table, { bocks, hausbocks, stock, rounds, draws, layer }: Standings): DueTerms {
  const [running] = rounds;
  const of = house['round.length'];
  const leads = running?.kind === 'kreuz' && house['kreuz.leader'] === 'last-doubler' && layer !== undefined;
  return {
    bock: house['bock.mode'] === 'queue' ? Math.min(1, bocks.length) : bocks.length,
    hausbock: Math.min(1, hausbocks),
    stock,
    carried: draws,
    ...(running && { special: { kind: running.kind, deal: of - running.left + 1, of, ...(leads && { layer }) } }),
  };
}

/** What a deal adds to everybody's total, in cents by chair: a deal that was turned is played in mirrored seats (SPEC 3.15). */
export function addedTo(table: Table, { terms, entries }: ToldRound, told: Reckoned, stock: number): readonly number[] {
  const players = playersOf(table);
  const turned = entries.some((entry) => entry.type === 'knock' && entry.turned);
  const moved = stockMoves(table, told, stock);
  return [0, 1, 2, 3].map((chair) => {
    const seat = turned && chair < players ? (2 * terms.dealer - chair + 2 * players) % players : chair;
    return (told.balance?.[seat] ?? 0) + (moved[seat] ?? 0);
  });
}

/** What a deal moves into the Stock (negative) and out of it (positive), in cents by seat. */
function stockMoves(table: Table, told: Reckoned, before: number): readonly number[] {
  const { house } = table;
  const moved = [0, 0, 0, 0];
  if (table.game !== 'four' || house['passout.rule'] !== 'stock') return moved;
  if (told.why === 'allPass') return moved.map(() => -house['stock.ante']);
  if (!told.contract || !playsForStock(table, told.contract.id) || told.winner === 'draw') return moved;
  const cap = house['stock.cap'];
  const share = cap !== 'none' && before > 2 * cap ? cap : before / 2;
  for (const seat of [told.declarer, told.partner])
    if (seat !== undefined) moved[seat] = told.winner === 'declarer' ? share : -share;
  return moved;
}

/** A Rufer, and a Hochzeit where the table says so. */
const playsForStock = ({ house }: Table, id: string): boolean =>
  id === 'rufer' || (id === 'hochzeit' && house['stock.countsHochzeit']);

/** The standing after a deal, with the special rounds that players then asked for. */
export function afterDeal(
  table: Table,
  was: Standings,
  told: Reckoned,
  called: readonly CalledRound['round'][],
): Standings {
  const moved = stockMoves(table, told, was.stock).reduce((sum, cents) => sum + cents, 0);
  const deal = told.phase === 'scored' || told.why === 'obersLeft' ? 1 : 0;
  const rounds = was.rounds.map((round, place) => (place === 0 ? { ...round, left: round.left - deal } : round));
  const length = table.house['round.length'];
  const begins = (kind: SpecialRound): Running => ({ kind, left: length });
  const special = called.flatMap((round) => (round === 'bock' ? [] : [round]));
  const bocks = called.filter((round) => round === 'bock').map(() => length);
  const due = was.rounds.length > 0 || told.phase === 'thrownIn' ? [] : roundsDue(table, told);
  return {
    bocks: [...(told.phase === 'thrownIn' ? was.bocks : bocksAfter(table, was.bocks, told)), ...bocks],
    hausbocks: was.hausbocks + (told.why === 'hausbock' ? 1 : told.phase === 'scored' && was.hausbocks > 0 ? -1 : 0),
    stock: was.stock - moved,
    rounds: [...rounds.filter(({ left }) => left > 0), ...[...due, ...special].map(begins)],
    ...(told.layer !== undefined && { layer: told.layer }),
    draws: table.game === 'bierkopf' && told.winner === 'draw' ? was.draws + 1 : 0,
  };
}

/** One deal of each round is over, or of the first one where they line up; every event starts a round of its own. */
function bocksAfter({ house, ...table }: Table, was: readonly number[], told: Reckoned): number[] {
  if (house['bock.mode'] === 'off' || table.game === 'bierkopf') return [];
  const used = was.map((left, place) => (house['bock.mode'] === 'overlap' || place === 0 ? left - 1 : left));
  const events = house['bock.triggers'].filter((trigger) => happened(trigger, house, told)).length;
  return [...used.filter((left) => left > 0), ...Array.from({ length: events }, () => house['round.length'])];
}

/** Both sides have 60, one of them no trick, or somebody has lost alone (SPEC 3.10). */
function happened(trigger: string, house: HouseRules, { contract, points, winner, bonus }: Reckoned): boolean {
  if (!contract || winner === undefined) return false;
  // Where tricks decide, 60 card points on each side are no tie.
  if (trigger === 'tie-60-60') return !decidedByTricks(contract) && points?.[0] === 60 && points[1] === 60;
  if (trigger === 'schwarz') return bonus === 'schwarz';
  return trigger === 'solo-lost' && isSolo(house, contract.id) && winner === 'defenders';
}

function roundsDue({ house, game }: Table, { contract, winner }: Reckoned): readonly SpecialRound[] {
  if (!contract || game !== 'four') return [];
  const triggers = house['kreuz.trigger'];
  const wanted = triggers.includes('solo-played') || (triggers.includes('solo-lost') && winner === 'defenders');
  return [
    ...(house['kreuz.form'] !== 'off' && isSolo(house, contract.id) && wanted ? (['kreuz'] as const) : []),
    ...(house['schieber.trigger'] === 'tout-played' && isTout(contract.id) ? (['schieber'] as const) : []),
  ];
}

/** What a table calls a solo when one starts a round: any contract played alone, or only one in a suit (Q38; round.solo). */
const isSolo = (house: HouseRules, id: string): boolean =>
  house['round.solo'] === 'suit-solo' ? withoutTout(id) === 'solo' : isAlone(id);

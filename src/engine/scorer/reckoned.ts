// What an entered deal has come to: the result as a round would have it, and its bill by the one reckoning.
import { type Announcement, contractOf, type ContractRow } from '../base/contract.ts';
import { handSizeOf } from '../base/cards.ts';
import { type BySeat, bySeat, isSeat, type Seat } from '../base/seats.ts';
import { afterDoubling } from '../table/announced-contract.ts';
import { billTermsAt } from '../endings/round-bill.ts';
import type { BroughtDoublings } from '../scoring/doublings.ts';
import { settle, type Settlement } from '../scoring/money.ts';
import { ramschPricesOf, settleRamsch } from '../scoring/ramsch-bill.ts';
import { type RamschResult, ramschResult, ramschRulesOf, type Taken } from '../scoring/ramsch-result.ts';
import { type RoundResult, type SidesResult, verdictOf } from '../scoring/result.ts';
import { handSizeAt, houseOf, playersAt, type TableRules } from '../table/table-rules.ts';
import { rowOfEntry, type Setting } from './checked.ts';
import type { DealEntry, EnteredResult, GameEntry, Person, RamschEntry } from './evening.ts';
import { allPoints, contractFor } from './table-of.ts';

/** A deal with its bill; seats are those of its players, forehand first. */
export interface ReckonedDeal {
  readonly row: ContractRow;
  readonly announcement: Announcement;
  readonly result: RoundResult;
  readonly settlement: Settlement;
}

/** Reckons an entry that nothing is objected to. Throws for any other (programming error). */
export function reckonedDeal(setting: Setting, entry: DealEntry, brought: BroughtDoublings): ReckonedDeal {
  const row = rowOfEntry(setting, entry);
  if (!row) throw new Error('this table does not play that');
  const doublings = { ...entry.doublings, ...brought };
  if (entry.kind === 'everyone') {
    const result = resultOfRamsch(setting, row, entry);
    const settlement = settleRamsch(result, ramschPricesOf(houseOf(setting.rules)), doublings);
    return { row, announcement: { contract: row.id }, result, settlement };
  }
  const { trump, called } = entry;
  const announced = contractFor(row, entry);
  if (!announced) throw new Error(`there is no such suit in ${row.id}`);
  // Where the side that has doubled last must win, every other Stoss has changed what it needs.
  const turned = (entry.doublings.stoss ?? 0) % 2 === 1;
  const contract = turned ? afterDoubling(setting.rules, announced, 'ahead') : announced;
  const result = resultOfGame(setting, contract.row, entry);
  return {
    row,
    announcement: { contract: row.id, ...(trump && { trump }), ...(called && { called }) },
    result,
    settlement: settle(contract, result, billTermsAt({ rules: setting.rules, doublings })),
  };
}

/** The seat of somebody who plays. Throws for anybody else (programming error). */
export function seatOfPerson({ players }: Pick<Setting, 'players'>, person: Person): Seat {
  const seat = players.indexOf(person);
  if (!isSeat(seat)) throw new Error('somebody has no seat in this deal');
  return seat;
}

function resultOfGame(setting: Setting, row: ContractRow, entry: GameEntry): SidesResult {
  const { rules } = setting;
  const declarer = seatOfPerson(setting, entry.declarer);
  const partner = entry.partner === undefined ? undefined : seatOfPerson(setting, entry.partner);
  const { points, tricks } = countedIn(rules, row, entry.result);
  const all = handSizeAt(rules);
  const other = [0, 1, 2, 3].find((seat) => seat !== declarer && seat !== partner);
  const shared = (own: number, total: number): BySeat<number> =>
    bySeat((seat) => (seat === declarer ? own : seat === other ? total - own : 0));
  const players = playersAt(rules);
  const verdict =
    entry.result.by === 'points'
      ? verdictOf({ row, trumps: row.trumps }, rules.pack, points, tricks, all)
      : heightAs(row, entry.result);
  return {
    kind: 'sides',
    declarer,
    ...(partner !== undefined && { partner }),
    ...(players !== 4 && { players }),
    points: shared(points, allPoints(rules)),
    tricks: shared(tricks, all),
    sidePoints: points,
    sideTricks: tricks,
    ...verdict,
    runners: { side: 'declarer', length: entry.runners, paid: entry.runners },
  };
}

/** A game of every trick that was won has all its grades. */
function heightAs(
  { goal }: ContractRow,
  { winner, height }: Extract<EnteredResult, { by: 'height' }>,
): Pick<SidesResult, 'winner' | 'schneider' | 'schwarz'> {
  const march = goal.kind === 'everyTrick' && goal.graded !== undefined && winner === 'declarer';
  return { winner, schneider: march || height !== 'plain', schwarz: march || height === 'schwarz' };
}

/** Card points and tricks of the declaring side; where only the height was told, some that fit it. */
function countedIn(
  rules: TableRules,
  { goal }: ContractRow,
  result: EnteredResult,
): { readonly points: number; readonly tricks: number } {
  const [most, all] = [allPoints(rules), handSizeAt(rules)];
  if (result.by === 'points') {
    const { points, schwarz } = result;
    return { points, tricks: schwarz ? (points === 0 ? 0 : all) : Math.min(all - 1, 1) };
  }
  const won = result.winner === 'declarer';
  if (goal.kind !== 'points' || result.height === 'schwarz')
    return won === (goal.kind !== 'noTrick') ? { points: most, tricks: all } : { points: 0, tricks: 0 };
  const schneider = result.height === 'schneider';
  const points = won ? (schneider ? goal.schneiderAt : goal.atLeast) : schneider ? goal.safeAt - 1 : goal.safeAt;
  return { points, tricks: 1 };
}

function resultOfRamsch(setting: Setting, row: ContractRow, entry: RamschEntry): RamschResult {
  const { rules } = setting;
  const contract = contractOf(row, { contract: row.id });
  const all = handSizeOf(rules.pack, 4);
  const others = entry.taken.filter(({ noTrick }) => !noTrick).length;
  const taken = bySeat((seat): Taken => {
    const own = entry.taken.find(({ person }) => person === setting.players[seat]);
    const tricks = own?.noTrick ? 0 : others === 1 ? all : own?.person === entry.loser ? 2 : 1;
    return { points: own?.points ?? 0, tricks, trumps: [] };
  });
  const announced = entry.announced === undefined ? [] : [seatOfPerson(setting, entry.announced)];
  return ramschResult(contract, rules.pack, taken, ramschRulesOf(houseOf(rules)), announced);
}

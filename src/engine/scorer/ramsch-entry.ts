// A Ramsch as it is entered: everybody's card points, or who has revoked.
import { handSizeOf } from '../base/cards.ts';
import { type Contract, contractOf, type ContractRow } from '../base/contract.ts';
import { bySeat } from '../base/seats.ts';
import type { BroughtDoublings } from '../scoring/doublings.ts';
import { ramschPricesOf, settleRamsch } from '../scoring/ramsch-bill.ts';
import {
  type RamschResult,
  ramschResult,
  ramschRulesOf,
  type Taken,
  withRevokeInRamsch,
} from '../scoring/ramsch-result.ts';
import { houseOf } from '../table/table-rules.ts';
import type { Counted, EntryKind } from './entry-kind.ts';
import type { EnteredTaken, Person, RamschEntry } from './evening.ts';
import { sitsOut } from './people-wrong.ts';
import { refusal, type ScorerReason } from './scorer-reasons.ts';
import { allPoints, seatOfPerson, type Setting } from './table-of.ts';

export const RAMSCH_ENTRY: EntryKind<RamschEntry> = {
  fits: ({ goal }) => goal.kind === 'fewestPoints' && goal.decides === undefined,
  wrong: (setting, _row, entry) =>
    sitsOut(setting, [...entry.taken.map(({ person }) => person), entry.loser, entry.announced, entry.revoke]) ??
    (entry.revoke === undefined ? takenWrong(setting, entry) : undefined),
  counted: countedRamsch,
};

/** Whether card points are missing, or somebody's who takes no part. */
export function peopleMissing({ players }: Setting, taken: readonly EnteredTaken[]): ScorerReason | undefined {
  const named = taken.map(({ person }) => person);
  return named.length === players.length && new Set(named).size === players.length
    ? undefined
    : refusal('S.RAMSCH_PEOPLE', {});
}

/** Those with so many card points. */
export const equalIn = (taken: readonly EnteredTaken[], decisive: number): readonly Person[] =>
  taken.filter(({ points }) => points === decisive).map(({ person }) => person);

function takenWrong(setting: Setting, { taken, loser }: RamschEntry): ScorerReason | undefined {
  const missing = peopleMissing(setting, taken);
  if (missing) return missing;
  const without = taken.find(({ points, noTrick }) => noTrick && points > 0);
  if (without) return refusal('S.RAMSCH_NO_TRICK', { person: without.person, points: without.points });
  const must = allPoints(setting.rules);
  const sum = taken.reduce((all, { points }) => all + points, 0);
  if (sum !== must || taken.some(({ points }) => points < 0)) return refusal('S.RAMSCH_SUM', { sum, must });
  const tied = equalIn(taken, Math.max(...taken.map(({ points }) => points)));
  const house = houseOf(setting.rules);
  const parts = house['ramsch.mode'] === 'individual' && house['ramsch.tiebreak'] === 'chain' && tied.length > 1;
  return parts && (loser === undefined || !tied.includes(loser)) && tied.length < setting.players.length
    ? refusal('S.RAMSCH_TIE', { people: tied })
    : undefined;
}

function countedRamsch(setting: Setting, row: ContractRow, entry: RamschEntry, brought: BroughtDoublings): Counted {
  const contract = contractOf(row, { contract: row.id });
  const taken = resultOfRamsch(setting, contract, entry);
  const result =
    entry.revoke === undefined ? taken : withRevokeInRamsch(taken, { seat: seatOfPerson(setting, entry.revoke) });
  const doublings = { ...entry.doublings, ...brought };
  return { contract, result, settlement: settleRamsch(result, ramschPricesOf(houseOf(setting.rules)), doublings) };
}

function resultOfRamsch(setting: Setting, contract: Contract, entry: RamschEntry): RamschResult {
  const { rules } = setting;
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

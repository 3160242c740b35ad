// A round for fewest card points as it is entered (SPEC 6): everybody's, those of the widow with the last trick where it counts.
import { contractOf, type ContractRow } from '../base/contract.ts';
import { bySeat } from '../base/seats.ts';
import { settleLeast } from '../scoring/least-bill.ts';
import { type LeastResult, leastVerdict, withRevokeInLeast } from '../scoring/least.ts';
import { houseOf, playersAt } from '../table/table-rules.ts';
import type { Counted, EntryKind } from './entry-kind.ts';
import type { FewestEntry } from './evening.ts';
import { sitsOut } from './people-wrong.ts';
import { equalIn, peopleMissing } from './ramsch-entry.ts';
import { refusal, type ScorerReason } from './scorer-reasons.ts';
import { allPoints, dealAt, seatOfPerson, type Setting } from './table-of.ts';

export const FEWEST_ENTRY: EntryKind<FewestEntry> = {
  fits: ({ goal }) => goal.kind === 'fewestPoints' && goal.decides === 'fewest',
  wrong: (setting, _row, entry) =>
    sitsOut(setting, [...entry.taken.map(({ person }) => person), entry.winner, entry.revoke]) ??
    (entry.revoke === undefined ? takenWrong(setting, entry) : undefined),
  counted: countedLeast,
};

/** Two cards at most lie aside: two Aces. */
const MOST_ASIDE = 22;

function takenWrong(setting: Setting, { taken, winner }: FewestEntry): ScorerReason | undefined {
  const missing = peopleMissing(setting, taken);
  if (missing) return missing;
  const must = allPoints(setting.rules);
  const sum = taken.reduce((all, { points }) => all + points, 0);
  const aside = houseOf(setting.rules)['denexa.leastWidow'] === 'aside' ? MOST_ASIDE : 0;
  if (sum > must || sum < must - aside || taken.some(({ points }) => points < 0))
    return refusal('S.RAMSCH_SUM', { sum, must });
  const tied = equalIn(taken, Math.min(...taken.map(({ points }) => points)));
  const all = taken.filter(({ points }) => points > 0).length === 1;
  const open = tied.length === 2 && !all && (winner === undefined || !tied.includes(winner));
  return open ? refusal('S.FEWEST_TIE', { people: tied }) : undefined;
}

function countedLeast(setting: Setting, row: ContractRow, entry: FewestEntry): Counted {
  const { rules, players } = setting;
  const ofSeat = bySeat((seat) => entry.taken.find(({ person }) => person === players[seat]));
  const points = bySeat((seat) => ofSeat[seat]?.points ?? 0);
  // Who has gone longer without a trick has taken the last one earlier than the others.
  const lastTrick = bySeat((seat) => (entry.winner !== undefined && players[seat] === entry.winner ? 0 : 1));
  const { dealer } = dealAt(setting).terms;
  const counted: LeastResult = {
    kind: 'least',
    players: playersAt(rules),
    points,
    tricks: bySeat((seat) => (points[seat] > 0 ? 1 : 0)),
    widow: { points: 0 },
    ...leastVerdict({ players: playersAt(rules), points, lastTrick, dealer }),
  };
  const result =
    entry.revoke === undefined ? counted : withRevokeInLeast(counted, { seat: seatOfPerson(setting, entry.revoke) });
  return { contract: contractOf(row, { contract: row.id }), result, settlement: settleLeast(result) };
}

// What contradicts itself in the entry of a deal, before it is reckoned: the first reason found.
import type { ContractRow } from '../base/contract.ts';
import { houseOf, type TableRules } from '../table/table-rules.ts';
import { type DealEntry, ENTERED_DOUBLINGS, type GameEntry, type Person, type RamschEntry } from './evening.ts';
import { refusal, type ScorerReason } from './scorer-reasons.ts';
import { allPoints, contractFor, doublingsMost, hasPartner, rowsAt, runnersIn } from './table-of.ts';

/** Where a deal is judged: by which rules, and who plays in it, forehand first. */
export interface Setting {
  readonly rules: TableRules;
  readonly players: readonly Person[];
}

/** The row of an entry at this table; undefined if the table does not play it. */
export const rowOfEntry = ({ rules }: Setting, entry: DealEntry): ContractRow | undefined =>
  rowsAt(rules).find(({ id, goal }) =>
    entry.kind === 'everyone' ? goal.kind === 'fewestPoints' : id === entry.contract && goal.kind !== 'fewestPoints',
  );

/** Why an entry cannot be written; undefined if it can. */
export function objectionTo(setting: Setting, entry: DealEntry): ScorerReason | undefined {
  const row = rowOfEntry(setting, entry);
  if (!row) return refusal('S.NO_SUCH_GAME', { contract: entry.kind === 'everyone' ? 'ramsch' : entry.contract });
  const own =
    entry.kind === 'everyone'
      ? ramschWrong(setting, entry)
      : (peopleWrong(setting, row, entry) ?? resultWrong(setting, row, entry) ?? runnersWrong(setting, row, entry));
  return own ?? doublingsWrong(setting, row, entry);
}

function peopleWrong({ players }: Setting, row: ContractRow, entry: GameEntry): ScorerReason | undefined {
  const { contract, declarer, partner } = entry;
  if (!contractFor(row, entry)) return refusal('S.BAD_SUIT', { contract });
  if (partner !== undefined && !hasPartner(row)) return refusal('S.NO_PARTNER', { contract });
  if (partner === undefined && hasPartner(row)) return refusal('S.PARTNER_MISSING', { contract });
  if (partner === declarer) return refusal('S.PARTNER_SAME', { person: declarer });
  const away = [declarer, partner].find((person) => person !== undefined && !players.includes(person));
  if (away !== undefined) return refusal('S.SITS_OUT', { person: away });
  const apart = partner === undefined ? 2 : Math.abs(players.indexOf(declarer) - players.indexOf(partner));
  return row.parties.kind === 'opposite' && apart !== 2 ? refusal('S.PARTNER_OPPOSITE', { contract }) : undefined;
}

function resultWrong({ rules }: Setting, { goal }: ContractRow, entry: GameEntry): ScorerReason | undefined {
  const { contract, result } = entry;
  if (result.by === 'points') {
    if (goal.kind !== 'points') return refusal('S.NO_POINTS', { contract });
    const most = allPoints(rules);
    const { points, schwarz } = result;
    if (!Number.isInteger(points) || points < 0 || points > most) return refusal('S.POINTS', { points, most });
    return schwarz && points !== 0 && points !== most ? refusal('S.SCHWARZ_POINTS', { points }) : undefined;
  }
  if (goal.kind === 'laidDown' && result.winner !== 'declarer') return refusal('S.ALWAYS_WON', { contract });
  const plainOnly = goal.kind !== 'points' && !(goal.kind === 'everyTrick' && goal.graded);
  return plainOnly && result.height !== 'plain' ? refusal('S.NO_HEIGHT', { contract }) : undefined;
}

function runnersWrong(
  { rules }: Setting,
  row: ContractRow,
  { contract, runners }: GameEntry,
): ScorerReason | undefined {
  if (runners === 0) return undefined;
  const paid = runnersIn(rules, row);
  if (!paid) return refusal('S.RUNNERS_NONE', { contract });
  if (runners > paid.most) return refusal('S.RUNNERS_MOST', { count: runners, most: paid.most });
  return runners < paid.least ? refusal('S.RUNNERS_LEAST', { count: runners, least: paid.least }) : undefined;
}

function doublingsWrong({ rules }: Setting, row: ContractRow, { doublings }: DealEntry): ScorerReason | undefined {
  const most = doublingsMost(rules, row);
  const by = ENTERED_DOUBLINGS.find((each) => (doublings[each] ?? 0) > most[each]);
  if (by === undefined) return undefined;
  return most[by] === 0
    ? refusal('S.DOUBLING_OFF', { by })
    : refusal('S.DOUBLING_MOST', { by, count: doublings[by] ?? 0, most: most[by] });
}

function ramschWrong({ rules, players }: Setting, { taken, loser, announced }: RamschEntry): ScorerReason | undefined {
  const named = taken.map(({ person }) => person);
  const away = [...named, loser, announced].find((person) => person !== undefined && !players.includes(person));
  if (away !== undefined) return refusal('S.SITS_OUT', { person: away });
  if (named.length !== players.length || new Set(named).size !== players.length) return refusal('S.RAMSCH_PEOPLE', {});
  const without = taken.find(({ points, noTrick }) => noTrick && points > 0);
  if (without) return refusal('S.RAMSCH_NO_TRICK', { person: without.person, points: without.points });
  const must = allPoints(rules);
  const sum = taken.reduce((all, { points }) => all + points, 0);
  if (sum !== must || taken.some(({ points }) => points < 0)) return refusal('S.RAMSCH_SUM', { sum, must });
  const tied = tiedIn(taken);
  const house = houseOf(rules);
  const parts = house['ramsch.mode'] === 'individual' && house['ramsch.tiebreak'] === 'chain' && tied.length > 1;
  return parts && (loser === undefined || !tied.includes(loser)) && tied.length < players.length
    ? refusal('S.RAMSCH_TIE', { people: tied })
    : undefined;
}

/** Those with most card points. */
function tiedIn(taken: RamschEntry['taken']): readonly Person[] {
  const most = Math.max(...taken.map(({ points }) => points));
  return taken.filter(({ points }) => points === most).map(({ person }) => person);
}

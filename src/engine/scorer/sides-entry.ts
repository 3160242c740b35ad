// A game of a declaring side against the others, as it is entered: what contradicts itself in it, its result, its bill.
import type { Contract, ContractRow } from '../base/contract.ts';
import { bySeat, type BySeat, type Seat, seatAfter, SEATS } from '../base/seats.ts';
import { billTermsAt } from '../endings/round-bill.ts';
import { contractWith } from '../play/goals.ts';
import { sideOf } from '../play/parties.ts';
import type { BroughtDoublings } from '../scoring/doublings.ts';
import { settle } from '../scoring/money.ts';
import { type Side, type SidesResult, verdictOf } from '../scoring/result.ts';
import { afterDoubling } from '../table/announced-contract.ts';
import { bySeatOf } from '../table/chairs.ts';
import { handSizeAt, hasCardsBeside, playersAt, type TableRules } from '../table/table-rules.ts';
import type { Counted, EntryKind } from './entry-kind.ts';
import type { EnteredResult, GameEntry, Person } from './evening.ts';
import { declaredWrong, sitsOut } from './people-wrong.ts';
import { refusal, type ScorerReason } from './scorer-reasons.ts';
import { allPoints, contractFor, dealAt, partnerIn, runnersIn, seatOfPerson, type Setting } from './table-of.ts';

export const SIDES_ENTRY: EntryKind<GameEntry> = {
  fits: ({ goal }) => goal.kind !== 'fewestPoints' && goal.kind !== 'reKontra',
  wrong: (setting, row, entry) =>
    declaredWrong(setting, row, entry) ??
    resultWrong(setting, row, entry) ??
    runnersWrong(setting.rules, row, entry) ??
    heldWrong(setting, row, entry),
  counted: countedGame,
};

function resultWrong(
  setting: Setting,
  { goal }: ContractRow,
  { contract, result }: GameEntry,
): ScorerReason | undefined {
  if (result.by === 'revoke') return sitsOut(setting, [result.person]);
  if (result.by === 'points') {
    if (goal.kind !== 'points') return refusal('S.NO_POINTS', { contract });
    const most = allPoints(setting.rules);
    const { points, schwarz } = result;
    if (!Number.isInteger(points) || points < 0 || points > most) return refusal('S.POINTS', { points, most });
    const beside = hasCardsBeside(setting.rules);
    return schwarz && !beside && points !== 0 && points !== most ? refusal('S.SCHWARZ_POINTS', { points }) : undefined;
  }
  if (goal.kind === 'laidDown' && result.winner !== 'declarer') return refusal('S.ALWAYS_WON', { contract });
  const graded = goal.kind === 'points' || (goal.kind === 'everyTrick' && goal.graded);
  if (!graded && result.height !== 'plain') return refusal('S.NO_HEIGHT', { contract });
  return goal.kind === 'points' && goal.schwarzBy === 'never' && result.height === 'schwarz'
    ? refusal('S.NO_SCHWARZ', { contract })
    : undefined;
}

function runnersWrong(rules: TableRules, row: ContractRow, { contract, runners }: GameEntry): ScorerReason | undefined {
  if (runners === 0) return undefined;
  const paid = runnersIn(rules, row);
  if (!paid) return refusal('S.RUNNERS_NONE', { contract });
  if (runners > paid.most) return refusal('S.RUNNERS_MOST', { count: runners, most: paid.most });
  return runners < paid.least ? refusal('S.RUNNERS_LEAST', { count: runners, least: paid.least }) : undefined;
}

/** Cards whose holders are asked for. */
function heldWrong(
  setting: Setting,
  { goal, pairBonus }: ContractRow,
  { contract, result, holder, pair }: GameEntry,
): ScorerReason | undefined {
  const cheaper = goal.kind === 'points' ? goal.fewerWith : undefined;
  if (cheaper && result.by === 'points' && holder === undefined)
    return refusal('S.HOLDER_MISSING', { card: cheaper.card });
  if (pair !== undefined && !pairBonus) return refusal('S.NO_PAIR', { contract });
  return sitsOut(setting, [holder, pair]);
}

function countedGame(setting: Setting, row: ContractRow, entry: GameEntry, brought: BroughtDoublings): Counted {
  const { rules, carried, missing } = setting;
  const announced = contractFor(row, entry);
  if (!announced) throw new Error(`there is no such suit in ${row.id}`);
  // Where the side that has doubled last must win, every other Stoss has changed what it needs.
  const turned = (entry.doublings.stoss ?? 0) % 2 === 1;
  const contract = turned ? afterDoubling(rules, announced, 'ahead') : announced;
  const result = resultOfGame(setting, contract, entry);
  const deal = dealAt(setting);
  const terms = billTermsAt({
    rules,
    doublings: { ...entry.doublings, ...brought },
    dealer: deal.terms.dealer,
    ...(carried !== undefined && { carried }),
    ...(missing && { missing: bySeatOf(deal, missing) }),
  });
  return { contract: announced, result, settlement: settle(contract, result, terms) };
}

/** Who plays with the declarer: whoever was named, or whoever sits opposite. */
function partnerSeat(setting: Setting, row: ContractRow, { declarer, partner }: GameEntry): Seat | undefined {
  if (partner !== undefined) return seatOfPerson(setting, partner);
  return partnerIn(row) === 'opposite' ? seatAfter(seatOfPerson(setting, declarer), 2, 4) : undefined;
}

function resultOfGame(setting: Setting, contract: Contract, entry: GameEntry): SidesResult {
  const { rules } = setting;
  const declarer = seatOfPerson(setting, entry.declarer);
  const partner = partnerSeat(setting, contract.row, entry);
  const side = sideOf(declarer, partner);
  const sideHas = (person: Person): boolean => side.includes(seatOfPerson(setting, person));
  const { points, tricks } = takenIn(rules, contract.row, entry.result);
  const all = handSizeAt(rules);
  const other = SEATS.find((seat) => !side.includes(seat));
  const shared = (own: number, total: number): BySeat<number> =>
    bySeat((seat) => (seat === declarer ? own : seat === other ? total - own : 0));
  const players = playersAt(rules);
  const paid = entry.result.by === 'revoke' ? 0 : entry.runners;
  return {
    kind: 'sides',
    declarer,
    ...(partner !== undefined && { partner }),
    ...(players !== 4 && { players }),
    points: shared(points, allPoints(rules)),
    tricks: shared(tricks, all),
    sidePoints: points,
    sideTricks: tricks,
    ...verdictIn(setting, contract, entry, sideHas),
    runners: { side: 'declarer', length: entry.runners, paid },
    // In which trick it happened nobody writes down.
    ...(entry.pair !== undefined && { pair: { side: sideHas(entry.pair) ? 'declarer' : 'defenders', trick: 0 } }),
  };
}

type Verdict = Pick<SidesResult, 'winner' | 'schneider' | 'schwarz'>;

/** Who has won and how high: a revoke loses the bare game. */
function verdictIn(
  { rules }: Setting,
  contract: Contract,
  { result, holder }: GameEntry,
  sideHas: (person: Person) => boolean,
): Verdict {
  if (result.by === 'height') return heightAs(contract.row, result);
  if (result.by === 'revoke') {
    const winner: Side = sideHas(result.person) ? 'defenders' : 'declarer';
    return { winner, schneider: false, schwarz: false };
  }
  const settled = holder === undefined ? contract : contractWith(contract, sideHas(holder) ? 'declarers' : 'others');
  const { points, tricks } = takenIn(rules, settled.row, result);
  return verdictOf(settled, rules.pack, points, tricks, handSizeAt(rules));
}

/** A game of every trick that was won has all its grades. */
function heightAs({ goal }: ContractRow, { winner, height }: Extract<EnteredResult, { by: 'height' }>): Verdict {
  const march = goal.kind === 'everyTrick' && goal.graded !== undefined && winner === 'declarer';
  return { winner, schneider: march || height !== 'plain', schwarz: march || height === 'schwarz' };
}

/** Card points and tricks of the declaring side; where only the height was told, some that fit it, and none after a revoke. */
function takenIn(
  rules: TableRules,
  { goal }: ContractRow,
  result: EnteredResult,
): { readonly points: number; readonly tricks: number } {
  const [most, all] = [allPoints(rules), handSizeAt(rules)];
  if (result.by === 'revoke') return { points: 0, tricks: 0 };
  if (result.by === 'points') {
    const { points, schwarz } = result;
    const won = goal.kind === 'points' && points >= goal.atLeast;
    return { points, tricks: schwarz ? (won ? all : 0) : Math.min(all - 1, 1) };
  }
  const won = result.winner === 'declarer';
  if (goal.kind !== 'points' || result.height === 'schwarz')
    return won === (goal.kind !== 'noTrick') ? { points: most, tricks: all } : { points: 0, tricks: 0 };
  const schneider = result.height === 'schneider';
  const points = won ? (schneider ? goal.schneiderAt : goal.atLeast) : schneider ? goal.safeAt - 1 : goal.safeAt;
  return { points, tricks: 1 };
}

// The contracts of a table: the built-in rows, changed by its house rules (SPEC 3.1, 3.4 - 3.11).
import { type CalledCardRules, type ContractRow, type Goal, USUAL_CALLED } from '../base/contract.ts';
import { bettelRow, openBettelRow } from '../contracts/bettel.ts';
import { SIXTY_ONE, TEN_LOW } from '../contracts/pure.ts';
import { builtIn, type BuiltInContractId } from '../contracts/registry.ts';
import type { HouseRules } from './options.ts';

/** Contracts that are bid at a table, in the order of its ranking. */
export const bidRows = (house: HouseRules): readonly ContractRow[] =>
  house['contracts.ranking'].flat().map((id) => rowFor(id, house));

/** Contracts of a table that no bid leads to. */
export const imposedRows = (house: HouseRules): readonly ContractRow[] =>
  imposedBy(house)
    .filter((id) => !house['contracts.ranking'].flat().includes(id))
    .map((id) => rowFor(id, house));

function imposedBy(house: HouseRules): readonly BuiltInContractId[] {
  const allPass = house['passout.rule'];
  return [
    ...(allPass === 'muss' ? (['muss'] as const) : []),
    ...(allPass === 'muss' && house['muss.maxTrumps'] !== 'none' ? (['muss-rufer'] as const) : []),
    ...(allPass === 'ramsch' ? (['ramsch'] as const) : []),
    ...(house['kreuz.form'] !== 'off' ? (['kreuz'] as const) : []),
    ...(house['schieber.trigger'] !== 'off' || house['teufel.trigger'] !== 'off' ? (['solo'] as const) : []),
  ];
}

/** The row of a contract as this table plays it, whether it offers it or not. */
export const rowFor = (id: BuiltInContractId, house: HouseRules): ContractRow => playedAt(formOf(id, house), house);

/** A row as this table plays it: whatever its house rules say of games like it. */
export function playedAt(row: ContractRow, house: HouseRules): ContractRow {
  return {
    ...row,
    plain: house['rank.ten'] === 'low' ? TEN_LOW : row.plain,
    goal: goalFor(row.goal, house),
    ...(house['play.decided'] === 'goes-on' && isByTricks(row) && { decided: 'goesOn' as const }),
    announceRules: row.announceRules.filter((rule) => rule !== 'holdsTrumpSuit' || house['solo.requireTrumpSuitCard']),
    runnersFrom: runnersFor(row, house),
    ...(house['runners.mode'] === 'collected-in-order' && { runnersBy: 'collected' as const }),
    stoss: house['stoss.enabled'] ? row.stoss : 'never',
    ...(row.playRules.includes('calledCard') && departs(calledIn(house)) && { calledCard: calledIn(house) }),
    ...(leadsItself(row, house) && { firstLead: 'declarer' as const }),
  };
}

/** How the table binds the holder of the called card. */
const calledIn = (house: HouseRules): CalledCardRules => ({
  runAwayMin: house['called.runAway.min'],
  counted: house['called.runAway.when'],
  ducks: house['called.runAway.following'],
  discard: house['called.discard'],
});

const departs = (rules: CalledCardRules): boolean => JSON.stringify(rules) !== JSON.stringify(USUAL_CALLED);

function formOf(id: BuiltInContractId, house: HouseRules): ContractRow {
  if (id === 'kreuz' && house['kreuz.form'] === 'aces') return { ...builtIn(id), parties: { kind: 'drawn' } };
  const form = {
    ranking: house['bettel.ranking'],
    overtake: house['bettel.overtake'],
    firstLead: house['bettel.firstLead'],
  };
  if (id === 'bettel') return bettelRow(form);
  return id === 'open-bettel' ? openBettelRow(form) : builtIn(id);
}

/** Lines that the table may move; a contract with lines of its own keeps them (SPEC 3.9, 3.16). */
const hasUsualLines = (goal: Extract<Goal, { kind: 'points' }>): boolean =>
  goal.atLeast === SIXTY_ONE.atLeast && goal.schneiderAt === SIXTY_ONE.schneiderAt && goal.safeAt === SIXTY_ONE.safeAt;

function goalFor(goal: Goal, house: HouseRules): Goal {
  if (goal.kind === 'everyTrick' && house['tout.bonuses'] === 'earned')
    return { ...goal, graded: { safeAt: house['score.safeAt'] } };
  if (goal.kind !== 'points' || !hasUsualLines(goal)) return goal;
  return {
    ...goal,
    atLeast: house['score.winAt'],
    schneiderAt: house['score.schneiderAt'],
    safeAt: house['score.safeAt'],
    ...(house['score.tie60'] === 'draw' && { drawAt: house['score.winAt'] - 1 }),
  };
}

/** Games that a single trick may decide. */
const isByTricks = ({ goal }: ContractRow): boolean => goal.kind === 'everyTrick' || goal.kind === 'noTrick';

/** A row of lords of one rank is shorter than one of Obers and Unters (SPEC 2.11); collected are Obers only (SPEC 5.8). */
function runnersFor({ runnersFrom, trumps }: ContractRow, house: HouseRules): ContractRow['runnersFrom'] {
  if (runnersFrom === 'never') return 'never';
  const lords = trumps.flatMap((step) => ('rank' in step ? [step.rank] : []));
  if (house['runners.mode'] === 'collected-in-order') return lords.includes('O') ? house['runners.minSingle'] : 'never';
  return house[lords.length > 1 ? 'runners.minOU' : 'runners.minSingle'];
}

/** Whether the table lets the declarer lead; a Bettel has an option of its own, and a Ramsch no declarer. */
const leadsItself = ({ id, goal }: ContractRow, house: HouseRules): boolean =>
  (id === 'kreuz' && house['kreuz.leader'] === 'last-doubler') ||
  (house['lead.first'] === 'declarer' && goal.kind !== 'noTrick' && goal.kind !== 'fewestPoints');

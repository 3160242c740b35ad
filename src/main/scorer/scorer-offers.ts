// What may be entered for a deal: every contract of the table, and what has to be told of each.
import { announcementsOf, choiceOf, type ContractRow } from '../../engine/base/contract.ts';
import { type Height, HEIGHTS } from '../../engine/endings/round-bill.ts';
import type { DealSetting } from '../../engine/scorer/course.ts';
import { kindFor } from '../../engine/scorer/entry-kinds.ts';
import { declarerGiven, doublingsMost, partnerIn, rowPlayed, runnersIn } from '../../engine/scorer/table-of.ts';
import { gameAt } from '../../engine/table/table-rules.ts';
import type { ScorerOffer } from '../../shared/calls/scorer.ts';

/** What has to be told of a contract in a deal. */
export function offerOf(setting: DealSetting, row: ContractRow): ScorerOffer {
  const { rules, owing = [], players } = setting;
  const runners = runnersIn(rules, row);
  const declarer = declarerGiven(setting);
  const { goal, price, pairBonus } = rowPlayed(setting, row, players[0] ?? '');
  const byPoints = goal.kind === 'points' || goal.kind === 'reKontra';
  const chalk = gameAt(rules).numbers?.chalk;
  const cheaper = goal.kind === 'points' ? goal.fewerWith : undefined;
  return {
    contract: row.id,
    named: chalk && row === rules.contracts[0] ? chalk.first.id : row.id,
    kind: kindFor(row),
    ...(declarer !== undefined && { declarer }),
    partner: partnerIn(row),
    trumps: choiceOf(row) === 'trump' ? announcementsOf(row).flatMap(({ trump = [] }) => trump) : [],
    called: choiceOf(row) === 'called' ? announcementsOf(row).flatMap(({ called = [] }) => called) : [],
    byPoints,
    heights: heightsIn(row),
    ...(goal.kind === 'points' && goal.drawAt !== undefined && { drawAt: goal.drawAt }),
    ...(cheaper && { holder: cheaper.card }),
    ...(pairBonus && { pair: pairBonus }),
    due: goal.kind === 'reKontra' && price === 'solo' ? owing : [],
    ...(runners && { runners }),
    doublings: doublingsMost(rules, row),
  };
}

const PLAIN: readonly Height[] = ['plain'];

/** How high a contract is won and lost; what only card points can tell has no heights. */
function heightsIn({ goal }: ContractRow): ScorerOffer['heights'] {
  if (goal.kind === 'points') {
    const all = HEIGHTS.filter((height) => goal.schwarzBy !== 'never' || height !== 'schwarz');
    return { won: all, lost: all };
  }
  if (goal.kind === 'everyTrick' && goal.graded) return { won: HEIGHTS, lost: HEIGHTS };
  if (goal.kind === 'laidDown') return { won: PLAIN, lost: [] };
  return goal.kind === 'reKontra' || goal.kind === 'fewestPoints' ? { won: [], lost: [] } : { won: PLAIN, lost: PLAIN };
}

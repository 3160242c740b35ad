// Advice on the decisions of special rounds, by the estimates of the players: no deals are imagined for them, and no chance is told.
import { isTaker, weighedPairs } from '../../bots/special/passing.ts';
import { answerObers, chanceWithObers, nameSolo, passTwo } from '../../bots/special/special-player.ts';
import { soloOutlooks } from '../../bots/special/solo-outlook.ts';
import { STYLES } from '../../bots/styles.ts';
import { announcementOf, type ContractRow } from '../../base/contract.ts';
import type { Fact } from '../../inference/facts.ts';
import type { Decision } from '../../table/log.ts';
import { allowedOf } from '../../table/readers.ts';
import { stakeIn } from '../../endings/round-bill.ts';
import { rowOf } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice } from './advice.ts';
import { stakeOf } from './stake.ts';

/** Standard error of the estimated chances: a fitted model of hands, used for hands that were changed. */
const DOUBT = 0.08;

interface Estimate {
  readonly decision: Decision;
  readonly chance: number;
}

/** Taking or leaving the Obers. To leave them costs nothing by itself. */
export function adviseObers(view: SeatView): Advice {
  const { seat } = view;
  const chance = chanceWithObers(view);
  const take: Estimate = { decision: { type: 'obers', seat, answer: 'take' }, chance };
  const leave: Estimate = { decision: { type: 'obers', seat, answer: 'leave' }, chance: 0.5 };
  return adviceOf(view, chance > 0.5 ? [take, leave] : [leave, take], answerObers(view, STYLES.verein).because);
}

/** The taker's pairs by the chance of his Solo; for the others the order says what is best, and no chance is known. */
export function advisePassing(view: SeatView): Advice {
  const pairs = weighedPairs(view).map(({ cards, value }): Estimate => ({
    decision: { type: 'passOn', seat: view.seat, cards },
    chance: isTaker(view) ? value : 0.5,
  }));
  return adviceOf(view, pairs, passTwo(view).because);
}

export const adviseNaming = (view: SeatView): Advice =>
  adviceOf(
    view,
    soloOutlooks(view, view.hand)
      .filter(({ contract }) => isOffered(view, contract.trump))
      .map(({ contract, chance }) => ({
        decision: { type: 'announce', seat: view.seat, announcement: announcementOf(contract) },
        chance,
      })),
    nameSolo(view).because,
  );

const isOffered = ({ options }: SeatView, trump: string | undefined): boolean =>
  allowedOf(options, 'announce').some(({ announcement }) => announcement.trump === trump);

/** The Solo that a special round is played for. */
function soloAt({ rules }: SeatView): { readonly row: ContractRow } {
  const row = rowOf(rules, 'solo');
  if (!row) throw new Error('a special round needs the Solo');
  return { row };
}

/** Chances as cents for a declarer who plays a Solo against three. */
function adviceOf(view: SeatView, estimates: readonly Estimate[], facts: readonly Fact[]): Advice {
  const stake = stakeIn(view, soloAt(view), 'declarer');
  const centsAt = (chance: number): number => stake * (2 * chance - 1);
  return {
    basis: 'yourView',
    seat: view.seat,
    ranked: estimates.map(({ decision, chance }, index) => ({
      decision,
      cents: centsAt(chance),
      error: index === 0 ? 0 : 2 * stake * DOUBT,
    })),
    stake: Math.max(stake, stakeOf(view)),
    worlds: { of: 'drawn', count: 0 },
    facts,
  };
}

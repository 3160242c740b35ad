// Stoss and Retour: only with a hand that makes the result likely.
import type { Contract } from '../../contract.ts';
import { fact } from '../../facts.ts';
import type { Fact } from '../../facts.ts';
import { orderOf } from '../../order.ts';
import type { SeatView } from '../../view.ts';
import { announcedContract } from '../knowledge/contracts.ts';
import type { Choice } from '../player.ts';
import { doublingOf } from '../random-player.ts';
import type { RulePlayerStyle } from '../styles.ts';
import { topOf } from './features.ts';
import { plainAcesIn, trumpsIn } from './plan-facts.ts';
import { defenceChance, winChance } from './plans.ts';

export type DoublingKind = 'stoss' | 'retour';

/** How likely the own side wins (0 - 1) for the seat that may double, and what that chance must be to do so. */
export interface DoublingJudge {
  readonly bars: Readonly<Record<DoublingKind, number>>;
  chance(view: SeatView, contract: Contract, kind: DoublingKind): number;
}

/** By the fitted models of hands. */
export const RULE_DOUBLING: DoublingJudge = {
  bars: { stoss: 0.56, retour: 0.92 },
  chance: ({ rules, dealtHand, seat, forehand }, contract, kind) =>
    (kind === 'stoss' ? defenceChance : winChance)(contract, rules.pack, dealtHand, seat === forehand ? 1 : 0),
};

/** Stoss or Retour, if the rules allow one and the hand gives it. */
export function double(view: SeatView, style: RulePlayerStyle, judge: DoublingJudge): Choice | undefined {
  const decision = doublingOf(view);
  if (!decision || !view.contract || (decision.type !== 'stoss' && decision.type !== 'retour')) return undefined;
  const contract = announcedContract(view.rules, view.contract.announcement);
  const bar = judge.bars[decision.type] + style.doubleMargin / 100;
  if (judge.chance(view, contract, decision.type) < bar) return undefined;
  return { decision, because: decision.type === 'stoss' ? stossFacts(view, contract) : retourFacts(view, contract) };
}

function stossFacts(view: SeatView, contract: Contract): readonly Fact[] {
  const trumps = trumpsIn(view, contract);
  const held = plainAcesIn(view, contract);
  return [
    fact('stoss.trumps', { trumps, of: orderOf(contract, view.rules.pack).trumps.length }),
    ...(held.length > 0 ? [fact('stoss.aces', { aces: held })] : []),
    ...(view.seat === view.forehand ? [fact('stoss.firstLead', {})] : []),
  ];
}

function retourFacts(view: SeatView, contract: Contract): readonly Fact[] {
  const trumps = trumpsIn(view, contract);
  return [fact('retour.strong', { trumps, top: topOf(orderOf(contract, view.rules.pack), trumps) })];
}

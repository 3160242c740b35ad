// Stoss and Retour: only with a hand that makes the result likely.
import type { Contract } from '../../base/contract.ts';
import { type DoublingStep, isDoublingStep } from '../../table/log.ts';
import { fact, type Fact } from '../../inference/facts.ts';
import { orderOf } from '../../play/order.ts';
import type { SeatView } from '../../round/view.ts';
import { afterDoubling, leadIn, playedContract } from '../../table/announced-contract.ts';
import type { Choice } from '../player.ts';
import { doublingOf } from '../random-player.ts';
import type { RulePlayerStyle } from '../styles.ts';
import { deckAt } from './decks.ts';
import { topOf } from './features.ts';
import { plainAcesIn, trumpsIn } from './plan-facts.ts';
import { defenceChance, winChance } from './plans.ts';

/** How far the chance to win of the side that doubles (0 - 1) lies above what a doubling needs; below zero it is left. */
export type DoublingJudge = (view: SeatView, contract: Contract, kind: DoublingStep) => number;

/** Chance by the hand alone that a doubling must promise. */
const BARS: Readonly<Record<DoublingStep, number>> = { stoss: 0.56, retour: 0.92 };

/** Chance of the own side by the fitted models of hands, 0 to 1. */
export const handChance = (
  { rules, dealtHand, seat, forehand }: SeatView,
  contract: Contract,
  kind: DoublingStep,
): number =>
  (kind === 'stoss' ? defenceChance : winChance)(contract, deckAt(rules), dealtHand, seat === forehand ? 1 : 0);

export const doublingByHand: DoublingJudge = (view, contract, kind) => handChance(view, contract, kind) - BARS[kind];

/** Stoss or Retour, if the rules allow one and the hand gives it to win what then has to be won. */
export function double(view: SeatView, style: RulePlayerStyle, judge: DoublingJudge): Choice | undefined {
  const decision = doublingOf(view);
  if (!view.contract || !decision || !isDoublingStep(decision)) return undefined;
  const contract = afterDoubling(
    view.rules,
    playedContract(view.rules, view.contract),
    leadIn({ trick: view.trick, done: view.tricks }),
  );
  if (judge(view, contract, decision.type) < style.doubleMargin / 100) return undefined;
  return { decision, because: doublingFacts(view, contract, decision.type) };
}

/** Whether a defender holds many of so many trumps: from two in seven on, more than everybody has on average. */
const areMany = (trumps: number, of: number): boolean => 7 * trumps >= 2 * of;

/** What the hand has that makes a doubling good. */
export function doublingFacts(view: SeatView, contract: Contract, kind: DoublingStep): readonly Fact[] {
  const order = orderOf(contract, view.rules.pack);
  const trumps = trumpsIn(view, contract);
  if (kind === 'retour') return [fact('retour.strong', { trumps, top: topOf(order, trumps) })];
  const aces = plainAcesIn(view, contract);
  const of = order.trumps.length;
  const many = areMany(trumps.length, of) ? ({ many: true } as const) : {};
  return [
    ...(trumps.length > 0 || aces.length === 0 ? [fact('stoss.trumps', { trumps, of, ...many })] : []),
    ...(aces.length > 0 ? [fact('stoss.aces', { aces })] : []),
    ...(view.seat === view.trick?.leader ? [fact('stoss.firstLead', {})] : []),
  ];
}

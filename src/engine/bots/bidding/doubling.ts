// Stoss and Retour: only with a hand that makes the result likely.
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

/** Chance that a Stoss must promise. */
const STOSS_CHANCE = 0.56;

/** Chance that a Retour must promise. */
const RETOUR_CHANCE = 0.92;

/** Stoss or Retour, if the rules allow one and the hand gives it. */
export function double(view: SeatView, style: RulePlayerStyle): Choice | undefined {
  const decision = doublingOf(view);
  if (!decision) return undefined;
  const because = decision.type === 'stoss' ? stossFacts(view, style) : retourFacts(view, style);
  return because && { decision, because };
}

function stossFacts(view: SeatView, style: RulePlayerStyle): readonly Fact[] | undefined {
  if (!view.contract) return undefined;
  const contract = announcedContract(view.rules, view.contract.announcement);
  const { pack } = view.rules;
  const order = orderOf(contract, pack);
  const leads = view.seat === view.forehand ? 1 : 0;
  const chance = defenceChance(contract, pack, view.dealtHand, leads);
  if (chance < STOSS_CHANCE + style.doubleMargin / 100) return undefined;
  const trumps = trumpsIn(view, contract);
  const held = plainAcesIn(view, contract);
  return [
    fact('stoss.trumps', { trumps, of: order.trumps.length }),
    ...(held.length > 0 ? [fact('stoss.aces', { aces: held })] : []),
    ...(leads ? [fact('stoss.firstLead', {})] : []),
  ];
}

function retourFacts(view: SeatView, style: RulePlayerStyle): readonly Fact[] | undefined {
  if (!view.contract) return undefined;
  const contract = announcedContract(view.rules, view.contract.announcement);
  const { pack } = view.rules;
  const leads = view.seat === view.forehand ? 1 : 0;
  if (winChance(contract, pack, view.dealtHand, leads) < RETOUR_CHANCE + style.doubleMargin / 100) return undefined;
  const trumps = trumpsIn(view, contract);
  return [fact('retour.strong', { trumps, top: topOf(orderOf(contract, pack), trumps) })];
}

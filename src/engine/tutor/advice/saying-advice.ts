// Advice on laying and on claiming runners: what the rule player would answer, with what it is worth on average.
import { packetWorth } from '../../bots/doubling/legen.ts';
import { turnDecisions } from '../../bots/random-player.ts';
import { rulePlayer } from '../../bots/rule-player.ts';
import { STYLES } from '../../bots/styles.ts';
import { factorOf } from '../../scoring/doublings.ts';
import { pricesAt } from '../../scoring/round-bill.ts';
import type { SeatView } from '../../view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { stakeOf } from './stake.ts';

const PLAYER = rulePlayer(STYLES.verein);

/** Cents that saying yes brings on average against saying no: by the packet, by the runners to be paid, else unknown. */
function centsOfYes(view: SeatView, yes: boolean): number {
  const prices = pricesAt(view.rules);
  const factor = factorOf(view.doublings);
  if (view.phase === 'legen') return packetWorth(view, view.hand) * prices.base.partner * factor;
  if (view.phase === 'claiming') return (view.reached?.runners.paid ?? 0) * prices.runner * factor;
  return yes ? stakeOf(view) / 4 : -stakeOf(view) / 4;
}

/** Advice for a seat that is asked whether it lays or claims. */
export function adviseSaying(view: SeatView, think: AdviceThink): Advice {
  const choice = PLAYER.decide(view, think);
  const saysYes = 'says' in choice.decision && choice.decision.says !== 'leave';
  const worth = centsOfYes(view, saysYes);
  const ranked = turnDecisions(view)
    .map((decision) => ({ decision, cents: 'says' in decision && decision.says !== 'leave' ? worth : 0 }))
    .sort((a, b) => b.cents - a.cents)
    .map((each) => ({ ...each, chance: 0.5, error: view.phase === 'claiming' ? 0 : stakeOf(view) }));
  const agrees =
    ranked[0]?.decision.type === choice.decision.type &&
    JSON.stringify(ranked[0].decision) === JSON.stringify(choice.decision);
  return {
    basis: 'yourView',
    seat: view.seat,
    ranked,
    stake: stakeOf(view),
    worlds: { of: 'drawn', count: 0 },
    facts: agrees ? choice.because : [],
  };
}

// Advice on laying and on claiming runners: what the rule player would answer, with what it is worth on average.
import { packetWorth } from '../../bots/doubling/legen.ts';
import { turnDecisions } from '../../bots/random-player.ts';
import { rulePlayer } from '../../bots/rule-player.ts';
import { STYLES } from '../../bots/styles.ts';
import { playedContract } from '../../table/announced-contract.ts';
import { sideOf } from '../../play/parties.ts';
import type { SidesResult } from '../../scoring/result.ts';
import { paymentsOf, payoff } from '../../scoring/money.ts';
import { barePrice, billTermsAt } from '../../endings/round-bill.ts';
import { playersAt } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { stakeOf } from './stake.ts';

const PLAYER = rulePlayer(STYLES.verein);

/** Cents that saying yes brings on average against saying no: by the packet, by the runners to be paid, else unknown. */
function centsOfYes(view: SeatView, yes: boolean): number {
  if (view.phase === 'legen') return packetWorth(view, view.hand) * barePrice(view, 'partner');
  if (view.phase === 'claiming' && view.reached) return centsOfClaim(view, view.reached);
  return yes ? stakeOf(view) / 4 : -stakeOf(view) / 4;
}

/** What the bill says with the runners, less what it says without them. */
function centsOfClaim(view: SeatView, reached: SidesResult): number {
  const { contract, rules, seat } = view;
  if (!contract) throw new Error('there is nothing to claim');
  const { winner, schneider, schwarz, runners, declarer, partner } = reached;
  const played = playedContract(rules, contract);
  const each = (count: number): number =>
    payoff(billTermsAt(view), played, { winner, schneider, schwarz, runners: count }).each;
  return (each(runners.paid) - each(0)) * paymentsOf(playersAt(rules), sideOf(declarer, partner), seat);
}

/** Advice for a seat that is asked whether it lays or claims. */
export function adviseSaying(view: SeatView, think: AdviceThink): Advice {
  const choice = PLAYER.decide(view, think);
  const saysYes = 'says' in choice.decision && choice.decision.says !== 'leave';
  const worth = centsOfYes(view, saysYes);
  const ranked = turnDecisions(view)
    .map((decision) => ({ decision, cents: 'says' in decision && decision.says !== 'leave' ? worth : 0 }))
    .sort((a, b) => b.cents - a.cents)
    .map((each) => ({ ...each, error: view.reached ? 0 : stakeOf(view) }));
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

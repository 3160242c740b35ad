// What a player answers around the deal: knocking, laying after the first trick, claiming runners, answers after Retour.
import { fact } from '../../inference/facts.ts';
import { orderOf } from '../../play/order.ts';
import type { Random } from '../../base/random.ts';
import { doublingsOf } from '../../table/round.ts';
import type { PublicContract, SeatView } from '../../round/view.ts';
import { deckAt } from '../bidding/decks.ts';
import { trumpsIn } from '../bidding/plan-facts.ts';
import { defenceChance, winChance } from '../bidding/plans.ts';
import { playedContract } from '../../table/announced-contract.ts';
import type { Choice } from '../player.ts';
import { turnDecisions } from '../random-player.ts';
import type { RulePlayerStyle } from '../styles.ts';
import { allowedOf, entriesOf } from '../../table/readers.ts';

/** One deal in so many is knocked on: it brings neither side anything on average, but life to the table. */
const KNOCK_ODDS = 24;

/** Knocks now and then, where it is allowed; undefined to cut. */
export function knock(view: SeatView, random: Random): Choice | undefined {
  const knocks = entriesOf(turnDecisions(view), 'knock');
  if (knocks.length === 0 || random.below(KNOCK_ODDS) > 0) return undefined;
  const decision = knocks[random.below(knocks.length)];
  return decision && { decision, because: [fact('any.random', { choices: knocks.length })] };
}

/** How much surer, in per cent of won games, each step of doubling after the first two must be. */
const SURER = 12;

/** The temper of a player who is asked to double once more. */
export function surer(view: SeatView, style: RulePlayerStyle): RulePlayerStyle {
  const steps = doublingsOf(view.contract?.doubling ?? {});
  return steps < 2 ? style : { ...style, doubleMargin: style.doubleMargin + SURER * (steps - 1) };
}

/** Whether doubling now gives nothing away: a partner who answered would show who holds the called card. */
export const answersOpenly = ({ contract, seat, options }: SeatView): boolean =>
  contract?.declarer === seat || allowedOf(options, 'retour').length === 0;

/** Chance to win, before the first card, from which who has also taken the first trick lays. */
const LAY_CHANCE = { declaring: 0.9, defending: 0.56 } as const;

/** After the first trick: doubles with a trick taken and a hand that was good before it. */
export function lay(view: SeatView, style: RulePlayerStyle): Choice {
  const { seat, tricks, contract } = view;
  const good =
    contract !== undefined && tricks[0]?.winner === seat && chanceAbove(view, contract) >= style.doubleMargin / 100;
  const trumps = trumpsOf(view);
  return {
    decision: { type: 'lay', seat, says: good ? 'lay' : 'leave' },
    because: [fact(good ? 'lay.strong' : 'double.leave', { trumps })],
  };
}

/** How far the chance of the own hand lies above what laying needs; a partner in secret keeps quiet. */
function chanceAbove({ seat, forehand, dealtHand, rules }: SeatView, announced: PublicContract): number {
  const { declarer } = announced;
  const contract = playedContract(rules, announced);
  const leads = seat === forehand ? 1 : 0;
  if (seat === declarer) return winChance(contract, deckAt(rules), dealtHand, leads) - LAY_CHANCE.declaring;
  if (contract.called !== undefined && dealtHand.includes(contract.called)) return -1;
  return defenceChance(contract, deckAt(rules), dealtHand, leads) - LAY_CHANCE.defending;
}

function trumpsOf(view: SeatView) {
  const { contract, rules } = view;
  return contract ? trumpsIn(view, playedContract(rules, contract)) : [];
}

/** Claims runners if there are any to be paid for, or if there may be: to claim in vain costs nothing. */
export function claim(view: SeatView): Choice {
  const { seat, reached, contract, rules } = view;
  if (!contract) throw new Error('there is nothing to claim');
  if (!reached) return { decision: { type: 'claim', seat, says: 'claim' }, because: [fact('claim.unseen', {})] };
  const { paid } = reached.runners;
  const announced = playedContract(rules, contract);
  const cards = orderOf(announced, rules.pack).trumps.slice(0, paid);
  const found =
    announced.row.runnersBy === 'collected' ? fact('claim.collected', { cards }) : fact('claim.runners', { cards });
  return {
    decision: { type: 'claim', seat, says: paid > 0 ? 'claim' : 'leave' },
    because: [paid > 0 ? found : fact('claim.none', {})],
  };
}

// Which ace to call.
import { type Card, rankOf, suitOf, sumPoints } from '../../base/cards.ts';
import { orderOf } from '../../play/order.ts';
import type { SeatView } from '../../round/view.ts';
import type { Plan } from './plans.ts';

/** What is looked at of a plan to choose the card to call. */
export type CallingPlan = Pick<Plan, 'announcement' | 'contract'>;

/** The ace to call: of a short suit, with low cards; the own ten is welcome if it lies alone. */
export function bestCall<P extends CallingPlan>(view: SeatView, plans: readonly P[]): P {
  const calls = plans.filter(({ contract }) => contract.called !== undefined);
  const cost = (plan: P): number => {
    const own = ownOfCalled(view, plan);
    const ten = own.some((card) => rankOf(card) === 'T');
    return 10 * own.length + (ten && own.length > 1 ? 6 : 0) + sumPoints(own) / 10;
  };
  return calls.reduce((best, plan) => (cost(plan) < cost(best) ? plan : best));
}

/** Own cards of the suit of the called card. */
export function ownOfCalled(view: SeatView, { contract }: CallingPlan): readonly Card[] {
  const { called } = contract;
  if (called === undefined) return [];
  const order = orderOf(contract, view.rules.pack);
  return view.dealtHand.filter((card) => order.groupOf(card) === suitOf(called));
}

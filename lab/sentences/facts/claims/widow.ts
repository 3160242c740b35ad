// What facts about the widow claim.
import { suitOf, sumPoints } from '../../../../src/engine/base/cards.ts';
import { orderOf } from '../../../../src/engine/play/order.ts';
import { handOrderContract } from '../../../../src/engine/table/table-rules.ts';
import type { ClaimsOf, Seen } from './seen.ts';

const orderIn = ({ view }: Seen) => orderOf(handOrderContract(view.rules), view.rules.pack);

function counted(seen: Seen): { readonly trumps: number; readonly aces: number } {
  const order = orderIn(seen);
  const trumps = seen.view.hand.filter((card) => order.groupOf(card) === 'trump').length;
  const aces = seen.view.hand.filter((card) => card.endsWith('A') && order.groupOf(card) !== 'trump').length;
  return { trumps, aces };
}

const says = ({ decision }: Seen, answer: 'take' | 'pass'): boolean =>
  decision.type === 'widow' && decision.answer === answer;

const away = ({ decision }: Seen): readonly string[] => (decision.type === 'discard' ? decision.cards : []);

export const WIDOW_CLAIMS: ClaimsOf<'widow'> = {
  'widow.take': (params, seen) => says(seen, 'take') && JSON.stringify(params) === JSON.stringify(counted(seen)),
  'widow.leave': (params, seen) => says(seen, 'pass') && JSON.stringify(params) === JSON.stringify(counted(seen)),
  'widow.void': ({ suit }, seen) =>
    seen.view.hand.every(
      (card) => suitOf(card) !== suit || orderIn(seen).groupOf(card) === 'trump' || away(seen).includes(card),
    ),
  'widow.points': ({ cards, points }, seen) =>
    cards.every((card) => away(seen).includes(card)) && points === sumPoints(cards) && points > 0,
  'widow.nothing': ({ cards }, seen) => cards.every((card) => away(seen).includes(card)) && sumPoints(cards) === 0,
};

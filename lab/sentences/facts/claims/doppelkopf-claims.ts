// What facts about Doppelkopf claim.
import { orderOf } from '../../../../src/engine/play/order.ts';
import { playedContract } from '../../../../src/engine/table/announced-contract.ts';
import type { ClaimsOf } from './seen.ts';

const isShare = (percent: number | undefined, deals: number): boolean =>
  (percent === undefined || (percent >= 0 && percent <= 100)) && deals > 0;

export const DOPPELKOPF_CLAIMS: ClaimsOf<'dok' | 'ansage'> = {
  'dok.expects': ({ tenths, deals }) => Number.isInteger(tenths) && deals > 0,
  // Rounds of older versions tell it; no player does any more.
  'dok.thumb': () => false,
  'ansage.pays': ({ percent, deals }, { view }) => view.ansagen !== undefined && isShare(percent, deals),
  'ansage.trumps': ({ trumps }, { view }) => {
    if (!view.contract) return false;
    const order = orderOf(playedContract(view.rules, view.contract), view.rules.pack);
    return (
      trumps.length > 0 && trumps.every((card) => order.groupOf(card) === 'trump' && view.dealtHand.includes(card))
    );
  },
};

// The exchange of a recorded Hochzeit: who offered which trump, what came back, and the hands before and after.
import { type Card, without } from '../../../src/engine/base/cards.ts';
import type { Contract } from '../../../src/engine/base/contract.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import { type BySeat, bySeat } from '../../../src/engine/base/seats.ts';
import { objectionsToHands } from './check-calls.ts';
import { compare, type Difference, nonsense } from './difference.ts';
import type { HochzeitInput, RoundInput } from './schemas.ts';

/** The field `hochzeit`: null in every other contract. */
export function hochzeitDifferences(
  record: RoundInput,
  contract: Contract,
  hands: BySeat<readonly Card[]>,
): readonly Difference[] {
  const { hochzeit, deck } = record;
  if (contract.row.parties.kind !== 'offered') return compare('hochzeit', hochzeit, null);
  if (!hochzeit) return [];
  const wrong = objectionsToHands(deck, hochzeit.hands_dealt, (seat) => `hochzeit.hands_dealt[${seat}]`);
  if (wrong.length > 0) return wrong;
  return [
    ...compare('hochzeit.acceptor', hochzeit.acceptor, record.contract.declarer),
    ...compare('hochzeit.suitor', hochzeit.suitor, record.contract.partner),
    ...exchangeDifferences(hochzeit, contract, deck),
    ...handDifferences(hochzeit, hands),
  ];
}

/** The suitor gives the only trump; what comes back is no trump (SPEC 3.6). */
function exchangeDifferences(
  { suitor, acceptor, trump, passed, hands_dealt }: HochzeitInput,
  contract: Contract,
  pack: RoundInput['deck'],
): readonly Difference[] {
  const order = orderOf(contract, pack);
  const trumps = (hands_dealt[suitor] ?? []).filter((card) => order.groupOf(card) === 'trump');
  const fits = (hands_dealt[acceptor] ?? []).includes(passed) && order.groupOf(passed) !== 'trump';
  return [
    ...(trumps.length === 1 ? compare('hochzeit.trump', trump, trumps[0]) : [oneTrump(suitor, trumps)]),
    ...(fits ? [] : [nonsense('hochzeit.passed', passed, 'not a plain card of the acceptor')]),
  ];
}

const oneTrump = (suitor: number, trumps: readonly Card[]): Difference =>
  nonsense(`hochzeit.hands_dealt[${suitor}]`, trumps, `${trumps.length} trumps instead of 1`);

function handDifferences(
  { suitor, acceptor, trump, passed, hands_dealt }: HochzeitInput,
  hands: BySeat<readonly Card[]>,
): readonly Difference[] {
  const after = bySeat((seat) => {
    const dealt = hands_dealt[seat] ?? [];
    const now =
      seat === suitor
        ? [...without(dealt, trump), passed]
        : seat === acceptor
          ? [...without(dealt, passed), trump]
          : dealt;
    return [...now].sort();
  });
  return after.flatMap((cards, seat) => compare(`hands[${seat}]`, [...(hands[seat as 0] ?? [])].sort(), cards));
}

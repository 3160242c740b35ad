// What the facts about doubling, laying and claiming runners claim.
import type { FactParams } from '../../../../src/engine/inference/facts.ts';
import { handOrderContract } from '../../../../src/engine/table/table-rules.ts';
import { acesOf, type ClaimsOf, contractIn, isDefender, orderIn, role, same, type Seen, trumpsOf } from './seen.ts';

const isChance = (percent: number, least: number, most: number): boolean =>
  Number.isInteger(percent) && percent >= least && percent <= most;

export const DOUBLINGS_CLAIMS: ClaimsOf<'stoss' | 'retour' | 'legen' | 'lay' | 'double' | 'claim'> = {
  'stoss.trumps': ({ trumps, of, many }, seen) =>
    isDefender(seen) &&
    same(trumps, trumpsOf(seen, contractIn(seen))) &&
    of === orderIn(seen).trumps.length &&
    (many ?? false) === trumps.length / of >= 2 / 7 &&
    seen.decision.type === 'stoss',
  'stoss.pays': ({ percent }, seen) => isDefender(seen) && seen.decision.type === 'stoss' && isChance(percent, 51, 100),
  'stoss.leave': ({ percent }, seen) => isDefender(seen) && isChance(percent, 0, 50),
  'retour.pays': ({ percent }, seen) =>
    !isDefender(seen) && seen.decision.type === 'retour' && isChance(percent, 51, 100),
  'retour.leave': ({ percent }, seen) => !isDefender(seen) && isChance(percent, 0, 50),
  'stoss.aces': ({ aces }, seen) => isDefender(seen) && aces.length > 0 && same(aces, acesOf(seen, contractIn(seen))),
  'stoss.firstLead': (_, seen) => isDefender(seen) && seen.view.seat === seen.view.trick?.leader,
  'legen.strong': (params, seen) => legenClaim(params, seen, 'lay'),
  'legen.weak': (params, seen) => legenClaim(params, seen, 'leave'),
  'lay.strong': ({ trumps }, seen) =>
    seen.decision.type === 'lay' &&
    seen.decision.says === 'lay' &&
    seen.view.tricks[0]?.winner === seen.view.seat &&
    same(trumps, trumpsOf(seen, contractIn(seen))),
  'double.leave': ({ trumps }, seen) =>
    seen.decision.type === 'lay' && seen.decision.says === 'leave' && same(trumps, trumpsOf(seen, contractIn(seen))),
  'claim.runners': ({ cards }, seen) =>
    seen.view.reached?.runners.paid === cards.length && same(cards, orderIn(seen).trumps.slice(0, cards.length)),
  'claim.collected': ({ cards }, { view }) => {
    const declaring = [view.contract?.declarer, view.contract?.revealed?.seat];
    const won = view.tricks.filter(
      ({ winner }) => declaring.includes(winner) === (view.reached?.winner === 'declarer'),
    );
    const obers = won.flatMap((trick) => trick.cards).filter((card) => card.endsWith('O'));
    return view.reached?.runners.paid === cards.length && same(cards, obers.slice(0, cards.length));
  },
  'claim.unseen': (_, { view, decision }) =>
    view.reached === undefined &&
    view.handSizes.some((size) => size > 0) &&
    decision.type === 'claim' &&
    decision.says === 'claim',
  'claim.none': (_, seen) => seen.view.reached?.runners.paid === 0,
  'retour.strong': ({ trumps, top }, seen) =>
    role(seen) === 'declarer' &&
    seen.decision.type === 'retour' &&
    same(trumps, trumpsOf(seen, contractIn(seen))) &&
    orderIn(seen)
      .trumps.slice(0, top)
      .every((card) => trumps.includes(card)),
};

/** Trumps of the lowest contract in the packet that the seat sees, and how many cards that is. */
function legenClaim({ trumps, seen: count }: FactParams['legen.strong'], seen: Seen, says: 'lay' | 'leave'): boolean {
  const { decision, view } = seen;
  return (
    decision.type === 'legen' &&
    decision.says === says &&
    view.hand.length === count &&
    same(trumps, trumpsOf(seen, handOrderContract(view.rules)))
  );
}

// What somebody has shown of his side in a game whose partner is not known yet: the last sign by which a player at the table would go.
import { type Card, pointsOf } from '../../base/cards.ts';
import { calledSuitOf } from '../../base/contract.ts';
import { placeOf, type Seat, seatAt } from '../../base/seats.ts';
import type { Sign } from '../../inference/cause-facts.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { beats, winningIndex } from '../../play/order.ts';
import { isLord } from '../../play/play-rules.ts';
import type { Trick } from '../../play/tricks.ts';
import { playersAt } from '../../table/table-rules.ts';
import { DEAR } from './measures.ts';

/** With whom somebody seems to play, as whoever looks at it has it. */
export type Allegiance = 'own' | 'other';

const OF_PARTNERS: readonly Sign[] = ['ledTrump', 'smeared'];

/** The last thing that a player has shown in a trick or another that speaks for a side; undefined where nothing does. */
export function signFor(know: Knowledge, player: Seat, side: Allegiance): Sign | undefined {
  const { view, role } = know;
  const asPartner = (role === 'declarer') === (side === 'own');
  const tricks: readonly Trick[] = [...view.tricks, ...(view.trick ? [view.trick] : [])];
  return tricks
    .flatMap((trick) => signIn(know, trick, player) ?? [])
    .filter((sign) => OF_PARTNERS.includes(sign) === asPartner)
    .at(-1);
}

/** A trump that a declarer leads without its being an Ober or Unter is for his partner to beat; of a trick that still lies there nobody was robbed yet. */
const isPartnersDuty = ({ order, contract, view }: Knowledge, trick: Trick, held: Card): boolean =>
  trick === view.trick || (order.groupOf(held) === 'trump' && trick.cards[0] === held && !isLord(contract, held));

function signIn(know: Knowledge, trick: Trick, player: Seat): Sign | undefined {
  const { order, contract, declarer, view } = know;
  const players = playersAt(view.rules);
  const at = placeOf(trick, player, players);
  const card = at === undefined ? undefined : trick.cards[at];
  if (at === undefined || card === undefined) return undefined;
  const group = order.groupOf(card);
  if (at === 0) return group === 'trump' ? 'ledTrump' : group === calledSuitOf(contract) ? 'ledCalled' : undefined;
  const before = trick.cards.slice(0, at);
  const best = winningIndex(order, before);
  const [held] = before.slice(best, best + 1);
  if (held === undefined || seatAt(trick, best, players) !== declarer) return undefined;
  if (beats(order, card, held)) return isPartnersDuty(know, trick, held) ? undefined : 'overtook';
  return pointsOf(card) >= DEAR ? 'smeared' : undefined;
}

// Rules of thumb for a card with a double pack: an ace goes first through the suit of which more cards lie with the others.
import { expect, test } from 'vitest';
import { type Card, cardsOfPack } from '../../../src/engine/base/cards.ts';
import { contractOf } from '../../../src/engine/base/contract.ts';
import { type Sight, thumbCard } from '../../../src/engine/bots/double-pack/thumb.ts';
import { builtIn } from '../../../src/engine/contracts/registry.ts';
import { orderOf } from '../../../src/engine/play/order.ts';

const order = orderOf(contractOf(builtIn('dok-normal'), { contract: 'dok-normal' }), 48);

/** A defender who leads and knows nothing of the others. */
const leads = (hand: readonly Card[]): Sight => ({
  ...{ order, seat: 0, hand, legal: hand, led: new Set(), declares: false },
  trick: { leader: 0, cards: [] },
  friend: () => undefined,
});

/** Cards of its suit with the others, if one is held. */
const others = (card: Card): number =>
  cardsOfPack(48).filter((each) => order.groupOf(each) === order.groupOf(card)).length - 1;

test.each(['EA', 'GA'] as const)(
  'of two single aces %s is led, since of hearts, whose tens are trumps, fewer are out',
  (ace) => {
    expect([others('HA'), others(ace)]).toEqual([5, 7]);
    expect([thumbCard(leads(['HA', ace])), thumbCard(leads([ace, 'HA']))]).toEqual([ace, ace]);
  },
);

// The features of a hand, which are counted in bits, against the same in cards.
import { expect, test } from 'vitest';
import { ENDGAME_ROWS } from '../../../lab/prove/selftest/random-endgame.ts';
import { type Card, cardsOfPack, rankOf, suitOf, SUITS } from '../../../src/engine/base/cards.ts';
import { announcementsOf, type Contract, contractOf } from '../../../src/engine/base/contract.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { type Deck, DECKS, handSizeIn, packOf } from '../../../src/engine/bots/bidding/decks.ts';
import { featuresOf } from '../../../src/engine/bots/bidding/features.ts';
import { orderOf } from '../../../src/engine/play/order.ts';

function inCards(contract: Contract, deck: Deck, hand: readonly Card[], leads: 0 | 1): object {
  const order = orderOf(contract, packOf(deck));
  const trumps = order.sort(hand.filter((card) => order.groupOf(card) === 'trump'));
  const foreign = order.trumps.filter((card) => !hand.includes(card));
  const plain = hand.filter((card) => order.groupOf(card) !== 'trump');
  const place = (card: Card): number => order.cardsOf(order.groupOf(card)).indexOf(card);
  const headOf = (card: Card): Card | undefined => order.cardsOf(suitOf(card))[0];
  const seconds = plain.filter((card) => place(card) === 1);
  const underAce = seconds.filter((card) => hand.some((each) => each === headOf(card)));
  const higher = (card: Card): number => foreign.filter((each) => place(each) < place(card)).length;
  const lower = (card: Card): number => foreign.length - higher(card);
  const broken = order.trumps.findIndex((card) => !hand.includes(card));
  let lost = 0;
  for (const card of trumps) if (higher(card) > lost) lost++;
  return {
    trumps: trumps.length / handSizeIn(deck),
    height: foreign.length === 0 ? trumps.length : trumps.reduce((sum, card) => sum + lower(card) / foreign.length, 0),
    top: broken < 0 ? order.trumps.length : broken,
    sureTrumps: trumps.length - lost,
    aces: plain.filter((card) => place(card) === 0).length,
    tensUnderAce: underAce.length,
    looseTens: seconds.length - underAce.length,
    losers: plain.filter((card) => place(card) > 0).length,
    voids: SUITS.filter((suit) => order.cardsOf(suit).length > 0 && !plain.some((card) => suitOf(card) === suit))
      .length,
    trumpPoints: trumps.filter((card) => rankOf(card) === 'A' || rankOf(card) === 'T').length,
    leads,
  };
}

test.each(ENDGAME_ROWS)('of $id, in every deck and for every suit and called card', (row) => {
  const random = randomOf('features', row.id);
  let looked = 0;
  for (const announcement of announcementsOf(row))
    for (const deck of DECKS)
      for (let n = 0; n < 8; n++) {
        const contract = contractOf(row, announcement);
        const hand = shuffled(cardsOfPack(packOf(deck)), random).slice(0, handSizeIn(deck));
        for (const leads of [0, 1, 0] as const)
          expect(featuresOf(contract, deck, hand, leads)).toEqual(inCards(contract, deck, hand, leads));
        looked++;
      }
  expect(looked).toBeGreaterThan(0);
});

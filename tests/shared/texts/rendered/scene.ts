// What a position tells without the tutor: what is higher, out or fallen.
import type { Card, Rank, Suit } from '../../../../src/engine/base/cards.ts';
import { cardsOfPack, rankOf, withoutAll } from '../../../../src/engine/base/cards.ts';
import { announcementsOf, contractOf } from '../../../../src/engine/base/contract.ts';
import type { Order } from '../../../../src/engine/play/order.ts';
import { orderOf } from '../../../../src/engine/play/order.ts';
import { contractIn } from '../../../../src/engine/tutor/reading.ts';
import type { SeatView } from '../../../../src/engine/round/view.ts';
import type { Naming } from '../../../../src/shared/texts/naming.ts';

/** Where a sentence was said; `trick` is the completed trick that it is about. */
export interface Scene {
  readonly view: SeatView;
  readonly trick?: readonly Card[] | undefined;
}

export const orderIn = ({ view }: Scene): Order | undefined => {
  const contract = contractIn(view);
  return contract && orderOf(contract, view.rules.pack);
};

export const fallen = ({ view }: Scene): readonly Card[] => view.tricks.flatMap(({ cards }) => cards);
const onTable = ({ view }: Scene): readonly Card[] => view.trick?.cards ?? [];

/** Cards that are neither in the own hand nor played, each as often as it is out. */
export const out = (scene: Scene): readonly Card[] =>
  withoutAll(cardsOfPack(scene.view.rules.pack), [...scene.view.hand, ...fallen(scene), ...onTable(scene)]);

/** Whether nothing among `others` of the group of the card is higher. */
export function isTopOf(card: Card | undefined, others: readonly Card[], order: Order | undefined): boolean {
  if (!card || !order) return false;
  const group = order.groupOf(card);
  return others.every((other) => order.groupOf(other) !== group || order.strengthOf(other) <= order.strengthOf(card));
}

export const inPlay = (scene: Scene): readonly Card[] => withoutAll(cardsOfPack(scene.view.rules.pack), fallen(scene));

export const isTrumpRank = (rank: Rank, scene: Scene): boolean => {
  const order = orderIn(scene);
  return cardsOfPack(scene.view.rules.pack).every((card) => rankOf(card) !== rank || order?.groupOf(card) === 'trump');
};

/** Whether most cards of its kind lie above it, in every Bettel that the table plays. */
export function isLow(card: Card, { view }: Scene): boolean {
  const rows = view.rules.contracts.filter(({ goal }) => goal.kind === 'noTrick');
  return rows.some((row) => {
    const order = orderOf(contractOf(row, { contract: row.id }), view.rules.pack);
    const group = order.cardsOf(order.groupOf(card));
    return order.groupOf(card) !== 'trump' && group.indexOf(card) > group.length - 1 - group.indexOf(card);
  });
}

/** Contracts of the table by their names that are played alone. */
export const playedAlone = (text: string, { view }: Scene, name: Naming): boolean =>
  view.rules.contracts.every(
    (row) =>
      row.parties.kind === 'alone' || !text.startsWith(name.contract(row.id)) || announcementsOf(row).length === 0,
  );

export const wasLed = (scene: Scene, suit: Suit): boolean => {
  const order = orderIn(scene);
  return scene.view.tricks.some(({ cards: [led] }) => led && order?.groupOf(led) === suit);
};

export const trumpsOut = (scene: Scene): number => {
  const order = orderIn(scene);
  return out(scene).filter((card) => order?.groupOf(card) === 'trump').length;
};

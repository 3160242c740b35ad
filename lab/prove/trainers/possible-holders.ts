// Who can hold the called ace, found by dealing the unseen cards out and replaying every play under the rules.
import { type Card, cardsOfPack } from '../../../src/engine/base/cards.ts';
import { type Random, randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import type { Scene } from '../../../src/engine/teaching/trainers/trainer.ts';
import { plainGroup } from './plain-rules.ts';

const OTHERS: readonly Seat[] = [1, 2, 3];
/** Deals tried for each seat. */
const TRIES = 600;

interface Played {
  readonly seat: Seat;
  readonly card: Card;
  readonly trick: readonly Card[];
}

/** Seats for which a fitting deal was found, and those for which none was. */
export function possibleHolders(scene: Scene): {
  readonly possible: readonly Seat[];
  readonly impossible: readonly Seat[];
} {
  const possible = OTHERS.filter((seat) => fits(scene, seat));
  return { possible, impossible: OTHERS.filter((seat) => !possible.includes(seat)) };
}

const playsIn = ({ tricks = [], trick }: Scene): readonly Played[] =>
  [...tricks, ...(trick ? [trick] : [])].flatMap(({ leader, cards }) =>
    cards.map((card, place) => ({ seat: seatAfter(leader, place, 4), card, trick: cards.slice(0, place) })),
  );

function fits(scene: Scene, holder: Seat): boolean {
  const { contract, hand = [], pack } = scene;
  const called = contract?.announcement.called;
  if (!contract || called === undefined) throw new Error('an ace is called');
  const { announcement, declarer } = contract;
  const group = (card: Card): string => plainGroup(announcement, card);
  const plays = playsIn(scene);
  const gone = new Set([...hand, ...plays.map(({ card }) => card)]);
  const out = cardsOfPack(pack).filter((card) => !gone.has(card) && card !== called);
  const sizeOf = (seat: Seat): number => pack / 4 - plays.filter((each) => each.seat === seat).length;
  const isVoid = (seat: Seat, card: Card): boolean =>
    plays.some(
      (each) =>
        each.seat === seat && each.trick[0] && group(each.trick[0]) === group(card) && group(each.card) !== group(card),
    );
  if (holder === declarer || isVoid(holder, called) || sizeOf(holder) < 1) return false;
  const isForced = (card: Card): boolean => card === 'EO' && announcement.contract.startsWith('muss');
  const random = randomOf('holders', JSON.stringify(scene), holder);
  for (let tries = 0; tries < TRIES; tries++) {
    const hands = new Map<Seat, Card[]>(OTHERS.map((seat) => [seat, seat === holder ? [called] : []]));
    const lacked = suitsLacked(scene, random);
    const byChoice = shuffled(out, random)
      .map((card) => ({
        card,
        able: OTHERS.filter((seat) => !isVoid(seat, card) && !(seat === declarer && lacked.includes(group(card)))),
      }))
      .map(({ card, able }) => ({ card, able: isForced(card) ? able.filter((seat) => seat === declarer) : able }))
      .sort((a, b) => a.able.length - b.able.length)
      .sort((a, b) => Number(group(b.card) === called.charAt(0)) - Number(group(a.card) === called.charAt(0)));
    const placed = byChoice.every(({ card, able }) => {
      const open = able.filter((seat) => (hands.get(seat)?.length ?? 0) < sizeOf(seat));
      // Every other deal gives the holder what he may have needed to lead the suit low.
      const gets = tries % 2 === 1 && group(card) === called.charAt(0) && open.includes(holder);
      const seat = gets ? holder : open[open.length > 0 ? random.below(open.length) : 0];
      if (seat === undefined) return false;
      hands.get(seat)?.push(card);
      return true;
    });
    if (placed && explains(scene, hands, holder, plays)) return true;
  }
  return false;
}

/** Suits that the forced player is dealt without in a try: the one that he lacks, and by chance others, where he said Renonce. */
function suitsLacked({ contract }: Scene, random: Random): readonly string[] {
  if (!contract?.renonce) return [];
  const called = contract.announcement.called?.charAt(0) ?? '';
  return ['E', 'G', 'S'].filter((suit) => suit === called || random.below(2) === 0);
}

/** Whether a forced player may have called so: an ace of a suit that he has if he can, else one that he lacks. */
function mayCall(contract: NonNullable<Scene['contract']>, hand: readonly Card[]): boolean {
  const { announcement, renonce } = contract;
  const has = (suit: string): boolean => hand.some((card) => plainGroup(announcement, card) === suit);
  const callable = ['E', 'G', 'S'].filter((suit) => has(suit) && !hand.includes(`${suit}A` as Card));
  const called = announcement.called?.charAt(0) ?? '';
  return renonce ? callable.length === 0 && !has(called) : callable.includes(called);
}

/** Whether every play by the others was allowed, and the announcement too, with these cards still held. */
function explains(
  { contract }: Scene,
  held: ReadonlyMap<Seat, readonly Card[]>,
  holder: Seat,
  plays: readonly Played[],
): boolean {
  if (!contract?.announcement.called || contract.declarer === undefined) return false;
  const { announcement, declarer } = contract;
  const { called } = announcement;
  const suit = called?.charAt(0);
  const inSuit = (card: Card): boolean => plainGroup(announcement, card) === suit;
  const from = (seat: Seat, index: number): readonly Card[] => [
    ...(held.get(seat) ?? []),
    ...plays.slice(index).flatMap((each) => (each.seat === seat ? [each.card] : [])),
  ];
  const forced = announcement.contract.startsWith('muss');
  if (declarer !== 0 && !(forced ? mayCall(contract, from(declarer, 0)) : from(declarer, 0).some(inSuit))) return false;
  let searched = false;
  return plays.every(({ seat, card, trick }, index) => {
    const ledNow = trick[0] ?? card;
    const before = searched;
    if (trick.length === 3 && inSuit(ledNow)) searched = true;
    if (seat !== holder || before) return true;
    const mine = from(seat, index).filter(inSuit);
    if (trick.length === 0) return !inSuit(card) || card === called || mine.length >= 4;
    if (inSuit(ledNow)) return card === called;
    return card !== called;
  });
}

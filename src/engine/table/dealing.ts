// The deal: cut packets, hands from a pack, and a pack that gives wanted hands (SPEC 2.2).
import { type Card, cardsOfPack, sameCards, withoutAll } from '../base/cards.ts';
import type { Entry, RoundTerms } from './log.ts';
import { cutterOf, forehandOf } from './round.ts';
import { type BySeat, bySeat, type Seat, seatsFrom, seatsOf, stepsBetween } from '../base/seats.ts';
import { gameAt, handSizeAt, hasWidow, playersAt, type TableRules } from './table-rules.ts';

/** The pack after a cut that takes `at` cards off the top and puts them below. */
export const cutAt = (pack: readonly Card[], at: number): readonly Card[] => [...pack.slice(at), ...pack.slice(0, at)];

/** The hands dealt from a cut pack, packet by packet, beginning with forehand. */
export function dealFrom(rules: TableRules, terms: RoundTerms, cut: readonly Card[]): BySeat<readonly Card[]> {
  const first = forehandOf({ rules, terms });
  const players = playersAt(rules);
  const { widow } = gameAt(rules);
  return bySeat((seat) => {
    if (!seatsOf(players).includes(seat)) return [];
    let start = 0;
    return rules.packets.flatMap((size, packet) => {
      if (packet === widow?.afterPacket) start += widow.size;
      const from = start + stepsBetween(first, seat, players) * size;
      start += size * players;
      return cut.slice(from, from + size);
    });
  });
}

/** Cards of a cut pack that are dealt before the widow. */
function beforeWidow(rules: TableRules): number {
  const { widow } = gameAt(rules);
  return playersAt(rules) * rules.packets.slice(0, widow?.afterPacket).reduce((sum, size) => sum + size, 0);
}

/** The widow of a cut pack, in games that have one. */
export function widowFrom(rules: TableRules, cut: readonly Card[]): readonly Card[] | undefined {
  const { widow } = gameAt(rules);
  const from = beforeWidow(rules);
  return widow && cut.slice(from, from + widow.size);
}

/** What is left of a cut pack when the hands are dealt: the same number face down before each player, beginning with forehand. */
export function pilesFrom(
  rules: TableRules,
  terms: RoundTerms,
  cut: readonly Card[],
): BySeat<readonly Card[]> | undefined {
  const { pileSize } = gameAt(rules);
  if (pileSize === undefined) return undefined;
  const first = forehandOf({ rules, terms });
  const players = playersAt(rules);
  const rest = cut.slice(players * handSizeAt(rules));
  return bySeat((seat) => {
    const from = stepsBetween(first, seat, players) * pileSize;
    return seatsOf(players).includes(seat) ? rest.slice(from, from + pileSize) : [];
  });
}

/**
 * Hands that are filled up from the cards, packet by packet beginning with forehand, until each player holds as many as
 * `fullOf` says: nobody receives more of a packet than is missing (SPEC 3.12, 3.13). `given` is held before.
 */
export function filledUpFrom(
  rules: TableRules,
  terms: RoundTerms,
  cards: readonly Card[],
  given: BySeat<readonly Card[]>,
  fullOf: (seat: Seat) => number,
): BySeat<readonly Card[]> {
  const hands: Record<Seat, readonly Card[]> = { ...given };
  let next = 0;
  let due = 0;
  for (const size of rules.packets) {
    due += size;
    for (const seat of seatsFrom(forehandOf({ rules, terms }), playersAt(rules))) {
      const missing = Math.max(0, Math.min(due, fullOf(seat)) - hands[seat].length);
      hands[seat] = [...hands[seat], ...cards.slice(next, next + missing)];
      next += missing;
    }
  }
  return bySeat((seat) => hands[seat]);
}

/** Whether these are the cards of the pack, each as often as it is there. */
export const isWholePack = (rules: TableRules, cards: readonly Card[]): boolean =>
  sameCards(cards, cardsOfPack(rules.pack));

/** The first two entries of a round in which everybody is dealt the given hands; what is left of the pack comes after them, or is the widow. */
export function entriesForHands(
  rules: TableRules,
  terms: RoundTerms,
  hands: BySeat<readonly Card[]>,
  left: readonly Card[] = withoutAll(cardsOfPack(rules.pack), hands.flat()),
): readonly [Entry, Entry] {
  let start = 0;
  const dealt = rules.packets.flatMap((size) => {
    const packet = seatsFrom(forehandOf({ rules, terms }), playersAt(rules)).flatMap((seat) =>
      hands[seat].slice(start, start + size),
    );
    start += size;
    return packet;
  });
  const from = hasWidow(rules) ? beforeWidow(rules) : dealt.length;
  return entriesForPack(rules, terms, [...dealt.slice(0, from), ...left, ...dealt.slice(from)]);
}

/** The first two entries of a round that is dealt from these cards in this order. */
export function entriesForPack(rules: TableRules, terms: RoundTerms, cut: readonly Card[]): readonly [Entry, Entry] {
  const at = rules.cutMin;
  const pack = cutAt(cut, cut.length - at);
  return [
    { type: 'shuffled', pack },
    { type: 'cut', seat: cutterOf({ rules, terms }), at },
  ];
}

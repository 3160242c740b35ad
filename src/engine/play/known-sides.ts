// Who is known to play Re or Kontra, and from what: to everybody, or to a player who sees the own hand besides (SPEC 8).
import type { ReSide } from '../base/ansage-words.ts';
import type { Card, PackSize } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import { type BySeat, bySeat, type Seat, seatAfter, SEATS } from '../base/seats.ts';
import type { Ansage } from './ansagen.ts';
import { orderOf } from './order.ts';
import { OLD_ONE, weddingOutcome } from './re-sides.ts';
import type { CompletedTrick, Trick } from './tricks.ts';

/**
 * From what a side is known: the contract says it; an Old One was played; it was announced; the trick that settled a Hochzeit; the
 * player has no trump left and has played no Old One; the own hand; or what is known of the others leaves nothing else.
 */
export const SIDE_PROOFS = ['contract', 'oldOne', 'ansage', 'wedding', 'noTrump', 'ownHand', 'others'] as const;
export type SideProof = (typeof SIDE_PROOFS)[number];

/** The side of a player, and from what it is known. */
export interface KnownSide {
  readonly side: ReSide;
  readonly by: SideProof;
}

/** Sides that are known; undefined for a seat of which it is not. */
export type KnownSides = BySeat<KnownSide | undefined>;

/** What everybody has seen. */
export interface SidesSeen {
  readonly contract: Contract;
  readonly pack: PackSize;
  readonly declarer?: Seat | undefined;
  readonly ansagen: readonly Ansage[];
  readonly done: readonly CompletedTrick[];
  readonly trick?: Trick | undefined;
}

/** What a player knows besides. */
export interface OwnOldOnes {
  readonly seat: Seat;
  /** Old Ones that the hand was dealt, 0 - 2. */
  readonly dealt: number;
}

/** Cards of a seat in the order in which it played them, each with the card that was led. */
const playedBy = ({ done, trick }: SidesSeen, seat: Seat): readonly { card: Card; led: Card }[] =>
  [...done, ...(trick ? [trick] : [])].flatMap(({ leader, cards }) =>
    cards.flatMap((card, place) => {
      const [led] = cards;
      return led && seatAfter(leader, place, 4) === seat ? [{ card, led }] : [];
    }),
  );

/** How many Old Ones a seat was dealt at least and at most, as far as its cards and announcements tell. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

function boundsOf(seen: SidesSeen, seat: Seat, own: OwnOldOnes | undefined): Bounds {
  if (own?.seat === seat) return { least: own.dealt, most: own.dealt };
  const played = playedBy(seen, seat);
  const fell = played.filter(({ card }) => card === OLD_ONE).length;
  const said = seen.ansagen.find((each) => each.seat === seat)?.side;
  if (said === 'kontra') return { least: 0, most: 0 };
  const order = orderOf(seen.contract, seen.pack);
  const isVoid = played.some(({ card, led }) => order.groupOf(led) === 'trump' && order.groupOf(card) !== 'trump');
  return { least: Math.max(fell, said === 're' ? 1 : 0), most: isVoid ? fell : 2 };
}

/** All ways in which two Old Ones may have been dealt: how many to each seat. */
const DEALS: readonly BySeat<number>[] = SEATS.flatMap((a) =>
  SEATS.filter((b) => b >= a).map((b) => bySeat((seat) => Number(seat === a) + Number(seat === b))),
);

const PLAY_TOGETHER = 'oldOnes';

/** The sides that somebody can know. */
export function knownSides(seen: SidesSeen, own?: OwnOldOnes): KnownSides {
  const { parties } = seen.contract.row;
  if (parties.kind === PLAY_TOGETHER) return byOldOnes(seen, own);
  const { declarer } = seen;
  if (parties.kind === 'firstForeignTrick') return byWedding(seen, declarer);
  return bySeat((seat) => ({ side: seat === declarer ? 're' : 'kontra', by: 'contract' }));
}

function byWedding(seen: SidesSeen, suitor: Seat | undefined): KnownSides {
  const settled = weddingOutcome(seen);
  return bySeat((seat) => {
    if (seat === suitor) return { side: 're', by: 'contract' };
    return settled && { side: seat === settled.partner ? 're' : 'kontra', by: 'wedding' };
  });
}

/** The ways in which the Old Ones may have been dealt, by all that somebody knows: how many to each seat, 0 - 2. */
export function oldOneDeals(seen: SidesSeen, own?: OwnOldOnes): readonly BySeat<number>[] {
  const bounds = bySeat((seat) => boundsOf(seen, seat, own));
  return DEALS.filter((deal) =>
    SEATS.every((seat) => deal[seat] >= bounds[seat].least && deal[seat] <= bounds[seat].most),
  );
}

function byOldOnes(seen: SidesSeen, own: OwnOldOnes | undefined): KnownSides {
  const possible = oldOneDeals(seen, own);
  return bySeat((seat) => {
    const re = possible.some((deal) => deal[seat] > 0);
    const kontra = possible.some((deal) => deal[seat] === 0);
    return re === kontra ? undefined : { side: re ? 're' : 'kontra', by: proofOf(seen, seat, own) };
  });
}

/** The plainest thing that tells a side which is known. */
function proofOf(seen: SidesSeen, seat: Seat, own: OwnOldOnes | undefined): SideProof {
  if (own?.seat === seat) return 'ownHand';
  if (playedBy(seen, seat).some(({ card }) => card === OLD_ONE)) return 'oldOne';
  if (seen.ansagen.some((each) => each.seat === seat)) return 'ansage';
  return boundsOf(seen, seat, undefined).most === 0 ? 'noTrump' : 'others';
}

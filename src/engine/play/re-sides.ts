// Who is Re in Doppelkopf: by contract, by the Old Ones, or by the trick that settles a Hochzeit (SPEC 8).
import type { ReSide } from '../base/ansage-words.ts';
import type { Card } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import { type BySeat, type Seat, SEATS } from '../base/seats.ts';

import type { CompletedTrick } from './tricks.ts';

/** The Ober of Acorns: two of them are in the pack, and who holds them plays Re. */
export const OLD_ONE: Card = 'EO';

export interface ReSides {
  /** Who plays Re, in the order of seats. */
  readonly re: readonly Seat[];
  /** Set if that is one player only: a solo, a silent one, or a suitor whom nobody has joined. */
  readonly alone?: Seat;
}

/** What tells the sides: the contract, who plays it if that is known to all, the hands as dealt, the tricks so far. */
export interface SideFacts {
  readonly contract: Contract;
  readonly declarer?: Seat | undefined;
  readonly dealt: BySeat<readonly Card[]>;
  readonly done: readonly CompletedTrick[];
}

const sidesOf = (re: readonly Seat[]): ReSides => {
  const [first, second] = re;
  return { re, ...(first !== undefined && second === undefined && { alone: first }) };
};

/** How a Hochzeit has been settled: in which trick, from 1, and with whom; nobody where the suitor plays alone. */
export interface WeddingOutcome {
  readonly trick: number;
  readonly partner?: Seat;
}

/** How a Hochzeit has been settled; undefined as long as it is not, or if it is none. */
export function weddingOutcome({
  contract,
  declarer,
  done,
}: Pick<SideFacts, 'contract' | 'declarer' | 'done'>): WeddingOutcome | undefined {
  const { parties } = contract.row;
  if (parties.kind !== 'firstForeignTrick' || declarer === undefined) return undefined;
  const within = done.slice(0, parties.within);
  const at = within.findIndex(({ winner }) => winner !== declarer);
  const partner = within[at]?.winner;
  if (partner !== undefined) return { trick: at + 1, partner };
  return done.length >= parties.within ? { trick: parties.within } : undefined;
}

/** The sides; undefined as long as a Hochzeit is not settled. */
export function reSidesOf(facts: SideFacts): ReSides | undefined {
  const { contract, declarer, dealt } = facts;
  if (contract.row.parties.kind === 'oldOnes') return sidesOf(SEATS.filter((seat) => dealt[seat].includes(OLD_ONE)));
  if (declarer === undefined) return undefined;
  if (contract.row.parties.kind === 'alone') return sidesOf([declarer]);
  const settled = weddingOutcome(facts);
  if (!settled) return undefined;
  const { partner } = settled;
  return sidesOf(SEATS.filter((seat) => seat === declarer || seat === partner));
}

export const sideIn = ({ re }: ReSides, seat: Seat): ReSide => (re.includes(seat) ? 're' : 'kontra');

/** By how many tricks all limits for announcing are later; undefined as long as a Hochzeit is not settled. */
export function limitShift(facts: Pick<SideFacts, 'contract' | 'declarer' | 'done'>): number | undefined {
  if (facts.contract.row.parties.kind !== 'firstForeignTrick') return 0;
  const settled = weddingOutcome(facts);
  return settled && settled.trick - 1;
}

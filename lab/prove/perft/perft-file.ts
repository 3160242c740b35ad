// Perft files: deals chosen for their trap, with the numbers that every counting must give.
import {
  type Card,
  cardsOfPack,
  handSizeOf,
  isCard,
  SINGLE_PACKS,
  type SinglePack,
  type Suit,
  SUITS,
} from '../../../src/engine/base/cards.ts';
import {
  type Announcement,
  announcementsOf,
  type Contract,
  contractOf,
  sameAnnouncement,
} from '../../../src/engine/base/contract.ts';
import { bySeat, isSeat, PLAYER_NUMBERS, type Seat } from '../../../src/engine/base/seats.ts';
import { pureRules, rowOf } from '../../../src/engine/table/table-rules.ts';
import type { PerftDeal } from './count.ts';

export interface PerftCase {
  readonly id: string;
  readonly deal: PerftDeal;
  /** Number of sequences by number of cards, beginning with 1. */
  readonly counts: readonly number[];
}

/**
 * Reads blocks separated by empty lines; `#` begins a comment. A block has the lines
 * `id NAME`, `contract ROW [SUIT | CARD]`, `pack N`, `leader SEAT`, for each player `hand CARDS` (from seat 0 on),
 * and `perft COUNT COUNT ...` for 1, 2, ... cards. Throws with the id of the block that does not fit.
 */
export function parsePerft(text: string): readonly PerftCase[] {
  const blocks = text.replace(/#.*$/gm, '').split(/\n\s*\n/);
  return blocks.filter((block) => block.trim() !== '').map(parseBlock);
}

function parseBlock(block: string): PerftCase {
  const lines = block.split('\n').flatMap((line) => (line.trim() ? [line.trim().split(/\s+/)] : []));
  const valuesOf = (key: string): readonly string[] => lines.find(([name]) => name === key)?.slice(1) ?? [];
  const id = valuesOf('id').join(' ');
  const wrong = (what: string): Error => new Error(`perft ${id || block.slice(0, 40)}: ${what}`);
  const pack = Number(valuesOf('pack')[0]) as SinglePack;
  const leader = Number(valuesOf('leader')[0]) as Seat;
  if (!SINGLE_PACKS.includes(pack)) throw wrong('no such pack');
  if (!isSeat(leader)) throw wrong('no such leader');
  const hands = lines.filter(([key]) => key === 'hand').map(([, ...hand]) => hand.filter(isCard));
  const all = new Set(hands.flat().filter((card) => cardsOfPack(pack).includes(card)));
  const players = PLAYER_NUMBERS.find((number) => number === hands.length);
  if (!players || all.size !== pack || hands.some((hand) => hand.length !== handSizeOf(pack, players)))
    throw wrong('not all hands of a pack');
  if (leader >= players) throw wrong('nobody sits where the leader is');
  const contract = parseContract(valuesOf('contract'), pack);
  if (!contract) throw wrong('no such contract');
  const counts = valuesOf('perft').map(Number);
  if (counts.length === 0 || counts.some((count) => !Number.isSafeInteger(count))) throw wrong('bad counts');
  return { id, deal: { contract, pack, players, leader, hands: bySeat((seat) => hands[seat] ?? []) }, counts };
}

function parseContract([id = '', choice]: readonly string[], pack: SinglePack): Contract | undefined {
  const row = rowOf(pureRules(pack), id);
  const announcement: Announcement = {
    contract: id,
    ...(SUITS.includes(choice as Suit) && { trump: choice as Suit }),
    ...(isCard(choice) && { called: choice satisfies Card }),
  };
  const fits = row && announcementsOf(row).some((each) => sameAnnouncement(each, announcement));
  return fits ? contractOf(row, announcement) : undefined;
}

// What the library knows of a round without opening its file again: its line, and what statistics need of it.
import type { Round } from '../../engine/table/round.ts';
import type { Judged, LibraryItem } from '../../shared/calls/library-calls.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import { type CountedHand, countedHand } from './hand-statistics.ts';
import { libraryItem } from './library-item.ts';
import { roundDeal } from './round-deal.ts';
import { type RoundFacts, roundFacts } from './round-facts.ts';
import type { ReviewFigures } from './statistics.ts';

export interface RoundEntry {
  readonly item: LibraryItem;
  /** Of rounds that count for the player. */
  readonly facts?: RoundFacts;
  /** The player's hand in a round of his own, if chance alone has dealt it. */
  readonly hand?: CountedHand;
  /** What the commentary says of the player's decisions, once it is whole. */
  readonly own?: ReviewFigures;
}

/** What is known of how well the player played; figures only from a whole commentary. */
export interface JudgedRound {
  readonly judged: Judged;
  readonly own?: ReviewFigures;
}

/** The entry of a finished round that lies in the library under this id. */
export function roundEntry(id: string, file: RoundFile, round: Round): RoundEntry {
  const facts = roundFacts(id, file, round);
  const deal = roundDeal(file, round);
  const hand = deal && !deal.arranged ? countedHand(deal) : undefined;
  return { item: libraryItem(id, file, round), ...(facts && { facts }), ...(hand && { hand }) };
}

/** An entry with what is now known of how well the player played. */
export function withJudged(
  { item: before, own: _own, ...entry }: RoundEntry,
  now: JudgedRound | undefined,
): RoundEntry {
  const { judged: _judged, ...item } = before;
  return { ...entry, item: { ...item, ...(now && { judged: now.judged }) }, ...(now?.own && { own: now.own }) };
}

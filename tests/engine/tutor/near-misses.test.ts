// Ideas that are not said: each position lacks just the one thing that would make the idea true, beside one that has it.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/engine/base/cards.ts';
import type { FactId } from '../../../src/engine/inference/facts.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { reasonsOf } from '../../../src/engine/tutor/ideas/ideas.ts';
import { type Position, viewAt } from '../../../lab/support/bots/support.ts';

const solo = { contract: 'solo', trump: 'E' } as const;
const rufer = { contract: 'rufer', called: 'GA' } as const;

interface Pair {
  readonly idea: FactId;
  readonly card: Card;
  /** What the position lacks. */
  readonly lacks: string;
  readonly said: Position;
  readonly not: Position;
}

const PAIRS: readonly Pair[] = [
  {
    idea: 'lead.keepHigh',
    card: 'E7',
    lacks: 'the highest trump is with somebody else',
    said: { declarer: 0, announcement: rufer, seat: 0, hand: 'EO HU H7 E7 EK SK S9 G8' },
    not: { declarer: 0, announcement: rufer, seat: 0, hand: 'GO HU H7 E7 EK SK S9 G8' },
  },
  {
    idea: 'lead.keepDear',
    card: 'H8',
    lacks: 'the other trump counts no more',
    said: { declarer: 1, announcement: rufer, seat: 0, hand: 'HT H8 E7 EK SK S9 S8 G8' },
    not: { declarer: 1, announcement: rufer, seat: 0, hand: 'H9 H8 E7 EK SK S9 S8 G8' },
  },
  {
    idea: 'follow.nowOrNever',
    card: 'ST',
    lacks: 'four cards of the suit are out, so that it may be led once more',
    said: { declarer: 3, announcement: rufer, seat: 1, hand: 'ST SK S8 S7 EK E9 G8 H7', plays: 'S9' },
    not: { declarer: 3, announcement: rufer, seat: 1, hand: 'ST E7 E8 ET EK E9 G8 H7', plays: 'S9' },
  },
  {
    idea: 'follow.forceHigh',
    card: 'EU',
    lacks: 'the declarer plays last, and not next',
    said: { declarer: 2, announcement: rufer, seat: 1, hand: 'EU H9 EK E9 SK S9 S8 G8', plays: 'H8' },
    not: { declarer: 3, announcement: rufer, seat: 1, hand: 'EU H9 EK E9 SK S9 S8 G8', plays: 'H8' },
  },
  {
    idea: 'discard.alone',
    card: 'G9',
    lacks: 'a trump is in hand, with which the suit can be ruffed later',
    said: { declarer: 3, announcement: solo, seat: 1, hand: 'HA HT HK G9 S7 S8 SK ST', plays: 'E8' },
    not: { declarer: 3, announcement: { contract: 'wenz' }, seat: 1, hand: 'HU HT HK G9 S7 S8 SK ST', plays: 'E8' },
  },
  {
    idea: 'lead.longWay',
    card: 'GA',
    lacks: 'the declarer sits in the middle, and not last',
    said: { declarer: 3, announcement: solo, seat: 0, hand: 'HU E7 GA SK S9 S8 HT H7' },
    not: { declarer: 2, announcement: solo, seat: 0, hand: 'HU E7 GA SK S9 S8 HT H7' },
  },
  {
    idea: 'lead.longWay',
    card: 'GK',
    lacks: 'the suit is not short: three cards',
    said: { declarer: 3, announcement: solo, seat: 0, hand: 'HU E7 GK G9 S9 S8 HT H7' },
    not: { declarer: 3, announcement: solo, seat: 0, hand: 'HU E7 GK G9 G8 S8 HT H7' },
  },
  {
    idea: 'lead.shortWay',
    card: 'SK',
    lacks: 'the suit is not long: two cards',
    said: { declarer: 1, announcement: solo, seat: 0, hand: 'HU E7 GK G9 SK S9 S8 HT' },
    not: { declarer: 1, announcement: solo, seat: 0, hand: 'HU E7 GK G9 G8 SK S9 HT' },
  },
  {
    idea: 'lead.keepPoints',
    card: 'E7',
    lacks: 'what stays at home is a King, and no ten',
    said: { declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 E7 ET EK S9 S8 S7' },
    not: { declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 E7 EK E9 SK S8 S7' },
  },
  {
    idea: 'lead.runs',
    card: 'SA',
    lacks: 'four cards of the suit are out for three players, and not five',
    said: { declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 H7 E7 ET EK SA G8' },
    not: { declarer: 1, announcement: rufer, seat: 0, hand: 'HU H9 H7 E7 ET EK SA S9' },
  },
  {
    idea: 'lead.returnSuit',
    card: 'G9',
    lacks: 'it was led by the seat itself',
    said: {
      declarer: 3,
      announcement: solo,
      seat: 1,
      hand: 'GA G9 G8 HT HK H9 H8 S9',
      plays: 'G7 GA GT GK',
    },
    not: {
      declarer: 3,
      announcement: solo,
      seat: 0,
      hand: 'GA G9 G8 HT HK H9 H8 S9',
      plays: 'GA G7 GT GK',
    },
  },
  {
    idea: 'follow.keepTop',
    card: 'GK',
    lacks: 'two cards of the suit are out, which leave its ace no trick',
    said: {
      declarer: 0,
      announcement: solo,
      seat: 3,
      hand: 'HA H8 GT GK G9 G8 G7 E7',
      plays: 'S9 SA S8',
    },
    not: {
      declarer: 0,
      announcement: solo,
      seat: 3,
      hand: 'HA HK H9 H8 GK G9 G8 G7',
      plays: 'S9 SA S8',
    },
  },
  {
    idea: 'follow.savePoints',
    card: 'E9',
    lacks: 'the declarer, who is the partner, is still to play',
    said: { declarer: 2, announcement: rufer, seat: 3, hand: 'GA G8 ET E9 HU H9 S8 S7', plays: 'EA E7 E8' },
    not: { declarer: 3, announcement: rufer, seat: 1, hand: 'GA G8 ET E9 HU H9 S8 S7', plays: 'EA' },
  },
  {
    idea: 'follow.keepEntry',
    card: 'HU',
    lacks: 'one card of a suit runs, and not two',
    said: {
      pack: 24,
      declarer: 2,
      announcement: { contract: 'wenz' },
      seat: 2,
      hand: 'EU HU GA HA HT ST',
      plays: 'SO SA ST SK ET',
    },
    not: {
      pack: 24,
      declarer: 2,
      announcement: { contract: 'wenz' },
      seat: 2,
      hand: 'EU HU GA HA HK ST',
      plays: 'SO SA ST SK ET',
    },
  },
  {
    idea: 'discard.shortSuit',
    card: 'G8',
    lacks: 'the suit is not short: three cards',
    said: { declarer: 0, announcement: solo, seat: 3, hand: 'GK G8 HT HK H9 H8 H7 E7', plays: 'S9 SA S8' },
    not: { declarer: 0, announcement: solo, seat: 3, hand: 'GK G9 G8 HK H9 H8 H7 E7', plays: 'S9 SA S8' },
  },
];

const ideasAt = (at: Position, card: Card): readonly FactId[] =>
  reasonsOf(knowledgeOf(viewAt(at)), card).map(({ id }) => id);

describe.each(PAIRS)('$idea of $card', ({ idea, card, lacks, said, not }) => {
  test('is said where it is true', () => {
    expect(ideasAt(said, card)).toContain(idea);
  });

  test(`is not said where ${lacks}`, () => {
    expect(ideasAt(not, card)).not.toContain(idea);
  });
});

// What several hands hold together, against all deals of few cards, one by one.
import { describe, expect, it } from 'vitest';
import { type Card, suitOf } from '../../../src/engine/base/cards.ts';
import { type BySeat, type Seat, withSeat } from '../../../src/engine/base/seats.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { viewAt } from '../../../lab/support/bots/support.ts';
import { type Holding, jointChance, type JointInput } from '../../../src/engine/inference/joint-chances.ts';

const cards = (text: string): readonly Card[] => text.split(' ') as Card[];

interface Deal {
  readonly owners: readonly (readonly [card: Card, seat: Seat])[];
  readonly weight: number;
}

/** Every way to give the cards to hands that may hold them, with the product of the weights. */
function* dealsOf(input: JointInput, at = 0, sizes: BySeat<number> = input.sizes): Generator<Deal> {
  const card = input.out[at];
  if (card === undefined) {
    yield { owners: [], weight: 1 };
    return;
  }
  for (const seat of input.holders.get(card) ?? [])
    if (sizes[seat] > 0)
      for (const { owners, weight } of dealsOf(input, at + 1, withSeat(sizes, seat, sizes[seat] - 1)))
        yield { owners: [[card, seat], ...owners], weight: weight * input.weightOf(seat, card) };
}

const holds = ({ owners }: Deal, { seat, group }: Holding): boolean =>
  owners.some(([card, owner]) => owner === seat && suitOf(card) === group);

function byEveryDeal(
  input: JointInput,
  asked: readonly Holding[],
  happens: (has: readonly boolean[]) => boolean,
): number {
  let [all, found] = [0, 0];
  for (const deal of dealsOf(input)) {
    if (input.sure && !holds(deal, input.sure)) continue;
    all += deal.weight;
    if (happens(asked.map((each) => holds(deal, each)))) found += deal.weight;
  }
  return found / all;
}

const OTHERS: readonly Seat[] = [0, 1, 2];

interface Case {
  readonly name: string;
  readonly out: string;
  readonly sizes: BySeat<number>;
  /** Cards that not everybody may hold. */
  readonly heldBy?: Readonly<Record<string, readonly Seat[]>>;
  readonly heavier?: Seat;
  readonly sure?: Holding;
}

const CASES: readonly Case[] = [
  { name: 'three hands of two', out: 'ST SK S9 HT GU HU', sizes: [2, 2, 2, 0] },
  { name: 'a caller who must follow', out: 'ST SK S9 HT GU HU', sizes: [2, 2, 2, 0], sure: { seat: 1, group: 'S' } },
  {
    name: 'a hand that lacks a suit',
    out: 'ST SK S9 HT GK E7 E8',
    sizes: [3, 2, 2, 0],
    heldBy: { E7: [0, 2], E8: [0, 2] },
  },
  { name: 'a hand in which trumps weigh more', out: 'ST SK S9 HT HK H9 E7 E8', sizes: [2, 3, 3, 0], heavier: 1 },
  {
    name: 'two hands',
    out: 'ST SK H9 HT',
    sizes: [1, 0, 3, 0],
    heldBy: { ST: [0, 2], SK: [2], H9: [0, 2], HT: [0, 2] },
  },
];

const inputOf = ({ out, sizes, heldBy = {}, heavier, sure }: Case): JointInput => ({
  out: cards(out),
  groupOf: suitOf,
  holders: new Map(cards(out).map((card) => [card, heldBy[card] ?? OTHERS])),
  sizes,
  weightOf: (seat, card) => (seat === heavier && suitOf(card) === 'H' ? 1.7 : 1),
  sure,
});

describe('what several hands hold together', () => {
  for (const each of CASES)
    it(`is counted as over all deals: ${each.name}`, () => {
      const input = inputOf(each);
      const follow = OTHERS.map((seat) => ({ seat, group: 'S' as const }));
      const all = (has: readonly boolean[]): boolean => follow.every((_, at) => has[at]);
      expect(jointChance(input, follow, all)).toBeCloseTo(byEveryDeal(input, follow, all), 10);
      const both = OTHERS.flatMap((seat) => [
        { seat, group: 'S' as const },
        { seat, group: 'H' as const },
      ]);
      const ruffs = (has: readonly boolean[]): boolean => OTHERS.some((_, at) => !has[2 * at] && has[2 * at + 1]);
      expect(jointChance(input, both, ruffs)).toBeCloseTo(byEveryDeal(input, both, ruffs), 10);
    });

  it('is less often so than the hands one by one say', () => {
    const input = inputOf({ name: '', out: 'ST SK S9 HT GU HU', sizes: [2, 2, 2, 0] });
    const follow = OTHERS.map((seat) => ({ seat, group: 'S' as const }));
    const [first = 0] = follow.slice(0, 1).map((one) => jointChance(input, [one], ([has]) => has === true));
    expect(first).toBeCloseTo(0.8, 10);
    expect(jointChance(input, follow, (has) => has.every(Boolean))).toBeCloseTo(48 / 120, 10);
  });
});

it('is told to a declarer too, who holds a card of the called suit himself', () => {
  const rufer = { contract: 'rufer', called: 'SA' } as const;
  const know = knowledgeOf(viewAt({ declarer: 0, announcement: rufer, seat: 0, hand: 'EO SO HT HK H8 E9 E7 ST' }));
  expect(know.chances.allHold([1, 2], 'G')).toBeGreaterThan(0.5);
});

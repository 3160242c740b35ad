// A Stoss or Retour that was not given is spoken of once the chance has passed, and only where it would clearly have paid.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/engine/base/cards.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import type { PlayingRound } from '../../../../src/engine/table/round.ts';
import { bySeat, type Seat } from '../../../../src/engine/base/seats.ts';
import type { Outlook } from '../../../../src/engine/tutor/review/review.ts';
import { legalDecisions } from '../../../../src/engine/round/step.ts';
import type { AdviceThink } from '../../../../src/engine/tutor/advice/advice.ts';
import { missedDoublings } from '../../../../src/engine/tutor/review/missed-doubling.ts';
import type { Remark, RemarkParams } from '../../../../src/engine/tutor/review/review-remarks.ts';
import { JUDGING } from '../../../../lab/support/tutor/glance.ts';
import { after, type Position, roundAt } from '../../../../lab/support/bots/support.ts';

const think = (): AdviceThink => ({ random: randomOf('missed'), effort: JUDGING });

/** A defender who leads and can hardly lose against a Solo in Acorns, before and after his first card. */
const STRONG: Position = {
  declarer: 2,
  announcement: { contract: 'solo', trump: 'E' },
  seat: 0,
  hand: 'EO GO HO SO EU GA HA SA',
};
const WEAK: Position = { ...STRONG, hand: 'G9 G8 G7 H9 H8 H7 S8 S7' };

/** The round after the card that is led, and after the second one, whatever it is. */
function window(position: Position, led: Card): readonly [PlayingRound, PlayingRound] {
  const first = after(roundAt(position), { type: 'play', seat: 0, card: led });
  const second = legalDecisions(first, 1).find(({ type }) => type === 'play');
  if (!second || first.phase !== 'playing') throw new Error('no second card');
  const closed = after(first, second);
  if (closed.phase !== 'playing') throw new Error(closed.phase);
  return [first, closed];
}

const saidOf = (seat: Seat, remarks: readonly Remark[]): readonly Remark[] =>
  remarks.filter(({ params }) => 'seat' in params && params.seat === seat);

function missedIn([first]: readonly Remark[]): RemarkParams['J.NOT_DOUBLED'] {
  if (first?.id !== 'J.NOT_DOUBLED') throw new Error('nothing was missed');
  return first.params;
}

/** What everybody thinks of the declaring side's chance. */
const outlook = (chance: number): Outlook => ({ chance: bySeat(() => chance), open: 0 });

describe('a Stoss that was not given', () => {
  test('is told without a chance where that of the cards is another one, and not at all where they say that the side loses', () => {
    const [open, closed] = window(STRONG, 'EO');
    const { chance = NaN } = missedIn(saidOf(0, missedDoublings(open, closed, think())));
    const beside = (declarers: number): readonly Remark[] =>
      saidOf(0, missedDoublings(open, closed, think(), outlook(declarers)));
    expect(missedIn(beside(1 - chance)).chance).toBe(chance);
    expect(missedIn(beside(0.46)).chance).toBeUndefined();
    expect(beside(0.6)).toEqual([]);
  });

  test('is spoken of when it was as good as sure to pay', () => {
    const [open, closed] = window(STRONG, 'EO');
    const said = saidOf(0, missedDoublings(open, closed, think()));
    expect(said).toMatchObject([{ id: 'J.NOT_DOUBLED', params: { seat: 0, give: 'stoss' } }]);
    const { cents, chance } = missedIn(said);
    expect(cents).toBeGreaterThan(10);
    expect(chance).toBeGreaterThan(0.6);
  });

  test('is passed over with a weak hand, while it can still be given, and once one was given', () => {
    const [weakOpen, weakClosed] = window(WEAK, 'S7');
    expect(saidOf(0, missedDoublings(weakOpen, weakClosed, think()))).toEqual([]);
    const [open, closed] = window(STRONG, 'EO');
    expect(missedDoublings(roundAt(STRONG), open, think())).toEqual([]);
    expect(missedDoublings(closed, closed, think())).toEqual([]);
    const given = after(open, { type: 'stoss', seat: 0 });
    const next = legalDecisions(given, 1).find(({ type }) => type === 'play');
    if (!next) throw new Error('no second card');
    const told = missedDoublings(given, after(given, next), think());
    expect(told.filter(({ params }) => 'give' in params && params.give === 'stoss')).toEqual([]);
  });
});

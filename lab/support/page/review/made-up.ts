// Made-up commentary for tests of the replay: a mistake with a card, one with a call, and steps without fault.
import type { Card } from '../../../../src/engine/base/cards.ts';
import { bySeat, type Seat } from '../../../../src/engine/base/seats.ts';
import type { Alternative, ReviewOverview, StepReview } from '../../../../src/shared/calls/review-calls.ts';

export const NO_LOSS = { cents: 0, points: 0, chance: 0 };
export const LOSS = { cents: 12, points: 4, chance: 0.08 };

export const OVERVIEW: ReviewOverview = {
  progress: { state: 'done', done: 4, total: 4 },
  steps: [
    {
      frame: 1,
      seat: 0,
      decision: { type: 'call', seat: 0, call: 'weiter' },
      grade: 'blunder',
      loss: LOSS,
    },
    {
      frame: 3,
      seat: 3,
      decision: { type: 'play', seat: 3, card: 'GK' },
      grade: 'best',
      loss: NO_LOSS,
    },
    {
      frame: 4,
      seat: 0,
      decision: { type: 'play', seat: 0, card: 'HU' },
      grade: 'mistake',
      loss: LOSS,
    },
    {
      frame: 5,
      seat: 1,
      decision: { type: 'play', seat: 1, card: 'G9' },
      grade: 'unsure',
      loss: NO_LOSS,
    },
  ],
  course: [
    { frame: 2, chance: 0.5, open: 1 },
    { frame: 3, chance: 0.64, open: 1 },
    { frame: 4, chance: 0.3, open: 0 },
    { frame: 5, chance: 0.3, open: 0 },
  ],
  keyMoments: [4, 1],
  own: { accuracy: 99.7 },
  summary: {
    seats: bySeat((seat) => ({
      ...(seat !== 2 && { accuracy: 99.7 - seat }),
      grades: { best: 3, inaccuracy: 0, mistake: seat === 0 ? 1 : 0, blunder: seat === 0 ? 1 : 0, unsure: 1 },
      loss: seat === 0 ? { cents: 24, points: 8, chance: 1.2 } : NO_LOSS,
      luck: -5,
      balance: seat === 0 ? -20 : 0,
    })),
    verdict: [
      { id: 'V.NO_CHOICE', params: { seat: 2 } },
      { id: 'V.MISTAKES', params: { seat: 0, mistakes: 2, inaccuracies: 0, cents: 24 } },
    ],
    story: [
      { remark: { id: 'T.PLAN', params: { plan: 'helpCaller' } } },
      {
        remark: {
          id: 'T.IDEA',
          params: {
            decision: { type: 'play', seat: 0, card: 'GT' },
            better: { type: 'play', seat: 0, card: 'GK' },
            trick: 1,
          },
        },
        fact: { id: 'follow.cheapest', params: { card: 'GK', kept: ['GT'] } },
        lesson: 17,
      },
    ],
  },
  mistakes: [1, 4],
  limits: { inaccuracy: 0.025, mistake: 0.06, blunder: 0.14 },
};

const alternative = (decision: Alternative['decision'], place: number, all: readonly unknown[]): Alternative => ({
  decision,
  grade: place < all.length - 1 ? 'best' : 'mistake',
  judged: { decision, cents: 20 - 6 * place, chance: 0.64 - 0.1 * place, points: 66, error: 0 },
  loss: place < all.length - 1 ? NO_LOSS : LOSS,
  open: { decision, cents: 10, chance: 1, error: 0 },
});

const stepOf = (frame: number, seat: Seat, decisions: readonly [...Alternative['decision'][]]): StepReview => {
  const alternatives = decisions.map(alternative);
  const taken = decisions.at(-1);
  if (!taken || taken.type === 'leave') throw new Error('nothing taken');
  const advice = {
    basis: 'yourView' as const,
    seat,
    ranked: alternatives.map(({ judged }) => judged),
    stake: 20,
    worlds: { of: 'all' as const, count: 12 },
    facts: [],
  };
  return {
    frame,
    review: {
      entry: frame + 1,
      seat,
      decision: taken,
      advice,
      open: { ...advice, basis: 'openCards' },
      grade: 'mistake',
      loss: LOSS,
      luck: 0,
      remarks: [{ id: 'H.NO_HARM', params: { decision: taken } }],
      facts: [],
    },
    alternatives,
    hand: taken.type === 'play' ? ['GA', 'GT', 'HU'].map((card) => handCard(card as Card)) : [],
  };
};

const handCard = (card: Card) => ({ card, group: 'G' as const, playable: true });
const plays = (seat: Seat, ...cards: readonly Card[]) => cards.map((card) => ({ type: 'play', seat, card }) as const);

/** Ace and ten are equally good, the Unter was played. */
export const CARD_MISTAKE = stepOf(4, 0, plays(0, 'GA', 'GT', 'HU'));
export const CALL_MISTAKE = stepOf(1, 0, [
  { type: 'call', seat: 0, call: 'spiele' },
  { type: 'call', seat: 0, call: 'weiter' },
]);

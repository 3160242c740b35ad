// Claims of the rest, held to a plain search over every deal that the claimer must think possible and every card of the others.
import { expect, test } from 'vitest';
import type { Card } from '../../../src/engine/base/cards.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { type BySeat, bySeat, type Seat, withSeat } from '../../../src/engine/base/seats.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { consistentDeals } from '../../../src/engine/inference/deal-cases.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import {
  againstGivingUp,
  mayEndEarly,
  mayGiveUp,
  proveRest,
  type RestProof,
} from '../../../src/engine/inference/rest.ts';
import { worldsOf } from '../../../src/engine/inference/worlds.ts';
import { legalCards } from '../../../src/engine/play/legality.ts';
import { afterPlay, type PlayState, situationOf, turnOf } from '../../../src/engine/play/tricks.ts';
import { isOver, type PlayingRound, type Round } from '../../../src/engine/table/round.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { pureRules } from '../../../src/engine/table/table-rules.ts';
import { PATIENCE_MS, sample } from '../../../lab/base/thorough.ts';
import { playOut, shuffledRound } from '../../../lab/support/bots/support.ts';
import { after, announced, cards, filledUp, play } from '../../../lab/support/rounds/rounds.ts';

/** More deals than this are not searched one by one. */
const MOST_DEALS = 400;

/** Whether the seat takes every trick with its cards in this order, whatever the others play. */
function takesAll(state: PlayState, seat: Seat, plan: readonly Card[]): boolean {
  const done = state.done.length;
  const turn = turnOf(state);
  const choices = turn === seat ? plan.slice(0, 1) : legalCards(situationOf(state, turn));
  return choices.every((card) => {
    if (!legalCards(situationOf(state, turn)).includes(card)) return false;
    const next = afterPlay(state, card);
    if (next.done.length > done && next.done.at(-1)?.winner !== seat) return false;
    const left = turn === seat ? plan.slice(1) : plan;
    return next.hands.every((hand) => hand.length === 0) || takesAll(next, seat, left);
  });
}

const inWorld = ({ play: state }: PlayingRound, hands: BySeat<readonly Card[]>, view: SeatView): PlayState => ({
  ...state,
  hands: withSeat(hands, view.seat, view.hand),
});

/**
 * Whether the seat takes every trick if it chooses by what has fallen, whatever the others play. It cannot tell these deals apart: in all
 * of them the same cards have fallen.
 */
function canTakeAll(alike: readonly PlayState[], seat: Seat): boolean {
  const [any] = alike;
  if (!any || any.hands.every((hand) => hand.length === 0)) return true;
  const turn = turnOf(any);
  const legal = alike.map((state) => legalCards(situationOf(state, turn)));
  const takesAfter = (card: Card): boolean => {
    const next = alike.filter((_, at) => legal[at]?.includes(card)).map((state) => afterPlay(state, card));
    const taken = next[0]?.done.at(any.done.length);
    return (!taken || taken.winner === seat) && canTakeAll(next, seat);
  };
  const cards = [...new Set(legal.flat())];
  return turn === seat ? cards.some(takesAfter) : cards.every(takesAfter);
}

/** What can be claimed over every deal, card by card; undefined where there are too many. */
function searched(round: PlayingRound, view: SeatView): boolean | undefined {
  const deals = everyDeal(round, view);
  return deals && canTakeAll(deals, view.seat);
}

/** Every deal that the claimer must think possible; undefined where there are too many. */
function everyDeal(round: PlayingRound, view: SeatView): readonly PlayState[] | undefined {
  const worlds = worldsOf(consistentDeals(knowledgeOf(view)));
  if (worlds.count > MOST_DEALS || view.hand.length > 3) return undefined;
  return [...worlds.all()].map((hands) => inWorld(round, hands, view));
}

/** Every position of rounds that ordinary players play, in which somebody may claim. */
function* positions(rounds: number): Generator<{ readonly round: PlayingRound; readonly view: SeatView }> {
  const player = PLAYERS.stammtisch;
  for (let seed = 0; seed < rounds; seed++) {
    const seen: Round[] = [];
    playOut(
      shuffledRound(seed % 3 === 0 ? 24 : 32, `rest-${seed}`),
      bySeat(() => player),
      randomOf('rest', seed),
      ({ round }) => seen.push(round),
    );
    for (const round of seen) {
      const seat = turnIn(round);
      if (round.phase !== 'playing' || seat === undefined || isOver(round)) continue;
      const view = viewFor(round, seat);
      if (mayEndEarly(view)) yield { round, view };
    }
  }
}

test(
  'a claim is granted exactly where the seat can take all in every deal, choosing by what the others have thrown',
  () => {
    const counts = { granted: 0, refused: 0 };
    for (const { round, view } of positions(sample(28, 600))) {
      const truth = searched(round, view);
      if (truth === undefined) continue;
      const proof = proveRest(view);
      counts[proof.outcome]++;
      if (proof.outcome === 'granted')
        for (const deal of everyDeal(round, view) ?? []) expect(takesAll(deal, view.seat, proof.plan)).toBe(true);
      // The duties of the called card bind the others a little more than the proof counts on.
      if (proof.outcome === 'granted' || knowledgeOf(view).contract.called === undefined)
        expect({ hand: view.hand, granted: proof.outcome === 'granted' }).toEqual({ hand: view.hand, granted: truth });
    }
    expect(counts.granted).toBeGreaterThan(sample(3, 10));
    expect(counts.refused).toBeGreaterThan(sample(20, 50));
  },
  PATIENCE_MS,
);

/** A Wenz of seat 0, who leads; what the others hold is filled up. */
const wenzOf = (own: string, others: Partial<Record<Seat, readonly Card[]>> = {}): Round =>
  announced(pureRules(), filledUp(pureRules(), { 0: cards(own), ...others }), 0, { contract: 'wenz' });

const proofAt = (round: Round, seat: Seat): RestProof => proveRest(viewFor(round, seat));

test('a hand that nobody can beat is claimed before the first card, the trumps first', () => {
  const round = wenzOf('EA EU ET GU EK HU EO E9');
  expect(mayEndEarly(viewFor(round, 0))).toBe(true);
  expect(proofAt(round, 0)).toEqual({ outcome: 'granted', plan: cards('EU GU HU EA ET EK EO E9') });
});

test('with a trump too few to draw them all, somebody may trump the ace', () => {
  const proof = proofAt(wenzOf('EU EA ET EK EO E9 E8 E7'), 0);
  expect(proof).toMatchObject({ outcome: 'refused', because: { id: 'C.TRUMPED', params: { own: 'EA' } } });
});

test('a card under one that is out is named with the card that beats it', () => {
  const proof = proofAt(wenzOf('EU GU HU EA ET EK EO G7'), 0);
  expect(proof).toMatchObject({ outcome: 'refused', because: { id: 'C.HIGHER', params: { own: 'G7' } } });
});

test('who cannot take the trick on the table cannot claim it', () => {
  const round = after(wenzOf('EU GU HU EA ET EK EO E9', { 1: cards('SU H7') }), play(0, 'EU'));
  expect(proofAt(round, 1)).toEqual({
    outcome: 'refused',
    because: { id: 'C.TRICK_LOST', params: { best: 'EU', holder: 0 } },
  });
});

test('nobody claims out of turn', () => {
  const round = wenzOf('EU GU HU EA ET EK EO E9');
  expect(mayEndEarly(viewFor(round, 1))).toBe(false);
  expect(mayGiveUp(viewFor(round, 0))).toBe(true);
});

test('a round may be given up once the others have enough for sure, and not before', () => {
  const round = wenzOf('EU GU HU EA ET EK EO E9');
  expect(againstGivingUp(viewFor(round, 0))).toEqual({ id: 'C.NOT_LOST', params: { have: 0, need: 60 } });
  let lost = 0;
  for (const { round: position, view } of positions(12)) {
    if (!mayGiveUp(view) || againstGivingUp(view)) continue;
    lost++;
    const ends = playOut(
      position,
      bySeat(() => PLAYERS.stammtisch),
      randomOf('lost'),
    );
    if (ends.phase !== 'scored' || !('partner' in ends.result)) throw new Error('the round is not over');
    const { winner, declarer, partner } = ends.result;
    const declares = view.seat === declarer || view.seat === partner;
    expect(winner === 'declarer').toBe(!declares);
  }
  expect(lost).toBeGreaterThan(0);
});

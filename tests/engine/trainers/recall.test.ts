// What is asked from memory: in random rounds of every game, each answer counted a second time from the cards that everybody was dealt.
import { expect, test } from 'vitest';
import type { Card } from '../../../src/engine/base/cards.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { seatAt, SEATS } from '../../../src/engine/base/seats.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import { SHELF } from '../../../src/engine/games/shelf.ts';
import { recordOf, type Round } from '../../../src/engine/table/round.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { replay, turnIn, undone } from '../../../src/engine/round/step.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { type Recall, recallAt, recallTimes } from '../../../src/engine/teaching/trainers/recall.ts';
import { judgeAnswer } from '../../../src/engine/teaching/trainers/judge.ts';
import { anyRound } from '../../../lab/support/rounds/any-round.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { gameRulesOf, playersAt, pureRules } from '../../../src/engine/table/table-rules.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';

type Playing = Extract<Round, { phase: 'playing' }>;

/** The answer by the cards on the table and in the hands, without anything that a seat would have to infer. */
function answerOf({ play, rules }: Playing, seat: number, { ask }: Recall['question']): unknown {
  const order = orderOf(play.contract, rules.pack);
  const done = play.done.flatMap(({ cards }) => cards);
  const others = SEATS.filter((each) => each !== seat).flatMap((each) => play.hands[each]);
  switch (ask.id) {
    case 'Q.TRUMPS_OUT':
      return others.filter((card) => order.groupOf(card) === 'trump').length;
    case 'Q.SUIT_OUT':
      return others.filter((card) => order.groupOf(card) === ask.params.suit).length;
    case 'Q.SCORE':
      return play.done.reduce((sum, { winner, points }) => sum + (winner === seat ? points : 0), 0);
    case 'Q.FALLEN':
      return done;
    case 'Q.PLAYED': {
      const last = play.done.at(-1);
      return last?.cards.find((_, place) => seatAt(last, place, playersAt(rules)) === ask.params.seat);
    }
    case 'Q.VOID':
      return SEATS.filter(
        (each) =>
          each !== seat &&
          play.done.some((trick) =>
            trick.cards.some(
              (card, place) =>
                seatAt(trick, place, playersAt(rules)) === each &&
                order.groupOf(trick.cards[0] ?? card) === ask.params.group &&
                order.groupOf(card) !== ask.params.group,
            ),
          ),
      );
    default:
      throw new Error(`not asked from memory: ${ask.id}`);
  }
}

/** Where hands lie open nothing is to be remembered; where cards lie elsewhere or are there twice, less is asked. */
const FEWEST: { readonly [G in (typeof SHELF)[number]]?: number } = {
  officers: 0,
  vicar: 4,
  denexa: 4,
  doppelkopf: 4,
  doppelschafkopf: 4,
  strohmann: 4,
};

/** Rounds of each game. */
const ROUNDS = sample(8, 300);

test.each(SHELF)('every answer of %s agrees with what has been dealt', (game) => {
  const kinds = new Set<string>();
  for (let number = 0; number < ROUNDS; number++) {
    const random = randomOf('recall', game, number);
    const whole = anyRound(game === 'schafkopf' ? pureRules() : gameRulesOf(game, PURE_2007), random);
    for (let entries = whole.entries.length - 1; entries > 0; entries -= 3) {
      const folded = replay(undone(recordOf(whole), entries));
      const round = folded.ok ? folded.round : undefined;
      const seat = round && turnIn(round);
      if (!round || seat === undefined || !isPlaying(round)) continue;
      const recall = recallAt(viewFor(round, seat), random);
      if (!recall) continue;
      const { question, key } = recall;
      kinds.add(question.ask.id);
      expect(key.because.length).toBeGreaterThan(0);
      const [right] = key.right;
      const answer = answerOf(round, seat, question);
      if (right?.kind === 'number') {
        expect(right.value).toBe(answer);
        expect(question.form.kind === 'number' && right.value <= question.form.most).toBe(true);
      } else if (right?.kind === 'seats') expect(right.seats).toEqual(answer);
      else if (right?.kind === 'cards' && question.form.kind === 'cards') {
        const { from, pick } = question.form;
        const fell = answer as readonly Card[];
        expect(right.cards).toEqual(pick === 'one' ? [answer] : from.filter((card) => fell.includes(card)));
        expect(new Set(from).size).toBe(from.length);
        expect(from.length).toBeGreaterThan(right.cards.length);
      } else throw new Error('answered in no known way');
      expect(judgeAnswer(recall, right).verdict).toBe('right');
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(FEWEST[game] ?? 4);
});

test('something is asked now and then: twice in eight tricks, not before there is anything to remember', () => {
  for (let seed = 0; seed < 50; seed++) {
    const times = recallTimes(8, randomOf(String(seed)));
    expect(times).toHaveLength(2);
    expect(times.every((time) => time >= 2 && time <= 6)).toBe(true);
  }
});

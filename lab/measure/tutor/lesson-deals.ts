// Measures how often the deals of the lessons are won: `node build/run-ts.mjs lab/measure/tutor/lesson-deals.ts [times] [first lesson]`.
// By cards at random; by a player who plays as people do; and by the same player where only the first card is the right one. The others never err.
import type { Card } from '../../../src/engine/base/cards.ts';
import { type Random, randomOf } from '../../../src/engine/base/random.ts';
import { levelPlayer } from '../../../src/engine/bots/level-player.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { allowedOf, isPlaying, playedCard } from '../../../src/engine/table/readers.ts';
import type { PlayingRound } from '../../../src/engine/table/round.ts';
import { finalPoints } from '../../../src/engine/teaching/lessons/best-play.ts';
import { type DealSetup, goalReached, playOn, startDeal } from '../../../src/engine/teaching/lessons/deal.ts';
import { DEALS } from '../../support/lessons/lesson-answers.ts';

const [times = 200, first = 1] = process.argv.slice(2).map(Number);
const PEOPLE = levelPlayer('hobby');

type Choose = (round: PlayingRound) => Card;

function isWon(setup: DealSetup, choose: Choose, opening?: Card): boolean {
  let { state } = startDeal(setup);
  for (let card = opening; isPlaying(state.round); card = undefined)
    state = playOn(setup, state, card ?? choose(state.round)).state;
  return goalReached(setup, state);
}

const cardsFor = (round: PlayingRound, { you }: DealSetup): readonly Card[] =>
  allowedOf(viewFor(round, you).options, 'play').map(({ card }) => card);

function share(setup: DealSetup, choose: Choose, opening?: Card): string {
  const won = Array.from({ length: times }, () => isWon(setup, choose, opening)).filter(Boolean).length;
  return `${Math.round((100 * won) / times)} %`.padStart(6);
}

console.log(`deal     cards  at random  as people  first card right, ${times} times each`);
for (const { step } of DEALS.filter(({ lesson }) => lesson.number >= first)) {
  const { setup } = step;
  const { round } = startDeal(setup).state;
  if (!isPlaying(round)) continue;
  const random: Random = randomOf('lesson-deals', step.id);
  const anyCard: Choose = (at) => {
    const cards = cardsFor(at, setup);
    return cards[random.below(cards.length)] as Card;
  };
  const people: Choose = (at) => playedCard(PEOPLE.decide(viewFor(at, setup.you), { random }).decision) as Card;
  const [right] = [...finalPoints(round)].toSorted(([, a], [, b]) => b - a).map(([card]) => card);
  const hand = String(viewFor(round, setup.you).hand.length).padStart(5);
  console.log(
    `${step.id.padEnd(7)} ${hand} ${share(setup, anyCard)} ${share(setup, people).padStart(10)} ${share(setup, people, right).padStart(10)}`,
  );
}

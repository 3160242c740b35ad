// Measures the count of lesson 28 against the tutor: `node build/run-ts.mjs lab/measure/tutor/hand-counts.ts [deals] [seed]`.
// Each seat of a deal is asked where all before it have passed. A rule agrees where it speaks and is silent as the tutor does.
import { type Card, rankOf, suitOf } from '../../../src/engine/base/cards.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { legalDecisions, step, turnIn } from '../../../src/engine/round/step.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { isPass } from '../../../src/engine/table/readers.ts';
import { handCount } from '../../../src/engine/teaching/lessons/hand-count.ts';
import { dealtRound } from '../../../src/engine/teaching/problems/problem.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';

const [deals = 300, seed = '1'] = [Number(process.argv[2] ?? 300), process.argv[3] ?? '1'];

/** Standard errors from which the tutor is sure. */
const SURE = 2;

interface Asked {
  /** How many have passed before. */
  readonly place: number;
  readonly hand: readonly Card[];
  readonly plays: boolean;
  readonly sure: boolean;
  /** Of playing: chance to win, and cents more than passing. */
  readonly chance: number;
  readonly gain: number;
}

const isTrump = (card: Card): boolean => 'OU'.includes(rankOf(card)) || suitOf(card) === 'H';
const isLord = (card: Card): boolean => 'OU'.includes(rankOf(card));
const trumpsIn = (hand: readonly Card[]): number => hand.filter(isTrump).length;

/** What players go by, and the count of the lesson with its neighbours. */
const RULES: Readonly<Record<string, (hand: readonly Card[]) => boolean>> = {
  'five trumps, two of them lords': (hand) => trumpsIn(hand) >= 5 && hand.filter(isLord).length >= 2,
  'four trumps': (hand) => trumpsIn(hand) >= 4,
  'four trumps and the count from 9': (hand) => trumpsIn(hand) >= 4 && handCount(hand) >= 9,
  'four trumps or the count from 10': (hand) => trumpsIn(hand) >= 4 || handCount(hand) >= 10,
  'four trumps, or three and the count from 9': (hand) =>
    trumpsIn(hand) >= 4 || (trumpsIn(hand) === 3 && handCount(hand) >= 9),
  ...Object.fromEntries([8, 9, 10, 11].map((from) => [`the count from ${from}`, (hand) => handCount(hand) >= from])),
};

/** A seat that speaks first, and the same deal where it has passed. */
function askedOf(round: Round, place: number, name: string): readonly [Asked | undefined, Round | undefined] {
  const seat = turnIn(round);
  if (seat === undefined || round.phase !== 'auction') return [undefined, undefined];
  const view = viewFor(round, seat);
  const { ranked } = adviseAt(view, { random: randomOf('counts', seed, name), effort: 'quick' });
  const play = ranked.find(({ decision }) => decision.type === 'call' && decision.call === 'spiele');
  const pass = ranked.find(({ decision }) => isPass(decision));
  const silent = legalDecisions(round, seat).find((each) => isPass(each));
  const next = silent && step(round, silent);
  const after = next?.ok ? next.round : undefined;
  if (!play || !pass) return [undefined, after];
  const gain = play.cents - pass.cents;
  const sure = Math.abs(gain) > SURE * Math.max(play.error, pass.error);
  return [{ place, hand: view.hand, plays: gain > 0, sure, chance: play.chance ?? 0.5, gain }, after];
}

const all: Asked[] = [];
for (let number = 0; number < deals; number++) {
  let round: Round | undefined = dealtRound(Number(seed) * 1_000_000 + number);
  for (let place = 0; place < 4 && round; place++) {
    const [asked, after]: readonly [Asked | undefined, Round | undefined] = askedOf(round, place, `${number}/${place}`);
    if (asked) all.push(asked);
    round = after;
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
const percent = (values: readonly boolean[]): string =>
  values.length === 0 ? '-' : `${(100 * mean(values.map(Number))).toFixed(0)} %`;

for (const place of [0, 1, 2, 3]) {
  const here = all.filter((each) => each.place === place);
  const sure = here.filter((each) => each.sure);
  console.log(
    `\n${place} passed before: ${here.length} hands, the tutor plays ${percent(here.map(({ plays }) => plays))}, is sure of ${sure.length}`,
  );
  for (const [name, rule] of Object.entries(RULES)) {
    const agrees = (some: readonly Asked[]) => percent(some.map(({ hand, plays }) => rule(hand) === plays));
    const lost = mean(here.map(({ hand, gain }) => (rule(hand) === gain > 0 ? 0 : Math.abs(gain))));
    console.log(
      `  ${name.padEnd(44)} agrees ${agrees(here)}, where it is sure ${agrees(sure)}, costs ${lost.toFixed(2)} c a hand`,
    );
  }
}
console.log('\ncount  hands  won if played  cents more than passing  tutor plays');
for (let count = 4; count <= 18; count++) {
  const here = all.filter(({ hand }) => handCount(hand) === count);
  if (here.length === 0) continue;
  const chance = percent(here.map(({ plays }) => plays));
  console.log(
    `${String(count).padStart(5)} ${String(here.length).padStart(6)} ${(100 * mean(here.map((each) => each.chance))).toFixed(0).padStart(12)} % ${mean(
      here.map(({ gain }) => gain),
    )
      .toFixed(1)
      .padStart(18)} ${chance.padStart(17)}`,
  );
}

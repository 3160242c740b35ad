// `fit problems`: positions in which exactly one card is good, from rounds between levels that play like people. Every other card is at least a
// mistake by the judgement that warnings and commentary have, and at least an inaccuracy by a second look at other deals, in which the same card is best.
import type { Card } from '../../src/engine/base/cards.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import type { Level } from '../../src/engine/bots/levels.ts';
import { levelPlayer } from '../../src/engine/bots/level-player.ts';
import type { Player } from '../../src/engine/bots/player.ts';
import { type Knowledge, knowledgeOf, touching } from '../../src/engine/inference/knowledge.ts';
import { step, turnIn } from '../../src/engine/round/step.ts';
import { type SeatView, viewFor } from '../../src/engine/round/view.ts';
import type { Round } from '../../src/engine/table/round.ts';
import { isPlaying, ofDecision, playedCard } from '../../src/engine/table/readers.ts';
import type { Advice, EffortRow, Grade } from '../../src/engine/tutor/advice/advice.ts';
import { adviseAt } from '../../src/engine/tutor/advice/advise.ts';
import { rowOf } from '../../src/engine/tutor/advice/effort.ts';
import { gradeOf, lossOf } from '../../src/engine/tutor/advice/grade.ts';
import { judgedAt } from '../../src/engine/tutor/advice/judged.ts';
import { usualOfKind } from '../../src/engine/tutor/advice/people-play.ts';
import { isIdea, wantsEvidence } from '../../src/engine/tutor/ideas/ideas.ts';
import {
  dealtRound,
  nameOf,
  type Problem,
  reasonsIn,
  roundOf,
  type WeighedCard,
  writeProblem,
} from '../../src/engine/teaching/problems/problem.ts';
import { decisionKey, LEARNER, type Stage } from '../../src/engine/teaching/trainers/trainer.ts';
import { type FitIo, fitProgram, turns, whole } from './program.ts';

/** Who sits at the table: most play as people do, one forgets what has gone, one knows the rules of thumb. */
const LEVELS: readonly Level[] = ['hobby', 'anfaenger', 'hobby', 'stammtisch'];

/** Enough to throw away most positions, in which several cards are good. */
const GLANCE: EffortRow = {
  ...rowOf('quick'),
  worlds: [40, 40, 48, 64],
  exact: [0, 0, 0, 0],
  enumerate: 96,
  end: [240, 160, 96, 72],
  among: 0,
  again: 0,
};

/** The second look: more than twice as many deals as the deep one, and up to twice as many beside the best card. */
const SECOND: EffortRow = {
  ...rowOf('deep'),
  worlds: [1000, 1200, 1600, 2000],
  exact: [40, 40, 80, 80],
  enumerate: 4000,
  nodes: 60_000_000,
  end: [8000, 4000, 3000, 1500],
  again: 5120,
};

/** Of a hundred people so many must fail for each grade from the second on. */
const FAIL: readonly number[] = [25, 45, 65, 82];

/** Where fewer fail there is nothing to find. */
const LEAST_FAIL = 8;

/** Problems that a third look, that of `tests/engine/problems`, left in doubt: one of their wrong cards may be as good. */
const DOUBTED: readonly string[] = ['80-12', '382-14', '200044-19', '200501-14', '200774-15', '200957-18'];

const MISTAKES: readonly Grade[] = ['mistake', 'blunder'];
const WORSE: readonly Grade[] = ['inaccuracy', ...MISTAKES];

interface Place {
  readonly deal: number;
  readonly said: readonly string[];
  readonly played: readonly Card[];
}

/** The places of a round at which a card is chosen, as the levels play it. */
function placesOf(deal: number): readonly Place[] {
  const seating = randomOf('problem seats', deal).below(LEVELS.length);
  const players = LEVELS.map((level) => levelPlayer(level));
  const random = randomOf('problem players', deal);
  const places: Place[] = [];
  const said: string[] = [];
  const played: Card[] = [];
  let round: Round = dealtRound(deal);
  for (let seat = turnIn(round); seat !== undefined; seat = turnIn(round)) {
    if (isPlaying(round)) places.push({ deal, said: [...said], played: [...played] });
    const player = players[(seat + seating) % LEVELS.length] as Player;
    const { decision } = player.decide(viewFor(round, seat), { random });
    if (decision.type === 'play') played.push(decision.card);
    else said.push(decisionKey(decision));
    const next = step(round, decision);
    if (!next.ok) throw new Error(`a player decided what is refused: ${next.because.id}`);
    round = next.round;
  }
  return places;
}

const cardsOf = ({ ranked }: Advice): readonly Card[] =>
  ofDecision(ranked, 'play').map(({ decision }) => decision.card);

const playOf = (card: Card) => ({ type: 'play', seat: LEARNER, card }) as const;

/** The best card with those that do the same, and all others, one of each kind. */
function kindsIn(know: Knowledge, advice: Advice) {
  const [best] = cardsOf(advice);
  const right = best === undefined ? [] : [best, ...touching(know, best).filter((card) => card !== best)];
  const others = cardsOf(advice).filter((card) => !right.includes(card));
  const kinds = others.filter((card, at) => !others.slice(0, at).some((each) => touching(know, each).includes(card)));
  return { right, others, kinds };
}

/** Whether all other kinds of cards have one of these grades. */
const allAre = (advice: Advice, kinds: readonly Card[], grades: readonly Grade[]): boolean =>
  kinds.length > 0 && kinds.every((card) => grades.includes(gradeOf(advice, playOf(card))));

interface Judged {
  readonly card: Card;
  readonly advice: Advice;
}

/** What the judgement says of each kind of card; undefined as soon as one has another grade, or another card comes first. */
function judgedAll(
  view: SeatView,
  first: Advice,
  cards: Readonly<Pick<ReturnType<typeof kindsIn>, 'right' | 'kinds'>>,
  grades: readonly Grade[],
  think: Readonly<{ seed: string; effort: 'deep' | EffortRow }>,
): readonly Judged[] | undefined {
  const judged: Judged[] = [];
  for (const card of cards.kinds) {
    const { seed, effort } = think;
    const advice = judgedAt(view, playOf(card), { random: randomOf(seed, 'pair', card), effort }, first);
    const best = playedCard(advice.ranked[0]?.decision);
    if (best === undefined || !cards.right.includes(best) || !grades.includes(gradeOf(advice, playOf(card)))) return;
    judged.push({ card, advice });
  }
  return judged;
}

/** What a problem is about, and how hard it is. */
type Kind = Pick<Problem, 'idea' | 'grade'>;

/** The problem at a place; undefined where more than one card will do, or nothing can be said of it. `wanted` asks whether such ones are still looked for. */
function problemAt(place: Place, wanted: (kind: Kind) => boolean): Problem | undefined {
  const view = viewFor(roundOf(place), LEARNER);
  const know = knowledgeOf(view);
  if (know.legal.length < 2 || touching(know, know.legal[0] as Card).length === know.legal.length) return undefined;
  const seed = `problem ${nameOf(place)}`;
  const glance = adviseAt(view, { random: randomOf(seed, 'glance'), effort: GLANCE });
  if (!allAre(glance, kindsIn(know, glance).kinds, MISTAKES)) return undefined;
  const expected = told(know, glance);
  if (!expected || !wanted(expected)) return undefined;

  const deep = adviseAt(view, { random: randomOf(seed, 'deep'), effort: 'deep' });
  const cards = kindsIn(know, deep);
  const kind = told(know, deep);
  if (!kind || !wanted(kind)) return undefined;
  const judged = judgedAll(view, deep, cards, MISTAKES, { seed: `${seed} deep`, effort: 'deep' });
  if (!judged) return undefined;

  const second = adviseAt(view, { random: randomOf(seed, 'second'), effort: SECOND });
  if (!cards.right.includes(cardsOf(second)[0] as Card)) return undefined;
  if (!judgedAll(view, second, cards, WORSE, { seed: `${seed} second`, effort: SECOND })) return undefined;
  return { ...place, right: cards.right, ...kind, cards: know.legal.map((card) => weighed(know, deep, judged, card)) };
}

/** The idea of the best card, the card that it tells it from, and how hard that is to find; undefined where nearly everybody does. */
function told(know: Knowledge, advice: Advice): (Kind & Pick<Problem, 'against'>) | undefined {
  const { right, others } = kindsIn(know, advice);
  const fails = 100 * (1 - (usualOfKind(know, advice, right[0] as Card) ?? 0));
  if (fails < LEAST_FAIL) return undefined;
  const grade = (1 + FAIL.filter((least) => fails >= least).length) as Stage;
  const likely = others.toSorted((a, b) => (usualOfKind(know, advice, b) ?? 0) - (usualOfKind(know, advice, a) ?? 0));
  for (const against of likely) {
    const [main, support] = reasonsIn(know, { right, against });
    if (main && isIdea(main) && (support || !wantsEvidence(main))) return { idea: main.id, against, grade };
  }
  return undefined;
}

function weighed(know: Knowledge, deep: Advice, judged: readonly Judged[], card: Card): WeighedCard {
  const own = judged.find((each) => touching(know, each.card).includes(card));
  const loss = own ? lossOf(own.advice, playOf(own.card)) : { cents: 0, chance: 0 };
  const usual = ofDecision(deep.ranked, 'play').find(({ decision }) => decision.card === card)?.usual ?? 0;
  return {
    card,
    cents: Math.round(loss.cents),
    percent: Math.round(100 * loss.chance),
    usual: Math.round(100 * usual),
  };
}

async function mine({ from, rounds, most }: Readonly<{ from: number; rounds: number; most: number }>, io: FitIo) {
  const found = new Map<string, number>();
  const nameOfKind = ({ idea, grade }: Kind): string => `${idea} ${grade}`;
  const wanted = (kind: Kind): boolean => (found.get(nameOfKind(kind)) ?? 0) < most;
  for await (const turn of turns(io, rounds, 'rounds'))
    for (const place of placesOf(from + turn)) {
      const problem = problemAt(place, wanted);
      if (!problem) continue;
      found.set(nameOfKind(problem), (found.get(nameOfKind(problem)) ?? 0) + 1);
      if (!DOUBTED.includes(nameOf(problem))) io.out(writeProblem(problem));
    }
  for (const [kind, count] of found) io.err(`${kind}: ${count}`);
}

export const problems = fitProgram(
  {
    name: 'problems',
    about: 'positions in which exactly one card is good, a line for each: engine/teaching/problems/mined.ts',
    arguments: {
      from: whole('number of the first deal', 1, 1, 1_000_000_000),
      rounds: whole('rounds to look through', 100, 1, 1_000_000),
      most: whole('problems of an idea and grade after which no more are looked for', 12, 1, 100_000),
    },
  },
  mine,
);

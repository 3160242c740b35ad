// Trainer: problems, positions that were looked for and judged beforehand, in which exactly one card is good.
import { knowledgeOf } from '../../inference/knowledge.ts';
import { viewFor } from '../../round/view.ts';
import type { PeoplePlay } from '../../tutor/advice/people-play.ts';
import { problemOf } from '../problems/choosing.ts';
import { nameOf, type Problem, reasonsIn, roundOf, type WeighedCard } from '../problems/problem.ts';
import { sceneWithTricks } from './legal-cards.ts';
import { ask, trainerRemark } from './trainer-remarks.ts';
import {
  type Item,
  type ItemRef,
  type ItemRules,
  itemsVersion,
  LEARNER,
  tell,
  tellFact,
  type Told,
} from './trainer.ts';

/** The table of all problems. */
const RULES: ItemRules = { pack: 32, tariff: { type: 'pair', values: [10, 50] } };

/** The reference by which a problem is made again. */
export const problemRef = (problem: Problem): ItemRef => ({
  trainer: 'problems',
  seed: nameOf(problem),
  stage: problem.grade,
  rules: RULES,
  version: itemsVersion('problems'),
});

/** The problem that a reference means. */
export const problemIn = ({ seed, stage }: ItemRef): Problem => problemOf(seed, stage);

export const problemItem = (ref: ItemRef): Item => itemOfProblem(problemIn(ref));

function itemOfProblem(problem: Problem): Item {
  const view = viewFor(roundOf(problem), LEARNER);
  const know = knowledgeOf(view);
  return {
    question: {
      ask: ask(know.trick ? 'Q.PLAY_ANY' : 'Q.LEAD_ANY', {}),
      scene: sceneWithTricks(view),
      form: { kind: 'cards', pick: 'one', from: view.hand.filter((card) => know.legal.includes(card)) },
    },
    key: {
      right: problem.right.map((card) => ({ kind: 'cards', cards: [card] })),
      because: [...reasonsIn(know, problem).map(tellFact), ...costsOf(problem), ...peopleOf(problem)],
      wrong: wrongIn(problem).map(({ card, cents, percent }) => ({
        part: card,
        told: [tell(trainerRemark('X.COSTS', { card, cents, percent }))],
      })),
    },
    view,
  };
}

const wrongIn = ({ cards, right }: Problem): readonly WeighedCard[] =>
  cards.filter(({ card }) => !right.includes(card));

/** What the wrong cards cost, where there are several; the one that was chosen is told of by itself. */
function costsOf(problem: Problem): readonly Told[] {
  const costs = wrongIn(problem)
    .map(({ card, cents }) => ({ card, cents }))
    .toSorted((a, b) => a.cents - b.cents);
  return costs.length > 1 ? [tell(trainerRemark('X.COST_EACH', { costs }))] : [];
}

/** What people play; cards that do the same count as one. */
function peopleOf({ cards, right }: Problem): readonly Told[] {
  const [best] = right;
  const wrong = cards.filter(({ card }) => !right.includes(card)).toSorted((a, b) => b.usual - a.usual)[0];
  if (best === undefined || !wrong) return [];
  const usual = cards.filter(({ card }) => right.includes(card)).reduce((sum, each) => sum + each.usual, 0);
  const good = { card: best, ofTen: Math.round(usual / 10) };
  const bad = { card: wrong.card, ofTen: Math.round(wrong.usual / 10) };
  const people: PeoplePlay =
    usual >= wrong.usual
      ? { favourite: good, favouriteIs: 'fine', other: bad }
      : { favourite: bad, favouriteIs: 'mistake', other: good };
  return [{ of: 'people', people }];
}

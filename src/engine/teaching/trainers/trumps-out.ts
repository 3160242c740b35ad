// Trainer: how many trumps, and which of the highest, are still in the hands of the others.
import { type Card, cardsOfPack, rankOf } from '../../base/cards.ts';
import { type Knowledge, knowledgeOf, ownOf } from '../../inference/knowledge.ts';
import { viewFor } from '../../round/view.ts';
import { pick } from './bot-decisions.ts';
import { botRound, cardMoments, momentFor, pickGame, randomIn } from './bot-rounds.ts';
import { sceneOf } from './legal-cards.ts';
import { FURTHER_GAMES } from './further-games.ts';
import { ask, trainerRemark } from './trainer-remarks.ts';
import {
  type Item,
  type ItemRef,
  type Key,
  LEARNER,
  type Question,
  type Scene,
  type Stage,
  tell,
  type Told,
} from './trainer.ts';

/** Completed tricks that are to be remembered. */
const TRICKS: Readonly<Record<Stage, readonly [number, number]>> = {
  1: [1, 2],
  2: [2, 3],
  3: [2, 3],
  4: [3, 4],
  5: [3, 5],
};
const FROM_MEMORY: Stage = 4;
const WITH_TRUMPS = FURTHER_GAMES.filter((game) => game !== 'bettel' && game !== 'open-bettel');

export function trumpsOut(ref: ItemRef): Item {
  const random = randomIn(ref, 'position');
  const round = botRound(ref.rules, pickGame(ref.rules, random, WITH_TRUMPS), random);
  const [fewest, most] = TRICKS[ref.stage];
  const deepest = ref.rules.pack === 32 ? most : Math.min(most, 3);
  const leads = cardMoments(round).filter((_, index) => index % 4 === 0);
  const moments = leads.slice(Math.min(fewest, deepest), deepest + 1);
  const some = (moments.length > 0 ? moments : leads.slice(-1)).map((moment) =>
    viewFor(momentFor(round, moment), LEARNER),
  );
  const telling = some.filter((view) => fallenIn(knowledgeOf(view)) >= 2);
  const view = pick(random, telling.length > 0 ? telling : some.slice(-1));
  const know = knowledgeOf(view);
  const scene: Scene = {
    ...sceneOf(view),
    tricks: view.tricks,
    shown: ref.stage >= FROM_MEMORY ? 'oneByOne' : 'together',
  };
  const told = [countOf(know), outTold(know.trumpsOut)];
  return random.below(2) === 0 ? countItem(scene, know, told) : lordsItem(scene, know, told);
}

function countOf(know: Knowledge): Told {
  return tell(
    trainerRemark('X.TRUMPS_COUNT', {
      all: know.order.trumps.length,
      own: ownOf(know, 'trump').length,
      fallen: fallenIn(know),
      out: know.trumpsOut.length,
    }),
  );
}

/** Trumps in completed tricks. */
const fallenIn = (know: Knowledge): number =>
  know.order.trumps.length - ownOf(know, 'trump').length - know.trumpsOut.length;

const outTold = (cards: readonly Card[]): Told =>
  tell(cards.length > 0 ? trainerRemark('X.STILL_OUT', { cards }) : trainerRemark('X.NONE_OUT', {}));

function countItem(scene: Scene, { trumpsOut: out, order }: Knowledge, because: readonly Told[]): Item {
  return {
    question: {
      ask: ask('Q.TRUMPS_OUT', {}),
      scene,
      form: { kind: 'number', unit: 'trumps', most: order.trumps.length },
    },
    key: { right: [{ kind: 'number', value: out.length }], because, wrong: [] },
  };
}

/** The highest lords: Obers, or Unters, Kings or Tens where no Ober is trump. */
function lordsItem(scene: Scene, know: Knowledge, because: readonly Told[]): Item {
  const [rank = 'O'] = know.contract.trumps.flatMap((step) => ('rank' in step ? [step.rank] : []));
  const lords = cardsOfPack(scene.pack).filter((card) => rankOf(card) === rank);
  const out = lords.filter((card) => know.trumpsOut.includes(card));
  const question: Question = {
    ask: ask('Q.LORDS_OUT', { rank }),
    scene,
    form: { kind: 'cards', pick: 'several', from: lords },
  };
  const key: Key = { right: [{ kind: 'cards', cards: out }], because, wrong: [] };
  return { question, key };
}

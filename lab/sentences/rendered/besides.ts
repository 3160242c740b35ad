// What is said beside the table: by trainers about their items, by the commentary on finished rounds.
import { recordOf } from '../../../src/engine/table/round.ts';
import { itemOf } from '../../../src/engine/teaching/trainers/items.ts';
import { mistakeItem } from '../../../src/engine/teaching/trainers/mistakes.ts';
import {
  type Item,
  type ItemRef,
  itemsVersion,
  STAGES,
  type Told,
  TRAINER_IDS,
  type TrainerId,
} from '../../../src/engine/teaching/trainers/trainer.ts';
import type { Fact } from '../../../src/engine/inference/facts.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { SEATS } from '../../../src/engine/base/seats.ts';
import type { Remark } from '../../../src/engine/tutor/review/review-remarks.ts';
import { type StoryLine, storyOf } from '../../../src/engine/tutor/review/story.ts';
import { reviewable, reviewEntry } from '../../../src/engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../../src/engine/tutor/review/review-of.ts';
import { tellFact } from '../../../src/words/speak/explanations.ts';
import { textsOf } from '../../../src/words/base/catalogue.ts';
import type { Naming } from '../../../src/words/types/naming.ts';
import { tellAsk, tellTold } from '../../../src/words/speak/training-words.ts';
import { tellWith } from '../../../src/words/base/words.ts';
import { answer, denexaDealt, denexaTaken, discard } from '../../support/rounds/denexa.ts';
import { after } from '../../support/rounds/rounds.ts';
import { sample } from '../../base/thorough.ts';
import { GLANCE } from '../../support/tutor/glance.ts';
import { HOUSE_TABLES, playedRound, PURE } from '../../support/tutor/checked-tables.ts';

/** Something said, with the id that it is found under. */
export interface Besides {
  readonly id: string;
  readonly tell: (name: Naming) => readonly string[];
}

const PACKS = [32, 24, 20] as const;

/** Whose items are judged by play thought ahead, which takes its time: one in so many is made. */
const ONE_OF: { readonly [K in TrainerId]?: number } = { bestLead: 10, announceOrPass: 6, whoHas: 2 };

/** Questions and explanations of so many items of every trainer. */
export function* trainerTexts(items: number): Generator<Besides> {
  for (const trainer of TRAINER_IDS)
    for (let n = 1; n <= Math.ceil(items / (ONE_OF[trainer] ?? 1)); n++) {
      const ref: ItemRef = {
        trainer,
        seed: `rendered ${n}`,
        stage: STAGES[n % STAGES.length] ?? 1,
        rules: {
          pack: PACKS[n % PACKS.length] ?? 32,
          tariff: { type: 'pair', values: [10, 50] },
          ...(n % 2 === 1 && { games: 'further' as const }),
        },
        version: itemsVersion(trainer),
      };
      yield* textsOfItem(trainer, itemOf(ref));
    }
  for (const [round, entry] of WIDOW_MISTAKES) {
    const item = mistakeItem({ record: recordOf(after(round, entry)), entry: round.entries.length, seat: 1 });
    if (item) yield* textsOfItem('mistake', item);
  }
}

/** What a game with a widow asks again: taking it, and what is laid away, which takes longest to judge. */
const WIDOW_MISTAKES = [
  [after(denexaDealt(), answer(0, 'pass')), answer(1, 'pass')] as const,
  ...sample([], [[denexaTaken(), discard(1, 'EO GO')] as const]),
];

function* textsOfItem(trainer: TrainerId | 'mistake', { question, key }: Item): Generator<Besides> {
  yield { id: `${trainer} ${question.ask.id}`, tell: (name) => [tellAsk(question.ask, name)] };
  const told: readonly Told[] = [...key.because, ...key.wrong.flatMap((part) => part.told)];
  for (const each of told)
    if (each.of !== 'bill' && each.of !== 'refusal')
      yield { id: `${trainer} ${idOf(each)}`, tell: (name) => tellTold(each, name) };
}

function idOf(told: Told): string {
  switch (told.of) {
    case 'remark':
      return told.remark.id;
    case 'note':
      return told.note.id;
    case 'fact':
      return told.fact.id;
    case 'refusal':
    case 'bill':
    case 'people':
      return told.of;
  }
}

const fact = (each: Fact): Besides => ({ id: `review ${each.id}`, tell: (name) => [tellFact(each, name)] });
const remark = (each: Remark): Besides => ({
  id: each.id,
  tell: (name) => [tellWith(textsOf(name.language).remarks, each, name)],
});

const storyLine = ({ remark: told }: StoryLine): Besides => ({
  id: told.id,
  tell: (name) => [tellWith(textsOf(name.language).story, told, name)],
});

/** The commentary on so many finished rounds, at pure and other tables with few cards. */
export function* reviewTexts(rounds: number): Generator<Besides> {
  const tables = [PURE[20], ...HOUSE_TABLES.filter(({ rules }) => rules.pack === 20)];
  for (let n = 0; n < rounds; n++) {
    const table = tables[n % tables.length];
    if (!table) throw new Error('no table');
    const record = recordOf(playedRound(table, `rendered ${n}`));
    const random = randomOf('rendered', n);
    const reviews = reviewable(record).map((entry) => reviewEntry(record, entry, { random, effort: GLANCE }));
    for (const { facts, advice, remarks } of reviews) {
      yield* [...facts, ...advice.facts].map(fact);
      yield* remarks.map(remark);
    }
    yield* reviewOf(record, reviews, 'quick').verdict.map(remark);
    for (const seat of SEATS) yield* storyOf(record, reviews, seat).map(storyLine);
  }
}

// What is practised next: an item that a trainer makes, or one of the deck that is due.
import { randomUUID } from 'node:crypto';
import { chosenProblem, kindredOf, problemOfDay } from '../../engine/teaching/problems/choosing.ts';
import { TAUGHT_PROBLEMS } from '../../engine/teaching/lessons/lessons.ts';
import { problemIn, problemRef } from '../../engine/teaching/trainers/problem-item.ts';
import {
  type Item,
  type ItemRef,
  type ItemRules,
  itemsVersion,
  type Stage,
  STAGES,
  type TrainerId,
} from '../../engine/teaching/trainers/trainer.ts';
import { USUAL_TARIFFS } from '../../engine/table/table-rules.ts';
import type { Kept } from '../store/kept.ts';
import { Closed, type Thinking } from '../thinking/thinking.ts';
import { type DeckCard, recordOfTrainer, type TrainingFile } from './training-file.ts';
import { removed } from './deck.ts';
import type { PresentItem } from './session.ts';

export interface ItemDeps {
  readonly file: Kept<TrainingFile>;
  readonly thinking: Pick<Thinking, 'ask'>;
  /** Pack and tariff of the table, if there is one: items are about the game that one plays. */
  readonly rules: () => ItemRules | undefined;
}

/** An item of the deck, and the keys behind it. */
interface FromDeck {
  readonly item: PresentItem;
  readonly rest: readonly string[];
}

const USUAL_RULES: ItemRules = { pack: 32, tariff: USUAL_TARIFFS[0] };

/** An item that a trainer makes now, as hard as its row of right answers deserves. */
export async function freshItem(trainer: TrainerId, deps: ItemDeps): Promise<PresentItem> {
  const { file, rules } = deps;
  const content = await file.get();
  const { stage } = recordOfTrainer(content, trainer);
  const seed = randomUUID();
  const table: ItemRules = {
    ...(rules() ?? USUAL_RULES),
    ...(content.games === 'further' && { games: content.games }),
  };
  return present({ trainer, seed, stage, rules: table, version: itemsVersion(trainer) }, deps);
}

async function present(ref: ItemRef, { thinking }: ItemDeps): Promise<PresentItem> {
  return { origin: { kind: 'fresh', ref }, item: await thinking.ask({ kind: 'item', ref }, { priority: 'advice' }) };
}

/** The problem of a calendar day. */
export const dayItem = (day: string, deps: ItemDeps): Promise<PresentItem> =>
  present(problemRef(problemOfDay(day)), deps);

/** A problem of the theme and grade that are wanted, or as hard as the row of right answers deserves; none of those before, nor of the lessons. */
export async function freshProblem(before: readonly string[], deps: ItemDeps): Promise<PresentItem> {
  const content = await deps.file.get();
  const { theme, idea, grade = recordOfTrainer(content, 'problems').stage } = content.problems ?? {};
  const wanted = { ...(theme && { theme }), ...(idea && { idea }), grade };
  return present(problemRef(chosenProblem(wanted, randomUUID(), [...before, ...TAUGHT_PROBLEMS])), deps);
}

/** Right answers in a run after which problems become harder. */
const RUN_STEP = 3;

/** The next problem of a run, which becomes harder with the right answers. */
export function runItem(right: number, before: readonly string[], deps: ItemDeps): Promise<PresentItem> {
  const grade: Stage = STAGES[Math.floor(right / RUN_STEP)] ?? 5;
  return present(problemRef(chosenProblem({ grade }, randomUUID(), [...before, ...TAUGHT_PROBLEMS])), deps);
}

/** What is shown for a reference of the deck: in place of a problem another one of the same idea each time, so that the idea is learnt and not the answer. */
const shownFor = ({ memory }: DeckCard, ref: ItemRef): ItemRef =>
  ref.trainer === 'problems' ? problemRef(kindredOf(problemIn(ref), memory.reps - 1)) : ref;

function itemOfCard(card: DeckCard, { thinking }: ItemDeps): Promise<Item | null> {
  const { source } = card;
  return source.kind === 'item'
    ? thinking.ask({ kind: 'item', ref: shownFor(card, source.ref) }, { priority: 'advice' })
    : thinking.ask({ kind: 'mistake', mistake: source.mistake }, { priority: 'advice' });
}

/** What no worker can make is no item; that the program ends says nothing of the card. */
function noItem(error: unknown): null {
  if (error instanceof Closed) throw error;
  return null;
}

/** The next thing of the deck; one in which there is nothing to decide leaves the deck. */
export async function deckItem(keys: readonly string[], deps: ItemDeps): Promise<FromDeck | undefined> {
  const { file } = deps;
  for (const [at, key] of keys.entries()) {
    const card = (await file.get()).deck.find((each) => each.key === key);
    const item = card && (await itemOfCard(card, deps).catch(noItem));
    if (card && item) {
      const { source } = card;
      const of = source.kind === 'item' ? source.ref.trainer : 'mistake';
      const stage = source.kind === 'item' ? source.ref.stage : 1;
      return { item: { origin: { kind: 'deck', key, of, stage }, item }, rest: keys.slice(at + 1) };
    }
    await file.change((content) => ({ ...content, deck: removed(content.deck, key) }));
  }
  return undefined;
}

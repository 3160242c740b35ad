// What the recommended way is worth: `node build/run-ts.mjs lab/measure/tutor/learner.ts FILE [LEARNERS] [SHRINKS] [HALF]`: simulated learners play evenings out
// of FILE (the `people.jsonl` of weaknesses.ts) and practise what "what next" tells them, others as many problems at random. Both then play all its deals.
// A learner plays as people do, and misses besides what he has not got: the slip of an idea shrinks to SHRINKS hundredths with each item of it that he has
// practised, and half of what he had learnt is gone after HALF days.
import { readFileSync } from 'node:fs';
import { type Random, randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { LAPSES } from '../../../src/engine/bots/beginner/lapses.ts';
import { dealtRound, missedByPeople } from '../../../src/engine/teaching/problems/problem.ts';
import { chosenProblem } from '../../../src/engine/teaching/problems/choosing.ts';
import { problemIn } from '../../../src/engine/teaching/trainers/problem-item.ts';
import { ask } from '../../../src/engine/teaching/trainers/trainer-remarks.ts';
import { type Item, LEARNER } from '../../../src/engine/teaching/trainers/trainer.ts';
import { gradeOf } from '../../../src/engine/tutor/advice/grade.ts';
import type { Idea } from '../../../src/engine/tutor/ideas/asked.ts';
import { questionBehind } from '../../../src/engine/tutor/ideas/idea-questions.ts';
import { decidedBy, type Occasion, occasionIn } from '../../../src/engine/tutor/review/occasions.ts';
import { nextStepOf } from '../../../src/main/progress/next-step.ts';
import { type PlayedAt, weakestIdea } from '../../../src/main/progress/weakest-idea.ts';
import { type GivenInRound, leaksOf } from '../../../src/main/rounds/leaks.ts';
import type { Kept } from '../../../src/main/store/kept.ts';
import { NOTHING_PRACTISED, type TrainingFile } from '../../../src/main/training/training-file.ts';
import { Training } from '../../../src/main/training/training-room.ts';
import type { Practice } from '../../../src/shared/teaching/training.ts';
import type { WeakIdea } from '../../../src/shared/teaching/progress.ts';
import { estimateOf, meanOf, plusMinus } from '../../base/statistics.ts';
import type { PlayedRound } from './planted.ts';

const [file = '', learners = '40', shrinks = '80', half = '14'] = process.argv.slice(2);
/** Evenings, a day each; rounds of one, and most items that are practised after it. */
const EVENINGS = 20;
const ROUNDS = 12;
const ITEMS = 5;

/** A card that an idea decides, what missing it costs, and whether it then goes into the deck. */
interface Chance extends Occasion {
  readonly deck: 'yes' | 'no';
}

interface Deal {
  readonly deal: number;
  readonly entries: PlayedRound['entries'];
  readonly chances: readonly Chance[];
}

function dealOf({ deal, entries, judged }: PlayedRound): Deal {
  const chances = judged.flatMap((review): readonly Chance[] => {
    const [occasion, decided] = [occasionIn(review), decidedBy(review.advice)];
    const [worse] = (decided?.worse ?? []).toSorted((a, b) => (b.usual ?? 0) - (a.usual ?? 0));
    if (!occasion || !worse) return [];
    const grade = gradeOf(review.advice, worse.decision);
    return [{ ...occasion, deck: grade === 'mistake' || grade === 'blunder' ? 'yes' : 'no' }];
  });
  return { deal, entries, chances };
}

const DEALS = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => dealOf(JSON.parse(line) as PlayedRound));

/** What somebody has not got: how often he misses an idea though people would find it, 0 to 1. */
class Slips {
  readonly #start = new Map<Idea, number>();
  readonly #now = new Map<Idea, number>();
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
  }

  of(idea: Idea): number {
    const start = this.#start.get(idea) ?? slipOf(randomOf('slips', this.#seed, idea));
    this.#start.set(idea, start);
    return this.#now.get(idea) ?? start;
  }

  practise(idea: Idea): void {
    this.#now.set(idea, (this.of(idea) * Number(shrinks)) / 100);
  }

  sleep(): void {
    for (const [idea, now] of this.#now) {
      const start = this.#start.get(idea) ?? now;
      this.#now.set(idea, start - (start - now) * 2 ** (-1 / Number(half)));
    }
  }

  misses({ idea, usual }: Pick<Occasion, 'idea' | 'usual'>): number {
    return usual + (1 - usual) * this.of(idea);
  }
}

/** A beginner slips in so many of a hundred ideas, in each of them as often as the lapses of the beginners at the table happen. */
const SLIPPING = 33;
const ODDS = LAPSES.map(({ odds }) => odds);

const slipOf = (random: Random): number =>
  random.below(100) < SLIPPING ? (ODDS[random.below(ODDS.length)] ?? 0) / 100 : 0;

const STEPS = 1 << 20;
const fraction = (random: Random): number => random.below(STEPS) / STEPS;

/** What all deals cost somebody, in cents. */
const givenAway = (slips: Slips): number =>
  DEALS.flatMap(({ chances }) => chances).reduce((sum, chance) => sum + slips.misses(chance) * chance.costs, 0);

/** What they cost people. */
const BY_PEOPLE = DEALS.flatMap(({ chances }) => chances).reduce((sum, { usual, costs }) => sum + usual * costs, 0);

/** What is asked in an item: the learner answers by what he has got. */
type Asked = Pick<Occasion, 'idea' | 'usual'>;

/** The practising of the app, whose items are answered by a learner. */
class Desk {
  readonly training: Training;
  readonly #asked: Asked[] = [];
  readonly #slips: Slips;
  readonly #random: Random;
  #content: TrainingFile = NOTHING_PRACTISED;
  day = 0;

  constructor(slips: Slips, random: Random) {
    this.#slips = slips;
    this.#random = random;
    const kept: Kept<TrainingFile> = {
      get: () => Promise.resolve(this.#content),
      change: (make) => this.#write(make),
      erase: (_, make) => this.#write(make),
    };
    this.training = new Training({
      file: kept,
      thinking: { ask: ((job: Job) => Promise.resolve(this.#itemOf(job))) as never },
      rules: () => undefined,
      date: () => this.now(),
      changed: () => undefined,
    });
  }

  now(): string {
    return new Date(Date.UTC(2026, 0, 1 + this.day, 20)).toISOString();
  }

  #write(make: (content: TrainingFile) => TrainingFile): Promise<'written'> {
    this.#content = make(this.#content);
    return Promise.resolve('written');
  }

  #itemOf(job: Job): Item {
    this.#asked.push(job.kind === 'item' ? ofProblem(problemIn(job.ref)) : ofMistake(job.mistake));
    return {
      question: {
        ask: ask('Q.PLAY', {}),
        scene: { pack: 32 },
        form: { kind: 'choice', from: [`${this.#asked.length - 1}`] },
      },
      key: { right: [RIGHT], because: [], wrong: [] },
    };
  }

  /** Practises until a session is over, or so many items are done; how many it were. */
  async practise(practice: Practice, most: number): Promise<number> {
    let view = await this.training.start(practice);
    for (let done = 0; ;) {
      if (!view || view.summary || done === most) return done;
      const { form } = view.question;
      const asked = form.kind === 'choice' ? this.#asked[Number(form.from[0])] : undefined;
      if (!asked) throw new Error('an item without an idea');
      const missed = fraction(this.#random) < this.#slips.misses(asked);
      await this.training.answer(view.number, missed ? WRONG : RIGHT);
      this.#slips.practise(asked.idea);
      done += 1;
      view = await this.training.next(view.number);
    }
  }
}

const RIGHT = { kind: 'choice', choice: 'right' } as const;
const WRONG = { kind: 'choice', choice: 'wrong' } as const;

type Job =
  | { readonly kind: 'item'; readonly ref: Parameters<typeof problemIn>[0] }
  | {
      readonly kind: 'mistake';
      readonly mistake: { readonly entry: number; readonly record: { readonly entries: readonly unknown[] } };
    };

const ofProblem = (problem: ReturnType<typeof problemIn>): Asked => ({
  idea: questionBehind(problem.idea),
  usual: missedByPeople(problem),
});

const BY_PACK = new Map(DEALS.map((deal) => [JSON.stringify(deal.entries[0]), deal]));

function ofMistake({ entry, record: { entries } }: Extract<Job, { kind: 'mistake' }>['mistake']): Asked {
  const found = BY_PACK.get(JSON.stringify(entries[0]))?.chances.find((each) => each.entry === entry);
  if (!found) throw new Error('a mistake without an idea');
  return found;
}

/** A round as progress knows it. */
type Evening = GivenInRound & PlayedAt;

/** An evening as the commentary has it; what it holds to be a mistake goes into the deck. */
async function evening(deals: readonly Deal[], slips: Slips, desk: Desk, random: Random): Promise<readonly Evening[]> {
  const given: Evening[] = [];
  for (const { deal, entries, chances } of deals) {
    const played = chances.map(({ missed: _, ...each }) => ({
      ...each,
      ...(fraction(random) < slips.misses(each) && { missed: each.costs }),
    }));
    given.push({ id: `${deal}`, at: desk.now(), given: [], occasions: played });
    const wrong = played.filter(({ missed, deck }) => missed !== undefined && deck === 'yes').map(({ entry }) => entry);
    const { rules, terms } = dealtRound(deal);
    await desk.training.collect(`${deal}`, { format: 1, rules, terms, entries }, wrong, LEARNER);
  }
  return given;
}

/** The way that the start page leads to. */
async function outOf({ skill, idea }: WeakIdea, desk: Desk, most: number): Promise<number> {
  await desk.training.setProblems({ theme: skill, idea, grade: 0 });
  return desk.practise('problems', most);
}

/** Follows "what next" after an evening; how many items that were. */
async function follow(rounds: readonly Evening[], desk: Desk): Promise<number> {
  let done = 0;
  for (let before = -1; done < ITEMS && done !== before;) {
    before = done;
    const training = await desk.training.overview();
    const weakest = weakestIdea(rounds, await desk.training.solved());
    const step = nextStepOf({ lessons: [], rounds: rounds.length, leaks: leaksOf(rounds), weakest, training });
    if (step.kind === 'deck' || step.kind === 'day') done += await desk.practise(step.kind, ITEMS - done);
    if (step.kind === 'idea') done += await outOf(step.weak, desk, ITEMS - done);
  }
  return done;
}

interface Learnt {
  readonly before: number;
  readonly recommended: number;
  readonly random: number;
  readonly items: number;
}

async function learner(number: number): Promise<Learnt> {
  const random = randomOf('learner', number);
  const [led, free] = [new Slips(`${number}`), new Slips(`${number}`)];
  const before = givenAway(led);
  const desk = new Desk(led, random);
  const order = shuffled(DEALS, random);
  let rounds: readonly Evening[] = [];
  let items = 0;
  for (; desk.day < EVENINGS; desk.day++) {
    const deals = Array.from({ length: ROUNDS }, (_, n) => order[(desk.day * ROUNDS + n) % order.length] as Deal);
    rounds = [...rounds, ...(await evening(deals, led, desk, random))];
    const done = await follow(rounds, desk);
    for (let n = 0; n < done; n++) free.practise(questionBehind(chosenProblem({}, `${number} ${items + n}`).idea));
    items += done;
    led.sleep();
    free.sleep();
  }
  return { before, recommended: givenAway(led), random: givenAway(free), items };
}

const all: Learnt[] = [];
for (let number = 0; number < Number(learners); number++) all.push(await learner(number));
const told = (of: (each: Learnt) => number): string => plusMinus(all.map(of), 1);
const deals = DEALS.length;
console.log(`${all.length} learners, ${EVENINGS} evenings, ${told(({ items }) => items)} items, then ${deals} deals`);
console.log(`cents a deal before: ${told(({ before }) => before / deals)}`);
console.log(`after the recommended way: ${told(({ recommended }) => recommended / deals)}`);
console.log(`after as many random problems: ${told(({ random }) => random / deals)}`);
const less = (floor: number): string => {
  const [led, free] = [
    meanOf(all.map((each) => each.recommended - floor)),
    meanOf(all.map((each) => each.random - floor)),
  ];
  const left = all.map((each) => each.recommended - floor - (led / free) * (each.random - floor));
  return `${(100 * (1 - led / free)).toFixed(1)} ± ${((100 * (estimateOf(left).standardError ?? 0)) / free).toFixed(1)} %`;
};
console.log(`people: ${(BY_PEOPLE / deals).toFixed(1)}`);
console.log(`less given away: ${less(0)}, of what is given away beyond people: ${less(BY_PEOPLE)}`);

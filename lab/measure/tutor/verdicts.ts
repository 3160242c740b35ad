// Whether criticisms of cards hold: `verdicts.ts FILE.gz [GAMES] [SKIP] [EVERY] [quick|deep]`: each is asked again with three other seeds, of rule players who
// play both cards out, and of the deal as it really lay.
import type { Card } from '../../../src/engine/base/cards.ts';
import { type Random, randomOf } from '../../../src/engine/base/random.ts';
import { playOut } from '../../../src/engine/bots/bidding/bidding-play-out.ts';
import { dealtHands, gameIn } from '../../../src/engine/bots/sampling/payoffs.ts';
import { imagine } from '../../../src/engine/bots/sampling/sample.ts';
import { type Scored, Scores } from '../../../src/engine/bots/sampling/scores.ts';
import type { World } from '../../../src/engine/inference/worlds.ts';
import { type Knowledge, knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { type OpenGame, openGame } from '../../../src/engine/open-game/open-game.ts';
import { finalOfPoints, outcomeOf, outcomesIn } from '../../../src/engine/open-game/outcomes.ts';
import { afterPlay } from '../../../src/engine/play/tricks.ts';
import { declarerOf, type PlayingRound } from '../../../src/engine/table/round.ts';
import { handSizeAt } from '../../../src/engine/table/table-rules.ts';
import type { Effort, Grade } from '../../../src/engine/tutor/advice/advice.ts';
import { gradeOf, severityOf } from '../../../src/engine/tutor/advice/grade.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { judgedAt } from '../../../src/engine/tutor/advice/judged.ts';
import { gameOf, worldIn } from '../../../src/engine/tutor/advice/open-rounds.ts';
import { playedCard } from '../../../src/engine/table/readers.ts';
import type { Move } from '../compare/game.ts';
import { recordedMoves } from './recorded-moves.ts';

const [file = '', games = '100', skip = '1', every = '10', effortName = 'quick'] = process.argv.slice(2);
const effort: Effort = effortName === 'deep' ? 'deep' : 'quick';
const OTHER_SEEDS = ['b', 'c', 'd'];
/** Deals that the rule players play out, and standard errors by which they must speak against a criticism. */
const PLAYED_OUT = 400;
const AGAINST = 2;

interface Verdict {
  readonly held: boolean;
  readonly grade: Grade;
  readonly better: Card;
  /** Told loss, as a share of what lies between won and lost. */
  readonly told: number;
}

function verdictOf({ view, card }: Move, seed: string): Verdict {
  const decision = { type: 'play', seat: view.seat, card } as const;
  const advice = judgedAt(view, decision, { random: randomOf('verdicts', seed), effort });
  const grade = gradeOf(advice, decision);
  const best = advice.ranked[0];
  return {
    held: grade === 'mistake' || grade === 'blunder',
    grade,
    better: (best && playedCard(best.decision)) ?? card,
    told: severityOf(advice, decision),
  };
}

/** What rule players make of both cards: cents that the better one comes to more, and the standard error. */
function byRules(know: Knowledge, round: PlayingRound, better: Card, card: Card, random: Random) {
  const { worlds } = imagine(know, 2000, PLAYED_OUT, random);
  const scores = new Scores(2);
  for (const { world, weight } of worlds)
    scores.add(
      [better, card].map((each) => ruleOutcome(know, round, world, each)),
      weight,
    );
  return { cents: scores.cents(0) - scores.cents(1), error: scores.error(0, 1) };
}

function ruleOutcome(know: Knowledge, round: PlayingRound, world: World, card: Card): Scored {
  const open: OpenGame = openGame(gameIn(know), world);
  const play = afterPlay({ ...round.play, hands: world }, card);
  const dealt = dealtHands(know, world);
  const end = playOut(know.view, { dealt, play, declarer: declarerOf(round), doubling: round.doubling });
  const made = end.done.reduce((sum, { winner, points }) => sum + (open.side.includes(winner) ? points : 0), 0);
  const { goal } = round.play.contract.row;
  if (goal.kind !== 'points') throw new Error('card points do not count');
  return outcomeOf(open, know.seat, finalOfPoints(goal, made));
}

/** What the better card was worth more in the deal as it lay, with open cards, as a share of what lies between won and lost. */
function really(round: PlayingRound, know: Knowledge, better: Card, card: Card, stake: number): number {
  const outcomes = outcomesIn(openGame(gameOf(round), worldIn(round)), know.seat, 'classes');
  return ((outcomes.get(better)?.cents ?? 0) - (outcomes.get(card)?.cents ?? 0)) / (2 * stake);
}

const tally = () => ({
  choices: 0,
  held: 0,
  again: 0,
  asked: 0,
  never: 0,
  against: 0,
  told: [] as number[],
  real: [] as number[],
});
const groups = { before: tally(), end: tally() };

function look(move: Move): void {
  const { round, view, card } = move;
  const know = knowledgeOf(view);
  if (know.legal.length < 2 || know.contract.row.goal.kind !== 'points') return;
  const counts = groups[handSizeAt(view.rules) - view.tricks.length <= 4 ? 'end' : 'before'];
  counts.choices += 1;
  const { held, better, told } = verdictOf(move, 'a');
  if (!held) return;
  counts.held += 1;
  const others = OTHER_SEEDS.map((seed) => verdictOf(move, seed));
  const again = others.filter((each) => each.held).length;
  counts.again += again;
  counts.asked += OTHER_SEEDS.length;
  if (again === 0) counts.never += 1;
  const rules = byRules(know, round, better, card, randomOf('verdicts', 'rules'));
  const against = rules.cents < -AGAINST * rules.error || (rules.error === 0 && rules.cents <= 0);
  if (against) counts.against += 1;
  counts.told.push(told);
  const { stake } = adviseAt(view, { random: randomOf('verdicts', 'a'), effort: 'quick' });
  const real = really(round, know, better, card, stake);
  counts.real.push(real);
  console.log(
    `${round.play.contract.row.id} ${know.role} trick ${view.tricks.length + 1} hand ${view.hand.join(' ')} table ${view.trick?.cards.join(' ') ?? ''}: ${card}, better ${better}: told ${told.toFixed(2)}, again ${others.map(({ grade, told: loss }) => `${grade} ${loss.toFixed(2)}`).join(' ')}, rules ${rules.cents.toFixed(1)} +- ${rules.error.toFixed(1)}, really ${real.toFixed(2)}`,
  );
}

let seen = 0;
const isWanted = (number: number): boolean =>
  number > Number(skip) && (number - Number(skip) - 1) % Number(every) === 0;
for await (const { moves } of recordedMoves(file, isWanted)) {
  if (seen >= Number(games)) break;
  seen += 1;
  for (const move of moves) look(move);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
const errorIn = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((each) => (each - mean(values)) ** 2)) / Math.max(1, values.length));
for (const [name, { choices, held, again, asked, never, against, told, real }] of Object.entries(groups)) {
  console.log(
    `${name}: ${choices} choices, ${held} held against; the same from other seeds ${again} of ${asked}, never again ${never}`,
  );
  console.log(
    `  rule players speak against ${against}; told ${(100 * mean(told)).toFixed(1)} +- ${(100 * errorIn(told)).toFixed(1)} %, really ${(100 * mean(real)).toFixed(1)} +- ${(100 * errorIn(real)).toFixed(1)} %`,
  );
}

// `fit criticisms`: whether what the tutor holds against a card is so. The criticised and the advised card are played out over the same deals,
// drawn anew, by players who choose as people do; told is how often the advised one comes to more.
import { shareOf } from '../arena/statistics.ts';
import type { Move } from '../compare/game.ts';
import type { Card } from '../../engine/base/cards.ts';
import type { Random } from '../../engine/base/random.ts';
import { randomOf } from '../../engine/base/random.ts';
import type { Level } from '../../engine/bots/levels.ts';
import { playOutsOf } from '../../engine/bots/people/play-out.ts';
import { imagine } from '../../engine/bots/sampling/sample.ts';
import { Scores } from '../../engine/bots/sampling/scores.ts';
import { isForetold } from '../../engine/bots/sampling/usual-cards.ts';
import { knowledgeOf } from '../../engine/inference/knowledge.ts';
import type { Effort, EffortRow, HeldAgainst } from '../../engine/tutor/advice/advice.ts';
import { EFFORTS } from '../../engine/tutor/advice/advice.ts';
import { adviseCard } from '../../engine/tutor/advice/card-advice.ts';
import { gradeOf, isHeldAgainst, severityOf } from '../../engine/tutor/advice/grade.ts';
import { plusMinus } from './gains.ts';
import { gamesFrom } from './played-games.ts';
import type { FitIo } from './program.ts';
import { choice, fitProgram, optionalPlace, turns, whole } from './program.ts';

const HELD_AGAINST = ['inaccuracy', 'mistake', 'blunder'] as const satisfies readonly HeldAgainst[];

/** A card that the tutor holds against its player, and what playing it and the advised one out has shown. */
interface Criticism {
  readonly grade: HeldAgainst;
  readonly card: Card;
  readonly advised: Card;
  /** By the tutor's own judgement, in per cent of what lies between won and lost. */
  readonly told: number;
  /** What the advised card comes to more than the other when played out, and its standard error, in per cent of the same. */
  readonly gain: number;
  readonly error: number;
}

/** Standard errors by which the other card must come to more to refute the tutor, or the advised one to prove him right. */
const PROVED = 2;

/** Few deals, to leave aside choices in which nothing seems lost: nearly all of them. */
const GLANCE: EffortRow = {
  worlds: [16, 20, 24, 32],
  exact: [0],
  enumerate: 48,
  nodes: 1_000_000,
  bids: 1,
  outlook: 1,
  end: [48, 48, 32, 16],
};

/** Share of what lies between won and lost that must seem lost at a glance. */
const SEEMS_LOST = 0.01;

interface Looking {
  readonly effort: Effort;
  /** Deals in which the cards are played out. */
  readonly deals: number;
}

/** What is held against a card, played out; undefined if nothing is, or where the model of play does not speak of the game. */
function criticismOf(
  { view, card }: Move,
  { effort, deals }: Looking,
  thinking: Random,
  checking: Random,
): Criticism | undefined {
  const know = knowledgeOf(view);
  if (know.legal.length < 2 || !isForetold(know)) return undefined;
  const played = { type: 'play', seat: view.seat, card } as const;
  if (severityOf(adviseCard(view, { random: thinking, effort: GLANCE }), played) < SEEMS_LOST) return undefined;
  const advice = adviseCard(view, { random: thinking, effort });
  const grade = gradeOf(advice, played);
  const advised = advice.ranked[0]?.decision;
  if (!isHeldAgainst(grade) || advised?.type !== 'play') return undefined;
  const scores = new Scores(2);
  for (const { weight, outcomeOf } of playOutsOf(know, imagine(know, 0, deals, checking).worlds, checking))
    scores.add([outcomeOf(advised.card), outcomeOf(card)], weight);
  const inPerCent = (cents: number): number => (100 * cents) / (2 * advice.stake);
  return {
    grade,
    card,
    advised: advised.card,
    told: 100 * severityOf(advice, played),
    gain: inPerCent(scores.cents(0) - scores.cents(1)),
    error: inPerCent(scores.error(0, 1)),
  };
}

const isConfirmed = ({ gain }: Criticism): boolean => gain > 0;
const isProved = ({ gain, error }: Criticism): boolean => gain > PROVED * error;
const isRefuted = ({ gain, error }: Criticism): boolean => gain < -PROVED * error;

function print(found: readonly Criticism[], choices: number, io: FitIo): void {
  io.out(`${choices} choices, ${found.length} held against their players`);
  for (const grade of [...HELD_AGAINST, undefined]) {
    const these = found.filter((each) => grade === undefined || each.grade === grade);
    const count = (is: (each: Criticism) => boolean): string => {
      const number = these.filter(is).length;
      return `${number} (${(100 * (shareOf(number, these.length) ?? 0)).toFixed(1)} %)`;
    };
    const told = plusMinus(
      these.map((each) => each.told),
      1,
    );
    const gained = plusMinus(
      these.map(({ gain }) => gain),
      1,
    );
    io.out(
      `${grade ?? 'all'}: ${these.length}, advised card better ${count(isConfirmed)}, by ${PROVED} errors ${count(isProved)}, ` +
        `worse by ${PROVED} errors ${count(isRefuted)}; told ${told} %, gained ${gained} %`,
    );
  }
}

const lineOf = (name: string, { grade, card, advised, told, gain, error }: Criticism): string =>
  `${name}: ${card} ${grade}, advised ${advised}, told ${told.toFixed(1)} %, gains ${gain.toFixed(1)} ± ${error.toFixed(1)} %`;

export const criticisms = fitProgram(
  {
    name: 'criticisms',
    about: 'share of the cards held against their players that playing them out confirms: docs/TUTOR.md',
    arguments: {
      file: optionalPlace(
        'FILE',
        'recorded rounds, JSON Lines, may be compressed; else rounds of players of our own are played',
      ),
      level: choice<Level>('who plays the rounds of our own', ['hobby', 'anfaenger', 'stammtisch']),
      games: whole('games to look at', 100, 1, 1_000_000),
      skip: whole('games to leave aside first', 0, 0, 1_000_000),
      every: whole('of which one in so many is looked at', 1, 1, 1_000_000),
      deals: whole('deals in which both cards are played out', 200, 2, 100_000),
      effort: choice('how much the tutor thinks', EFFORTS),
      list: choice('which of them to list', ['none', 'unconfirmed', 'all']),
    },
  },
  async ({ file, level, games, skip, every, deals, effort, list }, io) => {
    const found: Criticism[] = [];
    let choices = 0;
    const from = gamesFrom({ file, level, skip, every }, io);
    for await (const _ of turns(io, games, 'games')) {
      const game = await from.next();
      if (game.done) break;
      const { name, moves } = game.value;
      moves.forEach((move, at) => {
        choices++;
        const criticism = criticismOf(
          move,
          { effort, deals },
          randomOf('criticisms', name, at),
          randomOf('criticisms', name, at, 'again'),
        );
        if (!criticism) return;
        found.push(criticism);
        if (list === 'all' || (list === 'unconfirmed' && !isConfirmed(criticism)))
          io.out(lineOf(`${name}/${at}`, criticism));
      });
    }
    print(found, choices, io);
  },
);

// `fit characters`: how the four characters of a level differ, and whether they are as strong as each other. Every deal is played by one who has
// no temper among three like him, and once by each character in the same chair.
import { type Card, cardsOfPack } from '../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { bySeat, type Seat } from '../../src/engine/base/seats.ts';
import { type Character, CHARACTERS } from '../../src/engine/bots/characters.ts';
import { levelPlayer } from '../../src/engine/bots/level-player.ts';
import type { Level } from '../../src/engine/bots/levels.ts';
import { asideOf } from '../../src/engine/bots/random-player.ts';
import { type Taste, tasteOf } from '../../src/engine/bots/tastes.ts';
import { knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import { step } from '../../src/engine/round/step.ts';
import { isPlaying } from '../../src/engine/table/readers.ts';
import { type SeatView, viewFor } from '../../src/engine/round/view.ts';
import { declarerOf, type Round, startRound } from '../../src/engine/table/round.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { choice, type FitIo, fitProgram, turns, whole } from './program.ts';
import { plusMinus } from '../base/statistics.ts';
import { playedToEnd, shuffledRound } from './fit-rounds.ts';

const RULES = pureRules(32);

/** What is counted: of the chances to do something those that were taken. */
const HABITS = ['trumpLeads', 'smears', 'risks', 'plays', 'alone', 'stoss'] as const;
type Habit = (typeof HABITS)[number];

const HABIT_OF = { trumpLeads: 'trumpLeads', smears: 'smears', risks: 'risks' } as const satisfies Record<Taste, Habit>;

/** Chances, and how many were taken, by habit; cents against the player without a temper, deal by deal. */
interface Tally {
  readonly chances: Record<Habit, number>;
  readonly taken: Record<Habit, number>;
  readonly gained: number[];
}

const each = (): Record<Habit, number> => ({ trumpLeads: 0, smears: 0, risks: 0, plays: 0, alone: 0, stoss: 0 });
const newTally = (): Tally => ({ chances: each(), taken: each(), gained: [] });

function note({ chances, taken }: Tally, habit: Habit, done: boolean): void {
  chances[habit]++;
  if (done) taken[habit]++;
}

/** A card: whether it is of a kind that somebody may like, where that kind can be played and be left. */
function noteCard(tally: Tally, view: SeatView, card: Card): void {
  const know = knowledgeOf(view);
  if (know.declarer === undefined) return;
  const kinds = know.legal.map((legal) => tasteOf(know, legal));
  for (const taste of new Set(kinds))
    if (taste && kinds.some((kind) => kind !== taste)) note(tally, HABIT_OF[taste], tasteOf(know, card) === taste);
}

/** What a seat did in a round that is over. */
function noteRound(tally: Tally, end: Round, seat: Seat): void {
  let round: Round = startRound(end.rules, end.terms);
  let mayDouble = false;
  for (const entry of end.entries) {
    if (entry.type === 'play' && entry.seat === seat) noteCard(tally, viewFor(round, seat), entry.card);
    if (isPlaying(round)) mayDouble ||= asideOf(viewFor(round, seat))?.type === 'stoss';
    const next = step(round, entry);
    if (!next.ok) throw new Error(`${entry.type} is refused: ${next.because.id}`);
    round = next.round;
  }
  const declares = 'play' in end && declarerOf(end) === seat;
  note(tally, 'plays', declares);
  if (declares) note(tally, 'alone', end.partner === undefined);
  if (mayDouble) note(tally, 'stoss', 'doubling' in end && end.doubling.stoss === seat);
}

const balanceOf = (end: Round, seat: Seat): number => ('settlement' in end ? end.settlement.balance[seat] : 0);

const percent = (taken: number, chances: number): string =>
  chances === 0 ? '-' : `${((100 * taken) / chances).toFixed(1)} % of ${chances}`;

function print(tallies: ReadonlyMap<Character | 'none', Tally>, io: FitIo): void {
  for (const [who, { chances, taken, gained }] of tallies) {
    const rates = HABITS.map((habit) => `${habit} ${percent(taken[habit], chances[habit])}`);
    io.out(`${who}: ${rates.join(', ')}${gained.length > 0 ? `; ${plusMinus(gained, 2)} cents a deal` : ''}`);
  }
}

export const characters = fitProgram(
  {
    name: 'characters',
    about:
      'how often each character leads trumps, smears, takes risks, plays and doubles, and what it gains by that: docs/STRENGTH.md',
    arguments: {
      level: choice<Level>('of which level they are', ['stammtisch', 'hobby', 'anfaenger', 'kenner', 'meister']),
      deals: whole('deals', 1000, 1, 1_000_000),
      first: whole('number of the first deal', 0, 0, 1_000_000_000),
    },
  },
  async ({ level, deals, first }, io) => {
    const plain = levelPlayer(level);
    const everybody = [['none', plain] as const, ...CHARACTERS.map((who) => [who, levelPlayer(level, who)] as const)];
    const tallies = new Map(everybody.map(([who]) => [who, newTally()]));
    for await (const turn of turns(io, deals)) {
      const deal = first + turn;
      const seat = (deal % 4) as Seat;
      const start = shuffledRound(RULES, shuffled(cardsOfPack(32), randomOf('characters', deal)));
      let usual: number | undefined;
      for (const [who, player] of everybody) {
        const players = bySeat((chair) => (chair === seat ? player : plain));
        const end = await playedToEnd(start, players, randomOf('characters', deal, 'play'));
        const tally = tallies.get(who);
        if (!tally) continue;
        noteRound(tally, end, seat);
        const balance = balanceOf(end, seat);
        if (usual === undefined) usual = balance;
        else tally.gained.push(balance - usual);
      }
    }
    print(tallies, io);
  },
);

// Positions of many rounds at many tables, and everything that is said in each of them.
import { GAMES } from '../../../src/engine/games/shelf.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import type { Player } from '../../../src/engine/bots/player.ts';
import { factOfPass, factsOf } from '../../../src/engine/bots/bidding/plan-facts.ts';
import { plansOf } from '../../../src/engine/bots/bidding/plans.ts';
import { type Knowledge, knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { factsOfCard } from '../../../src/engine/bots/play/play.ts';
import { type FateFact, fateFor } from '../../../src/engine/tutor/ideas/fates.ts';
import { adviseCard } from '../../../src/engine/tutor/advice/card-advice.ts';
import { decisionOf } from '../../../src/engine/tutor/advice/grade.ts';
import { reasonsOf } from '../../../src/engine/tutor/ideas/ideas.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { type Card, copiesIn } from '../../../src/engine/base/cards.ts';
import type { Fact } from '../../../src/engine/inference/facts.ts';
import { type Decision, type Entry, isDecision } from '../../../src/engine/table/log.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { recordOf, type Round, type ScoredRound, startRound } from '../../../src/engine/table/round.ts';
import type { RoundResult } from '../../../src/engine/scoring/result.ts';
import type { Settlement } from '../../../src/engine/scoring/money.ts';
import { type Announcement, announcementOf } from '../../../src/engine/base/contract.ts';
import { seatAfter } from '../../../src/engine/base/seats.ts';
import { step, turnIn } from '../../../src/engine/round/step.ts';
import { gameRulesOf, playersAt } from '../../../src/engine/table/table-rules.ts';
import { courseOf } from '../../../src/engine/tutor/course.ts';
import { dutyOf } from '../../../src/engine/tutor/duty.ts';
import { explainOptions } from '../../../src/engine/tutor/explain.ts';
import type { Explanation, Note } from '../../../src/engine/tutor/notes.ts';
import { notesOnTrick } from '../../../src/engine/tutor/trick-notes.ts';
import { publicViewOf, type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { glimpsesOf } from '../../../src/main/board/acts.ts';
import type { Glimpse } from '../../../src/shared/teaching/glimpses.ts';
import { type CheckedTable, HOUSE_TABLES, playedRound, PURE_TABLES } from '../../support/tutor/checked-tables.ts';
import { houseSituations } from '../../support/tutor/random-rounds.ts';

/** Something said in a position; `trick` is the completed one that a note is about. */
export type Said =
  | { readonly of: 'fact'; readonly fact: Fact; readonly decision: Decision }
  | { readonly of: 'note'; readonly note: Note; readonly trick?: readonly Card[] }
  | { readonly of: 'refusal'; readonly refusal: Explanation; readonly decision: Decision }
  | { readonly of: 'glimpse'; readonly glimpse: Glimpse; readonly decision: Decision }
  | {
      readonly of: 'bill';
      readonly settlement: Settlement;
      readonly announcement: Announcement;
      readonly result: RoundResult;
    }
  | { readonly of: 'option'; readonly decision: Decision };

/** A position as one seat sees it. */
export interface Place {
  readonly view: SeatView;
  readonly round: Round;
  readonly said: readonly Said[];
}

/** All that the tutor says of a situation to the seat in turn, and of what happens next to the seat after it. */
export function placesAt(round: Round, next: Entry | undefined): readonly Place[] {
  const turn = turnIn(round);
  if (turn === undefined) return [{ view: viewFor(round, 0), round, said: notesAfter(round) }];
  const view = viewFor(round, turn);
  const other = viewFor(round, seatAfter(turn, 1, playersAt(round.rules)));
  return [
    {
      view,
      round,
      said: [...dutiesOf(view), ...refusalsOf(view), ...optionsOf(view), ...factsIn(view), ...notesAfter(round)],
    },
    { view: other, round, said: [...dutiesOf(other), ...glimpsesIn(other, next)] },
  ];
}

const dutiesOf = (view: SeatView): readonly Said[] => dutyOf(view).map((note) => ({ of: 'note', note }));

const refusalsOf = (view: SeatView): readonly Said[] =>
  explainOptions(view).flatMap(({ refusal, decision }): Said[] =>
    refusal ? [{ of: 'refusal', refusal, decision }] : [],
  );

const optionsOf = (view: SeatView): readonly Said[] => view.options.map(({ decision }) => ({ of: 'option', decision }));

const glimpsesIn = (view: SeatView, next: Entry | undefined): readonly Said[] =>
  next && isDecision(next) ? glimpsesOf(view, next).map((glimpse) => ({ of: 'glimpse', glimpse, decision: next })) : [];

/** Reasons for every allowed card, for every game that can be played, and of the players themselves. */
function factsIn(view: SeatView): readonly Said[] {
  const of = (decision: Decision, facts: readonly Fact[]): readonly Said[] =>
    facts.map((fact) => ({ of: 'fact', fact, decision }));
  const player: Player = PLAYERS.draufgaenger;
  const choice = player.decide(view, { random: randomOf('said', view.hand.join('')) });
  const own = of(choice.decision, choice.because);
  const aside = view.phase === 'playing' ? player.double(view, { random: randomOf('aside') }) : undefined;
  const besides = aside ? of(aside.decision, aside.because) : [];
  if (view.phase === 'auction' || view.phase === 'announcing') {
    const plans = plansOf(view);
    const games = plans.flatMap((plan) =>
      of({ type: 'announce', seat: view.seat, announcement: plan.announcement }, factsOf(view, plan)),
    );
    return [...own, ...games, ...of(choice.decision, [factOfPass(view, plans)])];
  }
  if (view.phase !== 'playing') return own;
  // What is said of single cards counts on each of them being there once.
  if (copiesIn(view.rules.pack) > 1) return [...own, ...besides];
  const know = knowledgeOf(view);
  const cards = know.legal.flatMap((card) =>
    of({ type: 'play', seat: view.seat, card }, [...factsOfCard(know, card), ...ideasOf(know, card)]),
  );
  return [...own, ...besides, ...cards, ...thoughtIn(know)];
}

/** In one position of so many the tutor is asked what it says only after thinking. */
const THOUGHT = 48;

/** What decides whether to double, and what becomes of the cards with one and with another. */
function thoughtIn(know: Knowledge): readonly Said[] {
  const { view, legal, seat } = know;
  const random = randomOf('thought', ...view.hand, view.tricks.length);
  if (random.below(THOUGHT) > 0) return [];
  const [card, other] = shuffled(legal, random);
  if (card === undefined || other === undefined) return [];
  const play = (each: Card): Decision => ({ type: 'play', seat, card: each });
  if (know.contract.row.goal.kind === 'fewestPoints') return advisedIn(view);
  const fates = [...fatesOf(know, card, other), ...fatesOf(know, other, card)];
  return fates.map((each) => ({ of: 'fact', fact: each, decision: play(each.params.card) }));
}

/** The reasons of a hint where the tutor has thought. */
function advisedIn(view: SeatView): readonly Said[] {
  const { ranked, facts } = adviseCard(view, { random: randomOf('advised', ...view.hand), effort: 'quick' });
  const decision = decisionOf(ranked[0]?.decision);
  return decision ? facts.map((each) => ({ of: 'fact', fact: each, decision })) : [];
}

const fatesOf = (know: Knowledge, card: Card, other: Card): readonly FateFact[] =>
  know.view.table === undefined && know.view.numbers === undefined ? fateFor(know, card, other) : [];

/** All that the tutor knows to say for a card, whether or not it says it; not where most cards lie open on the table. */
const ideasOf = (know: Knowledge, card: Card): readonly Fact[] =>
  know.view.table === undefined && know.view.numbers === undefined ? reasonsOf(know, card) : [];

/** The line of the course that has just been written, and the notes on a trick that is just complete. */
function notesAfter(round: Round): readonly Said[] {
  const lines = courseOf(publicViewOf(round));
  const course = lines.slice(-4).map(({ note }): Said => ({ of: 'note', note }));
  if (!('play' in round)) return course;
  const { rules, play } = round;
  const bills = round.phase === 'scored' ? [billOf(round)] : [];
  const last = play.trick.cards.length === 0 ? play.done.at(-1) : undefined;
  const notes = last ? notesOnTrick(play.contract, rules.pack, last) : [];
  return [...course, ...bills, ...notes.map((note): Said => ({ of: 'note', note, trick: last?.cards ?? [] }))];
}

const billOf = ({ settlement, play, result }: ScoredRound): Said => ({
  of: 'bill',
  settlement,
  announcement: announcementOf(play.contract),
  result,
});

/** All positions of a whole round. */
export function placesOf(end: Round): readonly Place[] {
  const { rules, terms, entries } = recordOf(end);
  let round: Round = startRound(rules, terms);
  const places: Place[] = [];
  for (const entry of entries) {
    places.push(...placesAt(round, entry));
    const next = step(round, entry);
    if (!next.ok) throw new Error(JSON.stringify(next.because));
    round = next.round;
  }
  return [...places, ...placesAt(round, undefined)];
}

/** Players who bid by their cards and pass now and then: a pure table comes up more often than any other. */
const TABLES: readonly CheckedTable[] = [...HOUSE_TABLES, ...PURE_TABLES, ...PURE_TABLES, ...PURE_TABLES];

/** The games of the shelf, each with all that it may be played with. */
const SHELF_TABLES: readonly CheckedTable[] = GAMES.map((game) => ({
  name: game,
  rules: gameRulesOf(game, { ...PURE_2007, 'officers.spritz': true }),
  bidding: 'anything',
}));

/** One in so many situations of the tables in which all house rules meet. */
const THINNED = 7;

/** Situations one after the other, with their number and the entry that led to the next one of the same round. */
const withNext = (situations: readonly Round[]): readonly (readonly [number, Round, Entry | undefined])[] =>
  situations.map((round, at) => {
    const next = situations[at + 1];
    return [at, round, next?.entries.length === round.entries.length + 1 ? next.entries.at(-1) : undefined];
  });

/** At least `count` positions, two views each, and a round of each game of the shelf; the same for the same seed. */
export function* manyPlaces(count: number, seed: string): Generator<Place> {
  for (const table of SHELF_TABLES) yield* placesOf(playedRound(table, seed));
  let found = 0;
  for (let n = 0; found < (2 * count) / 3; n++)
    for (const table of TABLES) {
      if (found >= (2 * count) / 3) break;
      const places = placesOf(playedRound(table, `${seed} ${n}`));
      found += places.length / 2;
      yield* places;
    }
  for (let n = 0; found < count; n++)
    for (const [at, round, next] of withNext(houseSituations(`${seed} ${n}`))) {
      if (at % THINNED !== n % THINNED) continue;
      if (found >= count) return;
      const places = placesAt(round, next);
      found += places.length / 2;
      yield* places;
    }
}

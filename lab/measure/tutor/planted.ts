// A player who plays as people do and fails where some ideas decide: his rounds among people, each of his decisions judged as the app judges it.
import { randomOf } from '../../../src/engine/base/random.ts';
import type { Card } from '../../../src/engine/base/cards.ts';
import { levelPlayer } from '../../../src/engine/bots/level-player.ts';
import { step, turnIn } from '../../../src/engine/round/step.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { type Entry, isDecision } from '../../../src/engine/table/log.ts';
import { allowedOf, isScored, playedCard } from '../../../src/engine/table/readers.ts';
import { recordOf, type Round, type ScoredRound } from '../../../src/engine/table/round.ts';
import { dealtRound } from '../../../src/engine/teaching/problems/problem.ts';
import { LEARNER } from '../../../src/engine/teaching/trainers/trainer.ts';
import type { Advice } from '../../../src/engine/tutor/advice/advice.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import type { Idea } from '../../../src/engine/tutor/ideas/asked.ts';
import { questionBehind } from '../../../src/engine/tutor/ideas/idea-questions.ts';
import { decidedBy } from '../../../src/engine/tutor/review/occasions.ts';
import type { EntryReview } from '../../../src/engine/tutor/review/review.ts';
import { reviewable, reviewEntry } from '../../../src/engine/tutor/review/review-entry.ts';

/** A choice of cards that an idea decides, and what people mostly play who miss it. */
export interface Moment {
  readonly entry: number;
  readonly idea: Idea;
  readonly without: Card;
}

export interface PlayedRound {
  readonly deal: number;
  readonly entries: readonly Entry[];
  /** The player's own decisions. */
  readonly judged: readonly EntryReview[];
}

const PEOPLE = levelPlayer('hobby');

/** What decides a choice of cards; undefined where no idea does. */
export function momentOf(advice: Advice, entry: number): Moment | undefined {
  const decided = decidedBy(advice);
  const [without] = (decided?.worse ?? []).toSorted((a, b) => (b.usual ?? 0) - (a.usual ?? 0));
  const card = playedCard(without?.decision);
  return decided && card !== undefined ? { entry, idea: questionBehind(decided.idea), without: card } : undefined;
}

function taken(round: Round, entry: Entry): Round {
  const next = step(round, entry);
  if (!next.ok) throw new Error(`refused: ${next.because.id}`);
  return next.round;
}

const chooses = (view: SeatView): boolean => allowedOf(view.options, 'play').length > 1;

/** A round played on to its end; `fails` are the ideas that the player has not got. */
function playedOn(start: Round, deal: number, fails: readonly Idea[]): Round {
  let round = start;
  for (let seat = turnIn(round); seat !== undefined; seat = turnIn(round)) {
    const view = viewFor(round, seat);
    const entry = round.entries.length;
    const random = randomOf('planted', deal, entry);
    const look = fails.length > 0 && seat === LEARNER && chooses(view);
    const moment = look
      ? momentOf(adviseAt(view, { random: randomOf('review', entry), effort: 'quick' }), entry)
      : undefined;
    const { decision } = PEOPLE.decide(view, { random });
    round = taken(
      round,
      moment && fails.includes(moment.idea) ? { type: 'play', seat, card: moment.without } : decision,
    );
  }
  return round;
}

/** The player's decisions from an entry on, as the app judges them. */
function judgedFrom(round: Round, deal: number, before: readonly EntryReview[], from: number): PlayedRound {
  const record = recordOf(round);
  const own = reviewable(record).filter((entry) => {
    const said = record.entries[entry];
    return entry >= from && said && isDecision(said) && said.seat === LEARNER;
  });
  const judged = [
    ...before,
    ...own.map((entry) => reviewEntry(record, entry, { random: randomOf('review', entry), effort: 'quick' })),
  ];
  return { deal, entries: record.entries, judged };
}

/** What decided the player's cards. */
export const momentsIn = ({ judged }: PlayedRound): readonly Moment[] =>
  judged.flatMap(({ advice, entry, decision }) => (decision.type === 'play' ? (momentOf(advice, entry) ?? []) : []));

/** A deal as people play it to its end; undefined where all have passed. */
export function playedOut(deal: number): ScoredRound | undefined {
  const round = playedOn(dealtRound(deal), deal, []);
  return isScored(round) ? round : undefined;
}

/** The same with what is said of the player's decisions. */
export function playedByPeople(deal: number): PlayedRound | undefined {
  const round = playedOut(deal);
  return round && judgedFrom(round, deal, [], 0);
}

/** The same deal, played by whoever has not got some ideas: nothing changes before one of them first decides. */
export function playedWithout(played: PlayedRound, fails: readonly Idea[]): PlayedRound {
  const { deal, entries, judged } = played;
  const first = momentsIn(played).find(
    ({ entry, idea, without }) => fails.includes(idea) && playedCard(entries[entry]) !== without,
  );
  if (!first) return played;
  const dealt = dealtRound(deal);
  const start = entries.slice(dealt.entries.length, first.entry).reduce(taken, dealt);
  const failed = taken(start, { type: 'play', seat: LEARNER, card: first.without });
  const before = judged.filter(({ entry }) => entry < first.entry);
  return judgedFrom(playedOn(failed, deal, fails), deal, before, first.entry);
}

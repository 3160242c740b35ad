// The commentary on one decision of a round, so that a caller can go entry by entry.
import { playedContract } from '../../table/announced-contract.ts';
import { type Decision, DOUBLING_STEPS, type Entry, isAside, isDecision, type RoundRecord } from '../../table/log.ts';
import { isPlaying, saidCall } from '../../table/readers.ts';
import { recordOf, type Round } from '../../table/round.ts';
import { replay, step } from '../../round/step.ts';
import type { CompletedTrick } from '../../play/tricks.ts';
import type { Seat } from '../../base/seats.ts';
import { gameAt, hasDoublePack } from '../../table/table-rules.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import { leftToPlayFor } from '../ideas/counting.ts';
import type { Advice, AdviceThink } from '../advice/advice.ts';
import { factsAbout } from '../advice/facts-for.ts';
import { gradeOf, lossOf, sameDecision, valueIn } from '../advice/grade.ts';
import { judgedAside, judgedAt } from '../advice/judged.ts';
import { openAdvice, openAsideAdvice } from '../advice/open-advice.ts';
import { againstBetter, ofGoodCard } from './consequences.ts';
import { hindsightOn, holdsOf, judgementOn, peopleAt, type Played } from './judgement.ts';
import { missedDoublings } from './missed-doubling.ts';
import { outlookOf } from './outlook.ts';
import { againstBetterAtTable } from './table-consequences.ts';
import type { Remark } from './review-remarks.ts';
import type { EntryReview } from './review.ts';

/** Entries that no judgement is passed on: chance, the cut, what is said in a special round, and what is against the rules. */
const UNJUDGED: readonly Entry['type'][] = [
  'shuffled',
  'cut',
  'obers',
  'passOn',
  'give',
  'revoke',
  'knock',
  'legen',
  'lay',
  'claim',
];

/** Neither a Solo where trumps are made by numbers, nor what is given back for it. */
const BY_NUMBERS: readonly Entry['type'][] = ['announce', 'return'];

/** The entries of a record on which there is something to say. */
export const reviewable = ({ rules, entries, terms }: RoundRecord): readonly number[] =>
  entries.flatMap((each, entry) =>
    UNJUDGED.includes(each.type) ||
    isOffer(each) ||
    (BY_NUMBERS.includes(each.type) && gameAt(rules).numbers) ||
    (terms.special && each.type === 'announce')
      ? []
      : [entry],
  );

/** What a card led to is told by so many tricks, its own being the first. */
const TRICKS_TOLD = 2;

/** Entries of a seat on which nothing will change by what the round still brings. */
export function ripeIn(round: Round, seat: Seat): readonly number[] {
  const record = recordOf(round);
  const done = 'play' in round ? round.play.done.length : 0;
  let cards = 0;
  return reviewable(record).filter((entry) => {
    const taken = record.entries[entry];
    if (!taken || !('seat' in taken) || taken.seat !== seat) return false;
    return taken.type !== 'play' || cards++ + TRICKS_TOLD <= done;
  });
}

/** A Hochzeit costs nothing to offer, and may be offered in anybody's turn. */
const isOffer = (entry: Entry): boolean => saidCall(entry) === 'hochzeit';

/** Decisions that tell whoever takes them nothing new: what was thought of the chance before still holds. */
const TELL_STANDING: readonly Decision['type'][] = ['play', ...DOUBLING_STEPS];

/** What is played for as a seat sees it; undefined where no game is played. */
function playedIn(view: SeatView): Played | undefined {
  if (!view.contract) return undefined;
  const left = isPlaying(view) ? leftToPlayFor(knowledgeOf(view)) : undefined;
  const isDecided = left?.id === 'count.won' || left?.id === 'count.lost';
  return { goal: playedContract(view.rules, view.contract).row.goal.kind, left: isDecided ? left.params : undefined };
}

/** The commentary on the decision at an index of the log. Throws if there is none, or if the rules refuse the record. */
export function reviewEntry(record: RoundRecord, entry: number, think: AdviceThink): EntryReview {
  const before = roundBefore(record, entry);
  const decision = record.entries[entry];
  if (!decision || !isDecision(decision)) throw new Error(`entry ${entry} is no decision`);
  const next = step(before, decision);
  if (!next.ok) throw new Error(`entry ${entry} is refused: ${next.because.id}`);
  const { seat } = decision;
  const view = viewFor(before, seat);
  const [judging, informing] = bothYardsticks(before, seat, decision, think);
  const [advice, open] = [inItsWords(judging, decision), inItsWords(informing, decision)];
  const chance = TELL_STANDING.includes(decision.type) ? valueIn(advice, decision)?.chance : undefined;
  const judgement = judgementOn(advice, decision, playedIn(view));
  const outlook = outlookOf(next.round, think, chance === undefined ? undefined : { seat, chance });
  return {
    entry,
    seat,
    decision,
    advice,
    open,
    grade: gradeOf(advice, decision),
    loss: lossOf(advice, decision),
    luck: (valueIn(open, decision)?.cents ?? 0) - (valueIn(advice, decision)?.cents ?? 0),
    remarks: [
      judgement,
      ...holdsOf(advice, decision),
      ...peopleAt(advice, decision, judgement),
      ...consequences(record, before, decision, advice, think),
      ...((view.table || hasDoublePack(view.rules)) && open.basis === 'playedOut'
        ? []
        : hindsightOn(advice, open, decision)),
      ...(isAside(decision) ? [] : missedDoublings(before, next.round, think, outlook)),
    ],
    facts: factsAbout(view, advice, decision),
    ...(outlook && { outlook }),
  };
}

/** The round as it was before an entry of its record. */
export function roundBefore(record: RoundRecord, entry: number): Round {
  const past = replay({ ...record, entries: record.entries.slice(0, entry) });
  if (!past.ok) throw new Error(`entry ${past.at} is refused: ${past.because.id}`);
  return past.round;
}

function bothYardsticks(
  round: Round,
  seat: Seat,
  decision: Decision,
  think: AdviceThink,
): readonly [judging: Advice, informing: Advice] {
  const view = viewFor(round, seat);
  if (!isAside(decision)) return [judgedAt(view, decision, think), openAdvice(round, seat)];
  const [advice, open] = [judgedAside(view, decision, think), openAsideAdvice(round, seat)];
  if (!advice || !open) throw new Error(`no ${decision.type} is allowed`);
  return [advice, open];
}

/** With the decision written as it was taken, so that it is found again: two cards may stand either way round. */
const inItsWords = (advice: Advice, decision: Decision): Advice => ({
  ...advice,
  ranked: advice.ranked.map((each) => (sameDecision(each.decision, decision) ? { ...each, decision } : each)),
});

/** What the card led to, if a card was played by choice: good ones for themselves, worse ones set against the best. */
function consequences(
  record: RoundRecord,
  before: Round,
  decision: Decision,
  advice: Advice,
  think: AdviceThink,
): readonly Remark[] {
  if (decision.type !== 'play' || !isPlaying(before) || advice.ranked.length < 2) return [];
  // What a card led to is told of two sides only.
  if (before.declarer === undefined || hasDoublePack(before.rules)) return [];
  const course = courseFrom(record, before.play.done.length);
  const played = { round: before, seat: decision.seat, card: decision.card, course };
  const grade = gradeOf(advice, decision);
  if (grade === 'best') return ofGoodCard(played);
  const better = advice.ranked[0]?.decision;
  if (grade === 'unsure' || better?.type !== 'play') return [];
  return before.play.table ? againstBetterAtTable(played, better.card) : againstBetter(played, better.card, think);
}

/** The trick with this index and the next one as they were really played. */
function courseFrom(record: RoundRecord, trick: number): readonly CompletedTrick[] {
  const played = replay(record);
  if (!played.ok) throw new Error(`entry ${played.at} is refused: ${played.because.id}`);
  return 'play' in played.round ? played.round.play.done.slice(trick, trick + TRICKS_TOLD) : [];
}

// A finished round told to one of its players: what the hand promised and asked for, where it turned and why, what to keep, what was done well.
import type { Fact } from '../../inference/facts.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import type { Seat } from '../../base/seats.ts';
import type { RoundRecord } from '../../table/log.ts';
import { entriesOf, isPass, isScored, ofDecision, playedCard } from '../../table/readers.ts';
import { type ScoredRound } from '../../table/round.ts';
import { replay } from '../../round/step.ts';
import { viewFor } from '../../round/view.ts';
import { gradeOf, isDecided, isHeldAgainst, severityOf } from '../advice/grade.ts';
import { usualOfKind } from '../advice/people-play.ts';
import { keyMomentsOf, trickIn } from './key-moments.ts';
import { roundBefore } from './review-entry.ts';
import type { EntryReview } from './review.ts';
import { handIn, planIn } from './story-hand.ts';
import { type StoryRemark, storyRemark } from './story-remarks.ts';
import { type Skill, skillIn } from './skills.ts';
import { turnIn } from './story-turn.ts';

/** A sentence of the story, and the reason that goes with it. */
export interface StoryLine {
  readonly remark: StoryRemark;
  readonly fact?: Fact;
  /** What is to be learnt from it. */
  readonly skill?: Skill;
}

/** A good card is praised that at most so many of ten people play, where what they play loses so much of the range on average. */
const FEW_OF_TEN = 6;
const WORTH_PRAISE = 0.03;

/**
 * The round as it is told to a player of it, at most six sentences; none of a round that was thrown in. `reviews` are those of all its
 * entries; `taught`: lengths of the log at which a teacher asked something before a card. Throws if the rules refuse the record (programming error).
 */
export function storyOf(
  record: RoundRecord,
  reviews: readonly EntryReview[],
  you: Seat,
  taught: readonly number[] = [],
): readonly StoryLine[] {
  const played = replay(record);
  if (!played.ok) throw new Error(`entry ${played.at} is refused: ${played.because.id}`);
  const { round } = played;
  if (!isScored(round)) return [];
  const own = reviews.filter(({ seat }) => seat === you);
  const trickOf = trickIn(record);
  return [
    ...told(handIn(round, reviews, you)),
    ...told(planIn(round, you)),
    ...auctionTold(round),
    ...asOne(told(turnIn(round, reviews, you, trickOf)), ideaTold(own, trickOf)),
    ...praiseTold(record, own, trickOf),
    ...taughtTold(own, taught, trickOf),
  ];
}

/** What became of the teacher's questions. */
function taughtTold(
  own: readonly EntryReview[],
  taught: readonly number[],
  trickOf: (entry: number) => number | undefined,
): readonly StoryLine[] {
  const asked = taught.flatMap((at) => ofDecision(own, 'play').find(({ entry }) => entry >= at) ?? []);
  if (asked.length === 0) return [];
  const missed = asked.filter(({ grade }) => isHeldAgainst(grade));
  const tricks = missed.map(({ entry }) => 1 + (trickOf(entry) ?? 0));
  return told(storyRemark('T.TAUGHT', { asked: asked.length, found: asked.length - missed.length, missed: tricks }));
}

const told = (remark: StoryRemark | undefined): readonly StoryLine[] => (remark ? [{ remark }] : []);

/** Where the round turned with the decision from which most is to be learnt, its reason is told there. */
function asOne(turn: readonly StoryLine[], idea: readonly StoryLine[]): readonly StoryLine[] {
  const [[line], [kept]] = [turn, idea];
  if (line?.remark.id !== 'T.TURN' || kept?.remark.id !== 'T.IDEA') return [...turn, ...idea];
  const [{ trick, by }, { trick: at, decision }] = [line.remark.params, kept.remark.params];
  const isSame = by.kind === 'slip' && trick === at && by.card === playedCard(decision);
  return isSame ? [{ ...kept, remark: line.remark }] : [...turn, ...idea];
}

/** Told where somebody has won an auction in which everybody could have played. */
function auctionTold({ declarer, entries }: ScoredRound): readonly StoryLine[] {
  const bids = entriesOf(entries, 'call').filter((each) => !isPass(each) && each.call !== 'hochzeit');
  if (!bids.some(({ seat }) => seat === declarer)) return [];
  const others = bids.filter(({ seat }) => seat !== declarer);
  if (others.length === 0) return [];
  return told(storyRemark('T.AUCTION', { wanted: [...new Set(others.map(({ seat }) => seat))] }));
}

/** The dearest decision that something can be learnt from, with its reason; those in decided games come last. */
function ideaTold(own: readonly EntryReview[], trickOf: (entry: number) => number | undefined): readonly StoryLine[] {
  const [moment] = keyMomentsOf(own, trickOf);
  const dearest = own.find(({ entry }) => entry === moment);
  const better = dearest?.advice.ranked[0]?.decision;
  if (!dearest || !better) return [];
  const { decision, entry, facts } = dearest;
  const trick = trickOf(entry);
  const [fact] = facts;
  const remark = storyRemark('T.IDEA', { decision, better, ...(trick !== undefined && { trick: trick + 1 }) });
  return [{ remark, skill: skillIn(dearest), ...(fact && { fact }) }];
}

/** A good card that few people find. */
function praiseTold(
  record: RoundRecord,
  own: readonly EntryReview[],
  trickOf: (entry: number) => number | undefined,
): readonly StoryLine[] {
  const good = ofDecision(own, 'play').flatMap((review) => {
    const saved = savedIn(review);
    return saved >= WORTH_PRAISE ? [{ review, saved }] : [];
  });
  for (const { review } of good.toSorted((a, b) => b.saved - a.saved)) {
    const { entry, seat, advice, decision, facts } = review;
    const share = usualOfKind(knowledgeOf(viewFor(roundBefore(record, entry), seat)), advice, decision.card) ?? 1;
    const [ofTen, trick, [fact]] = [Math.round(10 * share), trickOf(entry) ?? 0, facts];
    if (ofTen <= FEW_OF_TEN)
      return [
        {
          remark: storyRemark('T.WELL', { card: decision.card, trick: trick + 1, ofTen }),
          ...(fact && { fact }),
        },
      ];
  }
  return [];
}

/** What people lose on average where the best card was played, as a share of the range. */
function savedIn({ advice, grade, decision }: EntryReview): number {
  if (grade !== 'best' || isDecided(advice, decision)) return 0;
  return ofDecision(advice.ranked, 'play').reduce(
    (sum, each) =>
      isHeldAgainst(gradeOf(advice, each.decision)) ? sum + (each.usual ?? 0) * severityOf(advice, each.decision) : sum,
    0,
  );
}

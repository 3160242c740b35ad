// The first round of a newcomer: a prepared deal with six decisions, told step by step; every card is judged by the rules.
import type { Card } from '../../base/cards.ts';
import { entriesForHands } from '../../table/dealing.ts';
import type { Decision } from '../../table/log.ts';
import { announcementIn, isPlaying, playedCard, saidCall } from '../../table/readers.ts';
import { type Round, startRound } from '../../table/round.ts';
import { type BySeat, bySeat, type Seat } from '../../base/seats.ts';
import { judge } from '../../round/step.ts';
import type { Reason } from '../../base/reasons.ts';
import { declaringPoints } from './best-play.ts';
import { cards, LESSON_RULES } from './position.ts';
import { after, wholeHands, withCard } from './lesson-rounds.ts';

/** Where the learner sits; the one with the called ace sits opposite. */
export const LEARNER: Seat = 0;

const HANDS: BySeat<string> = [
  'G8 EO H9 EA GU GK HO HA',
  'EU HK H7 G7 SK ST ET E7',
  'GO HT H8 GA S8 S7 E9 E8',
  'SO HU SU GT G9 SA EK S9',
];

/** What the learner decides, in this order. */
export const GUIDED_ASKS = ['call', 'ace', 'lead', 'draw', 'give', 'ruff'] as const;
export type GuidedAsk = (typeof GUIDED_ASKS)[number];

/** What is told, in this order, between the decisions. */
export const GUIDED_TELLS = [
  'cards',
  'trumps',
  'points',
  'others',
  'sides',
  'first',
  'again',
  'theirs',
  'partner',
  'given',
  'danger',
  'won',
  'rest',
  'result',
  'coins',
] as const;
export type GuidedTell = (typeof GUIDED_TELLS)[number];

interface Step {
  /** Cards that the step shows being played, by whoever is to play; `trump`: the learner's last one. */
  readonly plays?: string;
  /** Cards that are pointed out. */
  readonly glow?: string;
  /** A player who is pointed at. */
  readonly seat?: Seat;
  /** Whether the running points are shown. */
  readonly points?: 'shown';
  /** The own cards lie as they were dealt, not sorted. */
  readonly hand?: 'dealt';
}

interface TellStep extends Step {
  readonly kind: 'tell';
  readonly id: GuidedTell;
}

interface AskStep extends Step {
  readonly kind: 'ask';
  readonly id: GuidedAsk;
  /** Whether an allowed decision is the one that the step is about. */
  readonly right: (decision: Decision) => boolean;
}

export type GuidedStep = TellStep | AskStep;

const playing =
  (...right: readonly Card[]) =>
  (decision: Decision): boolean =>
    right.some((card) => card === playedCard(decision));

/** The learner's trumps below the Obers. */
const TRUMPS: readonly Card[] = ['GU', 'HA', 'H9'];

const SHOWN = { points: 'shown' } as const;

export const GUIDED_STEPS: readonly GuidedStep[] = [
  { kind: 'tell', id: 'cards', hand: 'dealt' },
  { kind: 'tell', id: 'trumps', glow: 'EO HO GU HA H9' },
  { kind: 'tell', id: 'points', glow: 'EA HA GK', ...SHOWN },
  {
    kind: 'ask',
    id: 'call',
    glow: 'EO HO GU HA H9',
    right: (decision) => saidCall(decision) === 'spiele',
  },
  { kind: 'tell', id: 'others' },
  { kind: 'ask', id: 'ace', glow: 'GK G8', right: (decision) => announcementIn(decision)?.contract === 'rufer' },
  { kind: 'tell', id: 'sides', ...SHOWN },
  { kind: 'ask', id: 'lead', glow: 'EO', right: playing('EO'), ...SHOWN },
  { kind: 'tell', id: 'first', plays: 'H7 HT SU', glow: 'EO', ...SHOWN },
  { kind: 'tell', id: 'again', plays: 'HO HK H8 HU', glow: 'HO', ...SHOWN },
  { kind: 'ask', id: 'draw', glow: 'GU H9', right: playing('H9', 'GU'), ...SHOWN },
  { kind: 'tell', id: 'theirs', plays: 'EU GO SO', glow: 'GO', seat: 2, ...SHOWN },
  { kind: 'tell', id: 'partner', plays: 'GA G9', glow: 'GA', seat: 2, ...SHOWN },
  { kind: 'ask', id: 'give', glow: 'GK', right: playing('GK'), ...SHOWN },
  { kind: 'tell', id: 'given', plays: 'G7', glow: 'GK', ...SHOWN },
  { kind: 'tell', id: 'danger', plays: 'S8 SA', glow: 'SA', seat: 3, ...SHOWN },
  { kind: 'ask', id: 'ruff', glow: 'GU HA H9', right: playing(...TRUMPS), ...SHOWN },
  { kind: 'tell', id: 'won', plays: 'SK', ...SHOWN },
  { kind: 'tell', id: 'rest', plays: 'EA E7 E8 EK trump ST E9 S9 G8 ET S7 GT', ...SHOWN },
  { kind: 'tell', id: 'result', ...SHOWN },
  { kind: 'tell', id: 'coins', ...SHOWN },
];

/** One step as it comes about in a round. */
export interface GuidedStage {
  readonly step: GuidedStep;
  /** The round before the step, and after each card that it shows; at least one. */
  readonly rounds: readonly Round[];
}

/** The deal before anything has been said. */
function guidedStart(): Round {
  const terms = { dealer: 3 as Seat };
  const dealt = bySeat((seat) => wholeHands(HANDS)[seat]);
  return after(startRound(LESSON_RULES, terms), ...entriesForHands(LESSON_RULES, terms, dealt));
}

/** The learner's cards as they were picked up. */
export const DEALT_HAND: readonly Card[] = cards(HANDS[LEARNER]);

const lastTrump = (round: Round): Card => {
  const hand = isPlaying(round) ? round.play.hands[LEARNER] : [];
  const trump = hand.find((card) => TRUMPS.includes(card));
  if (!trump) throw new Error('no trump is left');
  return trump;
};

/** The rounds in which the cards of a step fall. */
function shownIn(step: GuidedStep, before: Round): readonly Round[] {
  if (step.id === 'others')
    return [after(before, ...([1, 2, 3] as const).map((seat) => ({ type: 'call', seat, call: 'gut' }) as const))];
  const rounds: Round[] = [];
  let round = before;
  for (const word of (step.plays ?? '').split(' ').filter(Boolean)) {
    round = withCard(round, word === 'trump' ? lastTrump(round) : (cards(word)[0] as Card));
    rounds.push(round);
  }
  return rounds.length > 0 ? rounds : [before];
}

export type GuidedVerdict =
  | { readonly outcome: 'right' }
  /** Allowed, but it is not what the step is about. */
  | { readonly outcome: 'other' }
  | { readonly outcome: 'refused'; readonly because: Reason };

/** All stages up to the first decision that is not given, or not what its step is about, which is the last one; up to the end once all were taken. */
export function guidedStages(decisions: readonly Decision[]): readonly GuidedStage[] {
  const stages: GuidedStage[] = [];
  let round = guidedStart();
  let taken = 0;
  for (const step of GUIDED_STEPS) {
    const rounds = shownIn(step, round);
    stages.push({ step, rounds });
    round = rounds.at(-1) ?? round;
    if (step.kind === 'tell') continue;
    const decision = decisions[taken++];
    if (!decision || !step.right(decision) || !judge(round, decision).legal) return stages;
    round = after(round, decision);
  }
  return stages;
}

/** What there is to say of a decision at the place that the earlier ones have led to. */
export function judgeGuided(decisions: readonly Decision[], decision: Decision): GuidedVerdict {
  const stage = guidedStages(decisions).at(-1);
  const round = stage?.rounds.at(-1);
  if (stage?.step.kind !== 'ask' || !round) return { outcome: 'other' };
  const verdict = judge(round, decision);
  if (!verdict.legal) return { outcome: 'refused', because: verdict.because };
  return { outcome: stage.step.right(decision) ? 'right' : 'other' };
}

/** Card points of both sides so far: the learner's and the other one. */
export function guidedPoints(round: Round): readonly [own: number, other: number] {
  if (!isPlaying(round) && !('settlement' in round)) return [0, 0];
  const all = round.play.done.reduce((sum, { points }) => sum + points, 0);
  const own = declaringPoints(round);
  return [own, all - own];
}

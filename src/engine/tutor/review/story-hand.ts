// What a hand promised in the game that was played, and the plan that it asked for.
import { type Card, rankOf } from '../../base/cards.ts';
import { announcementOf, calledSuitOf, type Contract } from '../../base/contract.ts';
import { orderOf } from '../../play/order.ts';
import type { Seat } from '../../base/seats.ts';
import { ofDecision } from '../../table/readers.ts';
import type { ScoredRound } from '../../table/round.ts';
import { hasDoublePack } from '../../table/table-rules.ts';
import type { EntryReview } from './review.ts';
import { type Plan, type StoryRemark, storyRemark, type StoryRole } from './story-remarks.ts';

/** From so many trumps on, or from fewer with so many Obers among them, a caller draws them. */
const MANY_TRUMPS = 6;
const SOME_TRUMPS = 5;
const STRONG_OBERS = 2;
/** With fewer a caller has none to lead. */
const FEWEST_TO_LEAD = 4;
/** Games with no more trumps than this are won by the plain suits once they are drawn. */
const FEW_TRUMPS_IN_GAME = 8;

/** What a player was; undefined where the sides are not those of a declarer and the others. */
function roleOf({ declarer, partner, play, rules }: ScoredRound, you: Seat): StoryRole | undefined {
  if (declarer === undefined || hasDoublePack(rules)) return undefined;
  if (you === partner) return 'partner';
  if (you !== declarer) return 'defender';
  return play.contract.row.parties.kind === 'alone' ? 'alone' : 'caller';
}

/** What a hand holds in a game; Obers are counted where other trumps are below them. */
function countsOf(
  contract: Contract,
  { rules }: ScoredRound,
  hand: readonly Card[],
): { readonly trumps: number; readonly obers?: number; readonly aces: number } {
  const order = orderOf(contract, rules.pack);
  const trumps = hand.filter((card) => order.groupOf(card) === 'trump');
  const aces = hand.filter((card) => rankOf(card) === 'A' && order.groupOf(card) !== 'trump');
  const [top, next] = contract.trumps;
  const obers =
    top && 'rank' in top && top.rank === 'O' && next ? trumps.filter((card) => rankOf(card) === 'O') : undefined;
  return { trumps: trumps.length, ...(obers && { obers: obers.length }), aces: aces.length };
}

/** What the hand of a player promised before its first card. */
export function handIn(round: ScoredRound, own: readonly EntryReview[], you: Seat): StoryRemark | undefined {
  const role = roleOf(round, you);
  const { declarer, dealt, play } = round;
  const { contract } = play;
  if (role === undefined || declarer === undefined || contract.row.goal.kind !== 'points') return undefined;
  const chance = ofDecision(own, 'play')[0]?.advice.ranked[0]?.chance;
  const announcement = announcementOf(contract);
  const counts = countsOf(contract, round, dealt[you]);
  return storyRemark('T.HAND', {
    role,
    declarer,
    announcement,
    ...counts,
    ...(chance !== undefined && { chance }),
  });
}

/** The plan that the hand asked for. */
export function planIn(round: ScoredRound, you: Seat): StoryRemark | undefined {
  const plan = round.play.table || hasDoublePack(round.rules) ? undefined : planFor(round, you);
  return plan && storyRemark('T.PLAN', { plan });
}

function planFor(round: ScoredRound, you: Seat): Plan | undefined {
  const { contract } = round.play;
  const role = roleOf(round, you);
  switch (contract.row.goal.kind) {
    case 'fewestPoints':
      return 'fewestPoints';
    case 'noTrick':
      return role === undefined ? undefined : role === 'defender' ? 'forceTrick' : 'noTrick';
    case 'points':
      return role && planOfPoints(round, role, you);
    default:
      return undefined;
  }
}

function planOfPoints(round: ScoredRound, role: StoryRole, you: Seat): Plan | undefined {
  const { contract } = round.play;
  const hand = round.dealt[you];
  const order = orderOf(contract, round.rules.pack);
  const { trumps, obers = 0 } = countsOf(contract, round, hand);
  switch (role) {
    case 'alone':
      return round.dealt.flat().filter((card) => order.groupOf(card) === 'trump').length <= FEW_TRUMPS_IN_GAME
        ? 'fewTrumpsAlone'
        : 'drawAlone';
    case 'caller':
      if (trumps >= MANY_TRUMPS || (trumps >= SOME_TRUMPS && obers >= STRONG_OBERS)) return 'drawTrumps';
      return trumps >= FEWEST_TO_LEAD ? 'smallTrump' : undefined;
    case 'partner':
      return 'helpCaller';
    case 'defender': {
      if (round.partner === undefined) return 'againstAlone';
      const called = calledSuitOf(contract);
      if (called && hand.some((card) => order.groupOf(card) === called)) return 'searchCalled';
      return trumps > 0 ? 'defendCalled' : undefined;
    }
  }
}

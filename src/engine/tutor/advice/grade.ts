// How good a decision was: the one place where thresholds stand.
import type { Card } from '../../base/cards.ts';
import type { Decision } from '../../table/log.ts';
import { type Announcement, sameAnnouncement } from '../../base/contract.ts';
import type { Advice, Considered, Grade, HeldAgainst, Loss, Valued } from './advice.ts';

/**
 * Least losses of each grade, as a share from 0 to 1 of the difference between a game won and a game lost. Below the
 * first one decisions count as equally good.
 */
export const THRESHOLDS = { inaccuracy: 0.025, mistake: 0.06, blunder: 0.14 } as const;

/** Standard errors by which a loss must be more than nothing before it is held against anybody. */
export const SURE = 2.5;

/** What must be left of the loss then: 3 % of the stake, which is half of what lies between won and lost. */
export const LEAST_HELD = 0.03 / 2;

/** Deals of equal weight, or all that are possible, from which on a card is held against anybody. */
export const ENOUGH_DEALS = 60;

/** Standard errors by which a card must be behind the best one too when both are played out as people play, and how much of the loss must be left. */
const BORNE_OUT = 2;
const BORNE_OUT_SHARE = 0.1;

const NO_LOSS: Loss = { cents: 0, points: 0, chance: 0 };

/** What tells two decisions of one kind and seat apart; what is answered to a doubling or a reservation does not. */
const APART = ['card', 'call', 'at', 'answer', 'count', 'suit'] as const;

interface Comparable extends Pick<Considered, 'type' | 'seat'>, Partial<Record<(typeof APART)[number], unknown>> {
  readonly cards?: readonly Card[];
  readonly announcement?: Announcement;
}

/** Whether two decisions are the same one. */
export const sameDecision = (a: Comparable, b: Comparable): boolean =>
  a.seat === b.seat &&
  a.type === b.type &&
  APART.every((each) => a[each] === b[each]) &&
  (a.cards ?? []).every((card) => b.cards?.includes(card)) &&
  (!a.announcement || !b.announcement || sameAnnouncement(a.announcement, b.announcement));

/** The worth of a decision; undefined if it was not allowed. */
export const valueIn = ({ ranked }: Advice, decision: Considered): Valued | undefined =>
  ranked.find((each) => sameDecision(each.decision, decision));

/** A decision and the best one. Throws if it was not allowed (programming error). */
function besideBest(advice: Advice, decision: Considered): { readonly best: Valued; readonly valued: Valued } {
  const [best] = advice.ranked;
  const valued = valueIn(advice, decision);
  if (!best || !valued) throw new Error(`${JSON.stringify(decision)} is not among the decisions of the advice`);
  return { best, valued };
}

/** What a decision loses against the best one. Throws if it was not allowed (programming error). */
export function lossOf(advice: Advice, decision: Considered): Loss {
  const { best, valued } = besideBest(advice, decision);
  if (valued === best) return NO_LOSS;
  const left = shareBorneOut(advice, decision);
  return {
    cents: left * Math.max(0, best.cents - valued.cents),
    points: Math.max(0, (best.points ?? 0) - (valued.points ?? 0)),
    chance: left * Math.max(0, (best.chance ?? 0) - (valued.chance ?? best.chance ?? 0)),
  };
}

/** By how much a decision is held less likely to win than the best one, 0 to 1: with open cards, as the cents are. */
export const openLossOf = (advice: Advice, decision: Considered): number =>
  shareBorneOut(advice, decision) * openLossBySearch(advice, decision);

const openLossBySearch = (advice: Advice, decision: Considered): number =>
  Math.max(0, openChanceOf(advice.ranked[0]) - openChanceOf(valueIn(advice, decision)));

/**
 * How much is left of a loss, 0 to 1, once the card has been played out as people play: the truth is taken to lie in the middle between that and
 * what the search sees, and nothing is more than the search sees.
 */
function shareBorneOut(advice: Advice, decision: Considered): number {
  const { asPeoplePlay } = valueIn(advice, decision) ?? {};
  const severity = severityBySearch(advice, decision);
  if (!asPeoplePlay || severity === 0) return 1;
  const among = asPeoplePlay.cents / (2 * advice.stake);
  return Math.min(1, Math.max(0, (1 + among / severity) / 2));
}

const openChanceOf = (valued: Valued | undefined): number => valued?.open ?? valued?.chance ?? 0.5;

/** Bids are of different games, which are won more or less often: there only cents can be compared. */
const comparesChances = ({ type }: Considered): boolean => type === 'play' || type === 'return' || type === 'discard';

/** How much a decision loses, as a share of what lies between won and lost: 0 for the best. */
export const severityOf = (advice: Advice, decision: Considered): number =>
  shareBorneOut(advice, decision) * severityBySearch(advice, decision);

/** The same as the search alone has it. */
function severityBySearch(advice: Advice, decision: Considered): number {
  const { best, valued } = besideBest(advice, decision);
  const byCents = Math.max(0, best.cents - valued.cents) / (2 * advice.stake);
  return comparesChances(decision) ? Math.max(byCents, openLossBySearch(advice, decision)) : byCents;
}

/**
 * The grade of a decision; what lies within the tolerance or within what chance may have done is no mistake, and where the game is decided
 * whatever is played, what is left to lose is no more than an inaccuracy.
 */
export function gradeOf(advice: Advice, decision: Considered): Grade {
  const grade = gradeWhileOpen(advice, decision);
  return isHeldAgainst(grade) && isDecided(advice, decision) ? 'inaccuracy' : grade;
}

/** Whether the game is won or lost with the best decision and with this one alike, so that only its height is at stake. */
export function isDecided(advice: Advice, decision: Considered): boolean {
  const [best] = advice.ranked;
  return (
    comparesChances(decision) && best !== undefined && decidedBetween(advice, decision, best.decision) !== undefined
  );
}

/** The same as if every game were still open. */
function gradeWhileOpen(advice: Advice, decision: Considered): Grade {
  const grade = gradeBySearch(advice, decision);
  if (!isHeldAgainst(grade)) return grade;
  const { asPeoplePlay } = valueIn(advice, decision) ?? {};
  if (!asPeoplePlay) return grade;
  const least = 2 * advice.stake * BORNE_OUT_SHARE * severityBySearch(advice, decision);
  if (asPeoplePlay.cents <= Math.max(BORNE_OUT * asPeoplePlay.error, least)) return 'unsure';
  return labelFor(severityOf(advice, decision) - errorOf(advice, decision));
}

/** Whether a grade speaks against whoever decided so. */
export const isHeldAgainst = (grade: Grade): grade is HeldAgainst => grade !== 'best' && grade !== 'unsure';

/** The grade before the second look: what is still to be borne out by it if it is held against the player. */
export function gradeBySearch(advice: Advice, decision: Considered): Grade {
  if (valueIn(advice, decision) === advice.ranked[0]) return 'best';
  const severity = severityBySearch(advice, decision);
  const error = errorOf(advice, decision);
  if (severity < THRESHOLDS.inaccuracy) return severity + SURE * error < THRESHOLDS.blunder ? 'best' : 'unsure';
  if (severity - SURE * error < LEAST_HELD || !isEnough(advice, decision)) return 'unsure';
  return labelFor(severity - error);
}

/** Standard error of the severity. */
const errorOf = (advice: Advice, decision: Considered): number =>
  Math.hypot(valueIn(advice, decision)?.error ?? 0, advice.modelError ?? 0) / (2 * advice.stake);

/** Whether enough deals were looked at to hold a card against anybody. */
const isEnough = ({ worlds, effective = worlds.count }: Advice, { type }: Considered): boolean =>
  type !== 'play' || worlds.of === 'all' || effective >= ENOUGH_DEALS;

function labelFor(surely: number): HeldAgainst {
  if (surely >= THRESHOLDS.blunder) return 'blunder';
  return surely >= THRESHOLDS.mistake ? 'mistake' : 'inaccuracy';
}

/** Mean card points by which a card is behind another that is no worse in money and chance: it only gives them away. */
const GIVES_AWAY = 2;

/** Whether something else brings more card points and loses nothing for it. */
const isDominated = ({ ranked }: Advice, { cents, chance = 0, points }: Valued): boolean =>
  points !== undefined &&
  ranked.some(
    (other) => other.cents >= cents && (other.chance ?? 0) >= chance && (other.points ?? 0) >= points + GIVES_AWAY,
  );

/** The decisions that are as good as the best one, best first: any of them is right, and none only gives points away. */
export const equallyGood = (advice: Advice): readonly Considered[] =>
  advice.ranked
    .filter((each, place) => gradeOf(advice, each.decision) === 'best' && (place === 0 || !isDominated(advice, each)))
    .map(({ decision }) => decision);

/**
 * The decisions that are worse than the best one, best first: in money, or else in card points. What the search holds to be worth more, only that
 * too few deals tell of it to say so, is neither as good nor worse.
 */
export const worseOnes = (advice: Advice): readonly Considered[] => {
  const [best] = advice.ranked;
  const good = equallyGood(advice);
  return advice.ranked
    .filter((each) => best && !good.includes(each.decision) && isBehind(each, best))
    .map(({ decision }) => decision);
};

const isBehind = (each: Valued, best: Valued): boolean =>
  each.cents < best.cents || (each.cents === best.cents && (best.points ?? 0) >= (each.points ?? 0) + GIVES_AWAY);

/** How far choices may lie apart for nothing to go wrong, as a share of the stake, and how sure that must be. */
const LEVEL = 0.05;

/** Whether whatever is played comes to the same, in money and in card points: more than that the deals cannot tell any two apart. */
export const isLevel = ({ ranked, stake }: Advice): boolean =>
  ranked.every(
    ({ cents, points = 0, error }) =>
      Math.abs(cents - (ranked[0]?.cents ?? 0)) + error <= LEVEL * stake &&
      Math.abs(points - (ranked[0]?.points ?? 0)) < 1,
  );

/** Chance from which a game is as good as won; one that is lost has the rest to one. */
const DECIDED = 0.995;

/** How a game ends whichever of the two decisions is taken, with open cards and by the chance that is told; undefined if it is still open. */
export function decidedBetween(advice: Advice, a: Considered, b: Considered): 'won' | 'lost' | undefined {
  const chances = [valueIn(advice, a), valueIn(advice, b)].flatMap((each) => [
    openChanceOf(each),
    each?.chance ?? openChanceOf(each),
  ]);
  if (chances.every((chance) => chance >= DECIDED)) return 'won';
  return chances.every((chance) => chance <= 1 - DECIDED) ? 'lost' : undefined;
}

/** The decision of the log behind what was considered; undefined where nothing was to be done. */
export const decisionOf = (considered: Considered | undefined): Decision | undefined =>
  considered?.type === 'leave' ? undefined : considered;

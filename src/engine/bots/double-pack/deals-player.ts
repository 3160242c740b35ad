// Plays cards of Doppelkopf and announces by what imagined deals come to.
import type { Random } from '../../base/random.ts';
import { neededFor } from '../../inference/ansage-limits.ts';
import { fact } from '../../inference/facts.ts';
import type { Decision } from '../../table/log.ts';
import { ofDecision, playedCard } from '../../table/readers.ts';
import type { SeatView } from '../../round/view.ts';
import type { Choice } from '../player.ts';
import { ansagenOf, turnDecisions } from '../random-player.ts';
import { promised } from '../told/told-chance.ts';
import { valuedAnsagen, valuedCards } from './valued.ts';

/** Play-outs for a card in all; the more cards there are to choose from, the fewer deals. */
const PLAY_OUTS = 480;
const FEWEST = 40;
const MOST = 120;

/** Standard errors by which a card must come to more than the one that rules would play: play-outs are no better than their rules. */
const BETTER_BY = 1;

/** The card that comes to most; that of `byRule` if it is not clearly another one. */
export function playInDeals(view: SeatView, byRule: Choice, random: Random): Choice {
  const choices = turnDecisions(view).length;
  if (choices === 1) return byRule;
  const deals = Math.min(MOST, Math.max(FEWEST, Math.round(PLAY_OUTS / choices)));
  const valued = valuedCards(view, deals, random);
  const [best] = valued;
  const usual = valued.find(({ decision }) => sameDecision(decision, byRule.decision));
  if (!best || !usual) return byRule;
  const { decision, points } = best.points - usual.points > BETTER_BY * usual.error ? best : usual;
  return { decision, because: [fact('dok.expects', { tenths: Math.round(10 * points), deals })] };
}

const sameDecision = (some: Decision, other: Decision): boolean =>
  playedCard(some) !== undefined && playedCard(some) === playedCard(other);

/** Imagined deals for an announcement. */
const ANSAGE_DEALS = 40;

/** Points by which an announcement must come to more, and by how many standard errors. */
const GAIN = 0.4;
const SURE = 1;

/**
 * Announces what pays, as late as it may be: until then cards tell more. Asked before the own card only, for no hand grows
 * smaller in between.
 */
export function announceInDeals(view: SeatView, random: Random): Choice | undefined {
  if (view.turn !== view.seat || !isLastMoment(view)) return undefined;
  const valued = valuedAnsagen(view, ANSAGE_DEALS, random);
  const [best] = valued;
  const silence = ofDecision(valued, 'leave')[0];
  if (!best || !silence || best.decision.type === 'leave') return undefined;
  if (best.points - silence.points < GAIN + SURE * silence.error) return undefined;
  const { decision, chance } = best;
  const { says } = decision;
  return { decision, because: [fact('ansage.pays', { says, ...promised(view, decision, chance, ANSAGE_DEALS) })] };
}

/** Whether something that may be said now may not be said after the own card. */
const isLastMoment = (view: SeatView): boolean =>
  ansagenOf(view).some(({ says }) => view.hand.length <= (neededFor(view, says) ?? 0));

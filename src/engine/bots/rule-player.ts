// The rule-based player: one chooser for each phase of a round.
import { RAMSCH } from '../contracts/partnerships.ts';
import { fact } from '../facts.ts';
import type { SeatView } from '../view.ts';
import type { Appraise } from './bidding/appraisal.ts';
import { byRule } from './bidding/appraisal.ts';
import { announce } from './bidding/announcing.ts';
import { playsAlone, sayCall } from './bidding/calls.ts';
import type { DoublingJudge } from './bidding/doubling.ts';
import { double, doublingByHand } from './bidding/doubling.ts';
import { giveBack, mayOffer, offer } from './bidding/hochzeit.ts';
import { answersOpenly, claim, knock, lay, surer } from './doubling/answers.ts';
import { legen } from './doubling/legen.ts';
import { playCard } from './play/play.ts';
import type { Choice, Player } from './player.ts';
import { doubleRamsch } from './ramsch/double-ramsch.ts';
import { announceBreakThrough } from './ramsch/announce-break-through.ts';
import { asideOf, turnDecisions } from './random-player.ts';
import { answerObers, nameSolo, passTwo } from './special/special-player.ts';
import type { RulePlayerStyle } from './styles.ts';

/** Cuts in the middle: as good as anywhere, and the same deal stays the same whoever cuts it in a comparison. */
function cut(view: SeatView): Choice {
  const cuts = turnDecisions(view).filter((decision) => decision.type === 'cut');
  const decision = cuts[cuts.length >> 1];
  if (!decision) throw new Error('no cut is allowed');
  return { decision, because: [fact('cut.anywhere', { at: decision.at, min: view.rules.cutMin })] };
}

/** A Hochzeit is offered by whom no game of its own is better. */
const offerUnlessBetter = (view: SeatView, appraise: Appraise): Choice | undefined =>
  mayOffer(view) && !playsAlone(appraise(view)) ? offer(view) : undefined;

/** A player that follows rules of thumb with the given temper; how it weighs up contracts and doublings may be set apart. */
export const rulePlayer = (
  style: RulePlayerStyle,
  appraise: Appraise = byRule(style),
  judge: DoublingJudge = doublingByHand,
): Player => ({
  decide(view, { random }) {
    switch (view.phase) {
      case 'cutting':
        return knock(view, random) ?? cut(view);
      case 'legen':
        return legen(view, style);
      case 'auction':
        return sayCall(view, appraise, style);
      case 'announcing':
        return view.special ? nameSolo(view) : announce(view, appraise);
      case 'offeringObers':
        return answerObers(view, style);
      case 'passingOn':
        return passTwo(view);
      case 'returning':
        return giveBack(view);
      case 'playing':
        return playCard(view);
      case 'laying':
        return lay(view, style);
      case 'claiming':
        return claim(view);
      default:
        throw new Error(`nothing is to be decided in the phase ${view.phase}`);
    }
  },
  double(view, { random }) {
    if (view.phase === 'auction') return offerUnlessBetter(view, appraise);
    if (asideOf(view)?.type === 'durchbruch') return announceBreakThrough(view, random);
    if (view.contract?.announcement.contract === RAMSCH.id) return doubleRamsch(view, random);
    return answersOpenly(view) ? double(view, surer(view, style), judge) : undefined;
  },
});

// The rule-based player: one chooser for each phase of a round.
import { fact } from '../facts.ts';
import type { SeatView } from '../view.ts';
import type { Appraise } from './bidding/appraisal.ts';
import { byRule } from './bidding/appraisal.ts';
import { announce } from './bidding/announcing.ts';
import { sayCall } from './bidding/calls.ts';
import { double } from './bidding/doubling.ts';
import { answersOpenly, claim, knock, lay, surer } from './doubling/answers.ts';
import { legen } from './doubling/legen.ts';
import { playCard } from './play/play.ts';
import type { Choice, Player } from './player.ts';
import { turnDecisions } from './random-player.ts';
import { answerObers, nameSolo, passTwo } from './special/special-player.ts';
import type { RulePlayerStyle } from './styles.ts';

/** Cuts in the middle: as good as anywhere, and the same deal stays the same whoever cuts it in a comparison. */
function cut(view: SeatView): Choice {
  const cuts = turnDecisions(view).filter((decision) => decision.type === 'cut');
  const decision = cuts[cuts.length >> 1];
  if (!decision) throw new Error('no cut is allowed');
  return { decision, because: [fact('cut.anywhere', { at: decision.at, min: view.rules.cutMin })] };
}

/** A player that follows rules of thumb with the given temper; how it weighs up contracts may be set apart. */
export const rulePlayer = (style: RulePlayerStyle, appraise: Appraise = byRule(style)): Player => ({
  decide(view, { random }) {
    switch (view.phase) {
      case 'cutting':
        return knock(view, random) ?? cut(view);
      case 'legen':
        return legen(view, style);
      case 'auction':
        return sayCall(view, appraise);
      case 'announcing':
        return view.special ? nameSolo(view) : announce(view, appraise);
      case 'offeringObers':
        return answerObers(view, style);
      case 'passingOn':
        return passTwo(view);
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
  double: (view) => (answersOpenly(view) ? double(view, surer(view, style)) : undefined),
});

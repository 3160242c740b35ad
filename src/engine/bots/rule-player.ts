// The rule-based player: one chooser for each phase of a round.
import { RAMSCH } from '../contracts/partnerships.ts';
import { fact } from '../inference/facts.ts';
import type { Random } from '../base/random.ts';
import type { Phase } from '../table/round.ts';
import type { SeatView } from '../round/view.ts';
import { type Appraise, byRule } from './bidding/appraisal.ts';
import { announce } from './bidding/announcing.ts';
import { playsAlone, sayCall } from './bidding/bidding-calls.ts';
import { double, doublingByHand, type DoublingJudge } from './bidding/doubling.ts';
import { giveBack, mayOffer, offer } from './bidding/hochzeit.ts';
import { answersOpenly, claim, knock, lay, surer } from './doubling/doubling-answers.ts';
import { legen } from './doubling/legen.ts';
import { isFitted } from './bidding/decks.ts';
import { callContract, doublingInDeals } from './calling/calling-player.ts';
import { exchangeCard } from './numbers/exchange-player.ts';
import { announceByHand } from './double-pack/announce-by-hand.ts';
import { sayReservation } from './double-pack/reserving-player.ts';
import { sayNumber } from './numbers/numbers-player.ts';
import { answerSpritz, chooseContract, playFromTableByRule } from './officers/table-player.ts';
import { playCard } from './play/play.ts';
import type { Choice, Player } from './player.ts';
import { doubleRamsch } from './ramsch/double-ramsch.ts';
import { announceBreakThrough } from './ramsch/announce-break-through.ts';
import { asideOf, turnDecisions } from './random-player.ts';
import { answerObers, nameSolo, passTwo } from './special/special-player.ts';
import { answerWidow, discardTwo } from './widow/widow-player.ts';
import type { RulePlayerStyle } from './styles.ts';
import { entriesOf } from '../table/readers.ts';

/** Cuts in the middle: as good as anywhere, and the same deal stays the same whoever cuts it in a comparison. */
function cut(view: SeatView): Choice {
  const cuts = entriesOf(turnDecisions(view), 'cut');
  const decision = cuts[cuts.length >> 1];
  if (!decision) throw new Error('no cut is allowed');
  return { decision, because: [fact('cut.anywhere', { at: decision.at, min: view.rules.cutMin })] };
}

/** A Hochzeit is offered by whom no game of its own is better. */
const offerUnlessBetter = (view: SeatView, appraise: Appraise): Choice | undefined =>
  mayOffer(view) && !playsAlone(appraise(view)) ? offer(view) : undefined;

/** What a chooser has to go by besides the view. */
interface Temper {
  readonly style: RulePlayerStyle;
  readonly appraise: Appraise;
  readonly random: Random;
}

type Chooser = (view: SeatView, temper: Temper) => Choice;

/** Who decides in which phase; nobody in those that ask nobody. */
const CHOOSERS: Readonly<Record<Phase, Chooser | undefined>> = {
  shuffling: undefined,
  cutting: (view, { random }) => knock(view, random) ?? cut(view),
  legen: (view, { style }) => legen(view, style),
  auction: (view, { appraise, style }) => sayCall(view, appraise, style),
  calling: (view, { random }) => callContract(view, random),
  numbering: (view, { random }) => sayNumber(view, random),
  yielding: (view, { random }) => sayNumber(view, random),
  giving: (view, { random }) => exchangeCard(view, random),
  handingBack: (view, { random }) => exchangeCard(view, random),
  reserving: (view, { random }) => sayReservation(view, random),
  naming: (view, { random }) => sayReservation(view, random),
  taking: (view, { random }) => answerWidow(view, random),
  discarding: (view, { random }) => discardTwo(view, random),
  choosing: (view, { random }) => chooseContract(view, random),
  announcing: (view, { appraise }) => (view.special ? nameSolo(view) : announce(view, appraise)),
  offeringObers: (view, { style }) => answerObers(view, style),
  passingOn: passTwo,
  returning: giveBack,
  spritzing: (view, { random }) => answerSpritz(view, random),
  playing: (view, { random, style }) => (view.table ? playFromTableByRule(view, random) : playCard(view, style.tastes)),
  laying: (view, { style }) => lay(view, style),
  claiming: claim,
  scored: undefined,
  thrownIn: undefined,
};

/** A player that follows rules of thumb with the given temper; how it weighs up contracts and doublings may be set apart. */
export const rulePlayer = (
  style: RulePlayerStyle,
  appraise: Appraise = byRule(style),
  judge: DoublingJudge = doublingByHand,
): Player => ({
  decide(view, { random }) {
    const choose = CHOOSERS[view.phase];
    if (!choose) throw new Error(`nothing is to be decided in the phase ${view.phase}`);
    return choose(view, { style, appraise, random });
  },
  double(view, { random }) {
    if (view.phase === 'auction') return offerUnlessBetter(view, appraise);
    if (view.ansagen) return announceByHand(view);
    if (asideOf(view)?.type === 'durchbruch') return announceBreakThrough(view, random);
    if (view.contract?.announcement.contract === RAMSCH.id) return doubleRamsch(view, random);
    return answersOpenly(view)
      ? double(view, surer(view, style), isFitted(view.rules) ? judge : doublingInDeals)
      : undefined;
  },
});

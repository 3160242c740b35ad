// What a seat may say besides playing a card, with the refusals that teach something; mere nonsense is left out.
import type { Decision } from '../../engine/table/log.ts';
import { allowedOf, announcementIn, saidCall } from '../../engine/table/readers.ts';
import type { ReasonId } from '../../engine/base/reasons.ts';
import type { Option } from '../../engine/round/step.ts';
import { rowOf } from '../../engine/table/table-rules.ts';
import { neededFor } from '../../engine/inference/ansage-limits.ts';
import { explain } from '../../engine/tutor/explain.ts';
import type { SeatView } from '../../engine/round/view.ts';
import type { BoardAction } from '../../shared/table/board.ts';

/** Refusals of what nobody would think of saying in the situation. */
const NONSENSE: readonly ReasonId[] = [
  'A.NO_BID_YET',
  'A.BAD_CALL',
  'A.STOSS_GIVEN',
  'A.DOPPLER_GIVEN',
  'A.DOPPLER_NEVER',
  'A.RETOUR_NOT_DECLARER',
  'A.RETOUR_NO_STOSS',
  'A.RETOUR_GIVEN',
  'A.OFFER_TOO_LATE',
  'A.OFFER_REJECTED',
];

/** "Gut" says the same as "weiter" once somebody plays; one of them is enough to choose from. */
const isDouble = ({ decision }: Option, all: readonly Option[]): boolean =>
  saidCall(decision) === 'weiter' && allowedOf(all, 'call').some(({ call }) => call === 'gut');

function makesSense(view: SeatView, option: Option): boolean {
  const { decision, verdict } = option;
  if (decision.type === 'play' || isDouble(option, view.options)) return false;
  if (verdict.legal) return true;
  if (decision.type === 'stoss' && view.contract?.declarer === view.seat) return false;
  return !NONSENSE.includes(verdict.because.id);
}

/** Cuts, calls, announcements and doublings of the seat, in the order in which they are offered. */
export const actionsOf = (view: SeatView): readonly BoardAction[] =>
  view.options
    .filter((option) => makesSense(view, option))
    .map(({ decision, verdict }) => ({
      decision,
      ...(!verdict.legal && { refusal: explain(view, decision, verdict.because) }),
      ...neededIn(view, decision),
      ...untilIn(view, decision),
    }));

/** How long an announcement of Doppelkopf may be made, counted in cards of the own hand. */
function untilIn(view: SeatView, decision: Decision): Pick<BoardAction, 'until'> {
  const until = decision.type === 'ansage' ? neededFor(view, decision.says) : undefined;
  return until === undefined ? {} : { until };
}

/** Card points that an announced contract needs at this table. */
function neededIn({ rules }: SeatView, decision: Decision): Pick<BoardAction, 'needed'> {
  const announcement = announcementIn(decision);
  const goal = announcement && rowOf(rules, announcement.contract)?.goal;
  return goal?.kind === 'points' ? { needed: goal.atLeast } : {};
}

// The tutor's advice for a seat from what it may know: the one entrance for hints, the blunder gate and the commentary.
import { turnDecisions } from '../../bots/random-player.ts';
import { fact } from '../../inference/facts.ts';
import type { Phase } from '../../table/round.ts';
import type { SeatView } from '../../round/view.ts';
import { hasDoublePack } from '../../table/table-rules.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { adviseBid } from './bid-advice.ts';
import { adviseCalling } from './calling-advice.ts';
import { adviseCard } from './card-advice.ts';
import { adviseNaming, adviseObers, advisePassing } from './special-advice.ts';
import { adviseExchange, adviseNumbers } from './numbers-advice.ts';
import { adviseDoublePackCard, adviseReservation } from './double-pack-advice.ts';
import { adviseReturn } from './return-advice.ts';
import { adviseSaying } from './saying-advice.ts';
import { adviseDiscarding, adviseTaking } from './widow-advice.ts';
import { stakeOf } from './stake.ts';
import { told } from './told-advice.ts';
import { adviseChoice, adviseSpritz, adviseTableCard } from './table-advice.ts';
import { entriesOf } from '../../table/readers.ts';

type Adviser = (view: SeatView, think: AdviceThink) => Advice;

/** Who advises in which phase; nobody in those that ask nobody. */
const ADVISERS: Readonly<Record<Phase, Adviser | undefined>> = {
  shuffling: undefined,
  cutting: adviseCut,
  legen: adviseSaying,
  auction: adviseBid,
  calling: adviseCalling,
  numbering: adviseNumbers,
  yielding: adviseNumbers,
  giving: adviseExchange,
  handingBack: adviseExchange,
  reserving: adviseReservation,
  naming: adviseReservation,
  taking: adviseTaking,
  discarding: adviseDiscarding,
  choosing: adviseChoice,
  announcing: (view, think) => (view.special ? adviseNaming(view) : adviseBid(view, think)),
  offeringObers: adviseObers,
  passingOn: advisePassing,
  returning: adviseReturn,
  spritzing: adviseSpritz,
  playing: (view, think) => cardAdviser(view)(view, think),
  laying: adviseSaying,
  claiming: adviseSaying,
  scored: undefined,
  thrownIn: undefined,
};

/** Who advises on cards at a table: some are imagined anew and solved, others are told by rules of thumb or lie open. */
export function cardAdviser({ rules, table }: SeatView): Adviser {
  if (hasDoublePack(rules)) return adviseDoublePackCard;
  return table ? adviseTableCard : adviseCard;
}

/** Advice for the seat whose turn it is, Stoss and Retour apart. Throws if it is not its turn (programming error). */
export function adviseAt(view: SeatView, think: AdviceThink): Advice {
  if (view.turn !== view.seat) throw new Error(`it is not the turn of seat ${view.seat}`);
  const advise = ADVISERS[view.phase];
  if (!advise) throw new Error(`nothing is to be decided in the phase ${view.phase}`);
  return told(view, advise(view, think));
}

/** All cuts are alike: the middle is named first. */
function adviseCut(view: SeatView): Advice {
  const cuts = entriesOf(turnDecisions(view), 'cut');
  const middle = cuts[cuts.length >> 1];
  if (!middle) throw new Error('no cut is allowed');
  const ranked = [middle, ...cuts.filter((cut) => cut !== middle)];
  return {
    basis: 'yourView',
    seat: view.seat,
    ranked: ranked.map((decision) => ({ decision, cents: 0, error: 0 })),
    stake: stakeOf(view),
    worlds: { of: 'drawn', count: 0 },
    facts: [fact('cut.anywhere', { at: middle.at, min: view.rules.cutMin })],
  };
}

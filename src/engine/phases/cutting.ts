// Phase "cutting": the dealer's right neighbour cuts, then the cards are dealt (SPEC 2.2).
import { cutAt } from '../dealing.ts';
import type { Decision } from '../log.ts';
import type { Reason } from '../reasons.ts';
import { reason } from '../reasons.ts';
import type { CuttingRound, Round } from '../round.ts';
import { cutterOf } from '../round.ts';
import type { Seat } from '../seats.ts';
import { dealtAtFirst, opened } from './opening.ts';

type Cut = Extract<Decision, { type: 'cut' }>;

export function objectionToCut({ pack, rules }: CuttingRound, { at }: Cut): Reason | undefined {
  const fits = Number.isInteger(at) && at >= rules.cutMin && at <= pack.length - rules.cutMin;
  return fits ? undefined : reason('A.CUT_TOO_THIN', { min: rules.cutMin });
}

export const cutsFor = ({ pack, terms }: CuttingRound, seat: Seat): readonly Cut[] =>
  seat === cutterOf(terms)
    ? Array.from({ length: pack.length - 1 }, (_, index): Cut => ({ type: 'cut', seat, at: index + 1 }))
    : [];

export function afterCut({ pack, rules, terms, entries }: CuttingRound, { at }: Cut): Round {
  const round = { rules, terms, entries };
  const cut = cutAt(pack, at);
  return opened({ ...round, dealt: dealtAtFirst(round, cut) }, cut);
}

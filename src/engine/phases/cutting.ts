// Phase "cutting": the dealer's right neighbour cuts or knocks, then the cards are dealt (SPEC 2.2, 3.15).
import type { Card } from '../base/cards.ts';
import { cutAt } from '../table/dealing.ts';
import { knocksFor, objectionToKnock } from '../doubling/knocking.ts';
import type { Decision } from '../table/log.ts';
import { type Reason, reason } from '../base/reasons.ts';
import { cutterOf, type CuttingRound, type Round } from '../table/round.ts';
import type { Seat } from '../base/seats.ts';
import { houseOf } from '../table/table-rules.ts';
import { dealtOut } from './legen.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { NOBODYS } from '../kernel/zones.ts';

type Cut = Extract<Decision, { type: 'cut' }>;
type Knock = Extract<Decision, { type: 'knock' }>;

/** All cuts that were made, the first one first. */
const cutsIn = ({ at, again = [] }: Cut): readonly number[] => [at, ...again];

function objectionToCut({ pack, rules }: CuttingRound, cut: Cut): Reason | undefined {
  const cuts = cutsIn(cut);
  const most = houseOf(rules)['deal.cutMax'];
  if (cuts.length > most) return reason('A.CUT_TOO_OFTEN', { most });
  const fits = (at: number): boolean => Number.isInteger(at) && at >= rules.cutMin && at <= pack.length - rules.cutMin;
  return cuts.every(fits) ? undefined : reason('A.CUT_TOO_THIN', { min: rules.cutMin });
}

/** Single cuts at every place, and what else the cutter may do; cutting again is allowed where a cut is. */
const cutsFor = ({ pack, rules, terms }: CuttingRound, seat: Seat): readonly (Cut | Knock)[] =>
  seat === cutterOf({ rules, terms })
    ? [
        ...Array.from({ length: pack.length - 1 }, (_, index): Cut => ({ type: 'cut', seat, at: index + 1 })),
        ...knocksFor(rules, seat),
      ]
    : [];

const afterCut = (round: CuttingRound, cut: Cut): Round =>
  dealtOut(round, cutsIn(cut).reduce<readonly Card[]>(cutAt, round.pack), round.rules.packets);

/** Nothing is cut, and the packets are those that the cutter wants. */
const afterKnock = (round: CuttingRound, { packets }: Knock): Round => dealtOut(round, round.pack, packets);

export const CUTTING = {
  id: 'cutting',
  acts: {
    cut: { when: 'turn', objection: objectionToCut, apply: afterCut },
    knock: {
      when: 'turn',
      objection: ({ rules }, knock) => objectionToKnock(rules, knock),
      apply: afterKnock,
    },
  },
  turn: cutterOf,
  candidates: cutsFor,
  shows: () => NOBODYS,
  left: () => [{ type: 'dealt' }],
} satisfies PhaseModule<'cutting'>;

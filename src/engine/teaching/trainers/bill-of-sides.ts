// The bill of a game between two sides, as a trainer tells it: what is known of the round, the amount, and why it is that.
import type { Card } from '../../base/cards.ts';
import { announcementOf, type ContractRow } from '../../base/contract.ts';
import { PURE_CONTRACTS } from '../../contracts/pure.ts';
import { orderOf } from '../../play/order.ts';
import { sideOf } from '../../play/parties.ts';
import type { Side, SidesResult } from '../../scoring/result.ts';
import type { ScoredRound } from '../../table/round.ts';
import { DOUBLING_KINDS, type Doublings } from '../../scoring/doublings.ts';
import { settle, type Settlement } from '../../scoring/money.ts';
import { billTermsOf } from '../../endings/round-bill.ts';
import { SEATS } from '../../base/seats.ts';
import { handSizeAt } from '../../table/table-rules.ts';
import type { PlayTerms } from '../../play/tricks.ts';
import { trainerRemark, type TrainerRemark } from './trainer-remarks.ts';
import {
  type BillScene,
  type Doubled,
  type EndedSides,
  type ItemRules,
  type Stage,
  tell,
  type Told,
} from './trainer.ts';

/** From this stage on runners are to be counted. */
const COUNT_RUNNERS: Stage = 3;
/** Card points that win if nothing is said. */
const USUAL_LINE = 61;

export type EndedRound = ScoredRound;
type WithSides = ScoredRound & { readonly result: SidesResult };

export interface ToldBill {
  readonly settlement: Settlement;
  readonly scene: BillScene;
  readonly because: readonly Told[];
}

export interface BillTerms {
  readonly doublings: Doublings;
  /** Undecided deals before this one (SPEC 3.16). */
  readonly carried: number;
  readonly stage: Stage;
  readonly item: ItemRules;
}

/** The bill of the table itself, with doublings that the learner is told. Throws for an undecided game (programming error). */
export function billOfSides(round: WithSides, { doublings, carried, stage, item }: BillTerms): ToldBill {
  const { play, result, rules } = round;
  const { contract } = play;
  const settlement = settle(contract, result, { ...billTermsOf(round), doublings, carried });
  const terms = termsAt({ contract, rules }, doublings, item);
  const { announcement } = terms;
  return {
    settlement,
    scene: {
      ...terms,
      ...(carried > 0 && { carried }),
      ended: endedOf(round, stage),
    },
    because: [
      ...goalRemarks(round).map(tell),
      ...runnersRemarks(round).map(tell),
      ...settlement.lines.map((line): Told => ({ of: 'bill', line, announcement })),
    ],
  };
}

/** What a bill is reckoned by, as the learner is told it: the game, the prices, and what doubles it. */
export function termsAt(
  { contract, rules }: Pick<ScoredRound, 'rules'> & Pick<PlayTerms, 'contract'>,
  doublings: Doublings,
  item: ItemRules,
): Omit<BillScene, 'ended' | 'carried'> {
  const costs = costsOf(contract.row, item);
  return {
    announcement: announcementOf(contract),
    tariff: rules.tariff,
    ...(costs && { costs }),
    doublings: doubledBy(doublings),
  };
}

/** The kinds of doubling that count, in the order of the bill. */
const doubledBy = (doublings: Doublings): readonly Doubled[] =>
  DOUBLING_KINDS.flatMap((by) => {
    const times = doublings[by] ?? 0;
    return times > 0 ? [{ by, times }] : [];
  });

/** What a game costs whose name is not in the tariff; those of the pure game are, and a Tout is one of any game. */
function costsOf({ id, price, goal }: ContractRow, { fixed = {} }: ItemRules): BillScene['costs'] {
  if (PURE_CONTRACTS.some((row) => row.id === id) || goal.kind === 'everyTrick') return undefined;
  const agreed = id === 'ramsch' ? fixed.ramsch : price === 'bettel' || price === 'hochzeit' ? fixed[price] : undefined;
  if (agreed !== undefined) return { cents: agreed };
  if (price === 'partner' || price === 'hochzeit') return { as: 'rufer' };
  return { as: price === 'tout' ? 'tout' : 'solo' };
}

function endedOf(round: WithSides, stage: Stage): EndedSides {
  const { play, rules, result } = round;
  const { goal, runnersFrom } = play.contract.row;
  const { declarer, partner, sidePoints, sideTricks } = result;
  return {
    kind: 'sides',
    declarer,
    ...(partner !== undefined && { partner }),
    ...(goal.kind === 'points' && { points: sidePoints }),
    ...(goal.kind !== 'laidDown' && { tricks: { taken: sideTricks, of: handSizeAt(rules) } }),
    ...(runnersFrom !== 'never' && {
      runners:
        stage >= COUNT_RUNNERS
          ? { trumps: topSideTrumps(round), side: result.runners.side }
          : { told: result.runners.paid },
    }),
  };
}

/** The trumps dealt to the side that held the highest one, high to low. */
function topSideTrumps({ play, rules, dealt, result }: WithSides): readonly Card[] {
  const side = sideOf(result.declarer, result.partner);
  const holders = result.runners.side === 'declarer' ? side : SEATS.filter((seat) => !side.includes(seat));
  const held = new Set(holders.flatMap((seat) => dealt[seat]));
  return orderOf(play.contract, rules.pack).trumps.filter((card) => held.has(card));
}

/** Who has won, where 61 card points are not the measure, and whether the losers are Schneider or Schwarz. */
function goalRemarks({ play, result }: WithSides): readonly TrainerRemark[] {
  const { declarer: seat, sidePoints } = result;
  const winner: Side = result.winner === 'declarer' ? 'declarer' : 'defenders';
  const { goal } = play.contract.row;
  switch (goal.kind) {
    case 'laidDown':
      return [trainerRemark('X.LAID_DOWN', { seat })];
    case 'everyTrick':
      return [trainerRemark('X.EVERY_TRICK', { seat, winner })];
    case 'noTrick':
      return [trainerRemark('X.NO_TRICK', { seat, winner })];
    case 'fewestPoints':
    case 'reKontra':
      throw new Error(`a goal of ${goal.kind} has no declaring side`);
    case 'points': {
      const { atLeast, schneiderAt, safeAt } = goal;
      const below = { declarer: safeAt, defenders: 121 - schneiderAt };
      return [
        ...(atLeast === USUAL_LINE ? [] : [trainerRemark('X.WINS_WITH', { atLeast, points: sidePoints, winner })]),
        gradeRemark(result, winner, below),
      ];
    }
  }
}

function gradeRemark(result: SidesResult, winner: Side, below: Readonly<Record<Side, number>>): TrainerRemark {
  const side = winner === 'declarer' ? 'defenders' : 'declarer';
  const points = side === 'declarer' ? result.sidePoints : 120 - result.sidePoints;
  if (result.schwarz) return trainerRemark('X.SCHWARZ', { side });
  return result.schneider
    ? trainerRemark('X.SCHNEIDER', { side, points, below })
    : trainerRemark('X.NO_SCHNEIDER', { points });
}

function runnersRemarks({ play: { contract }, rules, result }: WithSides): readonly TrainerRemark[] {
  const from = contract.row.runnersFrom;
  if (from === 'never') return [];
  const { trumps } = orderOf(contract, rules.pack);
  const missing = trumps[result.runners.length];
  const cards = trumps.slice(0, result.runners.length);
  return [trainerRemark('X.RUNNERS', { cards, ...(missing && { missing }), from })];
}

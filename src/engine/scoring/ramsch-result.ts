// The Ramsch: who has lost it, and how a table plays it (SPEC 3.7, 4.1, 5.7). The bill is in scoring/ramsch-bill.ts.
import { type Card, handSizeOf, type PackSize } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import type { HouseRules } from '../options/options.ts';
import { type Order, orderOf } from '../play/order.ts';
import { type BySeat, bySeat, type Seat, SEATS } from '../base/seats.ts';
import type { Revoked } from './revoked.ts';
import type { CompletedTrick } from '../play/tricks.ts';

/** Everyone for himself, or the players who face each other together. */
export const RAMSCH_FORMS = ['everyone', 'teams'] as const;
export type RamschForm = (typeof RAMSCH_FORMS)[number];

/**
 * How taking nearly everything wins instead: with every trick, or with so many card points, of which fewer are enough for
 * whoever has announced it ("Durchbruch", SPEC 4.1).
 */
export type DurchmarschRule =
  { readonly by: 'tricks' } | { readonly by: 'points'; readonly atLeast: number; readonly announcedAtLeast: number };

/** How a table plays the Ramsch. */
export interface RamschRules {
  readonly form: RamschForm;
  /** Whether each player without a trick doubles all payments. */
  readonly jungfrau: 'off' | 'double-all';
  /** Absent where taking everything only loses. */
  readonly durchmarsch?: DurchmarschRule;
  /** Among equal points: more tricks, more trumps, the highest trump; or all of them pay. */
  readonly tiebreak: 'chain' | 'both-pay';
}

/** Card points of a Durchbruch, announced or not (SPEC 4.1). */
const DURCHBRUCH: DurchmarschRule = { by: 'points', atLeast: 101, announcedAtLeast: 91 };

/** What a table has agreed on for the Ramsch; teams know neither Jungfrau nor ties nor Durchmarsch. */
export function ramschRulesOf(house: HouseRules): RamschRules {
  if (house['ramsch.mode'] === 'team-opposite') return { form: 'teams', jungfrau: 'off', tiebreak: 'both-pay' };
  const durchmarsch = house['ramsch.durchmarsch'];
  return {
    form: 'everyone',
    jungfrau: house['ramsch.bonuses'] ? 'off' : house['ramsch.jungfrau'],
    tiebreak: house['ramsch.tiebreak'],
    ...(durchmarsch !== 'off' && { durchmarsch: durchmarsch === 'all-tricks' ? { by: 'tricks' } : DURCHBRUCH }),
  };
}

/** Steps that part players with equal points, in their order. */
export const TIE_BREAKS = ['none', 'tricks', 'trumps', 'highestTrump', 'bothPay'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface RamschResult {
  readonly kind: 'ramsch';
  readonly form: RamschForm;
  /** Card points and tricks of each seat. */
  readonly points: BySeat<number>;
  readonly tricks: BySeat<number>;
  /**
   * Who pays: one player, a team, or two or three who could not be parted; nobody after a Durchmarsch, between equal teams, or
   * if all four are equal.
   */
  readonly losers: readonly Seat[];
  readonly decidedBy: TieBreak;
  /** Players without a trick. */
  readonly jungfrauen: readonly Seat[];
  /** Who has won by taking every trick, or nearly all card points. */
  readonly durchmarsch?: Seat;
  /** Who has lost the round by a card played against the rules; the points do not matter then. */
  readonly revoke?: Revoked;
}

/** What a seat has taken. */
export interface Taken {
  readonly points: number;
  readonly tricks: number;
  /** Trumps among the cards of its tricks. */
  readonly trumps: readonly Card[];
}

/** What each seat has taken in these tricks. */
export function takenIn(contract: Contract, pack: PackSize, done: readonly CompletedTrick[]): BySeat<Taken> {
  const order = orderOf(contract, pack);
  return bySeat((seat) => {
    const own = done.filter(({ winner }) => winner === seat);
    return {
      points: own.reduce((sum, { points }) => sum + points, 0),
      tricks: own.length,
      trumps: own.flatMap(({ cards }) => cards).filter((card) => order.groupOf(card) === 'trump'),
    };
  });
}

/** The result of a Ramsch that is over; `announced` are those who have announced a Durchbruch. */
export function ramschResult(
  contract: Contract,
  pack: PackSize,
  taken: BySeat<Taken>,
  rules: RamschRules,
  announced: readonly Seat[] = [],
): RamschResult {
  const durchmarsch = SEATS.find((seat) => hasMarched(taken[seat], pack, rules.durchmarsch, announced.includes(seat)));
  const found =
    durchmarsch !== undefined
      ? NOBODY
      : rules.form === 'teams'
        ? losingTeam(taken)
        : losersOf(taken, orderOf(contract, pack), rules);
  return {
    kind: 'ramsch',
    form: rules.form,
    points: bySeat((seat) => taken[seat].points),
    tricks: bySeat((seat) => taken[seat].tricks),
    ...found,
    jungfrauen: SEATS.filter((seat) => taken[seat].tricks === 0),
    ...(durchmarsch !== undefined && { durchmarsch }),
  };
}

function hasMarched(
  { points, tricks }: Taken,
  pack: PackSize,
  rule: DurchmarschRule | undefined,
  announced: boolean,
): boolean {
  if (!rule) return false;
  if (rule.by === 'tricks') return tricks === handSizeOf(pack, 4);
  return points >= (announced ? rule.announcedAtLeast : rule.atLeast);
}

/** Whoever revokes has lost the Ramsch, alone or with the own team (SPEC 10). */
export function withRevokeInRamsch(result: RamschResult, revoke: Revoked): RamschResult {
  const { durchmarsch: _, ...others } = result;
  const { seat } = revoke;
  const losers = result.form === 'teams' ? RAMSCH_TEAMS.find((team) => team.includes(seat)) : undefined;
  return { ...others, losers: losers ?? [seat], decidedBy: 'none', jungfrauen: [], revoke };
}

type Losers = Pick<RamschResult, 'losers' | 'decidedBy'>;
/** Players who face each other. */
export const RAMSCH_TEAMS: readonly [readonly Seat[], readonly Seat[]] = [
  [0, 2],
  [1, 3],
];

const NOBODY: Losers = { losers: [], decidedBy: 'none' };

/** The team with more card points; neither with 60 each (SPEC 5.7). */
function losingTeam(taken: BySeat<Taken>): Losers {
  const points = (team: readonly Seat[]): number => team.reduce<number>((sum, seat) => sum + taken[seat].points, 0);
  const [one, other] = RAMSCH_TEAMS;
  const lead = points(one) - points(other);
  return { losers: lead > 0 ? one : lead < 0 ? other : [], decidedBy: 'none' };
}

/** Parts players with most points step by step; whoever has most of what a step counts stays in danger. */
function losersOf(taken: BySeat<Taken>, order: Order, { tiebreak }: RamschRules): Losers {
  const mostPoints = Math.max(...taken.map(({ points }) => points));
  const tied = SEATS.filter((seat) => taken[seat].points === mostPoints);
  if (tied.length === 1) return { losers: tied, decidedBy: 'none' };
  if (tiebreak === 'both-pay') return notParted(tied);
  const steps: readonly (readonly [TieBreak, (seat: Seat) => number])[] = [
    ['tricks', (seat) => taken[seat].tricks],
    ['trumps', (seat) => taken[seat].trumps.length],
    ['highestTrump', (seat) => Math.max(0, ...taken[seat].trumps.map((card) => order.strengthOf(card)))],
  ];
  let left = tied;
  for (const [decidedBy, count] of steps) {
    const most = Math.max(...left.map(count));
    left = left.filter((seat) => count(seat) === most);
    if (left.length === 1) return { losers: left, decidedBy };
  }
  return notParted(left);
}

/** Each pays if there is somebody to be paid. */
const notParted = (tied: readonly Seat[]): Losers => ({
  losers: tied.length < SEATS.length ? tied : [],
  decidedBy: 'bothPay',
});

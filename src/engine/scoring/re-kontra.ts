// What a deal of Doppelkopf comes to: who has won, every point with its name, and the scores (SPEC 8).
import { type Card, POINTS_OF_DOUBLE_PACK } from '../base/cards.ts';
import { type BySeat, bySeat, type Seat, seatAfter } from '../base/seats.ts';
import type { HouseRules } from '../options/options.ts';
import { ANSAGE_LEVELS, type AnsageLevel, RE_SIDES, type ReSide } from '../base/ansage-words.ts';
import { type Announced, levelIn, otherSide } from '../play/ansagen.ts';
import { type ReSides, sideIn } from '../play/re-sides.ts';
import type { Revoked } from './revoked.ts';
import type { CompletedTrick } from '../play/tricks.ts';

/** Points for who has won, how high, and what was announced. */
const GAME_POINTS = ['won', 'under90', 'under60', 'under30', 'schwarz'] as const;
/** Points that a side gets for itself, having reached so many card points against what the other side had announced. */
const AGAINST_POINTS = ['120-against-no90', '90-against-no60', '60-against-no30', '30-against-schwarz'] as const;
/** Points for what happened in tricks; for the first of them, Kontra has won. */
export const EXTRA_POINTS = ['against-the-old', 'fox', 'doppelkopf', 'charlie'] as const;
export type ExtraPoint = (typeof EXTRA_POINTS)[number];

type SaidPoint = `said-${ReSide}` | `said-${ReSide}-${AnsageLevel}`;
const SAID_POINTS: readonly SaidPoint[] = RE_SIDES.flatMap((side) => [
  `said-${side}` as const,
  ...ANSAGE_LEVELS.map((level) => `said-${side}-${level}` as const),
]);
export type PointName = (typeof GAME_POINTS)[number] | SaidPoint | (typeof AGAINST_POINTS)[number] | ExtraPoint;

/** Everything that can bring a point, in the order of the bill. */
export const POINT_NAMES: readonly PointName[] = [...GAME_POINTS, ...SAID_POINTS, ...AGAINST_POINTS, ...EXTRA_POINTS];

/** One line of the bill: a point or two, and for whom. `trick` is the trick that brought it, from 0. */
export interface PointLine {
  readonly name: PointName;
  readonly side: ReSide;
  readonly points: number;
  readonly trick?: number;
}

/** What tables reckon in different ways. */
export type PointRules = Pick<HouseRules, 'dok.heightsTo' | 'dok.nobodyWins'>;

/** What the cards have come to, as far as it decides. */
export interface Reckoned {
  readonly rePoints: number;
  readonly reTricks: number;
  readonly allTricks: number;
  readonly announced: Announced;
  readonly alone: boolean;
  /** As in the official rules if it is not said. */
  readonly agreed?: PointRules;
}

const POINTS_AT: Readonly<Record<Exclude<AnsageLevel, 'schwarz'>, number>> = { no90: 90, no60: 60, no30: 30 };

const pointsIn = ({ rePoints }: Reckoned, side: ReSide): number =>
  side === 're' ? rePoints : POINTS_OF_DOUBLE_PACK - rePoints;
const tricksIn = ({ reTricks, allTricks }: Reckoned, side: ReSide): number =>
  side === 're' ? reTricks : allTricks - reTricks;

/** Whether a side stays below what a level leaves it. */
const staysBelow = (deal: Reckoned, side: ReSide, level: AnsageLevel): boolean =>
  level === 'schwarz' ? tricksIn(deal, side) === 0 : pointsIn(deal, side) < POINTS_AT[level];

/** Whether a side has won: what it has announced itself binds it, else what the other side has, else half of the points. */
function hasWon(deal: Reckoned, side: ReSide): boolean {
  const { announced } = deal;
  const own = levelIn(announced[side]);
  if (own) return staysBelow(deal, otherSide(side), own);
  const others = levelIn(announced[otherSide(side)]);
  if (others) return !staysBelow(deal, side, others);
  const reNeeds =
    announced.re.length === 0 && announced.kontra.length > 0
      ? POINTS_OF_DOUBLE_PACK / 2
      : POINTS_OF_DOUBLE_PACK / 2 + 1;
  return deal.rePoints >= reNeeds === (side === 're');
}

/** The side that has won; nobody if both have failed what they had announced. */
export const winnerOf = (deal: Reckoned): ReSide | undefined => RE_SIDES.find((side) => hasWon(deal, side));

const HEIGHTS = { under90: 'no90', under60: 'no60', under30: 'no30', schwarz: 'schwarz' } as const;

/** Points of a side for how little it has left the other one. */
const heightLines = (deal: Reckoned, side: ReSide): readonly PointLine[] =>
  GAME_POINTS.filter((name) => name !== 'won' && staysBelow(deal, otherSide(side), HEIGHTS[name])).map((name) => ({
    name,
    side,
    points: 1,
  }));

/** What the winner is paid for. */
function wonLines(deal: Reckoned, winner: ReSide): readonly PointLine[] {
  const line = (name: PointName, points = 1): PointLine => ({ name, side: winner, points });
  const said = (side: ReSide): readonly PointLine[] =>
    ANSAGE_LEVELS.filter((level) => deal.announced[side].includes(level)).map((level) => line(`said-${side}-${level}`));
  return [
    line('won'),
    ...(deal.agreed?.['dok.heightsTo'] === 'taker' ? RE_SIDES : [winner]).flatMap((side) => heightLines(deal, side)),
    ...RE_SIDES.filter((side) => deal.announced[side].length > 0).map((side) => line(`said-${side}`, 2)),
    ...RE_SIDES.flatMap(said),
  ];
}

/** What remains of that where nobody has won: how little each side has left the other one. */
const undecidedLines = (deal: Reckoned): readonly PointLine[] =>
  (deal.agreed?.['dok.nobodyWins'] ?? 'heights') === 'heights'
    ? RE_SIDES.flatMap((side) => heightLines(deal, side))
    : [];

const AGAINST = [
  { name: '120-against-no90', level: 'no90', reached: 120 },
  { name: '90-against-no60', level: 'no60', reached: 90 },
  { name: '60-against-no30', level: 'no30', reached: 60 },
  { name: '30-against-schwarz', level: 'schwarz', reached: 30 },
] as const satisfies readonly { name: PointName; level: AnsageLevel; reached: number }[];

/** What each side gets for itself, whoever has won. */
const againstLines = (deal: Reckoned): readonly PointLine[] =>
  RE_SIDES.flatMap((side) =>
    AGAINST.filter(
      ({ level, reached }) => deal.announced[otherSide(side)].includes(level) && pointsIn(deal, side) >= reached,
    ).map(({ name }): PointLine => ({ name, side, points: 1 })),
  );

/** Points of a deal but for what happened in single tricks: who has won, and line by line for which side. */
export function gameLines(deal: Reckoned): {
  readonly winner: ReSide | undefined;
  readonly lines: readonly PointLine[];
} {
  const winner = winnerOf(deal);
  const old: readonly PointLine[] =
    winner === 'kontra' && !deal.alone ? [{ name: 'against-the-old', side: 'kontra', points: 1 }] : [];
  return {
    winner,
    lines: [...(winner ? wonLines(deal, winner) : undecidedLines(deal)), ...againstLines(deal), ...old],
  };
}

export const FOX: Card = 'SA';
const CHARLIE: Card = 'EU';
const FULL_TRICK = 40;

/** What single tricks bring: foxes caught, full tricks, and the last trick for Charlie. Nothing counts when one plays alone. */
export function trickLines(done: readonly CompletedTrick[], sides: ReSides): readonly PointLine[] {
  if (sides.alone !== undefined) return [];
  const foxes = done.flatMap((trick, at) =>
    trick.cards.flatMap((card, place): readonly PointLine[] => {
      const from = sideIn(sides, seatAfter(trick.leader, place, 4));
      const side = sideIn(sides, trick.winner);
      return card === FOX && from !== side ? [{ name: 'fox', side, points: 1, trick: at }] : [];
    }),
  );
  const full = done.flatMap(({ points, winner }, at): readonly PointLine[] =>
    points >= FULL_TRICK ? [{ name: 'doppelkopf', side: sideIn(sides, winner), points: 1, trick: at }] : [],
  );
  return [...foxes, ...full, ...charlieLine(done, sides)];
}

function charlieLine(done: readonly CompletedTrick[], sides: ReSides): readonly PointLine[] {
  const last = done.at(-1);
  const winning = last?.cards.find((_, place) => seatAfter(last.leader, place, 4) === last.winner);
  return last && winning === CHARLIE
    ? [{ name: 'charlie', side: sideIn(sides, last.winner), points: 1, trick: done.length - 1 }]
    : [];
}

/** Re's points less those of Kontra. */
export const netOf = (lines: readonly PointLine[]): number =>
  lines.reduce((sum, { side, points }) => sum + (side === 're' ? points : -points), 0);

/** What each seat scores: who plays alone three times as much, so that all scores add up to nothing. */
export const scoresOf = ({ re, alone }: ReSides, net: number): BySeat<number> =>
  bySeat((seat) => (re.includes(seat) ? net * (alone === undefined ? 1 : 3) : 0 - net));

/** What everybody scores for a revoke. */
export interface Fine {
  /** Levels that the other side had announced, implied ones included. */
  readonly levels: number;
  readonly scores: BySeat<number>;
}

/** The result of a deal of Doppelkopf. */
export interface ReKontraResult {
  readonly kind: 'reKontra';
  /** Who has played Re, in the order of seats. */
  readonly re: readonly Seat[];
  /** Who has played alone: a solo, a silent one, or a Hochzeit that nobody has joined. */
  readonly alone?: Seat;
  /** Set if that was a solo which its player owed. */
  readonly due?: true;
  /** Card points and tricks of each seat. */
  readonly points: BySeat<number>;
  readonly tricks: BySeat<number>;
  /** Card points (0 - 240) and tricks of Re. */
  readonly rePoints: number;
  readonly reTricks: number;
  readonly announced: Announced;
  /** Nobody if both sides have failed what they had announced. */
  readonly winner?: ReSide;
  /** Every point of the deal, those of the game first. */
  readonly lines: readonly PointLine[];
  /** Re's points less those of Kontra. */
  readonly net: number;
  /** Who has lost the deal by a card played against the rules; the card points do not matter then. */
  readonly revoke?: Revoked;
  /** What is scored for it, where it replaces the count of the deal: nobody has won then, and there are no lines. */
  readonly fine?: Fine;
}

/** What bears on the points besides cards and announcements. */
export interface ReckoningTerms {
  readonly allTricks: number;
  readonly agreed: PointRules;
}

/** Card points and tricks of each seat. */
export type TakenBySeat = Pick<ReKontraResult, 'points' | 'tricks'>;

/** The result when all cards are played. */
export function reKontraResult(
  done: readonly CompletedTrick[],
  sides: ReSides,
  announced: Announced,
  terms: ReckoningTerms,
): ReKontraResult {
  const taken = (seat: Seat): readonly CompletedTrick[] => done.filter(({ winner }) => winner === seat);
  const points = bySeat((seat) => taken(seat).reduce((sum, trick) => sum + trick.points, 0));
  const tricks = bySeat((seat) => taken(seat).length);
  return reKontraCounted({ points, tricks }, sides, announced, trickLines(done, sides), terms);
}

/** The same from what everybody has taken, and what single tricks have brought. */
export function reKontraCounted(
  { points, tricks }: TakenBySeat,
  sides: ReSides,
  announced: Announced,
  extras: readonly PointLine[],
  { allTricks, agreed }: ReckoningTerms,
): ReKontraResult {
  const rePoints = sides.re.reduce<number>((sum, seat) => sum + points[seat], 0);
  const reTricks = sides.re.reduce<number>((sum, seat) => sum + tricks[seat], 0);
  const game = gameLines({ rePoints, reTricks, allTricks, announced, agreed, alone: sides.alone !== undefined });
  const counts = game.winner !== undefined || agreed['dok.nobodyWins'] !== 'nothing';
  const lines = counts ? [...game.lines, ...extras] : [];
  return {
    kind: 'reKontra',
    re: sides.re,
    ...(sides.alone !== undefined && { alone: sides.alone }),
    points,
    tricks,
    rePoints,
    reTricks,
    announced,
    ...(game.winner && { winner: game.winner }),
    lines,
    net: netOf(lines),
  };
}

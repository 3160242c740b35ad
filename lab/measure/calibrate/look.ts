// What the tutor believes when somebody is to play in a game that was played, set against how the cards lay and how the game ended.
import { adviseCard } from '../../../src/engine/tutor/advice/card-advice.ts';
import { gameOf, worldIn } from '../../../src/engine/tutor/advice/open-rounds.ts';
import { openGame } from '../../../src/engine/open-game/open-game.ts';
import { declarersWin } from '../../../src/engine/open-game/outcomes.ts';
import type { Card } from '../../../src/engine/base/cards.ts';
import type { ContractId } from '../../../src/engine/base/contract.ts';
import { type Random, shuffled } from '../../../src/engine/base/random.ts';
import { type BySeat, type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { dealsOfTurn } from '../../../src/engine/tutor/advice/turn-deals.ts';
import { placesOf } from '../../../src/engine/tutor/beliefs/beliefs.ts';
import { seatsAt } from '../../../src/engine/table/table-rules.ts';
import type { Imagined } from '../../../src/engine/bots/sampling/sample.ts';
import type { Weighted } from '../../../src/engine/bots/sampling/weighted.ts';
import { type Knowledge, knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { sideOf } from '../../../src/engine/play/parties.ts';
import { afterPlay } from '../../../src/engine/play/tricks.ts';
import { type SeatOutcome, SHARE_WON } from '../../../src/engine/scoring/result.ts';
import { declarerOf, type PlayingRound } from '../../../src/engine/table/round.ts';
import type { Role } from '../arena/report.ts';
import type { Move } from '../compare/game.ts';

/** A card that lies with one of the others, as believed. */
export interface Belief {
  /** How likely it was thought to lie with the seat, 0 to 1. */
  readonly told: number;
  /** The same if it lay with each seat that may hold it equally likely. */
  readonly plain: number;
  readonly held: boolean;
}

/** One look at a game by the seat that was to play. */
export interface Look {
  readonly contract: ContractId;
  readonly role: Role;
  /** 1 - 8. */
  readonly trick: number;
  /** Chance to win that is told with the best card, 0 to 1; absent where only beliefs are asked for. */
  readonly told?: number;
  /** Whether its side has won; half where nobody has. */
  readonly won: 0 | 0.5 | 1;
  /** Whether its side wins if all see all cards and play perfectly from here; absent where everybody plays for himself. */
  readonly open?: 0 | 1;
  /** Trumps in the declarer's hand: mean of the imagined deals, and really; absent where the declarer looks. */
  readonly trumps?: { readonly imagined: number; readonly real: number };
  /** How many deals of equal weight tell as much as the imagined ones; absent where all possible deals were looked at. */
  readonly effective?: number;
  readonly beliefs: readonly Belief[];
}

/** What may be looked at: the chance that is told, what is believed of the cards, and what open cards come to. */
export const ASKED = ['chances', 'beliefs', 'open'] as const;
export type Asked = (typeof ASKED)[number];

/** A game that was played to its end. */
export interface PlayedGame {
  readonly moves: readonly Move[];
  readonly outcomeOf: (seat: Seat) => SeatOutcome;
}

export interface LookTerms {
  readonly asked: readonly Asked[];
  /** From the first trick on. */
  readonly tricks: number;
  /** Whether a seat is looked at when it is to play. */
  readonly looksFrom: (round: PlayingRound, seat: Seat) => boolean;
}

/** One seat of each role, by chance: players of a side share the fate of a game, and tell of it only once. */
export function onePerRole(random: Random): LookTerms['looksFrom'] {
  const order = shuffled(SEATS, random);
  return (round, seat) => {
    const players = seatsAt(round.rules);
    return order.find((each) => players.includes(each) && roleIn(round, each) === roleIn(round, seat)) === seat;
  };
}

/** The looks at a game, one for each choice of the first tricks. `randomAt` gives each its own stream. */
export function looksAt(
  { moves, outcomeOf }: PlayedGame,
  { asked, tricks, looksFrom }: LookTerms,
  randomAt: (index: number) => Random,
): readonly Look[] {
  return moves.flatMap(({ round, view }, index) => {
    if (!looksFrom(round, view.seat)) return [];
    const know = knowledgeOf(view);
    const trick = view.tricks.length + 1;
    if (know.legal.length < 2 || trick > tricks) return [];
    return {
      contract: round.play.contract.row.id,
      role: roleIn(round, know.seat),
      trick,
      won: SHARE_WON[outcomeOf(know.seat)],
      ...(asked.includes('chances') && {
        told: adviseCard(view, { random: randomAt(2 * index + 1), effort: 'quick' }).ranked[0]?.chance ?? 0,
      }),
      ...(asked.includes('open') && openIn(round, know.seat)),
      ...(asked.includes('beliefs') ? believed(know, round, randomAt(2 * index)) : { beliefs: [] }),
    };
  });
}

function roleIn({ declarer, partner }: PlayingRound, seat: Seat): Role {
  if (declarer === undefined) return 'alone';
  return seat === declarer ? 'declarer' : seat === partner ? 'partner' : 'defender';
}

/** What the real deal comes to with open cards. */
function openIn(round: PlayingRound, seat: Seat): Pick<Look, 'open'> {
  const role = roleIn(round, seat);
  if (role === 'alone') return {};
  const declarers = declarersWin(openGame(gameOf(round), worldIn(round)));
  return { open: declarers === (role !== 'defender') ? 1 : 0 };
}

/** What is believed of the cards, in the deals from which it is told. */
function believed(
  know: Knowledge,
  round: PlayingRound,
  random: Random,
): Pick<Look, 'trumps' | 'effective' | 'beliefs'> {
  const imagined = dealsOfTurn(know, random);
  const { kind, worlds, effective } = imagined;
  const { declarer, play } = round;
  return {
    ...(declarer !== undefined && know.seat !== declarer && { trumps: trumpsOf(know, worlds, declarer, play.hands) }),
    ...(kind === 'drawn' && { effective }),
    beliefs: beliefsOf(know, imagined, play.hands),
  };
}

/** A recorded game with its outcome by card points; undefined if it was not played for them, or not to its end. */
export function recordedGame(moves: readonly Move[]): PlayedGame | undefined {
  const last = moves.at(-1);
  if (!last) return undefined;
  const { round } = last;
  const { goal } = round.play.contract.row;
  if (goal.kind !== 'points') return undefined;
  const side = sideOf(declarerOf(round), round.partner);
  const end = afterPlay(round.play, last.card);
  if (end.hands.some((hand) => hand.length > 0)) return undefined;
  const made = end.done.reduce((sum, { winner, points }) => sum + (side.includes(winner) ? points : 0), 0);
  const won = made >= goal.atLeast;
  return { moves, outcomeOf: (seat) => (side.includes(seat) === won ? 'won' : 'lost') };
}

const summed = (worlds: readonly Weighted[], of: (each: Weighted) => number): number =>
  worlds.reduce((sum, each) => sum + of(each), 0);

function trumpsOf(know: Knowledge, worlds: readonly Weighted[], declarer: Seat, hands: BySeat<readonly Card[]>) {
  const count = (hand: readonly Card[]): number => hand.filter((card) => know.order.groupOf(card) === 'trump').length;
  const all = summed(worlds, ({ weight }) => weight);
  const imagined = summed(worlds, ({ world, weight }) => weight * count(world[declarer])) / all;
  return { imagined, real: count(hands[declarer]) };
}

/** Of every unseen card and every seat that may hold it, as it is told. */
function beliefsOf(know: Knowledge, imagined: Imagined, hands: BySeat<readonly Card[]>): readonly Belief[] {
  return [...placesOf(know, imagined)].flatMap(([card, places]) =>
    places.length < 2
      ? []
      : places.map(({ seat, chance }) => ({
          told: chance,
          plain: 1 / places.length,
          held: hands[seat].includes(card),
        })),
  );
}

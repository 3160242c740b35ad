// What the tutor believes when somebody is to play in a recorded game, set against how the cards lay and how the game ended.
import { adviseCard } from '../../engine/tutor/advice/card-advice.ts';
import { forTrick, rowOf } from '../../engine/tutor/advice/effort.ts';
import type { Card } from '../../engine/base/cards.ts';
import type { ContractId } from '../../engine/base/contract.ts';
import type { Random } from '../../engine/base/random.ts';
import type { BySeat, Seat } from '../../engine/base/seats.ts';
import { bySeat } from '../../engine/base/seats.ts';
import { imagine } from '../../engine/bots/sampling/sample.ts';
import type { Weighted } from '../../engine/bots/sampling/weighted.ts';
import type { Knowledge } from '../../engine/inference/knowledge.ts';
import { knowledgeOf } from '../../engine/inference/knowledge.ts';
import { sideOf } from '../../engine/play/parties.ts';
import { afterPlay } from '../../engine/play/tricks.ts';
import { declarerOf } from '../../engine/table/round.ts';
import { seatsAt } from '../../engine/table/table-rules.ts';
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
  readonly won: boolean;
  /** Trumps in the declarer's hand: mean of the imagined deals, and really; absent where the declarer looks. */
  readonly trumps?: { readonly imagined: number; readonly real: number };
  /** How many deals of equal weight tell as much as the imagined ones; absent where all possible deals were looked at. */
  readonly effective?: number;
  readonly beliefs: readonly Belief[];
}

/** What is looked at: what is believed of the cards alone, or the chance that is told as well. */
export type Asked = 'beliefs' | 'chances';

/** The looks of a recorded game, one for each choice of the first tricks. `randomAt` gives each its own stream. */
export function looksAt(
  moves: readonly Move[],
  { asked, tricks }: { readonly asked: Asked; readonly tricks: number },
  randomAt: (index: number) => Random,
): readonly Look[] {
  const winners = winnersOf(moves);
  if (!winners) return [];
  return moves.flatMap(({ round, view }, index) => {
    const know = knowledgeOf(view);
    const trick = view.tricks.length + 1;
    if (know.legal.length < 2 || trick > tricks) return [];
    const declarer = declarerOf(round);
    const role = know.seat === declarer ? 'declarer' : know.seat === round.partner ? 'partner' : 'defender';
    const row = rowOf('quick');
    const imagined = imagine(know, row.enumerate, forTrick(row.worlds, trick - 1), randomAt(2 * index));
    const { worlds } = imagined;
    const { hands } = round.play;
    return {
      contract: round.play.contract.row.id,
      role,
      trick,
      won: winners.includes(know.seat),
      ...(asked === 'chances' && {
        told: adviseCard(view, { random: randomAt(2 * index + 1), effort: 'quick' }).ranked[0]?.chance ?? 0,
      }),
      ...(know.seat !== declarer && { trumps: trumpsOf(know, worlds, declarer, hands) }),
      ...(imagined.kind === 'drawn' && { effective: imagined.effective }),
      beliefs: beliefsOf(know, worlds, hands),
    };
  });
}

/** The seats that won, by the card points of a game that was played to its end; undefined if it was not. */
function winnersOf(moves: readonly Move[]): readonly Seat[] | undefined {
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
  return seatsAt(round.rules).filter((seat) => side.includes(seat) === won);
}

const summed = (worlds: readonly Weighted[], of: (each: Weighted) => number): number =>
  worlds.reduce((sum, each) => sum + of(each), 0);

function trumpsOf(know: Knowledge, worlds: readonly Weighted[], declarer: Seat, hands: BySeat<readonly Card[]>) {
  const count = (hand: readonly Card[]): number => hand.filter((card) => know.order.groupOf(card) === 'trump').length;
  const all = summed(worlds, ({ weight }) => weight);
  const imagined = summed(worlds, ({ world, weight }) => weight * count(world[declarer])) / all;
  return { imagined, real: count(hands[declarer]) };
}

/** Of every unseen card and every seat that may hold it. */
function beliefsOf(know: Knowledge, worlds: readonly Weighted[], hands: BySeat<readonly Card[]>): readonly Belief[] {
  const all = summed(worlds, ({ weight }) => weight);
  const shares = bySeat(() => new Map<Card, number>());
  for (const { world, weight } of worlds)
    world.forEach((hand, seat) => {
      const share = shares[seat as Seat];
      for (const card of hand) share.set(card, (share.get(card) ?? 0) + weight / all);
    });
  return [...know.holders].flatMap(([card, seats]) =>
    seats.length < 2
      ? []
      : seats.map((seat) => ({
          told: Math.min(1, shares[seat].get(card) ?? 0),
          plain: 1 / seats.length,
          held: hands[seat].includes(card),
        })),
  );
}

// Positions to ask the tutor about: from rounds between computer players, some of whom play at random now and then.
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import type { SinglePack } from '../../../src/engine/base/cards.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { bySeat, type Seat } from '../../../src/engine/base/seats.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import type { TableRules } from '../../../src/engine/table/table-rules.ts';
import { playOut, shuffledAt, shuffledRound } from '../bots/support.ts';

export interface AskedAt {
  readonly round: Round;
  readonly seat: Seat;
  readonly view: SeatView;
}

/** How the rounds are played. */
export interface Company {
  readonly pack: SinglePack;
  /** The table; that of the pure game with this pack if there is none. */
  readonly rules?: TableRules;
  readonly seed: string;
  /** Each decision is left to chance once in so many times; 0 for never. */
  readonly chance: number;
}

/** Every turn of a round that is played out, in order. */
export const turnsOf = (company: Company, number: number): readonly AskedAt[] => roundOf(company, number).turns;

/** A round that is played out, with its turns. */
export function roundOf(
  { pack, rules, seed, chance }: Company,
  number: number,
): { readonly turns: readonly AskedAt[]; readonly end: Round } {
  const random = randomOf('company', seed, number);
  const turns: AskedAt[] = [];
  const player = {
    ...PLAYERS.stammtisch,
    decide: (view: SeatView, think: Parameters<typeof PLAYERS.zufall.decide>[1]) =>
      (chance > 0 && random.below(chance) === 0 ? PLAYERS.zufall : PLAYERS.stammtisch).decide(view, think),
  };
  const end = playOut(
    rules ? shuffledAt(rules, `${seed} ${number}`) : shuffledRound(pack, `${seed} ${number}`),
    bySeat(() => player),
    random,
    ({ round, view }) => {
      if (view.turn === view.seat) turns.push({ round, seat: view.seat, view });
    },
  );
  return { turns, end };
}

/** Legal decisions of a view, Stoss and Retour apart. */
export const choicesIn = ({ options }: SeatView): number =>
  options.filter(({ verdict, decision }) => verdict.legal && decision.type !== 'stoss' && decision.type !== 'retour')
    .length;

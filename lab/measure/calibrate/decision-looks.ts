// What the tutor tells of the decisions of rounds at any table, words before the cards and besides them too, against how the rounds ended.
import { setImmediate } from 'node:timers/promises';
import { adviseAside } from '../../../src/engine/tutor/advice/aside-advice.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import type { Advice, AdviceThink, Considered } from '../../../src/engine/tutor/advice/advice.ts';
import { valueIn } from '../../../src/engine/tutor/advice/grade.ts';
import { asideOf } from '../../../src/engine/bots/random-player.ts';
import type { Player } from '../../../src/engine/bots/player.ts';
import { type ToldLook, toldLookOf } from '../../../src/engine/bots/told/told-chance.ts';
import { type Random, randomOf } from '../../../src/engine/base/random.ts';
import { bySeat, type Seat } from '../../../src/engine/base/seats.ts';
import { outcomeFor } from '../../../src/engine/scoring/by-kind.ts';
import { SHARE_WON } from '../../../src/engine/scoring/result.ts';
import { type Decision, isAside, isDecision } from '../../../src/engine/table/log.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import type { TableRules } from '../../../src/engine/table/table-rules.ts';
import { step, turnIn } from '../../../src/engine/round/step.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { playOn, type Sitter } from '../../base/play-round.ts';
import { startOf } from '../arena/arena.ts';

/** One look at a round by the seat that was to decide. */
export interface DecisionLook extends ToldLook {
  readonly seat: Seat;
  /** Share of the imagined deals that are won with the best card, or with what was said, 0 to 1. */
  readonly share: number;
  /** The chance that is told of it; absent where none is. */
  readonly told?: number;
  /** Whether its side has won; half where nobody has, or nothing was played. */
  readonly won: number;
}

export interface LooksPlan extends RoundsPlan {
  /** How many of 1,000 words, and of 1,000 cards, are looked at. */
  readonly parts: { readonly words: number; readonly cards: number };
}

const PARTS = 1000;

export interface RoundsPlan {
  readonly rules: TableRules;
  readonly player: Player;
  readonly rounds: number;
  readonly seed: string;
}

/** A round of our own players from the cut to its end. */
export function ownRound({ rules, player, rounds, seed }: RoundsPlan, deal: number): Promise<Round> {
  const sitters = bySeat((seat): Sitter => {
    const random = randomOf(seed, 'own player', deal, seat);
    return { name: `seat ${seat}`, player, random, took: () => undefined };
  });
  return playOn(startOf({ rules, seed, deals: rounds }, deal), sitters, () => 0);
}

/** The looks at each of the rounds that our players play, one round after the other. */
export async function* looksAtRounds(plan: LooksPlan): AsyncGenerator<readonly DecisionLook[]> {
  const { rounds, seed, parts } = plan;
  for (let deal = 0; deal < rounds; deal++) {
    // Our players never wait: without this nobody could stop the program.
    await setImmediate();
    const end = await ownRound(plan, deal);
    const pick = randomOf(seed, 'pick', deal);
    yield looksAtDecisions(
      end,
      ({ phase }) => pick.below(PARTS) < (phase === 'playing' ? parts.cards : parts.words),
      (index) => randomOf(seed, 'calibrate', deal, index),
    );
  }
}

/** The looks at a round that is over, where they are wanted. `randomAt` gives each entry its own stream. */
export function looksAtDecisions(
  end: Round,
  isWanted: (view: SeatView) => boolean,
  randomAt: (index: number) => Random,
  effort: AdviceThink['effort'] = 'quick',
): readonly DecisionLook[] {
  const wonBy = (seat: Seat): number => ('result' in end ? SHARE_WON[outcomeFor(end.result, seat)] : 0.5);
  const looks: DecisionLook[] = [];
  let round: Round = startRound(end.rules, end.terms);
  end.entries.forEach((entry, at) => {
    if (isDecision(entry) && entry.type !== 'cut') {
      const view = viewFor(round, entry.seat);
      if (isWanted(view))
        looks.push(...looksBefore(round, view, entry, wonBy(entry.seat), () => ({ random: randomAt(at), effort })));
    }
    const next = step(round, entry);
    if (!next.ok) throw new Error(`the log of a round that was played is refused: ${next.because.id}`);
    round = next.round;
  });
  return looks;
}

function looksBefore(
  round: Round,
  view: SeatView,
  entry: Decision,
  won: number,
  think: () => AdviceThink,
): readonly DecisionLook[] {
  const said = isAside(entry);
  const aside = said || asideOf(view) ? adviseAside(view, think()) : undefined;
  const silence = { type: 'leave', seat: entry.seat } as const;
  return [
    ...(aside ? lookAt(view, aside, said ? entry : silence, won) : []),
    ...(said || turnIn(round) !== entry.seat ? [] : lookAt(view, adviseAt(view, think()), entry, won)),
  ];
}

/** Of cards the best one is looked at, of words the one that was said where there were others. */
function lookAt(view: SeatView, advice: Advice, taken: Considered, won: number): readonly DecisionLook[] {
  const isCard = taken.type === 'play';
  const value = isCard ? advice.ranked[0] : valueIn(advice, taken);
  const look = value && toldLookOf(view, value.decision);
  const share = value?.open ?? value?.chance;
  if (!look || share === undefined || (!isCard && advice.ranked.length < 2)) return [];
  return [{ ...look, seat: view.seat, share, won, ...(value?.chance !== undefined && { told: value.chance }) }];
}

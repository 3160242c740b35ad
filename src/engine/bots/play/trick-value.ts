// What a trick will probably bring if a card is played to it.
import type { Card } from '../../cards.ts';
import { pointsOf } from '../../cards.ts';
import type { Group } from '../../order.ts';
import { beats } from '../../order.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { WEIGHTS } from '../weights.ts';

export interface Prospect {
  readonly card: Card;
  readonly led: Group;
  /** Whether the card takes the lead of the trick. */
  readonly takes: boolean;
  /** The card that wins so far, this one included. */
  readonly best: Card;
  /** Card points in the trick, this card included. */
  readonly points: number;
  /** Chance from 0 to 1 that the own side gets the trick. */
  readonly chance: number;
  /** Expected gain in card points: what comes to the own side less what goes to the other. */
  readonly gain: number;
}

export function prospectOf(know: Knowledge, card: Card): Prospect {
  const { trick, order, sides } = know;
  const led = trick?.led ?? order.groupOf(card);
  const takes = !trick || beats(order, card, trick.best);
  const best = takes ? card : trick.best;
  const points = (trick?.points ?? 0) + pointsOf(card);
  const start = takes ? 1 : sides.friend[trick.winner];
  const { chance, later } = goThrough(know, best, led, start);
  return { card, led, takes, best, points, chance, gain: (2 * chance - 1) * points + later };
}

/** The chance after every player behind has had a go, and the card points they add, counted for or against the own side. */
function goThrough(know: Knowledge, best: Card, led: Group, start: number): { chance: number; later: number } {
  const { behind, sides, chances } = know;
  const { fat, lean, friendTakes } = WEIGHTS;
  let chance = start;
  for (const seat of behind) {
    const can = chances.beats(seat, best, led);
    const friend = sides.friend[seat];
    chance = chance * (1 - (1 - friend) * can) + (1 - chance) * friend * can * friendTakes;
  }
  let later = 0;
  for (const seat of behind) {
    const friend = sides.friend[seat];
    later += chance * (friend * fat + (1 - friend) * lean) - (1 - chance) * (friend * lean + (1 - friend) * fat);
  }
  return { chance, later };
}

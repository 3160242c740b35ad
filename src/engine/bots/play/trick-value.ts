// What a trick will probably bring if a card is played to it.
import { type Card, pointsOf } from '../../base/cards.ts';
import { beats, type Group } from '../../play/order.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
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

/** Who holds the trick, with the known best card or with a higher one that nobody has seen yet; the chances sum to 1. */
interface Holding {
  readonly ours: number;
  readonly oursHigher: number;
  readonly theirs: number;
  readonly theirsHigher: number;
}

const chanceOf = ({ ours, oursHigher }: Holding): number => ours + oursHigher;

/** The chance after every player behind has had a go, and the card points they add, counted for or against the own side. */
function goThrough(know: Knowledge, best: Card, led: Group, start: number): { chance: number; later: number } {
  const { behind, sides } = know;
  const { fat, lean } = WEIGHTS;
  let holding: Holding = { ours: start, oursHigher: 0, theirs: 1 - start, theirsHigher: 0 };
  for (const seat of behind) {
    const friend = sides.friend[seat];
    const against = (1 - friend) * know.chances.beats(seat, best, led, 'opponent');
    holding = afterSeat(holding, against, friend * know.chances.beats(seat, best, led, 'friend'));
  }
  const chance = chanceOf(holding);
  const later = behind.reduce<number>((sum, seat) => {
    const friend = sides.friend[seat];
    const gained = chance * (friend * fat + (1 - friend) * lean);
    return sum + gained - (1 - chance) * (friend * lean + (1 - friend) * fat);
  }, 0);
  return { chance, later };
}

/** A player who beats the known best card for the other side, or for the own, with these chances; a higher one is harder. */
function afterSeat({ ours, oursHigher, theirs, theirsHigher }: Holding, lost: number, could: number): Holding {
  const { friendTakes, overHigher } = WEIGHTS;
  const won = could * friendTakes;
  return {
    ours: ours * (1 - lost),
    oursHigher: oursHigher * (1 - lost * overHigher) + theirs * won + theirsHigher * won * overHigher,
    theirs: theirs * (1 - won),
    theirsHigher: theirsHigher * (1 - won * overHigher) + ours * lost + oursHigher * lost * overHigher,
  };
}

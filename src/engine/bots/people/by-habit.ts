// A player who does not think about every card: now and then he plays by habit, and what comes of it is a mistake that people make.
import type { Player } from '../player.ts';
import { decisionsOf } from '../../table/readers.ts';

/** Which cards are played without thinking. */
export interface Carelessness {
  /** Who chooses them. */
  readonly habitual: Player;
  /** In how many of a hundred choices. */
  readonly percent: number;
}

/** Decides like `thinking`, some of the cards like `habitual`. */
export const partlyByHabit = (thinking: Player, { habitual, percent }: Carelessness): Player => ({
  decide(view, think) {
    const plays = decisionsOf(view.options, 'play').length > 0;
    const careless = plays && think.random.below(100) < percent;
    return (careless ? habitual : thinking).decide(view, think);
  },
  double: (view, think) => thinking.double(view, think),
});

// Trainer: the best card to lead, from positions of played rounds.
import { viewFor } from '../../round/view.ts';
import { FURTHER_GAMES } from './further-games.ts';
import { botRound, cardMoments, momentFor, pickGame, randomIn } from './bot-rounds.ts';
import { ask } from './trainer-remarks.ts';
import { type Item, type ItemRef, LEARNER, type Stage } from './trainer.ts';
import { weighedItem } from './weighed.ts';
import { shuffled } from '../../base/random.ts';

/** Completed tricks before the lead, at least and at most: the earlier, the more is open. */
const TRICKS: Readonly<Record<Stage, readonly [number, number]>> = {
  1: [3, 5],
  2: [3, 4],
  3: [2, 4],
  4: [1, 3],
  5: [1, 2],
};
/** The open hand of a Bettel is not in the scene. */
const GAMES = FURTHER_GAMES.filter((game) => game !== 'open-bettel');
/** Rounds that are looked through for a lead that matters. */
const ROUNDS = 12;

export function bestLead(ref: ItemRef): Item {
  const random = randomIn(ref, 'position');
  const [fewest, most] = TRICKS[ref.stage];
  const spare = (32 - ref.rules.pack) / 4;
  for (let rounds = 0; rounds < ROUNDS; rounds++) {
    const round = botRound(ref.rules, pickGame(ref.rules, random, GAMES), random);
    const leads = cardMoments(round).filter((_, index) => index % 4 === 0);
    const suiting = leads.slice(Math.max(1, fewest - spare), Math.max(2, most - spare) + 1);
    for (const moment of shuffled(suiting, random).slice(0, 2)) {
      const view = viewFor(momentFor(round, moment), LEARNER);
      const item = weighedItem(view, ask('Q.LEAD', {}), random);
      if (item) return item;
    }
  }
  throw new Error('no lead that matters was found');
}

// Trainer: the best card to lead, from positions of played rounds in which few cards are good.
import { type Random, shuffled } from '../../base/random.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import { adviseAt } from '../../tutor/advice/advise.ts';
import type { EffortRow } from '../../tutor/advice/advice.ts';
import { rowOf } from '../../tutor/advice/effort.ts';
import { severityOf, THRESHOLDS } from '../../tutor/advice/grade.ts';
import { FURTHER_GAMES } from './further-games.ts';
import { botRound, cardMoments, momentFor, pickGame, randomIn } from './bot-rounds.ts';
import type { Choices } from './judged-choices.ts';
import { ask } from './trainer-remarks.ts';
import { type Item, type ItemRef, LEARNER, type Stage } from './trainer.ts';
import { weighedItem } from './weighed.ts';

/** Completed tricks before the lead, at least and at most: the earlier, the more is open. */
const TRICKS: Readonly<Record<Stage, readonly [number, number]>> = {
  1: [3, 5],
  2: [3, 4],
  3: [2, 4],
  4: [1, 3],
  5: [1, 2],
};
/** Of five leads so many are looked for among those that open a round; not all are found there. */
const OPENING_OF_FIVE = 2;
/** Rounds that are looked through for an opening lead before any lead will do. */
const OPENING_ROUNDS = 30;
/** The open hand of a Bettel is not in the scene. */
const GAMES = FURTHER_GAMES.filter((game) => game !== 'open-bettel');
/** Rounds that are looked through for a lead of which few cards are right, and for any that matters. */
const ROUNDS = 80;
const MOST_ROUNDS = 1000;

/** What makes a lead worth the question. */
interface Wanted {
  /** Share of the cards to choose from that may be right at most. */
  readonly mostRight: number;
  /** How many there are to choose from at least. */
  readonly fewest: number;
}
const USUAL: Wanted = { mostRight: 0.35, fewest: 3 };
const SCARCE: Wanted = { mostRight: 0.5, fewest: 2 };

/** A glance in a few deals, which only says whether a longer look is worth while. */
const GLANCE: EffortRow = {
  ...rowOf('quick'),
  worlds: [10, 16],
  exact: [0],
  enumerate: 16,
  end: [16, 16, 16, 16],
  among: 0,
};

/** The item of a reference, with the view of whoever leads. */
export function leadOf(ref: ItemRef): { readonly view: SeatView; readonly item: Item } {
  const random = randomIn(ref, 'position');
  const opens = random.below(5) < OPENING_OF_FIVE;
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    const wanted = rounds < ROUNDS ? USUAL : SCARCE;
    const isAsked = ({ right, wrong }: Choices): boolean =>
      right.length > 0 && suits(wanted, right.length, wrong.length);
    for (const view of leadsIn(ref, opens && rounds < OPENING_ROUNDS, random)) {
      const item = isPromising(view, wanted, random) && weighedItem(view, ask('Q.LEAD', {}), { random, isAsked });
      if (item) return { view, item };
    }
  }
  throw new Error('no lead that matters was found');
}

export const bestLead = (ref: ItemRef): Item => leadOf(ref).item;

/** Leads of a fresh round: the first one, or some that suit the stage. */
function leadsIn({ rules, stage }: ItemRef, opens: boolean, random: Random): readonly SeatView[] {
  const [fewest, most] = TRICKS[stage];
  const spare = (32 - rules.pack) / 4;
  const round = botRound(rules, pickGame(rules, random, GAMES), random);
  const leads = cardMoments(round).filter((_, index) => index % 4 === 0);
  const suiting = opens ? leads.slice(0, 1) : leads.slice(Math.max(1, fewest - spare), Math.max(2, most - spare) + 1);
  return shuffled(suiting, random).map((moment) => viewFor(momentFor(round, moment), LEARNER));
}

const suits = ({ mostRight, fewest }: Wanted, right: number, wrong: number): boolean =>
  right + wrong >= fewest && right <= mostRight * (right + wrong);

/** Whether at a glance few cards come near to the best one, and many more fall far behind. */
function isPromising(view: SeatView, wanted: Wanted, random: Random): boolean {
  const advice = adviseAt(view, { random, effort: GLANCE });
  const losses = advice.ranked.map(({ decision }) => severityOf(advice, decision));
  const near = losses.filter((loss) => loss < THRESHOLDS.inaccuracy).length;
  const far = losses.filter((loss) => loss >= THRESHOLDS.mistake).length;
  return suits(wanted, near, far);
}

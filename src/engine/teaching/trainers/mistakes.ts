// An item made of a decision in a real round: the position before it, to be decided better.
import type { RoundRecord } from '../../table/log.ts';
import { randomOf } from '../../base/random.ts';
import type { Seat } from '../../base/seats.ts';
import { viewFor } from '../../round/view.ts';
import { roundAt, turnedTo } from './bot-rounds.ts';
import { ask } from './remarks.ts';
import type { Item } from './trainer.ts';
import { LEARNER } from './trainer.ts';
import { weighedItem } from './weighed.ts';

/** A decision that was worth another thought: entry `entry` of the record, taken by `seat`. */
export interface MistakeRef {
  readonly record: RoundRecord;
  readonly entry: number;
  readonly seat: Seat;
}

/**
 * The question about the position before the decision; undefined where it is not that seat's turn, or nothing is clearly worse.
 * Throws if the rules refuse the record (programming error: records are checked where they come in).
 */
export function mistakeItem({ record, entry, seat }: MistakeRef): Item | undefined {
  const decision = record.entries[entry];
  const view = viewFor(roundAt(turnedTo(record, seat), entry), LEARNER);
  if (view.turn !== LEARNER) return undefined;
  const random = randomOf('mistake', entry, JSON.stringify(record.entries[0]));
  switch (decision?.type) {
    case 'play':
      return weighedItem(view, ask('Q.PLAY', {}), random);
    case 'call':
      return weighedItem(view, ask('Q.SAY', { holder: view.auction.holder, shown: view.auction.shown }), random);
    case 'announce':
      return weighedItem(view, ask('Q.NAME', {}), random);
    default:
      return undefined;
  }
}

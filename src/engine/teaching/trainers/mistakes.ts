// An item made of a decision in a real round: the position before it, to be decided better.
import { type Decision, isDecision, type RoundRecord } from '../../table/log.ts';
import { randomOf } from '../../base/random.ts';
import type { Seat } from '../../base/seats.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import { roundAt, turnedTo } from './bot-rounds.ts';
import type { Choices } from './judged-choices.ts';
import { type Ask, ask } from './trainer-remarks.ts';
import { type Item, LEARNER } from './trainer.ts';
import { weighedItem } from './weighed.ts';

/** A decision that was worth another thought: entry `entry` of the record, taken by `seat`. */
export interface MistakeRef {
  readonly record: RoundRecord;
  readonly entry: number;
  readonly seat: Seat;
}

/**
 * The question about the position before the decision; undefined where it is not that seat's turn, or the decision is not surely worse than another.
 * Throws if the rules refuse the record (programming error: records are checked where they come in).
 */
export function mistakeItem({ record, entry, seat }: MistakeRef): Item | undefined {
  const turned = turnedTo(record, seat);
  const taken = turned.entries[entry];
  const view = viewFor(roundAt(turned, entry), LEARNER);
  if (!taken || !isDecision(taken) || view.turn !== LEARNER) return undefined;
  const question = ASKED[taken.type]?.(view);
  const random = randomOf('mistake', entry, JSON.stringify(record.entries[0]));
  return question && weighedItem(view, question, { random, isAsked, taken });
}

const isAsked = ({ right, wrong }: Choices): boolean => right.length > 0 && wrong.length > 0;

/** What is asked about decisions that are repeated. */
const ASKED: { readonly [K in Decision['type']]?: (view: SeatView) => Ask } = {
  play: () => ask('Q.PLAY', {}),
  call: ({ auction: { holder, shown } }) => ask('Q.SAY', { holder, shown }),
  announce: () => ask('Q.NAME', {}),
  widow: () => ask('Q.WIDOW', {}),
  discard: () => ask('Q.DISCARD', {}),
};

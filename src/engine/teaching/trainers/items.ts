// Every trainer by its id: from a reference to the item.
import { announceOrPass } from './announce-or-pass.ts';
import { bestLead } from './best-lead.ts';
import { calledAce } from './called-ace.ts';
import { higherCard } from './higher-card.ts';
import { legalCards } from './legal-cards.ts';
import { problemItem } from './problem-item.ts';
import { runningScore } from './running-score.ts';
import { settlementItem } from './settlement-item.ts';
import { type Item, type ItemRef, itemsVersion, type TrainerId } from './trainer.ts';
import { trickPoints } from './trick-points.ts';
import { trickWinner } from './trick-winner.ts';
import { trumpsOut } from './trumps-out.ts';
import { whoHas } from './who-has.ts';

const TRAINERS: Readonly<Record<TrainerId, (ref: ItemRef) => Item>> = {
  higherCard,
  trickWinner,
  legalCards,
  trickPoints,
  runningScore,
  trumpsOut,
  calledAce,
  whoHas,
  announceOrPass,
  bestLead,
  settlement: settlementItem,
  problems: problemItem,
};

/** Whether the item of a reference can still be made: trainers change, and then old references mean other items. */
export const canMake = ({ trainer, version }: ItemRef): boolean => version === itemsVersion(trainer);

/** The item of a reference; the same for the same reference. Throws for one of another version (programming error). */
export function itemOf(ref: ItemRef): Item {
  if (!canMake(ref)) throw new Error(`items of version ${ref.version} cannot be made`);
  return TRAINERS[ref.trainer](ref);
}

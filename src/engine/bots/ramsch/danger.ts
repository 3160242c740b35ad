// How dangerous it is to hold a card in a Ramsch: the card points that it can be expected to draw into an own trick.
import type { Card } from '../../base/cards.ts';
import { type Knowledge, outOf, ownOf } from '../../inference/knowledge.ts';

/** Card points of a trick that somebody takes against his will. */
const USUAL_TRICK = 13;
/** A card of a suit that nobody else has takes a trick only if it must be led. */
const ALONE = 4;
/** Share of the danger that each lower card of the own suit takes away: it can be played instead. */
const COVER = 0.22;
/** Plain suits are led less often for long than trumps are. */
const PLAIN = 0.8;

/** Card points from 0 up; 0 for a card that cannot take a trick. */
export function dangerOf(know: Knowledge, card: Card): number {
  const { order } = know;
  const group = order.groupOf(card);
  const out = outOf(know, group);
  if (out.length === 0) return ALONE;
  const strength = order.strengthOf(card);
  const lower = out.filter((each) => order.strengthOf(each) < strength).length;
  const covers = ownOf(know, group).filter((each) => order.strengthOf(each) < strength).length;
  const cover = Math.max(0.15, 1 - COVER * covers);
  return USUAL_TRICK * (lower / out.length) * cover * (group === 'trump' ? 1 : PLAIN);
}

// The card against the rules that has ended a round: a decision like others, only that no advice could weigh it.
import { viewFor } from '../../round/view.ts';
import type { RoundRecord } from '../../table/log.ts';
import { playableIn } from '../reading.ts';
import type { Revoking } from './review-remarks.ts';
import { roundBefore } from './review-entry.ts';

/** The revoke that has ended a round; undefined if none has. */
export function revokingIn(record: RoundRecord): Revoking | undefined {
  const entry = record.entries.length - 1;
  const last = record.entries[entry];
  if (last?.type !== 'revoke') return undefined;
  const before = roundBefore(record, entry);
  const led = 'play' in before ? before.play.trick.cards[0] : undefined;
  const allowed = playableIn(viewFor(before, last.seat));
  return { seat: last.seat, card: last.card, ...(led && { led }), allowed };
}

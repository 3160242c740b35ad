// The cards that were drawn for the first deal of a session: they lie on the table until somebody has seen them.
import type { DealerDraw } from '../../engine/round/first-dealer.ts';
import { dealerDraw } from '../../engine/round/first-dealer.ts';
import { roundNumber } from '../../engine/round/session.ts';
import type { SavedSession } from './session-file.ts';

/** Before the first pack of a session is cut; undefined at any other time, and at tables that draw no cards. */
export function drawToSee({ file: { session, aside }, round }: SavedSession): DealerDraw | undefined {
  if (aside || round.phase !== 'cutting' || roundNumber(session) > 1) return undefined;
  return dealerDraw(session.rules, session.seed);
}

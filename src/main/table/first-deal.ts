// What is drawn before the first deal of a session, partners and who deals: it lies on the table until somebody has seen it.
import { type DealerDraw, dealerDraw } from '../../engine/round/first-dealer.ts';
import { type PartnerDraw, partnerDraw } from '../../engine/round/partner-draw.ts';
import { roundNumber } from '../../engine/round/session.ts';
import { HUMAN } from './next-move.ts';
import type { SavedSession } from './session-file.ts';

/** Each is seen by itself, in the order in which they are drawn. */
export type Draw =
  { readonly kind: 'partners'; readonly draw: PartnerDraw } | { readonly kind: 'draw'; readonly draw: DealerDraw };

/** Before the first pack of a session is cut; nothing at any other time, and at tables that draw no cards. */
export function drawsToSee({ file: { session, aside }, round }: SavedSession): readonly Draw[] {
  if (aside || round.phase !== 'cutting' || roundNumber(session) > 1) return [];
  const partners = partnerDraw(session.rules, session.seed, HUMAN);
  const dealer = dealerDraw(session.rules, session.seed);
  return [
    ...(partners ? [{ kind: 'partners' as const, draw: partners }] : []),
    ...(dealer ? [{ kind: 'draw' as const, draw: dealer }] : []),
  ];
}

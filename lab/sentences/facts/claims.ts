// What each fact claims, checked anew from the view and against every deal that looks the same to the seat.
import { BIDS_CLAIMS } from './claims/bids.ts';
import { CARDS_CLAIMS } from './claims/cards.ts';
import { CAUSE_CLAIMS } from './claims/cause-claims.ts';
import { DOUBLINGS_CLAIMS } from './claims/doublings-claims.ts';
import { DOPPELKOPF_CLAIMS } from './claims/doppelkopf-claims.ts';
import { FATE_CLAIMS } from './claims/fates.ts';
import { LEADS_CLAIMS } from './claims/leads.ts';
import { NUMBER_CLAIMS } from './claims/numbers.ts';
import { RAMSCH_CLAIMS } from './claims/ramsch-claims.ts';
import { WIDOW_CLAIMS } from './claims/widow.ts';
import type { Claims } from './claims/seen.ts';

export type { Claims, Seen } from './claims/seen.ts';

export const CLAIMS: Claims = {
  ...CARDS_CLAIMS,
  ...LEADS_CLAIMS,
  ...CAUSE_CLAIMS,
  ...RAMSCH_CLAIMS,
  ...BIDS_CLAIMS,
  ...DOUBLINGS_CLAIMS,
  ...WIDOW_CLAIMS,
  ...NUMBER_CLAIMS,
  ...DOPPELKOPF_CLAIMS,
  ...FATE_CLAIMS,
};

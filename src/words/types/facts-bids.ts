// Which facts are about bids, announcements, exchanged cards and doublings; the others are about cards that are played.
import type { FactId, FactParams } from '../../engine/inference/facts.ts';
import type { Texts } from './naming.ts';

/** The first parts of the ids of these facts. */
type Kind =
  | 'bid'
  | 'call'
  | 'return'
  | 'pass'
  | 'doppler'
  | 'durchbruch'
  | 'stoss'
  | 'legen'
  | 'lay'
  | 'double'
  | 'claim'
  | 'retour';

export type BidFactTexts = Pick<Texts<FactParams>, Extract<FactId, `${Kind}.${string}`>>;

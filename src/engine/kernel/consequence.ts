// What follows from an entry; derived, never stored.
import type { Announcement } from '../base/contract.ts';
import type { Revelation } from '../play/parties.ts';
import type { RoundResult } from '../scoring/result.ts';
import type { Settlement } from '../scoring/money.ts';
import type { Seat } from '../base/seats.ts';
import type { CompletedTrick } from '../play/tricks.ts';

export type Consequence =
  | { readonly type: 'dealt' }
  | { readonly type: 'thrownIn' }
  | { readonly type: 'auctionWon'; readonly declarer: Seat }
  | { readonly type: 'hochzeitAccepted'; readonly suitor: Seat; readonly acceptor: Seat }
  | { readonly type: 'announced'; readonly declarer?: Seat; readonly announcement: Announcement }
  | ({ readonly type: 'partnerRevealed' } & Revelation)
  | { readonly type: 'trickTaken'; readonly index: number; readonly trick: CompletedTrick }
  | { readonly type: 'roundScored'; readonly result: RoundResult; readonly settlement: Settlement };

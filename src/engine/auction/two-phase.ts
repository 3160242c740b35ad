// Langendorf: first everybody says yes or no, then those who said yes settle it in duels, in the order of their seats (SPEC 2.3).
import { type Reason, reason } from '../base/reasons.ts';
import type { Seat } from '../base/seats.ts';
import type { AuctionForm } from './form.ts';
import { OFFICIAL, SECOND_LEVEL } from './official.ts';
import { type AuctionState, type Call, nextSpeaker } from './state.ts';

/** Everybody is asked once, until there is a list of who is willing and nobody is left to be asked. */
const asking = ({ waiting, duel, holder, willing }: AuctionState): boolean =>
  duel === undefined && waiting.length > 0 && (willing !== undefined || holder === undefined);

function objectionToCall(auction: AuctionState, call: Call): Reason | undefined {
  if (!asking(auction)) return OFFICIAL.objectionToCall(auction, call);
  if (call === 'weiter') return undefined;
  const first = auction.holder === undefined;
  if (call === 'spiele') return first ? undefined : reason('A.BAD_CALL', {});
  if (call === 'gut' || call === 'spiele-auch') return first ? reason('A.NO_BID_YET', {}) : undefined;
  return reason(first ? 'A.NO_BID_YET' : 'A.BAD_CALL', {});
}

function afterCall(said: AuctionState, seat: Seat, call: Call): AuctionState {
  if (!asking(said)) return OFFICIAL.afterCall(said, seat, call);
  const yes = call === 'spiele' || call === 'spiele-auch';
  const willing = [...(said.willing ?? []), ...(yes ? [seat] : [])];
  const asked: AuctionState = {
    ...nextSpeaker(said),
    willing,
    ...(call === 'spiele' && { holder: seat, shown: 0 }),
  };
  return asked.waiting.length > 0 ? asked : duelsOf(asked, willing);
}

/** Everybody has been asked: the second of those who said yes has promised more than a Rufer and challenges the first. */
function duelsOf(asked: AuctionState, [, ...challengers]: readonly Seat[]): AuctionState {
  const { willing: _done, ...over } = asked;
  const [challenger] = challengers;
  if (challenger === undefined) return over;
  return { ...over, waiting: challengers, duel: { challenger, level: SECOND_LEVEL, speaker: 'holder' } };
}

export const TWO_PHASE: AuctionForm = { ...OFFICIAL, objectionToCall, afterCall };

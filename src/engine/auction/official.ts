// The official auction: one turn each, and duels that show a level without naming the game (SPEC 2.3).
import type { Reason } from '../reasons.ts';
import { reason } from '../reasons.ts';
import type { Seat } from '../seats.ts';
import type { AuctionForm } from './form.ts';
import type { AuctionState, Call } from './state.ts';
import { levelOf, nameOfLevel, namedIn, nextSpeaker, secondLevel, withoutDuel } from './state.ts';

const badCall = (): Reason => reason('A.BAD_CALL', {});

const claimOf: AuctionForm['claimOf'] = (auction, call) => {
  if (call === 'spiele') return 0;
  if (call === 'spiele-auch') return secondLevel(auction);
  if (call === 'selbst') return auction.duel?.level;
  const named = namedIn(call);
  return named === undefined ? undefined : levelOf(auction.ranking, named);
};

function speakerOf({ duel, holder, waiting }: AuctionState): Seat | undefined {
  if (duel) return duel.speaker === 'holder' ? holder : duel.challenger;
  return waiting[0];
}

function objectionToCall(auction: AuctionState, call: Call): Reason | undefined {
  const { holder, duel, ranking } = auction;
  if (holder === undefined) {
    if (call === 'weiter' || call === 'spiele') return undefined;
    return reason('A.NO_BID_YET', {});
  }
  if (call === 'gut' || call === 'weiter') return undefined;
  if (call === 'spiele') return badCall();
  if (call === 'selbst') return duel?.speaker === 'holder' ? undefined : badCall();
  if (duel && (duel.speaker === 'holder' || call === 'spiele-auch')) return badCall();
  const claim = claimOf(auction, call);
  if (claim === undefined || claim < 1) return badCall();
  return claim > auction.shown ? undefined : reason('A.NOT_HIGHER', { shown: nameOfLevel(ranking, auction.shown) });
}

function afterCall(said: AuctionState, seat: Seat, call: Call): AuctionState {
  const { holder, duel } = said;
  if (holder === undefined) return { ...nextSpeaker(said), ...(call === 'spiele' && { holder: seat, shown: 0 }) };
  if (duel === undefined) {
    if (call === 'gut' || call === 'weiter') return nextSpeaker(said);
    return { ...said, duel: { challenger: seat, level: claimOf(said, call) ?? 0, speaker: 'holder' } };
  }
  if (call === 'selbst') return { ...said, shown: duel.level, duel: { ...duel, speaker: 'challenger' } };
  if (call === 'gut' || call === 'weiter') {
    const over = nextSpeaker(withoutDuel(said));
    return duel.speaker === 'holder' ? { ...over, holder: duel.challenger, shown: duel.level } : over;
  }
  return { ...said, duel: { ...duel, level: claimOf(said, call) ?? 0, speaker: 'holder' } };
}

export const OFFICIAL: AuctionForm = {
  speakerOf,
  objectionToCall,
  afterCall,
  claimOf,
  onlyOf: () => undefined,
  bidsOn: (contract) => `has:${contract}`,
  words: ['weiter', 'spiele', 'gut', 'spiele-auch', 'selbst'],
};

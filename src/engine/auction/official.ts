// The official auction: one turn each, and duels that show a level without naming the game (SPEC 2.3).
import { type Reason, reason } from '../base/reasons.ts';
import type { Seat } from '../base/seats.ts';
import type { AuctionForm } from './form.ts';
import {
  type AuctionState,
  type Call,
  type Claim,
  levelAbove,
  levelOf,
  namedIn,
  nameOfLevel,
  nextSpeaker,
  nothingFrom,
  withoutDuel,
} from './state.ts';

const badCall = (): Reason => reason('A.BAD_CALL', {});

/** The level that a player promises who says that he plays too. */
export const SECOND_LEVEL = 1;

const levelBid: AuctionForm['levelBid'] = (auction, call) => {
  if (call === 'spiele') return 0;
  if (call === 'spiele-auch') return SECOND_LEVEL;
  if (call === 'selbst') return auction.duel?.level;
  const named = namedIn(call);
  return named === undefined ? undefined : levelOf(auction.ranking, named);
};

/** A bid tells that more may come, and silence that nothing higher does than what it lets stand. */
function claims(auction: AuctionState, call: Call): Claim | undefined {
  const level = levelBid(auction, call);
  if (level !== undefined) return { kind: 'from', level };
  const { holder, shown, duel } = auction;
  if (holder === undefined) return nothingFrom(auction, 0);
  return nothingFrom(auction, duel?.speaker === 'holder' ? duel.level : levelAbove(shown));
}

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
  const level = levelBid(auction, call);
  if (level === undefined || level < SECOND_LEVEL) return badCall();
  return level > auction.shown ? undefined : reason('A.NOT_HIGHER', { shown: nameOfLevel(ranking, auction.shown) });
}

function afterCall(said: AuctionState, seat: Seat, call: Call): AuctionState {
  const { holder, duel } = said;
  if (holder === undefined) return { ...nextSpeaker(said), ...(call === 'spiele' && { holder: seat, shown: 0 }) };
  if (duel === undefined) {
    if (call === 'gut' || call === 'weiter') return nextSpeaker(said);
    return { ...said, duel: { challenger: seat, level: levelBid(said, call) ?? 0, speaker: 'holder' } };
  }
  if (call === 'selbst') return { ...said, shown: duel.level, duel: { ...duel, speaker: 'challenger' } };
  if (call === 'gut' || call === 'weiter') {
    const over = nextSpeaker(withoutDuel(said));
    return duel.speaker === 'holder' ? { ...over, holder: duel.challenger, shown: duel.level } : over;
  }
  return { ...said, duel: { ...duel, level: levelBid(said, call) ?? 0, speaker: 'holder' } };
}

export const OFFICIAL: AuctionForm = {
  speakerOf,
  objectionToCall,
  afterCall,
  levelBid,
  claims,
  onlyOf: () => undefined,
  bidsOn: (contract) => `has:${contract}`,
  words: ['weiter', 'spiele', 'gut', 'spiele-auch', 'selbst'],
};

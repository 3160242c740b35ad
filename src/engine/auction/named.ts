// The auction of seed 003: one turn each, pass or the name of a higher contract; the highest name is what is played (SPEC 2.3).
import { reason } from '../base/reasons.ts';
import type { AuctionForm } from './form.ts';
import { levelAbove, levelOf, namedIn, nameOfLevel, nextSpeaker, nothingFrom } from './state.ts';

const lastNamed: AuctionForm['onlyOf'] = ({ calls, holder }) => {
  const last = calls.findLast(({ seat, call }) => seat === holder && namedIn(call) !== undefined);
  const named = last && namedIn(last.call);
  return named === undefined ? undefined : [named];
};

export const NAMED: AuctionForm = {
  speakerOf: ({ waiting }) => waiting[0],
  objectionToCall(auction, call) {
    if (call === 'weiter') return undefined;
    const named = namedIn(call);
    const level = named === undefined ? -1 : levelOf(auction.ranking, named);
    if (level < 0 || call !== `names:${named}`) return reason('A.BAD_CALL', {});
    if (auction.holder === undefined || level > auction.shown) return undefined;
    return reason('A.NOT_HIGHER', { shown: nameOfLevel(auction.ranking, auction.shown) });
  },
  afterCall: (said, seat, call) => ({
    ...nextSpeaker(said),
    ...(call !== 'weiter' && { holder: seat, shown: NAMED.levelBid(said, call) ?? 0 }),
  }),
  levelBid({ ranking }, call) {
    const named = namedIn(call);
    return named === undefined ? undefined : levelOf(ranking, named);
  },
  claims(auction, call) {
    const contract = namedIn(call);
    if (contract !== undefined) return { kind: 'plays', contract };
    return nothingFrom(auction, auction.holder === undefined ? 0 : levelAbove(auction.shown));
  },
  onlyOf: lastNamed,
  bidsOn: (contract) => `names:${contract}`,
  words: ['weiter'],
};

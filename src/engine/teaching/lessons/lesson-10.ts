// Lesson 10: bidding.
import type { Call } from '../../auction/auction.ts';
import { judge } from '../../round/step.ts';
import { bid, choice, claimed, claimedBy, lesson, nothing, read, rows, table } from './making.ts';
import { toAnnounce, wholeHands } from './lesson-rounds.ts';
import { auctionAfter, speaking } from './truths.ts';

const STRONG = 'EO GO HU SU HA H9 G8 E7';
/** Three low trumps with two Aces of other suits: tempting, and too little. */
const TEMPTING = 'SU H9 H8 SA EA GT G8 E9';
const WEAK = 'SU H8 H7 ET E8 GK G7 S9';

const heldSolo: readonly Call[] = ['spiele', 'has:solo', 'selbst', 'gut', 'gut', 'gut'];

const BOTH_WENZ = 'EU GU SA ST GA GT HA E9';

const HELD = ['solo', 'wenz', 'rufer'] as const;

/** The lowest game that may be announced after the auction. */
const lowestAfter = (calls: readonly Call[]) => {
  const outcome = auctionAfter(...calls);
  return outcome === 'passed' ? 'passed' : outcome.atLeast;
};

/** Whether a sole bidder may announce more than was asked for. */
const mayPlaySolo = () => {
  const round = toAnnounce(wholeHands(['', '', 'EO GO HO SO GU HA HT E9', '']), 2, 0);
  return judge(round, { type: 'announce', seat: 2, announcement: { contract: 'solo', trump: 'H' } }).legal;
};

export const LESSON_10 = lesson(
  10,
  read('reihum', table({ hand: STRONG })),
  read('zaehlen', nothing),
  bid('10.5', table({ hand: STRONG }), ['spiele', 'weiter', 'sie'], speaking(STRONG)),
  bid('10.6', table({ hand: TEMPTING }), ['spiele', 'weiter'], speaking(TEMPTING)),
  read('rangfolge', nothing),
  read('mehr', table({ you: 3, hand: WEAK, calls: ['spiele', 'gut', 'spiele-auch'] })),
  choice(
    '10.1',
    table({ you: 3, hand: WEAK, calls: ['spiele', 'gut', 'spiele-auch'] }),
    ['c-wenz', 'a-rufer', 'c-rufer', 'd'],
    () =>
      claimed(auctionAfter('spiele', 'gut', 'spiele-auch', 'gut', 'gut'), {
        'c-wenz': { declarer: 2, atLeast: 'wenz' },
        'a-rufer': { declarer: 0, atLeast: 'rufer' },
        'c-rufer': { declarer: 2, atLeast: 'rufer' },
        d: { declarer: 3, atLeast: 'wenz' },
      }),
  ),
  read('selbst', table({ hand: BOTH_WENZ, calls: ['spiele', 'has:wenz'] })),
  choice('10.2', table({ hand: BOTH_WENZ, calls: ['spiele', 'has:wenz'] }), ['a', 'b', 'zusammen'], () =>
    claimed(auctionAfter('spiele', 'has:wenz', 'selbst', 'gut', 'gut', 'gut'), {
      a: { declarer: 0, atLeast: 'wenz' },
      b: { declarer: 1, atLeast: 'wenz' },
      zusammen: 'passed',
    }),
  ),
  choice('10.3', table({ hand: 'EO GO HU ET EK E9 SA G8', calls: heldSolo.slice(0, 4) }), HELD, () =>
    claimedBy(HELD, (game) => game === lowestAfter(heldSolo)),
  ),
  choice('10.4', rows('EO GO HO SO GU HA HT E9'), ['ja', 'nur-rufspiel', 'einverstanden'], () =>
    mayPlaySolo() ? 'ja' : 'nur-rufspiel',
  ),
);

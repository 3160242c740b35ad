// Slips in how the players judge, and in what a seat can know.
import { faultsOf } from '../fault.ts';

const BIDS = [
  'bidding',
  'doubling',
  'levels',
  'announcing-late',
  'claims-of-calls',
  'hochzeit-bids',
  'silence-chances',
].map((name) => `engine/bots/${name}`);

export const BOT_FAULTS = faultsOf('bots', 'src/engine', [
  ['bots/bidding/worth.ts', BIDS, { 'stoss-risk': ['STOSS_RISK = 0.25', 'STOSS_RISK = 0.6'] }],
  ['bots/bidding/by-simulation.ts', BIDS, { doubt: ['DOUBT = 1.4', 'DOUBT = 5'] }],
  ['bots/bidding/claims.ts', BIDS, { 'claims-even': ['EVEN = 0.6', 'EVEN = 0.9'] }],
  [
    'bots/bidding/doubling-by-simulation.ts',
    BIDS,
    {
      'stoss-chance': ['LEAST_CHANCE = 0.2', 'LEAST_CHANCE = 0.5'],
    },
  ],
  [
    'bots/bidding/doubling.ts',
    ['engine/knowing'],
    {
      'stoss-bar': ['stoss: 0.56', 'stoss: 0.28'],
    },
  ],
  [
    'bots/double-pack/thumb.ts',
    ['engine/bots/thumb', 'engine/bots/double-pack-truth', 'engine/bots/played-by', 'freeze'],
    { 'thumb-long': ['LONG = 4', 'LONG = 2'] },
  ],
  [
    'bots/play/keep-value.ts',
    ['engine/knowing'],
    {
      'bare-ten': [
        'ownOf(know, know.order.groupOf(card)).length === 2',
        'ownOf(know, know.order.groupOf(card)).length === 3',
      ],
    },
  ],
  [
    'bots/play/follow.ts',
    ['engine/knowing'],
    {
      'reached-already': ['if (own >= target || reached < target)', 'if (reached < target)'],
      'target-of-defenders': ['121 - goal.atLeast : goal.atLeast', 'goal.atLeast : goal.atLeast'],
    },
  ],
  [
    'bots/play/lead.ts',
    ['engine/knowing'],
    {
      'highest-of-few-out': ['ENOUGH_OUT = 3', 'ENOUGH_OUT = 1'],
      'through-seat': ['seatAfter(seat, 1, players) !== declarer', 'seatAfter(seat, 2, players) !== declarer'],
    },
  ],
  [
    'inference/sides.ts',
    ['engine/knowing'],
    {
      'partner-surely': ['if (possible.length === 1) return surely(possible[0]);', ''],
    },
  ],
  [
    'inference/chances.ts',
    ['engine/knowing'],
    {
      'declarer-void': ['seat === declarer && group === declarerHas\n      ? 0\n      : chanceOf', 'chanceOf'],
    },
  ],
]);

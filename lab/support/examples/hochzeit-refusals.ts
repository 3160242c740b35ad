// Situations in which the rules of a Hochzeit refuse something, one for each reason.
import type { Entry } from '../../../src/engine/table/log.ts';
import type { Reason } from '../../../src/engine/base/reasons.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { after, announce, call, cards, dealt, filledUp } from '../rounds/rounds.ts';
import { handsWithSuitor, hochzeitRules, offeredBy } from './hochzeit-examples.ts';

interface Refused {
  readonly what: string;
  readonly round: Round;
  readonly entry: Entry;
  readonly because: Reason;
}

const rules = hochzeitRules('anytime-offer');
const pre = hochzeitRules('pre-auction');
const named = hochzeitRules('on-turn', { 'auction.form': 'named' });
const open = hochzeitRules('anytime-offer', { 'hochzeit.noTaker': 'continue' });
const offered = offeredBy(rules, 1);
const trumpsOnly = after(
  dealt(rules, filledUp(rules, { 0: cards('EO GO HO EU GU HA HT H8'), 1: cards('SU GA GT E9 E8 SK S9 S7') })),
  call(1, 'hochzeit'),
);
const taker = after(
  dealt(rules, filledUp(rules, { 0: cards('EO GO HO EU GU HA E7 S8'), 1: cards('SU GA GT E9 E8 SK S9 S7') })),
  call(1, 'hochzeit'),
  call(0, 'mit-mir'),
  call(2, 'ohne-mich'),
  call(3, 'ohne-mich'),
);
const no = (round: Round): Round => after(round, call(0, 'ohne-mich'), call(2, 'ohne-mich'), call(3, 'ohne-mich'));

const one = (what: string, round: Round, entry: Entry, because: Reason): readonly [Refused] => [
  { what, round, entry, because },
];

export const HOCHZEIT_REFUSALS = {
  'A.HOCHZEIT_NEEDS_ONE_TRUMP': one(
    'two trumps',
    dealt(rules, filledUp(rules, { 0: cards('SU H7 GT E9 E8 SK S9 S7') })),
    call(0, 'hochzeit'),
    { id: 'A.HOCHZEIT_NEEDS_ONE_TRUMP', params: { trumps: cards('SU H7') } },
  ),
  'A.OFFER_TOO_LATE': one(
    'after the first call',
    after(dealt(pre, handsWithSuitor(pre, 1)), call(0, 'weiter')),
    call(1, 'hochzeit'),
    { id: 'A.OFFER_TOO_LATE', params: {} },
  ),
  'A.OFFER_REJECTED': one('a second time', no(offeredBy(open, 1)), call(1, 'hochzeit'), {
    id: 'A.OFFER_REJECTED',
    params: {},
  }),
  'A.OFFER_TAKEN': one('after another’s yes', after(offered, call(0, 'mit-mir')), call(2, 'mit-mir'), {
    id: 'A.OFFER_TAKEN',
    params: { by: 0 },
  }),
  'A.RETURN_OTHER': one(
    'a trump',
    taker,
    { type: 'return', seat: 0, card: 'EO' },
    {
      id: 'A.RETURN_OTHER',
      params: { card: 'EO', may: cards('E7 S8'), as: 'trump' },
    },
  ),
  'A.NOTHING_TO_RETURN': one('a hand of trumps', trumpsOnly, call(0, 'mit-mir'), {
    id: 'A.NOTHING_TO_RETURN',
    params: {},
  }),
  'A.ONLY_ANNOUNCE': one(
    'another game than the one named',
    after(
      dealt(named, handsWithSuitor(named, 1)),
      call(0, 'names:wenz'),
      call(1, 'weiter'),
      call(2, 'weiter'),
      call(3, 'weiter'),
    ),
    announce(0, { contract: 'solo', trump: 'E' }),
    { id: 'A.ONLY_ANNOUNCE', params: { only: ['wenz'] } },
  ),
} as const;

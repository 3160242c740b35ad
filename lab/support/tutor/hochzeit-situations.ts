// Situations of a Hochzeit, and of bidding by name, from which their reasons and notes arise.
import type { Note } from '../../../src/engine/tutor/notes.ts';
import { courseOf } from '../../../src/engine/tutor/course.ts';
import { dutyOf } from '../../../src/engine/tutor/duty.ts';
import { publicViewOf, viewFor } from '../../../src/engine/round/view.ts';
import { houseTable } from '../rounds/house-tables.ts';
import { after, call, dealt } from '../rounds/rounds.ts';
import { accepted, handsWithSuitor, hochzeitRules, married, offeredBy } from '../examples/hochzeit-examples.ts';
import { HOCHZEIT_REFUSALS } from '../examples/hochzeit-refusals.ts';

const rules = hochzeitRules('anytime-offer');
const offered = offeredBy(rules, 1);
const rejected = after(offered, call(0, 'ohne-mich'), call(2, 'ohne-mich'), call(3, 'ohne-mich'));
const onTurn = hochzeitRules('on-turn');
const standing = after(offeredBy(onTurn, 1), call(2, 'ohne-mich'), call(3, 'mit-mir'));
const named = houseTable({ 'auction.form': 'named' });

/** For every reason of a Hochzeit a decision that is refused with it. */
export const HOCHZEIT_REFUSED = {
  'A.HOCHZEIT_NEEDS_ONE_TRUMP': HOCHZEIT_REFUSALS['A.HOCHZEIT_NEEDS_ONE_TRUMP'][0],
  'A.OFFER_TOO_LATE': HOCHZEIT_REFUSALS['A.OFFER_TOO_LATE'][0],
  'A.OFFER_REJECTED': HOCHZEIT_REFUSALS['A.OFFER_REJECTED'][0],
  'A.OFFER_TAKEN': HOCHZEIT_REFUSALS['A.OFFER_TAKEN'][0],
  'A.RETURN_OTHER': HOCHZEIT_REFUSALS['A.RETURN_OTHER'][0],
  'A.NOTHING_TO_RETURN': HOCHZEIT_REFUSALS['A.NOTHING_TO_RETURN'][0],
  'A.ONLY_ANNOUNCE': HOCHZEIT_REFUSALS['A.ONLY_ANNOUNCE'][0],
} as const;

/** For every note of a Hochzeit a situation in which the tutor says it. */
export const HOCHZEIT_SAID = {
  'D.MAY_OFFER': dutyOf(viewFor(dealt(rules, handsWithSuitor(rules, 1)), 1)),
  'D.ANSWER_OFFER': dutyOf(viewFor(offered, 0)),
  'D.OVER_HOCHZEIT': dutyOf(viewFor(standing, 2)),
  'D.RETURN': dutyOf(viewFor(accepted(rules), 2)),
  'D.NAME_GAME': dutyOf(viewFor(dealt(named, handsWithSuitor(named, 1)), 0)),
  'L.ACCEPTED': courseOf(publicViewOf(accepted(rules))).map((line) => line.note),
  'L.RETURN': courseOf(publicViewOf(married(rules))).map((line) => line.note),
  'L.CARD_BACK': courseOf(publicViewOf(after(standing, call(2, 'has:solo')))).map((line) => line.note),
  'L.NO_TAKER': courseOf(publicViewOf(rejected)).map((line) => line.note),
} as const satisfies Readonly<Record<string, readonly Note[]>>;

// Many rounds at one table: the deal passes on after every deal, and the sheet adds up.
import { expect, test } from 'vitest';
import { isOver, type Round, startRound } from '../../src/engine/table/round.ts';
import { nextShuffle, nextTerms, roundNumber, type Session, withRound } from '../../src/engine/round/session.ts';
import { totalsOf } from '../../src/engine/table/sheet.ts';
import { legalDecisions, turnIn } from '../../src/engine/round/step.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { after, call } from '../../lab/support/rounds/rounds.ts';

const empty: Session = { seed: 'session', rules: pureRules(), firstDealer: 2, sheet: [] };

const started = (session: Session): Round => after(startRound(session.rules, nextTerms(session)), nextShuffle(session));

/** Forehand says this, nobody bids against it, and then everybody takes the first thing allowed. */
function played(session: Session, first: 'weiter' | 'spiele'): Round {
  let round = started(session);
  for (let seat = turnIn(round); seat !== undefined && !isOver(round); seat = turnIn(round)) {
    const others = first === 'weiter' ? 'weiter' : 'gut';
    const decision =
      round.phase === 'auction'
        ? call(seat, round.auction.calls.length === 0 ? first : others)
        : legalDecisions(round, seat)[0];
    if (!decision) throw new Error(`nothing to do in ${round.phase}`);
    round = after(round, decision);
  }
  return round;
}

test('the deal passes to the left, also after a round that was thrown in', () => {
  const afterPass = withRound(empty, played(empty, 'weiter'));
  expect(afterPass.sheet).toEqual([{ kind: 'thrownIn', number: 1, dealer: 2 }]);
  expect(nextTerms(afterPass)).toEqual({ dealer: 3 });
  const afterPlay = withRound(afterPass, played(afterPass, 'spiele'));
  expect(afterPlay.sheet[1]).toMatchObject({
    kind: 'played',
    number: 2,
    dealer: 3,
    announcement: { contract: 'rufer' },
  });
  expect([nextTerms(afterPlay), roundNumber(afterPlay)]).toEqual([{ dealer: 0 }, 3]);
});

test('totals are those of the settlements and sum to zero', () => {
  const round = played(empty, 'spiele');
  if (round.phase !== 'scored') throw new Error(round.phase);
  const once = withRound(empty, round);
  expect(totalsOf(once.sheet)).toEqual(round.settlement.balance);
  const twice = withRound(once, played(once, 'spiele'));
  expect(totalsOf(twice.sheet).reduce((sum, each) => sum + each, 0)).toBe(0);
});

test('a round that is not over is not written down', () => {
  expect(withRound(empty, started(empty))).toBe(empty);
});

test('the cards follow from seed and number; other numbers, other cards', () => {
  const next = withRound(empty, played(empty, 'weiter'));
  expect(nextShuffle(empty)).toEqual(nextShuffle({ ...empty }));
  expect(nextShuffle(next)).not.toEqual(nextShuffle(empty));
  expect(nextShuffle({ ...empty, seed: 'other' })).not.toEqual(nextShuffle(empty));
});

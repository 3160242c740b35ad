// Adding a contract is adding one row: a Geier that the engine has never heard of is bid, announced, played and paid.
import { expect, test } from 'vitest';
import type { Ranking } from '../../src/engine/auction/auction.ts';
import type { Card } from '../../src/engine/base/cards.ts';
import { recordOf, type Round } from '../../src/engine/table/round.ts';
import { betweenSides } from '../../src/engine/scoring/by-kind.ts';
import { legalDecisions, optionsOf, replay, turnIn } from '../../src/engine/round/step.ts';
import { pureRules, type TableRules } from '../../src/engine/table/table-rules.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { after, announce, call, cards, dealt, filledUp } from '../../lab/support/rounds/rounds.ts';
import { GEIER } from '../../src/engine/contracts/wenz-family.ts';

const pure = pureRules();
const ranking: Ranking = [['rufer'], ['geier'], ['wenz'], ['solo'], ['wenz-tout'], ['solo-tout'], ['sie']];
const rules: TableRules = { ...pure, contracts: [...pure.contracts, GEIER], ranking };

/** B has the three highest Obers and long Aces; C bids against it. */
const hands = filledUp(rules, {
  1: cards('EO GO HO EA ET GA GT HA'),
  2: cards('EU GU HU SU EK GK HK SK'),
});

/** Plays the first legal card until the round is over. */
function playedOut(round: Round): Round {
  const seat = turnIn(round);
  const decision = seat === undefined ? undefined : legalDecisions(round, seat).find(({ type }) => type === 'play');
  return decision ? playedOut(after(round, decision)) : round;
}

test('the overcall says the lowest contract above the Rufer, which is the Geier', () => {
  const duel = after(dealt(rules, hands), call(0, 'weiter'), call(1, 'spiele'), call(2, 'spiele-auch'));
  expect(viewFor(duel, 1).auction).toMatchObject({ holder: 1, shown: 'rufer', duel: { level: 1, speaker: 'holder' } });
  expect(optionsOf(duel, 1).map(({ decision }) => decision)).toContainEqual(call(1, 'has:geier'));
  const held = after(duel, call(1, 'selbst'), call(2, 'gut'), call(3, 'gut'));
  expect(viewFor(held, 1)).toMatchObject({ phase: 'announcing', auction: { holder: 1, shown: 'geier' } });
});

test('a Geier is bid, announced, played to the end and settled', () => {
  const announcing = after(
    dealt(rules, hands),
    ...[call(0, 'weiter'), call(1, 'spiele'), call(2, 'has:wenz'), call(1, 'gut'), call(3, 'gut')],
  );
  const refused = optionsOf(announcing, 2).find(
    ({ decision }) => decision.type === 'announce' && decision.announcement.contract === 'geier',
  );
  expect(refused?.verdict).toMatchObject({ because: { id: 'A.BELOW_LEVEL', params: { shown: 'wenz' } } });

  const bid = after(dealt(rules, hands), call(0, 'weiter'), call(1, 'spiele'), call(2, 'gut'), call(3, 'gut'));
  const playing = after(bid, announce(1, { contract: 'geier' }), { type: 'stoss', seat: 2 });
  expect(viewFor(playing, 2).hand.at(0)).toBe<Card>('EK');
  expect(viewFor(playing, 1).hand.slice(0, 3)).toEqual(['EO', 'GO', 'HO']);

  const round = playedOut(playing);
  if (round.phase !== 'scored') throw new Error(round.phase);
  expect(round.result).toMatchObject({ declarer: 1, runners: { side: 'declarer', length: 3, paid: 3 } });
  expect(round.result.points.reduce((sum, each) => sum + each, 0)).toBe(120);
  expect(round.settlement.lines).toContainEqual({ kind: 'base', cents: 50 });
  expect(round.settlement.lines).toContainEqual({ kind: 'runners', count: 3, each: 10, cents: 30 });
  expect(round.settlement.factor).toBe(2);
  expect(round.settlement.balance[1]).toBe(
    (betweenSides(round.result).winner === 'declarer' ? 3 : -3) * round.settlement.each,
  );

  const again = replay(JSON.parse(JSON.stringify(recordOf(round))) as ReturnType<typeof recordOf>);
  expect(again.ok && again.round).toEqual(round);
});

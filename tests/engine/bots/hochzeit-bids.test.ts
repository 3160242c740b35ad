// Bidding over a Hochzeit that stands: players and tutor outbid it with a game that is good enough, and with nothing else.
import { describe, expect, test } from 'vitest';
import { calculatingPlayer } from '../../../src/engine/bots/level-player.ts';
import { rulePlayer } from '../../../src/engine/bots/rule-player.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import type { Call } from '../../../src/engine/auction/auction.ts';
import { after, call, cards, dealt, filledUp } from '../../../lab/support/rounds/rounds.ts';
import { hochzeitRules } from '../../../lab/support/examples/hochzeit-examples.ts';

const SUITOR = cards('S7 GA GT E9 E8 SK S9 H7');
const SOLO = cards('EO GO HO EU HU EA ET SA');
const NOTHING = cards('E7 G7 G8 S8 GK EK G9 ST');

const players = {
  rule: rulePlayer(STYLES.verein),
  calculating: calculatingPlayer(STYLES.verein, { deals: 12, nodes: 200_000, silent: 12, hopeless: 'left' }),
};

const said = (start: Round, ...calls: readonly Call[]): Round =>
  calls.reduce((round, each) => after(round, call(turnIn(round)!, each)), start);

describe.each(['named', 'official', 'two-phase'] as const)('bidding %s', (form) => {
  const rules = hochzeitRules('on-turn', { 'auction.form': form });
  const start = dealt(rules, filledUp(rules, { 0: SUITOR, 2: SOLO, 3: NOTHING }));
  const asked = said(start, 'hochzeit', 'ohne-mich');
  const stands = said(asked, 'ohne-mich', 'mit-mir', 'weiter');
  const over = form === 'named' ? 'names:solo' : 'has:wenz';

  test.each(['rule', 'calculating'] as const)('the %s player does not accept who plays alone, and outbids', (name) => {
    const says = (round: Round): unknown =>
      players[name].decide(viewFor(round, turnIn(round)!), { random: randomOf('says') }).decision;
    expect(turnIn(asked)).toBe(2);
    expect(says(asked)).toEqual(call(2, 'ohne-mich'));
    expect(turnIn(stands)).toBe(2);
    expect(says(stands)).toEqual(call(2, over));
    expect(says(said(stands, 'weiter'))).toEqual(call(3, 'weiter'));
  });

  test('the tutor says the same', () => {
    const best = (round: Round) => {
      const { ranked } = adviseAt(viewFor(round, turnIn(round)!), { random: randomOf('advice'), effort: 'quick' });
      return ranked[0]!.decision;
    };
    const bid = best(stands);
    expect(bid.type === 'call' && bid.call).toMatch(/^(names|has):(wenz|solo)/);
    expect(best(said(stands, 'weiter'))).toEqual(call(3, 'weiter'));
  });
});

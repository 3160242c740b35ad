// The Muss-Spiel through the real engine: who must play, what may be called, the lines, and rounds of bots.
import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { type Card, cardsOfPack } from '../../src/engine/base/cards.ts';
import { type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { isOver, recordOf, type Round, startRound } from '../../src/engine/table/round.ts';
import { SEATS } from '../../src/engine/base/seats.ts';
import { judge, legalDecisions, replay, step, turnIn } from '../../src/engine/round/step.ts';
import { tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { courseOf } from '../../src/engine/tutor/course.ts';
import { dutyOf } from '../../src/engine/tutor/duty.ts';
import { publicViewOf, viewFor } from '../../src/engine/round/view.ts';
import { after, announce, call, cards, dealt, filledUp } from '../../lab/support/rounds/rounds.ts';

const rulesWith = (changes: Partial<HouseRules>) => tableRulesOf({ ...PURE_2007, 'passout.rule': 'muss', ...changes });
const passes = SEATS.map((seat) => call(seat, 'weiter'));

/** B holds these cards and must play. */
function forced(hand: string, changes: Partial<HouseRules> = {}): Round {
  const rules = rulesWith(changes);
  return after(dealt(rules, filledUp(rules, { 1: cards(hand) })), ...passes);
}

const callable = (round: Round): readonly (Card | undefined)[] =>
  legalDecisions(round, 1).map((each) => (each.type === 'announce' ? each.announcement.called : undefined));
const notes = (round: Round): readonly string[] => courseOf(publicViewOf(round)).map(({ note }) => note.id);

describe('a Muss-Spiel', () => {
  test('is played by the holder of the Eichel-Ober, who only names a card', () => {
    const round = forced('EO GO HU H9 GK G9 SA ST');
    expect(round).toMatchObject({ phase: 'announcing', declarer: 1 });
    expect(callable(round)).toEqual(['GA']);
    expect(notes(round)).toContain('L.MUSS');
    expect(dutyOf(viewFor(round, 1)).map(({ id }) => id)).toEqual(['D.MUSS', 'N.CALLABLE']);
    expect(judge(round, announce(1, { contract: 'rufer', called: 'GA' })).legal).toBe(false);
  });

  test('allows a Renonce, a Ten or a King where no ace can be called otherwise', () => {
    const renonce = forced('EO GO HU H9 EA E9 SA ST');
    expect(callable(renonce)).toEqual(['GA']);
    const said = after(renonce, announce(1, { contract: 'muss', called: 'GA' }));
    expect(publicViewOf(said).contract?.renonce).toBe(true);
    expect(notes(said)).toContain('L.RENONCE');
    expect(callable(forced('EO HU HA EA GA SA ST S8'))).toEqual(['ET', 'GT']);
    expect(callable(forced('EO EA ET GA GT SA ST S9'))).toEqual(['EK', 'GK', 'SK']);
  });

  test('is doubled by nobody and has the lines of a normal game for a hand with many trumps', () => {
    const round = after(forced('EO GO HU H9 GK G9 SA ST'), announce(1, { contract: 'muss', called: 'GA' }));
    expect(judge(round, { type: 'stoss', seat: 0 })).toMatchObject({ because: { id: 'A.STOSS_NEVER' } });
    expect(round).toMatchObject({
      play: { contract: { row: { goal: { atLeast: 60, schneiderAt: 90, safeAt: 30 } } } },
    });
    const many = forced('EO GO HU H9 GK G9 SA ST', { 'muss.maxTrumps': 3 });
    const normal = after(many, announce(1, { contract: 'muss-rufer', called: 'GA' }));
    expect(normal).toMatchObject({
      play: { contract: { row: { goal: { atLeast: 61, schneiderAt: 91, safeAt: 31 } } } },
    });
    expect(forced('EO GO HU GK G9 SA ST S7', { 'muss.maxTrumps': 3 })).toMatchObject({ only: ['muss'] });
  });

  test.each([32, 24, 20] as const)('is called and played by bots with %i cards', (pack) => {
    const rules = rulesWith({ 'deck.size': pack });
    for (let deal = 0; deal < 20; deal++) {
      let round: Round = after(
        startRound(rules, { dealer: 3 }),
        { type: 'shuffled', pack: shuffled(cardsOfPack(pack), randomOf('muss', deal)) },
        { type: 'cut', seat: 2, at: 8 },
        ...passes,
      );
      while (!isOver(round)) {
        const turn = turnIn(round);
        if (turn === undefined) throw new Error(round.phase);
        const id = (['anfaenger', 'stammtisch', 'verein', 'zufall'] as const)[turn];
        const { decision } = PLAYERS[id].decide(viewFor(round, turn), { random: randomOf(deal, turn) });
        const next = step(round, decision);
        if (!next.ok) throw new Error(next.because.id);
        round = next.round;
      }
      if (round.phase !== 'scored') throw new Error(round.phase);
      expect(round.result).toMatchObject({ kind: 'sides' });
      expect(round.settlement.balance.reduce((sum, each) => sum + each, 0)).toBe(0);
      const again = replay(JSON.parse(JSON.stringify(recordOf(round))) as ReturnType<typeof recordOf>);
      expect(again.ok && again.round).toEqual(round);
    }
  });
});

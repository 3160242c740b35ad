// Where a doubling takes the game over, the side that doubled last must win it: in the result, for the solver, in every view.
import { describe, expect, test } from 'vitest';
import { playedContract } from '../../../src/engine/table/announced-contract.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { payoffsIn } from '../../../src/engine/bots/sampling/payoffs.ts';
import { knownContract } from '../../../src/main/board/contract-of.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { betweenSides } from '../../../src/engine/scoring/by-kind.ts';
import { doublingsOf, type Round } from '../../../src/engine/table/round.ts';
import { SEATS } from '../../../src/engine/base/seats.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { rowOf } from '../../../src/engine/table/table-rules.ts';
import { adviseDoubling, withAndWithout } from '../../../src/engine/tutor/advice/doubling-advice.ts';
import { gameOf } from '../../../src/engine/tutor/advice/open-rounds.ts';
import { openGame } from '../../../src/engine/open-game/open-game.ts';
import { outcomesIn } from '../../../src/engine/open-game/outcomes.ts';
import { openAsideAdvice } from '../../../src/engine/tutor/advice/open-advice.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { roundOf, statesOf } from '../../../lab/support/rounds/any-contract-round.ts';
import { houseTable } from '../../../lab/support/rounds/house-tables.ts';

/** Lines far from the middle, so that most games are won by one side and would be lost by the other. */
const LINES = { 'score.winAt': 75, 'score.schneiderAt': 95, 'score.safeAt': 20 } as const;

const TABLES = [
  { game: 'rufer', rules: houseTable({ ...LINES, 'stoss.takesOver': true, 'stoss.levels': 4 }) },
  { game: 'solo', rules: houseTable({ ...LINES, 'stoss.takesOver': true }) },
  { game: 'kreuz', rules: houseTable({ ...LINES, 'kreuz.form': 'opposite', 'kreuz.declaringSide': 'last-doubler' }) },
] as const;

const ROUNDS = 120;

function rowAt({ rules, game }: (typeof TABLES)[number]) {
  const row = rowOf(rules, game);
  if (!row) throw new Error(game);
  return row;
}

const roundsAt = (table: (typeof TABLES)[number]): readonly (readonly Round[])[] =>
  Array.from({ length: ROUNDS }, (_, number) => {
    const random = randomOf('taking over', table.game, number);
    const start = roundOf(table.rules, rowAt(table), random);
    if (!start) throw new Error('nobody may announce it');
    return statesOf(start, random);
  });

describe.each(TABLES)('$game', (table) => {
  const rounds = roundsAt(table);

  test('is won by the side that reaches its line, which the last doubling decides', () => {
    const ends = { plain: 0, turned: 0, different: 0 };
    for (const states of rounds) {
      const end = states.at(-1);
      if (end?.phase !== 'scored') throw new Error('not over');
      const { winner, sidePoints, sideTricks, schneider } = betweenSides(end.result);
      const turned = doublingsOf(end.doubling) % 2 === 1;
      ends[turned ? 'turned' : 'plain']++;
      // Turned: the defenders need 75, and lose with Schneider below 20 or win with it from 95 on.
      const declarers = turned ? 120 - sidePoints < 75 : sidePoints >= 75;
      if (turned && declarers !== sidePoints >= 75) ends.different++;
      expect(winner).toBe(declarers ? 'declarer' : 'defenders');
      const others = 120 - sidePoints;
      const high = turned ? (declarers ? others < 20 : others >= 95) : declarers ? sidePoints >= 95 : sidePoints < 20;
      expect({ sideTricks, schneider }).toEqual({ sideTricks, schneider: high });
    }
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(5);
  });

  test('is judged by players, tutor and board as it will be billed', () => {
    let turned = 0;
    for (const states of rounds.slice(0, 60)) {
      const last = states.at(-2);
      const end = states.at(-1);
      if (!last || end?.phase !== 'scored' || !isPlaying(last)) continue;
      const seat = turnIn(last);
      const entry = end.entries.at(-1);
      if (seat === undefined || entry?.type !== 'play') throw new Error('no card was played');
      turned += doublingsOf(last.doubling) % 2;
      const view = viewFor(last, seat);
      expect(knownContract(view)?.row.goal).toEqual(last.play.contract.row.goal);
      if (!view.contract) throw new Error('no contract is known');
      expect(playedContract(view.rules, view.contract)).toEqual(last.play.contract);
      const outcome = outcomesIn(openGame(gameOf(last), last.play.hands), seat, 'points').get(entry.card);
      const { winner, declarer, partner } = betweenSides(end.result);
      const declares = seat === declarer || seat === partner;
      expect(outcome?.won).toBe(declares === (winner === 'declarer') ? 1 : 0);
      const cents = payoffsIn(knowledgeOf(view), last.play.hands).get(entry.card) ?? 0;
      expect(Math.sign(cents)).toBe(Math.sign(end.settlement.balance[seat]));
    }
    expect(turned).toBeGreaterThan(10);
  });
});

test('advice on a Stoss sets what has to be won after it against what had to be won before', () => {
  const table = TABLES[0];
  const wins = { given: 0, left: 0 };
  for (let number = 0; number < sample(4, 8); number++) {
    const start = roundOf(table.rules, rowAt(table), randomOf('stoss', number));
    if (!start || !isPlaying(start)) throw new Error('nobody may announce it');
    const seat = SEATS.find((each) => each !== start.declarer && each !== start.partner) ?? 0;
    const [given, left] = withAndWithout(gameOf(start), start.play.hands, seat);
    wins.given += given.won;
    wins.left += left.won;
    // Who has taken the game over needs 75 card points himself; before it 46 were enough.
    expect(given.won).toBeLessThanOrEqual(left.won);
    const advice = openAsideAdvice(start, seat);
    expect(advice?.ranked.find(({ decision }) => decision.type === 'stoss')?.chance).toBe(given.won);
    const told = adviseDoubling(viewFor(start, seat), { random: randomOf('told', number), effort: 'quick' });
    expect(told?.ranked.map(({ decision }) => decision.type).sort()).toEqual(['leave', 'stoss']);
  }
  expect(wins.left).toBeGreaterThan(wins.given);
});

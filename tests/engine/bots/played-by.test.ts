// What shows of the levels in each game, found anew in rounds: whether the model of play speaks of them, and whether a card is called.
import { expect, test } from 'vitest';
import { PLAYED_BY, type PlayedBy } from '../../../src/engine/bots/levels.ts';
import { isForetold } from '../../../src/engine/bots/sampling/usual-cards.ts';
import { type OfferedGame, SHELF } from '../../../src/engine/games/shelf.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { gameRulesOf, pureRules } from '../../../src/engine/table/table-rules.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { playedRound } from '../../../lab/support/tutor/checked-tables.ts';
import { after } from '../../../lab/support/bots/support.ts';

const ROUNDS = sample(3, 6);

/** What is seen in some rounds of a game. */
function seenIn(game: OfferedGame): PlayedBy {
  const rules = game === 'schafkopf' ? pureRules(32) : gameRulesOf(game, PURE_2007);
  let [called, foretold] = [false, false];
  for (let n = 0; n < ROUNDS; n++) {
    const { terms, entries } = playedRound({ name: game, rules, bidding: 'byCards' }, `played by ${n}`);
    let round: Round = startRound(rules, terms);
    for (const entry of entries) {
      if (entry.type === 'play' && isPlaying(round) && !round.play.table) {
        const know = knowledgeOf(viewFor(round, entry.seat));
        foretold ||= isForetold(know);
        called ||= know.contract.called !== undefined;
      }
      round = after(round, entry);
    }
  }
  return foretold ? (called ? 'search' : 'people') : 'thumb';
}

test.each(SHELF)('%s', (game) => {
  expect(seenIn(game)).toBe(PLAYED_BY[game]);
});

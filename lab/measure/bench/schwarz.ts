// How often games among four players of the usual strength end Schneider and Schwarz: `schwarz.ts DEALS [SEED]`.
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { step, turnIn } from '../../../src/engine/round/step.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { entriesForPack } from '../../../src/engine/table/dealing.ts';
import { isOver, type Round, type ScoredRound, startRound } from '../../../src/engine/table/round.ts';
import { pureRules } from '../../../src/engine/table/table-rules.ts';

const [deals = '1000', seed = 'schwarz'] = process.argv.slice(2);
const rules = pureRules(32);

interface Ends {
  games: number;
  schneider: number;
  schwarz: number;
}

function played(deal: number): Round {
  const random = randomOf(seed, deal);
  const terms = { dealer: (deal % 4) as 0 | 1 | 2 | 3 };
  let round: Round = startRound(rules, terms);
  const take = (entry: Parameters<typeof step>[1]): void => {
    const next = step(round, entry);
    if (!next.ok) throw new Error(next.because.id);
    round = next.round;
  };
  entriesForPack(rules, terms, shuffled(cardsOfPack(rules.pack), random)).forEach(take);
  while (!isOver(round)) take(PLAYERS.stammtisch.decide(viewFor(round, turnIn(round) ?? 0), { random }).decision);
  return round;
}

const tally = new Map<string, Ends>();

function count({ result, play }: ScoredRound): void {
  if (!('winner' in result) || !('schneider' in result)) return;
  const key = `${play.contract.row.id} ${result.winner === 'declarer' ? 'won' : 'lost'}`;
  const ends = tally.get(key) ?? { games: 0, schneider: 0, schwarz: 0 };
  tally.set(key, ends);
  ends.games++;
  if (result.schneider) ends.schneider++;
  if (result.schwarz) ends.schwarz++;
}

for (let deal = 0; deal < Number(deals); deal++) {
  const round = played(deal);
  if (round.phase === 'scored') count(round);
}
for (const [key, ends] of [...tally].sort()) console.log(key, ends);

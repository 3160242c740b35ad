// How well players play a Ramsch: deals in which four players pass, played in all four rotations; cents per round with errors.
// Usage: node build/run-ts.mjs lab/measure/bench/bench-ramsch.ts DEALS PLAYER OPPONENT [OPTION=VALUE ...]
import { PLAYER_IDS, type PlayerId, PLAYERS } from '../../../src/engine/bots/players.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { Entry } from '../../../src/engine/table/log.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { bySeat, type Seat, seatAfter, SEATS } from '../../../src/engine/base/seats.ts';
import { step, turnIn } from '../../../src/engine/round/step.ts';
import { tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { oneOf, UsageError, wholeNumber } from '../../../src/cli/command.ts';
import { changesIn } from '../../base/house-changes.ts';
import { type Estimate, estimateOf } from '../../base/statistics.ts';
import { playRound } from '../../base/play-round.ts';

interface Asked {
  readonly deals: number;
  readonly first: PlayerId;
  readonly second: PlayerId;
  readonly house: HouseRules;
}

/** What is to be measured; ends the program with the reason where an argument makes no sense. */
function askedFor([deals = '200', first = 'verein', second = 'zufall', ...settings]: readonly string[]): Asked {
  try {
    return {
      deals: wholeNumber('DEALS', deals, 1, 1_000_000),
      first: oneOf('PLAYER', first, PLAYER_IDS),
      second: oneOf('OPPONENT', second, PLAYER_IDS),
      house: { ...PURE_2007, ...changesIn('OPTION', ['passout.rule=ramsch', ...settings].join(',')) },
    };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

const { deals: wanted, first, second, house } = askedFor(process.argv.slice(2));
const rules = tableRulesOf(house);
const terms = { dealer: 3 as Seat };

/** The entries up to the last of four passes, if the players of the usual strength all pass with this deal. */
function passedOut(deal: number): readonly Entry[] | undefined {
  let round: Round = startRound(rules, terms);
  const pack = shuffled(cardsOfPack(rules.pack), randomOf('ramsch', deal));
  const opened = step(round, { type: 'shuffled', pack });
  if (!opened.ok) throw new Error(opened.because.id);
  round = opened.round;
  while (round.phase === 'cutting' || round.phase === 'auction') {
    const turn = turnIn(round);
    if (turn === undefined) throw new Error(round.phase);
    const { decision } = PLAYERS.verein.decide(viewFor(round, turn), { random: randomOf('bids') });
    if (decision.type === 'call' && decision.call !== 'weiter') return undefined;
    const next = step(round, decision);
    if (!next.ok) throw new Error(next.because.id);
    round = next.round;
  }
  return round.phase === 'playing' ? round.entries : undefined;
}

const times: number[] = [];
const gains: number[] = [];
const paid: number[] = [];
for (let deal = 0; gains.length < wanted; deal++) {
  const opening = passedOut(deal);
  if (!opening) continue;
  let [cents, loses] = [0, 0];
  for (const chair of SEATS) {
    const sitters = bySeat((seat) => {
      const id = seat === chair ? first : second;
      return {
        name: id,
        player: PLAYERS[id],
        random: randomOf('ramsch', deal, chair, seatAfter(seat, 0, 4)),
        took: (ms: number) => void (seat === chair && times.push(ms)),
      };
    });
    const round = await playRound(rules, terms, opening, sitters, () => performance.now());
    if (round.phase !== 'scored') throw new Error(round.phase);
    cents += round.settlement.balance[chair] / 4;
    loses += round.settlement.balance[chair] < 0 ? 0.25 : 0;
  }
  gains.push(cents);
  paid.push(loses);
}
times.sort((a, b) => a - b);
const at = (share: number): string => (times[Math.floor(share * times.length)] ?? 0).toFixed(1);
const show = ({ mean, standardError }: Estimate): string => `${mean.toFixed(2)} ± ${(standardError ?? 0).toFixed(2)}`;
console.log(
  `${first} against three ${second}: ${show(estimateOf(gains))} cents a round, pays in ${show(estimateOf(paid.map((each) => 100 * each)))} %`,
);
console.log(`${gains.length} deals, ms a decision: median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1 - 1e-9)}`);

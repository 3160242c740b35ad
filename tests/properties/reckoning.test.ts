// What tutor and players reckon is what the bill says, for every game and every ending at every table.
import { describe, expect, test } from 'vitest';
import { houseMixes } from '../../lab/prove/selftest/house-mixes.ts';
import { expectedCents } from '../../src/engine/bots/bidding/worth.ts';
import { knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import { ofRamsch, ramschOutcome } from '../../src/engine/bots/ramsch/ramsch-payoffs.ts';
import { payoffsIn } from '../../src/engine/bots/sampling/payoffs.ts';
import type { ContractRow } from '../../src/engine/base/contract.ts';
import type { Entry } from '../../src/engine/table/log.ts';
import { openGame } from '../../src/engine/open-game/open-game.ts';
import { outcomeOf, outcomesIn } from '../../src/engine/open-game/outcomes.ts';
import { billTermsOf } from '../../src/engine/endings/round-bill.ts';
import { PRESET_IDS, presetRules } from '../../src/engine/options/presets.ts';
import { type Random, randomOf } from '../../src/engine/base/random.ts';
import type { PlayingRound, Round, ScoredRound } from '../../src/engine/table/round.ts';
import type { BroughtDoublings } from '../../src/engine/scoring/doublings.ts';
import { settle } from '../../src/engine/scoring/money.ts';
import type { SidesResult } from '../../src/engine/scoring/result.ts';
import { outcomeFor } from '../../src/engine/scoring/by-kind.ts';
import { turnIn } from '../../src/engine/round/step.ts';
import { isPlaying } from '../../src/engine/table/readers.ts';
import { gameRulesOf, seatsAt, type TableRules, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { gameOf, ramschOf } from '../../src/engine/tutor/advice/open-rounds.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { type Before, oneOf, roundOf, statesOf } from '../../lab/support/rounds/any-contract-round.ts';

/** Rounds of each contract at each table. */
const ROUNDS = 3;
/** Tricks left up to which everything is solved as well. */
const SOLVED = 4;

/** Legen and Bock rounds by chance, so that a limit of payments is reached now and then. */
function doubledBefore(random: Random, rules: TableRules): Before {
  const lays = random.below(4);
  const entries = seatsAt(rules).flatMap((seat): readonly Entry[] =>
    seat < lays ? [{ type: 'legen', seat, says: 'lay' }] : [],
  );
  const doublings: BroughtDoublings = oneOf([{}, { bock: 1 }, { bock: 2, hausbock: 1 }] as const, random);
  return { entries, terms: { doublings, ...(rules.game === 'bierkopf' && { carried: random.below(3) }) } };
}

interface Ended {
  /** The state in which the last card was played. */
  readonly last: PlayingRound;
  readonly end: ScoredRound;
}

function ended(states: readonly Round[]): Ended | undefined {
  const last = states.filter(isPlaying).at(-1);
  const end = states.at(-1);
  if (end?.phase !== 'scored') throw new Error('not over');
  return last && { last, end };
}

const heightOf = ({ schneider, schwarz }: SidesResult) => (schwarz ? 'schwarz' : schneider ? 'schneider' : 'plain');

/** Obers that are collected are not known before they are: nobody reckons with them. */
const isReckoned = ({ play }: ScoredRound): boolean => play.contract.row.runnersBy !== 'collected';

const HEIGHTS = ['plain', 'schneider', 'schwarz'] as const;

/** Every way in which the round could have ended, also those that it did not come to, costs what its bill would say. */
function checkEveryEnding({ last, end }: Ended, result: SidesResult): void {
  const open = openGame(gameOf(last), last.play.hands);
  for (const won of [true, false])
    for (const height of HEIGHTS) {
      const winner = won ? 'declarer' : 'defenders';
      const ending = { ...result, winner, schneider: height !== 'plain', schwarz: height === 'schwarz' } as const;
      const { balance, lines } = settle(last.play.contract, ending, billTermsOf(end));
      const label = JSON.stringify([last.play.contract.row.id, won, height, lines]);
      for (const seat of seatsAt(end.rules))
        expect([label, outcomeOf(open, seat, { won, height }).cents]).toEqual([label, balance[seat]]);
    }
}

function checkSides({ last, end }: Ended, result: SidesResult): void {
  const { balance } = end.settlement;
  const open = openGame(gameOf(last), last.play.hands);
  const final = {
    won: result.winner === 'draw' ? ('draw' as const) : result.winner === 'declarer',
    height: heightOf(result),
  } as const;
  const label = JSON.stringify([last.play.contract.row.id, end.settlement.lines]);
  for (const seat of seatsAt(end.rules))
    expect([label, outcomeOf(open, seat, final).cents]).toEqual([label, balance[seat]]);
  if (last.play.hands.some((hand) => hand.length > SOLVED)) return;
  const seat = turnIn(last);
  const entry = end.entries.findLast(({ type }) => type === 'play');
  if (seat === undefined || entry?.type !== 'play') throw new Error('no card was played');
  for (const depth of ['points', 'classes'] as const)
    expect([label, outcomesIn(open, seat, depth).get(entry.card)?.cents]).toEqual([label, balance[seat]]);
  const know = knowledgeOf(viewFor(last, seat));
  expect([label, payoffsIn(know, last.play.hands).get(entry.card)]).toEqual([label, balance[seat]]);
}

/** What a bidder reckons with who knows how it ends; a Schwarz and how high a Tout is lost, which no bidder reckons with, apart. */
function checkBid({ last, end }: Ended, result: SidesResult): void {
  const { goal } = last.play.contract.row;
  const { declarer, partner, sidePoints, winner } = result;
  if (goal.kind === 'everyTrick' && result.schneider) return;
  if (result.schwarz || winner === 'draw' || (partner !== undefined && goal.kind !== 'points')) return;
  const chances =
    goal.kind === 'points'
      ? [goal.safeAt, goal.atLeast, goal.schneiderAt].map((target) => (sidePoints >= target ? 1 : 0))
      : [winner === 'declarer' ? 1 : 0];
  const cents = expectedCents(viewFor(last, declarer), last.play.contract, chances, result.runners.paid);
  expect(cents).toBe(end.settlement.balance[declarer]);
}

/** Who is paid has won: the result says so without looking at the money. */
const SIGNS = { won: 1, lost: -1, drawn: 0 } as const;

function checkOutcomes({ rules, result, settlement }: ScoredRound): void {
  for (const seat of seatsAt(rules)) expect(SIGNS[outcomeFor(result, seat)]).toBe(Math.sign(settlement.balance[seat]));
}

function checkRound(found: Ended): void {
  const { last, end } = found;
  const { result } = end;
  checkOutcomes(end);
  if (result.kind === 'least' || result.kind === 'reKontra') throw new Error('these tables play other games');
  if (result.kind !== 'ramsch') {
    if (!isReckoned(end)) return;
    checkSides(found, result);
    checkEveryEnding(found, result);
    checkBid(found, result);
  } else if (['none', 'tricks'].includes(result.decidedBy) && last.doubling.durchbruch === undefined) {
    const forced = last.play.hands.every((hand) => hand.length <= 1);
    if (!forced) throw new Error('a Ramsch has ended early');
    for (const seat of seatsAt(end.rules))
      expect(ofRamsch(ramschOutcome(ramschOf(last), seat)).cents).toBe(end.settlement.balance[seat]);
  }
}

/** Plays every contract of the table; how many rounds were compared. */
function checkTable(rules: TableRules, seed: string): number {
  let compared = 0;
  const rows: readonly ContractRow[] = [...rules.contracts, ...(rules.imposed ?? [])];
  for (const row of rows.filter(({ goal }) => goal.kind !== 'laidDown'))
    for (let number = 0; number < ROUNDS; number++) {
      const random = randomOf('reckoning', seed, row.id, number);
      const start = roundOf(rules, row, random, doubledBefore(random, rules));
      const found = start && ended(statesOf(start, random));
      if (!found) continue;
      checkRound(found);
      compared++;
    }
  return compared;
}

const TIMEOUT_MS = 60_000;

describe('reckoned before it is billed', () => {
  test.each(PRESET_IDS)(
    'at a table of %s, with four, three, and for a Bierkopf',
    (id) => {
      const house = presetRules(id);
      expect(checkTable(tableRulesOf(house), id)).toBeGreaterThan(5);
      checkTable(gameRulesOf('three-hand', house), `${id} three`);
      expect(checkTable(gameRulesOf('bierkopf', house), `${id} bierkopf`)).toBe(ROUNDS);
    },
    TIMEOUT_MS,
  );

  const { mixes } = houseMixes('1');
  test.each(mixes.map((house, mix) => ({ house, mix })))(
    'at the table of mix $mix',
    ({ house, mix }) => {
      expect(checkTable(tableRulesOf(house), `mix ${mix}`)).toBeGreaterThan(3);
    },
    TIMEOUT_MS,
  );
});

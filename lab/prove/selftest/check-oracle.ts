// Random sessions held against the option oracle (oracle/): every round, and what it brings to the next deal.
import type { Decision, RoundRecord } from '../../../src/engine/table/log.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import {
  type Phase,
  type PlayingRound,
  recordOf,
  type Round,
  type ScoredRound,
  type ThrownInRound,
} from '../../../src/engine/table/round.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { nextTerms, type Session, withRound } from '../../../src/engine/round/session.ts';
import { totalsOf } from '../../../src/engine/table/sheet.ts';
import { callableRounds } from '../../../src/engine/special/standing.ts';
import { judge, legalDecisions, step } from '../../../src/engine/round/step.ts';
import { gameRulesOf, houseOf, seatsAt, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { Violation } from './check-step.ts';
import {
  type CardState,
  holdAnnouncements,
  holdAsked,
  holdDecisions,
  holdObers,
  holdPassedOn,
  holdRefusals,
  holdReturned,
  holdWords,
  type Judged,
  type Offered,
} from '../oracle/decisions.ts';
import { differing, holdRound, holdTerms } from '../oracle/differences.ts';
import { balanceAfterRevoke } from '../oracle/revoke.ts';
import { type Opening, openingOf, type ToldRound } from '../oracle/opening.ts';
import { addedTo, afterDeal, atTheBeginning, dueTerms, type Standings } from '../oracle/standing.ts';
import { ORACLE_GAMES, type OracleGame, type Table } from '../oracle/table.ts';
import { anyOf } from './random-round.ts';
import { type Mood, MOODS, randomRoundOf, type Watch } from './random-session.ts';
import { count, type Tally } from './selftest.ts';

export interface Disagreement {
  readonly game: OracleGame;
  readonly round: number;
  readonly differences: readonly string[];
  readonly record?: RoundRecord;
}

/** Random rounds of each game at a table with given rules. */
export type RoundsEach = Readonly<Record<OracleGame, number>>;

/** Rounds that a tally of such sessions counts, apart from the states that were looked at in them. */
export const roundsIn = (tally: Tally): number =>
  [...tally].reduce((all, [what, times]) => (what.startsWith('held ') ? all : all + times), 0);

/** Enough for a rule set of many: most options are about four players. */
export const ROUNDS_OF_A_SET: RoundsEach = { four: 20, 'three-hand': 4, bierkopf: 2 };

/** A table that is held to the oracle, and what its players are up to in two deals of three, if that is not left to chance. */
export interface HeldTable {
  readonly house: HouseRules;
  readonly mood?: Mood;
}

/** Plays all games at tables with these rules; every round in which oracle and engine differ ends its session. */
export const holdHouse = (held: HeldTable, rounds: RoundsEach, seed: string, tally: Tally): readonly Disagreement[] =>
  ORACLE_GAMES.flatMap((game) => holdSession(game, held, rounds[game], `${seed} ${game}`, tally));

/** Every so many entries refused cards are looked at too: there are many of them, and one round is like the next. */
const REFUSALS_EVERY = 4;

/** Deals between two special rounds that are asked for. */
const ASKED_EVERY = 6;

const rulesOf = (game: OracleGame, house: HouseRules): Session['rules'] =>
  game === 'four' ? tableRulesOf(house) : gameRulesOf(game, house);

/** A session as the engine keeps it, and what the oracle has reckoned of it so far. */
interface Kept {
  readonly table: Table;
  readonly mood: Mood | undefined;
  readonly session: Session;
  readonly standing: Standings;
  readonly totals: readonly number[];
}

/** Plays so many random rounds in one session, up to the first in which oracle and engine differ, and returns that one. */
function holdSession(
  game: OracleGame,
  { house, mood }: HeldTable,
  rounds: number,
  seed: string,
  tally: Tally,
): readonly Disagreement[] {
  const session: Session = { seed, rules: rulesOf(game, house), firstDealer: 0, sheet: [] };
  let kept: Kept = { table: { game, house }, mood, session, standing: atTheBeginning(), totals: [0, 0, 0, 0] };
  for (let number = 1; number <= rounds; number++) {
    try {
      const next = holdNext(kept, number, tally);
      if ('differences' in next) return [{ game, round: number, ...next }];
      kept = next;
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      return [{ game, round: number, differences: [error.message] }];
    }
  }
  return [];
}

type Differing = Pick<Disagreement, 'differences' | 'record'>;

/** The session after one more round, or what oracle and engine do not agree on. Throws a Violation for what it sees on the way. */
function holdNext({ table, mood, session, standing, totals }: Kept, number: number, tally: Tally): Kept | Differing {
  const random = randomOf(session.seed, 'oracle', number);
  const terms = holdTerms(dueTerms(table, standing), nextTerms(session));
  const drawn = anyOf(MOODS, random);
  const round = randomRoundOf(session, number % 3 === 0 ? drawn : (mood ?? drawn), random, watching(table, tally));
  tallyRound(round, tally);
  const { told, differences } = holdRound(table, round);
  const written = withRound(session, round);
  const sums =
    told && addedTo(table, { table, ...round }, told, standing.stock).map((cents, at) => cents + (totals[at] ?? 0));
  const all = [
    ...terms,
    ...differences,
    ...(round.phase === 'scored' ? holdAsked(table, round) : []),
    ...(sums ? differing({ totals: sums }, { totals: totalsOf(written.sheet) }) : []),
  ];
  if (!told || !sums || all.length > 0) return { differences: all, record: recordOf(round) };
  const callable = number % ASKED_EVERY === 0 ? callableRounds(houseOf(session.rules)) : [];
  const called = callable.length > 0 ? [anyOf(callable, random)] : [];
  const asked = called.map((each) => ({ after: number, round: each }));
  return {
    table,
    mood,
    session: { ...written, called: [...(written.called ?? []), ...asked] },
    standing: afterDeal(table, standing, told, called),
    totals: sums,
  };
}

/** Before a card is played. Out of turn nothing but a Hochzeit can be offered. */
const holdAuction = (table: Table, round: Round, turn: Seat, legal: readonly Decision[]): readonly string[] => {
  const heard = table.house['hochzeit.form'] === 'off' ? [turn] : seatsAt(round.rules);
  return heard.flatMap((seat) => holdWords(table, round, seat, seat === turn ? legal : legalDecisions(round, seat)));
};

const AHEAD: Readonly<Partial<Record<Phase, typeof holdAuction>>> = {
  auction: holdAuction,
  announcing: holdAnnouncements,
  returning: holdReturned,
  passingOn: holdPassedOn,
  offeringObers: holdObers,
};

/**
 * Looks at every word of the auction, at the cards that change hands, and at every state in which a card is to be played. Throws a Violation that says what
 * differs.
 */
function watching(table: Table, tally: Tally): Watch {
  let opening: Opening | undefined;
  const differences = (round: Round, turn: Seat, legal: readonly Decision[]): readonly string[] => {
    const { terms, entries, rules } = round;
    const ahead = AHEAD[round.phase];
    if (ahead) return ahead(table, round, turn, legal);
    if (round.phase !== 'playing') return [];
    // Until the first card lies a doubling may still change who leads to it.
    if (!opening || !entries.some(({ type }) => type === 'play')) opening = playedOpening({ table, terms, entries });
    const offered: Offered = (seat) => (seat === turn ? legal : legalDecisions(round, seat));
    const state = { opening, entries, turn };
    return [
      ...holdDecisions(table, state, seatsAt(rules), offered),
      ...(entries.length % REFUSALS_EVERY === 0 ? holdCards(table, round, state) : []),
    ];
  };
  return (round, turn, legal) => {
    const found = differences(round, turn, legal);
    count(tally, `held ${situationOf(round)}`);
    if (found.length > 0) throw new Violation(`${found.join('; ')} in ${JSON.stringify(recordOf(round))}`);
  };
}

/** What kind of state was held to the oracle: its phase, and what has come of a Hochzeit. */
function situationOf({ phase, entries }: Round): string {
  const calls = entries.flatMap((entry) => (entry.type === 'call' ? [entry.call] : []));
  const answers = calls.slice(calls.lastIndexOf('hochzeit') + 1);
  if (!calls.includes('hochzeit')) return phase;
  if (answers.includes('mit-mir')) return `${phase}, Hochzeit accepted`;
  return `${phase}, Hochzeit ${answers.filter((call) => call === 'ohne-mich').length < 3 ? 'offered' : 'in vain'}`;
}

/** Why each card is refused, and what the first of those would come to if it were played all the same. */
function holdCards(table: Table, round: PlayingRound, state: CardState): readonly string[] {
  const { opening, entries, turn } = state;
  const hand = round.play.hands[turn];
  const verdict: Judged = (entry) => {
    const { legal, ...rest } = judge(round, entry);
    return legal || !('because' in rest) ? undefined : rest.because.id;
  };
  const missing = cardsOfPack(round.rules.pack).filter((card) => !hand.includes(card));
  const refusals = holdRefusals(table, state, [...hand, ...missing.slice(-1)], verdict);
  const card = hand.find((each) => verdict({ type: 'revoke', seat: turn, card: each }) === undefined);
  if (refusals.length > 0 || card === undefined) return refusals;
  const next = step(round, { type: 'revoke', seat: turn, card });
  const balance = balanceAfterRevoke(table, round.terms, entries, opening, turn);
  const settled = next.ok && next.round.phase === 'scored' ? next.round.settlement.balance : undefined;
  return differing({ revoke: balance }, { revoke: settled });
}

/** The opening of a round in which cards are played. Throws a Violation if the oracle makes no sense of it. */
function playedOpening(round: ToldRound): Opening {
  try {
    const opening = openingOf(round);
    if ('contract' in opening) return opening;
    throw new Error(`cards are played although the deal was thrown in: ${opening.why}`);
  } catch (error) {
    throw error instanceof Error ? new Violation(`${error.message} in ${JSON.stringify(round)}`) : error;
  }
}

function tallyRound(round: ScoredRound | ThrownInRound, tally: Tally): void {
  if (round.phase === 'thrownIn') return count(tally, `thrown in ${round.why}`);
  count(tally, `contract ${round.play.contract.row.id}`);
  const { result } = round;
  if ('losers' in result && result.losers.length > 1) count(tally, `held Ramsch with ${result.losers.length} losers`);
}

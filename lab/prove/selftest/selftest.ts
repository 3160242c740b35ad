// Many random rounds with every check on: the engine against its own laws.
import type { Entry, RoundRecord, RoundTerms } from '../../../src/engine/table/log.ts';
import { revealedPartner } from '../../../src/engine/play/parties.ts';
import { type Random, randomOf } from '../../../src/engine/base/random.ts';
import { type ByKind, byKind } from '../../../src/engine/scoring/by-kind.ts';
import { isOver, recordOf, type Round, startRound } from '../../../src/engine/table/round.ts';
import { type Option, optionsOf, step, turnIn } from '../../../src/engine/round/step.ts';
import { checkEmptyChairs, checkLog, checkScore } from './check-round.ts';
import { checkOptions, checkPlays, checkWinner, deepFreeze, must, Violation } from './check-step.ts';
import { checkRevoke } from './check-revokes.ts';
import { checkView } from './check-view.ts';
import { anyOf, randomDeal, randomDecision, randomRules, type RoundTable } from './random-round.ts';
import { CHALKS } from '../../../src/engine/table/terms.ts';
import { gameAt, hasBlind, houseOf, seatsAt, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { bySeat, SEATS } from '../../../src/engine/base/seats.ts';
import type { SoloDebts } from '../../../src/engine/table/reservations.ts';

/** How often what came up; a bias that does not reach something shows here. */
export type Tally = Map<string, number>;

export const count = (tally: Tally, what: string, more = 1): void =>
  void tally.set(what, (tally.get(what) ?? 0) + more);

export interface Failure {
  readonly round: number;
  readonly what: string;
  /** The round up to the failure, to be replayed. */
  readonly record: RoundRecord;
}

function stepped(round: Round, entry: Entry): Round {
  const next = step(round, deepFreeze(entry));
  if (!next.ok) throw new Violation(`a legal ${entry.type} was refused: ${next.because.id}`);
  return deepFreeze(next.round);
}

function checkState(round: Round, options: readonly Option[], tally: Tally): void {
  count(tally, `phase ${round.phase}`);
  for (const id of checkOptions(options, round)) count(tally, `reason ${id}`);
  if (round.phase === 'playing') checkPlays(round);
  const turn = turnIn(round);
  if (round.phase === 'playing' && round.ansagen && turn !== undefined && checkRevoke(round, turn, options))
    count(tally, 'revoke');
  const trick = 'play' in round ? round.play.done.at(-1) : undefined;
  if (round.phase === 'playing' && trick && round.play.trick.cards.length === 0) checkWinner(round, trick);
}

const SIDES_ENDS = { declarer: 'won', defenders: 'lost', draw: 'draw' } as const;

const ENDS: ByKind<string> = {
  sides: ({ winner }) => SIDES_ENDS[winner],
  ramsch: ({ losers }) => `${losers.length} losers`,
  least: ({ decidedBy }) => decidedBy,
  reKontra: ({ alone, due, winner }) => `${alone === undefined ? '' : due ? 'owed, ' : 'alone, '}${winner ?? 'nobody'}`,
};

function tallyEnd(round: Round, tally: Tally): void {
  if (round.phase !== 'scored') return;
  const { doubling, play, result, rules } = round;
  const { contract } = play;
  count(tally, `contract ${contract.row.id} ${rules.pack}`);
  count(tally, `${contract.row.id} ${byKind(ENDS, result)}`);
  if (doubling.stoss !== undefined) count(tally, 'stoss');
  if (doubling.retour !== undefined) count(tally, 'retour');
  if (revealedPartner(play, play.done)?.by === 'ranAway') count(tally, 'ran away');
}

/** Some players owe a solo, and now and then one of them must name it in this deal. */
function randomDebts(random: Random): SoloDebts {
  const due = SEATS.filter(() => random.below(2) === 0);
  return { due, ...(due.length > 0 && random.below(4) === 0 && { forced: anyOf(due, random) }) };
}

/** Any dealer, and any standing of the chalk, of lines towards a head, or of solos that are owed, where there is one. */
function randomTerms(rules: TableRules, random: Random): RoundTerms {
  const dealer = anyOf(seatsAt(rules), random);
  if (gameAt(rules).dueSolos?.(houseOf(rules))) return { dealer, solos: randomDebts(random) };
  if (gameAt(rules).numbers?.chalk) return { dealer, chalk: anyOf(CHALKS, random) };
  if (!rules.contracts.some(({ pairBonus }) => pairBonus)) return { dealer };
  const [even, odd, carried] = [1 + random.below(4), 1 + random.below(4), random.below(3)];
  // Partners have the same lines; with a blind everybody has his own.
  const missing = hasBlind(rules) ? bySeat(() => 1 + random.below(4)) : ([even, odd, even, odd] as const);
  return { dealer, missing, ...(carried > 0 && { carried }) };
}

/** Plays one random round, checking each state; `states` receives every state, also of a round that fails. */
function playChecked(kind: RoundTable, random: Random, states: Round[], tally: Tally): void {
  const rules = deepFreeze(randomRules(kind, random));
  const terms = randomTerms(rules, random);
  let round: Round = deepFreeze(startRound(rules, terms));
  states.push(round);
  for (const entry of randomDeal(rules, terms, random)) {
    round = stepped(round, entry);
    states.push(round);
  }
  while (!isOver(round)) {
    const turn = turnIn(round);
    must(turn !== undefined && seatsAt(rules).includes(turn), () => `it is the turn of ${turn}, where nobody sits`);
    const options = turn === undefined ? [] : optionsOf(round, turn);
    checkState(round, options, tally);
    const legal = options.flatMap(({ decision, verdict }) => (verdict.legal ? [decision] : []));
    round = stepped(round, randomDecision(round, legal, random));
    states.push(round);
  }
  count(tally, `phase ${round.phase}`);
}

function checkWhole(states: readonly Round[], random: Random, tally: Tally): void {
  const last = states.at(-1);
  must(last !== undefined, () => 'no round');
  if (last?.phase === 'scored') checkScore(last);
  for (const round of states) checkEmptyChairs(round);
  checkLog(states, random);
  for (const seat of last ? seatsAt(last.rules) : [])
    count(tally, `view ${checkView(anyOf(states.slice(1), random), seat, random)}`);
  if (last) tallyEnd(last, tally);
}

/** One random round of a seed at a table of this kind, with all checks. */
export function selftestRound(seed: string, number: number, tally: Tally, kind: RoundTable): Failure | undefined {
  const random = randomOf(seed, 'selftest', number);
  const states: Round[] = [];
  try {
    playChecked(kind, random, states, tally);
    checkWhole(states, random, tally);
    return undefined;
  } catch (error) {
    // A frozen value that something tries to change throws a TypeError: a failure like any other.
    const last = states.at(-1);
    if (!last || !(error instanceof Error)) throw error;
    return { round: number, what: error.message, record: recordOf(last) };
  }
}

// Random rounds at fixed tables, told as one hash: every view of every seat, every consequence, every settlement and terms.
import { createHash } from 'node:crypto';
import { houseMixes } from '../selftest/house-mixes.ts';
import { anyOf, randomDeal, randomDecision } from '../selftest/random-round.ts';
import { departuresOf, type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { OFFERED } from '../../../src/engine/contracts/registry.ts';
import { PRESET_IDS, presetRules } from '../../../src/engine/options/presets.ts';
import { type Random, randomOf } from '../../../src/engine/base/random.ts';
import { isOver, type Round, startRound } from '../../../src/engine/table/round.ts';
import { nextShuffle, nextTerms, type Session, withRound } from '../../../src/engine/round/session.ts';
import { callableRounds } from '../../../src/engine/special/standing.ts';
import { legalDecisions, step, turnIn } from '../../../src/engine/round/step.ts';
import type { Game } from '../../../src/engine/games/shelf.ts';
import { gameRulesOf, houseOf, seatsAt, type TableRules, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { openViewOf, viewFor } from '../../../src/engine/round/view.ts';

/** A table as it is kept: its game and what departs from the pure game, so that options added later change nothing. */
export interface KeptTable {
  readonly name: string;
  readonly game?: Game;
  readonly house: Partial<HouseRules>;
}

/** Rounds at each table that every run of the tests plays, and all that are kept. */
export const FEW = 4;
export const MANY = 40;

/** A table with the hashes of its first rounds. */
export interface Frozen extends KeptTable {
  readonly few: string;
  readonly many: string;
}

const departures = (house: HouseRules): Partial<HouseRules> =>
  Object.fromEntries(departuresOf(house).map((id) => [id, house[id]]));

/** Every ready-made table, both other games, and rules in which all values of today meet in pairs. */
export function tablesToKeep(): readonly KeptTable[] {
  const alone = { 'contracts.enabled': OFFERED.filter((id) => id !== 'hochzeit') };
  return [
    ...PRESET_IDS.map((id) => ({ name: id, house: departures(presetRules(id)) })),
    { name: 'bierkopf', game: 'bierkopf', house: {} },
    { name: 'three-hand', game: 'three-hand', house: {} },
    { name: 'three-hand alone', game: 'three-hand', house: alone },
    ...houseMixes('freeze').mixes.map((house, index) => ({ name: `mix ${index}`, house: departures(house) })),
  ];
}

export function rulesOf({ game, house }: KeptTable): TableRules {
  const rules: HouseRules = { ...PURE_2007, ...house };
  return game === undefined ? tableRulesOf(rules) : gameRulesOf(game, rules);
}

/** What is told of a round in every state; the rules, which no step changes, are left out. */
function stateOf(round: Round): readonly string[] {
  const told = (view: object): string => JSON.stringify({ ...view, rules: undefined });
  return [told(openViewOf(round)), ...seatsAt(round.rules).map((seat) => told(viewFor(round, seat)))];
}

/** Plays one random round of a session and hands every word about it to `tell`. */
function playTold(session: Session, number: number, random: Random, tell: (text: string) => void): Round {
  const terms = nextTerms(session);
  tell(JSON.stringify(terms));
  let round: Round = startRound(session.rules, terms);
  const take = (entry: Parameters<typeof step>[1]): void => {
    const next = step(round, entry);
    if (!next.ok) throw new Error(`a legal ${entry.type} was refused: ${next.because.id}`);
    round = next.round;
    tell(JSON.stringify(next.then));
    for (const each of stateOf(round)) tell(each);
  };
  const opening = number % 2 === 0 ? randomDeal(session.rules, terms, random) : [nextShuffle(session)];
  for (const entry of opening) take(entry);
  while (!isOver(round)) {
    const turn = turnIn(round);
    if (turn === undefined) throw new Error(`nobody's turn in the phase ${round.phase}`);
    take(randomDecision(round, legalDecisions(round, turn), random));
  }
  return round;
}

/** Hash of the first `rounds` rounds of a session at the table; the same for the same rules of play. */
export function hashOf(table: KeptTable, rounds: number): string {
  const rules = rulesOf(table);
  const hash = createHash('sha256');
  let session: Session = { seed: `freeze ${table.name}`, rules, firstDealer: 0, sheet: [] };
  for (let number = 1; number <= rounds; number++) {
    const random = randomOf(session.seed, 'round', number);
    session = withRound(
      session,
      playTold(session, number, random, (text) => void hash.update(text)),
    );
    const callable = callableRounds(houseOf(rules));
    if (number % 5 === 0 && callable.length > 0)
      session = { ...session, called: [...(session.called ?? []), { after: number, round: anyOf(callable, random) }] };
  }
  return hash.update(JSON.stringify(session.sheet)).digest('hex').slice(0, 16);
}

// Finished rounds at any table, in which everybody takes one of the allowed decisions by chance.
import { randomDeal } from '../../prove/selftest/random-round.ts';
import { type Decision, isAside, type RoundTerms } from '../../../src/engine/table/log.ts';
import { type Random, randomOf } from '../../../src/engine/base/random.ts';
import { isOver, type Round, type ScoredRound, startRound } from '../../../src/engine/table/round.ts';
import { legalDecisions, step, turnIn } from '../../../src/engine/round/step.ts';
import { seatsAt, type TableRules } from '../../../src/engine/table/table-rules.ts';

/** Stoss and the like are tried once in so many steps. */
const ASIDE_ODDS = 12;

export function anyRound(rules: TableRules, random: Random, terms: RoundTerms = { dealer: 0 }): Round {
  let round: Round = startRound(rules, terms);
  const take = (entry: Parameters<typeof step>[1]): void => {
    const next = step(round, entry);
    if (!next.ok) throw new Error(`${JSON.stringify(entry)} refused in ${round.phase}`);
    round = next.round;
  };
  randomDeal(rules, terms, random).forEach(take);
  while (!isOver(round)) take(anyDecision(round, random));
  return round;
}

function anyDecision(round: Round, random: Random): Decision {
  const legal = seatsAt(round.rules).flatMap((seat) => legalDecisions(round, seat));
  const asides = legal.filter(isAside);
  const others = legal.filter((each) => !isAside(each));
  const some = asides.length > 0 && (others.length === 0 || random.below(ASIDE_ODDS) === 0) ? asides : others;
  const decision = some[random.below(some.length)];
  if (!decision) throw new Error(`nobody may do anything in ${round.phase}`);
  return decision;
}

/** A round that is gone on with by chance while it is somebody's turn and there is reason to. */
export function playedWhile(from: Round, goesOn: (round: Round) => boolean, seed: string): Round {
  const random = randomOf(seed);
  let round = from;
  for (let seat = turnIn(round); seat !== undefined && goesOn(round); seat = turnIn(round)) {
    const options = legalDecisions(round, seat);
    const decision = options[random.below(options.length)];
    const next = decision && step(round, decision);
    if (!next?.ok) throw new Error('nothing may be played');
    round = next.round;
  }
  return round;
}

/** Played to the end by chance. Throws if the round is not scored then. */
export function playedOn(from: Round, seed: string): ScoredRound {
  const round = playedWhile(from, () => true, seed);
  if (round.phase !== 'scored') throw new Error(`ended in ${round.phase}`);
  return round;
}

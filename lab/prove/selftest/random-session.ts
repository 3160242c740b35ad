// Sessions of random rounds at a table of its own rules, for whoever wants to look at each round that they come to.
import { type Decision, isAside } from '../../../src/engine/table/log.ts';
import type { Random } from '../../../src/engine/base/random.ts';
import {
  isOver,
  type Round,
  type ScoredRound,
  startRound,
  type ThrownInRound,
} from '../../../src/engine/table/round.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { nextTerms, type Session } from '../../../src/engine/round/session.ts';
import { legalDecisions, step, turnIn } from '../../../src/engine/round/step.ts';
import { houseOf, playersAt, seatsAt } from '../../../src/engine/table/table-rules.ts';
import { Violation } from './check-step.ts';
import { anyOf, dealWithSuitor, randomDeal, randomDecision } from './random-round.ts';

/** What players of a random round are up to. */
export const MOODS = ['random', 'passing', 'marrying', 'doubling'] as const;
export type Mood = (typeof MOODS)[number];

/** Called in every state in which somebody must decide. */
export type Watch = (round: Round, seat: Seat, legal: readonly Decision[]) => void;

const PASSES: readonly string[] = ['weiter', 'gut', 'ohne-mich'];
const isCall = (decision: Decision, calls: readonly string[]): boolean =>
  decision.type === 'call' && calls.includes(decision.call);

/** Where the mood decides; otherwise any decision. */
function wanted(mood: Mood, round: Round, legal: readonly Decision[], random: Random): Decision {
  const passes = legal.filter((decision) => isCall(decision, PASSES));
  const marries = legal.filter((decision) => isCall(decision, ['hochzeit', 'mit-mir', 'names:hochzeit']));
  if (mood === 'passing' && passes.length > 0) return anyOf(passes, random);
  if (mood === 'marrying' && marries.length > 0) return anyOf(marries, random);
  const said = mood === 'doubling' && round.phase === 'playing' ? aside(round, random) : undefined;
  return said ?? randomDecision(round, legal, random);
}

/** A Hochzeit may be offered out of turn. */
function offering(round: Round, random: Random): Decision | undefined {
  const offers = seatsAt(round.rules).flatMap((seat) =>
    legalDecisions(round, seat).filter((decision) => isCall(decision, ['hochzeit'])),
  );
  return offers.length > 0 ? anyOf(offers, random) : undefined;
}

/** A Stoss, an answer, or what else can be said beside the cards. */
function aside(round: Round, random: Random): Decision | undefined {
  const asides = seatsAt(round.rules).flatMap((seat) => legalDecisions(round, seat).filter(isAside));
  return asides.length > 0 && random.below(2) === 0 ? anyOf(asides, random) : undefined;
}

function played(round: Round, decision: Decision): Round {
  const next = step(round, decision);
  if (!next.ok) throw new Violation(`a legal ${decision.type} was refused: ${next.because.id}`);
  return next.round;
}

/** The next round of a session, decided at random. Throws a Violation if a legal decision is refused. */
export function randomRoundOf(session: Session, mood: Mood, random: Random, watch: Watch): ScoredRound | ThrownInRound {
  const { rules } = session;
  const terms = nextTerms(session);
  // Hands with a single trump are rare.
  const suits = houseOf(rules)['hochzeit.form'] !== 'off' && playersAt(rules) === 4;
  const [shuffle, cut] = (suits && random.below(4) === 0 ? dealWithSuitor : randomDeal)(rules, terms, random);
  const shuffledRound = step(startRound(rules, terms), shuffle);
  if (!shuffledRound.ok) throw new Violation(`a shuffle was refused: ${shuffledRound.because.id}`);
  let round = shuffledRound.round;
  while (!isOver(round)) {
    const seat = turnIn(round);
    if (seat === undefined) throw new Violation(`nobody is asked in ${round.phase}`);
    const legal = legalDecisions(round, seat);
    watch(round, seat, legal);
    if (legal.length === 0) throw new Violation(`seat ${seat} can do nothing in ${round.phase}`);
    const knocks = legal.filter(({ type }) => type === 'knock');
    const offer = round.phase === 'auction' && random.below(2) === 0 ? offering(round, random) : undefined;
    if (round.phase === 'cutting' && cut.type === 'cut')
      round = played(round, knocks.length > 0 && random.below(3) === 0 ? anyOf(knocks, random) : cut);
    else round = played(round, offer ?? wanted(mood, round, legal, random));
  }
  return round;
}

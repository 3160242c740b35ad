// Advice in hindsight: what each decision would have come to with all cards open and best play of all from there on.
import { doublingOf, turnDecisions } from '../../bots/random-player.ts';
import { breakThroughIn } from '../../bots/ramsch/break-through.ts';
import type { OpenRamsch } from '../../bots/ramsch/ramsch-payoffs.ts';
import { ramschOutcome, ramschOutcomes } from '../../bots/ramsch/ramsch-payoffs.ts';
import { rulePlayer } from '../../bots/rule-player.ts';
import { STYLES } from '../../bots/styles.ts';
import { doublingsIn } from '../../doubling/doublings-in.ts';
import type { Decision } from '../../log.ts';
import { randomOf } from '../../random.ts';
import { settledPartner, sideOf } from '../../parties.ts';
import { betweenSides } from '../../result.ts';
import type { PlayingRound, Round, ScoredRound } from '../../round.ts';
import { declarerOf } from '../../round.ts';
import { isPlaying, step, turnIn } from '../../step.ts';
import type { Seat } from '../../seats.ts';
import { viewFor } from '../../view.ts';
import type { Advice, Considered } from './advice.ts';
import type { Game } from './open-game.ts';
import type { Outcome } from './outcomes.ts';
import { openGame } from './open-game.ts';
import { ofRamsch, outcomeIn, outcomesIn } from './outcomes.ts';
import { doubledOrNot, withAndWithout } from './doubling-advice.ts';
import { rankedBy } from './ranking.ts';
import { Scores } from './scores.ts';
import { stakeOf } from './stake.ts';

/** How the others go on speaking after a bid that is tried out. */
const PLAYER = rulePlayer(STYLES.verein);

/** The exact worth of every decision that the seat may take on its turn. Throws if it is not its turn (programming error). */
export function openAdvice(round: Round, seat: Seat): Advice {
  const options = turnDecisions(viewFor(round, seat));
  if (turnIn(round) !== seat || options.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
  return inHindsight(round, seat, options, outcomesOf(round, seat, options));
}

/** The exact worth of a Stoss or Retour and of leaving it; undefined if the seat may give none. */
export function openDoublingAdvice(round: Round, seat: Seat): Advice | undefined {
  const give = doublingOf(viewFor(round, seat));
  if (!give || !isPlaying(round)) return undefined;
  return inHindsight(
    round,
    seat,
    [give, { type: 'leave', seat }],
    round.declarer === undefined
      ? doubledOrNot(ramschOutcome(ramschOf(round), seat))
      : withAndWithout(gameOf(round), round.play.hands, seat),
  );
}

function inHindsight(round: Round, seat: Seat, options: readonly Considered[], outcomes: readonly Outcome[]): Advice {
  const scores = new Scores(options.length);
  scores.add(outcomes, 1);
  const stake = stakeOf(viewFor(round, seat));
  const ranked = rankedBy(options, scores, 'all', stake);
  return { basis: 'openCards', seat, ranked, stake, worlds: { of: 'all', count: 1 }, facts: [] };
}

/** The open side of a round in which cards are played; with a called card the hands of a deal tell who the partner is. */
export const gameOf = (round: PlayingRound): Game => ({
  rules: round.rules,
  contract: round.contract,
  declarer: declarerOf(round),
  partner: settledPartner(round.contract, round.partner)?.seat,
  doubling: round.doubling,
  doublings: doublingsIn(round),
  trick: round.play.trick,
  done: round.play.done,
});

function outcomesOf(round: Round, seat: Seat, options: readonly Decision[]): readonly Outcome[] {
  if (!isPlaying(round)) return options.map((decision) => afterBid(round, seat, decision));
  const game = round.declarer === undefined ? breakThroughGame(round) : gameOf(round);
  if (!game) return outcomesOfRamsch(round, seat, options);
  const outcomes = outcomesIn(openGame(game, round.play.hands), seat, 'points');
  return options.flatMap((decision) => (decision.type === 'play' ? (outcomes.get(decision.card) ?? []) : []));
}

/** The game that a Durchbruch has made of a Ramsch; undefined if none is under way. */
function breakThroughGame(round: PlayingRound): Game | undefined {
  const { rules, doubling, play } = round;
  const found = breakThroughIn({ rules, doubling, tricks: play.done });
  return found && { ...found, doubling: {}, doublings: doublingsIn(round), trick: play.trick, done: play.done };
}

/** A Ramsch is not solved: every card is followed by a play-out with open cards. */
const outcomesOfRamsch = (round: PlayingRound, seat: Seat, options: readonly Decision[]): readonly Outcome[] =>
  ramschOutcomes(
    ramschOf(round),
    seat,
    options.flatMap((decision) => (decision.type === 'play' ? [decision.card] : [])),
  ).map(ofRamsch);

const ramschOf = (round: PlayingRound): OpenRamsch => ({
  rules: round.rules,
  contract: round.contract,
  trick: round.play.trick,
  done: round.play.done,
  doublings: doublingsIn(round),
  hands: round.play.hands,
});

/** Nobody wins a round that is thrown in, or whose cards are not dealt yet. */
const NOTHING: Outcome = { cents: 0, won: 0.5 };

/** What a bid leads to, if the others go on as rule players and the seat announces what is best in this deal. */
function afterBid(round: Round, seat: Seat, decision: Decision): Outcome {
  const next = step(round, decision);
  if (!next.ok) throw new Error(`${decision.type} is refused: ${next.because.id}`);
  const { round: after } = next;
  if (after.phase === 'cutting' || decision.type === 'cut' || after.phase === 'thrownIn') return NOTHING;
  if (after.phase === 'scored') return { cents: after.settlement.balance[seat], won: won(after, seat) };
  if (isPlaying(after) && after.declarer === undefined) return ofRamsch(ramschOutcome(ramschOf(after), seat));
  if (isPlaying(after)) return outcomeIn(openGame(gameOf(after), after.play.hands), seat);
  const turn = turnIn(after);
  if (turn === undefined) throw new Error(`nobody's turn in the phase ${after.phase}`);
  const view = viewFor(after, turn);
  if (turn === seat) return bestOf(turnDecisions(view).map((each) => afterBid(after, seat, each)));
  return afterBid(after, seat, PLAYER.decide(view, { random: randomOf('open advice') }).decision);
}

const won = ({ result }: ScoredRound, seat: Seat): 0 | 1 => {
  const { declarer, partner, winner } = betweenSides(result);
  return sideOf(declarer, partner).includes(seat) === (winner === 'declarer') ? 1 : 0;
};

const bestOf = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce((best, each) => (each.cents > best.cents ? each : best));

// What bids lead to in one deal with open cards: the auction is played on, and then the game is solved.
import { turnDecisions } from '../../bots/random-player.ts';
import { ofRamsch, ramschOutcome } from '../../bots/ramsch/ramsch-payoffs.ts';
import { rulePlayer } from '../../bots/rule-player.ts';
import { STYLES } from '../../bots/styles.ts';
import type { Decision } from '../../table/log.ts';
import { isPlaying, isThrownIn, saidCall } from '../../table/readers.ts';
import { randomOf } from '../../base/random.ts';
import { outcomeFor } from '../../scoring/by-kind.ts';
import { SHARE_WON } from '../../scoring/result.ts';
import { hasDoublePack } from '../../table/table-rules.ts';
import type { PlayingRound, Round } from '../../table/round.ts';
import type { Seat } from '../../base/seats.ts';
import { newsOf, step, turnIn } from '../../round/step.ts';
import { viewFor } from '../../round/view.ts';
import { openGame } from '../../open-game/open-game.ts';
import { gameOf, ramschOf, worldIn } from './open-rounds.ts';
import { doublePackOutcome } from './double-pack-open.ts';
import { type Outcome, outcomeIn } from '../../open-game/outcomes.ts';

/** How the others go on speaking after a bid that is tried out. */
const PLAYER = rulePlayer(STYLES.verein);

/** Nobody wins a round that is thrown in, or whose cards are not dealt yet. */
const NOTHING: Outcome = { cents: 0, won: 0.5 };

/** Games that have been solved already, by what is played and by whom. */
type Solved = Map<string, Outcome>;

/** What each bid leads to, if the others go on as rule players and the seat then says and announces what is best in this deal. */
export function outcomesOfBids(round: Round, seat: Seat, options: readonly Decision[]): readonly Outcome[] {
  const solved: Solved = new Map();
  return options.map((decision) => afterBid(round, seat, decision, solved));
}

function afterBid(round: Round, seat: Seat, decision: Decision, solved: Solved): Outcome {
  const next = step(round, decision);
  if (!next.ok) throw new Error(`${decision.type} is refused: ${next.because.id}`);
  const { round: after } = next;
  if (after.phase === 'cutting' || decision.type === 'cut' || isThrownIn(after)) return NOTHING;
  const { result, settlement } = newsOf(after);
  if (result && settlement) return { cents: settlement.balance[seat], won: SHARE_WON[outcomeFor(result, seat)] };
  if (isPlaying(after))
    return hasDoublePack(after.rules) ? doublePackOutcome(after, seat) : ofGame(after, seat, solved);
  const turn = turnIn(after);
  if (turn === undefined) throw new Error(`nobody's turn in the phase ${after.phase}`);
  const view = viewFor(after, turn);
  if (turn === seat) return bestOf(worthTrying(turnDecisions(view)).map((each) => afterBid(after, seat, each, solved)));
  return afterBid(after, seat, PLAYER.decide(view, { random: randomOf('open advice') }).decision, solved);
}

/** Many auctions end in the same game. */
function ofGame(round: PlayingRound, seat: Seat, solved: Solved): Outcome {
  const { declarer, exchange, laidAway } = round;
  const { contract } = round.play;
  const key = JSON.stringify([declarer, contract.row.id, contract.trump, contract.called, exchange, laidAway]);
  const known = solved.get(key);
  if (known) return known;
  const outcome =
    declarer === undefined
      ? ofRamsch(ramschOutcome(ramschOf(round), seat))
      : outcomeIn(openGame(gameOf(round), worldIn(round)), seat);
  solved.set(key, outcome);
  return outcome;
}

/** Of the levels that may be claimed the lowest is enough: any higher game can be announced with it, or be claimed in turn. */
function worthTrying(decisions: readonly Decision[]): readonly Decision[] {
  const isLevel = (each: Decision): boolean => saidCall(each)?.startsWith('has:') ?? false;
  const lowest = decisions.find(isLevel);
  return decisions.filter((each) => !isLevel(each) || each === lowest);
}

const bestOf = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce((best, each) => (each.cents > best.cents ? each : best));

// Advice in hindsight: what each decision would have come to with all cards open, by best play of all where that can be found.
import { knowledgeOf } from '../../inference/knowledge.ts';
import { ansagenOf, asideOf, turnDecisions } from '../../bots/random-player.ts';
import { type BreakThroughOutlook, breakThroughOutlook } from '../../bots/ramsch/announce-break-through.ts';
import { breakThroughBy, breakThroughIn } from '../../bots/ramsch/break-through.ts';
import { ofRamsch, ramschOutcomes } from '../../bots/ramsch/ramsch-payoffs.ts';
import { gameAt, hasDoublePack } from '../../table/table-rules.ts';
import { doublingsIn } from '../../doubling/doublings-in.ts';
import type { Decision } from '../../table/log.ts';
import { entriesOf, isPlaying } from '../../table/readers.ts';
import { hasReKontra } from '../../table/re-sides-in.ts';
import type { PlayingRound, Round } from '../../table/round.ts';
import { turnIn } from '../../round/step.ts';
import type { Seat } from '../../base/seats.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import type { Advice, Basis, Considered } from './advice.ts';
import { type Outcome, outcomesIn } from '../../open-game/outcomes.ts';
import { outcomesOfBids } from './open-bids.ts';
import { type Game, openGame } from '../../open-game/open-game.ts';
import { gameOf, ramschOf, worldIn } from './open-rounds.ts';
import { quietOrAnnounced } from './break-through-advice.ts';
import { doubledOrNot, withAndWithout } from './doubling-advice.ts';
import { doublePackOutcomes, exactDoubleOutcomes, isDoubleSearched } from './double-pack-open.ts';
import { rankedBy } from './ranking.ts';
import { Scores } from '../../bots/sampling/scores.ts';
import { stakeOf } from './stake.ts';
import { isExactAtTable, openTableOutcomes } from './table-advice.ts';

/** The worth of every decision that the seat may take on its turn, exact where its basis says so. Throws if it is not its turn (programming error). */
export function openAdvice(round: Round, seat: Seat): Advice {
  const options = turnDecisions(viewFor(round, seat));
  if (turnIn(round) !== seat || options.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
  const basis = isSearched(round) ? 'openCards' : 'playedOut';
  return inHindsight(round, seat, options, openTableOutcomes(round, seat) ?? outcomesOf(round, seat, options), basis);
}

/** The exact worth of what the seat may say besides a card, and of saying nothing; undefined if it may say nothing. */
export function openAsideAdvice(round: Round, seat: Seat): Advice | undefined {
  const view = viewFor(round, seat);
  const give = asideOf(view);
  if (!give || !isPlaying(round)) return undefined;
  const silence = { type: 'leave', seat } as const;
  if (hasReKontra(round)) {
    const options = [...ansagenOf(view), silence];
    return inHindsight(round, seat, options, doublePackOutcomes(round, seat, options), 'playedOut');
  }
  if (give.type === 'durchbruch')
    return inHindsight(round, seat, [silence, give], quietOrAnnounced(outlookIn(round, view)), 'openCards');
  const outcomes =
    give.type === 'doppler' ? doubledOrNot(ramschOf(round), seat) : withAndWithout(gameOf(round), worldIn(round), seat);
  return inHindsight(round, seat, [give, silence], outcomes, give.type === 'doppler' ? 'playedOut' : 'openCards');
}

/** A Durchbruch of the seat to play, in the deal as it is. */
function outlookIn(round: PlayingRound, view: SeatView): BreakThroughOutlook {
  const game = breakThroughBy(round.rules, view.seat);
  if (!game) throw new Error('this table knows no Durchbruch');
  return breakThroughOutlook(knowledgeOf(view), game, round.play.hands);
}

/** Whether best play of all can be found from here: not in a Ramsch, with double packs at the end only, nor where many cards are played from the table. */
function isSearched(round: Round): boolean {
  if (hasDoublePack(round.rules)) return isPlaying(round) && isDoubleSearched(round);
  if (gameAt(round.rules).laidOut) return isPlaying(round) && isExactAtTable(round);
  return !isPlaying(round) || round.declarer !== undefined || breakThroughGame(round) !== undefined;
}

function inHindsight(
  round: Round,
  seat: Seat,
  options: readonly Considered[],
  outcomes: readonly Outcome[],
  basis: Exclude<Basis, 'yourView'>,
): Advice {
  const scores = new Scores(options.length);
  scores.add(outcomes, 1);
  const stake = stakeOf(viewFor(round, seat));
  const ranked = rankedBy(options, scores, 'all', stake);
  return { basis, seat, ranked, stake, worlds: { of: 'all', count: 1 }, facts: [] };
}

function outcomesOf(round: Round, seat: Seat, options: readonly Decision[]): readonly Outcome[] {
  if (!isPlaying(round)) return outcomesOfBids(round, seat, options);
  if (hasDoublePack(round.rules))
    return (isDoubleSearched(round) ? exactDoubleOutcomes : doublePackOutcomes)(round, seat, options);
  const game = round.declarer === undefined ? breakThroughGame(round) : gameOf(round);
  if (!game) return outcomesOfRamsch(round, seat, options);
  const outcomes = outcomesIn(openGame(game, worldIn(round)), seat, 'points');
  return entriesOf(options, 'play').flatMap(({ card }) => outcomes.get(card) ?? []);
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
    entriesOf(options, 'play').map(({ card }) => card),
  ).map(ofRamsch);

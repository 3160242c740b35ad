// How the declaring side stands after an entry: as each seat must judge it, and with open cards.
import { knowledgeOf } from '../../inference/knowledge.ts';
import { type PlayingRound, type Round, type ScoredRound } from '../../table/round.ts';
import { bySeat, type Seat } from '../../base/seats.ts';
import { isPlaying, isScored } from '../../table/readers.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import { toldChance } from '../../bots/told/told-chance.ts';
import type { AdviceThink } from '../advice/advice.ts';
import { rowOf } from '../advice/effort.ts';
import { gameOf, worldIn } from '../advice/open-rounds.ts';
import { hasDoublePack, seatsAt } from '../../table/table-rules.ts';
import { openGame } from '../../open-game/open-game.ts';
import { declarersWin } from '../../open-game/outcomes.ts';
import { chanceOfDeclarers } from '../advice/standing.ts';
import { chanceAtTable, openChanceAtTable } from '../advice/table-advice.ts';
import type { Outlook } from './review.ts';

/** What a seat has been found to think of its side's chance: its own card tells it nothing new. */
export interface Thought {
  readonly seat: Seat;
  /** Chance of its side to win, 0 to 1. */
  readonly chance: number;
}

/**
 * Undefined before a contract is announced, where everyone plays for himself, and where the sides find each other in play. `thought` is what
 * is known already of the seat that has played a card just now.
 */
export function outlookOf(round: Round, think: AdviceThink, thought?: Thought): Outlook | undefined {
  if (isScored(round)) return decided(round);
  if (!isPlaying(round) || round.declarer === undefined || hasDoublePack(round.rules)) return undefined;
  if (round.play.table) return tableOutlook(round, round.declarer, think);
  const chanceOf = (seat: Seat): number | undefined =>
    seat === thought?.seat ? ofDeclarers(round, thought) : chanceFor(round, seat, think);
  const chance = chancesBy(round, chanceOf);
  return chance && { chance, open: declarersWin(openGame(gameOf(round), worldIn(round))) ? 1 : 0 };
}

/** Where cards are played from the table: played out in imagined deals, and exactly in the real one near the end. */
function tableOutlook(round: PlayingRound, declarer: Seat, think: AdviceThink): Outlook | undefined {
  const open = openChanceAtTable(round, declarer);
  const chance = chancesBy(round, (seat) => {
    const view = viewFor(round, seat);
    return toldTo(view, chanceAtTable(view, declarer, think), seat === declarer);
  });
  return chance && { chance, ...(open !== undefined && { open }) };
}

/** What each player thinks; undefined if one of them has nothing to tell. */
function chancesBy(round: PlayingRound, of: (seat: Seat) => number | undefined): Outlook['chance'] | undefined {
  const told = bySeat((seat) => (seatsAt(round.rules).includes(seat) ? of(seat) : 0));
  return told.includes(undefined) ? undefined : bySeat((seat) => told[seat] ?? 0);
}

/** The chance of the declaring side that is told to a seat, of the share of the deals that it wins. */
function toldTo(view: SeatView, share: number, declares: boolean): number | undefined {
  const known = toldChance(view, { type: 'play' }, declares ? share : 1 - share);
  return known === undefined || declares ? known : 1 - known;
}

function decided({ result }: ScoredRound): Outlook | undefined {
  if (!('declarer' in result)) return undefined;
  const open = result.winner === 'draw' ? 0.5 : result.winner === 'declarer' ? 1 : 0;
  return { chance: bySeat(() => open), open };
}

/** The same for the declaring side. */
const ofDeclarers = ({ declarer, partner }: PlayingRound, { seat, chance }: Thought): number =>
  seat === declarer || seat === partner ? chance : 1 - chance;

/** Chance of the declaring side in the deals that a seat must think possible, 0 to 1. */
function chanceFor(round: PlayingRound, seat: Seat, { random, effort }: AdviceThink): number | undefined {
  const { outlook } = rowOf(effort);
  const know = knowledgeOf(viewFor(round, seat));
  const share = chanceOfDeclarers(know, { all: outlook, drawn: outlook }, random);
  return toldTo(know.view, share, know.role !== 'defender');
}

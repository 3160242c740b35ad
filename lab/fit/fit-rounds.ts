// Rounds for the programs that fit and measure: started from a shuffled pack, shown to the seats, played to their end.
import type { Card } from '../../src/engine/base/cards.ts';
import type { Random } from '../../src/engine/base/random.ts';
import { type BySeat, bySeat } from '../../src/engine/base/seats.ts';
import type { Player } from '../../src/engine/bots/player.ts';
import { turnIn } from '../../src/engine/round/step.ts';
import { type SeatView, viewFor } from '../../src/engine/round/view.ts';
import type { Entry, RoundTerms } from '../../src/engine/table/log.ts';
import { type Round, type ScoredRound, startRound } from '../../src/engine/table/round.ts';
import { playersAt, seatsAt, type TableRules } from '../../src/engine/table/table-rules.ts';
import { playOn, taken } from '../base/play-round.ts';

/** Seat 0 is forehand. */
export const termsAt = (rules: TableRules): RoundTerms => ({ dealer: playersAt(rules) === 3 ? 2 : 3 });

/** The round after an entry. Throws a PlayerError if the rules refuse it. */
export const after = (round: Round, entry: Entry): Round => taken(round, entry, 'the program');

/** A round before its cut. */
export const shuffledRound = (rules: TableRules, pack: readonly Card[]): Round =>
  after(startRound(rules, termsAt(rules)), { type: 'shuffled', pack });

/** A round before the first call; the pack is cut in its middle. */
export function dealtRound(rules: TableRules, pack: readonly Card[]): Round {
  const cutting = shuffledRound(rules, pack);
  const seat = turnIn(cutting);
  if (seat === undefined) throw new Error('nobody cuts');
  return after(cutting, { type: 'cut', seat, at: rules.pack / 2 });
}

/** What every seat sees in a round. */
export const viewsOf = (round: Round): readonly SeatView[] => seatsAt(round.rules).map((seat) => viewFor(round, seat));

/** What every seat sees before the first call. */
export const viewsBeforeBids = (rules: TableRules, pack: readonly Card[]): readonly SeatView[] =>
  viewsOf(dealtRound(rules, pack));

/** The round played to its end; all players draw from one stream of chance. */
export const playedToEnd = (start: Round, players: BySeat<Player>, random: Random): Promise<Round> =>
  playOn(
    start,
    bySeat((seat) => ({ name: `seat ${seat}`, player: players[seat], random, took: () => undefined })),
    () => 0,
  );

/** The same for a game that somebody plays, or a Ramsch: it ends with a settlement. */
export async function scored(start: Round, players: BySeat<Player>, random: Random): Promise<ScoredRound> {
  const end = await playedToEnd(start, players, random);
  if (end.phase !== 'scored') throw new Error(`a game ended in the phase ${end.phase}`);
  return end;
}

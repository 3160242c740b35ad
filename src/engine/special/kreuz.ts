// Kreuz rounds: who plays with whom, by Aces dealt face up or across the table, and whose side declares (SPEC 3.11).
import type { Card } from '../base/cards.ts';
import type { HouseRules } from '../options/options.ts';
import { type Seat, seatAfter, SEATS } from '../base/seats.ts';
import { drawnOpen } from '../table/open-draw.ts';
import type { SheetLine } from '../table/sheet.ts';
import type { Drawn, Team } from '../table/terms.ts';

/**
 * Cards dealt face up one at a time, beginning with `first`, until two different players have an Ace: the two who have. A
 * second Ace of the same player does not count. Undefined if the pack has run out before: all Aces fell to one player.
 */
export function drawAces(cards: readonly Card[], first: Seat): AceDraw | undefined {
  const { drawn, partners } = drawnOpen(cards, first, 'A');
  return partners && { team: { declarer: partners[0], partner: partners[1] }, draw: drawn };
}

/** The partners that a draw has named, and how it went. */
export interface AceDraw {
  readonly team: Team;
  readonly draw: readonly Drawn[];
}

/** The player who sits with `seat` in the draw: in the team of the Aces, or in the other one. */
function mateOf({ declarer, partner }: Team, seat: Seat): Seat {
  if (seat === declarer) return partner;
  if (seat === partner) return declarer;
  return SEATS.find((each) => each !== seat && each !== declarer && each !== partner) ?? seat;
}

/** Whether whoever doubled last before the first card leads to it, and that side needs 61 (SPEC 5.9; OPTIONS kreuz.leader). */
export const leadsByDoubling = (house: HouseRules): boolean => house['kreuz.leader'] === 'last-doubler';

/** Who laid last in a deal, by its line on the sheet. */
export const layerIn = (line: SheetLine | undefined): Seat | undefined =>
  line?.kind === 'played' ? line.layer : undefined;

/**
 * The side that needs 61: that of the Aces, or that of `first`, which is forehand or whoever laid last in the deal before.
 * Where the last doubling decides, this is the side before anybody has doubled.
 */
export function kreuzTeam(house: HouseRules, first: Seat, byAces: Team | undefined): Team {
  if (!byAces) return { declarer: first, partner: seatAfter(first, 2, 4) };
  if (house['kreuz.declaringSide'] !== 'forehand-team' && !leadsByDoubling(house)) return byAces;
  return { declarer: first, partner: mateOf(byAces, first) };
}

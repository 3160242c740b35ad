// What the tutor says of sides and announcements in Doppelkopf: who is known to be what, and until when something may be said.
import { ansagenOf } from '../bots/random-player.ts';
import { SEATS } from '../base/seats.ts';
import { neededFor } from '../inference/ansage-limits.ts';
import type { SeatView } from '../round/view.ts';
import { type Note, note } from './notes.ts';

/** Sides of the other players that are known, and the announcements that are still in time. */
export function ansageNotes(view: SeatView): readonly Note[] {
  const { sides, seat, hand } = view;
  if (!sides) return [];
  const known = SEATS.flatMap((player) => {
    const found = player === seat ? undefined : sides[player];
    return found && found.by !== 'contract' ? [note('N.SIDE_KNOWN', { player, ...found })] : [];
  });
  const words = ansagenOf(view).flatMap(({ says }) => {
    const need = neededFor(view, says);
    return need === undefined ? [] : [{ says, need }];
  });
  return [...known, ...(words.length > 0 ? [note('D.ANSAGE_OFFER', { seat, have: hand.length, words })] : [])];
}

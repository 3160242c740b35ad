// What the tutor says of sides and announcements in Doppelkopf: who is known to be what, and until when something may be said.
import type { AnsageWord } from '../base/ansage-words.ts';
import { ansagenOf } from '../bots/random-player.ts';
import { announcedIn, limitNow, stepOf, stepsOf } from '../play/ansagen.ts';
import { limitShift } from '../play/re-sides.ts';
import { SEATS } from '../base/seats.ts';
import type { SeatView } from '../round/view.ts';
import { playedContract } from '../table/announced-contract.ts';
import { handSizeAt } from '../table/table-rules.ts';
import type { Note } from './notes.ts';
import { note } from './notes.ts';

/** Fewest cards that the own hand must have for a word, with all that it includes; undefined where nothing may be said yet, or it has been said. */
export function neededFor(view: SeatView, says: AnsageWord): number | undefined {
  const { contract, rules, tricks, ansagen = [], sides, seat } = view;
  const side = sides?.[seat]?.side;
  if (!contract || !side) return undefined;
  const shift = limitShift({
    contract: playedContract(rules, contract),
    declarer: contract.declarer,
    done: tricks,
  });
  if (shift === undefined) return undefined;
  const terms = { handSize: handSizeAt(rules), shift };
  const announced = announcedIn(ansagen);
  const limits = stepsOf(announced, side, stepOf(says)).map((step) => limitNow(terms, announced, side, step));
  return limits.length > 0 ? Math.max(0, ...limits) : undefined;
}

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

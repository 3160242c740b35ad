// Until when a player may announce in Doppelkopf, as far as the own view tells (SPEC 8).
import type { AnsageWord } from '../base/ansage-words.ts';
import { announcedIn, limitsNow, stepOf } from '../play/ansagen.ts';
import { limitShift } from '../play/re-sides.ts';
import type { SeatView } from '../round/view.ts';
import { playedContract } from '../table/announced-contract.ts';
import { handSizeAt, houseOf } from '../table/table-rules.ts';

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
  const limits = limitsNow(terms, announced, side, stepOf(says), houseOf(rules)['dok.lateAnswer']);
  return limits.length > 0 ? Math.max(0, ...limits.map(({ need }) => need)) : undefined;
}

// Cuts the trump ladder into its rungs: the Obers, the Unters, the trump suit. Copies of a card stand together.
import { rankOf } from '../../engine/base/cards.ts';
import type { Place, Rung } from './kinds.ts';

export interface RankedRung {
  readonly card: Rung['card'];
  /** Where each copy of the card is: one, or two where every card is there twice. */
  readonly places: readonly [Place, ...Place[]];
  /** Place in the order of trumps, 1 the highest. */
  readonly rank: number;
}

/** Each trump once, with the places of its copies. */
function facesOf(ladder: readonly Rung[]): readonly RankedRung[] {
  const faces: RankedRung[] = [];
  for (const { card, place } of ladder) {
    const last = faces.at(-1);
    if (last?.card === card) faces[faces.length - 1] = { ...last, places: [...last.places, place] };
    else faces.push({ card, places: [place], rank: faces.length + 1 });
  }
  return faces;
}

const sameRank = (a: RankedRung | undefined, b: RankedRung | undefined): boolean =>
  a !== undefined && b !== undefined && rankOf(a.card) === rankOf(b.card);

/** Trumps of one rank that follow each other share a rung; so do those of the trump suit, which all differ in rank. */
export function rungsOf(ladder: readonly Rung[]): readonly (readonly RankedRung[])[] {
  const faces = facesOf(ladder);
  const rows: RankedRung[][] = [];
  faces.forEach((rung, index) => {
    const joins = sameRank(rung, faces[index - 1]) || (isSingle(faces, index) && isSingle(faces, index - 1));
    if (joins) rows.at(-1)?.push(rung);
    else rows.push([rung]);
  });
  return rows;
}

const isSingle = (faces: readonly RankedRung[], index: number): boolean => {
  const rung = faces[index];
  return rung !== undefined && !sameRank(rung, faces[index - 1]) && !sameRank(rung, faces[index + 1]);
};

export const countAt = (ladder: readonly Rung[], place: Place): number =>
  ladder.filter((rung) => rung.place === place).length;

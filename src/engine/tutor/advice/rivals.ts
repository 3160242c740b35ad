// The cards that a good one is told from: those that people would consider first, and of them those that are clearly worse.
import type { Card } from '../../base/cards.ts';
import { type Knowledge, touching } from '../../inference/knowledge.ts';
import { playedCard } from '../../table/readers.ts';
import type { Advice, Valued } from './advice.ts';
import { SURE } from './grade.ts';
import { CONSIDERED, usualOfKind } from './people-play.ts';

/**
 * Other cards than those that do the same, each the likeliest first; likely as people play, which depends on no deal that was imagined. Where
 * nothing is known of people, they may consider all.
 */
export interface Rivals {
  /** Of the level ones those that are by far likelier than any clear one, or where none is, the one that is by far the likeliest. */
  readonly natural: readonly Card[];
  /** That people consider, and that cost much and surely. */
  readonly clear: readonly Card[];
  /** That people consider, and that cost little, nothing, or who knows what. */
  readonly level: readonly Card[];
  /** That hardly anybody would play. */
  readonly rare: readonly Card[];
}

/** By so many times a card is far likelier than another. */
const FAR = 3;

/** Share of the stake from which a card costs much. */
const MUCH = 0.06;

export function rivalsOf(know: Knowledge, advice: Advice, card: Card): Rivals {
  const same = touching(know, card);
  const others = know.legal
    .filter((each) => !same.includes(each))
    .map((each) => ({ card: each, usual: usualOfKind(know, advice, each) ?? 1 }))
    .toSorted((a, b) => b.usual - a.usual);
  const likely = others.filter(({ usual }) => usual >= CONSIDERED);
  const clear = likely.filter((each) => costsMuch(advice, each.card));
  const level = likely.filter((each) => !clear.includes(each));
  const far = FAR * (clear[0] ?? level[1] ?? { usual: Infinity }).usual;
  return {
    natural: cardsOf(level.filter(({ usual }) => usual >= far)),
    clear: cardsOf(clear),
    level: cardsOf(level),
    rare: cardsOf(others.filter(({ usual }) => usual < CONSIDERED)),
  };
}

const cardsOf = (rivals: readonly { readonly card: Card }[]): readonly Card[] => rivals.map(({ card }) => card);

/** Whether a card costs much for sure; how sure its grade must be is another matter. */
export function costsMuch({ ranked, stake }: Advice, card: Card): boolean {
  const [best, valued] = [ranked[0], valuedIn(ranked, card)];
  return (
    best !== undefined &&
    valued !== undefined &&
    best.cents - valued.cents >= Math.max(SURE * valued.error, MUCH * stake)
  );
}

export const valuedIn = (ranked: Advice['ranked'], card: Card): Valued | undefined =>
  ranked.find(({ decision }) => playedCard(decision) === card);

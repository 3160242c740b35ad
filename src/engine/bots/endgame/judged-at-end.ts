// The last tricks judged by what a seat can know: the deals that are looked at, and what each legal card comes to over them.
import type { Random } from '../../base/random.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { handSizeAt } from '../../table/table-rules.ts';
import type { Looked } from '../sampling/preference.ts';
import type { Weighted } from '../sampling/weighted.ts';
import { imagine, type Imagined } from '../sampling/sample.ts';
import { Scores } from '../sampling/scores.ts';
import { isForetold } from '../sampling/usual-cards.ts';
import { expectedAtEnd } from './end-judge.ts';

/** What each legal card came to, in the order of `know.legal`. */
export interface JudgedAtEnd {
  readonly scores: Scores;
  readonly of: Looked;
  /** The deals that were looked at. */
  readonly worlds: readonly Weighted[];
  /** How many deals of equal weight, drawn apart from each other, tell as much. */
  readonly effective: number;
  /** In how many of the deals each card is rather won than not. */
  readonly holds: readonly number[];
}

/** In a deal with this chance or more a card holds. */
const HOLDS = 0.5;

/** Over how many deals the last tricks are judged so, by the number of tricks that are left; undefined as `judgedAtEnd` says. */
export const endDeals = (know: Knowledge, most: readonly number[]): number | undefined =>
  isForetold(know) ? most[handSizeAt(know.view.rules) - know.view.tricks.length - 1] : undefined;

/**
 * What the legal cards come to over so many deals, by the number of tricks that are left, from one on: all that are possible if they are no
 * more. Undefined where more tricks are left than `most` is long, or where the model of play does not speak of the game.
 */
export function judgedAtEnd(
  know: Knowledge,
  most: readonly number[],
  stake: number,
  random: Random,
): JudgedAtEnd | undefined {
  const deals = endDeals(know, most);
  return deals === undefined ? undefined : judgedOver(know, imagine(know, deals, deals, random), stake);
}

/** The same over given deals, in a game of which the model of play speaks. */
export function judgedOver(know: Knowledge, { kind, worlds, effective }: Imagined, stake: number): JudgedAtEnd {
  const expected = expectedAtEnd(know, worlds, stake);
  const scores = new Scores(know.legal.length);
  expected.forEach((ofCards, at) => scores.add(ofCards, worlds[at]?.weight ?? 0));
  const holds = know.legal.map((_, i) => expected.filter((ofCards) => (ofCards[i]?.won ?? 0) >= HOLDS).length);
  return { scores, of: kind, worlds, effective, holds };
}

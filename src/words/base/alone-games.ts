// Games that somebody plays alone, by card points or for every trick: their rows say what is to be told of them.
import type { Rank } from '../../engine/base/cards.ts';
import type { TrumpStep } from '../../engine/base/contract.ts';
import { ALL_CONTRACTS } from '../../engine/contracts/registry.ts';

/** A step of trumps that the sentence of a game has a place for; single cards and a fixed suit have none. */
type ToldStep = { readonly rank: Rank } | { readonly suit: 'chosen' };

/** Contracts whose meaning follows from their row, if their trumps are told steps; one whose are not has a sentence of its own, as the widow's. */
export type AloneId = Extract<
  (typeof ALL_CONTRACTS)[number],
  { readonly parties: { readonly kind: 'alone' }; readonly goal: { readonly kind: 'points' | 'everyTrick' } }
>['id'];

/** What is said of such a game: ranks of trumps in all suits, whether a suit is chosen below them, card points or every trick. */
export interface AloneGame {
  readonly lords: readonly Rank[];
  readonly suit: 'chosen' | 'none';
  readonly needs: number | 'everyTrick';
}

const isTold = (step: TrumpStep): step is ToldStep => 'rank' in step || ('suit' in step && step.suit === 'chosen');

/** What a game says of itself; nothing of one that is not played alone, or for something else, or whose trumps have no place in the sentence. */
export function aloneGame(id: string): AloneGame | undefined {
  const row = ALL_CONTRACTS.find((each) => each.id === id);
  if (row?.parties.kind !== 'alone' || (row.goal.kind !== 'points' && row.goal.kind !== 'everyTrick')) return undefined;
  if (!row.trumps.every(isTold)) return undefined;
  return {
    lords: row.trumps.flatMap((step) => ('rank' in step ? [step.rank] : [])),
    suit: row.trumps.some((step) => 'suit' in step) ? 'chosen' : 'none',
    needs: row.goal.kind === 'points' ? row.goal.atLeast : 'everyTrick',
  };
}

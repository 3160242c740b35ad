// Which ending the goal of a contract names, and the round that it makes.
import type { Contract, Goal } from '../base/contract.ts';
import type { ResultKind } from '../scoring/by-kind.ts';
import type { RoundResult } from '../scoring/result.ts';
import type { PlayingRound, ScoredRound } from '../table/round.ts';
import type { Revoked } from '../scoring/revoked.ts';
import type { Ending, Endings } from './ending.ts';
import { LEAST } from './least.ts';
import { RAMSCH } from './ramsch.ts';
import { RE_KONTRA } from './re-kontra.ts';
import { SIDES } from './sides.ts';

const ENDINGS: Endings = { sides: SIDES, ramsch: RAMSCH, least: LEAST, reKontra: RE_KONTRA };

const NAMED: { readonly [K in Goal['kind']]: (goal: Extract<Goal, { kind: K }>) => ResultKind } = {
  points: () => 'sides',
  everyTrick: () => 'sides',
  noTrick: () => 'sides',
  laidDown: () => 'sides',
  fewestPoints: ({ decides }) => (decides === 'fewest' ? 'least' : 'ramsch'),
  reKontra: () => 'reKontra',
};

/** An ending as it is asked about rounds and results of its own. */
const endingOf = ({ row: { goal } }: Contract): Ending<RoundResult> =>
  ENDINGS[(NAMED[goal.kind] as (goal: Goal) => ResultKind)(goal)];

/** Whether the tricks taken so far have decided the round, though there are cards left. */
export const decidedEarly = (round: PlayingRound): boolean => endingOf(round.play.contract).endsEarly?.(round) ?? false;

/** What the tricks taken so far come to. */
export const resultNow = (round: PlayingRound): RoundResult => endingOf(round.play.contract).result(round);

/** The round with this result, and its bill. */
export function scoredWith(round: PlayingRound, result: RoundResult): ScoredRound {
  const settlement = endingOf(round.play.contract).bill(result, round);
  return { ...round, phase: 'scored', result, settlement };
}

/** The round as it stands, with its result and bill. */
export const scored = (round: PlayingRound): ScoredRound => scoredWith(round, resultNow(round));

/** The same after a revoke: the side of whoever revoked has lost it. */
export function scoredAfterRevoke(round: PlayingRound, revoke: Revoked): ScoredRound {
  const ending = endingOf(round.play.contract);
  return scoredWith(round, ending.withRevoke(ending.result(round), revoke, round));
}

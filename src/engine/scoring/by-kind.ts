// What a result is asked by its kind: a table with a row for each, so that a new kind does not compile until it is answered.
import type { Seat } from '../base/seats.ts';
import { sideOf } from '../play/parties.ts';
import type { RoundResult, SeatOutcome, SidesResult } from './result.ts';

export type ResultKind = NonNullable<RoundResult['kind']>;
export type ResultOf<K extends ResultKind> = Extract<RoundResult, { readonly kind?: K }>;

/** An answer for each kind of result, which may need to know more. */
export type ByKind<Answer, Besides extends readonly unknown[] = []> = {
  readonly [K in ResultKind]: (result: ResultOf<K>, ...besides: Besides) => Answer;
};

/** The answer of the table for a result; the first saves name no kind, and had sides. */
export const byKind = <Answer, Besides extends readonly unknown[]>(
  table: ByKind<Answer, Besides>,
  result: RoundResult,
  ...besides: Besides
): Answer =>
  (table[result.kind ?? 'sides'] as (result: RoundResult, ...besides: Besides) => Answer)(result, ...besides);

const SIDES: ByKind<SidesResult | undefined> = {
  sides: (result) => result,
  ramsch: () => undefined,
  least: () => undefined,
  reKontra: () => undefined,
};

/** The result of a declarer's side and the others; undefined where nobody has declared. */
export const sidesOf = (result: RoundResult): SidesResult | undefined => byKind(SIDES, result);

/** The result of a contract that a declarer plays. Throws where nobody does (programming error). */
export function betweenSides(result: RoundResult): SidesResult {
  const sides = sidesOf(result);
  if (!sides) throw new Error(`a ${result.kind} has no declaring side`);
  return sides;
}

/**
 * Whether a seat that has played has won, whatever it was paid. In a Ramsch everybody wins who does not have to pay; nobody
 * does if all are equal. A fine for a revoke is won by whom it is paid to. With fewest points one player wins, and the others have lost; where one has lost alone, they have won.
 */
export const outcomeFor = (result: RoundResult, seat: Seat): SeatOutcome => byKind(OUTCOMES, result, seat);

const OUTCOMES: ByKind<SeatOutcome, [Seat]> = {
  sides: ({ winner, declarer, partner }, seat) => {
    if (winner === 'draw') return 'drawn';
    return sideOf(declarer, partner).includes(seat) === (winner === 'declarer') ? 'won' : 'lost';
  },
  ramsch: ({ durchmarsch, losers }, seat) => {
    if (durchmarsch !== undefined) return seat === durchmarsch ? 'won' : 'lost';
    if (losers.length === 0) return 'drawn';
    return losers.includes(seat) ? 'lost' : 'won';
  },
  least: ({ winner, loser }, seat) => ((winner === undefined ? seat !== loser : seat === winner) ? 'won' : 'lost'),
  reKontra: ({ re, winner, fine }, seat) => {
    if (fine) return fine.scores[seat] === 0 ? 'drawn' : fine.scores[seat] > 0 ? 'won' : 'lost';
    if (!winner) return 'drawn';
    return re.includes(seat) === (winner === 're') ? 'won' : 'lost';
  },
};

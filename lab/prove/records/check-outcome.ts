// The end of a record with two sides: result, unit and payments compared with those of the engine.
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Contract } from '../../../src/engine/base/contract.ts';
import { sideOf } from '../../../src/engine/play/parties.ts';
import { resultOf, type SidesResult } from '../../../src/engine/scoring/result.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import type { BySeat } from '../../../src/engine/base/seats.ts';
import type { PlayState } from '../../../src/engine/play/tricks.ts';
import type { FoundContract } from './found-contract.ts';
import { compare, compareFields, type Difference } from './difference.ts';
import { type BillOf, moneyDifferences } from './payments.ts';
import type { RoundInput } from './schemas.ts';

export function outcomeDifferences(
  record: RoundInput,
  { contract, declarer, partner }: FoundContract,
  hands: BySeat<readonly Card[]>,
  { done, ...terms }: PlayState,
): readonly Difference[] {
  const result = resultOf(terms, hands, declarer, partner, done);
  const carried = record.options?.carry ?? 0;
  const billOf: BillOf = (tariff, runners, doublings) => {
    const { unit, balance } = settle(contract, result, {
      players: terms.players,
      tariff,
      runnersPaid: runners === 'paid',
      doublings: { stoss: doublings },
      carried,
    });
    return { unit, balance };
  };
  return [...resultDifferences(record, contract, result), ...moneyDifferences(record, billOf)];
}

/** Compared by the fields of the format: no points or tricks in a Sie, no Schneider or Schwarz in a Tout, Bettel or Sie. */
function resultDifferences(record: RoundInput, { row }: Contract, result: SidesResult): readonly Difference[] {
  const counted = row.goal.kind !== 'laidDown';
  const graded = row.goal.kind === 'points';
  const found = row.runnersFrom === 'never' ? null : result.runners;
  const { runners, ...fields } = record.result ?? {};
  return [
    ...compareFields('result', fields, {
      points: counted ? result.points : null,
      tricks: counted ? result.tricks : null,
      declarer_side: [...sideOf(result.declarer, result.partner)].sort(),
      side_points: counted ? result.sidePoints : null,
      side_tricks: counted ? result.sideTricks : null,
      winner: result.winner,
      won: result.winner === 'draw' ? null : result.winner === 'declarer',
      schneider: graded ? result.schneider : null,
      schwarz: graded ? result.schwarz : null,
      ramsch: null,
    }),
    ...(runners && found
      ? compareFields('result.runners', runners, { ...found })
      : compare('result.runners', runners, found)),
  ];
}

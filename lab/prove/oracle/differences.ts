// A round of the engine held against the oracle: every point in which they do not say the same.
import type { ScoredRound, ThrownInRound } from '../../../src/engine/table/round.ts';
import type { RoundTerms } from '../../../src/engine/table/log.ts';
import type { SpecialTerms } from '../../../src/engine/table/terms.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { reckon, type Reckoned } from './reckon.ts';
import type { DueTerms } from './standing.ts';
import type { Table } from './table.ts';

/** Fields in which two tellings of the same thing differ, `field: oracle / engine`. */
export function differing(oracle: object, engine: object): readonly string[] {
  const found = new Map(Object.entries(engine));
  return Object.entries(oracle).flatMap(([field, value]) => {
    const [told, actual] = [JSON.stringify(value), JSON.stringify(found.get(field))];
    return told === actual ? [] : [`${field}: oracle ${told}, engine ${actual}`];
  });
}

/** What the engine says of a round that is over, in the words of the oracle. */
function saidByEngine(round: ScoredRound | ThrownInRound): Reckoned {
  if (round.phase === 'thrownIn') return { phase: round.phase, why: round.why };
  const { result, settlement, play } = round;
  const { contract } = play;
  const said = {
    phase: round.phase,
    contract: {
      id: contract.row.id,
      ...(contract.trump && { trump: contract.trump }),
      ...(contract.called && { called: contract.called }),
    },
    tricks: play.done.length,
    balance: settlement.balance,
  };
  if (result.kind === 'ramsch') return { ...said, losers: [...result.losers].sort() };
  if (result.kind === 'least') throw new Error('the oracle knows no widow');
  if (result.kind === 'reKontra') throw new Error('the oracle knows no Doppelkopf');
  const { declarer, partner, winner } = result;
  return { ...said, declarer, ...(partner !== undefined && { partner }), winner };
}

export interface Held {
  readonly told?: Reckoned;
  readonly differences: readonly string[];
}

/** Reckons a round of the engine again; what cannot be reckoned by the rules is a difference too. */
export function holdRound(table: Table, round: ScoredRound | ThrownInRound): Held {
  try {
    const told = reckon({ table, terms: round.terms, entries: round.entries });
    const { points: _points, bonus: _bonus, layer: _layer, losers, ...rest } = told;
    const compared = { ...rest, ...(losers && { losers: [...losers].sort() }) };
    return { told, differences: differing({ partner: undefined, ...compared }, saidByEngine(round)) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { differences: [`the oracle cannot reckon it: ${error.message}`] };
  }
}

const layerOf = (special: SpecialTerms): { readonly layer?: Seat } =>
  special.kind === 'kreuz' && special.layer !== undefined ? { layer: special.layer } : {};

/** Terms of a deal against what the deals before it have brought about. */
export function holdTerms(
  due: DueTerms,
  { doublings, special, stock = 0, carried = 0 }: RoundTerms,
): readonly string[] {
  const found = {
    bock: doublings?.bock ?? 0,
    hausbock: doublings?.hausbock ?? 0,
    stock,
    carried,
    ...(special && { special: { kind: special.kind, deal: special.deal, of: special.of, ...layerOf(special) } }),
  };
  return differing({ special: undefined, ...due }, found);
}

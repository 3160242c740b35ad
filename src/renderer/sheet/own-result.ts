// How a round ended for the reader: won or lost, alone or with others, by how many card points.
import type { Board } from '../../shared/table/board.ts';
import type { SheetLine } from './figures.ts';

type Played = Extract<SheetLine, { kind: 'played' }>;

export interface OwnResult {
  readonly outcome: 'won' | 'lost';
  /** Whether others have won or lost with the reader. */
  readonly company: 'alone' | 'together';
  /** Card points of the own side and of the other one, where they decide. */
  readonly points?: { readonly own: number; readonly against: number };
}

function pointsOf({ result }: Played, { you, contract }: Board): OwnResult['points'] {
  if ((result.kind ?? 'sides') !== 'sides' || !('sidePoints' in result)) return undefined;
  if (contract?.needed === undefined || result.revoke || result.winner === 'draw') return undefined;
  const all = result.points.reduce((sum, each) => sum + each, 0);
  const declares = you === result.declarer || you === result.partner;
  const own = declares ? result.sidePoints : all - result.sidePoints;
  return { own, against: all - own };
}

/** Undefined where the round has brought the reader nothing. */
export function ownResult(line: Played, board: Board): OwnResult | undefined {
  const { balance } = line.settlement;
  const own = balance[board.you];
  if (own === 0) return undefined;
  const points = pointsOf(line, board);
  return {
    outcome: own > 0 ? 'won' : 'lost',
    company: balance.filter((each) => Math.sign(each) === Math.sign(own)).length > 1 ? 'together' : 'alone',
    ...(points && { points }),
  };
}

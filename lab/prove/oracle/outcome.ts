// Who has won a contract of two sides, and how high (SPEC 2.5, 2.9, 3.5, 3.9, 3.16; OPTIONS score.*, stoss.takesOver).
import { isTout, type Lines, listed } from './contracts.ts';
import type { Named, Table } from './table.ts';

export interface Sides {
  /** Card points and tricks of the declaring side, and the number of tricks of the whole round. */
  readonly points: number;
  readonly tricks: number;
  readonly all: number;
  /** Whether the defenders have given the last step of the chain of doublings. */
  readonly defendersDoubledLast: boolean;
}

export interface Outcome {
  readonly winner: 'declarer' | 'defenders' | 'draw';
  readonly bonus: 'none' | 'schneider' | 'schwarz';
}

const linesOf = ({ id }: Named, { house }: Table): Lines =>
  listed(id).lines ?? {
    win: house['score.winAt'],
    schneider: house['score.schneiderAt'],
    safe: house['score.safeAt'],
    ...(house['score.tie60'] === 'draw' && { draw: 60 }),
  };

/** Whether the contract is decided by tricks alone; undefined where card points decide. */
export function byTricks({ id }: Named, { tricks, all }: Pick<Sides, 'tricks' | 'all'>): Outcome['winner'] | undefined {
  if (id === 'sie') return 'declarer';
  if (id === 'bettel' || id === 'open-bettel') return tricks === 0 ? 'declarer' : 'defenders';
  return isTout(id) ? (tricks === all ? 'declarer' : 'defenders') : undefined;
}

export const decidedByTricks = (contract: Named): boolean => byTricks(contract, { tricks: 0, all: 0 }) !== undefined;

/** Whether tricks have ended the round before the last one: a Tout that lost one, a Bettel that took one. */
export const isDecided = ({ id }: Named, { house }: Table, side: number, others: number): boolean =>
  house['play.decided'] === 'ends' && (isTout(id) ? others > 0 : (id === 'bettel' || id === 'open-bettel') && side > 0);

/** Whether the side that has doubled last needs the points (OPTIONS stoss.takesOver, kreuz.declaringSide). */
const lastDoublerNeeds = ({ id }: Named, { house }: Table): boolean =>
  house['stoss.takesOver'] || (id === 'kreuz' && house['kreuz.declaringSide'] === 'last-doubler');

/** A Tout that is paid by what it came to: all tricks, or how few card points the loser of it has (RELATIVES SH1). */
function toutBonus({ id }: Named, { house }: Table, { points, tricks, all }: Sides): Outcome['bonus'] {
  if (!isTout(id) || house['tout.bonuses'] !== 'earned') return 'none';
  if (tricks === all || tricks === 0) return 'schwarz';
  return points < house['score.safeAt'] ? 'schneider' : 'none';
}

export function outcomeOf(contract: Named, table: Table, sides: Sides): Outcome {
  const decided = byTricks(contract, sides);
  if (decided) return { winner: decided, bonus: toutBonus(contract, table, sides) };
  const turned = sides.defendersDoubledLast && lastDoublerNeeds(contract, table);
  const points = turned ? 120 - sides.points : sides.points;
  const { win, schneider, safe, draw } = linesOf(contract, table);
  if (points === draw) return { winner: 'draw', bonus: 'none' };
  const needed = points >= win;
  const schwarz = sides.tricks === sides.all || sides.tricks === 0;
  const high = needed ? points >= schneider : points < safe;
  return {
    winner: needed === turned ? 'defenders' : 'declarer',
    bonus: schwarz ? 'schwarz' : high ? 'schneider' : 'none',
  };
}

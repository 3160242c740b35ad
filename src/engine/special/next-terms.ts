// The terms of the next deal: doublings that it brings along, the special round that it belongs to, the Stock before it.
import { cardsOfPack } from '../base/cards.ts';
import type { RoundTerms } from '../table/log.ts';
import { randomOf, shuffled } from '../base/random.ts';
import type { BroughtDoublings } from '../scoring/doublings.ts';
import type { Seat } from '../base/seats.ts';
import { houseOf, type TableRules } from '../table/table-rules.ts';
import { bockDoublings } from './bock.ts';
import { type AceDraw, drawAces, kreuzTeam, layerIn, leadsByDoubling } from './kreuz.ts';
import { type QueuedRound, type SheetOf, type Standing, standingOf } from './standing.ts';
import type { SpecialTerms, Turn } from '../table/terms.ts';

export interface DealTo extends SheetOf {
  readonly seed: string;
  /** The player left of the dealer, by the number of the deal. */
  readonly forehandOf: (number: number) => Seat;
}

/** What the next deal of a session brings along besides its dealer; nothing at a table without such rules. */
export function broughtTerms(session: DealTo): Omit<RoundTerms, 'dealer'> {
  const { rules } = session;
  const standing = standingOf(session);
  const doublings = doublingsOf(rules, standing);
  const [running] = standing.rounds;
  const special = running && specialTerms(session, running);
  return {
    ...(doublings && { doublings }),
    ...(special && { special }),
    ...(rules.allPass === 'stock' && { stock: standing.stock }),
    ...(standing.draws > 0 && { carried: standing.draws }),
  };
}

function doublingsOf(rules: TableRules, { bocks, hausbocks }: Standing): BroughtDoublings | undefined {
  const bock = bockDoublings(houseOf(rules), bocks);
  if (bock === 0 && hausbocks === 0) return undefined;
  return { ...(bock > 0 && { bock }), ...(hausbocks > 0 && { hausbock: 1 }) };
}

function specialTerms(session: DealTo, { kind, left, begins }: QueuedRound): SpecialTerms {
  const house = houseOf(session.rules);
  const of = house['round.length'];
  const turn: Turn = { deal: of - left + 1, of };
  if (kind !== 'kreuz') return { kind, ...turn };
  const present = session.sheet.length + 1;
  const drawn =
    house['kreuz.form'] === 'aces'
      ? aceDraw(session, house['kreuz.draw'] === 'per-deal' ? present : begins)
      : undefined;
  const layer = leadsByDoubling(house) ? layerIn(session.sheet.at(-1)) : undefined;
  return {
    kind,
    ...turn,
    ...kreuzTeam(house, layer ?? session.forehandOf(present), drawn?.team),
    ...(drawn && { draw: drawn.draw }),
    ...(layer !== undefined && { layer }),
  };
}

/** The Aces dealt before the deal of this number; once more if all of them fall to one player. */
function aceDraw({ seed, rules, forehandOf }: DealTo, number: number): AceDraw {
  const random = randomOf(seed, 'kreuz', number);
  for (;;) {
    const drawn = drawAces(shuffled(cardsOfPack(rules.pack), random), forehandOf(number));
    if (drawn) return drawn;
  }
}

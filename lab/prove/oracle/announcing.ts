// What may be announced by whoever the auction, an empty auction or a special round has made declarer (SPEC 2.3 - 2.4, 3.9, 3.12, 3.13).
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Entry, RoundTerms } from '../../../src/engine/table/log.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { formsOf, mussCalls } from './announceable.ts';
import { bidOf } from './bidding.ts';
import { levelOf, levelsOf } from './oracle-levels.ts';
import { saidIn } from './said.ts';
import { dealtHands, isUsualTrump, playedHands } from './deal.ts';
import { forehandOf, type Named, playersOf, type Table } from './table.ts';

const ALL_SUITS = ['E', 'G', 'H', 'S'] as const;

/** Who announces, and every form in which that may be done; undefined where nobody does. */
export function announcementsIn(
  table: Table,
  { dealer, special }: RoundTerms,
  entries: readonly Entry[],
): { readonly seat: Seat; readonly forms: readonly Named[] } | undefined {
  const players = playersOf(table);
  const dealt = dealtHands(table, { dealer, ...(special && { special }) }, entries);
  const forehand = forehandOf(dealer, players);
  // The suit is named before a card besides the four of the Teufel has been seen.
  if (special?.kind === 'teufel') return { seat: forehand, forms: ALL_SUITS.map((trump) => ({ id: 'solo', trump })) };
  if (special?.kind === 'schieber') return schieberOf(table, entries, playedHands(table, dealt, entries));
  const bid = bidOf(table, saidIn(entries), forehand, players);
  if (bid.kind === 'nobody') {
    const seat = dealt.findIndex((hand) => hand.includes('EO')) as Seat;
    return { seat, forms: mussOf(table, dealt[seat] ?? []) };
  }
  if (bid.kind !== 'plays') return undefined;
  const { seat, level, only, most = Infinity } = bid;
  const ids = levelsOf(table)
    .flat()
    .filter((id) => levelOf(table, id) >= level && levelOf(table, id) <= most && (only ?? id) === id);
  return { seat, forms: ids.flatMap((id) => formsOf(table, id, dealt[seat] ?? [])) };
}

/** A Solo in a suit, as in any auction; with nothing but lords in the hand any suit will do. */
function schieberOf(
  table: Table,
  entries: readonly Entry[],
  hands: readonly (readonly Card[])[],
): ReturnType<typeof announcementsIn> {
  const taker = entries.find((entry) => entry.type === 'obers' && entry.answer === 'take');
  if (taker?.type !== 'obers') return undefined;
  const forms = formsOf(table, 'solo', hands[taker.seat] ?? []);
  return {
    seat: taker.seat,
    forms: forms.length > 0 ? forms : ALL_SUITS.map((trump) => ({ id: 'solo', trump })),
  };
}

function mussOf(table: Table, hand: readonly Card[]): readonly Named[] {
  const most = table.house['muss.maxTrumps'];
  const id = most !== 'none' && hand.filter(isUsualTrump).length > most ? 'muss-rufer' : 'muss';
  return mussCalls(table, hand).map((called) => ({ id, called }));
}

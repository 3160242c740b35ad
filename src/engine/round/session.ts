// Many rounds at one table: who deals, what has been won and lost.
import type { Entry, RoundTerms } from '../table/log.ts';
import { cardsOfPack } from '../base/cards.ts';
import { chalkAfter } from '../table/chalk.ts';
import { bySeatOf, inChairs } from '../table/chairs.ts';
import { missingOn } from '../table/target-games.ts';
import { randomOf, shuffled } from '../base/random.ts';
import type { Round } from '../table/round.ts';
import { announcementOf } from '../base/contract.ts';
import { type BySeat, type Seat, seatAfter } from '../base/seats.ts';
import type { SheetLine } from '../table/sheet.ts';
import { broughtTerms } from '../special/next-terms.ts';
import type { CalledRound } from '../special/standing.ts';
import { laidAfterTrickIn } from '../doubling/laid.ts';
import { leadsByDoubling } from '../special/kreuz.ts';
import { dealsWithDueSolos, owingAfter, repeatedIn, soloDebts } from '../special/due-solos.ts';
import { stockMoveIn } from '../special/stock.ts';
import type { HouseRules } from '../options/options.ts';
import { isScored, isThrownIn } from '../table/readers.ts';
import { gameAt, houseOf, peopleAt, playersAt, type TableRules } from '../table/table-rules.ts';

/** A sitting: the same players, rules and seed. Rounds are numbered from 1. */
export interface Session {
  readonly seed: string;
  readonly rules: TableRules;
  readonly firstDealer: Seat;
  readonly sheet: readonly SheetLine[];
  /** Special rounds that players have asked for, in the order in which they did. */
  readonly called?: readonly CalledRound[];
  /** So many deals, each of which stands by itself: nothing is brought along from one to the next. Set in challenges. */
  readonly apartDeals?: number;
}

/** Number of the next round, or of the one being played. */
export const roundNumber = (session: Session): number => session.sheet.length + 1;

/**
 * The deal passes to the left after every deal, also after a thrown-in one (SPEC 2.2), but not after a solo that was owed and that its
 * player has named himself (SPEC 8).
 */
const dealerOf = ({ firstDealer, sheet, rules }: Session, number: number): Seat =>
  seatAfter(firstDealer, number - 1 - repeatedIn(sheet, soloDealsAt(rules)), peopleAt(rules));

const soloDealsAt = (rules: TableRules): HouseRules['dok.soloDeals'] => houseOf(rules)['dok.soloDeals'];

/** Whether everybody owes a solo in a session of this table. */
const owesSolos = (rules: TableRules): boolean => gameAt(rules).dueSolos?.(houseOf(rules)) ?? false;

/** Who still owes a solo; undefined where nobody does from the start. */
export const owingIn = ({ rules, sheet }: Session): readonly Seat[] | undefined =>
  owesSolos(rules) ? owingAfter(sheet) : undefined;

/** Deals after which the session is over, so that everybody has dealt equally often or played a solo; undefined where it is left open. */
export function dealsIn(rules: TableRules): number | undefined {
  if (owesSolos(rules)) return dealsWithDueSolos(soloDealsAt(rules));
  const rounds = houseOf(rules)['session.length'];
  return rounds === 'open' ? undefined : rounds * peopleAt(rules);
}

/** The same of a session, which may have fixed it by itself. */
export const dealsOf = ({ rules, apartDeals }: Pick<Session, 'rules' | 'apartDeals'>): number | undefined =>
  apartDeals ?? dealsIn(rules);

/** How many points win a game of several deals; undefined where deals are not put together to games. */
export const targetIn = (rules: TableRules): number | undefined => gameAt(rules).target?.(houseOf(rules));

/** Whether all deals that the table has agreed on have been played; games to a number of points follow each other as long as one likes. */
export const isSessionOver = (session: Session): boolean => session.sheet.length >= (dealsOf(session) ?? Infinity);

/** Whether something may be written before a deal is over, which may win the game of several deals. */
const writesInBetween = (rules: TableRules): boolean =>
  rules.contracts.some(({ pairBonus }) => pairBonus !== undefined);

/** What still fails each seat of the next deal to win the game that it belongs to. */
function missingIn(session: Session): BySeat<number> {
  const { rules, sheet } = session;
  const deal = { rules, terms: { dealer: dealerOf(session, roundNumber(session)) }, entries: [] };
  return bySeatOf(deal, missingOn(sheet, targetIn(rules) ?? Infinity));
}

/** The terms of the next round follow from the sheet alone: its dealer, what doubles it, whether it is a special one. */
export const nextTerms = (session: Session): RoundTerms =>
  session.apartDeals === undefined ? followingTerms(session) : termsApart(session);

/** Of a deal that stands by itself; a Stock before it is empty. */
const termsApart = ({ rules, firstDealer, sheet }: Session): RoundTerms => ({
  dealer: seatAfter(firstDealer, sheet.length, peopleAt(rules)),
  ...(rules.allPass === 'stock' && { stock: 0 }),
});

const followingTerms = (session: Session): RoundTerms => ({
  dealer: dealerOf(session, roundNumber(session)),
  ...(gameAt(session.rules).numbers?.chalk && {
    chalk: chalkAfter(session.sheet, targetIn(session.rules) ?? Infinity),
  }),
  ...(writesInBetween(session.rules) && { missing: missingIn(session) }),
  ...(owesSolos(session.rules) && {
    solos: soloDebts(
      session.sheet,
      seatAfter(dealerOf(session, roundNumber(session)), 1, playersAt(session.rules)),
      soloDealsAt(session.rules),
    ),
  }),
  ...broughtTerms({
    ...session,
    forehandOf: (number) => seatAfter(dealerOf(session, number), 1, playersAt(session.rules)),
  }),
});

/** The shuffled pack of the next round; it depends only on the seed, the number of the round and the pack. */
export const nextShuffle = (session: Session): Entry => ({
  type: 'shuffled',
  pack: shuffled(cardsOfPack(session.rules.pack), randomOf(session.seed, 'deal', roundNumber(session))),
});

/** Whether a round counts, or was practice. */
export type Counting = 'counted' | 'practice';

/** The session with a finished round written on the sheet, under the chairs of its players; unchanged by a round that is not over. */
export function withRound(session: Session, round: Round, counting: Counting = 'counted'): Session {
  const line = sheetLine(roundNumber(session), round, counting);
  return line ? { ...session, sheet: [...session.sheet, inChairs(line, round)] } : session;
}

/** The line of a round that is over, with the seats of the round; undefined for any other. */
export function sheetLine(number: number, round: Round, counting: Counting = 'counted'): SheetLine | undefined {
  const head = { number, dealer: round.terms.dealer, ...(counting === 'practice' && { practice: true as const }) };
  const moved = counting === 'counted' ? stockMoveIn(round) : undefined;
  const stock = moved && { stock: moved };
  if (isThrownIn(round))
    return { kind: 'thrownIn', ...head, ...(round.why !== 'allPass' && { why: round.why }), ...stock };
  if (!isScored(round)) return undefined;
  const special = round.terms.special && { special: round.terms.special.kind };
  const { play, result, settlement } = round;
  const announcement = announcementOf(play.contract);
  const last = leadsByDoubling(houseOf(round.rules)) ? laidAfterTrickIn(round.entries).at(-1) : undefined;
  const layer = last !== undefined && { layer: last };
  return { kind: 'played', ...head, announcement, result, settlement, ...stock, ...special, ...layer };
}

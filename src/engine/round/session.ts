// Many rounds at one table: who deals, what has been won and lost.
import type { Entry, RoundTerms } from '../table/log.ts';
import { cardsOfPack } from '../base/cards.ts';
import { chalkAfter } from '../table/chalk.ts';
import { inChairs } from '../table/chairs.ts';
import { randomOf, shuffled } from '../base/random.ts';
import type { Round } from '../table/round.ts';
import { announcementOf } from '../base/contract.ts';
import type { BySeat, Seat } from '../base/seats.ts';
import type { SheetLine } from '../table/sheet.ts';
import { bySeat, seatAfter } from '../base/seats.ts';
import { broughtTerms } from '../special/next-terms.ts';
import type { CalledRound } from '../special/standing.ts';
import { laidAfterTrickIn } from '../doubling/laid.ts';
import { leadsByDoubling } from '../special/kreuz.ts';
import { stockMoveIn } from '../special/stock.ts';
import type { TableRules } from '../table/table-rules.ts';
import { gameAt, houseOf, playersAt } from '../table/table-rules.ts';

/** A sitting: the same players, rules and seed. Rounds are numbered from 1. */
export interface Session {
  readonly seed: string;
  readonly rules: TableRules;
  readonly firstDealer: Seat;
  readonly sheet: readonly SheetLine[];
  /** Special rounds that players have asked for, in the order in which they did. */
  readonly called?: readonly CalledRound[];
}

/** Number of the next round, or of the one being played. */
export const roundNumber = (session: Session): number => session.sheet.length + 1;

/** The deal passes to the left after every deal, also after a thrown-in one (SPEC 2.2). */
const dealerOf = (session: Session, number: number): Seat =>
  seatAfter(session.firstDealer, number - 1, playersAt(session.rules));

/** Deals after which the session is over, so that everybody has dealt equally often; undefined where it is left open. */
export function dealsIn(rules: TableRules): number | undefined {
  const rounds = houseOf(rules)['session.length'];
  return rounds === 'open' ? undefined : rounds * playersAt(rules);
}

/** How many points end a session; undefined where the number of deals does, or nothing. */
export const targetIn = (rules: TableRules): number | undefined => gameAt(rules).target?.(houseOf(rules));

/** Whether all deals that the table has agreed on have been played, or somebody has as many points as end it. */
export function isSessionOver({ rules, sheet }: Session): boolean {
  const target = targetIn(rules);
  if (target !== undefined) return totalsOf(sheet).some((total) => total >= target);
  return sheet.length >= (dealsIn(rules) ?? Infinity);
}

/** The terms of the next round follow from the sheet alone: its dealer, what doubles it, whether it is a special one. */
export const nextTerms = (session: Session): RoundTerms => ({
  dealer: dealerOf(session, roundNumber(session)),
  ...(gameAt(session.rules).numbers?.chalk && {
    chalk: chalkAfter(session.sheet, targetIn(session.rules) ?? Infinity),
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
  if (round.phase === 'thrownIn')
    return { kind: 'thrownIn', ...head, ...(round.why !== 'allPass' && { why: round.why }), ...stock };
  if (round.phase !== 'scored') return undefined;
  const special = round.terms.special && { special: round.terms.special.kind };
  const { play, result, settlement } = round;
  const announcement = announcementOf(play.contract);
  const last = leadsByDoubling(houseOf(round.rules)) ? laidAfterTrickIn(round.entries).at(-1) : undefined;
  const layer = last !== undefined && { layer: last };
  return { kind: 'played', ...head, announcement, result, settlement, ...stock, ...special, ...layer };
}

/** What a line adds to the total of a seat, in cents, with what goes into the Stock and out of it: nothing for practice. */
export const countedIn = (line: SheetLine, seat: Seat): number =>
  line.practice ? 0 : (line.kind === 'played' ? line.settlement.balance[seat] : 0) + (line.stock?.moved[seat] ?? 0);

/** Running totals in cents, one per seat. */
export const totalsOf = (sheet: readonly SheetLine[]): BySeat<number> =>
  bySeat((seat) => sheet.reduce((sum, line) => sum + countedIn(line, seat), 0));

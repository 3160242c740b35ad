// Rounds in which any contract of any table is played by chance, without the auction that led to it.
import { announceObjection } from '../../../src/engine/play/announce-rules.ts';
import { startAuction } from '../../../src/engine/auction/auction.ts';
import { type Card, cardsOfPack } from '../../../src/engine/base/cards.ts';
import { type Announcement, announcementsOf, contractOf, type ContractRow } from '../../../src/engine/base/contract.ts';
import { dealFrom } from '../../../src/engine/table/dealing.ts';
import { type Entry, isAside, type RoundTerms } from '../../../src/engine/table/log.ts';
import { declared, undeclared } from '../../../src/engine/phases/announcing.ts';
import { mayReturn, offeredCard } from '../../../src/engine/phases/returning.ts';
import { type Random, shuffled } from '../../../src/engine/base/random.ts';
import { forehandOf, type Round } from '../../../src/engine/table/round.ts';
import { type BySeat, type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import { legalDecisions } from '../../../src/engine/round/step.ts';
import { playersAt, seatsAt, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { after } from './rounds.ts';

export const oneOf = <T>(items: readonly T[], random: Random): T => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** Deals in which somebody is looked for who may announce the contract. */
const DEALS = 400;

type Dealt = BySeat<readonly Card[]>;

/** What stands in the log before the first card. */
export interface Before {
  readonly entries?: readonly Entry[];
  readonly terms?: Omit<RoundTerms, 'dealer'>;
}

/** The contract about to be played with a deal by chance; undefined if nobody was dealt a hand for it. */
export function roundOf(
  rules: TableRules,
  row: ContractRow,
  random: Random,
  { entries = [], terms: brought = {} }: Before = {},
): Round | undefined {
  const terms: RoundTerms = { ...brought, dealer: oneOf(seatsAt(rules), random) };
  for (let deal = 0; deal < DEALS; deal++) {
    const dealt = dealFrom(rules, terms, shuffled(cardsOfPack(rules.pack), random));
    const base = { rules, terms, entries, dealt, auction: startAuction(rules.ranking, playersAt(rules), 0) };
    if (row.parties.kind === 'everyone') return undeclared(base, { contract: row.id });
    const found = announcerOf(rules, row, dealt, random);
    if (!found) continue;
    const { seat, announcement } = found;
    if (row.parties.kind === 'offered') {
      const married = marriage(base, seat);
      if (married) return married;
      continue;
    }
    const special = { kind: 'kreuz', deal: 1, of: 4, declarer: seat, partner: seatAfter(seat, 1, 4) } as const;
    const declarer = row.id === 'bierkopf' ? forehandOf({ rules, terms }) : seat;
    return declared({ ...base, declarer, ...(row.id === 'kreuz' && { terms: { ...terms, special } }) }, announcement);
  }
  return undefined;
}

function announcerOf(rules: TableRules, row: ContractRow, dealt: Dealt, random: Random) {
  const all = seatsAt(rules).flatMap((seat) =>
    announcementsOf(row)
      .filter((each) => !announceObjection(contractOf(row, each), rules.pack, dealt[seat]))
      .map((announcement): { seat: Seat; announcement: Announcement } => ({ seat, announcement })),
  );
  return all.length > 0 ? oneOf(all, random) : undefined;
}

type Base = Omit<Extract<Round, { phase: 'returning' }>, 'phase' | 'suitor' | 'acceptor' | 'offered'>;

function marriage(base: Base, suitor: Seat): Round | undefined {
  const acceptor = seatsAt(base.rules).find(
    (seat) => seat !== suitor && mayReturn(base.rules, base.dealt[seat]).length > 0,
  );
  if (acceptor === undefined) return undefined;
  const returning: Round = {
    ...base,
    phase: 'returning',
    suitor,
    acceptor,
    offered: offeredCard(base.rules, base.dealt[suitor]),
  };
  const [first] = legalDecisions(returning, acceptor);
  return first && after(returning, first);
}

/** One in so many chances to double is taken. */
const DOUBLING_ODDS = 3;

/** What somebody does next, by chance; runners are always claimed. */
export function anyEntry(round: Round, random: Random): Entry {
  const legal = seatsAt(round.rules).flatMap((seat) => legalDecisions(round, seat));
  const asides = legal.filter(isAside);
  if (asides.length > 0 && random.below(DOUBLING_ODDS) === 0) return oneOf(asides, random);
  const turn = legal.filter((each) => !isAside(each));
  return turn.find((each) => each.type === 'claim' && each.says === 'claim') ?? oneOf(turn, random);
}

/** Every state of the round to its end, the first one included. */
export function statesOf(start: Round, random: Random): readonly Round[] {
  const states = [start];
  for (let round = start; round.phase !== 'scored'; states.push(round)) round = after(round, anyEntry(round, random));
  return states;
}

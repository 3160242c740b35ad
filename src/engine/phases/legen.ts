// Phase "legen": one after the other lays or leaves it, each before seeing more than half a hand (SPEC 3.2, 4.1).
import { noAuction } from '../auction/auction.ts';
import type { Card } from '../base/cards.ts';
import { dealFrom } from '../table/dealing.ts';
import { laidIn, type Legen, legenIn } from '../doubling/laid.ts';
import type { Entry, RoundTerms } from '../table/log.ts';
import { packetsIn } from '../base/packets.ts';
import { type CuttingRound, forehandOf, type LegenRound, type Round } from '../table/round.ts';
import { type BySeat, bySeat, type Seat, seatsFrom } from '../base/seats.ts';
import { handSizeAt, houseOf, playersAt, type TableRules } from '../table/table-rules.ts';
import { dealtAtFirst, opened } from './opening.ts';
import type { PhaseModule } from '../kernel/phase.ts';

/** Who is asked next whether to lay; undefined when nobody is any more. */
function legenTurn(rules: TableRules, terms: RoundTerms, entries: readonly Entry[]): Seat | undefined {
  const said = legenIn(entries);
  const next = seatsFrom(forehandOf({ rules, terms }), playersAt(rules))[said.length];
  switch (houseOf(rules)['legen.form']) {
    case 'off':
      return undefined;
    case 'all':
      return next;
    case 'forehand':
      return said.length === 0 ? next : undefined;
    case 'chain':
      return said.every(({ says }) => says === 'lay') ? next : undefined;
  }
}

/** Special rounds in which the first packets are no measure of anything, or are seen by all who need them. */
const WITHOUT_LEGEN: readonly string[] = ['schieber', 'teufel'];

/** The cut pack is dealt: whole, or only so much of it as those may see who are asked to lay. */
export function dealtOut(
  { rules, terms, entries }: CuttingRound,
  cut: readonly Card[],
  packets: readonly number[],
): Round {
  const round: LegenRound = { phase: 'legen', rules, terms, entries, cut, packets };
  const asks = !WITHOUT_LEGEN.includes(terms.special?.kind ?? '') && legenTurn(rules, terms, entries) !== undefined;
  return asks ? round : allDealt(round);
}

/**
 * The cards that each player may see while they lay: the first half of the hand, in whatever packets it is dealt; the dealer
 * the second, if the table has it so.
 */
export function packetsSeen({ rules, terms, cut, packets }: LegenRound): BySeat<readonly Card[]> {
  const hands = dealtFrom(rules, terms, cut, packets);
  const [half = 0] = packetsIn('halves', handSizeAt(rules));
  const bySecond = houseOf(rules)['legen.dealerSecondPacket'];
  return bySeat((seat) => (seat === terms.dealer && bySecond ? hands[seat].slice(half) : hands[seat].slice(0, half)));
}

const dealtFrom = (rules: TableRules, terms: RoundTerms, cut: readonly Card[], packets: readonly number[]) =>
  dealFrom({ ...rules, packets }, terms, cut);

const legenFor = ({ rules, terms, entries }: LegenRound, seat: Seat): readonly Legen[] =>
  seat === legenTurn(rules, terms, entries)
    ? [
        { type: 'legen', seat, says: 'lay' },
        { type: 'legen', seat, says: 'leave' },
      ]
    : [];

/** The round after an answer: the next one is asked, or everybody gets the rest. The answer is in its log already. */
function afterLegen(round: LegenRound): Round {
  const { rules, terms, entries } = round;
  return legenTurn(rules, terms, entries) === undefined ? allDealt(round) : round;
}

/** Everybody has a whole hand: it goes on, unless nobody has laid where that throws the deal in (SPEC 4.1). */
function allDealt({ rules, terms, entries, cut, packets }: LegenRound): Round {
  const dealt = dealtAtFirst({ rules: { ...rules, packets }, terms, entries }, cut);
  const round = { rules, terms, entries, dealt };
  const house = houseOf(rules);
  const asked = legenIn(entries).length > 0;
  if (asked && house['legen.form'] === 'all' && house['legen.hausbock'] && laidIn(entries).length === 0)
    return {
      ...round,
      phase: 'thrownIn',
      why: 'hausbock',
      auction: noAuction(rules.ranking, playersAt(rules), forehandOf({ rules, terms })),
    };
  return opened(round, cut);
}

export const LEGEN_PHASE = {
  id: 'legen',
  acts: { legen: { when: 'turn', apply: afterLegen } },
  turn: ({ rules, terms, entries }) => legenTurn(rules, terms, entries),
  candidates: legenFor,
  shows: (round) => ({ dealt: packetsSeen(round), held: packetsSeen(round) }),
} satisfies PhaseModule<'legen'>;

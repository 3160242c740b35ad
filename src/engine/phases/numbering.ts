// Phases "numbering" and "yielding": trumps are made by whoever bids most of them, and partners agree about a tie (SPEC 7.1).
import { rankOf, SUITS } from '../base/cards.ts';
import { announcementsOf, contractOf, type ContractRow, sameAnnouncement } from '../base/contract.ts';
import { announceObjection } from '../play/announce-rules.ts';
import { type Reason, reason } from '../base/reasons.ts';
import { type Seat, seatAfter } from '../base/seats.ts';
import type { Consequence } from '../kernel/consequence.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { inHand } from '../kernel/zones.ts';
import { chalkIn, makersRow } from '../table/chalk.ts';
import { TIE_ANSWERS } from '../table/decisions.ts';
import type { Decision } from '../table/log.ts';
import {
  ALL_LORDS,
  highestNumber,
  holdingOf,
  isHigherRank,
  lordsIn,
  lowestOf,
  neededFor,
  type NumberBid,
  outcomeOfNumbers,
} from '../table/numbers.ts';
import { forehandOf, type NumberingRound, type Round, type YieldingRound } from '../table/round.ts';
import { numberTermsAt, playersAt, rowOf, type TableRules } from '../table/table-rules.ts';
import { declared } from './announcing.ts';
import { tellDealt } from './telling.ts';

type Bid = Extract<Decision, { type: 'number' }>;
type Say = Extract<Decision, { type: 'call' }>;
type Announce = Extract<Decision, { type: 'announce' }>;
type Answer = Extract<Decision, { type: 'tie' }>;

const PASS = 'weiter';

/** The contract that the numbers are bid for. Throws for a table without one (programming error). */
function rowAt({ rules: { contracts } }: Pick<NumberingRound, 'rules'>): ContractRow {
  const [row] = contracts;
  if (!row) throw new Error('this table has no contract');
  return row;
}

function objectionToPass(round: NumberingRound, { seat, call }: Say): Reason | undefined {
  if (call !== PASS) return reason('A.NOT_PLAYED', {});
  const lords = lordsIn(rowAt(round), round.dealt[seat]);
  const free = round.numbers.length > 0 || lords.length === 0 || lords.length === ALL_LORDS;
  return free ? undefined : reason('A.MUST_BID', { lords });
}

function objectionToBid(round: NumberingRound, { seat, count, suit }: Bid): Reason | undefined {
  const row = rowAt(round);
  const { lords, suited } = holdingOf(row, round.dealt[seat], suit);
  if (lords.length === 0) return reason('A.NO_JACK', { lords: lordsOfPack(row) });
  if (lords.length === ALL_LORDS && numberTermsAt(round.rules).allLords === 'noNumber')
    return reason('A.FOUR_JACKS', { lords });
  if (suited.length === 0) return reason('A.SUIT_NEEDS_CARD', { suit, lords });
  const trumps = [...lords, ...suited];
  if (count !== trumps.length) return reason('A.WRONG_NUMBER', { said: count, trumps });
  const highest = highestNumber(round.numbers);
  if (count < highest) return reason('A.NOT_HIGHER', { bid: highest });
  const lowest = lowestOf(row, suited);
  const need = neededFor(row, numberTermsAt(round.rules), round.numbers, seat, count);
  const enough = need !== undefined && !isHigherRank(row, need, rankOf(lowest));
  return enough ? undefined : reason('A.MIT_TOO_LOW', { lowest, need: need ?? 'A' });
}

/** A Solo of the game, not in its first deal, and for the hands that its contract asks for. */
function objectionToSolo(
  { rules, terms, dealt }: NumberingRound,
  { seat, announcement }: Announce,
): Reason | undefined {
  const row = solosAt(rules).find(({ id }) => id === announcement.contract);
  if (!row) return reason('A.NOT_PLAYED', {});
  if (!announcementsOf(row).some((each) => sameAnnouncement(each, announcement))) return reason('A.BAD_CALL', {});
  if (chalkIn(terms) === 'first') return reason('A.SOLO_FIRST_DEAL', {});
  return announceObjection(contractOf(row, announcement), rules.pack, dealt[seat]);
}

/** The Solos of a table, as its rules have them. */
const solosAt = (rules: TableRules): readonly ContractRow[] =>
  numberTermsAt(rules).solos.flatMap(({ id }) => rowOf(rules, id) ?? []);

/** A Solo ends the bidding: at once, or once cards have been exchanged. */
function afterSolo({ speaker: _speaker, ...round }: NumberingRound, { seat, announcement }: Announce): Round {
  return rowOf(round.rules, announcement.contract)?.exchange
    ? { ...round, phase: 'giving', declarer: seat, announcement }
    : declared({ ...round, declarer: seat }, announcement);
}

const lordsOfPack = (row: ContractRow): ReturnType<typeof lordsIn> =>
  lordsIn(
    row,
    row.trumps.flatMap((step) => ('rank' in step ? SUITS.map((suit) => `${suit}${step.rank}` as const) : [])),
  );

function afterBid(round: NumberingRound, { seat, count, suit }: Bid): Round {
  const row = rowAt(round);
  const { suited } = holdingOf(row, round.dealt[seat], suit);
  const bid: NumberBid = { seat, count, suit, lowest: rankOf(lowestOf(row, suited)) };
  return afterSpeaking({ ...round, numbers: [...round.numbers, bid] });
}

/** Everybody speaks once, the dealer last. */
function afterSpeaking(round: NumberingRound): Round {
  const next = seatAfter(round.speaker, 1, playersAt(round.rules));
  return next === forehandOf(round) ? closed(round) : { ...round, speaker: next };
}

function closed({ speaker: _speaker, ...round }: NumberingRound): Round {
  const outcome = outcomeOfNumbers(rowAt(round), numberTermsAt(round.rules), round.numbers);
  if (!outcome) return { ...round, phase: 'thrownIn', why: 'allPass' };
  return outcome.kind === 'maker' ? made(round, outcome.bid) : { ...round, phase: 'yielding', tied: outcome.tied };
}

/** The suit of the maker is named, and the cards are played. */
const made = (round: Omit<NumberingRound, 'speaker' | 'phase'>, { seat, suit }: NumberBid): Round =>
  declared(
    { ...round, declarer: seat },
    { contract: makersRow(round.rules, chalkIn(round.terms), seat).id, trump: suit },
  );

function afterAnswer({ tied, ...round }: YieldingRound, { answer }: Answer): Round {
  const [earlier, later] = tied;
  return made(round, answer === 'yield' ? earlier : later);
}

/**
 * The number that each suit stands for in the hand, which may not be bid without an Unter but is at least one; passing; and the Solos.
 */
const bidsFor = (round: NumberingRound, seat: Seat): readonly Decision[] =>
  seat === round.speaker
    ? [
        ...SUITS.flatMap((suit): Bid | [] => {
          const { lords, suited } = holdingOf(rowAt(round), round.dealt[seat], suit);
          const count = lords.length + suited.length;
          return count === 0 ? [] : { type: 'number', seat, count, suit };
        }),
        { type: 'call', seat, call: PASS },
        ...solosAt(round.rules)
          .flatMap(announcementsOf)
          .map((announcement): Announce => ({ type: 'announce', seat, announcement })),
      ]
    : [];

const answersFor = ({ tied: [, later] }: YieldingRound, seat: Seat): readonly Answer[] =>
  seat === later.seat ? TIE_ANSWERS.map((answer) => ({ type: 'tie', seat, answer })) : [];

const makerKnown = (next: Round): readonly Consequence[] =>
  'declarer' in next && next.declarer !== undefined ? [{ type: 'auctionWon', declarer: next.declarer }] : [];

export const NUMBERING = {
  id: 'numbering',
  acts: {
    number: {
      when: 'turn',
      objection: objectionToBid,
      apply: afterBid,
      tell: (entry, to) =>
        to === entry.seat || to === 'looker' ? entry : { type: entry.type, seat: entry.seat, count: entry.count },
    },
    call: { when: 'turn', objection: objectionToPass, apply: afterSpeaking },
    announce: { when: 'turn', objection: objectionToSolo, apply: afterSolo },
  },
  turn: ({ speaker }) => speaker,
  candidates: bidsFor,
  shows: inHand,
  tells: tellDealt,
  left: (_round, next) => makerKnown(next),
} satisfies PhaseModule<'numbering'>;

export const YIELDING = {
  id: 'yielding',
  acts: { tie: { when: 'turn', apply: afterAnswer } },
  turn: ({ tied: [, later] }) => later.seat,
  candidates: answersFor,
  shows: inHand,
  tells: tellDealt,
  left: (_round, next) => makerKnown(next),
} satisfies PhaseModule<'yielding'>;

// Phase "calling": contracts are called in turn, each of a higher class than the one before; who is not overcalled declares (SPEC 3.19).
import { announceObjection } from '../play/announce-rules.ts';
import { announcementsOf, contractOf, sameAnnouncement } from '../base/contract.ts';
import { reason, type Reason } from '../base/reasons.ts';
import { type Seat, seatAfter } from '../base/seats.ts';
import type { Consequence } from '../kernel/consequence.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { inHand } from '../kernel/zones.ts';
import type { Decision } from '../table/log.ts';
import type { CallingRound, Round } from '../table/round.ts';
import { biddableRows, playersAt } from '../table/table-rules.ts';
import { levelOf } from '../auction/auction.ts';
import { declared } from './announcing.ts';
import { tellDealt } from './telling.ts';

type Announce = Extract<Decision, { type: 'announce' }>;
type Say = Extract<Decision, { type: 'call' }>;

const PASS = 'weiter';

function objectionToCalled({ rules, auction, dealt, highest }: CallingRound, entry: Announce): Reason | undefined {
  const { seat, announcement } = entry;
  const row = biddableRows(rules).find(({ id }) => id === announcement.contract);
  if (!row) return reason('A.NOT_PLAYED', {});
  if (!announcementsOf(row).some((each) => sameAnnouncement(each, announcement))) return reason('A.BAD_CALL', {});
  const shown = highest?.announcement.contract;
  if (shown !== undefined && levelOf(auction.ranking, row.id) <= levelOf(auction.ranking, shown))
    return reason('A.NOT_HIGHER', { shown });
  return announceObjection(contractOf(row, announcement), rules.pack, dealt[seat]);
}

function objectionToPass({ highest }: CallingRound, { call }: Say): Reason | undefined {
  if (call !== PASS) return reason('A.NOT_PLAYED', {});
  return highest ? undefined : reason('A.MUST_ANNOUNCE', {});
}

/** The round after a call; the highest class of all is not asked about any more. */
function afterCalled(round: CallingRound, { seat, announcement }: Announce): Round {
  const called = { ...round, highest: { seat, announcement } };
  const top = levelOf(round.auction.ranking, announcement.contract) === round.auction.ranking.length - 1;
  return top ? closed(called) : { ...called, speaker: seatAfter(seat, 1, playersAt(round.rules)) };
}

/** Who has called last declares. Throws if nobody has (programming error). */
function closed({ highest, speaker: _speaker, ...round }: CallingRound): Round {
  if (!highest) throw new Error('nobody has called anything');
  return declared({ ...round, declarer: highest.seat }, highest.announcement);
}

const callsFor = ({ rules, speaker }: CallingRound, seat: Seat): readonly Decision[] =>
  seat === speaker
    ? [
        ...biddableRows(rules)
          .flatMap(announcementsOf)
          .map((announcement): Announce => ({ type: 'announce', seat, announcement })),
        { type: 'call', seat, call: PASS },
      ]
    : [];

export const CALLING = {
  id: 'calling',
  acts: {
    announce: { when: 'turn', objection: objectionToCalled, apply: afterCalled },
    call: { when: 'turn', objection: objectionToPass, apply: closed },
  },
  turn: ({ speaker }) => speaker,
  candidates: callsFor,
  shows: inHand,
  tells: (round, to) => tellDealt(round, to, { called: round.highest }),
  left: (_round, next): readonly Consequence[] =>
    'declarer' in next && next.declarer !== undefined ? [{ type: 'auctionWon', declarer: next.declarer }] : [],
} satisfies PhaseModule<'calling'>;

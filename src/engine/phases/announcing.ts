// Phase "announcing": the winner of the auction names the contract (SPEC 2.4); a Sie is over at once.
import { levelOf, nameOfLevel } from '../auction.ts';
import { announceObjection } from '../announce-rules.ts';
import type { Announcement } from '../contract.ts';
import { announcementsOf, contractOf, sameAnnouncement } from '../contract.ts';
import type { Decision } from '../log.ts';
import { partnerFor } from '../parties.ts';
import type { Reason } from '../reasons.ts';
import { reason } from '../reasons.ts';
import type { AnnouncingRound, Round } from '../round.ts';
import { forehandOf } from '../round.ts';
import type { Seat } from '../seats.ts';
import { rowOf } from '../table-rules.ts';
import { startPlay } from '../tricks.ts';
import { scored } from './playing.ts';

type Announce = Extract<Decision, { type: 'announce' }>;

export function objectionToAnnounce(round: AnnouncingRound, { seat, announcement }: Announce): Reason | undefined {
  const { rules, level, dealt } = round;
  const row = rowOf(rules, announcement.contract);
  if (!row || !announcementsOf(row).some((each) => sameAnnouncement(each, announcement)))
    return reason('A.BAD_CALL', {});
  if (levelOf(rules.ranking, row.id) < level)
    return reason('A.BELOW_LEVEL', { shown: nameOfLevel(rules.ranking, level), contract: row.id });
  return announceObjection(contractOf(row, announcement), rules.pack, dealt[seat]);
}

export const announcementsFor = ({ rules, declarer }: AnnouncingRound, seat: Seat): readonly Announce[] =>
  seat === declarer
    ? rules.contracts
        .flatMap(announcementsOf)
        .map((announcement): Announce => ({ type: 'announce', seat, announcement }))
    : [];

export const afterAnnounce = (round: AnnouncingRound, { announcement }: Announce): Round =>
  announced(round, announcement);

/** The round once its contract is known. Throws if the table does not play that contract (programming error). */
export function announced(round: AnnouncingRound, announcement: Announcement): Round {
  const { rules, terms, entries, dealt, auction, declarer } = round;
  const row = rowOf(rules, announcement.contract);
  if (!row) throw new Error(`this table does not play ${announcement.contract}`);
  const contract = contractOf(row, announcement);
  const partner = partnerFor(contract, dealt, declarer);
  const leader = row.firstLead === 'declarer' ? declarer : forehandOf(terms);
  const play = startPlay(contract, rules.pack, dealt, leader);
  const known = { rules, terms, entries, dealt, auction, contract, declarer, doubling: {}, play };
  const playing = { ...known, phase: 'playing', ...(partner !== undefined && { partner }) } as const;
  return row.goal.kind === 'laidDown' ? scored(playing) : playing;
}

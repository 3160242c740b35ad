// Phase "announcing": the winner of the auction names the contract (SPEC 2.4); a Sie is over at once.
import { levelOf, nameOfLevel } from '../auction.ts';
import { announceObjection } from '../announce-rules.ts';
import type { Announcement, ContractRow } from '../contract.ts';
import { announcementsOf, contractOf, sameAnnouncement } from '../contract.ts';
import type { Decision } from '../log.ts';
import { partnerFor } from '../parties.ts';
import type { Reason } from '../reasons.ts';
import { reason } from '../reasons.ts';
import type { AnnouncingRound, Round } from '../round.ts';
import { forehandOf } from '../round.ts';
import type { Seat } from '../seats.ts';
import { teufelDealt } from '../special/teufel.ts';
import { rowOf } from '../table-rules.ts';
import { startPlay } from '../tricks.ts';
import { scored } from './playing.ts';

/** What is played in a Schieber and in a Teufel. */
const SPECIAL_SOLO = 'solo';

type Announce = Extract<Decision, { type: 'announce' }>;

export function objectionToAnnounce(round: AnnouncingRound, { seat, announcement }: Announce): Reason | undefined {
  const { rules, level, dealt, terms } = round;
  const row = rowOf(rules, announcement.contract);
  if (!row || !announcementsOf(row).some((each) => sameAnnouncement(each, announcement)))
    return reason('A.BAD_CALL', {});
  if (terms.special)
    return row.id === SPECIAL_SOLO ? objectionToSpecialSolo(round, row, announcement) : reason('A.BAD_CALL', {});
  if (levelOf(rules.ranking, row.id) < level)
    return reason('A.BELOW_LEVEL', { shown: nameOfLevel(rules.ranking, level), contract: row.id });
  return announceObjection(contractOf(row, announcement), rules.pack, dealt[seat]);
}

/**
 * In a Schieber the suit needs a card besides lords, as in any Solo, unless the hand has none of any suit; in a Teufel
 * the suit is named before such a card can have been seen (SPEC 3.12, 3.13).
 */
function objectionToSpecialSolo(
  round: AnnouncingRound,
  row: ContractRow,
  announcement: Announcement,
): Reason | undefined {
  const { rules, dealt, declarer, undealt } = round;
  const objection = (each: Announcement): Reason | undefined =>
    announceObjection(contractOf(row, each), rules.pack, dealt[declarer]);
  if (undealt || announcementsOf(row).every(objection)) return undefined;
  return objection(announcement);
}

/** The rows of which the winner of the auction, or whoever plays a special round, may name one. */
const rowsToAnnounce = ({ rules, terms }: AnnouncingRound): readonly ContractRow[] =>
  terms.special ? [rowOf(rules, SPECIAL_SOLO)].filter((row) => row !== undefined) : rules.contracts;

export const announcementsFor = (round: AnnouncingRound, seat: Seat): readonly Announce[] =>
  seat === round.declarer
    ? rowsToAnnounce(round)
        .flatMap(announcementsOf)
        .map((announcement): Announce => ({ type: 'announce', seat, announcement }))
    : [];

export function afterAnnounce(round: AnnouncingRound, { announcement }: Announce): Round {
  const { undealt, ...known } = round;
  return undealt
    ? declared({ ...known, dealt: teufelDealt(round.rules, round.terms, undealt) }, announcement)
    : announced(round, announcement);
}

/** The round once its contract is known. Throws if the table does not play that contract (programming error). */
export const announced = (round: AnnouncingRound, announcement: Announcement): Round => declared(round, announcement);

/** A round of which it is known who declares. */
type Declared = Pick<AnnouncingRound, 'rules' | 'terms' | 'entries' | 'dealt' | 'auction' | 'declarer'>;

/** The same for contracts that nobody has bid. */
export function declared(round: Declared, announcement: Announcement): Round {
  const { rules, terms, entries, dealt, auction, declarer } = round;
  const row = rowOf(rules, announcement.contract);
  if (!row) throw new Error(`this table does not play ${announcement.contract}`);
  const contract = contractOf(row, announcement);
  const partner = terms.special?.kind === 'kreuz' ? terms.special.partner : partnerFor(contract, dealt, declarer);
  const leader = row.firstLead === 'declarer' ? declarer : forehandOf(terms);
  const play = startPlay(contract, rules.pack, dealt, leader);
  const known = { rules, terms, entries, dealt, auction, contract, declarer, doubling: {}, play };
  const playing = { ...known, phase: 'playing', ...(partner !== undefined && { partner }) } as const;
  return row.goal.kind === 'laidDown' ? scored(playing) : playing;
}

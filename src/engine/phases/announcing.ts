// Phase "announcing": the winner of the auction names the contract (SPEC 2.4); a Sie is over at once, a Hochzeit is offered.
import { levelOf, nameOfLevel, withOffer } from '../auction/auction.ts';
import { announceObjection } from '../play/announce-rules.ts';
import type { Card } from '../base/cards.ts';
import {
  type Announcement,
  announcementsOf,
  type Contract,
  type ContractId,
  contractOf,
  type ContractRow,
  sameAnnouncement,
} from '../base/contract.ts';
import { packetsDealt } from '../doubling/knocking.ts';
import type { Decision } from '../table/log.ts';
import { partnerFor } from '../play/parties.ts';
import { type Reason, reason } from '../base/reasons.ts';
import { type AnnouncingRound, forehandOf, type PlayingRound, type Round } from '../table/round.ts';
import { type BySeat, type Seat, seatAfter } from '../base/seats.ts';
import { specialIn } from '../special/special-in.ts';
import { teufelDealt } from '../special/teufel.ts';
import { biddableRows, gameAt, playersAt, rowOf, type TableRules } from '../table/table-rules.ts';
import { type PlayState, startPlay } from '../play/tricks.ts';
import { scored } from '../endings/endings.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { inHand } from '../kernel/zones.ts';
import { tellDealt } from './telling.ts';

/** What is played in a Schieber and in a Teufel. */
const SPECIAL_SOLO = 'solo';

/** Below every contract of the ranking: the level of a game that nobody has bid (SPEC 3.9). */
export const FORCED_LEVEL = -1;

type Announce = Extract<Decision, { type: 'announce' }>;

function objectionToAnnounce(round: AnnouncingRound, { seat, announcement }: Announce): Reason | undefined {
  const { rules, level, dealt, terms, only, auction } = round;
  if (only && level !== FORCED_LEVEL && rowOf(rules, announcement.contract) && !only.includes(announcement.contract))
    return reason('A.ONLY_ANNOUNCE', { only });
  const row = rowsToAnnounce(round).find(({ id }) => id === announcement.contract);
  if (!row || !announcementsOf(row).some((each) => sameAnnouncement(each, announcement)))
    return reason('A.BAD_CALL', {});
  if (terms.special)
    return row.id === SPECIAL_SOLO ? objectionToSpecialSolo(round, row, announcement) : reason('A.BAD_CALL', {});
  if (levelOf(auction.ranking, row.id) < level)
    return reason('A.BELOW_LEVEL', { shown: nameOfLevel(auction.ranking, level), contract: row.id });
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
const rowsToAnnounce = (round: AnnouncingRound): readonly ContractRow[] => rowsFor(round, forcedIn(round));

/** What whoever is forced to play must announce; undefined for a contract that was bid. */
const forcedIn = ({ level, only }: AnnouncingRound): readonly ContractId[] | undefined =>
  level === FORCED_LEVEL ? only : undefined;

const rowsFor = (
  { rules, terms }: AnnouncingRound,
  forced: readonly ContractId[] | undefined,
): readonly ContractRow[] =>
  forced
    ? forced.flatMap((id) => rowOf(rules, id) ?? [])
    : terms.special
      ? [rowOf(rules, SPECIAL_SOLO)].filter((row) => row !== undefined)
      : biddableRows(rules);

const announcementsFor = (round: AnnouncingRound, seat: Seat): readonly Announce[] =>
  seat === round.declarer
    ? rowsToAnnounce(round)
        .flatMap(announcementsOf)
        .map((announcement): Announce => ({ type: 'announce', seat, announcement }))
    : [];

function afterAnnounce(round: AnnouncingRound, { seat, announcement }: Announce): Round {
  const { undealt, ...known } = round;
  if (undealt) return declared({ ...known, dealt: dealtNow(round, undealt) }, announcement);
  const row = rowOf(round.rules, announcement.contract);
  return row?.parties.kind === 'offered' ? offeredToAll(round, seat) : announced(round, announcement);
}

/** The hands of a Teufel, which are full only when the Solo has been named. */
function dealtNow({ rules, terms, entries }: AnnouncingRound, undealt: readonly Card[]): BySeat<readonly Card[]> {
  return teufelDealt({ ...rules, packets: packetsDealt(rules, entries) }, terms, undealt);
}

/** A Hochzeit needs somebody who accepts it before it is played (SPEC 3.6, in-auction). */
function offeredToAll({ rules, terms, entries, dealt, auction }: AnnouncingRound, suitor: Seat): Round {
  return { phase: 'auction', rules, terms, entries, dealt, auction: withOffer(auction, suitor) };
}

/** The round once its contract is known. Throws if the table does not play that contract (programming error). */
export const announced = (round: AnnouncingRound, announcement: Announcement): Round => declared(round, announcement);

/** What lies beside the hands. */
type BesideHands = 'piles' | 'widow' | 'laidAway' | 'numbers' | 'gift';

/** A round of which the contract is still to be made known. */
type Undeclared = Pick<AnnouncingRound, 'rules' | 'terms' | 'entries' | 'dealt' | BesideHands | 'auction'>;

/** A round of which it is known who declares. */
type Declared = Undeclared & Pick<AnnouncingRound, 'declarer'>;

/** The same for contracts that nobody has bid. */
export function declared(round: Declared, announcement: Announcement): Round {
  const { rules, dealt, declarer } = round;
  const contract = contractIn(rules, announcement);
  const special = specialIn(round);
  const partner = special?.kind === 'kreuz' ? special.partner : partnerFor(contract, dealt, declarer);
  const playing = startedPlaying(round, contract, { declarer, ...(partner !== undefined && { partner }) });
  return contract.row.goal.kind === 'laidDown' ? scored(playing) : playing;
}

/** The round in which a contract is played that nobody plays against the others: a Ramsch. */
export const undeclared = (round: Undeclared, announcement: Announcement): Round =>
  startedPlaying(round, contractIn(round.rules, announcement), {});

/** The contract that an announcement names. Throws if the table does not play it (programming error). */
export function contractIn(rules: TableRules, announcement: Announcement): Contract {
  const row = rowOf(rules, announcement.contract);
  if (!row) throw new Error(`this table does not play ${announcement.contract}`);
  return contractOf(row, announcement);
}

/** The round when its first card may be led. */
export function startedPlaying(
  { rules, terms, entries, dealt, piles, widow, laidAway, numbers, gift, auction }: Undeclared,
  contract: Contract,
  sides: Pick<PlayingRound, 'declarer' | 'partner'>,
): PlayingRound {
  const forehand = forehandOf({ rules, terms });
  const idle = contract.row.sitsOut === 'partner' ? sides.partner : undefined;
  const first = forehand === idle ? seatAfter(forehand, 1, playersAt(rules)) : forehand;
  const leader = contract.row.firstLead === 'declarer' ? (sides.declarer ?? forehand) : first;
  const play = startPlay(
    { contract, pack: rules.pack, players: playersAt(rules), ...shortHands(rules) },
    dealt,
    leader,
    idle,
  );
  const beside = {
    ...(piles && { piles }),
    ...(widow && { widow }),
    ...(laidAway && { laidAway }),
    ...(numbers && { numbers }),
    ...(gift && { gift }),
  };
  const known = { rules, terms, entries, dealt, ...beside, auction };
  return { phase: 'playing', ...known, ...sides, doubling: {}, play };
}

/** How many cards a hand has, where that is not the whole pack shared out. */
const shortHands = (rules: TableRules): Pick<PlayState, 'handSize'> => {
  const { handSize } = gameAt(rules);
  return handSize === undefined ? {} : { handSize };
};

export const ANNOUNCING = {
  id: 'announcing',
  acts: { announce: { when: 'turn', objection: objectionToAnnounce, apply: afterAnnounce } },
  turn: ({ declarer }) => declarer,
  candidates: announcementsFor,
  shows: inHand,
  tells: tellDealt,
} satisfies PhaseModule<'announcing'>;

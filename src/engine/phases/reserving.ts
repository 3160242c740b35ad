// Phases "reserving" and "naming": everybody says whether he has a reservation, and then what it is (SPEC 8).
import { announcementsOf, sameAnnouncement } from '../base/contract.ts';
import { type Reason, reason } from '../base/reasons.ts';
import { type Seat, seatAfter } from '../base/seats.ts';
import type { Consequence } from '../kernel/consequence.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { inHand } from '../kernel/zones.ts';
import type { Decision } from '../table/log.ts';
import {
  askedToName,
  isCompulsory,
  isWedding,
  type NamedReservation,
  namingObjection,
  type NamingSituation,
  rankOfReservation,
  RESERVATION_ANSWERS,
  type ReservationAsking,
  type SoloDebts,
  stillAsked,
  withdrawalObjection,
} from '../table/reservations.ts';
import { forehandOf, type NamingRound, type ReservingRound, type Round } from '../table/round.ts';
import { houseOf, playersAt } from '../table/table-rules.ts';
import { contractIn, startedPlaying } from './announcing.ts';
import { tellDealt } from './telling.ts';
import type { SeenParts } from '../kernel/seen.ts';

type Answer = Extract<Decision, { type: 'reserve' }>;
type Name = Extract<Decision, { type: 'reservation' }>;

const NO_DEBTS: SoloDebts = { due: [] };

const debtsIn = ({ terms }: Pick<ReservingRound, 'terms'>): SoloDebts => terms.solos ?? NO_DEBTS;

const askingIn = ({ rules }: Pick<ReservingRound, 'rules'>): ReservationAsking => houseOf(rules)['dok.asking'];

/** A deal before anybody is asked for a reservation. */
type Unasked = Omit<ReservingRound, 'phase' | 'speaker' | 'reserved'>;

/** Who is presented: of the deals of the session no more are left than solos are owed, and nobody is asked for reservations. */
export const presentedIn = ({ rules, terms }: Pick<Round, 'rules' | 'terms'>): Seat | undefined =>
  houseOf(rules)['dok.soloDeals'] === 'among' ? terms.solos?.forced : undefined;

/** Everybody is asked in turn; in a deal for which a player is presented, he names his solo at once. */
export function reservationsBegin(round: Unasked): Round {
  const presented = presentedIn(round);
  return presented === undefined
    ? { ...round, phase: 'reserving', speaker: forehandOf(round), reserved: [] }
    : { ...round, phase: 'naming', toName: [presented] };
}

/** Who must play a solo in this deal has a reservation. */
const objectionToAnswer = (round: ReservingRound, { seat, says }: Answer): Reason | undefined =>
  says === 'gesund' && debtsIn(round).forced === seat ? reason('A.MUST_NAME', { why: 'owed' }) : undefined;

function afterAnswer(round: ReservingRound, { seat, says }: Answer): Round {
  const reserved = says === 'vorbehalt' ? [...round.reserved, seat] : round.reserved;
  const speaker = seatAfter(seat, 1, playersAt(round.rules));
  return speaker === forehandOf(round) ? allAnswered({ ...round, reserved }) : { ...round, reserved, speaker };
}

function allAnswered({ reserved, speaker: _speaker, ...round }: ReservingRound): Round {
  if (reserved.length === 0) return settled(round, undefined);
  return { ...round, phase: 'naming', toName: askedToName(askingIn(round), debtsIn(round), reserved) };
}

const situationOf = (round: NamingRound, seat: Seat): NamingSituation => ({
  debts: debtsIn(round),
  seat,
  hand: round.dealt[seat],
  named: round.named,
  asking: askingIn(round),
  othersLeft: round.toName.length > 1,
});

function objectionToName(round: NamingRound, { seat, names }: Name): Reason | undefined {
  if (names === 'none') return withdrawalObjection(situationOf(round, seat));
  if (!namesFor(round, seat).some((each) => each.names !== 'none' && sameAnnouncement(each.names, names)))
    return reason('A.BAD_CALL', {});
  return namingObjection(situationOf(round, seat), names);
}

/** Whoever could still name something higher is asked next. */
function afterName(round: NamingRound, { seat, names }: Name): Round {
  const debts = debtsIn(round);
  const named: NamedReservation | undefined =
    names === 'none' ? round.named : { seat, announcement: names, rank: rankOfReservation(debts, seat, names) };
  const toName = stillAsked(askingIn(round), debts, round.toName.slice(1), named);
  if (toName.length > 0) return { ...round, toName, ...(named && { named }) };
  const { toName: _toName, named: _named, ...rest } = round;
  return settled(rest, named);
}

/** The cards are played: what was named highest, or the normal game. Who plays the solo that he owes leads. */
function settled(round: Omit<NamingRound, 'phase' | 'toName' | 'named'>, named: NamedReservation | undefined): Round {
  const contract = contractIn(round.rules, named?.announcement ?? { contract: NORMAL });
  const playing = startedPlaying(round, contract, named ? { declarer: named.seat } : {});
  const due = named !== undefined && isCompulsory(named);
  return {
    ...playing,
    ansagen: [],
    ...(due && { dueSolo: true as const, play: { ...playing.play, trick: { leader: named.seat, cards: [] } } }),
  };
}

const NORMAL = 'dok-normal';

const answersFor = ({ speaker }: ReservingRound, seat: Seat): readonly Answer[] =>
  seat === speaker ? RESERVATION_ANSWERS.map((says) => ({ type: 'reserve', seat, says })) : [];

/** Whether a Hochzeit is no answer: where solos are asked for first, it is named by whoever is left alone with a reservation. */
const asksForSolo = (round: NamingRound): boolean => askingIn(round) === 'by-rank' && round.toName.length > 1;

/** All contracts but the normal game, and withdrawing. */
const namesFor = (round: NamingRound, seat: Seat): readonly Name[] =>
  seat === round.toName[0]
    ? [
        ...round.rules.contracts
          .filter(({ id }) => id !== NORMAL && !(isWedding({ contract: id }) && asksForSolo(round)))
          .flatMap(announcementsOf)
          .map((names): Name => ({ type: 'reservation', seat, names })),
        { type: 'reservation', seat, names: 'none' },
      ]
    : [];

const playerKnown = (next: Round): readonly Consequence[] =>
  'declarer' in next && next.declarer !== undefined ? [{ type: 'auctionWon', declarer: next.declarer }] : [];

/** Who is still to name a reservation, and the highest named so far. */
const askedIn = ({ toName, named }: NamingRound): SeenParts['reservations'] => ({
  by: toName,
  ...(named && { named }),
});

export const RESERVING = {
  id: 'reserving',
  acts: { reserve: { when: 'turn', objection: objectionToAnswer, apply: afterAnswer } },
  turn: ({ speaker }) => speaker,
  candidates: answersFor,
  shows: inHand,
  tells: (round, to) => tellDealt(round, to, { reservations: { by: round.reserved } }),
} satisfies PhaseModule<'reserving'>;

export const NAMING = {
  id: 'naming',
  acts: { reservation: { when: 'turn', objection: objectionToName, apply: afterName } },
  turn: ({ toName: [asked] }) => asked,
  candidates: namesFor,
  shows: inHand,
  tells: (round, to) => tellDealt(round, to, { reservations: askedIn(round) }),
  left: (_round, next) => playerKnown(next),
} satisfies PhaseModule<'naming'>;

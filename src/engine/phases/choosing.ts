// Phase "choosing": forehand names what is played and sees a quarter of the own cards, the open ones (SPEC 3.18).
import { type Announcement, announcementsOf, contractOf, sameAnnouncement } from '../base/contract.ts';
import { type Reason, reason } from '../base/reasons.ts';
import type { Card } from '../base/cards.ts';
import type { Seat } from '../base/seats.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { inHand } from '../kernel/zones.ts';
import { startPlay } from '../play/tricks.ts';
import { laidOut } from '../table/laid-out.ts';
import type { Decision } from '../table/log.ts';
import { type ChoosingRound, forehandOf, type Round } from '../table/round.ts';
import { biddableRows, houseOf, playersAt, rowOf } from '../table/table-rules.ts';
import { afterChoice } from './spritz.ts';
import { tableSeen, tellDealt } from './telling.ts';

type Announce = Extract<Decision, { type: 'announce' }>;
type Undealt = Pick<ChoosingRound, 'rules' | 'terms' | 'entries' | 'auction'>;

/** The trumps of the simplest form, in which nothing is chosen (OPTIONS officers.choice). */
const FIXED: Announcement = { contract: 'solo', trump: 'H' };

/** The first rows lie, the dealer's still covered; where the contract is fixed nobody is asked for it. */
export function choosingBegins(round: Undealt, cut: readonly Card[]): Round {
  const { rules, terms, entries, auction } = round;
  const { table, held } = laidOut(rules, terms, cut, 'firstRow');
  const choosing: ChoosingRound = { phase: 'choosing', rules, terms, entries, auction, dealt: held, table, cut };
  return houseOf(rules)['officers.choice'] === 'hearts' ? chosen(choosing, FIXED) : choosing;
}

function objectionToChoice({ rules }: ChoosingRound, { announcement }: Announce): Reason | undefined {
  const row = biddableRows(rules).find(({ id }) => id === announcement.contract);
  if (!row) return reason('A.NOT_PLAYED', {});
  return announcementsOf(row).some((each) => sameAnnouncement(each, announcement))
    ? undefined
    : reason('A.BAD_CALL', {});
}

/** The contract is known, and the dealer's open cards lie. Throws if the table does not play it (programming error). */
function chosen({ rules, terms, entries, auction, cut }: ChoosingRound, announcement: Announcement): Round {
  const row = rowOf(rules, announcement.contract);
  if (!row) throw new Error(`this table does not play ${announcement.contract}`);
  const { table, held } = laidOut(rules, terms, cut, 'bothRows');
  const declarer = forehandOf({ rules, terms });
  const contract = contractOf(row, announcement);
  const play = { ...startPlay({ contract, pack: rules.pack, players: playersAt(rules) }, held, declarer), table };
  return afterChoice({
    phase: 'spritzing',
    rules,
    terms,
    entries,
    auction,
    dealt: held,
    declarer,
    doubling: {},
    play,
    cut,
  });
}

const choicesFor = (round: ChoosingRound, seat: Seat): readonly Announce[] =>
  seat === forehandOf(round)
    ? biddableRows(round.rules)
        .flatMap(announcementsOf)
        .map((announcement): Announce => ({ type: 'announce', seat, announcement }))
    : [];

export const CHOOSING = {
  id: 'choosing',
  acts: {
    announce: {
      when: 'turn',
      objection: objectionToChoice,
      apply: (round, { announcement }) => chosen(round, announcement),
    },
  },
  turn: forehandOf,
  candidates: choicesFor,
  shows: inHand,
  tells: (round, to) => tellDealt(round, to, { table: tableSeen(round.table) }),
} satisfies PhaseModule<'choosing'>;

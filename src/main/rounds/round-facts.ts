// What statistics need to know of a finished round, taken from it once when it enters the library's index.
import { orderOf } from '../../engine/play/order.ts';
import { winChance } from '../../engine/bots/bidding/plans.ts';
import type { PackSize } from '../../engine/base/cards.ts';
import type { SeatOutcome } from '../../engine/scoring/result.ts';
import { outcomeFor } from '../../engine/scoring/by-kind.ts';
import { forehandOf, isOver, type Round } from '../../engine/table/round.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { type HelpCounts, NO_HELP } from '../../shared/table/help-counts.ts';
import type { Role } from '../../shared/files/roles.ts';
import { countsForPlayer, hasRevoked, type RoundFile } from '../../shared/files/round-file.ts';
import { deckAt, isFitted } from '../../engine/bots/bidding/decks.ts';
import { isScored } from '../../engine/table/readers.ts';
import { unitAt } from '../../engine/table/table-rules.ts';

/** A round that was thrown in has no game. */
export interface RoundFacts {
  readonly id: string;
  readonly finishedAt: string;
  /** The player's seat. */
  readonly you: Seat;
  readonly pack: PackSize;
  readonly help: HelpCounts;
  /** Whether a card of the player against the rules has ended the round. */
  readonly revoked: boolean;
  readonly game?: {
    readonly contract: string;
    readonly role: Role;
    readonly outcome: SeatOutcome;
    /** The player's balance in cents; 0 in a game that is not reckoned in money. */
    readonly cents: number;
    /** Chance to win, 0 to 1, that the player's hand promised when he announced; only for the declarer. */
    readonly chance?: number;
  };
}

/** Undefined for a round that does not count for the player, and for one that is not over. */
export function roundFacts(id: string, file: RoundFile, round: Round): RoundFacts | undefined {
  const { you, finishedAt, help = NO_HELP, record } = file;
  if (!isOver(round) || !countsForPlayer(file)) return undefined;
  const head = { id, finishedAt, you, pack: record.rules.pack, help, revoked: hasRevoked(file) };
  if (!isScored(round)) return head;
  const { play, result, settlement } = round;
  const cents = unitAt(record.rules) === 'cents' ? settlement.balance[you] : 0;
  const role = roleIn(round, you);
  return {
    ...head,
    game: {
      contract: play.contract.row.id,
      role,
      outcome: outcomeFor(result, you),
      cents,
      ...(role === 'declarer' && chanceOf(round, file)),
    },
  };
}

type Scored = Extract<Round, { phase: 'scored' }>;

/** Games of which the bidding model can tell the chance. */
const KNOWN: readonly string[] = ['rufer', 'wenz', 'solo'];

function chanceOf(round: Scored, { you, record }: RoundFile): { chance?: number } {
  const { dealt, rules } = round;
  const { contract } = round.play;
  if (!KNOWN.includes(contract.row.id) || !isFitted(rules)) return {};
  const hand = orderOf(contract, rules.pack).sort(dealt[you]);
  return { chance: winChance(contract, deckAt(record.rules), hand, you === forehandOf(record) ? 1 : 0) };
}

/** How a seat has taken part in a round that was played. */
export function roleIn({ declarer, partner }: Pick<Scored, 'declarer' | 'partner'>, seat: Seat): Role {
  if (declarer === undefined) return 'alone';
  return seat === declarer ? 'declarer' : seat === partner ? 'partner' : 'defender';
}

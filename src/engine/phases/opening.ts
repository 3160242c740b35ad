// From the cut to the first word: what is dealt, and with which phase the players begin (SPEC 2.2, 3.11 - 3.13, 3.16).
import { type AuctionState, type AuctionTerms, noAuction, startAuction } from '../auction/auction.ts';
import type { Card } from '../base/cards.ts';
import { dealFrom, pilesFrom, widowFrom } from '../table/dealing.ts';
import type { Entry, RoundTerms } from '../table/log.ts';
import { forehandOf, type Round } from '../table/round.ts';
import type { BySeat, Seat } from '../base/seats.ts';
import { specialIn } from '../special/special-in.ts';
import { schieberAsked, schieberDealt } from '../special/schieber.ts';
import { teufelCards, teufelUndealt } from '../special/teufel.ts';
import type { GameRow } from '../games/game.ts';
import { auctionTermsOf, gameAt, playersAt, type TableRules } from '../table/table-rules.ts';
import { declared } from './announcing.ts';
import { choosingBegins } from './choosing.ts';
import { reservationsBegin } from './reserving.ts';

/** A round that has been cut. */
export interface CutRound {
  readonly rules: TableRules;
  readonly terms: RoundTerms;
  readonly entries: readonly Entry[];
}

export interface DealtRound extends CutRound {
  readonly dealt: BySeat<readonly Card[]>;
}

/** What is dealt at once from the cut pack: all of it, or what a special round leaves of it. */
export function dealtAtFirst({ rules, terms }: CutRound, cut: readonly Card[]): BySeat<readonly Card[]> {
  const kind = terms.special?.kind;
  if (kind === 'schieber') return schieberDealt(rules, terms, cut);
  return kind === 'teufel' ? teufelCards(forehandOf({ rules, terms })) : dealFrom(rules, terms, cut);
}

/** The round when everybody has the cards that are dealt before anybody speaks: its auction, or what takes its place. */
export function opened(round: DealtRound, cut: readonly Card[]): Round {
  const { rules } = round;
  const forehand = forehandOf(round);
  const silent = { ...round, auction: silence(rules, forehand) };
  const special = specialIn(round);
  if (!special) return BEGINNINGS[gameAt(rules).begins](silent, cut);
  switch (special.kind) {
    case 'kreuz':
      return declared({ ...silent, declarer: special.declarer }, { contract: 'kreuz' });
    case 'schieber':
      return { ...silent, phase: 'offeringObers', asked: schieberAsked(rules, forehand) };
    case 'teufel':
      return { ...silent, phase: 'announcing', declarer: forehand, level: 0, undealt: teufelUndealt(cut) };
  }
}

/** A round in which nobody has bid. */
interface SilentRound extends DealtRound {
  readonly auction: AuctionState;
}

/** How a round of a game begins; a game that begins otherwise does not compile until it stands here. */
const BEGINNINGS: Readonly<Record<GameRow['begins'], (round: SilentRound, cut: readonly Card[]) => Round>> = {
  auction: auctionBegins,
  /** With the only contract, which nobody bids. */
  forehandAndOpposite: (round) => playedBy(round, forehandOf(round)),
  dealerAndOpposite: (round) => playedBy(round, round.terms.dealer),
  /** Forehand must call something; the others may go higher. */
  calling: (round, cut) => {
    const piles = pilesFrom(round.rules, round.terms, cut);
    return { ...round, phase: 'calling', speaker: forehandOf(round), ...(piles && { piles }) };
  },
  choosing: choosingBegins,
  /** Forehand is asked first who takes the widow. */
  widow: (round, cut) => {
    const widow = widowFrom(round.rules, cut);
    return { ...round, phase: 'taking', asked: forehandOf(round), ...(widow && { widow }) };
  },
  numbers: (round) => ({ ...round, phase: 'numbering', speaker: forehandOf(round), numbers: [] }),
  reservations: reservationsBegin,
};

function playedBy(round: SilentRound, declarer: Seat): Round {
  const [game] = round.rules.contracts;
  return game ? declared({ ...round, declarer }, { contract: game.id }) : auctionBegins(round);
}

function auctionBegins(round: DealtRound): Round {
  const { rules } = round;
  const auction = startAuction(rules.ranking, playersAt(rules), forehandOf(round), termsOfAuction(round));
  return { ...round, phase: 'auction', auction };
}

/** What the table has agreed on, or how an older build played it. */
function termsOfAuction({ rules, terms }: DealtRound): AuctionTerms {
  const agreed = auctionTermsOf(rules);
  return agreed.offers && terms.hochzeitEnds ? { ...agreed, offers: { ...agreed.offers, ends: true } } : agreed;
}

/** Nobody bids. */
const silence = (rules: TableRules, forehand: Seat): AuctionState =>
  noAuction(rules.ranking, playersAt(rules), forehand);

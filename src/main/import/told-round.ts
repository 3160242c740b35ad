// A round as another program tells it, whatever its format: who sat where, the hands, what was played, the cards in order.
import { type Card, cardOf, isCard, type Suit } from '../../engine/base/cards.ts';
import type { Announcement } from '../../engine/base/contract.ts';
import type { Tariff } from '../../engine/options/tariff.ts';
import type { ImportSource } from '../../shared/border/problems.ts';
import type { LeftOut } from '../../words/types/imports.ts';

/** Seats in order, forehand first: the dealer is the fourth. */
export interface ToldRound {
  readonly source: ImportSource;
  /** Under which the round is kept: letters, digits and dashes, the same each time. */
  readonly id: string;
  /** ISO 8601. */
  readonly finishedAt: string;
  /** Set where no time of day is told. */
  readonly dayOnly?: true;
  readonly names: readonly string[];
  readonly hands: readonly (readonly Card[])[];
  /** The name of a game in the words of its source, and who plays it. */
  readonly game: string;
  readonly declarer: string;
  /** Every card in the order of play. */
  readonly plays: readonly Card[];
  /** Who doubled before the second packet. */
  readonly laidBy: readonly string[];
  /** Whose steps of doubling are told, in order: Stoss, Retour and so on. */
  readonly stossBy: readonly string[];
  /** Whose page or protocol it is, if that is told. */
  readonly owner?: string;
  readonly tariff?: Tariff;
  /** What the source tells and the round does not hold. */
  readonly leftOut?: LeftOut;
}

const RANKS: Readonly<Record<string, string>> = { X: 'T', Z: 'T' };

/** "EX" and "EZ" are the ten of acorns; undefined for anything that is no card. */
export function cardNamed(text: string): Card | undefined {
  const card = text.slice(0, 1) + (RANKS[text.slice(1)] ?? text.slice(1));
  return isCard(card) ? card : undefined;
}

const SUITS_NAMED: readonly (readonly [Suit, RegExp])[] = [
  ['E', /eichel|alte/],
  // In a text of one byte for a letter, read as one of several, the umlaut is a question mark.
  ['G', /gras|gr.n|blaue/],
  ['H', /herz|rot/],
  ['S', /schell|hundsg/],
];

/** The game that goes by a name in the words of either source; undefined for one that cannot be played again here. */
export function gameNamed(name: string): Announcement | undefined {
  const told = name.toLowerCase();
  const suit = SUITS_NAMED.find(([, pattern]) => pattern.test(told))?.[0];
  const tout = /tout/.test(told) ? '-tout' : '';
  if (/sauspiel|rufspiel|mit der/.test(told))
    return suit && suit !== 'H' ? { contract: 'rufer', called: cardOf(suit, 'A') } : undefined;
  if (/solo/.test(told)) return suit && { contract: `solo${tout}`, trump: suit };
  if (/wenz/.test(told)) return suit ? { contract: `suit-wenz${tout}`, trump: suit } : { contract: `wenz${tout}` };
  if (/geier/.test(told)) return suit ? { contract: `suit-geier${tout}`, trump: suit } : { contract: `geier${tout}` };
  return undefined;
}

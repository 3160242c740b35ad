// What could be decided while cards are played, and who was asked to lay: the engine held against the oracle.
import type { Card } from '../../../engine/base/cards.ts';
import type { Decision, Entry } from '../../../engine/table/log.ts';
import type { AuctionRound, ScoredRound } from '../../../engine/table/round.ts';
import type { Seat } from '../../../engine/base/seats.ts';
import { announceableBy } from './announceable.ts';
import { answersIn, askedAfter, askedBefore } from './asked.ts';
import { mayBreakThrough, mayDoppler, mayStep } from './asides.ts';
import { dealtHands } from './deal.ts';
import { playableCards } from './legal.ts';
import type { Opening } from './opening.ts';
import { openingOf } from './opening.ts';
import { playedIn } from './reckon.ts';
import type { Table } from './table.ts';
import { playersOf } from './table.ts';
import { tricksOf } from './tricks.ts';

/** What every seat could decide, as the engine says. */
export type Offered = (seat: Seat) => readonly Decision[];

/** A state in which a card is to be played: how its round has opened, all that has been said and played, and who is to play. */
export interface CardState {
  readonly opening: Opening;
  readonly entries: readonly Entry[];
  readonly turn: Seat;
}

/** Differences in what the seats could decide in one state. */
export function holdDecisions(
  table: Table,
  { opening, entries, turn }: CardState,
  seats: readonly Seat[],
  offered: Offered,
): readonly string[] {
  const moment = { ...opening, entries };
  const asides = seats.flatMap((seat) => [
    ...(mayStep(table, moment, seat, 'stoss') ? [`stoss ${seat}`] : []),
    ...(mayStep(table, moment, seat, 'retour') ? [`retour ${seat}`] : []),
    ...(mayDoppler(table, moment, seat) ? [`doppler ${seat}`] : []),
    ...(mayBreakThrough(table, moment, seat, turn) ? [`durchbruch ${seat}`] : []),
  ]);
  const decisions = seats.map((seat) => ({ seat, can: offered(seat) }));
  const said = decisions.flatMap(({ seat, can }) =>
    can.flatMap(({ type }) => (type === 'play' ? [] : [`${type} ${seat}`])),
  );
  const cards = decisions.flatMap(({ can }) =>
    can.flatMap((decision) => (decision.type === 'play' ? [decision.card] : [])),
  );
  return [
    ...apart('asides', asides, said),
    ...apart('cards', cardsFor(table, opening, playedIn(entries), turn), cards),
  ];
}

const apart = (what: string, oracle: readonly string[], engine: readonly string[]): readonly string[] => {
  const [told, found] = [[...oracle].sort().join(' '), [...engine].sort().join(' ')];
  return told === found ? [] : [`${what}: oracle ${told}; engine ${found}`];
};

function cardsFor(table: Table, opening: Opening, played: readonly Card[], seat: Seat): readonly Card[] {
  const { contract, hands, ladder, leader } = opening;
  const tricks = tricksOf(ladder, playersOf(table), leader, played);
  const began = hands[seat] ?? [];
  const trick = tricks.find(({ winner }) => winner === undefined)?.cards ?? [];
  const done = tricks.filter(({ winner }) => winner !== undefined);
  const leads = done.flatMap(({ cards }) => cards.slice(0, 1));
  const hand = began.filter((card) => !played.includes(card));
  return playableCards(table, contract, ladder, { hand, began, trick, leads });
}

/** Differences in what may be bid where nobody has bid: everything for which the hand is good, and nothing else. */
export function holdFirstBid(
  table: Table,
  { terms, entries }: Pick<AuctionRound, 'terms' | 'entries'>,
  seat: Seat,
  offered: readonly Decision[],
): readonly string[] {
  const calls = entries.flatMap((entry) => (entry.type === 'call' ? [entry.call] : []));
  if (calls.some((call) => call !== 'weiter')) return [];
  const said = offered.flatMap((decision) => (decision.type === 'call' ? [decision.call] : []));
  if (!said.includes('weiter')) return [];
  const good = announceableBy(table, dealtHands(table, terms, entries)[seat] ?? []);
  const bids = said.filter((call) => call === 'spiele' || call === 'sie' || call.startsWith('names:'));
  const sie = good.filter((id) => id === 'sie');
  const named = good.filter((id) => id !== 'sie').map((id) => `names:${id}`);
  const any = good.length > 0 ? ['spiele'] : [];
  return apart('bids', [...sie, ...(table.house['auction.form'] === 'named' ? named : any)], bids);
}

/** Differences in who was asked to lay, before the whole hand was seen and after the first trick. */
export function holdAsked(table: Table, round: ScoredRound): readonly string[] {
  const { terms, entries } = round;
  const opening = openingOf({ table, terms, entries });
  if (!('contract' in opening)) return [];
  const { contract, ladder, leader } = opening;
  const [legen, lay] = [answersIn(entries, 'legen'), answersIn(entries, 'lay')];
  const [first, second] = tricksOf(ladder, playersOf(table), leader, playedIn(entries));
  const seats = (answers: typeof lay): readonly string[] => answers.map(({ seat }) => String(seat));
  const after = second === undefined ? [] : askedAfter(table, contract, first?.winner, lay);
  return [
    ...differentOrder('legen', askedBefore(table, terms, legen).map(String), seats(legen)),
    ...differentOrder('lay', after.map(String), seats(lay)),
  ];
}

const differentOrder = (what: string, oracle: readonly string[], engine: readonly string[]): readonly string[] =>
  oracle.join(' ') === engine.join(' ')
    ? []
    : [`${what} asked: oracle ${oracle.join(' ')}; engine ${engine.join(' ')}`];

// What could be decided while cards are played, and who was asked to lay: the engine held against the oracle.
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Decision, Entry } from '../../../src/engine/table/log.ts';
import type { AuctionRound, Round, ScoredRound } from '../../../src/engine/table/round.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { announcementsIn } from './announcing.ts';
import { answersIn, askedAfter, askedBefore, askedToClaim } from './asked.ts';
import { mayBreakThrough, mayDoppler, mayStep } from './asides.ts';
import { dealtHands } from './deal.ts';
import { offeredObers, pairsFrom, returnableBy } from './exchange.ts';
import { differing } from './differences.ts';
import { type CardToPlay, playableCards } from './legal.ts';
import { refusalOf } from './refusals.ts';
import { type Opening, openingOf } from './opening.ts';
import { playedIn, reckon } from './reckon.ts';
import { forehandOf, playersOf, type Table } from './table.ts';
import { tricksOf } from './tricks.ts';
import { inShort, wordsFor } from './oracle-words.ts';

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
  const { contract, ladder } = opening;
  return playableCards(table, contract, ladder, turnToPlay(table, opening, played, seat));
}

/** What somebody knows who is to play a card. */
function turnToPlay(table: Table, opening: Opening, played: readonly Card[], seat: Seat): CardToPlay {
  const { hands, ladder, leader } = opening;
  const tricks = tricksOf(ladder, playersOf(table), leader, played);
  const began = hands[seat] ?? [];
  const trick = tricks.find(({ winner }) => winner === undefined)?.cards ?? [];
  const done = tricks.filter(({ winner }) => winner !== undefined);
  const leads = done.flatMap(({ cards }) => cards.slice(0, 1));
  const hand = began.filter((card) => !played.includes(card));
  return { hand, began, trick, leads };
}

/** What the engine makes of an entry: the id of the reason against it, or undefined. */
export type Judged = (entry: Entry) => string | undefined;

/** Differences in why each card is refused, and in which of them are a revoke if they are played all the same (SPEC 10). */
export function holdRefusals(
  table: Table,
  { opening, entries, turn }: CardState,
  cards: readonly Card[],
  judged: Judged,
): readonly string[] {
  const known = turnToPlay(table, opening, playedIn(entries), turn);
  return cards.flatMap((card) => {
    const refusal = refusalOf(table, opening.contract, opening.ladder, known, card);
    const revoke = refusal === undefined ? 'A.NO_REVOKE' : refusal === 'R.NOT_IN_HAND' ? refusal : undefined;
    return differing(
      { card, play: refusal, revoke },
      {
        card,
        play: judged({ type: 'play', seat: turn, card }),
        revoke: judged({ type: 'revoke', seat: turn, card }),
      },
    ).map((what) => `${card}: ${what}`);
  });
}

/** Compares what a seat can decide, as the engine says, with what it can by the rules; gives every difference. */
export type Holding = (
  table: Table,
  round: Pick<Round, 'terms' | 'entries'>,
  seat: Seat,
  offered: readonly Decision[],
) => readonly string[];

/** Differences in what a seat may say, whether it is to speak or not. */
export function holdWords(
  table: Table,
  { terms, entries }: Pick<AuctionRound, 'terms' | 'entries'>,
  seat: Seat,
  offered: readonly Decision[],
): readonly string[] {
  const players = playersOf(table);
  const hand = dealtHands(table, terms, entries)[seat] ?? [];
  const words = wordsFor({ table, entries, forehand: forehandOf(terms.dealer, players), players, seat, hand });
  const said = offered.flatMap((decision) => (decision.type === 'call' ? inShort(table, decision.call) : []));
  return apart(`words of ${seat}`, [...new Set(words)], [...new Set(said)]);
}

/** Differences in who announces, and in every contract, suit and called card that may be announced. */
export function holdAnnouncements(
  table: Table,
  { terms, entries }: Pick<Round, 'terms' | 'entries'>,
  seat: Seat,
  offered: readonly Decision[],
): readonly string[] {
  const told = announcementsIn(table, terms, entries);
  const inWords = (by: Seat, id: string, trump = '-', called = '-'): string => `${by}:${id}:${trump}:${called}`;
  return apart(
    'announced',
    told?.forms.map(({ id, trump, called }) => inWords(told.seat, id, trump, called)) ?? [],
    offered.flatMap((decision) => {
      if (decision.type !== 'announce') return [];
      const { contract, trump, called } = decision.announcement;
      return [inWords(seat, contract, trump, called)];
    }),
  );
}

/** Differences in which card may be given back in a Hochzeit. */
export const holdReturned: Holding = (table, { terms, entries }, seat, offered) =>
  apart(
    'returned',
    returnableBy(table, terms, entries, seat),
    offered.flatMap((decision) => (decision.type === 'return' ? [decision.card] : [])),
  );

/** Differences in which two cards may be passed on in a Schieber. */
export const holdPassedOn: Holding = (table, { terms, entries }, seat, offered) =>
  apart(
    'passed on',
    pairsFrom(table, terms, entries, seat).map(inOneOrder),
    offered.flatMap((decision) => (decision.type === 'passOn' ? [inOneOrder(decision.cards)] : [])),
  );

/** Differences in who is offered the Obers of a Schieber. */
export const holdObers: Holding = (table, { terms, entries }, seat) =>
  apart('Obers', [`${offeredObers(table, terms, entries)}`], [`${seat}`]);

const inOneOrder = (cards: readonly Card[]): string => [...cards].sort().join('+');

/** Differences in who was asked to lay, before the whole hand was seen and after the first trick, and who to claim runners. */
export function holdAsked(table: Table, round: ScoredRound): readonly string[] {
  const { terms, entries } = round;
  const opening = openingOf({ table, terms, entries });
  if (!('contract' in opening)) return [];
  const { contract, ladder, leader } = opening;
  const [legen, lay, claims] = [answersIn(entries, 'legen'), answersIn(entries, 'lay'), answersIn(entries, 'claim')];
  const [first, second] = tricksOf(ladder, playersOf(table), leader, playedIn(entries));
  const seats = (answers: typeof lay): readonly string[] => answers.map(({ seat }) => String(seat));
  const after = second === undefined ? [] : askedAfter(table, contract, first?.winner, lay);
  return [
    ...differentOrder('legen', askedBefore(table, terms, legen).map(String), seats(legen)),
    ...differentOrder('lay', after.map(String), seats(lay)),
    ...differentOrder(
      'claim',
      askedToClaim(table, terms, reckon({ table, terms, entries }), claims).map(String),
      seats(claims),
    ),
  ];
}

const differentOrder = (what: string, oracle: readonly string[], engine: readonly string[]): readonly string[] =>
  oracle.join(' ') === engine.join(' ')
    ? []
    : [`${what} asked: oracle ${oracle.join(' ')}; engine ${engine.join(' ')}`];

// A position as text: a line for each hand with its cards and conditions, and lines for dealer, game and tricks.
import { type Card, isCard, SUITS } from '../../engine/base/cards.ts';
import { type Announcement, announcementsOf } from '../../engine/base/contract.ts';
import { isSeat, type Seat, withSeat } from '../../engine/base/seats.ts';
import { hasDeclarer } from '../../engine/positions/laid.ts';
import { type Condition, type Counted, COUNTED, type Position, rulesOf } from '../../engine/positions/position.ts';
import { rowOf, seatsAt } from '../../engine/table/table-rules.ts';
import type { PositionRead } from '../../shared/calls/positions.ts';
import { type Language, LANGUAGES } from '../../shared/border/language.ts';
import { POSITION_TEXT_DE } from '../../words/de/position-words.ts';
import { POSITION_TEXT_EN } from '../../words/en/position-words.ts';
import { countedWord } from '../../words/base/counted-words.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import type { Naming } from '../../words/types/naming.ts';
import type { PositionTextWords } from '../../words/types/position-words.ts';
import { type Notation, readCard, SIGNS, writtenCard } from './written-cards.ts';

const WORDS: Readonly<Record<Language, PositionTextWords>> = { de: POSITION_TEXT_DE, en: POSITION_TEXT_EN };

const plainName = ({ language, deck }: Notation): Naming => namingOf(language, deck, ['', '', '', ''], undefined);

const seatWord = ({ seats }: PositionTextWords, seat: Seat, players: number): string => seats[sideOf(seat, players)];

/** Where a seat is from the first one: left, opposite, right. */
const sideOf = (seat: Seat, players: number): Seat =>
  players === 2 && seat === 1 ? 2 : players === 3 && seat === 2 ? 3 : seat;

function conditionText(condition: Condition, words: PositionTextWords, notation: Notation): readonly string[] {
  if (condition.kind === 'without') return [`-${writtenCard(condition.card, notation)}`];
  const { of, least, most } = condition;
  const what = countedWord(of, words.counted, plainName(notation));
  if (least !== undefined && least === most) return [`${what}=${least}`];
  return [...(least === undefined ? [] : [`${what}>=${least}`]), ...(most === undefined ? [] : [`${what}<=${most}`])];
}

/** The position as text, in the language and the cards of the reader. */
export function positionText(position: Position, notation: Notation): string {
  const words = WORDS[notation.language];
  const seats = seatsAt(rulesOf(position));
  const { dealer, hands, conditions, contract, played } = position;
  const card = (each: Card): string => writtenCard(each, notation);
  const lines = seats.map((seat) => {
    const own = conditions.filter((each) => each.seat === seat);
    const told = [...hands[seat].map(card), ...own.flatMap((each) => conditionText(each, words, notation))];
    return `${seatWord(words, seat, seats.length)}: ${told.join(' ')}`.trimEnd();
  });
  lines.push(`${words.dealer}: ${seatWord(words, dealer, seats.length)}`);
  if (contract) {
    const { announcement, declarer } = contract;
    const suit = announcement.called ?? announcement.trump;
    const parts = [
      plainName(notation).contract(announcement.contract),
      ...(suit === undefined ? [] : [isCard(suit) ? card(suit) : plainName(notation).suit(suit)]),
      ...(declarer === undefined ? [] : [seatWord(words, declarer, seats.length)]),
    ];
    lines.push(`${words.game}: ${parts.join(' ')}`);
  }
  if (played.length > 0) lines.push(`${words.played}: ${played.map(card).join(' ')}`);
  return `${lines.join('\n')}\n`;
}

type Unread = Extract<PositionRead, { readonly outcome: 'unread' }>;
const unread = (why: Unread['why'], line: number, word: string): Unread => ({ outcome: 'unread', why, line, word });

/** The position that a text tells, at the table of another one; whatever it does not tell is open. */
export function readPosition(text: string, at: Position, notation: Notation): PositionRead {
  const { contract: _contract, said: _said, ...rest } = at;
  let position: Position = { ...rest, hands: [[], [], [], []], conditions: [], played: [] };
  for (const [index, line] of text.split(/\r?\n|;/).entries()) {
    if (line.trim() === '') continue;
    const [head = '', ...tail] = line.split(':');
    const body = tail.join(':').trim();
    const read = tail.length === 0 ? undefined : afterLine(position, head.trim(), body, notation);
    if (read === undefined) return unread('line', index + 1, head.trim());
    if ('why' in read) return unread(read.why, index + 1, read.word);
    position = read;
  }
  return { outcome: 'read', position };
}

type Stuck = Pick<Unread, 'why' | 'word'>;

/** The position after a line; undefined if its beginning says nothing. */
function afterLine(position: Position, head: string, body: string, notation: Notation): Position | Stuck | undefined {
  const seat = seatNamed(position, head);
  if (seat !== undefined) return withHand(position, seat, body, notation);
  if (isWord(head, 'dealer')) {
    const dealer = seatNamed(position, body);
    return dealer === undefined ? { why: 'line', word: body } : { ...position, dealer };
  }
  if (isWord(head, 'game')) return withGame(position, body, notation);
  if (!isWord(head, 'played')) return undefined;
  const cards = wordsIn(body).map((word) => ({ word, card: readCard(word, notation) }));
  const wrong = cards.find(({ card }) => card === undefined);
  if (wrong) return { why: 'word', word: wrong.word };
  return { ...position, played: cards.flatMap(({ card }) => card ?? []) };
}

const wordsIn = (text: string): readonly string[] => text.split(/[\s,/|]+/).filter((word) => word !== '');

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const isWord = (text: string, key: 'dealer' | 'game' | 'played'): boolean =>
  LANGUAGES.some((language) => isSame(text, WORDS[language][key]));

/** A seat by its name in any language. */
function seatNamed(position: Position, text: string): Seat | undefined {
  const seats = seatsAt(rulesOf(position));
  return seats.find((seat) =>
    LANGUAGES.some((language) => isSame(text, seatWord(WORDS[language], seat, seats.length))),
  );
}

function withHand(position: Position, seat: Seat, body: string, notation: Notation): Position | Stuck {
  let next = position;
  for (const word of wordsIn(body)) {
    const card = readCard(word, notation);
    const condition = card ? undefined : readCondition(seat, word, notation);
    if (card) next = { ...next, hands: withSeat(next.hands, seat, [...next.hands[seat], card]) };
    else if (condition) next = { ...next, conditions: [...next.conditions, condition] };
    else return { why: 'word', word };
  }
  return next;
}

function readCondition(seat: Seat, word: string, notation: Notation): Condition | undefined {
  const card = word.startsWith('-') ? readCard(word.slice(1), notation) : undefined;
  if (card) return { kind: 'without', seat, card };
  const [, what, sign, number] = /^(\p{L}+)(>=|<=|=)(\d{1,3})$/u.exec(word) ?? [];
  const of = what === undefined ? undefined : countedNamed(what, notation);
  if (of === undefined) return undefined;
  const count = Number(number);
  return {
    kind: 'count',
    seat,
    of,
    ...(sign !== '<=' && { least: count }),
    ...(sign !== '>=' && { most: count }),
  };
}

const countedNamed = (text: string, { deck }: Notation): Counted | undefined =>
  COUNTED.find((of) =>
    LANGUAGES.some((language) => isSame(text, countedWord(of, WORDS[language].counted, plainName({ language, deck })))),
  );

/** The game by its name or its id, with its suit or card and its declarer. */
function withGame(position: Position, body: string, notation: Notation): Position | Stuck {
  const rules = rulesOf(position);
  const named = [...rules.contracts, ...(rules.imposed ?? [])]
    .flatMap(({ id }) =>
      [id, ...LANGUAGES.map((language) => plainName({ ...notation, language }).contract(id))].map((name) => ({
        id,
        name,
      })),
    )
    .filter(({ name }) => isSame(body.slice(0, name.length), name) && /^(?:$|\s)/.test(body.slice(name.length)))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  const row = named && rowOf(rules, named.id);
  if (!named || !row) return { why: 'game', word: body };
  const words = wordsIn(body.slice(named.name.length));
  const declarer = words.map((word) => seatNamed(position, word)).find(isSeat);
  const announcement = announcementsOf(row).find((each) => fits(each, words, notation));
  if (!announcement) return { why: 'game', word: body };
  return { ...position, contract: { announcement, ...(hasDeclarer(row) && declarer !== undefined && { declarer }) } };
}

function fits({ called, trump }: Announcement, words: readonly string[], notation: Notation): boolean {
  const suits = words.flatMap((word) =>
    SUITS.filter(
      (suit) =>
        isSame(word, suit) ||
        isSame(word, SIGNS[suit]) ||
        LANGUAGES.some((language) => isSame(word, plainName({ ...notation, language }).suit(suit))),
    ),
  );
  if (called !== undefined)
    return words.some((word) => readCard(word, notation) === called) || suits.some((suit) => called === `${suit}A`);
  return trump === undefined || suits.includes(trump);
}

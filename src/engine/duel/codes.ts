// The codes of challenges and of their results: which tables can be told in a code, and what stands at which place of it.
import { type Level, LEVELS } from '../bots/levels.ts';
import type { GameId } from '../games/shelf.ts';
import type { HouseRules } from '../options/options.ts';
import { type PresetId, presetRules } from '../options/presets.ts';
import { agreedIn, challengeTable, MARKS } from './challenge.ts';
import { type Challenge, type DuelTable, MOST_DEALS, MOST_PLAY_VERSION, SEEDS } from './challenge-terms.ts';
import { BASE, checkedDigits, checkedText, digitsOf, numberIn } from './checked-text.ts';

/** A table that a code can tell: ready-made rules, or a game with a pack. */
export interface CodedTable {
  readonly game: GameId;
  readonly preset?: PresetId;
  readonly house: Partial<HouseRules>;
}

const ofPreset = (preset: PresetId): CodedTable => ({
  game: 'schafkopf',
  preset,
  house: agreedIn(presetRules(preset)),
});
const ofGame = (game: GameId, house: Partial<HouseRules> = {}): CodedTable => ({ game, house });

/** Codes name them by their place: new ones come at the end, and none may go. */
export const CODED_TABLES: readonly CodedTable[] = [
  ofPreset('pure-2007'),
  ofPreset('short-24'),
  ofPreset('sharp-20'),
  ofPreset('tournament'),
  ofPreset('pub'),
  ofPreset('langendorf'),
  ofPreset('schierling'),
  ofPreset('sheet-003'),
  ofPreset('historic-1876'),
  ofGame('bierkopf'),
  ofGame('bierkopf', { 'deck.size': 24 }),
  ofGame('three-hand', { 'deck.size': 24 }),
  ofGame('officers'),
  ofGame('vicar', { 'deck.size': 24 }),
  ofGame('denexa'),
  ofGame('doppelkopf'),
  ofGame('doppelkopf', { 'dok.nines': false }),
];

/** Room for tables that are still to come. */
const MOST_TABLES = 64;

/** The table of a challenge among those that a code can tell; undefined for rules of one's own. */
export const codedTable = (table: DuelTable): CodedTable | undefined => CODED_TABLES[placeOf(table)];

function placeOf(table: DuelTable): number {
  const rules = JSON.stringify(challengeTable(table));
  return CODED_TABLES.findIndex(
    (coded) => coded.game === table.game && JSON.stringify(challengeTable(coded)) === rules,
  );
}

/** What a code is of, by its first character. Another layout gets a number of its own. */
const CHALLENGE = 0;
const RESULT = 1;

/** Digits of a challenge after the first: 29 to the power of 9 is more than all its fields can be together. */
const CHALLENGE_DIGITS = 9;

/** The code of a challenge, 12 characters in three groups; undefined where its rules can only be told by a file. */
export function challengeCode(challenge: Challenge): string | undefined {
  const place = placeOf(challenge);
  if (place < 0) return undefined;
  const { play, level, deals, seed } = challenge;
  const fields = [
    [seed, SEEDS],
    [play, MOST_PLAY_VERSION + 1],
    [deals - 1, MOST_DEALS],
    [LEVELS.indexOf(level), LEVELS.length],
    [place, MOST_TABLES],
  ] as const;
  const value = fields.reduce((sum, [field, size]) => sum * size + field, 0);
  return checkedText([CHALLENGE, ...digitsOf(value, CHALLENGE_DIGITS)]);
}

/** What somebody has come to in a challenge, as far as a code tells it. */
export interface CodedResult {
  /** `markOf` the challenge. */
  readonly mark: number;
  /** Whether it was begun more than once, so that cards were known. */
  readonly again: boolean;
  /** What each deal has brought, in cents or points. */
  readonly amounts: readonly number[];
}

/** Amounts are told in the largest of these units that divides all of them. */
const UNITS = [10, 5, 1] as const;

/** Small amounts take one character, others two, the highest four. */
const ONE = 24;
const TWO = ONE + 4 * BASE;
const MARK_DIGITS = 3;
const LONG_DIGITS = 3;

/** The code of a result; undefined if an amount is too high for one. */
export function resultCode({ mark, again, amounts }: CodedResult): string | undefined {
  const unit = UNITS.findIndex((each) => amounts.every((amount) => amount % each === 0));
  const told = amounts.map((amount) => amountDigits(amount / (UNITS[unit] ?? 1)));
  if (told.includes(undefined)) return undefined;
  const head = 2 * unit + (again ? 1 : 0);
  return checkedText([RESULT, ...digitsOf(mark, MARK_DIGITS), head, ...told.flatMap((each) => each ?? [])]);
}

/** Gains and losses in turn: 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4. */
function amountDigits(units: number): readonly number[] | undefined {
  const value = units < 0 ? -2 * units - 1 : 2 * units;
  if (value < ONE) return [value];
  if (value < TWO) return [ONE + Math.floor((value - ONE) / BASE), (value - ONE) % BASE];
  const long = value - TWO;
  return long < BASE ** LONG_DIGITS ? [BASE - 1, ...digitsOf(long, LONG_DIGITS)] : undefined;
}

/** The amounts in digits; undefined if the last one is cut off. */
function amountsIn(digits: readonly number[], unit: number): readonly number[] | undefined {
  const found: number[] = [];
  for (let at = 0; at < digits.length;) {
    const first = digits[at] ?? 0;
    const more = first < ONE ? 0 : first === BASE - 1 ? LONG_DIGITS : 1;
    const rest = digits.slice(at + 1, at + 1 + more);
    if (rest.length < more) return undefined;
    const value = more === 0 ? first : more === 1 ? ONE + (first - ONE) * BASE + numberIn(rest) : TWO + numberIn(rest);
    found.push(unit * (value % 2 === 0 ? value / 2 : -(value + 1) / 2));
    at += 1 + more;
  }
  return found;
}

export type ReadCode =
  | { readonly kind: 'challenge'; readonly challenge: Challenge }
  | { readonly kind: 'result'; readonly result: CodedResult }
  /** A character is wrong, missing or swapped; or it is a code that only a later version of the program knows. */
  | { readonly kind: 'mistyped' | 'newer' };

/** What a code says, however it was typed. */
export function readCode(text: string): ReadCode {
  const digits = checkedDigits(text);
  if (!digits) return { kind: 'mistyped' };
  const [format, ...rest] = digits;
  if (format === CHALLENGE) return challengeIn(rest);
  return format === RESULT ? resultIn(rest) : { kind: 'newer' };
}

function challengeIn(digits: readonly number[]): ReadCode {
  if (digits.length !== CHALLENGE_DIGITS) return { kind: 'mistyped' };
  let value = numberIn(digits);
  const next = (size: number): number => {
    const field = value % size;
    value = Math.floor(value / size);
    return field;
  };
  const table = CODED_TABLES[next(MOST_TABLES)];
  const level = LEVELS[next(LEVELS.length)] satisfies Level | undefined;
  const deals = next(MOST_DEALS) + 1;
  const play = next(MOST_PLAY_VERSION + 1);
  if (!table || !level || value >= SEEDS) return { kind: 'newer' };
  return { kind: 'challenge', challenge: { play, game: table.game, house: table.house, level, deals, seed: value } };
}

function resultIn(digits: readonly number[]): ReadCode {
  const mark = numberIn(digits.slice(0, MARK_DIGITS));
  const head = digits[MARK_DIGITS] ?? BASE;
  const unit = UNITS[Math.floor(head / 2)];
  if (unit === undefined || mark >= MARKS) return { kind: 'newer' };
  const amounts = amountsIn(digits.slice(MARK_DIGITS + 1), unit);
  return amounts ? { kind: 'result', result: { mark, again: head % 2 === 1, amounts } } : { kind: 'mistyped' };
}

// Numbers below 29 as text that can be told on the telephone: no letter looks like another one, and two characters check the others.

/** Without 0, 1, B, I, O, S and Z. As many as a prime number, so that no slip of one character and no swap of two escapes. */
const LETTERS = '23456789ACDEFGHJKLMNPQRTUVWXY';
export const BASE = LETTERS.length;

/** What is read in the place of letters that are never written. */
const READ_AS: Readonly<Record<string, string>> = { B: '8', I: 'L', '1': 'L', S: '5', Z: '2' };

/** Characters between two hyphens. */
const GROUP = 4;

const CHECKS = 2;

const mod = (value: number): number => ((value % BASE) + BASE) % BASE;

/** The plain sum, and the sum with weights that double from the last character to the first. */
function sumsOf(digits: readonly number[]): readonly [plain: number, weighted: number] {
  return digits.reduce<readonly [number, number]>(
    ([plain, weighted], digit) => [mod(plain + digit), mod(2 * weighted + digit)],
    [0, 0],
  );
}

/** The text of numbers from 0 to 28, with its two check characters, in groups of four. */
export function checkedText(digits: readonly number[]): string {
  const [plain, weighted] = sumsOf([...digits, 0, 0]);
  const all = [...digits, mod(plain - weighted), mod(weighted - 2 * plain)];
  const letters = all.map((digit) => LETTERS.charAt(digit)).join('');
  return (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
}

/** The numbers of a text, however it is grouped and in whichever case; undefined where a character is wrong, missing or swapped. */
export function checkedDigits(text: string): readonly number[] | undefined {
  const letters = [...text.toUpperCase().replaceAll(/[\s\p{Pd}.·_]/gu, '')];
  const digits = letters.map((letter) => LETTERS.indexOf(READ_AS[letter] ?? letter));
  if (digits.includes(-1) || digits.length <= CHECKS) return undefined;
  const [plain, weighted] = sumsOf(digits);
  return plain === 0 && weighted === 0 ? digits.slice(0, -CHECKS) : undefined;
}

/** A whole number as so many digits, the highest first. Throws if it needs more (programming error). */
export function digitsOf(value: number, length: number): readonly number[] {
  if (value < 0 || value >= BASE ** length) throw new Error(`${value} has more than ${length} digits`);
  return Array.from({ length }, (_, at) => Math.floor(value / BASE ** (length - 1 - at)) % BASE);
}

/** The number that digits stand for. */
export const numberIn = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum * BASE + digit, 0);

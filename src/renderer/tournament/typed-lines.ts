// What is typed or pasted in a tournament: people, prizes and points, out of lines of text.
import type { PageEvent, Prize } from '../../shared/calls/tournament.ts';

type Entrants = Extract<PageEvent, { kind: 'comes' }>['entrants'];

const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A person for each line, with a team after a semicolon or a tab; a number before a name, as lists have it, is left out. */
export const entrantsIn = (text: string): Entrants =>
  linesIn(text).map((line) => {
    const [name = '', team = ''] = line.split(/[;\t]/).map((part) => part.trim());
    return { person: name.replace(/^\d+[.)]\s*/, ''), ...(team !== '' && { team }) };
  });

const AMOUNT = /^(?:€\s*)?(\d{1,6})(?:[.,](\d{2}|-|–))?\s*(?:€|euro)?$/i;

/** A prize for each line: an amount, or else a thing. */
export const prizesIn = (text: string): readonly Prize[] =>
  linesIn(text).map((line): Prize => {
    const [, euros, rest = ''] = AMOUNT.exec(line) ?? [];
    const cents = Number(euros ?? 0) * 100 + (Number(rest) || 0);
    return cents > 0 ? { kind: 'money', cents } : { kind: 'thing', name: line };
  });

/** Points with their sign, whichever dash it is; undefined for anything else. */
export function pointsIn(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, '-');
  return /^[+-]?\d{1,4}$/.test(plain) ? Number(plain) || 0 : undefined;
}

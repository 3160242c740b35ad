// Sentences that judge the whole round of a seat.
import type { Seat } from '../../../../src/engine/base/seats.ts';
import { isHeldAgainst } from '../../../../src/engine/tutor/advice/grade.ts';
import type { GivenAway } from '../../../../src/engine/tutor/review/review-remarks.ts';
import type { Named } from '../words-told.ts';
import { type Commented, isSo, type RemarkClaim, tellsLoss } from './commented.ts';

/** What is held against a seat costs together, and what cards and others gave it, by the commentary on the whole round. */
const costsOf = ({ told }: Commented, seat: Seat): number =>
  (told.whole?.entries ?? [])
    .filter((each) => each.seat === seat && isHeldAgainst(each.grade))
    .reduce((sum, { loss }) => sum + loss.cents, 0);
const luckOf = ({ told }: Commented, seat: Seat): number => told.whole?.seats[seat].luck ?? NaN;
const balanceOf = ({ told }: Commented, seat: Seat): number => told.whole?.seats[seat].balance ?? NaN;

const HAS_DE = '{hat|haben} im Schnitt{ zusammen|}';
const WOULD_DE = '{hätte|hätten} im Schnitt{ zusammen|}';

/** How many of the faults of a kind a list of them names. */
const countIn = (faults: string, kind: RegExp): number => {
  const [, count] = kind.exec(faults) ?? [];
  return count === undefined ? 0 : /^\d/.test(count) ? Number(count) : 1;
};

/** Number and cost of the faults that a sentence tells of: "ein Fehler und 2 Ungenauigkeiten", and their price. */
function givenIn({ seat, words }: Named, commented: Commented): GivenAway | undefined {
  const faults = words(0);
  const mistakes = countIn(faults, /(\d+|[Ee]in|one) (?:Fehler|mistakes?)\b/);
  const inaccuracies = countIn(faults, /(\d+|[Ee]ine|one) (?:Ungenauigkeit(?:en)?|inaccurac(?:y|ies))\b/);
  const cents = costsOf(commented, seat());
  return tellsLoss(words(1), cents, commented) ? { seat: seat(), mistakes, inaccuracies, cents } : undefined;
}

export const VERDICTS: readonly RemarkClaim[] = [
  {
    name: 'nobody played',
    says: {
      de: ['Niemand hat gespielt, die Karten wurden zusammengeworfen.'],
      en: ['Nobody played; the cards were thrown in.'],
    },
    holds: (_, commented) => isSo('V.THROWN_IN', {}, commented),
  },
  {
    name: 'a card against the rules lost the round',
    says: {
      de: [
        '<who> hat verworfen: Auf <card> war <card> nicht erlaubt, nur <cards>; damit war die Runde verloren.',
        '<who> hat verworfen: <card> war nicht erlaubt, nur <cards>; damit war die Runde verloren.',
      ],
      en: [
        '<who> revoked: on <card>, <card> was not allowed, only <cards>; that lost the round.',
        '<who> revoked: <card> was not allowed, only <cards>; that lost the round.',
      ],
    },
    holds: ({ seat, card, cards, text }, commented) => {
      const [led, revoked] = / Auf | on /.test(text) ? [card(0), card(1)] : [undefined, card()];
      return isSo('V.REVOKED', { seat: seat(), card: revoked, ...(led && { led }), allowed: cards() }, commented);
    },
  },
  {
    name: 'a seat never had a choice',
    says: { de: ['<who> hatte nie eine Wahl.'], en: ['<who> never had a choice.'] },
    holds: ({ seat }, commented) => isSo('V.NO_CHOICE', { seat: seat() }, commented),
  },
  {
    name: 'a seat won without a mistake',
    says: {
      de: ['<who> hat gewonnen, und ein Fehler war nicht dabei.'],
      en: ['<who> won and made no mistake.'],
    },
    holds: ({ seat }, commented) => isSo('V.NO_MISTAKE', { seat: seat() }, commented),
  },
  {
    name: 'a seat had bad luck',
    says: {
      de: ['<who> hat keinen Fehler gemacht, nur Pech gehabt: Die Karten und die anderen haben <words> gekostet.'],
      en: ['<who> made no mistake and simply had bad luck: the cards and the other players cost <words>.'],
    },
    holds: ({ seat, words }, commented) => {
      const luck = luckOf(commented, seat());
      return tellsLoss(words(), -luck, commented) && isSo('V.BAD_LUCK', { seat: seat(), luck }, commented);
    },
  },
  {
    name: 'a seat had no hope',
    says: {
      de: [
        '<who> hat keinen Fehler gemacht. Mehr war kaum zu holen: Schon vor der ersten Karte war ein {Rückstand|Minus} zu erwarten (<words>).',
      ],
      en: [
        '<who> made no mistake. There was hardly more to be had: {falling behind|a loss} was to be expected before the first card (<words>).',
      ],
    },
    holds: ({ seat, words }, commented) => {
      const expected = balanceOf(commented, seat()) - luckOf(commented, seat());
      return tellsLoss(words(), -expected, commented) && isSo('V.NO_HOPE', { seat: seat(), expected }, commented);
    },
  },
  {
    name: 'a seat won with luck',
    says: {
      de: [`<who> hat gewonnen, auch mit Glück: <words> ${WOULD_DE} <words> gekostet.`],
      en: ['<who> won, with some luck: <words> would have cost <words> on average.'],
    },
    holds: (named, commented) => {
      const told = givenIn(named, commented);
      return told !== undefined && isSo('V.GOOD_LUCK', told, commented);
    },
  },
  {
    name: 'a seat lost by mistakes',
    says: {
      de: [`<who> hat verloren; <words> ${HAS_DE} <words> gekostet.`],
      en: ['<who> lost; <words> cost <words> on average.'],
    },
    holds: (named, commented) => {
      const told = givenIn(named, commented);
      return told !== undefined && isSo('V.MISTAKES', told, commented);
    },
  },
  {
    name: 'the round was drawn',
    says: {
      de: [
        '<who> hat keinen Fehler gemacht; die Runde ging unentschieden aus.',
        `Für <who> ging die Runde unentschieden aus; <words> ${HAS_DE} <words> gekostet.`,
      ],
      en: ['<who> made no mistake; the round was drawn.', '<who> drew; <words> cost <words> on average.'],
    },
    holds: (named, commented) => {
      const none = { seat: named.seat(), mistakes: 0, inaccuracies: 0, cents: 0 };
      const told = /keinen Fehler|no mistake/.test(named.text) ? none : givenIn(named, commented);
      return told !== undefined && isSo('V.DRAWN', told, commented);
    },
  },
];

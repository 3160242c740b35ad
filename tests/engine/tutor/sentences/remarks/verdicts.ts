// Sentences that judge the whole round of a seat.
import type { Seat } from '../../../../../src/engine/base/seats.ts';
import type { RemarkParams } from '../../../../../src/engine/tutor/review/remarks.ts';
import type { Named } from '../words.ts';
import type { Commented, RemarkClaim } from './commented.ts';
import { isSo, tellsLoss } from './commented.ts';

/** What the mistakes of a seat cost together, and what cards and others gave it, by the commentary on the whole round. */
const costsOf = ({ told }: Commented, seat: Seat): number =>
  (told.whole?.entries ?? [])
    .filter((each) => each.seat === seat && (each.grade === 'mistake' || each.grade === 'blunder'))
    .reduce((sum, { loss }) => sum + loss.cents, 0);
const luckOf = ({ told }: Commented, seat: Seat): number => told.whole?.seats[seat].luck ?? NaN;
const balanceOf = ({ told }: Commented, seat: Seat): number => told.whole?.seats[seat].balance ?? NaN;

const MISTAKES_DE = '{ein|Ein|<number>} Fehler';
const MISTAKES_EN = '{one mistake|<number> mistakes}';

/** Number and cost of the mistakes that a sentence tells of. */
function mistakesIn(
  { text, number, seat, words }: Named,
  commented: Commented,
): RemarkParams['V.MISTAKES'] | undefined {
  const mistakes = /\b[Ee]in Fehler|one mistake/.test(text) ? 1 : number();
  const cents = costsOf(commented, seat());
  return tellsLoss(words(), cents, commented) ? { seat: seat(), mistakes, cents } : undefined;
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
      de: ['<who> hat mit <card> falsch zugegeben; damit war die Runde verloren.'],
      en: ['<who> revoked with <card>; that lost the round.'],
    },
    holds: ({ seat, card }, commented) => isSo('V.REVOKED', { seat: seat(), card: card() }, commented),
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
      de: [
        `<who> hat gewonnen, auch mit Glück: ${MISTAKES_DE} {hätte im Schnitt|hätten im Schnitt zusammen} <words> gekostet.`,
      ],
      en: [`<who> won, with some luck: ${MISTAKES_EN} would have cost <words> on average.`],
    },
    holds: (named, commented) => {
      const told = mistakesIn(named, commented);
      return told !== undefined && isSo('V.GOOD_LUCK', told, commented);
    },
  },
  {
    name: 'a seat lost by mistakes',
    says: {
      de: [`<who> hat verloren; ${MISTAKES_DE} {hat im Schnitt|haben im Schnitt zusammen} <words> gekostet.`],
      en: [`<who> lost; ${MISTAKES_EN} cost <words> on average.`],
    },
    holds: (named, commented) => {
      const told = mistakesIn(named, commented);
      return told !== undefined && isSo('V.MISTAKES', told, commented);
    },
  },
  {
    name: 'the round was drawn',
    says: {
      de: [
        '<who> hat keinen Fehler gemacht; die Runde ging unentschieden aus.',
        `Für <who> ging die Runde unentschieden aus; ${MISTAKES_DE} {hat im Schnitt|haben im Schnitt zusammen} <words> gekostet.`,
      ],
      en: ['<who> made no mistake; the round was drawn.', `<who> drew; ${MISTAKES_EN} cost <words> on average.`],
    },
    holds: (named, commented) => {
      const none = { seat: named.seat(), mistakes: 0, cents: 0 };
      const told = /keinen Fehler|no mistake/.test(named.text) ? none : mistakesIn(named, commented);
      return told !== undefined && isSo('V.DRAWN', told, commented);
    },
  },
];

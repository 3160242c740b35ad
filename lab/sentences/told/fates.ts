// Sentences about what becomes of the trick and of single cards with one card and with another.
import type { Card } from '../../../src/engine/base/cards.ts';
import {
  isDearCard,
  meansHold,
  sharesHold,
  type ToldMeans,
  type ToldShares,
  trickIsOurs,
} from '../facts/claims/fates.ts';
import { isTrump } from '../facts/claims/seen.ts';
import type { Claim } from './claim.ts';
import type { Named } from './words-told.ts';

/** How often something happens in per cent, as it is said; "almost" and "hardly" leave a little. */
const OFTEN: Readonly<Record<string, number>> = {
  'fast immer': 97,
  'nearly always': 97,
  'fast nie': 3,
  'hardly ever': 3,
  immer: 100,
  always: 100,
  nie: 0,
  never: 0,
};
const OFTEN_SAID = new RegExp(`${Object.keys(OFTEN).join('|')}|in (?:about |only )?(\\d+)`, 'g');

/** The shares of a sentence: of the first of the two cards and of the second. */
export function tenthsIn({ text }: Named, [card, other]: readonly [Card, Card]): ToldShares {
  const [, said = ''] = text.split(':');
  const [percent = 0, otherPercent = 0] = [...said.matchAll(OFTEN_SAID)].map(([words, tenths]) =>
    tenths === undefined ? (OFTEN[words] ?? 0) : 10 * Number(tenths),
  );
  return { card, other, percent, otherPercent };
}

/** The means of a sentence, which says "nothing" where one is none. */
export function meansIn({ text, card }: Named): ToldMeans {
  const [, said = ''] = text.split(':');
  const [mean = 0, otherMean = 0] = [...said.matchAll(/nichts|nothing|ein Auge|\d+/g)].map(([found]) =>
    found === 'ein Auge' ? 1 : Number(/\d+/.exec(found)?.[0] ?? 0),
  );
  return { card: card(0), other: card(1), mean, otherMean };
}

/** The card that a sentence is about, and the two that are compared: "played now" stands for the card itself. */
function fateTold({ text, card }: Named): { readonly of: Card; readonly compared: readonly [Card, Card] } {
  const now = text.search(/jetzt gespielt|when played now/i);
  if (now < 0) return { of: card(1), compared: [card(0), card(2)] };
  return { of: card(0), compared: now === 0 ? [card(0), card(1)] : [card(1), card(0)] };
}

export const comparedIn = (named: Named): readonly [Card, Card] => fateTold(named).compared;

export const FATE_SENTENCES: readonly Claim[] = [
  {
    name: 'the trick is ours more often',
    says: {
      de: [
        'Mit <card> bekommt die eigene Seite den Stich eher: {immer|fast immer|etwa in <number> von 10 Fällen}, mit <card> {nie|fast nie|nur in <number> von 10}.',
      ],
      en: [
        'With <card> the trick is more likely to be won: {always|nearly always|in about <number> of 10 cases}, with <card> {never|hardly ever|in only <number> of 10}.',
      ],
    },
    holds: (named, seen) => sharesHold(seen, tenthsIn(named, [named.card(0), named.card(1)]), trickIsOurs),
  },
  {
    name: 'the trick brings more',
    says: {
      de: [
        'Mit <card> bringt der Stich der eigenen Seite mehr: im Schnitt <number> Auge{n|}, mit <card> {nur <number>|nichts}.',
      ],
      en: ['With <card> the trick brings in more: <number> point{s|} on average, with <card> {only <number>|nothing}.'],
    },
    holds: (named, seen) => meansHold(seen, meansIn(named), 'own'),
  },
  {
    name: 'the trick costs less',
    says: {
      de: [
        'Mit <card> bekommt die andere Seite weniger: im Schnitt {nur <number> Auge{n|}|nichts}, mit <card> <number>.',
      ],
      en: ['With <card> the other side gets less: {only <number> point{s|}|nothing} on average, with <card> <number>.'],
    },
    holds: (named, seen) => meansHold(seen, meansIn(named), 'other'),
  },
  {
    name: 'a dear card is ours more often',
    says: {
      de: [
        '{Jetzt gespielt|Nach <card>} geht <card> eher an die eigene Seite: {immer|fast immer|etwa in <number> von 10 Fällen}, nach <card> {nie|fast nie|nur in <number> von 10}.',
        '<card> ist später sicherer: Nach <card> geht {er|sie|es} {immer|fast immer|etwa in <number> von 10 Fällen} an die eigene Seite, jetzt gespielt {nie|fast nie|nur in <number> von 10}.',
      ],
      en: [
        '{When played now|After <card>}, <card> is more likely to be won: {always|nearly always|in about <number> of 10 cases}, after <card> {never|hardly ever|in only <number> of 10}.',
        '<card> is safer later: after <card> it is won {always|nearly always|in about <number> of 10 cases}, when played now {never|hardly ever|in only <number> of 10}.',
      ],
    },
    holds: (named, seen) => {
      const { of, compared } = fateTold(named);
      const isOurs = ({ ours }: { readonly ours: ReadonlySet<Card> }): boolean => ours.has(of);
      return isDearCard(seen, of) && sharesHold(seen, tenthsIn(named, compared), () => isOurs);
    },
  },
  {
    name: 'a trump takes a trick more often',
    says: {
      de: [
        'Nach <card> macht <card> eher selbst noch einen Stich: {immer|fast immer|etwa in <number> von 10 Fällen}, nach <card> {nie|fast nie|nur in <number> von 10}.',
        '<card> ist noch etwas wert: Nach <card> macht {er|sie|es} {immer|fast immer|etwa in <number> von 10 Fällen} selbst einen Stich, jetzt gespielt {nie|fast nie|nur in <number> von 10}.',
      ],
      en: [
        'After <card>, <card> is more likely to win a trick: {always|nearly always|in about <number> of 10 cases}, after <card> {never|hardly ever|in only <number> of 10}.',
        '<card> still has work to do: after <card> it wins a trick {always|nearly always|in about <number> of 10 cases}, when played now {never|hardly ever|in only <number> of 10}.',
      ],
    },
    holds: (named, seen) => {
      const { of, compared } = fateTold(named);
      const takes = ({ winning }: { readonly winning: ReadonlySet<Card> }): boolean => winning.has(of);
      return (
        seen.view.hand.includes(of) && isTrump(seen, of) && sharesHold(seen, tenthsIn(named, compared), () => takes)
      );
    },
  },
];

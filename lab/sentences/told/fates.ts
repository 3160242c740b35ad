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

/** The shares of a sentence: of the first card named and of the second, with the number of deals between them. */
export function sharesIn({ text, number }: Named, [card, other]: readonly [Card, Card]): ToldShares {
  const always = /in allen|in all /.test(text);
  const never = /in keiner\.|in none\./.test(text);
  const [percent, deals] = always ? [100, number(0)] : [number(0), number(1)];
  return { card, other, percent, deals, otherPercent: never ? 0 : number(always ? 1 : 2) };
}

/** The means of a sentence; the deals come before the first mean in German, after it in English, and nothing is no number. */
export function meansIn({ text, number, card }: Named): ToldMeans {
  const first = /im Schnitt nichts|other side nothing/.test(text) ? 0 : undefined;
  const last = /(?:nichts|nothing)\.$/.test(text) ? 0 : undefined;
  const german = text.includes('Verteilungen');
  const deals = number(german || first === 0 ? 0 : 1);
  const mean = first ?? number(german ? 1 : 0);
  return { card: card(0), other: card(1), mean, otherMean: last ?? number(first === 0 ? 1 : 2), deals };
}

/** The two cards that are compared: "played now" stands for the card that the sentence is about. */
export function comparedIn({ text, card }: Named): readonly [Card, Card] {
  if (!/jetzt (?:gespielt|gleich)|when played now/.test(text)) return [card(1), card(2)];
  const now = text.search(/jetzt (?:gespielt|gleich)|when played now/);
  return now < text.search(/ in (?:allen|all|\d+ ?%)/) ? [card(0), card(1)] : [card(1), card(0)];
}

export const FATE_SENTENCES: readonly Claim[] = [
  {
    name: 'the trick is ours more often',
    says: {
      de: [
        'Spielen alle wie gewohnt, bekommt die eigene Seite diesen Stich mit <card> in {{<number> % von|allen} <number> gedachten Verteilungen|<number> % der Fälle (<number> gedachte Verteilungen)}, mit <card> {nur in <number> %|in keiner}.',
      ],
      en: [
        'If everybody plays as people do, this trick is won with <card> in {{<number>% of|all} <number> imagined deals|<number>% of cases (<number> imagined deals)}, with <card> in {only <number>%|none}.',
      ],
    },
    holds: (named, seen) => sharesHold(seen, sharesIn(named, [named.card(0), named.card(1)]), trickIsOurs),
  },
  {
    name: 'the trick brings more',
    says: {
      de: [
        'Spielen alle wie gewohnt, bringt dieser Stich der eigenen Seite mit <card> in <number> gedachten Verteilungen im Schnitt <number> Auge{n|}, mit <card> {nur <number>|nichts}.',
      ],
      en: [
        'If everybody plays as people do, this trick brings in <number> point{s|} on average in <number> imagined deals with <card>, with <card> {only <number>|nothing}.',
      ],
    },
    holds: (named, seen) => meansHold(seen, meansIn(named), 'own'),
  },
  {
    name: 'the trick costs less',
    says: {
      de: [
        'Spielen alle wie gewohnt, bringt dieser Stich der anderen Seite mit <card> in <number> gedachten Verteilungen im Schnitt {nur <number> Auge{n|}|nichts}, mit <card> <number>.',
      ],
      en: [
        'If everybody plays as people do, this trick gives the other side {only <number> point{s|}|nothing} on average in <number> imagined deals with <card>, with <card> <number>.',
      ],
    },
    holds: (named, seen) => meansHold(seen, meansIn(named), 'other'),
  },
  {
    name: 'a dear card is ours more often',
    says: {
      de: [
        'Spielen alle wie gewohnt, geht <card>{, jetzt gespielt,| nach <card>} in {{<number> % von|allen} <number> gedachten Verteilungen|<number> % der Fälle (<number> gedachte Verteilungen)} an die eigene Seite, {jetzt gleich|nach <card>} {nur in <number> %|in keiner}.',
      ],
      en: [
        'If everybody plays as people do, <card> is won {when played now|after <card>} in {{<number>% of|all} <number> imagined deals|<number>% of cases (<number> imagined deals)}, {when played now|after <card>} in {only <number>%|none}.',
      ],
    },
    holds: (named, seen) =>
      isDearCard(seen, named.card(0)) &&
      sharesHold(
        seen,
        sharesIn(named, comparedIn(named)),
        () =>
          ({ ours }) =>
            ours.has(named.card(0)),
      ),
  },
  {
    name: 'a trump takes a trick more often',
    says: {
      de: [
        'Spielen alle wie gewohnt, macht <card>{, jetzt gespielt,| nach <card>} in {{<number> % von|allen} <number> gedachten Verteilungen|<number> % der Fälle (<number> gedachte Verteilungen)} selbst einen Stich, {jetzt gleich|nach <card>} {nur in <number> %|in keiner}.',
      ],
      en: [
        'If everybody plays as people do, <card> wins a trick {when played now|after <card>} in {{<number>% of|all} <number> imagined deals|<number>% of cases (<number> imagined deals)}, {when played now|after <card>} in {only <number>%|none}.',
      ],
    },
    holds: (named, seen) =>
      seen.view.hand.includes(named.card(0)) &&
      isTrump(seen, named.card(0)) &&
      sharesHold(
        seen,
        sharesIn(named, comparedIn(named)),
        () =>
          ({ winning }) =>
            winning.has(named.card(0)),
      ),
  },
];

// Sentences about the only card, the cards kept, what a search found, and where to cut.
import { consistentDeals } from '../../../src/engine/inference/deal-cases.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { worldsOf } from '../../../src/engine/inference/worlds.ts';
import { type Card, pointsOf } from '../../../src/engine/base/cards.ts';
import {
  groupIn,
  legal,
  orderIn,
  outIn,
  same,
  type Seen,
  surelyAgainst,
  surelyTogether,
} from '../facts/claims/seen.ts';
import { isPlayed, keptInHand, mark, nothingHigherOut, pointsWon } from './cards-told.ts';
import type { Claim } from './claim.ts';
import type { Named } from './words-told.ts';

const possibleDeals = ({ view }: Seen): number => worldsOf(consistentDeals(knowledgeOf(view))).count;

/** Whether a side has the card points with which it wins. */
const hasWon = (seen: Seen, whose: 'own' | 'other'): boolean =>
  pointsWon(seen, whose) >= (mark(seen, whose, 'won') ?? Infinity);
/** Card points that a side needs to be out of Schneider, if it does. */
const missingTo = (seen: Seen, whose: 'own' | 'other'): number =>
  (mark(seen, whose, 'safe') ?? 0) - pointsWon(seen, whose);
/** Card points that nobody has taken yet. */
const open = (seen: Seen): number => 120 - pointsWon(seen, 'own') - pointsWon(seen, 'other');
const isSchneider = (seen: Seen, whose: 'own' | 'other'): boolean => missingTo(seen, whose) > open(seen);
const points = ({ text, number }: Named): number => (/ein Auge|[Oo]ne (?:more )?card point/.test(text) ? 1 : number());

export const OTHER_SENTENCES: readonly Claim[] = [
  {
    name: 'the game is lost, without a trick so far',
    says: {
      de: [
        'Verloren ist das Spiel schon, und einen Stich hat die eigene Seite noch nicht: Einer genügt, um nicht schwarz zu sein.',
      ],
      en: ['The game is lost already, without a trick so far: one is enough not to be Schwarz.'],
    },
    holds: (_, seen) => hasWon(seen, 'other') && seen.view.tricks.every(({ winner }) => surelyAgainst(seen, winner)),
  },
  {
    name: 'the game is lost, but not with Schneider',
    says: {
      de: [
        'Verloren ist das Spiel schon, doch aus dem Schneider ist die eigene Seite: Am Preis ändert sich nichts mehr.',
      ],
      en: ['The game is lost already, but not with Schneider: the price cannot change any more.'],
    },
    holds: (_, seen) => hasWon(seen, 'other') && missingTo(seen, 'own') <= 0,
  },
  {
    name: 'the game is lost with Schneider',
    says: {
      de: [
        'Verloren ist das Spiel schon, und aus dem Schneider kommt die eigene Seite nicht mehr: Am Preis ändert sich nichts mehr.',
      ],
      en: ['The game is lost already, with no way out of Schneider: the price cannot change any more.'],
    },
    holds: (_, seen) =>
      hasWon(seen, 'other') &&
      isSchneider(seen, 'own') &&
      seen.view.tricks.some(({ winner }) => surelyTogether(seen, winner)),
  },
  {
    name: 'the game is lost, and points are missing to be out of Schneider',
    says: {
      de: [
        'Verloren ist das Spiel schon; um aus dem Schneider zu kommen, {fehlt noch ein Auge|fehlen noch <number> Augen}.',
      ],
      en: ['The game is lost already; {one card point is|<number> card points are} missing to get out of Schneider.'],
    },
    holds: (named, seen) =>
      hasWon(seen, 'other') && missingTo(seen, 'own') === points(named) && !isSchneider(seen, 'own'),
  },
  {
    name: 'the game is won, and the others have no trick so far',
    says: {
      de: [
        'Gewonnen ist das Spiel schon, und die andere Seite hat noch keinen Stich: Macht sie auch keinen mehr, ist sie schwarz.',
      ],
      en: ['The game is won already, and the other side has no trick so far: without one it is Schwarz.'],
    },
    holds: (_, seen) => hasWon(seen, 'own') && seen.view.tricks.every(({ winner }) => surelyTogether(seen, winner)),
  },
  {
    name: 'the game is won, and the others are out of Schneider',
    says: {
      de: [
        'Gewonnen ist das Spiel schon, und die andere Seite ist aus dem Schneider: Am Preis ändert sich nichts mehr.',
      ],
      en: ['The game is won already, and the other side is out of Schneider: the price cannot change any more.'],
    },
    holds: (_, seen) => hasWon(seen, 'own') && missingTo(seen, 'other') <= 0,
  },
  {
    name: 'the game is won, and the others are Schneider',
    says: {
      de: ['Gewonnen ist das Spiel schon, und die andere Seite ist Schneider: Am Preis ändert sich nichts mehr.'],
      en: ['The game is won already, and the other side is Schneider: the price cannot change any more.'],
    },
    holds: (_, seen) =>
      hasWon(seen, 'own') &&
      isSchneider(seen, 'other') &&
      seen.view.tricks.some(({ winner }) => surelyAgainst(seen, winner)),
  },
  {
    name: 'the game is won, and points are missing for the others to be out of Schneider',
    says: {
      de: [
        'Gewonnen ist das Spiel schon; der anderen Seite {fehlt noch ein Auge|fehlen noch <number> Augen}, um aus dem Schneider zu kommen.',
      ],
      en: [
        'The game is won already; the other side needs {one more card point|<number> more card points} to get out of Schneider.',
      ],
    },
    holds: (named, seen) =>
      hasWon(seen, 'own') && missingTo(seen, 'other') === points(named) && !isSchneider(seen, 'other'),
  },
  {
    name: 'only one card may be played',
    says: { de: ['Erlaubt ist nur <card>.'], en: ['Only <card> may be played.'] },
    holds: ({ card }, seen) => legal(seen).join() === card() && isPlayed(seen, card()),
  },
  {
    name: 'all cards that may be played are as high and count the same',
    says: {
      de: ['<card> und <cards> stehen gleich hoch und zählen gleich viel: Hier macht es keinen Unterschied.'],
      en: ['<card> and <cards> rank next to one another and count the same: here it makes no difference.'],
    },
    holds: ({ card, cards }, seen) => {
      const told = [card(), ...cards()];
      const between = [...outIn(seen, groupIn(seen, card())), ...(seen.view.trick?.cards ?? [])];
      const strength = (each: Card): number => orderIn(seen).strengthOf(each);
      return (
        isPlayed(seen, card()) &&
        same(legal(seen), told) &&
        new Set(told.map(pointsOf)).size === 1 &&
        new Set(told.map((each) => groupIn(seen, each))).size === 1 &&
        !between.some(
          (each) =>
            groupIn(seen, each) === groupIn(seen, card()) &&
            strength(each) > Math.min(...told.map(strength)) &&
            strength(each) < Math.max(...told.map(strength)),
        )
      );
    },
  },
  {
    name: 'the card is missed least',
    says: {
      de: ['<card> ist am ehesten zu entbehren; auf der Hand {bleibt|bleiben} <cards>.'],
      en: ['<card> can best be spared; <cards> {stays|stay} in hand.'],
    },
    holds: ({ card, cards }, seen) =>
      isPlayed(seen, card()) && keptInHand(seen, cards()) && !nothingHigherOut(seen, card()),
  },
  {
    name: 'good cards stay in hand',
    says: {
      de: ['Auf der Hand {bleibt|bleiben} <cards>, von den übrigen Karten die {beste|besten}.'],
      en: ['<cards> {stays|stay} in hand, the best of the other cards.'],
    },
    holds: ({ cards }, seen) => keptInHand(seen, cards()),
  },
  {
    name: 'the card earns more',
    says: {
      de: [
        'Die Karten können nur noch auf eine Art liegen, und <card> bringt <words> mehr als die nächstbeste Karte.',
        'In {allen <number> möglichen|<number> gedachten} Verteilungen bringt <card> im Schnitt <words> mehr als die nächstbeste Karte.',
      ],
      en: [
        'The cards can lie in one way only, and <card> earns <words> more than the next best card.',
        'In {all <number> possible|<number> imagined} deals <card> earns <words> more on average than the next best card.',
      ],
    },
    holds: ({ text, card, number }, seen) => {
      const possible = possibleDeals(seen);
      if (!isPlayed(seen, card())) return false;
      if (/nur noch auf eine Art|one way only/.test(text)) return possible === 1;
      return /möglichen|possible/.test(text) ? number() === possible : number() > 0 && number() <= possible;
    },
  },
  {
    name: 'anything may have been played',
    says: {
      de: ['Etwas anderes ist nicht erlaubt.', 'Gewürfelt: eine von <number> Möglichkeiten.'],
      en: ['Nothing else is allowed.', 'Left to chance: one of <number> possibilities.'],
    },
    holds: ({ text, number }, { view }) => {
      const allowed = view.options.filter(({ verdict }) => verdict.legal).length;
      return /^(?:Etwas|Nothing)/.test(text) ? allowed <= 1 : number() >= 1;
    },
  },
  {
    name: 'any cut is as good',
    says: {
      de: ['Wo abgehoben wird, ist gleich, solange auf jeder Seite mindestens <number> Karte{n|} {liegt|liegen}.'],
      en: ['Any cut is as good as another, as long as each packet has at least <number> card{s|}.'],
    },
    holds: (_, { decision }) => decision.type === 'cut',
  },
];

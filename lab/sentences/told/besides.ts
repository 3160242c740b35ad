// Sentences about the only card, the cards kept, what a search found, and where to cut.
import { consistentDeals } from '../../../src/engine/inference/deal-cases.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { worldsOf } from '../../../src/engine/inference/worlds.ts';
import { legal, type Seen } from '../facts/claims/seen.ts';
import { isPlayed, keptInHand, nothingHigherOut } from './cards-told.ts';
import type { Claim } from './claim.ts';

const possibleDeals = ({ view }: Seen): number => worldsOf(consistentDeals(knowledgeOf(view))).count;

export const OTHER_SENTENCES: readonly Claim[] = [
  {
    name: 'only one card may be played',
    says: { de: ['Erlaubt ist nur <card>.'], en: ['Only <card> may be played.'] },
    holds: ({ card }, seen) => legal(seen).join() === card() && isPlayed(seen, card()),
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

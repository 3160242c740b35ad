// Sentences that tell what open cards know.
import type { Considered } from '../../../../src/engine/tutor/advice/advice.ts';
import { type Commented, namedIn, type RemarkClaim, tellsLoss, valued } from './commented.ts';

/** What a decision comes to with open cards, less than the best one there. */
const openLoss = ({ told }: Commented, better: Considered | undefined): number => {
  const { open, decision } = told.review;
  const best = better ? valued(open, better) : open.ranked[0];
  return (best?.cents ?? NaN) - (valued(open, decision)?.cents ?? NaN);
};

/** The decision that is named, of those that open cards compare. */
function openNamed(words: string, { told, name, ...rest }: Commented): Considered | undefined {
  const seen = { ...told, review: { ...told.review, advice: told.review.open } };
  return namedIn(words, { told: seen, name, ...rest });
}

export const HINDSIGHT: readonly RemarkClaim[] = [
  {
    name: 'it cost nothing in the real deal',
    says: {
      de: ['So, wie die Karten lagen, hat es am Ende {kein Geld|nichts} gekostet.'],
      en: ['As the cards lay, in the end it cost {no money|nothing}.'],
    },
    holds: (_, commented) => openLoss(commented, undefined) <= 1e-6,
  },
  {
    name: 'open cards know better',
    says: {
      de: [
        'Wer alle Karten sieht, weiß es besser: <words> hätte <words> mehr{| Vorsprung} gebracht. Wissen konnte man das nicht.',
        'Wer alle Karten sieht, weiß es besser: „<words>“ hätte <words> mehr{| Vorsprung} gebracht. Wissen konnte man das nicht.',
      ],
      en: ['With all cards open, <words> would have brought <words> more{| of a lead}. Nobody could know that.'],
    },
    holds: ({ words }, commented) => {
      const better = openNamed(words(0), commented);
      return better !== undefined && tellsLoss(words(1), openLoss(commented, better), commented);
    },
  },
];

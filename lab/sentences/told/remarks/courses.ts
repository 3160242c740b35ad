// Sentences that tell what came of a card, and what would have come of another.
import { DEAL_DE, DEAL_EN, dealOf, decided, isSo, playedIn, type RemarkClaim, whenOf } from './commented.ts';

const HAPPENINGS: readonly RemarkClaim[] = [
  {
    name: 'the trick went to the other side',
    says: {
      de: ['Der Stich ging an <who>: <number> Auge{n|}.'],
      en: ['The trick went to <who>: <number> point{s|}.'],
    },
    holds: ({ seat, number }, commented) =>
      isSo('P.TRICK_LOST', { card: playedIn(commented), winner: seat(), points: number() }, commented),
  },
  {
    name: 'the card took the trick',
    says: { de: ['<card> macht den Stich: <number> Auge{n|}.'], en: ['<card> takes the trick: <number> point{s|}.'] },
    holds: ({ card, number }, commented) =>
      isSo('P.TRICK_WON', { seat: decided(commented).seat, card: card(), points: number() }, commented),
  },
  {
    name: 'a dear card was lost',
    says: {
      de: ['<card> ging {in diesem Stich|im nächsten Stich} an <who>.'],
      en: ['<card> went to <who> {in this trick|in the next trick}.'],
    },
    holds: ({ text, card, seat }, commented) =>
      ([0, 1, 2, 3] as const).some((owner) =>
        isSo('P.CARD_LOST', { seat: owner, card: card(), winner: seat(), when: whenOf(text) }, commented),
      ),
  },
  {
    name: 'a dear card went to the own side',
    says: {
      de: ['<card> ist gut aufgehoben: Der Stich mit <number> Auge{n|} gehört <who>.'],
      en: ['<card> is well placed: the trick with <number> point{s|} belongs to <who>.'],
    },
    holds: ({ card, number, seat }, commented) =>
      isSo('P.SMEARED', { card: card(), winner: seat(), points: number() }, commented),
  },
];

const ENDS = ['more', 'none'] as const;

const MIGHT_HAVE_BEEN: readonly RemarkClaim[] = [
  {
    name: 'the game would have been won',
    says: {
      de: [`${DEAL_DE} wäre das Spiel mit <card> bei bestem Spiel aller noch zu gewinnen gewesen.`],
      en: [`${DEAL_EN}{the|The} game could still have been won with <card>, with best play by all.`],
    },
    holds: ({ text, card }, commented) => {
      const deal = dealOf(text, commented);
      return deal !== undefined && isSo('W.WINS', { better: card(), deal }, commented);
    },
  },
  {
    name: 'the trick would have gone to the own side',
    says: {
      de: [
        `{${DEAL_DE} wäre der Stich|Der Stich wäre} mit <card> bei bestem Spiel an <who> gegangen: <number> Auge{n|}.`,
      ],
      en: [
        `${DEAL_EN}{the|The} trick would have gone to <who> after <card>, with best play by all: <number> point{s|}.`,
      ],
    },
    holds: ({ text, card, seat, number }, commented) => {
      const deal = dealOf(text, commented);
      if (!deal) return false;
      return isSo('W.TRICK_WON', { better: card(), winner: seat(), points: number(), deal }, commented);
    },
  },
  {
    name: 'a dear card would have been caught',
    says: {
      de: [
        `{${DEAL_DE} wäre mit|Mit} <card> {|wäre }{in diesem Stich|im nächsten Stich} <card> von <who> gefallen, und <who> hätte den Stich bekommen.`,
      ],
      en: [
        `${DEAL_EN}{after|After} <card> <who>’s <card> would have fallen {in this trick|in the next trick}, and <who> would have got the trick.`,
      ],
    },
    holds: ({ text, card, seat }, commented) => {
      const deal = dealOf(text, commented);
      if (!deal) return false;
      const params = { better: card(0), card: card(1), holder: seat(0), winner: seat(1), when: whenOf(text), deal };
      return isSo('W.CATCHES', params, commented);
    },
  },
  {
    name: 'a dear card would have been saved',
    says: {
      de: [
        `${DEAL_DE} wäre <card>, gleich gespielt, nicht an die anderen gegangen.`,
        '<card>, gleich gespielt, wäre nicht an die anderen gegangen.',
        `${DEAL_DE} wäre <card> nach <card> nicht {so schnell |}an die anderen gegangen.`,
        '<card> wäre nach <card> nicht {so schnell |}an die anderen gegangen.',
      ],
      en: [
        `${DEAL_EN}<card>, played at once, would not have gone to the others.`,
        `${DEAL_EN}{after|After} <card> <card> would not have gone to the others{ so soon|}.`,
      ],
    },
    holds: ({ text, card }, commented) => {
      const deal = dealOf(text, commented);
      if (!deal) return false;
      if (/gleich gespielt|at once/.test(text))
        return ENDS.some((left) => isSo('W.SAVES', { better: card(0), card: card(0), left, deal }, commented));
      const [saved, better] = commented.name.language === 'de' ? [card(0), card(1)] : [card(1), card(0)];
      const left = /so schnell|so soon/.test(text) ? 'more' : 'none';
      return isSo('W.SAVES', { better, card: saved, left, deal }, commented);
    },
  },
  {
    name: 'the side would have had more points',
    says: {
      de: [
        `${DEAL_DE} hätte <card> <number> Auge{n|} mehr gebracht, wenn alle am besten gespielt hätten.`,
        '<card> hätte <number> Auge{n|} mehr gebracht, wenn alle am besten gespielt hätten.',
      ],
      en: [`${DEAL_EN}<card> would have brought <number> point{s|} more with best play by all.`],
    },
    holds: ({ text, card, number }, commented) => {
      const deal = dealOf(text, commented);
      return deal !== undefined && isSo('W.POINTS', { better: card(), more: number(), deal }, commented);
    },
  },
];

export const COURSES: readonly RemarkClaim[] = [...HAPPENINGS, ...MIGHT_HAVE_BEEN];

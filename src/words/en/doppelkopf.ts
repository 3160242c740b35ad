// English texts of Doppelkopf: reservations, announcements, sides and points.
import type { AnsageLevel, AnsageWord } from '../../engine/base/ansage-words.ts';
import type { SideProof } from '../../engine/play/known-sides.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { byLimit, type DoppelkopfTexts, type TimelyWords } from '../base/doppelkopf-words.ts';
import type { Naming } from '../types/naming.ts';
import { capitalised } from '../base/words.ts';
import { anAnnouncementEn, cardsEn, countEn, gamesEn, listEn, the, wordsEn } from './naming.ts';
import { allDo, does, Who, whoDoes } from './people.ts';

const SIDES = { re: 'Re', kontra: 'Kontra' } as const;
const LEVELS: Readonly<Record<AnsageLevel, string>> = {
  no90: 'No 90',
  no60: 'No 60',
  no30: 'No 30',
  schwarz: 'Schwarz',
};
const WORDS: Readonly<Record<AnsageWord, string>> = { ...SIDES, ...LEVELS };

const quoted = (word: AnsageWord): string => `“${WORDS[word]}”`;

/** What is scored on average, after "In 12 imagined deals". */
const balance = (tenths: number, name: Naming): string =>
  tenths === 0
    ? 'this comes to nothing'
    : `this ${tenths < 0 ? 'loses' : 'scores'} ${name.number(Math.abs(tenths) / 10)} game ${Math.abs(tenths) === 10 ? 'point' : 'points'}`;

/** Why a side is known, after "for". */
const proof = (by: SideProof, player: Seat, name: Naming): string => {
  switch (by) {
    case 'oldOne':
      return `${whoDoes(player, name, 'have', 'has')} played ${the('EO', name)}`;
    case 'ansage':
      return `${whoDoes(player, name, 'have', 'has')} announced it`;
    case 'wedding':
      return 'the trick of the wedding has decided it';
    case 'noTrump':
      return `${whoDoes(player, name, 'have', 'has')} no trump left and ${does(player, name, 'have', 'has')} not played ${the('EO', name)}`;
    case 'contract':
      return 'that is the announcement';
    case 'ownHand':
      return 'the hand says so';
    case 'others':
      return 'what is known of the others leaves no doubt';
  }
};

const inTime = ({ says, need }: TimelyWords): string => `${wordsEn(says.map(quoted))} with at least ${cardsEn(need)}`;

const said = (side: 're' | 'kontra', level?: AnsageLevel): string =>
  level ? `${LEVELS[level]} announced (${SIDES[side]})` : `${SIDES[side]} announced`;

export const DOPPELKOPF_EN: DoppelkopfTexts = {
  notes: {
    'D.RESERVE': ({ seat }, name) =>
      name.isReader(seat)
        ? 'Say whether your hand is healthy. With a reservation you want something other than the normal game: a wedding or a solo.'
        : `${Who(seat, name)} says whether the hand is healthy.`,
    'D.RESERVATION': ({ seat, over, first, presented }, name) =>
      presented
        ? `${Who(seat, name)} still ${does(seat, name, 'owe', 'owes')} a solo, and it is due in this deal: ${whoDoes(seat, name, 'name', 'names')} it now.`
        : first
          ? `Several players have a reservation, and a solo goes first: ${Who(seat, name)} must name one unless it is a wedding.`
          : over
            ? `${Who(over.by, name)} ${does(over.by, name, 'have', 'has')} named ${anAnnouncementEn(over.announcement, name)}. ${Who(seat, name)} may name something higher, or leave it.`
            : `${Who(seat, name)} ${does(seat, name, 'have', 'has')} a reservation and must name it now.`,
    'D.ANSAGE_OFFER': ({ seat, have, words }, name) =>
      `${Who(seat, name)} can still announce ${wordsEn(byLimit(words).map(inTime))}. The hand now has ${cardsEn(have)}.`,
    'N.SIDE_KNOWN': ({ player, side, by }, name) =>
      `${capitalised(whoDoes(player, name, 'play', 'plays'))} ${SIDES[side]}, for ${proof(by, player, name)}.`,
    'L.RESERVATION': ({ seat, names, first, presented }, name) =>
      names !== 'none' && presented
        ? `${capitalised(whoDoes(seat, name, 'play', 'plays'))} the solo that is due: ${anAnnouncementEn(names, name)}.`
        : names === 'none'
          ? first
            ? `${capitalised(whoDoes(seat, name, 'want', 'wants'))} no solo and ${does(seat, name, 'leave', 'leaves')} it to the others with a reservation.`
            : `${capitalised(whoDoes(seat, name, 'withdraw', 'withdraws'))} the reservation.`
          : `${capitalised(whoDoes(seat, name, 'name', 'names'))} the reservation: ${anAnnouncementEn(names, name)}.`,
    'L.NORMAL_GAME': () => 'Everybody is healthy: it is the normal game.',
    'L.ANSAGE': ({ seat, says, included }, name) =>
      `${capitalised(whoDoes(seat, name, 'announce', 'announces'))} ${quoted(says)}${included.length > 0 ? `, which includes ${wordsEn(included.map(quoted))}` : ''}.`,
    'L.WEDDING': ({ suitor, partner }, name) =>
      partner === undefined
        ? `${capitalised(whoDoes(suitor, name, 'have', 'has'))} taken the first three tricks and now ${does(suitor, name, 'play', 'plays')} alone.`
        : `The wedding is settled: ${whoDoes(partner, name, 'play', 'plays')} with ${name.player(suitor)}.`,
    'L.RE_WON': ({ side, name: won, points, against }, name) =>
      `${SIDES[won]} wins: ${allDo(side, name, 'have', 'has')} ${points} card points against ${against}.`,
    'L.RE_NOBODY': ({ points, against }) =>
      `Nobody wins, for both sides have failed what they announced: ${points} card points for Re, ${against} for Kontra.`,
  },
  reasons: {
    'A.NEEDS_OLD_ONES': ({ held }, name) =>
      `A wedding needs ${the('EO', name)} twice, and you have ${held === 0 ? 'neither' : 'only one'}.`,
    'A.MUST_NAME': ({ why }) =>
      why === 'owed'
        ? 'You still owe a solo, and no more deals are left for it: you must name one now.'
        : 'You have said “Reservation”, and nobody else has named anything. So you must name yours.',
    'A.NO_PARTNER_YET': () => 'The wedding is not settled yet. Until then nobody announces anything.',
    'A.WRONG_SIDE': ({ side }) =>
      `You play ${SIDES[side]}. Only the other side can say “${side === 're' ? 'Kontra' : 'Re'}”.`,
    'A.ALREADY_ANNOUNCED': ({ says }) => `Your side has already announced ${quoted(says)}.`,
    'A.TOO_LATE': ({ says, missed, need, held, answered }) =>
      answered
        ? `Your side could say ${quoted(missed)} only as an answer. After that it announces nothing more.`
        : `${quoted(missed)} takes at least ${countEn(need)} ${need === 1 ? 'card' : 'cards'} in the hand, and you have only ${countEn(held)} left.${says === missed ? '' : ` ${quoted(says)} would include it.`}`,
  },
  rules: {
    'A.NEEDS_OLD_ONES': (_, name) => `A wedding needs ${the('EO', name)} twice`,
    'A.MUST_NAME': ({ why }) => (why === 'owed' ? 'A solo that is due must be named' : 'The reservation must be named'),
    'A.NO_PARTNER_YET': () => 'Nothing is announced before the wedding',
    'A.WRONG_SIDE': ({ side }) => `Only the other side says “${side === 're' ? 'Kontra' : 'Re'}”`,
    'A.ALREADY_ANNOUNCED': ({ says }) => `${quoted(says)} has already been announced`,
    'A.TOO_LATE': ({ missed, need, answered }) =>
      answered
        ? `After ${quoted(missed)} as a late answer nothing more is announced`
        : `${quoted(missed)} takes at least ${cardsEn(need)} in the hand`,
  },
  facts: {
    'dok.expects': ({ tenths, deals }, name) =>
      `In ${name.number(deals)} imagined deals ${balance(tenths, name)} on average.`,
    'ansage.pays': ({ says, percent, deals }, name) =>
      `With ${quoted(says)} ${percent === undefined ? 'the game promises most' : `the side wins ${gamesEn(percent, deals, name)}`}.`,
    'ansage.trumps': ({ trumps }, name) => `With ${listEn(trumps, name)} the hand is strong enough for it.`,
    'dok.thumb': ({ idea, card }, name) => {
      switch (idea) {
        case 'ace':
          return `${capitalised(the(card, name))} is most likely to take its trick now.`;
        case 'drawTrumps':
          return `With many trumps it pays to lead ${the(card, name)} and draw trumps.`;
        case 'smear':
          return `The trick is the partner’s, and ${the(card, name)} adds card points to it.`;
        case 'take':
          return `The trick is worth taking with ${the(card, name)}.`;
        case 'cheap':
          return `${capitalised(the(card, name))} is missed least.`;
      }
    },
  },
  reserve: {
    gesund: {
      bubble: 'Healthy.',
      button: 'Healthy',
      meaning: 'You want the normal game, or you silently play alone with both Old Ladies.',
    },
    vorbehalt: {
      bubble: 'Reservation!',
      button: 'Reservation',
      meaning: 'You want a wedding or a solo, and say later which.',
    },
  },
  withdraw: { bubble: 'Nothing more.', button: 'Leave it', meaning: 'What somebody else names is played.' },
  ansagen: {
    re: { bubble: 'Re!', button: 'Re', meaning: 'Your side means to win. Two more points for the winner.' },
    kontra: { bubble: 'Kontra!', button: 'Kontra', meaning: 'Your side means to win. Two more points for the winner.' },
    no90: { bubble: 'No 90!', button: 'No 90', meaning: 'The other side must stay below 90 card points, or you lose.' },
    no60: { bubble: 'No 60!', button: 'No 60', meaning: 'The other side must stay below 60 card points, or you lose.' },
    no30: { bubble: 'No 30!', button: 'No 30', meaning: 'The other side must stay below 30 card points, or you lose.' },
    schwarz: { bubble: 'Schwarz!', button: 'Schwarz', meaning: 'The other side must take no trick, or you lose.' },
  },
  sides: SIDES,
  announce: 'Announcements',
  until: (cards, name) => (cards === 1 ? 'to the last card' : `down to ${name.number(cards)} cards`),
  points: {
    won: 'Won',
    under90: 'No 90',
    under60: 'No 60',
    under30: 'No 30',
    schwarz: 'Schwarz',
    'said-re': said('re'),
    'said-re-no90': said('re', 'no90'),
    'said-re-no60': said('re', 'no60'),
    'said-re-no30': said('re', 'no30'),
    'said-re-schwarz': said('re', 'schwarz'),
    'said-kontra': said('kontra'),
    'said-kontra-no90': said('kontra', 'no90'),
    'said-kontra-no60': said('kontra', 'no60'),
    'said-kontra-no30': said('kontra', 'no30'),
    'said-kontra-schwarz': said('kontra', 'schwarz'),
    '120-against-no90': '120 card points against “No 90”',
    '90-against-no60': '90 card points against “No 60”',
    '60-against-no30': '60 card points against “No 30”',
    '30-against-schwarz': '30 card points against “Schwarz”',
    'against-the-old': 'Against the Old Ladies',
    fox: 'Fox caught',
    doppelkopf: 'Doppelkopf',
    charlie: 'Charlie',
  },
};

// German texts of Doppelkopf: reservations, announcements, sides and points.
import type { AnsageLevel, AnsageWord } from '../../engine/base/ansage-words.ts';
import type { SideProof } from '../../engine/play/known-sides.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { byLimit, type DoppelkopfTexts, type TimelyWords } from '../base/doppelkopf-words.ts';
import type { Naming } from '../types/naming.ts';
import { capitalised } from '../base/words.ts';
import { acc, announcementDe, cardsDe, countDe, dat, gamesDe, listDe, nom, wordsDe } from './naming.ts';
import { allDo, does, HABEN, toWhom, Who, whoDoes } from './people.ts';

const SIDES = { re: 'Re', kontra: 'Kontra' } as const;
const LEVELS: Readonly<Record<AnsageLevel, string>> = {
  no90: 'Keine 90',
  no60: 'Keine 60',
  no30: 'Keine 30',
  schwarz: 'Schwarz',
};
const WORDS: Readonly<Record<AnsageWord, string>> = { ...SIDES, ...LEVELS };

const quoted = (word: AnsageWord): string => `„${WORDS[word]}“`;

/** What is scored on average, after "In 12 gedachten Verteilungen". */
const balance = (tenths: number, name: Naming): string =>
  tenths === 0
    ? 'gleicht es sich so im Schnitt aus'
    : `sind es so im Schnitt ${name.number(Math.abs(tenths) / 10)} ${Math.abs(tenths) === 10 ? 'Punkt' : 'Punkte'} ${tenths < 0 ? 'minus' : 'plus'}`;

/** Why a side is known, after "denn". */
const proof = (by: SideProof, player: Seat, name: Naming): string => {
  switch (by) {
    case 'oldOne':
      return `${whoDoes(player, name, 'hast', 'hat')} ${acc('EO', name)} gespielt`;
    case 'ansage':
      return `${whoDoes(player, name, 'hast', 'hat')} es angesagt`;
    case 'wedding':
      return 'der Stich der Hochzeit hat es entschieden';
    case 'noTrump':
      return `${whoDoes(player, name, 'hast', 'hat')} keinen Trumpf mehr und ${acc('EO', name)} nicht gespielt`;
    case 'contract':
      return 'so ist es angesagt';
    case 'ownHand':
      return 'so liegen die Karten auf der Hand';
    case 'others':
      return 'bei den anderen ist beides schon vergeben';
  }
};

/** Words with the same limit, and how long they may be said. */
const inTime = ({ says, need }: TimelyWords): string => `${wordsDe(says.map(quoted))} mit wenigstens ${cardsDe(need)}`;

const said = (side: 're' | 'kontra', level?: AnsageLevel): string =>
  level ? `${LEVELS[level]} angesagt (${SIDES[side]})` : `${SIDES[side]} angesagt`;

export const DOPPELKOPF_DE: DoppelkopfTexts = {
  notes: {
    'D.RESERVE': ({ seat }, name) =>
      name.isReader(seat)
        ? 'Sag, ob dein Blatt gesund ist. Mit einem Vorbehalt willst du etwas anderes als das Normalspiel: eine Hochzeit oder ein Solo.'
        : `${Who(seat, name)} sagt, ob das Blatt gesund ist.`,
    'D.RESERVATION': ({ seat, over, first, presented }, name) =>
      presented
        ? `${Who(seat, name)} ${does(seat, name, 'schuldest', 'schuldet')} noch ein Solo, und in diesem Spiel ist es fällig: Jetzt ${does(seat, name, 'nennst', 'nennt')} ${name.player(seat)} es.`
        : first
          ? `Mehrere haben einen Vorbehalt, und ein Solo geht vor: ${Who(seat, name)} ${does(seat, name, 'musst', 'muss')} eines nennen, wenn es keine Hochzeit ist.`
          : over
            ? `${Who(over.by, name)} ${does(over.by, name, 'hast', 'hat')} ${announcementDe(over.announcement, name)} genannt. ${Who(seat, name)} ${does(seat, name, 'nennst', 'nennt')} etwas Höheres oder ${does(seat, name, 'verzichtest', 'verzichtet')}.`
            : `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} einen Vorbehalt und ${does(seat, name, 'musst', 'muss')} ihn jetzt nennen.`,
    'D.ANSAGE_OFFER': ({ seat, have, words }, name) =>
      `Ansagen ${does(seat, name, 'kannst', 'kann')} ${name.player(seat)} noch: ${wordsDe(byLimit(words).map(inTime))}. Jetzt ${have === 1 ? 'ist' : 'sind'} es ${cardsDe(have)}.`,
    'N.SIDE_KNOWN': ({ player, side, by }, name) =>
      `${capitalised(whoDoes(player, name, 'spielst', 'spielt'))} ${SIDES[side]}, denn ${proof(by, player, name)}.`,
    'L.RESERVATION': ({ seat, names, first, presented }, name) =>
      names !== 'none' && presented
        ? `${capitalised(whoDoes(seat, name, 'wirst', 'wird'))} vorgeführt und ${does(seat, name, 'spielst', 'spielt')} das fällige Solo: ${announcementDe(names, name)}.`
        : names === 'none'
          ? first
            ? `${capitalised(whoDoes(seat, name, 'willst', 'will'))} kein Solo und ${does(seat, name, 'überlässt', 'überlässt')} es den anderen mit Vorbehalt.`
            : `${capitalised(whoDoes(seat, name, 'ziehst', 'zieht'))} den Vorbehalt zurück.`
          : `${capitalised(whoDoes(seat, name, 'nennst', 'nennt'))} den Vorbehalt: ${announcementDe(names, name)}.`,
    'L.NORMAL_GAME': () => 'Alle sind gesund: Es wird das Normalspiel.',
    'L.ANSAGE': ({ seat, says, included }, name) =>
      `${capitalised(whoDoes(seat, name, 'sagst', 'sagt'))} ${quoted(says)} an${included.length > 0 ? `; ${wordsDe(included.map(quoted))} ${included.length === 1 ? 'gilt' : 'gelten'} damit auch` : ''}.`,
    'L.WEDDING': ({ suitor, partner }, name) =>
      partner === undefined
        ? `Die ersten drei Stiche ${does(suitor, name, 'hast', 'hat')} ${name.player(suitor)} selbst gemacht und ${does(suitor, name, 'spielst', 'spielt')} jetzt allein.`
        : `Die Hochzeit ist geschlossen: ${capitalised(whoDoes(partner, name, 'spielst', 'spielt'))} mit ${toWhom(suitor, name)}.`,
    'L.RE_WON': ({ side, name: won, points, against }, name) =>
      `${SIDES[won]} gewinnt: ${allDo(side, name, HABEN)} ${points} Augen gegen ${against}.`,
    'L.RE_NOBODY': ({ points, against }) =>
      `Niemand gewinnt, denn beide Seiten haben verfehlt, was sie angesagt haben: ${points} Augen für Re, ${against} für Kontra.`,
  },
  reasons: {
    'A.NEEDS_OLD_ONES': ({ held }, name) =>
      `Für die Hochzeit brauchst du ${acc('EO', name)} zweimal, und du hast ${held === 0 ? 'keine Karte davon' : 'nur eine Karte davon'}.`,
    'A.MUST_NAME': ({ why }) =>
      why === 'owed'
        ? 'Du schuldest noch ein Solo, und so viele Spiele bleiben nicht mehr: Jetzt musst du eines nennen.'
        : 'Du hast „Vorbehalt“ gesagt, und sonst hat niemand etwas genannt. Also musst du deinen nennen.',
    'A.NO_PARTNER_YET': () => 'Die Hochzeit ist noch nicht geschlossen. Vorher sagt niemand etwas an.',
    'A.WRONG_SIDE': ({ side }) =>
      `Du spielst ${SIDES[side]}. „${side === 're' ? 'Kontra' : 'Re'}“ kann nur die andere Seite sagen.`,
    'A.ALREADY_ANNOUNCED': ({ says }) => `${quoted(says)} hat deine Seite schon angesagt.`,
    'A.TOO_LATE': ({ says, missed, need, held, answered }) =>
      answered
        ? `${quoted(missed)} war bei euch nur noch als Antwort erlaubt. Danach sagt eure Seite nichts weiter an.`
        : `Für ${quoted(missed)} braucht es wenigstens ${need === 1 ? 'eine Karte' : `${countDe(need)} Karten`} auf der Hand, und du hast nur noch ${held === 1 ? 'eine' : countDe(held)}.${says === missed ? '' : ` Mit ${quoted(says)} wäre das mit angesagt.`}`,
  },
  rules: {
    'A.NEEDS_OLD_ONES': (_, name) => `Eine Hochzeit braucht ${acc('EO', name)} zweimal`,
    'A.MUST_NAME': ({ why }) =>
      why === 'owed' ? 'Ein fälliges Solo muss genannt werden' : 'Der Vorbehalt muss genannt werden',
    'A.NO_PARTNER_YET': () => 'Vor der Hochzeit wird nichts angesagt',
    'A.WRONG_SIDE': ({ side }) => `„${side === 're' ? 'Kontra' : 'Re'}“ sagt nur die andere Seite`,
    'A.ALREADY_ANNOUNCED': ({ says }) => `${quoted(says)} ist schon angesagt`,
    'A.TOO_LATE': ({ missed, need, answered }) =>
      answered
        ? `Nach ${quoted(missed)} als später Antwort wird nichts mehr angesagt`
        : `${quoted(missed)} braucht wenigstens ${cardsDe(need)} auf der Hand`,
  },
  facts: {
    'dok.expects': ({ tenths, deals }, name) =>
      `In ${name.number(deals)} gedachten Verteilungen ${balance(tenths, name)}.`,
    'ansage.pays': ({ says, percent, deals }, name) =>
      `Mit ${quoted(says)} ${percent === undefined ? 'verspricht das Spiel am meisten' : `gewinnt die eigene Seite ${gamesDe(percent, deals, name)}`}.`,
    'ansage.trumps': ({ trumps }, name) => `Mit ${listDe(trumps, name, 'dat')} ist das Blatt stark genug dafür.`,
    'dok.thumb': ({ idea, card }, name) => {
      switch (idea) {
        case 'ace':
          return `${capitalised(nom(card, name))} macht jetzt am ehesten noch den Stich.`;
        case 'drawTrumps':
          return `Mit vielen Trümpfen lohnt es sich, ${acc(card, name)} zu spielen und Trumpf zu ziehen.`;
        case 'smear':
          return `Der Stich gehört dem Partner, und ${nom(card, name)} bringt ihm Augen.`;
        case 'take':
          return `Der Stich ist es wert, ihn mit ${dat(card, name)} zu holen.`;
        case 'cheap':
          return `Auf ${acc(card, name)} lässt sich am ehesten verzichten.`;
      }
    },
  },
  reserve: {
    gesund: {
      bubble: 'Gesund.',
      button: 'Gesund',
      meaning: 'Du willst das Normalspiel, oder du spielst still mit beiden Alten allein.',
    },
    vorbehalt: {
      bubble: 'Vorbehalt!',
      button: 'Vorbehalt',
      meaning: 'Du willst eine Hochzeit oder ein Solo und sagst danach, welches.',
    },
  },
  withdraw: { bubble: 'Nichts weiter.', button: 'Verzichten', meaning: 'Gespielt wird, was ein anderer nennt.' },
  ansagen: {
    re: { bubble: 'Re!', button: 'Re', meaning: 'Deine Seite will gewinnen. Zwei Punkte mehr für den Sieger.' },
    kontra: {
      bubble: 'Kontra!',
      button: 'Kontra',
      meaning: 'Deine Seite will gewinnen. Zwei Punkte mehr für den Sieger.',
    },
    no90: {
      bubble: 'Keine 90!',
      button: 'Keine 90',
      meaning: 'Die andere Seite soll unter 90 Augen bleiben, sonst habt ihr verloren.',
    },
    no60: {
      bubble: 'Keine 60!',
      button: 'Keine 60',
      meaning: 'Die andere Seite soll unter 60 Augen bleiben, sonst habt ihr verloren.',
    },
    no30: {
      bubble: 'Keine 30!',
      button: 'Keine 30',
      meaning: 'Die andere Seite soll unter 30 Augen bleiben, sonst habt ihr verloren.',
    },
    schwarz: {
      bubble: 'Schwarz!',
      button: 'Schwarz',
      meaning: 'Die andere Seite soll keinen Stich machen, sonst habt ihr verloren.',
    },
  },
  sides: SIDES,
  announce: 'Ansagen',
  until: (cards, name) => (cards === 1 ? 'bis zur letzten Karte' : `bis ${name.number(cards)} Karten`),
  points: {
    won: 'Gewonnen',
    under90: 'Keine 90',
    under60: 'Keine 60',
    under30: 'Keine 30',
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
    '120-against-no90': '120 Augen gegen „Keine 90“',
    '90-against-no60': '90 Augen gegen „Keine 60“',
    '60-against-no30': '60 Augen gegen „Keine 30“',
    '30-against-schwarz': '30 Augen gegen „Schwarz“',
    'against-the-old': 'Gegen die Alten',
    fox: 'Fuchs gefangen',
    doppelkopf: 'Doppelkopf',
    charlie: 'Karlchen',
  },
};

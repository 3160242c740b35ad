// English words of every act besides cards: the question that it answers, what is said with it, what others see in it, its line of the course.
import type { Call } from '../../engine/auction/auction.ts';
import type { AnsageWord } from '../../engine/base/ansage-words.ts';
import type { ActNotes } from '../../engine/tutor/notes.ts';
import type { SeenParams } from '../../shared/teaching/glimpses.ts';
import { type CallTexts, claimed, type PlainCall } from '../base/call-words.ts';
import { capitalised } from '../base/words.ts';
import type { Naming, Texts } from '../types/naming.ts';
import type { Phrase } from '../types/phrase.ts';
import type { QuestionsTexts } from '../types/questions-texts.ts';
import { announcementPhraseEn, callPhraseEn } from './calls.ts';
import { DOPPELKOPF_EN } from './doppelkopf.ts';
import { DOUBLINGS_EN } from './doublings.ts';
import { aContractEn, anAnnouncementEn, countEn, the } from './naming.ts';
import { Who, WhoDoes } from './people.ts';

export const QUESTIONS_EN: QuestionsTexts = {
  titles: {
    partners: 'Who plays with whom?',
    draw: 'Who deals first?',
    cut: 'Cut the cards!',
    legen: 'Do you lay?',
    call: 'What do you say?',
    hochzeit: 'Do you offer a Hochzeit?',
    obers: (name) => `Will you take the two ${name.ranks('O')} and play a Solo?`,
    passOn: 'Pass two cards on',
    widow: 'Do you take the widow and play alone?',
    number: 'How many trumps do you bid?',
    reserve: 'Is your hand healthy?',
    reservation: 'Which game do you name?',
    tie: 'Which of you makes trumps?',
    discard: 'Which two cards do you lay away?',
    give: 'Which card do you give your partner?',
    return: 'Which card do you give back?',
    announce: 'What do you play?',
    spritz: 'Do you give a Spritz?',
    claim: 'Do you claim runners?',
    lay: 'Do you lay now?',
    play: 'Your turn.',
    stoss: 'Do you give Stoss?',
    retour: 'Do you answer it?',
    doppler: 'Do you double the Ramsch?',
    durchbruch: 'Do you announce a Durchbruch?',
    ansage: 'Do you announce something?',
    next: 'The round is over.',
  },
  keys: 'Y means yes, N means no.',
  asked: 'You are asked',
};

/** Answers to the Obers of a Schieber. */
const OBERS: Readonly<Record<'take' | 'leave', (name: Naming) => Phrase>> = {
  take: (name) => ({
    bubble: 'I’ll take them!',
    button: `Take the ${name.ranks('O')}`,
    meaning: 'You play a Solo alone. You pass two cards on, unless you are the dealer.',
  }),
  leave: () => ({
    bubble: 'I’ll leave them.',
    button: 'Leave them',
    meaning: 'You do not want to play alone. The next player is asked.',
  }),
};

/** Answers to the widow. */
const WIDOW: Readonly<Record<'take' | 'pass', Phrase>> = {
  take: {
    bubble: 'I’ll take it!',
    button: 'Take the widow',
    meaning: 'You play alone against the two others, and lay two cards away.',
  },
  pass: {
    bubble: 'Pass.',
    button: 'Pass',
    meaning: 'The next player is asked. If nobody wants it, the fewest points win.',
  },
};

/** "Four!", and on the button with the suit, which the others do not hear. */
const numberPhrase: CallTexts['number'] = ({ count, suit, mit }, name) => ({
  bubble: mit ? 'Mit!' : `${capitalised(countEn(count))}!`,
  button: suit ? `${capitalised(countEn(count))} with ${name.suit(suit)}` : capitalised(countEn(count)),
  meaning: suit
    ? `If you make trumps, they are ${name.suit(suit)}. The others hear the number only.`
    : 'So many trumps; which suit stays hidden.',
});

/** Answers to whoever has bid as many trumps as the partner. */
const TIE: Readonly<Record<'yield' | 'keep', Phrase>> = {
  yield: { bubble: 'You make them!', button: 'Leave it to the partner', meaning: 'The partner’s suit becomes trumps.' },
  keep: { bubble: 'I’ll make them!', button: 'Make trumps yourself', meaning: 'Your suit becomes trumps.' },
};

const STOSS: Phrase = {
  bubble: 'Stoss!',
  button: 'Give Stoss',
  meaning: 'You think that the declarer will lose. The game counts double.',
};
const RETOUR: Phrase = {
  bubble: 'Retour!',
  button: 'Give Retour',
  meaning: 'You answer the Stoss. The game counts fourfold.',
};

/** What is said with an act. */
export const CALLS_EN: CallTexts = {
  call: ({ call }, name) => callPhraseEn(call, name),
  announce: ({ announcement }, name, table) => announcementPhraseEn(announcement, name, table),
  knock: () => ({
    bubble: 'I knock!',
    button: 'Knock',
    meaning:
      'You do not cut, but say in which direction and in what packets to deal. The deal counts double if somebody plays.',
  }),
  legen: ({ says }) =>
    says === 'lay'
      ? {
          bubble: 'I lay!',
          button: 'Lay',
          meaning: 'You double the whole game before anybody has announced anything.',
        }
      : { bubble: 'I do not lay.', button: 'Do not lay', meaning: 'The price stays as it is.' },
  lay: ({ says }) =>
    says === 'lay'
      ? {
          bubble: 'I lay!',
          button: 'Lay now',
          meaning: 'You double the game once more, although the first trick is gone.',
        }
      : { bubble: 'I do not lay.', button: 'Do not lay', meaning: 'The price stays as it is.' },
  spritz: ({ says }) =>
    says === 'double'
      ? {
          bubble: 'Spritz!',
          button: 'Spritz',
          meaning: 'The game counts double, whoever wins it. Only your first row lies open so far.',
        }
      : { bubble: 'No Spritz.', button: 'No Spritz', meaning: 'The game counts once.' },
  claim: ({ says }) =>
    says === 'claim'
      ? {
          bubble: 'Runners!',
          button: 'Claim runners',
          meaning: 'Your side has runners and wants to be paid for them.',
        }
      : { bubble: 'No runners.', button: 'No runners', meaning: 'You claim no runners.' },
  doppler: () => ({
    bubble: 'I double!',
    button: 'Double',
    meaning: 'You believe that you will have nothing to pay in this Ramsch. It counts double for everybody.',
  }),
  durchbruch: () => ({
    bubble: 'Durchbruch!',
    button: 'Announce a Durchbruch',
    meaning:
      'You go for nearly all points of the Ramsch: 91 are enough now instead of 101, and everybody pays you. If you fall short, the Ramsch counts as usual.',
  }),
  obers: ({ answer }, name) => OBERS[answer](name),
  passOn: () => ({
    bubble: 'Two cards for you.',
    button: 'Pass two cards on',
    meaning: 'Two cards go face down to the next player. Only the two of you know them.',
  }),
  widow: ({ answer }) => WIDOW[answer],
  discard: () => ({
    bubble: 'Two laid away.',
    button: 'Lay two cards away',
    meaning: 'Two cards go away face down, and only you know them.',
  }),
  number: numberPhrase,
  tie: ({ answer }) => TIE[answer],
  give: ({ card }, name) => ({ bubble: `Here is ${card ? the(card, name) : 'a card'}.` }),
  return: ({ card }, name) => ({ bubble: `You get ${card ? the(card, name) : 'one of mine'} for it.` }),
  reserve: ({ says }) => DOPPELKOPF_EN.reserve[says],
  reservation: ({ names }, name) => (names === 'none' ? DOPPELKOPF_EN.withdraw : announcementPhraseEn(names, name)),
  ansage: ({ says }) => DOPPELKOPF_EN.ansagen[says],
  stoss: ({ step }) => (step === undefined ? STOSS : DOUBLINGS_EN.said(step)),
  retour: ({ step }) => (step === undefined ? RETOUR : DOUBLINGS_EN.said(step)),
  doppelkopf: DOPPELKOPF_EN,
  doublings: DOUBLINGS_EN,
};

const SEEN_CALLS: Readonly<Record<PlainCall, string>> = {
  weiter: 'A player who passes has no game, or none that is higher.',
  spiele: 'A player who wants to play has at least the lowest game at this table.',
  gut: 'A player who says “Good” leaves the game to the other one.',
  'spiele-auch': 'A player who wants to play too has more than the lowest game at this table.',
  selbst: 'A player who holds has a game at least as high as the one that was shown.',
  sie: 'A Sie is a hand of nothing but the highest trumps: it has won already.',
  hochzeit: 'A player who offers a Hochzeit has a single trump and looks for a partner with more of them.',
  'mit-mir': 'A player who accepts the Hochzeit trusts the trumps in hand to win it.',
  'ohne-mich': 'A player who refuses the Hochzeit has too few trumps for it, or other plans.',
};

function seenCall(call: Call): string {
  const claim = claimed(call);
  if (claim === undefined) return SEEN_CALLS[call as PlainCall];
  const game = aContractEn(claim.contract);
  return claim.how === 'name'
    ? `A player who bids ${game} plays exactly that if nobody goes higher.`
    : `A player who shows ${game} has at least that.`;
}

function seenAnsage(says: AnsageWord): string {
  const words = `“${DOPPELKOPF_EN.ansagen[says].button}”`;
  switch (says) {
    case 're':
    case 'kontra':
      return `${words} shows which side the player is on, and that it means to win: the win then counts two points more.`;
    case 'no90':
    case 'no60':
    case 'no30':
      return `${words} promises that the other side will stay under ${says.slice(2)} points. If it does not, the side that said so loses.`;
    case 'schwarz':
      return `${words} promises that the other side will take no trick. If it takes one, the side that said so loses.`;
  }
}

function seenAnnouncement({ announcement: { called }, how }: SeenParams['said.announcement'], name: Naming): string {
  switch (how) {
    case 'noTrick':
      return 'This game is won without a single trick: the hand is low, with hardly a card that could be caught.';
    case 'calledCard':
      return called
        ? `A player who calls ${the(called, name)} does not hold it, but has another card of the suit.`
        : 'A player who calls looks for a secret partner.';
    case 'alone':
      return 'A player who announces a game to play alone has a strong hand.';
    case 'offering':
      return SEEN_CALLS.hochzeit;
    case 'suitOnly':
      return 'That it will be a Solo is settled. Now it is only about the suit with which these cards are strongest.';
    case 'forced':
      return 'Somebody has to play here, even with a weak hand: announced is what suits it best.';
  }
}

/** What others see in it. */
export const SEEN_EN: Texts<SeenParams> = {
  'done.cut': () =>
    'The pack is cut so that not even the dealer knows where a card will go. One place is as good as another.',
  'said.knock': () =>
    'A player who knocks instead of cutting says how to deal, and a game then counts double. It has nothing to do with the cards: nobody has seen any yet.',
  'said.legen': ({ says }) =>
    says === 'lay'
      ? 'Laying doubles the whole game when only some of the cards have been seen: those must look good.'
      : 'A player who does not lay thinks the first cards not good enough for double the price.',
  'said.lay': ({ says }) =>
    says === 'lay'
      ? 'Laying again doubles once more: after the first trick it looks like a win.'
      : 'A player who does not lay again is not sure enough after the first trick, or does not want to give a side away.',
  'said.spritz': ({ says }) =>
    says === 'double'
      ? 'The dealer may double while only half of the cards lie on the table. A Spritz means that the dealer expects to win.'
      : 'The dealer may double while only half of the cards lie on the table. It does not look good enough for that yet.',
  'said.claim': ({ says }) =>
    says === 'claim'
      ? 'Runners are paid here only if they are claimed. To claim in vain costs nothing.'
      : 'Runners are paid here only if they are claimed. A player who does not claim has seen none.',
  'said.call': ({ call }) => seenCall(call),
  'said.announcement': seenAnnouncement,
  'said.obers': ({ answer }, name) =>
    answer === 'take'
      ? `A player who takes the ${name.ranks('O')} plays a Solo alone: with these two trumps the hand is strong enough.`
      : `A player who leaves the ${name.ranks('O')} does not trust the hand with a Solo, not even with them.`,
  'done.passOn': () => 'Two cards go face down to the next player, usually the two that the hand needs least.',
  'said.widow': ({ answer }) =>
    answer === 'take'
      ? 'A player who takes the widow plays alone against the others. Nobody knows beforehand what lies in it, so the hand must be strong already.'
      : 'A player who leaves the widow thinks the hand too weak to play alone.',
  'done.discard': () =>
    'For the widow two cards are laid away face down, ideally the last ones of a suit, which can then be ruffed.',
  'said.number': ({ count, lord }, name) =>
    `With its own suit as trumps this hand would have ${name.number(count)} trumps, the ${name.ranks(lord)} included. Which suit that is remains secret for now.`,
  'said.sameNumber': ({ as }) =>
    as === 'partner'
      ? 'The partner has bid as many already. If nobody bids more, the two settle between them who makes trumps.'
      : 'As many have been bid already. Then the lowest card of the suit decides: the higher one wins.',
  'said.noNumber': ({ lord }, name) =>
    `A player who passes here has no ${name.rank(lord)}, or leaves it to the others to make trumps.`,
  'said.tie': ({ answer }) =>
    answer === 'yield'
      ? 'Both partners have bid as many trumps. The one who lets the other make them expects no more from their own suit.'
      : 'Both partners have bid as many trumps. The one who makes them expects more from their own suit.',
  'said.reserve': ({ says }) =>
    says === 'gesund'
      ? 'A player who says “Healthy” wants the normal game. On which side only shows in the play.'
      : 'A player with a reservation wants something other than the normal game: a wedding or a solo. It is named once all have answered.',
  'said.reservation': ({ names }, name) => {
    switch (names) {
      case 'none':
        return 'A player who withdraws leaves it to the others what is played.';
      case 'wedding':
        return `A wedding means holding ${the('EO', name)} twice and looking for a partner: the first other player to take one of the first three tricks.`;
      case 'solo':
        return 'A player who names a solo plays alone against three, and chooses the trumps for it.';
    }
  },
  'said.ansage': ({ says }) => seenAnsage(says),
  'done.give': () =>
    'One card goes to the partner, ideally one that would not win a trick. The partner gives another one for it.',
  'done.return': (params) =>
    params.in === 'solo'
      ? 'The partner gives back the card that helps the Solo most. The partner’s own hand takes no part in the play.'
      : 'Another card goes back for the trump that was offered: one that is hardly needed, or whose points the suitor can bring home.',
  'said.stoss': () => 'A Stoss comes from a defender who believes that the declarer will lose.',
  'said.doppler': () => 'A player who doubles a Ramsch believes that somebody else will lose it.',
  'said.durchbruch': () =>
    'A player who announces a Durchbruch wants nearly all the points. Now the others stick together.',
  'said.retour': () => 'A player who gives Retour expects the game to be won in spite of the Stoss.',
};

/** Lines of the course that tell an act and no more. */
export const COURSE_EN: Texts<ActNotes> = {
  'L.KNOCK': ({ seat, packets, turned }, name) =>
    `${WhoDoes(seat, name, 'knock', 'knocks')} and the cards are dealt like this: ${DOUBLINGS_EN.packets(packets)}${turned ? ', the other way round this time' : ''}.`,
  'L.LEGEN': ({ seat }, name) => `${WhoDoes(seat, name, 'lay', 'lays')}.`,
  'L.LAY': ({ seat }, name) => `${WhoDoes(seat, name, 'lay', 'lays')} after the first trick.`,
  'L.SPRITZ': ({ seat }, name) => `${WhoDoes(seat, name, 'give', 'gives')} a Spritz: the game counts double.`,
  'L.CLAIM': ({ seat }, name) => `${WhoDoes(seat, name, 'claim', 'claims')} runners.`,
  'L.DOPPLER': ({ seat }, name) => `${WhoDoes(seat, name, 'double', 'doubles')} the Ramsch.`,
  'L.DURCHBRUCH': ({ seat }, name) =>
    `${WhoDoes(seat, name, 'announce', 'announces')} a Durchbruch: 91 points are to be made to win the Ramsch.`,
  'L.CALL': ({ seat, call }, name) => `${Who(seat, name)}: “${callPhraseEn(call, name).bubble}”`,
  'L.ANNOUNCE': ({ seat, announcement }, name) =>
    `${WhoDoes(seat, name, 'announce', 'announces')} ${anAnnouncementEn(announcement, name)}.`,
  'L.RESERVE': ({ seat, says }, name) =>
    `${WhoDoes(seat, name, 'say', 'says')} “${says === 'gesund' ? 'Healthy' : 'Reservation'}”.`,
  'L.PLAY': ({ seat, card }, name) => `${WhoDoes(seat, name, 'play', 'plays')} ${the(card, name)}.`,
};

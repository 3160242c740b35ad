// English sentences of the tutor: duties, hints to a refusal, remarks on tricks, the course of the round.
import { DOPPELKOPF_EN } from './doppelkopf.ts';
import { COURSE_EN } from './acts.ts';
import { DOUBLING_NOTES_EN } from './notes-doubling.ts';
import type { Call } from '../../engine/auction/auction.ts';
import { type Card, rankOf } from '../../engine/base/cards.ts';
import type { Group } from '../../engine/play/order.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { LeastCase } from '../../engine/scoring/least.ts';
import type { TieBreak } from '../../engine/scoring/ramsch-result.ts';
import type { NoteParams } from '../../engine/tutor/notes.ts';
import { callPhraseEn } from './calls.ts';
import { partsOfMaySay } from '../base/may-say.ts';
import type { Naming, Texts } from '../types/naming.ts';
import {
  aCardOf,
  aContractEn,
  anAnnouncementEn,
  cardsOf,
  contractEn,
  countEn,
  listEn,
  pointsEn,
  the,
  The,
  wordsEn,
} from './naming.ts';
import { allDo, does, theyAre, Who, whoDoes, WhoDoes } from './people.ts';
import { capitalised } from '../base/words.ts';

const Listed = (cards: readonly Card[], name: Naming): string => capitalised(listEn(cards, name));
const groupOf = (group: Group, name: Naming): string => (group === 'trump' ? 'trumps' : name.suit(group));

const isLed = (led: Card, group: Group, name: Naming): string =>
  `${capitalised(groupOf(group, name))} were led with ${the(led, name)}.`;

const oneOf = (seat: Seat, have: readonly Card[], name: Naming): string =>
  have.length === 1
    ? `${WhoDoes(seat, name, 'have', 'has')} only ${listEn(have, name)} for that, so it must be played.`
    : `${WhoDoes(seat, name, 'hold', 'holds')} ${listEn(have, name)}: it must be one of these.`;

const isVoid = (seat: Seat, group: Group, name: Naming): string =>
  `${WhoDoes(seat, name, 'have', 'has')} no ${groupOf(group, name)}`;

const takes = (winner: Seat, points: number, name: Naming): string =>
  `${WhoDoes(winner, name, 'take', 'takes')} the trick with ${pointsEn(points)}:`;

/** "“Pass” or “I’ll play”", "“Pass” or any of 9 calls from “Bettel” to “Solo Tout”". */
const saying = (calls: readonly Call[], name: Naming): string =>
  wordsEn(
    partsOfMaySay(calls, {
      said: (call) => `“${callPhraseEn(call, name).button}”`,
      range: (count, lowest, highest) => `any of ${count} calls from ${lowest} to ${highest}`,
    }),
    'or',
  );

/** What parted players with equally many points in a Ramsch. */
const TIE_EN: Readonly<Record<TieBreak, string>> = {
  none: '',
  tricks: ', with equal points by the number of tricks',
  trumps: ', with equal points and tricks by the number of trumps',
  highestTrump: ', with all else equal by the highest trump',
  bothPay: '; equal points, so each of them pays',
};

/** What parted players with equally few points. */
const LEAST_TIE_EN: Readonly<Record<LeastCase, (tricks: number) => string>> = {
  single: () => '',
  'two-way-tie': (tricks) =>
    tricks === 0
      ? ', with equal points by taking no trick at all'
      : ', with equal points by having gone longer without a trick',
  'three-way-tie': () => ': all have equally many, and then the dealer wins',
  'all-to-one': () => '',
  revoke: () => '',
};

export const NOTES_EN: Texts<NoteParams> = {
  'N.LORD_IS_TRUMP': ({ cards, suit }, name) =>
    cards.length === 1
      ? `${Listed(cards, name)} does not count as ${aCardOf(suit, name)}: it is a trump.`
      : `${Listed(cards, name)} do not count as ${name.suit(suit)}: they are trumps.`,
  'N.RANK_IS_TRUMP': ({ card }, name) =>
    `All ${name.ranks(rankOf(card))} are trumps in this game, ${the(card, name)} included.`,
  'N.SUIT_IS_TRUMP': ({ card, suit }, name) =>
    `${name.suit(suit)} are trumps in this game, and so is ${the(card, name)}.`,
  'N.COURT_IS_PLAIN': ({ cards, suit }, name) =>
    cards.length === 1
      ? `${Listed(cards, name)} is not a trump in this game: it belongs to ${name.suit(suit)}.`
      : `${Listed(cards, name)} are not trumps in this game: they belong to ${name.suit(suit)}.`,
  'N.SUIT_IS_PLAIN': ({ suit }, name) => `${name.suit(suit)} are not trumps in this game, but a suit like the others.`,
  'N.RUFF_WHEN_VOID': ({ card, suit }, name) =>
    `You may ruff with ${the(card, name)} only when you have no ${name.suit(suit)} left.`,
  'N.CALLED_IS_SEARCHED': ({ called }, name) => `${The(called, name)} must come out even if that loses the trick.`,
  'N.CALLABLE': ({ cards }, name) => `This hand can call ${listEn(cards, name, 'or')}.`,
  'N.ONLY_THESE_CALLED': ({ cards }, name) => `In this game only ${listEn(cards, name, 'or')} can be called.`,
  'N.TRUMP_SUITS': ({ suits }, name) =>
    `You can make ${wordsEn(
      suits.map((suit) => name.suit(suit)),
      'or',
    )} trumps.`,
  'N.MAY_SAY': ({ calls }, name) => `Now you can say ${saying(calls, name)}.`,

  ...COURSE_EN,
  ...DOUBLING_NOTES_EN,
  ...DOPPELKOPF_EN.notes,
  'N.DURCHBRUCH_AIM': ({ player, needed }, name) =>
    name.isReader(player)
      ? `You have announced a Durchbruch: now you want tricks until you have ${needed} points.`
      : `${Who(player, name)} has announced a Durchbruch: the others play together against it, to keep it below ${needed} points.`,
  'N.RAMSCH_AIM': () => 'In a Ramsch nobody wants tricks: whoever has the most points in the end pays.',
  'D.SHUFFLING': ({ dealer }, name) => `${WhoDoes(dealer, name, 'shuffle', 'shuffles')} the cards.`,
  'D.CUT': ({ seat, min }, name) =>
    `${WhoDoes(seat, name, 'cut', 'cuts')} the pack. Either side must keep at least ${countEn(min)} ${min === 1 ? 'card' : 'cards'}.`,
  'D.SPEAK_FIRST': ({ seat }, name) =>
    name.isReader(seat)
      ? 'Nobody has a game yet. Say “I’ll play” if you have one, otherwise “Pass”.'
      : `Nobody has a game yet. ${Who(seat, name)} says “I’ll play” or “Pass”.`,
  'D.SPEAK_AFTER': ({ seat, holder, shown }, name) =>
    `${WhoDoes(holder, name, 'want', 'wants')} to play, at least ${aContractEn(shown)}. ${
      name.isReader(seat) ? 'Say “Good” or bid a higher game.' : `${Who(seat, name)} says “Good” or bids a higher game.`
    }`,
  'D.DUEL_HOLDER': ({ seat, challenger, level }, name) =>
    `${WhoDoes(challenger, name, 'want', 'wants')} to take the game from ${name.player(seat)} with at least ${aContractEn(level)}. ${
      name.isReader(seat)
        ? `If you have ${aContractEn(level)} or more as well, say “I’ll play myself”, otherwise “Good”.`
        : `${Who(seat, name)} says “I’ll play myself” or “Good”.`
    }`,
  'D.DUEL_CHALLENGER': ({ seat, holder, shown }, name) =>
    `${WhoDoes(holder, name, 'hold', 'holds')} with at least ${aContractEn(shown)}. ${
      name.isReader(seat)
        ? 'Bid a game that is higher still or say “Good”.'
        : `${Who(seat, name)} bids higher still or says “Good”.`
    }`,
  'D.ANNOUNCE': ({ seat, shown }, name) =>
    name.isReader(seat)
      ? `The game is yours. Announce what you play: at least ${aContractEn(shown)}.`
      : `The game is ${name.player(seat)}’s. It must be at least ${aContractEn(shown)}.`,
  'D.ANNOUNCE_NAMED': ({ seat, contract }, name) =>
    name.isReader(seat)
      ? `The game is yours, and you have bid ${aContractEn(contract)}: announce just that.`
      : `The game is ${name.player(seat)}’s, who announces ${aContractEn(contract)} as bid.`,
  'D.MUSS': ({ seat, points }, name) =>
    `Everybody has passed, and whoever holds ${the('EO', name)} must play: ${whoDoes(seat, name, 'need', 'needs')} ${points} points and only ${does(seat, name, 'have', 'has')} to say which card is called.`,
  'D.BLOCKED': ({ seat, contract, own, missing }, name) => {
    const why = [
      ...(own.length > 0 ? [`${does(seat, name, 'hold', 'holds')} ${listEn(own, name)}`] : []),
      ...(missing.length > 0
        ? [`${does(seat, name, 'have', 'has')} no card of the right suit to call ${listEn(missing, name, 'or')}`]
        : []),
    ];
    return `${WhoDoes(seat, name, 'are', 'is')} blocked for ${aContractEn(contract)}: ${name.player(seat)} ${why.join(' and ')}.`;
  },
  'D.NUMBER_FIRST': ({ seat, must }, name) =>
    must
      ? `Nobody has bid a number yet. ${WhoDoes(seat, name, 'hold', 'holds')} high trumps and must bid how many trumps there would be with some suit.`
      : `Nobody has bid a number yet. ${WhoDoes(seat, name, 'bid', 'bids')} one or ${does(seat, name, 'pass', 'passes')}.`,
  'D.NUMBER_OVER': ({ seat, by, count }, name) =>
    `${WhoDoes(by, name, 'have', 'has')} bid ${countEn(count)}. ${WhoDoes(seat, name, 'bid', 'bids')} more, ${does(seat, name, 'say', 'says')} “mit” or ${does(seat, name, 'pass', 'passes')}.`,
  'D.TIE': ({ seat, partner, count }, name) =>
    `${allDo([seat, partner], name, 'have', 'has')} both bid ${countEn(count)}. ${WhoDoes(seat, name, 'say', 'says')} who makes trumps; suits are not talked about.`,
  'D.MUST_TRUMP': ({ seat, led, suit, have }, name) =>
    `${isLed(led, suit, name)} ${isVoid(seat, suit, name)} and must trump. ${oneOf(seat, have, name)}`,
  'L.NUMBER': ({ seat, count, mit }, name) =>
    `${WhoDoes(seat, name, mit ? 'say' : 'bid', mit ? 'says' : 'bids')} ${mit ? `“mit”, which is ${countEn(count)} too` : countEn(count)}.`,
  'D.GIVE': ({ seat, partner }, name) =>
    `${WhoDoes(seat, name, 'give', 'gives')} ${name.player(partner)} any card, face up if it is one of the ${name.ranks('U')}, else face down, and ${does(seat, name, 'get', 'gets')} one for it.`,
  'D.HAND_BACK': ({ seat, soloist, got }, name) =>
    `${got ? `${The(got, name)} has arrived. ` : ''}${WhoDoes(seat, name, 'give', 'gives')} ${name.player(soloist)} one of the eight cards held before, face down.`,
  'D.MUST_BEAT_LORD': ({ seat, best, have }, name) =>
    `${The(best, name)} lies in the trick. ${WhoDoes(seat, name, 'hold', 'holds')} a higher ${name.rank('U')} and must play it: ${listEn(have, name, 'or')}.`,
  'L.GIVE': ({ seat, partner, card }, name) =>
    `${WhoDoes(seat, name, 'give', 'gives')} ${name.player(partner)} ${card ? the(card, name) : 'a card, face down'}.`,
  'L.HAND_BACK': ({ seat, soloist, card }, name) =>
    `${WhoDoes(seat, name, 'give', 'gives')} ${name.player(soloist)} ${card ? `${the(card, name)} for it` : 'a card for it, face down'}.`,
  'L.SITS_OUT': ({ seat }, name) =>
    `${WhoDoes(seat, name, 'lay', 'lays')} the hand down and ${does(seat, name, 'take', 'takes')} no part.`,
  'L.TIE': ({ seat, answer, partner }, name) =>
    answer === 'yield'
      ? `${WhoDoes(seat, name, 'let', 'lets')} ${name.player(partner)} make trumps.`
      : `${WhoDoes(seat, name, 'make', 'makes')} trumps.`,
  'L.LOWEST_NAMED': ({ named }, name) =>
    `Of equal numbers the lowest card decides: ${named.map(({ seat, rank }) => `the ${name.rank(rank)} for ${name.player(seat)}`).join(', then ')}.`,
  'L.TRUMPS_MADE': ({ seat, trump, side, points, fewer }, name) =>
    `${WhoDoes(seat, name, 'make', 'makes')} ${name.suit(trump)} trumps. ${allDo(side, name, 'need', 'needs')} ${
      fewer ? `${fewer.points} points with ${the(fewer.card, name)}, else ${points}` : pointsEn(points)
    }.`,
  'D.CALL_FIRST': ({ seat }, name) =>
    `${WhoDoes(seat, name, 'speak', 'speaks')} first and must announce a contract: Geier, Wenz or a Solo.`,
  'D.CHOOSE': ({ seat, cards }, name) =>
    name.isReader(seat)
      ? `Of your cards ${listEn(cards, name, 'and')} ${cards.length === 1 ? 'lies' : 'lie'} open. They tell you what to choose.`
      : `${Who(seat, name)} looks at the four open cards and chooses what is played.`,
  'D.CALL_HIGHER': ({ seat, by, announcement }, name) =>
    `${WhoDoes(by, name, 'have', 'has')} announced ${anAnnouncementEn(announcement, name)}. ${WhoDoes(seat, name, 'announce', 'announces')} a higher contract or ${does(seat, name, 'leave', 'leaves')} it at that.`,
  'N.LEAST_AIM': () => 'Everyone plays alone, and whoever has the fewest points wins.',
  'D.TAKE_WIDOW': ({ seat }, name) =>
    name.isReader(seat)
      ? 'The widow lies in the middle, two cards face down. Take it and you play alone against the two others; otherwise the next player is asked.'
      : `The widow lies in the middle. ${Who(seat, name)} takes it and plays alone, or passes.`,
  'D.DISCARD': ({ seat, got }, name) =>
    `${got.length > 0 ? `${WhoDoes(seat, name, 'have', 'has')} got ${listEn(got, name)} from the widow. ` : ''}${WhoDoes(seat, name, 'lay', 'lays')} any two cards away, face down.`,
  'D.OBERS': ({ seat, obers }, name) =>
    name.isReader(seat)
      ? `${Listed(obers, name)} lie on the table. Take them and you play a Solo alone; leave them and the next player is asked.`
      : `${Listed(obers, name)} lie on the table. ${Who(seat, name)} takes them for a Solo or leaves them.`,
  'D.PASS_ON': ({ seat, to, got, from }, name) =>
    `${from !== undefined && got.length > 0 ? `${WhoDoes(seat, name, 'have', 'has')} received ${listEn(got, name)} from ${name.player(from)}. ` : ''}${WhoDoes(seat, name, 'pass', 'passes')} two cards on to ${name.player(to)}, face down.`,
  'D.NAME_SOLO': ({ seat }, name) =>
    `${WhoDoes(seat, name, 'have', 'has')} taken the two ${name.ranks('O')} and now ${does(seat, name, 'name', 'names')} the suit of the Solo.`,
  'D.NAME_SOLO_UNSEEN': ({ seat, cards }, name) =>
    `${WhoDoes(seat, name, 'are', 'is')} forehand and ${does(seat, name, 'are', 'is')} sure of ${listEn(cards, name)}. The suit of the Solo is named before the other cards are dealt.`,
  'D.MAY_OFFER': ({ seat, card }, name) =>
    name.isReader(seat)
      ? `${The(card, name)} is your only trump: you may offer a Hochzeit.`
      : `${The(card, name)} is the only trump: ${name.player(seat)} may offer a Hochzeit.`,
  'D.ANSWER_OFFER': ({ seat, suitor, taken }, name) => {
    const you = name.isReader(seat);
    if (taken !== undefined)
      return `${WhoDoes(taken, name, 'have', 'has')} accepted the Hochzeit. ${you ? 'Bid a higher game or say “Not with me”.' : `${Who(seat, name)} bids a higher game or says “Not with me”.`}`;
    return `${WhoDoes(suitor, name, 'have', 'has')} only one trump and ${does(suitor, name, 'offer', 'offers')} it. ${
      you
        ? 'Say “With me” if you have enough trumps to carry the game, otherwise “Not with me”.'
        : `${Who(seat, name)} says “With me” or “Not with me”.`
    }`;
  },
  'D.OVER_HOCHZEIT': ({ seat, suitor, acceptor }, name) => {
    const stands = `${WhoDoes(acceptor, name, 'play', 'plays')} a Hochzeit with ${name.player(suitor)} unless somebody bids higher.`;
    if (seat === acceptor)
      return `${stands} ${name.isReader(seat) ? 'Leave it at that and say “Pass”, or bid a higher game yourself.' : `${Who(seat, name)} leaves it at that or bids a higher game.`}`;
    return name.isReader(seat)
      ? `${stands} Bid a higher game or say “Pass”.`
      : `${stands} ${Who(seat, name)} bids a higher game or says “Pass”.`;
  },
  'D.RETURN': ({ seat, suitor, may }, name) =>
    `${WhoDoes(seat, name, 'have', 'has')} taken the trump and ${does(seat, name, 'give', 'gives')} ${name.player(suitor)} a card back, face down${may.length > 0 ? `: ${listEn(may, name, 'or')}` : ''}.`,
  'D.NAME_GAME': ({ seat, shown }, name) => {
    const before = shown === undefined ? 'Nothing has been bid yet.' : `The bid is ${aContractEn(shown)}.`;
    return name.isReader(seat)
      ? `${before} Name ${shown === undefined ? 'your game' : 'a higher game'}, or say “Pass”.`
      : `${before} ${Who(seat, name)} names a game or says “Pass”.`;
  },
  'D.STOSS_OFFER': ({ seat, declarer }, name) =>
    name.isReader(seat)
      ? `If you think that ${name.player(declarer)} will lose, you may give Stoss. The game then counts double.`
      : `${Who(seat, name)} may give Stoss. The game then counts double.`,
  'D.RETOUR_OFFER': ({ seat, stoss }, name) =>
    `${WhoDoes(stoss, name, 'have', 'has')} given Stoss. ${Who(seat, name)} may answer with Retour. The game then counts fourfold.`,
  'D.LEAD_ANY': ({ seat }, name) => `${WhoDoes(seat, name, 'lead', 'leads')}, and any card is allowed.`,
  'D.LEAD_CALLED_HOLDER': ({ seat, called, suit, forbidden, need }, name) =>
    `${WhoDoes(seat, name, 'lead', 'leads')} and ${does(seat, name, 'hold', 'holds')} ${the(called, name)}, which has been called. Anything is allowed except ${listEn(forbidden, name)}: running away takes ${cardsOf(need, suit, name)}.`,
  'D.LEAD_MAY_RUN_AWAY': ({ seat, called, suit, count }, name) =>
    `${WhoDoes(seat, name, 'lead', 'leads')}, and any card is allowed. With ${cardsOf(count, suit, name)}, ${name.player(seat)} may even run away, that is, lead low from under ${the(called, name)}.`,
  'D.FOLLOW_SUIT': ({ seat, led, suit, have }, name) => `${isLed(led, suit, name)} ${oneOf(seat, have, name)}`,
  'D.FOLLOW_TRUMP': ({ seat, led, have }, name) => `${isLed(led, 'trump', name)} ${oneOf(seat, have, name)}`,
  'D.MUST_PLAY_CALLED': ({ seat, led, called }, name) =>
    `${The(led, name)} leads the called suit. ${Who(seat, name)} must play ${the(called, name)}.`,
  'D.MUST_OVERTAKE': ({ seat, best, have }, name) =>
    `${The(best, name)} is the highest so far. ${Who(seat, name)} can beat it and therefore must, with ${listEn(have, name, 'or')}.`,
  'D.FREE': ({ seat, led, group }, name) =>
    `${isLed(led, group, name)} ${isVoid(seat, group, name)}, so any card is allowed.`,
  'D.FREE_BUT_CALLED': ({ seat, led, group, called }, name) =>
    `${isLed(led, group, name)} ${isVoid(seat, group, name)}, so anything is allowed except ${the(called, name)}: the called card may not be discarded.`,
  'D.LAST_CARD': ({ seat, card }, name) =>
    `${WhoDoes(seat, name, 'have', 'has')} only one card left: ${the(card, name)}.`,
  'L.TURNED_UP': ({ seat, card }, name) =>
    `${capitalised(the(card, name))} is turned up below it for ${name.player(seat)}.`,
  'D.WAIT': ({ turn }, name) => (name.isReader(turn) ? 'It is your turn.' : `It is ${name.player(turn)}’s turn.`),
  'D.ROUND_OVER': () => 'The round is over.',

  'T.TRUMP_BEATS_SUIT': ({ winner, card, suit, points }, name) =>
    `${takes(winner, points, name)} ${the(card, name)} is a trump and beats ${name.suit(suit)}.`,
  'T.HIGHEST_TRUMP': ({ winner, card, points }, name) =>
    `${takes(winner, points, name)} ${the(card, name)} is the highest trump in it.`,
  'T.HIGHEST_OF_SUIT': ({ winner, card, suit, points }, name) =>
    `${takes(winner, points, name)} ${the(card, name)} is the highest of the ${name.suit(suit)} in it, and nobody ruffed.`,
  'T.OTHER_SUITS_LOSE': ({ cards, suit }, name) =>
    `${Listed(cards, name)} could not win, because ${name.suit(suit)} were led.`,

  'L.SHUFFLED': ({ dealer }, name) => `${WhoDoes(dealer, name, 'shuffle', 'shuffles')}.`,
  'L.CUT': ({ seat }, name) => `${WhoDoes(seat, name, 'cut', 'cuts')}.`,
  'L.DEALT': ({ dealer, forehand }, name) =>
    `${WhoDoes(dealer, name, 'deal', 'deals')}; ${whoDoes(forehand, name, 'are', 'is')} forehand.`,
  'L.AUCTION_WON': ({ declarer }, name) =>
    name.isReader(declarer) ? 'The game is yours.' : `The game is ${name.player(declarer)}’s.`,
  'L.ACCEPTED': ({ suitor, acceptor }, name) =>
    `${WhoDoes(acceptor, name, 'take', 'takes')} the trump and ${does(acceptor, name, 'play', 'plays')} a Hochzeit with ${name.player(suitor)}.`,
  'L.RETURN': ({ seat, card }, name) =>
    `${WhoDoes(seat, name, 'give', 'gives')} back ${card ? the(card, name) : 'a card, face down'}.`,
  'L.CARD_BACK': ({ suitor, why }, name) =>
    `${why === 'refused' ? 'Nobody takes the trump' : 'The Hochzeit is outbid'}: the card goes back to ${name.player(suitor)}.`,
  'L.NO_TAKER': () => 'Nobody wants the Hochzeit: the cards are thrown in, and nobody pays.',
  'L.WIDOW_TAKEN': ({ seat }, name) =>
    `${WhoDoes(seat, name, 'take', 'takes')} the widow and ${does(seat, name, 'play', 'plays')} alone.`,
  'L.WIDOW_LEFT': ({ seat }, name) => `${WhoDoes(seat, name, 'pass', 'passes')}.`,
  'L.DISCARDED': ({ seat, cards }, name) =>
    `${WhoDoes(seat, name, 'lay', 'lays')} ${cards ? listEn(cards, name) : 'two cards'} away, face down.`,
  'L.LEAST': () => 'Nobody takes the widow: everyone plays alone, and the fewest points win.',
  'L.LEAST_WON': ({ by, points, tricks, decidedBy }, name) =>
    `${WhoDoes(by, name, 'have', 'has')} won with ${points === 0 ? 'no point at all' : pointsEn(points)}${LEAST_TIE_EN[decidedBy](tricks)}.`,
  'L.LEAST_ALL': ({ by }, name) =>
    `${WhoDoes(by, name, 'have', 'has')} taken all the points and ${does(by, name, 'lose', 'loses')} for it.`,
  'L.LOST_BY_REVOKE': ({ by }, name) => `${WhoDoes(by, name, 'have', 'has')} revoked and so lost.`,
  'L.OBERS_TAKEN': ({ seat }, name) => `${WhoDoes(seat, name, 'take', 'takes')} the two ${name.ranks('O')}.`,
  'L.OBERS_LEFT': ({ seat }, name) => `${WhoDoes(seat, name, 'leave', 'leaves')} the ${name.ranks('O')}.`,
  'L.OBERS_REFUSED': (_, name) => `Nobody takes the ${name.ranks('O')}: the cards are thrown in.`,
  'L.PASSED_ON': ({ seat, to, cards }, name) =>
    `${WhoDoes(seat, name, 'pass', 'passes')} ${cards ? listEn(cards, name) : 'two cards'} on to ${name.player(to)}, face down.`,
  'L.ACES_DRAWN': ({ aces }, name) =>
    `The Aces were dealt face up: ${wordsEn(aces.map(({ seat, card }) => `${the(card, name)} to ${name.player(seat)}`))}.`,
  'L.SIDES': ({ side, against }, name) =>
    `${allDo(side, name, 'play', 'plays')} together against ${wordsEn(against.map((seat) => name.player(seat)))}.`,
  'L.KING': ({ king, blind, against }, name) =>
    `${WhoDoes(king, name, 'are', 'is')} king and ${name.isReader(king) ? 'play' : 'plays'} for ${name.player(blind)} too, against ${wordsEn(against.map((seat) => name.player(seat)))}.`,
  'L.BLIND_OPEN': ({ blind }, name) => `The hand of ${name.player(blind)} lies open now.`,
  'L.STOSS': ({ seat }, name) => `${WhoDoes(seat, name, 'give', 'gives')} Stoss.`,
  'L.RETOUR': ({ seat }, name) => `${WhoDoes(seat, name, 'give', 'gives')} Retour.`,
  'L.TRICK': ({ winner, points, number }, name) =>
    `Trick ${number} goes to ${name.player(winner)} (${pointsEn(points)}).`,
  'L.REVEALED': ({ seat, called }, name) =>
    `${The(called, name)} has fallen: ${whoDoes(seat, name, 'belong', 'belongs')} to the declaring side.`,
  'L.RAN_AWAY': ({ seat, called }, name) =>
    `${The(called, name)} has not fallen: ${whoDoes(seat, name, 'still hold', 'still holds')} it and ran away.`,
  'L.REVOKE': ({ seat, card }, name) =>
    `${WhoDoes(seat, name, 'play', 'plays')} ${the(card, name)} and so ${does(seat, name, 'have', 'has')} revoked: it was not allowed.`,
  'L.THROWN_IN': () => 'Nobody wants to play: the cards are thrown in.',
  'L.WON': ({ side, losers, points, against, grade, enough }, name) =>
    `${allDo(side, name, 'have', 'has')} won by ${points} points to ${against}${
      enough === undefined ? '' : `, for ${enough} were enough`
    }${grade === 'plain' ? '' : `; ${theyAre(losers, name)} ${grade === 'schneider' ? 'Schneider' : 'Schwarz'}`}.`,
  'L.WON_TOUT': ({ side, contract }, name) =>
    `${allDo(side, name, 'have', 'has')} taken every trick and won the ${contractEn(contract)}.`,
  'L.LOST_TOUT': ({ side, contract, by }, name) =>
    `${allDo(side, name, 'have', 'has')} lost the ${contractEn(contract)}: one trick went to ${name.player(by)}.`,
  'L.WON_BY_REVOKE': ({ side, by }, name) =>
    `${allDo(side, name, 'have', 'has')} won, because ${whoDoes(by, name, 'have', 'has')} revoked.`,
  'L.WON_BETTEL': ({ side, contract }, name) =>
    `${allDo(side, name, 'have', 'has')} taken no trick and won the ${contractEn(contract)}.`,
  'L.LOST_BETTEL': ({ side, contract }, name) =>
    `${allDo(side, name, 'have', 'has')} taken a trick and lost the ${contractEn(contract)}.`,
  'L.DRAW': ({ points, next }) =>
    `Nobody has won, with ${points} points each. ${next === 'more' ? 'The next deal is for more.' : 'Nobody pays.'}`,
  'L.MUSS': ({ declarer }, name) =>
    `Nobody wants to play, so ${the('EO', name)} must: ${whoDoes(declarer, name, 'play', 'plays')}.`,
  'L.RENONCE': ({ seat, suit }, name) => `Renonce: ${whoDoes(seat, name, 'have', 'has')} no ${name.suit(suit)}.`,
  'L.RAMSCH': () => 'Nobody wants to play, so it is a Ramsch: everyone plays alone.',
  'L.RAMSCH_LOST': ({ side, points, decidedBy }, name) =>
    `${allDo(side, name, 'have', 'has')} lost the Ramsch with ${points} points${TIE_EN[decidedBy]}.`,
  'L.RAMSCH_TEAM_LOST': ({ side, points }, name) =>
    `${allDo(side, name, 'have', 'has')} lost the Ramsch with ${points} points together.`,
  'L.RAMSCH_EVEN': ({ points, form }) =>
    `${form === 'teams' ? 'Both pairs have' : 'All four players have'} ${points} points each: the Ramsch costs nobody anything.`,
  'L.RAMSCH_MARCH': ({ by, points, tricks }, name) =>
    `${Who(by, name)} ${does(by, name, 'have', 'has')} made a Durchmarsch with ${points} points in ${tricks} tricks and won the Ramsch.`,
  'L.RAMSCH_REVOKE': ({ by }, name) =>
    `${Who(by, name)} ${does(by, name, 'have', 'has')} revoked and so lost the Ramsch.`,
  'L.WON_SIE': ({ side, contract }, name) =>
    `${allDo(side, name, 'have', 'has')} laid down the ${contractEn(contract)} and so won.`,
};

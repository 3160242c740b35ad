// English sentences for refusals: the rule, and what in this hand proves it.
import { DOPPELKOPF_EN } from './doppelkopf.ts';
import type { ReasonParams } from '../../engine/base/reasons.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { DOUBLINGS_EN } from './doublings.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { aCardOf, aContractEn, cardsOf, cardWordOf, countEn, listEn, oneOfLords, the, wordsEn } from './naming.ts';
import { whoDoes } from './people.ts';
import { capitalised } from '../base/words.ts';

/** More missing cards than this are counted instead of listed. */
const LISTED = 3;

/** Who has given the last step of the chain, which nobody gives again. */
const givenInEnglish = ({ by, step }: { readonly by: Seat; readonly step: number }, name: Naming): string =>
  `${capitalised(whoDoes(by, name, 'have', 'has'))} already given ${DOUBLINGS_EN.step(step)}; no step is given twice.`;

export const REASONS_EN: Texts<ReasonParams> = {
  'R.NOT_IN_HAND': ({ card }, name) => `You do not hold ${the(card, name)}.`,
  'R.NOT_OPEN': () => 'This card still lies covered. Only open cards and those in the hand are played.',
  'R.FOLLOW_SUIT': ({ led, suit, have }, name) =>
    `${name.suit(suit)} were led with ${the(led, name)}, and you still hold ${listEn(have, name)}. So you must play ${aCardOf(suit, name)}.`,
  'R.FOLLOW_TRUMP': ({ led, have }, name) =>
    `Trumps were led with ${the(led, name)}, and you still hold ${listEn(have, name)}. So you must play a trump.`,
  'R.CALLED_CARD_MUST': ({ called, suit }, name) =>
    `${capitalised(the(called, name))} has been called, and ${name.suit(suit)} are now led for the first time. So you must play ${the(called, name)}.`,
  'R.CALLED_CARD_NO_DISCARD': ({ called, suit, last }, name) =>
    `${capitalised(the(called, name))} has been called. Until ${name.suit(suit)} have been led you may not discard it, unless it is ${last === 1 ? 'your last card' : `one of your last ${countEn(last)} cards`}.`,
  'R.CALLED_SUIT_LEAD': ({ called, suit, have, need }, name) =>
    `You hold ${the(called, name)}, which has been called. Running away, that is leading another ${cardWordOf(suit, name)}, takes at least ${cardsOf(need, suit, name)}. You hold only ${countEn(have.length)}: ${listEn(have, name)}.`,
  'R.MUST_TRUMP': ({ suit, have, sides }, name) =>
    `You have no ${name.suit(suit)} left. Then you must trump${sides === 'partners' ? ', even if the trick is your partner’s' : ''}: with ${listEn(have, name, 'or')}.`,
  'R.OVERTAKE': ({ best, have }, name) =>
    `Whoever can beat ${the(best, name)} must do so here. You can, with ${listEn(have, name, 'or')}.`,

  'R.JACK_OVERTAKE': ({ best, have }, name) =>
    `${capitalised(the(best, name))} lies in the trick. Whoever plays a trump and has a higher ${name.rank('U')} must play it: you ${listEn(have, name, 'or')}.`,

  'A.OUT_OF_TURN': ({ turn }, name) =>
    turn === undefined
      ? 'It is nobody’s turn at the moment.'
      : name.isReader(turn)
        ? 'It is your own turn, and nobody else’s.'
        : `It is ${name.player(turn)}’s turn, not yours yet.`,
  'A.NO_BID_YET': () => 'Nobody has a game yet that you could agree to or outbid.',
  'A.NOT_HIGHER': (over) =>
    'bid' in over
      ? `${capitalised(countEn(over.bid))} trumps have already been bid, and your number may not be lower.`
      : `${capitalised(aContractEn(over.shown))} has already been bid, and yours must be higher.`,
  'A.BELOW_LEVEL': ({ shown, contract }) =>
    `You have already bid at least ${aContractEn(shown)}, and ${aContractEn(contract)} is less than that.`,
  'A.BAD_CALL': () => 'There is no such call at this point.',
  'A.NOT_PLAYED': () => 'That is not played in this game.',
  'A.MUST_ANNOUNCE': () => 'Whoever speaks first must announce a contract.',
  'A.MUST_BID': ({ lords }, name) =>
    `Nobody has bid a number yet, and you hold ${listEn(lords, name)}. Whoever then has one, two or three ${name.ranks('U')} must bid.`,
  'A.NO_JACK': ({ lords }, name) =>
    `Trumps can only be made by whoever holds at least ${oneOfLords(lords, name)}, and you hold none.`,
  'A.SUIT_NEEDS_CARD': ({ suit, lords }, name) =>
    `To make ${name.suit(suit)} trumps you need ${aCardOf(suit, name)} of your own. ${capitalised(listEn(lords, name))} ${lordsDoNotCount(lords.length)}.`,
  'A.WRONG_NUMBER': ({ said, trumps }) =>
    `The number is exactly how many trumps there would be: ${countEn(trumps.length)}, not ${countEn(said)}.`,
  'A.FOUR_JACKS': ({ lords }, name) => `With ${listEn(lords, name)} you may pass or play the Big Solo.`,
  'A.SOLO_FIRST_DEAL': () => 'No Solo may be played in the first deal of a game.',
  'A.SOLO_NEEDS_EU': ({ card }, name) => `Only the holder of ${the(card, name)} may play a Solo.`,
  'A.RETURN_RECEIVED': ({ card }, name) =>
    `You have just received ${the(card, name)}. Give back one of the eight cards that you held before.`,
  'A.MIT_TOO_LOW': ({ lowest, need }, name) =>
    `That number has been bid already. To say “mit”, your lowest card of the suit would have to be ${anA(name.rank(need))} at least. It is ${the(lowest, name)}.`,
  'A.NOTHING_TO_PLAY': ({ from, exactly }) =>
    `That takes ${aContractEn(from)}${exactly ? '' : ' or more'}, and your cards do not allow you to announce one.`,
  'A.CALL_OWN_CARD': ({ card }, name) =>
    `You hold ${the(card, name)} yourself. You can only call a card that somebody else has.`,
  'A.CALL_NEEDS_SUIT_CARD': ({ card, suit, lords }, name) =>
    lords.length === 0
      ? `To call ${the(card, name)} you need ${aCardOf(suit, name)} of your own, and you have none.`
      : `To call ${the(card, name)} you need ${aCardOf(suit, name)} of your own. ${capitalised(listEn(lords, name))} ${lordsDoNotCount(lords.length)}.`,
  'A.SOLO_NEEDS_SUIT_CARD': ({ suit, lords }, name) =>
    lords.length === 0
      ? `To make ${name.suit(suit)} trumps you need ${aCardOf(suit, name)} of your own, and you have none.`
      : `To make ${name.suit(suit)} trumps you need ${aCardOf(suit, name)} of your own. ${capitalised(listEn(lords, name))} ${lordsDoNotCount(lords.length)}.`,
  'A.SIE_NEEDS_TOP_TRUMPS': ({ missing }, name) =>
    missing.length > LISTED
      ? `A Sie takes nothing but the highest trumps, and you lack ${countEn(missing.length)} of them.`
      : `A Sie takes nothing but the highest trumps. You lack ${listEn(missing, name)}.`,
  'A.MUST_CALL_OTHER': ({ card, may }, name) =>
    `You may not call ${the(card, name)} in a Muss-Spiel. With this hand you call ${listEn(may, name, 'or')}.`,
  'A.HOCHZEIT_NEEDS_ONE_TRUMP': ({ trumps }, name) =>
    trumps.length === 0
      ? 'A Hochzeit takes exactly one trump, and you have none.'
      : `A Hochzeit takes exactly one trump. You have ${countEn(trumps.length)}: ${listEn(trumps, name)}.`,
  'A.OFFER_TOO_LATE': () => 'Here a Hochzeit is offered before anybody has spoken. It is too late now.',
  'A.OFFER_REJECTED': () => 'Nobody wanted your Hochzeit; you do not ask a second time.',
  'A.OFFER_TAKEN': ({ by }, name) =>
    `${capitalised(whoDoes(by, name, 'have', 'has'))} accepted the Hochzeit already. Whoever says yes first gets it.`,
  'A.RETURN_OTHER': ({ card, may, as }, name) =>
    as === 'received'
      ? `You have just received ${the(card, name)}. Give back one of the cards that you held before.`
      : `You give back a card that is not a trump, and ${the(card, name)} is one. You may give ${listEn(may, name, 'or')}.`,
  'A.NOTHING_TO_RETURN': () =>
    'You have nothing but trumps. You cannot accept, because you would have to give back a card that is none.',
  'A.ONLY_ANNOUNCE': ({ only }) =>
    `All that can be played now is ${wordsEn(
      only.map((id) => aContractEn(id)),
      'or',
    )}.`,
  'A.DISCARD_TWO': ({ count }) => `Exactly two cards are laid away, not ${countEn(count)}.`,
  'A.STOSS_TOO_LATE': ({ window }) => `${STOSS_WINDOWS[window]} It is too late now.`,
  'A.STOSS_NOT_DEFENDER': ({ called }, name) =>
    called
      ? `Only the defenders give Stoss. The declarer and the holder of ${the(called, name)} play together.`
      : 'Only the defenders give Stoss, and this is your own game.',
  'A.STOSS_GIVEN': givenInEnglish,
  'A.STOSS_NO_MORE': ({ most }) => `At this table there is nothing higher than ${DOUBLINGS_EN.step(most)}.`,
  'A.STOSS_NOT_YET': ({ trick }) => `At this table you answer only just before you play your card to trick ${trick}.`,
  'A.STOSS_NEVER': ({ contract, at }) =>
    at === 'table' ? 'This table plays without Stoss.' : `There is no Stoss against ${aContractEn(contract)}.`,
  'A.DOPPLER_NEVER': ({ contract }) =>
    `Only a Ramsch is doubled in this way, and only at tables that play it so; this is ${aContractEn(contract)}.`,
  'A.DOPPLER_TOO_LATE': () => 'A Ramsch may be doubled only before you play your first card. It is too late now.',
  'A.DOPPLER_GIVEN': () => 'You have already doubled the Ramsch; everybody may do so only once.',
  'A.DURCHBRUCH_NEVER': ({ contract }) =>
    `A Durchbruch is announced in a Ramsch only, and only at tables that know it; this is ${aContractEn(contract)}.`,
  'A.DURCHBRUCH_TRICK': ({ trick }) =>
    `A Durchbruch is announced with your card to trick ${trick}, no sooner and no later.`,
  'A.DURCHBRUCH_GIVEN': () => 'You have already announced the Durchbruch; now play a card with it.',
  'A.RETOUR_NOT_DECLARER': ({ replyBy }) =>
    replyBy === 'declarer'
      ? 'Only the declarer gives Retour, as the answer to a Stoss.'
      : 'Only the declaring side gives Retour, as the answer to a Stoss, and you are not on it.',
  'A.RETOUR_NO_STOSS': () => 'Retour is the answer to a Stoss, and nobody has given one yet.',
  'A.RETOUR_GIVEN': givenInEnglish,
  ...DOPPELKOPF_EN.reasons,
  'A.NO_REVOKE': ({ card }, name) => `${capitalised(the(card, name))} is allowed; that is no revoke.`,
  'A.CUT_TOO_THIN': ({ min }) =>
    `A cut must leave at least ${countEn(min)} ${min === 1 ? 'card' : 'cards'} on either side.`,
  'A.CUT_TOO_OFTEN': ({ most }) =>
    most === 1 ? 'At this table the pack is cut only once.' : `The pack is cut at most ${countEn(most)} times.`,
  'A.NO_KNOCKING': () => 'At this table the pack is cut, not knocked on.',
  'A.BAD_PACKETS': () => 'Nobody deals in such packets.',
  'A.WRONG_PHASE': () => 'This part of the round is not the time for that.',
  'A.BAD_PACK': () => 'That is not a complete pack: every card must be in it exactly once.',
  'A.MALFORMED': () => 'That is no move: something is missing or unknown.',
};

/** How long somebody may double, table by table. */
const STOSS_WINDOWS: Readonly<Record<ReasonParams['A.STOSS_TOO_LATE']['window'], string>> = {
  'before-second-card': 'Stoss and Retour are possible only until the second card of the first trick is on the table.',
  'with-first-card': 'At this table Stoss is possible only until the first card is on the table.',
  'before-own-first-card': 'At this table you give Stoss only before you play to the first trick.',
  'next-trick':
    'The answer is given in the trick after, before you play to it; a side that lets it pass can no longer answer.',
};

/** "an Eight", "a Nine". */
const anA = (rank: string): string => `${/^[AEIO]/.test(rank) ? 'an' : 'a'} ${rank}`;

const lordsDoNotCount = (count: number): string =>
  count === 1 ? 'does not count for that: it is a trump' : 'do not count for that: they are trumps';

/** The rule in a few words, about nobody in particular; without a full stop, to stand alone or after a colon. */
export const SHORT_REASONS_EN: Texts<ReasonParams> = {
  'R.NOT_IN_HAND': ({ card }, name) => `${capitalised(the(card, name))} is not in this hand`,
  'R.NOT_OPEN': () => 'Covered cards are not played',
  'R.FOLLOW_SUIT': ({ suit }, name) => `${name.suit(suit)} were led and must be followed`,
  'R.FOLLOW_TRUMP': () => 'Trumps were led and must be followed',
  'R.CALLED_CARD_MUST': ({ called }, name) =>
    `${capitalised(the(called, name))} has been searched for and must be played`,
  'R.CALLED_CARD_NO_DISCARD': ({ called }, name) =>
    `${capitalised(the(called, name))} has been called and may not be discarded yet`,
  'R.CALLED_SUIT_LEAD': ({ called, need }, name) =>
    `Leading from under ${the(called, name)} takes ${countEn(need)} cards of the suit`,
  'R.MUST_TRUMP': ({ suit }, name) => `Whoever has no ${name.suit(suit)} must trump`,
  'R.JACK_OVERTAKE': (_, name) => `A higher ${name.rank('U')} must be played`,
  'A.FOUR_JACKS': (_, name) => `With four ${name.ranks('U')}: Big Solo or pass`,
  'A.SOLO_FIRST_DEAL': () => 'No Solo in the first deal',
  'A.SOLO_NEEDS_EU': ({ card }, name) => `A Solo needs ${the(card, name)}`,
  'A.RETURN_RECEIVED': () => 'A card held before goes back',
  'R.OVERTAKE': ({ best }, name) => `${capitalised(the(best, name))} must be beaten`,
  'A.OUT_OF_TURN': ({ turn }, name) =>
    turn === undefined
      ? 'It is nobody’s turn'
      : name.isReader(turn)
        ? 'It is your turn'
        : `It is ${name.player(turn)}’s turn`,
  'A.NO_BID_YET': () => 'Nobody has a game yet',
  'A.NOT_HIGHER': (over) =>
    'bid' in over
      ? `No fewer than ${countEn(over.bid)} can be bid`
      : `The bid must be higher than ${aContractEn(over.shown)}`,
  'A.BELOW_LEVEL': ({ shown }) => `At least ${aContractEn(shown)} has been bid`,
  'A.BAD_CALL': () => 'There is no such call here',
  'A.NOT_PLAYED': () => 'Not played in this game',
  'A.MUST_ANNOUNCE': () => 'The first to speak must announce',
  'A.MUST_BID': () => 'The first to speak must bid a number',
  'A.NO_JACK': (_, name) => `Without ${name.ranks('U')} no trumps can be made`,
  'A.SUIT_NEEDS_CARD': ({ suit }, name) => `Making ${name.suit(suit)} trumps takes ${aCardOf(suit, name)} in hand`,
  'A.WRONG_NUMBER': ({ trumps }) => `It would be exactly ${countEn(trumps.length)} trumps`,
  'A.MIT_TOO_LOW': ({ need }, name) => `To say “mit” the lowest card must be ${anA(name.rank(need))} at least`,
  'A.NOTHING_TO_PLAY': ({ from, exactly }) =>
    `The hand does not allow ${aContractEn(from)}${exactly ? '' : ' or more'}`,
  'A.CALL_OWN_CARD': ({ card }, name) => `${capitalised(the(card, name))} is in this hand`,
  'A.CALL_NEEDS_SUIT_CARD': ({ suit }, name) => `Calling takes ${aCardOf(suit, name)} in hand`,
  'A.SOLO_NEEDS_SUIT_CARD': ({ suit }, name) => `Making ${name.suit(suit)} trumps takes ${aCardOf(suit, name)} in hand`,
  'A.SIE_NEEDS_TOP_TRUMPS': () => 'Not all of your cards are highest trumps',
  'A.MUST_CALL_OTHER': ({ may }, name) => `To be called here: ${listEn(may, name, 'or')}`,
  'A.HOCHZEIT_NEEDS_ONE_TRUMP': () => 'A Hochzeit takes exactly one trump',
  'A.OFFER_TOO_LATE': () => 'A Hochzeit is offered before anybody has spoken',
  'A.OFFER_REJECTED': () => 'Nobody wanted this Hochzeit',
  'A.OFFER_TAKEN': ({ by }, name) => `${capitalised(whoDoes(by, name, 'have', 'has'))} accepted the Hochzeit already`,
  'A.RETURN_OTHER': ({ as }) =>
    as === 'received' ? 'The card has only just arrived' : 'The card given back must not be a trump',
  'A.NOTHING_TO_RETURN': () => 'A hand of trumps has nothing to give back',
  'A.ONLY_ANNOUNCE': ({ only }) =>
    `All that can be played is ${wordsEn(
      only.map((id) => aContractEn(id)),
      'or',
    )}`,
  'A.DISCARD_TWO': () => 'Exactly two cards are laid away',
  'A.STOSS_TOO_LATE': () => 'It is too late for Stoss and Retour',
  'A.STOSS_NOT_DEFENDER': () => 'Only the defenders give Stoss',
  'A.STOSS_GIVEN': ({ step }) => `${DOUBLINGS_EN.step(step)} has already been given`,
  'A.STOSS_NO_MORE': () => 'This table doubles no higher',
  'A.STOSS_NOT_YET': ({ trick }) => `Answers are given in trick ${trick}`,
  'A.STOSS_NEVER': ({ contract, at }) =>
    at === 'table' ? 'This table plays without Stoss' : `There is no Stoss against ${aContractEn(contract)}`,
  'A.DOPPLER_NEVER': () => 'There is no doubling here',
  'A.DOPPLER_TOO_LATE': () => 'It is too late to double',
  'A.DOPPLER_GIVEN': () => 'You have already doubled',
  'A.DURCHBRUCH_NEVER': () => 'There is no Durchbruch here',
  'A.DURCHBRUCH_TRICK': ({ trick }) => `It is announced in trick ${trick}`,
  'A.DURCHBRUCH_GIVEN': () => 'The Durchbruch has already been announced',
  'A.RETOUR_NOT_DECLARER': ({ replyBy }) =>
    replyBy === 'declarer' ? 'Only the declarer gives Retour' : 'Only the declaring side gives Retour',
  'A.RETOUR_NO_STOSS': () => 'There is no Retour without a Stoss',
  'A.RETOUR_GIVEN': ({ step }) => `${DOUBLINGS_EN.step(step)} has already been given`,
  ...DOPPELKOPF_EN.rules,
  'A.NO_REVOKE': ({ card }, name) => `${capitalised(the(card, name))} is allowed`,
  'A.CUT_TOO_THIN': ({ min }) =>
    `Either side of the cut needs at least ${countEn(min)} ${min === 1 ? 'card' : 'cards'}`,
  'A.CUT_TOO_OFTEN': () => 'The pack is not cut so often here',
  'A.NO_KNOCKING': () => 'There is no knocking here',
  'A.BAD_PACKETS': () => 'Nobody deals in such packets',
  'A.WRONG_PHASE': () => 'This part of the round is not the time for that',
  'A.BAD_PACK': () => 'The pack is not complete',
  'A.MALFORMED': () => 'Not a move',
};

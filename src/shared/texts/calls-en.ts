// English phrases for calls, announcements, Stoss and Retour: spoken, on buttons, and what they mean.
import type { Call } from '../../engine/auction.ts';
import type { Announcement } from '../../engine/contract.ts';
import type { BuiltInContractId } from '../../engine/contracts/pure.ts';
import type { CallTexts, Phrase, PlainCall } from './calls.ts';
import { claimed } from './calls.ts';
import type { Naming } from './naming.ts';
import { aContractEn, announcementEn, contractEn, the } from './naming-en.ts';
import { isBuiltIn } from './words.ts';

const PLAIN: Readonly<Record<PlainCall, Phrase>> = {
  weiter: {
    bubble: 'Pass.',
    button: 'Pass',
    meaning: 'You do not want to play. You will not be asked again in this round.',
  },
  spiele: {
    bubble: 'I’ll play!',
    button: 'I’ll play',
    meaning: 'You have a game. You say which one only when nobody takes it from you.',
  },
  gut: { bubble: 'Good, play on.', button: 'Good', meaning: 'You leave the game to the other player.' },
  'spiele-auch': {
    bubble: 'I’ll play too.',
    button: 'I’ll play too',
    meaning: 'You have more than a Rufspiel: at least the next higher game.',
  },
  selbst: {
    bubble: 'I’ll play myself.',
    button: 'I’ll play myself',
    meaning: 'You hold, and have at least what the other player has shown. The same level is enough.',
  },
  sie: {
    bubble: 'Sie!',
    button: 'Sie!',
    meaning: 'You hold nothing but the highest trumps, lay them on the table and have won.',
  },
};

/** The phrase for a call. */
export function callPhraseEn(call: Call, _name: Naming): Phrase {
  const contract = claimed(call);
  if (contract === undefined) return PLAIN[call as PlainCall];
  const words = `I have ${aContractEn(contract)}`;
  return {
    bubble: `${words}.`,
    button: words,
    meaning: `You show ${aContractEn(contract)} or more. You can then announce nothing below ${contractEn(contract)}.`,
  };
}

const MEANINGS: Readonly<Record<BuiltInContractId, (announcement: Announcement, name: Naming) => string>> = {
  rufer: ({ called }, name) =>
    called
      ? `Whoever holds ${the(called, name)} is your secret partner. Together you need 61 points. Trumps are ${name.ranks('O')}, ${name.ranks('U')} and ${name.suit('H')}.`
      : 'Two against two, with a secret partner.',
  wenz: (_, name) => `You against three, and only the ${name.ranks('U')} are trumps. You need 61 points.`,
  solo: ({ trump }, name) =>
    `You against three. Trumps are ${name.ranks('O')}, ${name.ranks('U')} and ${trump ? name.suit(trump) : 'one suit'}. You need 61 points.`,
  'wenz-tout': (_, name) =>
    `You against three, and only the ${name.ranks('U')} are trumps. Every single trick must be yours.`,
  'solo-tout': ({ trump }, name) =>
    `You against three. Trumps are ${name.ranks('O')}, ${name.ranks('U')} and ${trump ? name.suit(trump) : 'one suit'}. Every single trick must be yours.`,
  sie: () => 'Nothing but the highest trumps in one hand: they lie open on the table, and the game is won.',
};

function announcementPhrase(announcement: Announcement, name: Naming): Phrase {
  const { contract, called } = announcement;
  const words = announcementEn(announcement, name);
  return {
    bubble: called ? `With ${the(called, name)}!` : `${words}!`,
    button: words,
    meaning: isBuiltIn(MEANINGS, contract) ? MEANINGS[contract](announcement, name) : `${words} is played.`,
  };
}

export const CALLS_EN: CallTexts = {
  call: callPhraseEn,
  announce: announcementPhrase,
  stoss: {
    bubble: 'Stoss!',
    button: 'Give Stoss',
    meaning: 'You think that the declarer will lose. The game counts double.',
  },
  retour: {
    bubble: 'Retour!',
    button: 'Give Retour',
    meaning: 'You answer the Stoss. The game counts fourfold.',
  },
};

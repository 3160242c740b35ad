// English phrases for calls and announcements: spoken, on buttons, and what they mean.
import type { Call } from '../../engine/auction/auction.ts';
import type { Suit } from '../../engine/base/cards.ts';
import type { Announcement } from '../../engine/base/contract.ts';
import type { BuiltInContractId } from '../../engine/contracts/registry.ts';
import { type AnnouncedAt, claimed, type PlainCall, USUAL_TABLE, USUALLY_NEEDED } from '../base/call-words.ts';
import type { Phrase } from '../types/phrase.ts';
import { type AloneGame, aloneGame, type AloneId } from '../base/alone-games.ts';
import type { Naming } from '../types/naming.ts';
import { aContractEn, announcementEn, contractEn, the } from './naming.ts';
import { capitalised, isBuiltIn } from '../base/words.ts';

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
    meaning: 'You have more than the lowest game: at least the next higher one.',
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
  hochzeit: {
    bubble: 'Who plays a Hochzeit with me?',
    button: 'Offer a Hochzeit',
    meaning: 'You lay your only trump face down. Whoever takes it gives you a card back and plays with you.',
  },
  'mit-mir': {
    bubble: 'With me!',
    button: 'With me',
    meaning: 'You take the covered trump, give another card back and play openly with the suitor.',
  },
  'ohne-mich': {
    bubble: 'Not with me.',
    button: 'Not with me',
    meaning: 'You do not want to play the Hochzeit.',
  },
};

/** The phrase for a call. */
export function callPhraseEn(call: Call, _name: Naming): Phrase {
  const claim = claimed(call);
  if (claim === undefined) return PLAIN[call as PlainCall];
  const { contract, how } = claim;
  if (how === 'name') return namedPhrase(contract);
  const words = `I have ${aContractEn(contract)}`;
  return {
    bubble: `${words}.`,
    button: words,
    meaning: `You show ${aContractEn(contract)} or more. You can then announce nothing below ${contractEn(contract)}.`,
  };
}

const namedPhrase = (contract: string): Phrase => ({
  bubble: `${capitalised(contractEn(contract))}!`,
  button: contractEn(contract),
  meaning: `You bid ${aContractEn(contract)}. If nobody goes higher, you play exactly that.`,
});

type Meaning = (announcement: Announcement, name: Naming, needed: number) => string;

/** What the row of a game says: "only the Obers are trumps", "Trumps are Obers, Unters and Hearts"; between two everybody plays alone. */
function aloneMeaning(
  { lords, suit, needs }: AloneGame,
  { trump }: Announcement,
  name: Naming,
  { needed, players }: AnnouncedAt,
): string {
  const ranks = lords.map((rank) => name.ranks(rank)).join(', ');
  const goal = needs === 'everyTrick' ? 'Every single trick must be yours.' : `You need ${needed ?? needs} points.`;
  const trumps =
    suit === 'none'
      ? `Only the ${ranks} are trumps.`
      : `Trumps are ${ranks} and ${trump ? name.suit(trump) : 'one suit'}.`;
  return `${players === 2 ? '' : 'You play alone. '}${trumps} ${goal}`;
}

/** "Two against two. Trumps are Jacks and Spades." */
const twoAgainstTwoEn = (trump: Suit | undefined, name: Naming): string =>
  `Two against two. Trumps are ${name.ranks('U')}${trump ? ` and ${name.suit(trump)}` : ''}.`;

/** Games of which the row alone does not say it. */
const MEANINGS: Readonly<Record<Exclude<BuiltInContractId, AloneId> | 'widow-game', Meaning>> = {
  rufer: ({ called }, name, needed) =>
    called
      ? `Whoever holds ${the(called, name)} is your secret partner. Together you need ${needed} points. Trumps are ${name.ranks('O')}, ${name.ranks('U')} and ${name.suit('H')}.`
      : 'Two against two, with a secret partner.',
  hochzeit: (_, name, needed) =>
    `Whoever took the single trump and whoever offered it play together openly. You need ${needed} points. Trumps are ${name.ranks('O')}, ${name.ranks('U')} and ${name.suit('H')}.`,
  bettel: () => 'You play alone and must not take a single trick.',
  'open-bettel': () => 'You play alone, without a single trick, and after the first trick your hand lies open.',
  muss: ({ called }, name) =>
    `Nobody wanted to play, so the holder of ${the('EO', name)} has to. ${called ? `Whoever holds ${the(called, name)} is the partner. ` : ''}60 points are enough.`,
  'muss-rufer': ({ called }, name, needed) =>
    `Nobody wanted to play, so the holder of ${the('EO', name)} has to. ${called ? `Whoever holds ${the(called, name)} is the partner. ` : ''}${needed} points are needed.`,
  kreuz: (_, name) =>
    `Two against two without a bid, and everybody knows who plays together. Trumps are ${name.ranks('O')}, ${name.ranks('U')} and ${name.suit('H')}.`,
  bierkopf: () => 'Players facing each other are partners for the evening. 61 points win; 60 each is a draw.',
  ramsch: () => 'Everyone plays alone: whoever has the most points in the end pays.',
  'widow-game': (_, name, needed) =>
    `You against the two others, with the cards of the widow. Trumps are ${name.ranks('O')}, ${name.ranks('U')} and ${name.suit('S')}. You need ${needed} points.`,
  doppelschafkopf: (_, name) =>
    `Two against two, and every card is there twice. Trumps are ${the('EO', name)} and ${the('GO', name)}, ${name.ranks('U')} and ${name.suit('S')}. 121 points win; 120 each is a draw.`,
  deutscher: ({ trump }, name) =>
    `Two against two. Trumps are ${name.ranks('U')}${trump ? ` and ${name.suit(trump)}` : ''}, and Tens are low. The makers need 61 points.`,
  'bauernstoss-first': ({ trump }, name) =>
    `${twoAgainstTwoEn(trump, name)} In the first deal 42 points are enough for the side with ${the('EU', name)}; without it, 79 are needed.`,
  'bauernstoss-chalk': ({ trump }, name) =>
    `${twoAgainstTwoEn(trump, name)} The makers of trumps have the chalk, and 42 points are enough for them.`,
  bauernstoss: ({ trump }, name) =>
    `${twoAgainstTwoEn(trump, name)} The others have the chalk: the makers of trumps need 79 points.`,
  'schoofkopp-first': ({ trump }, name) =>
    `${twoAgainstTwoEn(trump, name)} In the first deal the makers of trumps need 61 points.`,
  'schoofkopp-chalk': ({ trump }, name) =>
    `${twoAgainstTwoEn(trump, name)} The makers of trumps have the chalk, and 42 points are enough for them.`,
  schoofkopp: ({ trump }, name) =>
    `${twoAgainstTwoEn(trump, name)} The others have the chalk: the makers of trumps need 79 points.`,
  'small-solo': () =>
    '“Give me one”: you give your partner a card and get one back. Then you play alone, and every trick must be yours.',
  'big-solo': () => '“Lay them down”: your partner lays the hand down. You play alone, and every trick must be yours.',
  'schoofkopp-solo': () =>
    '“Lay them down”: your partner lays the hand down. With every trick the whole game is won, else it is lost.',
  'dok-normal': (_, name) =>
    `Whoever holds ${the('EO', name)} plays Re, mostly two against two, and nobody knows it at first. Re needs 121 card points.`,
  'dok-hochzeit': (_, name) =>
    `You hold ${the('EO', name)} twice. Of the first three tricks, whoever takes the first that is not yours plays with you.`,
  'dok-solo': ({ trump }, name) =>
    `You play alone against three. Trumps are ${the('HT', name)}, ${name.ranks('O')}, ${name.ranks('U')} and ${trump ? name.suit(trump) : 'a suit'}.`,
  'dok-queens': (_, name) => `You play alone against three, and only ${name.ranks('O')} are trumps.`,
  'dok-jacks': (_, name) => `You play alone against three, and only ${name.ranks('U')} are trumps.`,
  'dok-aces': () => 'You play alone against three, and there are no trumps.',
  least: () => 'Nobody has taken the widow: everyone plays alone, and the fewest points win.',
  sie: () => 'Nothing but the highest trumps in one hand: they lie open on the table, and the game is won.',
};

function meaningOf(announcement: Announcement, name: Naming, table: AnnouncedAt): string | undefined {
  const { contract } = announcement;
  if (isBuiltIn(MEANINGS, contract)) return MEANINGS[contract](announcement, name, table.needed ?? USUALLY_NEEDED);
  const alone = aloneGame(contract);
  return alone && aloneMeaning(alone, announcement, name, table);
}

export function announcementPhraseEn(announcement: Announcement, name: Naming, table = USUAL_TABLE): Phrase {
  const { called } = announcement;
  const words = announcementEn(announcement, name);
  return {
    bubble: called ? `With ${the(called, name)}!` : `${words}!`,
    button: words,
    meaning: meaningOf(announcement, name, table) ?? `${words} is played.`,
  };
}

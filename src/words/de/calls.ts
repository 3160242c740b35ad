// German phrases for calls and announcements: spoken, on buttons, and what they mean.
import type { Call } from '../../engine/auction/auction.ts';
import type { Suit } from '../../engine/base/cards.ts';
import type { Announcement } from '../../engine/base/contract.ts';
import type { BuiltInContractId } from '../../engine/contracts/registry.ts';
import { type AnnouncedAt, claimed, type PlainCall, USUAL_TABLE, USUALLY_NEEDED } from '../base/call-words.ts';
import type { Phrase } from '../types/phrase.ts';
import { type AloneGame, aloneGame, type AloneId } from '../base/alone-games.ts';
import type { Naming } from '../types/naming.ts';
import { acc, aContract, announcementDe, dat, nom } from './naming.ts';
import { capitalised, isBuiltIn } from '../base/words.ts';

const PLAIN: Readonly<Record<PlainCall, Phrase>> = {
  weiter: {
    bubble: 'Weiter.',
    button: 'Weiter',
    meaning: 'Du willst nicht spielen. In dieser Runde kommst du nicht noch einmal zu Wort.',
  },
  spiele: {
    bubble: 'Ich spiele!',
    button: 'Ich spiele',
    meaning: 'Du hast ein Spiel. Welches, sagst du erst, wenn es dir niemand abnimmt.',
  },
  gut: { bubble: 'Gut, spiel zu.', button: 'Gut', meaning: 'Du überlässt das Spiel dem anderen.' },
  'spiele-auch': {
    bubble: 'Ich spiele auch.',
    button: 'Ich spiele auch',
    meaning: 'Du hast mehr als das niedrigste Spiel: mindestens das nächsthöhere.',
  },
  selbst: {
    bubble: 'Ich spiele selbst.',
    button: 'Ich spiele selbst',
    meaning: 'Du hältst dagegen und hast mindestens das, was der andere gezeigt hat. Gleich hoch genügt.',
  },
  sie: {
    bubble: 'Sie!',
    button: 'Sie!',
    meaning: 'Du hast lauter höchste Trümpfe, legst sie auf den Tisch und hast gewonnen.',
  },
  hochzeit: {
    bubble: 'Wer spielt mit mir Hochzeit?',
    button: 'Hochzeit anbieten',
    meaning:
      'Du legst deinen einzigen Trumpf verdeckt hin. Wer ihn nimmt, gibt dir eine Karte zurück und spielt mit dir.',
  },
  'mit-mir': {
    bubble: 'Mit mir!',
    button: 'Mit mir',
    meaning: 'Du nimmst den verdeckten Trumpf, gibst eine andere Karte zurück und spielst offen mit dem Hochzeiter.',
  },
  'ohne-mich': {
    bubble: 'Ohne mich.',
    button: 'Ohne mich',
    meaning: 'Du willst die Hochzeit nicht spielen.',
  },
};

/** The phrase for a call. */
export function callPhraseDe(call: Call, name: Naming): Phrase {
  const claim = claimed(call);
  if (claim === undefined) return PLAIN[call as PlainCall];
  const { contract, how } = claim;
  if (how === 'name') return namedPhrase(contract, name);
  const words = `Ich hätte ${aContract(contract, 'acc')}`;
  return {
    bubble: `${words}.`,
    button: words,
    meaning: `Du zeigst ${aContract(contract, 'acc')} oder mehr. Etwas Niedrigeres als ${name.contract(contract)} kannst du dann nicht mehr ansagen.`,
  };
}

const namedPhrase = (contract: string, name: Naming): Phrase => ({
  bubble: `${capitalised(aContract(contract, 'nom'))}!`,
  button: name.contract(contract),
  meaning: `Du bietest ${aContract(contract, 'acc')}. Überbietet dich niemand, spielst du genau das.`,
});

type Meaning = (announcement: Announcement, name: Naming, needed: number) => string;

/** What the row of a game says: "nur die Ober sind Trumpf", "Trumpf sind Ober, Unter und Herz"; between two everybody plays alone. */
function aloneMeaning(
  { lords, suit, needs }: AloneGame,
  { trump }: Announcement,
  name: Naming,
  { needed, players }: AnnouncedAt,
): string {
  const ranks = lords.map((rank) => name.ranks(rank)).join(', ');
  const goal =
    needs === 'everyTrick' ? 'Jeder einzelne Stich muss dir gehören.' : `Du brauchst ${needed ?? needs} Augen.`;
  const trumps =
    suit === 'none'
      ? `Nur die ${ranks} sind Trumpf.`
      : `Trumpf sind ${ranks} und ${trump ? name.suit(trump) : 'eine Farbe'}.`;
  return `${players === 2 ? '' : 'Du spielst allein. '}${trumps} ${goal}`;
}

/** "Zwei gegen zwei. Trumpf sind Buben und Pik." */
const twoAgainstTwoDe = (trump: Suit | undefined, name: Naming): string =>
  `Zwei gegen zwei. Trumpf sind ${name.ranks('U')}${trump ? ` und ${name.suit(trump)}` : ''}.`;

/** Games of which the row alone does not say it. */
const MEANINGS: Readonly<Record<Exclude<BuiltInContractId, AloneId> | 'widow-game', Meaning>> = {
  rufer: ({ called }, name, needed) =>
    called
      ? `Wer ${acc(called, name)} hat, spielt heimlich mit dir. Zusammen braucht ihr ${needed} Augen. Trumpf sind ${name.ranks('O')}, ${name.ranks('U')} und ${name.suit('H')}.`
      : 'Zu zweit gegen zwei, mit einem heimlichen Mitspieler.',
  hochzeit: (_, name, needed) =>
    `Wer den einzigen Trumpf genommen hat und wer ihn angeboten hat, spielen offen miteinander. Ihr braucht ${needed} Augen. Trumpf sind ${name.ranks('O')}, ${name.ranks('U')} und ${name.suit('H')}.`,
  bettel: () => 'Du spielst allein und darfst keinen einzigen Stich machen.',
  'open-bettel': () =>
    'Du spielst allein, ohne einen einzigen Stich, und nach dem ersten Stich liegt dein Blatt offen.',
  muss: ({ called }, name) =>
    `Niemand wollte spielen, da muss ${nom('EO', name)} ran. ${called ? `Wer ${acc(called, name)} hat, spielt mit. ` : ''}60 Augen reichen.`,
  'muss-rufer': ({ called }, name, needed) =>
    `Niemand wollte spielen, da muss ${nom('EO', name)} ran. ${called ? `Wer ${acc(called, name)} hat, spielt mit. ` : ''}${needed} Augen braucht es.`,
  kreuz: (_, name) =>
    `Zwei gegen zwei ohne Ansage, und alle wissen, wer zusammenspielt. Trumpf sind ${name.ranks('O')}, ${name.ranks('U')} und ${name.suit('H')}.`,
  bierkopf: () =>
    'Wer sich gegenübersitzt, spielt den ganzen Abend zusammen. 61 Augen gewinnen, bei 60 zu 60 geht es weiter.',
  ramsch: () => 'Jeder gegen jeden: Wer am Ende die meisten Augen hat, zahlt.',
  'widow-game': (_, name, needed) =>
    `Allein gegen die beiden anderen, mit den Karten der Witwe. Trumpf sind ${name.ranks('O')}, ${name.ranks('U')} und ${name.suit('S')}. Du brauchst ${needed} Augen.`,
  doppelschafkopf: (_, name) =>
    `Zwei gegen zwei, und jede Karte ist zweimal da. Trumpf sind ${nom('EO', name)} und ${nom('GO', name)}, ${name.ranks('U')} und ${name.suit('S')}. 121 Augen gewinnen, bei 120 zu 120 geht es weiter.`,
  deutscher: ({ trump }, name) =>
    `Zwei gegen zwei. Trumpf sind ${name.ranks('U')}${trump ? ` und ${name.suit(trump)}` : ''}, und die ${name.rank('T')} ist niedrig. 61 Augen braucht, wer Trumpf gemacht hat.`,
  'bauernstoss-first': ({ trump }, name) =>
    `${twoAgainstTwoDe(trump, name)} Im ersten Spiel reichen der Seite mit ${dat('EU', name)} 42 Augen, sonst braucht es 79.`,
  'bauernstoss-chalk': ({ trump }, name) =>
    `${twoAgainstTwoDe(trump, name)} Wer Trumpf gemacht hat, hat auch die Kreide, und 42 Augen reichen.`,
  bauernstoss: ({ trump }, name) =>
    `${twoAgainstTwoDe(trump, name)} Die Kreide haben die anderen: Wer Trumpf gemacht hat, braucht 79 Augen.`,
  'schoofkopp-first': ({ trump }, name) =>
    `${twoAgainstTwoDe(trump, name)} Im ersten Spiel braucht 61 Augen, wer Trumpf gemacht hat.`,
  'schoofkopp-chalk': ({ trump }, name) =>
    `${twoAgainstTwoDe(trump, name)} Wer Trumpf gemacht hat, hat auch die Kreide, und 42 Augen reichen.`,
  schoofkopp: ({ trump }, name) =>
    `${twoAgainstTwoDe(trump, name)} Die Kreide haben die anderen: Wer Trumpf gemacht hat, braucht 79 Augen.`,
  'small-solo': () =>
    '„Gib mir eine“: Du gibst dem Partner eine Karte und bekommst eine von ihm. Dann spielst du allein, und jeder Stich muss dir gehören.',
  'big-solo': () =>
    '„Leg dich“: Dein Partner legt seine Karten hin. Du spielst allein, und jeder Stich muss dir gehören.',
  'schoofkopp-solo': () =>
    '„Lech dich“: Dein Partner legt seine Karten hin. Machst du jeden Stich, ist das ganze Spiel gewonnen, sonst verloren.',
  'dok-normal': (_, name) =>
    `Wer ${acc('EO', name)} hat, spielt Re, meist zwei gegen zwei, und niemand weiß es am Anfang. Re braucht 121 Augen.`,
  'dok-hochzeit': (_, name) =>
    `Du hast ${acc('EO', name)} zweimal. Mit dir spielt, wer von den ersten drei Stichen den ersten macht, der nicht dir gehört.`,
  'dok-solo': ({ trump }, name) =>
    `Du spielst allein gegen drei. Trumpf sind ${nom('HT', name)}, ${name.ranks('O')}, ${name.ranks('U')} und ${trump ? name.suit(trump) : 'eine Farbe'}.`,
  'dok-queens': (_, name) => `Du spielst allein gegen drei, und nur die ${name.ranks('O')} sind Trumpf.`,
  'dok-jacks': (_, name) => `Du spielst allein gegen drei, und nur die ${name.ranks('U')} sind Trumpf.`,
  'dok-aces': () => 'Du spielst allein gegen drei, und es gibt keinen Trumpf.',
  least: () => 'Niemand hat die Witwe genommen: Jeder spielt für sich, und die wenigsten Augen gewinnen.',
  sie: () => 'Lauter höchste Trümpfe auf einer Hand: Sie liegen offen auf dem Tisch, und das Spiel ist gewonnen.',
};

function meaningOf(announcement: Announcement, name: Naming, table: AnnouncedAt): string | undefined {
  const { contract } = announcement;
  if (isBuiltIn(MEANINGS, contract)) return MEANINGS[contract](announcement, name, table.needed ?? USUALLY_NEEDED);
  const alone = aloneGame(contract);
  return alone && aloneMeaning(alone, announcement, name, table);
}

export function announcementPhraseDe(announcement: Announcement, name: Naming, table = USUAL_TABLE): Phrase {
  const { called } = announcement;
  const words = announcementDe(announcement, name);
  return {
    bubble: called ? `Mit ${dat(called, name)}!` : `${words}!`,
    button: words,
    meaning: meaningOf(announcement, name, table) ?? `${words} wird gespielt.`,
  };
}

// German sentences of the tutor: duties, hints to a refusal, remarks on tricks, the course of the round.
import { DOPPELKOPF_DE } from './doppelkopf.ts';
import { COURSE_DE } from './acts.ts';
import { DOUBLING_NOTES_DE } from './notes-doubling.ts';
import type { Call } from '../../engine/auction/auction.ts';
import { type Card, rankOf } from '../../engine/base/cards.ts';
import type { Group } from '../../engine/play/order.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { LeastCase } from '../../engine/scoring/least.ts';
import type { TieBreak } from '../../engine/scoring/ramsch-result.ts';
import type { NoteParams } from '../../engine/tutor/notes.ts';
import { callPhraseDe } from './calls.ts';
import { partsOfMaySay } from '../base/may-say.ts';
import { cardOfSuit, cardsOfSuit } from '../base/suit-words.ts';
import type { Naming, Texts } from '../types/naming.ts';
import {
  acc,
  aContract,
  anAnnouncement,
  countDe,
  dat,
  eyesDe,
  it,
  listDe,
  nom,
  Nom,
  that,
  theContract,
  theRank,
  wordsDe,
} from './naming.ts';
import { allDo, does, HABEN, SEIN, theyDo, toWhom, Who, whoDoes, whom } from './people.ts';
import { capitalised } from '../base/words.ts';

const Listed = (cards: readonly Card[], name: Naming): string => capitalised(listDe(cards, name, 'nom'));

const brings = (points: number): string => (points === 0 ? 'Augen bringt er keine.' : `Er bringt ${eyesDe(points)}.`);

/** "In Gras hat Sepp nichts" */
const isVoid = (seat: Seat, group: Group, name: Naming): string =>
  group === 'trump'
    ? `Trumpf ${does(seat, name, 'hast du', `hat ${name.player(seat)}`)} keinen`
    : `In ${name.suit(group)} ${does(seat, name, 'hast du', `hat ${name.player(seat)}`)} nichts`;

const isLed = (led: Card, group: Group, name: Naming): string =>
  `Mit ${dat(led, name)} ist ${group === 'trump' ? 'Trumpf' : name.suit(group)} angespielt.`;

const oneOf = (seat: Seat, have: readonly Card[], name: Naming): string => {
  const holds = capitalised(whoDoes(seat, name, 'hast', 'hat'));
  const [only] = have;
  return only && have.length === 1
    ? `${holds} dafür nur ${acc(only, name)}, also muss ${that(only, name)} her.`
    : `${holds} ${listDe(have, name, 'acc')}: Eine dieser Karten muss es sein.`;
};

/** "„Weiter“ oder „Ich spiele“", "„Weiter“ oder eine von 9 Ansagen, von „Bettel“ bis „Solo-Tout“". */
const saying = (calls: readonly Call[], name: Naming): string =>
  wordsDe(
    partsOfMaySay(calls, {
      said: (call) => `„${callPhraseDe(call, name).button}“`,
      range: (count, lowest, highest) => `eine von ${count} Ansagen, von ${lowest} bis ${highest}`,
    }),
    'oder',
  );

/** "eine Karte", "drei Karten". */
const wordCards = (count: number): string => (count === 1 ? 'eine Karte' : `${countDe(count)} Karten`);

/** What parted players with equally many points in a Ramsch. */
const TIE_DE: Readonly<Record<TieBreak, string>> = {
  none: '',
  tricks: ', bei gleichen Augen wegen der meisten Stiche',
  trumps: ', bei gleichen Augen und Stichen wegen der meisten Trümpfe',
  highestTrump: ', bei sonst allem gleich wegen des höchsten Trumpfs',
  bothPay: '; gleich viele Augen, also zahlt jeder von ihnen',
};

/** What parted players with equally few points. */
const LEAST_TIE_DE: Readonly<Record<LeastCase, (tricks: number) => string>> = {
  single: () => '',
  'two-way-tie': (tricks) =>
    tricks === 0
      ? ', bei gleichen Augen, weil es ganz ohne Stich war'
      : ', bei gleichen Augen, weil der letzte eigene Stich länger her ist',
  'three-way-tie': () => ': Alle haben gleich viele, und dann gewinnt der Geber',
  'all-to-one': () => '',
  revoke: () => '',
};

export const NOTES_DE: Texts<NoteParams> = {
  'N.LORD_IS_TRUMP': ({ cards, suit }, name) =>
    cards.length === 1 && cards[0]
      ? `${Nom(cards[0], name)} zählt nicht als ${name.suit(suit)}, ${it(cards[0], name)} ist Trumpf.`
      : `${Listed(cards, name)} zählen nicht als ${name.suit(suit)}, sie sind Trumpf.`,
  'N.RANK_IS_TRUMP': ({ card }, name) =>
    `Alle ${name.ranks(rankOf(card))} sind in diesem Spiel Trumpf, also auch ${nom(card, name)}.`,
  'N.SUIT_IS_TRUMP': ({ card, suit }, name) =>
    `${name.suit(suit)} ist in diesem Spiel Trumpf, also auch ${nom(card, name)}.`,
  'N.COURT_IS_PLAIN': ({ cards, suit }, name) =>
    cards.length === 1 && cards[0]
      ? `${Nom(cards[0], name)} ist in diesem Spiel kein Trumpf, ${it(cards[0], name)} gehört zu ${name.suit(suit)}.`
      : `${Listed(cards, name)} sind in diesem Spiel kein Trumpf, sie gehören zu ${name.suit(suit)}.`,
  'N.SUIT_IS_PLAIN': ({ suit }, name) =>
    `${name.suit(suit)} ist in diesem Spiel kein Trumpf, sondern eine Farbe wie die anderen.`,
  'N.RUFF_WHEN_VOID': ({ card, suit }, name) =>
    `Mit ${dat(card, name)} stechen darfst du erst, wenn du keine ${cardOfSuit(suit, name)} mehr hast.`,
  'N.CALLED_IS_SEARCHED': ({ called }, name) =>
    `${Nom(called, name)} muss heraus, auch wenn der Stich damit verloren geht.`,
  'N.CALLABLE': ({ cards }, name) => `Mit diesem Blatt kann ${listDe(cards, name, 'nom', 'oder')} gerufen werden.`,
  'N.ONLY_THESE_CALLED': ({ cards }, name) =>
    `In diesem Spiel kann nur ${listDe(cards, name, 'nom', 'oder')} gerufen werden.`,
  'N.TRUMP_SUITS': ({ suits }, name) =>
    `Zum Trumpf machen kannst du ${wordsDe(
      suits.map((suit) => name.suit(suit)),
      'oder',
    )}.`,
  'N.MAY_SAY': ({ calls }, name) => `Sagen kannst du jetzt ${saying(calls, name)}.`,

  ...COURSE_DE,
  ...DOUBLING_NOTES_DE,
  ...DOPPELKOPF_DE.notes,
  'N.DURCHBRUCH_AIM': ({ player, needed }, name) =>
    name.isReader(player)
      ? `Du hast einen Durchbruch angesagt: Jetzt willst du Stiche, bis ${needed} Augen beisammen sind.`
      : `${Who(player, name)} hat einen Durchbruch angesagt: Die anderen spielen zusammen dagegen, damit es keine ${needed} Augen werden.`,
  'N.RAMSCH_AIM': () => 'Im Ramsch will niemand Stiche: Wer am Ende die meisten Augen hat, zahlt.',
  'D.SHUFFLING': ({ dealer }, name) => `${Who(dealer, name)} ${does(dealer, name, 'mischst', 'mischt')} die Karten.`,
  'D.CUT': ({ seat, min }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'hebst', 'hebt')} ab. Auf beiden Seiten ${min === 1 ? 'muss' : 'müssen'} mindestens ${wordCards(min)} liegen.`,
  'D.SPEAK_FIRST': ({ seat }, name) =>
    name.isReader(seat)
      ? 'Bisher hat niemand ein Spiel. Sag „Ich spiele“, wenn du eins hast, sonst „Weiter“.'
      : `Bisher hat niemand ein Spiel. ${Who(seat, name)} sagt „Ich spiele“ oder „Weiter“.`,
  'D.SPEAK_AFTER': ({ seat, holder, shown }, name) =>
    `${capitalised(whoDoes(holder, name, 'willst', 'will'))} spielen, mindestens ${aContract(shown, 'acc')}. ${
      name.isReader(seat)
        ? 'Sag „Gut“ oder biete ein höheres Spiel.'
        : `${Who(seat, name)} sagt „Gut“ oder bietet ein höheres Spiel.`
    }`,
  'D.DUEL_HOLDER': ({ seat, challenger, level }, name) =>
    `${capitalised(whoDoes(challenger, name, 'willst', 'will'))} ${toWhom(seat, name)} das Spiel abnehmen, mit mindestens ${aContract(level, 'dat')}. ${
      name.isReader(seat)
        ? `Hast du auch ${aContract(level, 'acc')} oder mehr, dann sag „Ich spiele selbst“, sonst „Gut“.`
        : `${Who(seat, name)} sagt „Ich spiele selbst“ oder „Gut“.`
    }`,
  'D.DUEL_CHALLENGER': ({ seat, holder, shown }, name) =>
    `${capitalised(whoDoes(holder, name, 'spielst', 'spielt'))} selbst, mindestens ${aContract(shown, 'acc')}. ${
      name.isReader(seat)
        ? 'Nimm ein noch höheres Spiel oder sag „Gut“.'
        : `${Who(seat, name)} bietet ein noch höheres Spiel oder sagt „Gut“.`
    }`,
  'D.ANNOUNCE': ({ seat, shown }, name) =>
    name.isReader(seat)
      ? `Das Spiel gehört dir. Sag an, was du spielst: mindestens ${aContract(shown, 'acc')}.`
      : `Das Spiel gehört ${name.player(seat)}. Angesagt wird mindestens ${aContract(shown, 'nom')}.`,
  'D.ANNOUNCE_NAMED': ({ seat, contract }, name) =>
    name.isReader(seat)
      ? `Das Spiel gehört dir. Angesagt wird, was du geboten hast: ${aContract(contract, 'nom')}.`
      : `Das Spiel gehört ${name.player(seat)}. Angesagt wird ${aContract(contract, 'nom')}, wie geboten.`,
  'D.MUSS': ({ seat, points }, name) =>
    `Alle haben „weiter“ gesagt, und wer ${acc('EO', name)} hat, muss spielen: ${capitalised(whoDoes(seat, name, 'brauchst', 'braucht'))} ${points} Augen und ${does(seat, name, 'musst', 'muss')} nur noch die Karte nennen, die mitspielt.`,
  'D.BLOCKED': ({ seat, contract, own, missing }, name) => {
    const you = name.isReader(seat);
    const held = you ? 'hast du selbst' : `${own.length === 1 ? 'ist' : 'sind'} in der eigenen Hand`;
    const why = [
      ...(own.length > 0 ? [`${listDe(own, name, you ? 'acc' : 'nom')} ${held}`] : []),
      ...(missing.length > 0
        ? [`für ${listDe(missing, name, 'acc')} fehlt ${you ? 'dir ' : ''}eine Karte der Farbe`]
        : []),
    ];
    return `Für ${aContract(contract, 'acc')} ${you ? 'bist du' : `ist ${name.player(seat)}`} gesperrt: ${capitalised(why.join(', und '))}.`;
  },
  'D.NUMBER_FIRST': ({ seat, must }, name) =>
    must
      ? `Noch hat niemand eine Zahl angesagt. ${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} hohe Trümpfe und ${does(seat, name, 'musst', 'muss')} ansagen, wie viele Trümpfe es mit einer Farbe wären.`
      : `Noch hat niemand eine Zahl angesagt. ${Who(seat, name)} ${does(seat, name, 'sagst', 'sagt')} eine Zahl oder „Weiter“.`,
  'D.NUMBER_OVER': ({ seat, by, count }, name) =>
    `${Who(by, name)} ${does(by, name, 'hast', 'hat')} ${countDe(count)} angesagt. ${Who(seat, name)} ${does(seat, name, 'sagst', 'sagt')} mehr an, ${does(seat, name, 'gehst', 'geht')} mit oder ${does(seat, name, 'sagst', 'sagt')} „Weiter“.`,
  'D.TIE': ({ seat, partner, count }, name) =>
    `${allDo([seat, partner], name, { du: 'hast', er: 'hat', ihr: 'habt', sie: 'haben' })} beide ${countDe(count)} angesagt. ${Who(seat, name)} ${does(seat, name, 'sagst', 'sagt')}, wer Trumpf macht. Über Farben wird nicht geredet.`,
  'D.MUST_TRUMP': ({ seat, led, suit, have }, name) =>
    `${isLed(led, suit, name)} ${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} in ${name.suit(suit)} nichts und ${does(seat, name, 'musst', 'muss')} stechen. ${oneOf(seat, have, name)}`,
  'L.NUMBER': ({ seat, count, mit }, name) =>
    `${capitalised(whoDoes(seat, name, 'sagst', 'sagt'))} ${mit ? `„Mit“, also auch ${countDe(count)}` : countDe(count)}.`,
  'D.GIVE': ({ seat, partner }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'gibst', 'gibt')} ${toWhom(partner, name)} eine beliebige Karte, einen ${name.ranks('U')} offen, jede andere verdeckt, und ${does(seat, name, 'bekommst', 'bekommt')} eine dafür.`,
  'D.HAND_BACK': ({ seat, soloist, got }, name) =>
    `${got ? `${capitalised(nom(got, name))} ist angekommen. ` : ''}${Who(seat, name)} ${does(seat, name, 'gibst', 'gibt')} ${toWhom(soloist, name)} eine von den acht eigenen Karten verdeckt zurück.`,
  'D.MUST_BEAT_LORD': ({ seat, best, have }, name) =>
    `Im Stich liegt ${nom(best, name)}. ${capitalised(whoDoes(seat, name, 'hast', 'hat'))} einen höheren ${name.ranks('U')} und ${does(seat, name, 'musst', 'muss')} ihn legen: ${listDe(have, name, 'acc', 'oder')}.`,
  'L.GIVE': ({ seat, partner, card }, name) =>
    `${capitalised(whoDoes(seat, name, 'gibst', 'gibt'))} ${toWhom(partner, name)} ${card ? acc(card, name) : 'verdeckt eine Karte'}.`,
  'L.HAND_BACK': ({ seat, soloist, card }, name) =>
    `${capitalised(whoDoes(seat, name, 'gibst', 'gibt'))} ${toWhom(soloist, name)} ${card ? acc(card, name) : 'verdeckt eine Karte'} zurück.`,
  'L.SITS_OUT': ({ seat }, name) =>
    `${capitalised(whoDoes(seat, name, 'legst', 'legt'))} die Karten hin und ${does(seat, name, 'spielst', 'spielt')} nicht mit.`,
  'L.TIE': ({ seat, answer, partner }, name) =>
    answer === 'yield'
      ? `${capitalised(whoDoes(seat, name, 'lässt', 'lässt'))} ${whom(partner, name)} Trumpf machen.`
      : `${capitalised(whoDoes(seat, name, 'machst', 'macht'))} selbst Trumpf.`,
  'L.LOWEST_NAMED': ({ named }, name) =>
    `Bei gleicher Zahl entscheidet die niedrigste Karte: ${named.map(({ seat, rank }) => `bei ${toWhom(seat, name)} ${theRank(rank, name, 'nom')}`).join(', dann ')}.`,
  'L.TRUMPS_MADE': ({ seat, trump, side, points, fewer }, name) =>
    `${capitalised(whoDoes(seat, name, 'machst', 'macht'))} ${name.suit(trump)} zu Trumpf. ${allDo(side, name, { du: 'brauchst', er: 'braucht', ihr: 'braucht', sie: 'brauchen' })} ${
      fewer ? `${fewer.points} Augen, wenn ${nom(fewer.card, name)} dabei ist, sonst ${points}` : eyesDe(points)
    }.`,
  'D.CALL_FIRST': ({ seat }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'sprichst', 'spricht')} zuerst und ${does(seat, name, 'musst', 'muss')} ein Spiel ansagen: Geier, Wenz oder ein Solo.`,
  'D.CHOOSE': ({ seat, cards }, name) =>
    name.isReader(seat)
      ? `Von deinen Karten ${cards.length === 1 ? 'liegt' : 'liegen'} ${listDe(cards, name, 'nom', 'und')} offen. Danach wählst du, was gespielt wird.`
      : `${Who(seat, name)} wählt nach den eigenen offenen Karten, was gespielt wird.`,
  'D.CALL_HIGHER': ({ seat, by, announcement }, name) =>
    `${Who(by, name)} ${does(by, name, 'hast', 'hat')} ${anAnnouncement(announcement, name, 'acc')} angesagt. ${Who(seat, name)} ${does(seat, name, 'sagst', 'sagt')} ein höheres Spiel an oder ${does(seat, name, 'lässt', 'lässt')} es dabei.`,
  'N.LEAST_AIM': () => 'Jeder spielt für sich, und wer am wenigsten Augen hat, gewinnt.',
  'D.TAKE_WIDOW': ({ seat }, name) =>
    name.isReader(seat)
      ? 'In der Mitte liegt die Witwe, zwei verdeckte Karten. Nimmst du sie, spielst du allein gegen die beiden anderen; sonst wird der Nächste gefragt.'
      : `In der Mitte liegt die Witwe. ${Who(seat, name)} nimmt sie und spielt allein, oder sagt „Weiter“.`,
  'D.DISCARD': ({ seat, got }, name) =>
    `${got.length > 0 ? `Aus der Witwe ${does(seat, name, 'hast du', `hat ${name.player(seat)}`)} ${listDe(got, name, 'acc')} bekommen. ` : ''}${capitalised(whoDoes(seat, name, 'legst', 'legt'))} zwei beliebige Karten verdeckt weg.`,
  'D.OBERS': ({ seat, obers }, name) =>
    name.isReader(seat)
      ? `${Listed(obers, name)} liegen auf dem Tisch. Nimmst du sie, spielst du allein ein Solo; sonst wird der Nächste gefragt.`
      : `${Listed(obers, name)} liegen auf dem Tisch. ${Who(seat, name)} nimmt sie für ein Solo oder lässt sie liegen.`,
  'D.PASS_ON': ({ seat, to, got, from }, name) =>
    `${from !== undefined && got.length > 0 ? `Von ${toWhom(from, name)} ${does(seat, name, 'hast du', `hat ${name.player(seat)}`)} ${listDe(got, name, 'acc', 'und')} bekommen. ` : ''}${capitalised(whoDoes(seat, name, 'schiebst', 'schiebt'))} zwei Karten verdeckt an ${whom(to, name)} weiter.`,
  'D.NAME_SOLO': ({ seat }, name) =>
    name.isReader(seat)
      ? `Du hast die beiden ${name.ranks('O')} genommen: Sag jetzt die Farbe deines Solos an.`
      : `${Who(seat, name)} hat die beiden ${name.ranks('O')} genommen und sagt die Farbe des Solos an.`,
  'D.NAME_SOLO_UNSEEN': ({ seat, cards }, name) =>
    name.isReader(seat)
      ? `Du bist Vorhand und hast ${listDe(cards, name, 'acc', 'und')} sicher. Sag die Farbe deines Solos an, bevor die übrigen Karten gegeben werden.`
      : `${Who(seat, name)} hat als Vorhand ${listDe(cards, name, 'acc', 'und')} sicher und sagt die Farbe des Solos an, bevor gegeben wird.`,
  'D.MAY_OFFER': ({ seat, card }, name) =>
    `${capitalised(whoDoes(seat, name, 'hast', 'hat'))} nur einen Trumpf, ${acc(card, name)}, und ${does(seat, name, 'kannst', 'kann')} eine Hochzeit anbieten.`,
  'D.ANSWER_OFFER': ({ seat, suitor, taken }, name) => {
    const you = name.isReader(seat);
    if (taken !== undefined)
      return `${capitalised(whoDoes(taken, name, 'hast', 'hat'))} die Hochzeit angenommen. ${you ? 'Biete ein höheres Spiel oder sag „Ohne mich“.' : `${Who(seat, name)} bietet ein höheres Spiel oder sagt „Ohne mich“.`}`;
    return `${capitalised(whoDoes(suitor, name, 'hast', 'hat'))} nur einen Trumpf und ${does(suitor, name, 'bietest', 'bietet')} ihn an. ${
      you
        ? 'Sag „Mit mir“, wenn du genug Trümpfe hast, um das Spiel zu führen, sonst „Ohne mich“.'
        : `${Who(seat, name)} sagt „Mit mir“ oder „Ohne mich“.`
    }`;
  },
  'D.OVER_HOCHZEIT': ({ seat, suitor, acceptor }, name) => {
    const stands = `${capitalised(whoDoes(acceptor, name, 'spielst', 'spielt'))} mit ${toWhom(suitor, name)} Hochzeit, wenn niemand höher bietet.`;
    if (seat === acceptor)
      return `${stands} ${name.isReader(seat) ? 'Lass es dabei und sag „Weiter“, oder biete selbst ein höheres Spiel.' : `${Who(seat, name)} lässt es dabei oder bietet selbst ein höheres Spiel.`}`;
    return name.isReader(seat)
      ? `${stands} Biete ein höheres Spiel oder sag „Weiter“.`
      : `${stands} ${Who(seat, name)} bietet ein höheres Spiel oder sagt „Weiter“.`;
  },
  'D.RETURN': ({ seat, suitor, may }, name) =>
    `${capitalised(whoDoes(seat, name, 'hast', 'hat'))} den Trumpf genommen und ${does(seat, name, 'gibst', 'gibt')} ${toWhom(suitor, name)} verdeckt eine Karte zurück${may.length > 0 ? `: ${listDe(may, name, 'acc', 'oder')}` : ''}.`,
  'D.NAME_GAME': ({ seat, shown }, name) => {
    const before = shown === undefined ? 'Noch ist nichts geboten.' : `Geboten ist ${aContract(shown, 'nom')}.`;
    return name.isReader(seat)
      ? `${before} Nenn ${shown === undefined ? 'dein Spiel' : 'ein höheres Spiel'} beim Namen oder sag „Weiter“.`
      : `${before} ${Who(seat, name)} nennt ein Spiel oder sagt „Weiter“.`;
  },
  'D.STOSS_OFFER': ({ seat, declarer }, name) =>
    name.isReader(seat)
      ? `Wenn du glaubst, dass ${name.player(declarer)} verliert, kannst du Stoß geben. Dann zählt das Spiel doppelt.`
      : `${Who(seat, name)} kann Stoß geben. Dann zählt das Spiel doppelt.`,
  'D.RETOUR_OFFER': ({ seat, stoss }, name) =>
    `${capitalised(whoDoes(stoss, name, 'hast', 'hat'))} Stoß gegeben. ${capitalised(whoDoes(seat, name, 'kannst', 'kann'))} mit Retour antworten. Dann zählt das Spiel vierfach.`,
  'D.LEAD_ANY': ({ seat }, name) =>
    `${capitalised(whoDoes(seat, name, 'spielst', 'spielt'))} aus, und jede Karte ist erlaubt.`,
  'D.LEAD_CALLED_HOLDER': ({ seat, called, suit, forbidden, need }, name) =>
    `${capitalised(whoDoes(seat, name, 'spielst', 'spielt'))} aus und ${does(seat, name, 'hast', 'hat')} ${acc(called, name)}, ${that(called, name)} gerufen ist. Alles ist erlaubt außer ${listDe(forbidden, name, 'dat', 'und')}: Davonlaufen geht erst mit ${countDe(need)} ${cardsOfSuit(suit, name)}.`,
  'D.LEAD_MAY_RUN_AWAY': ({ seat, called, suit, count }, name) =>
    `${capitalised(whoDoes(seat, name, 'spielst', 'spielt'))} aus, und jede Karte ist erlaubt. Mit ${countDe(count)} ${cardsOfSuit(suit, name)} ${does(seat, name, 'darfst du', `darf ${name.player(seat)}`)} auch davonlaufen, also klein unter ${dat(called, name)} ausspielen.`,
  'D.FOLLOW_SUIT': ({ seat, led, suit, have }, name) => `${isLed(led, suit, name)} ${oneOf(seat, have, name)}`,
  'D.FOLLOW_TRUMP': ({ seat, led, have }, name) => `${isLed(led, 'trump', name)} ${oneOf(seat, have, name)}`,
  'D.MUST_PLAY_CALLED': ({ seat, led, called }, name) =>
    `Mit ${dat(led, name)} ist die Ruffarbe angespielt. ${capitalised(whoDoes(seat, name, 'musst', 'muss'))} ${acc(called, name)} zugeben.`,
  'D.MUST_OVERTAKE': ({ seat, best, have }, name) =>
    `Am höchsten liegt ${nom(best, name)}. ${capitalised(whoDoes(seat, name, 'kannst', 'kann'))} darüber, also muss ${listDe(have, name, 'nom', 'oder')} her.`,
  'D.FREE': ({ seat, led, group }, name) =>
    `${isLed(led, group, name)} ${isVoid(seat, group, name)}, also ist jede Karte erlaubt.`,
  'D.FREE_BUT_CALLED': ({ seat, led, group, called }, name) =>
    `${isLed(led, group, name)} ${isVoid(seat, group, name)}, also ist alles erlaubt außer ${dat(called, name)}: Die gerufene Karte darf nicht abgeworfen werden.`,
  'D.LAST_CARD': ({ seat, card }, name) =>
    `${capitalised(whoDoes(seat, name, 'hast', 'hat'))} nur noch eine Karte: ${acc(card, name)}.`,
  'L.TURNED_UP': ({ seat, card }, name) => `Darunter liegt bei ${toWhom(seat, name)} ${nom(card, name)}.`,
  'D.WAIT': ({ turn }, name) => `${capitalised(whoDoes(turn, name, 'bist', 'ist'))} dran.`,
  'D.ROUND_OVER': () => 'Die Runde ist vorbei.',

  'T.TRUMP_BEATS_SUIT': ({ winner, card, suit, points }, name) =>
    `Der Stich gehört ${toWhom(winner, name)}: ${Nom(card, name)} ist Trumpf und geht über ${name.suit(suit)}. ${brings(points)}`,
  'T.HIGHEST_TRUMP': ({ winner, card, points }, name) =>
    `Der Stich gehört ${toWhom(winner, name)}: ${Nom(card, name)} ist der höchste Trumpf darin. ${brings(points)}`,
  'T.HIGHEST_OF_SUIT': ({ winner, card, suit, points }, name) =>
    `Der Stich gehört ${toWhom(winner, name)}: ${Nom(card, name)} ist im Stich die höchste Karte in ${name.suit(suit)}, und gestochen hat niemand. ${brings(points)}`,
  'T.OTHER_SUITS_LOSE': ({ cards, suit }, name) =>
    `${Listed(cards, name)} ${cards.length === 1 ? 'konnte' : 'konnten'} nicht gewinnen, weil ${name.suit(suit)} angespielt war.`,

  'L.SHUFFLED': ({ dealer }, name) => `${capitalised(whoDoes(dealer, name, 'mischst', 'mischt'))}.`,
  'L.CUT': ({ seat }, name) => `${capitalised(whoDoes(seat, name, 'hebst', 'hebt'))} ab.`,
  'L.DEALT': ({ dealer, forehand }, name) =>
    `${capitalised(whoDoes(dealer, name, 'gibst', 'gibt'))}, Vorhand ${does(forehand, name, 'bist', 'ist')} ${name.player(forehand)}.`,
  'L.AUCTION_WON': ({ declarer }, name) => `Das Spiel gehört ${toWhom(declarer, name)}.`,
  'L.ACCEPTED': ({ suitor, acceptor }, name) =>
    `${capitalised(whoDoes(acceptor, name, 'nimmst', 'nimmt'))} den Trumpf und ${does(acceptor, name, 'spielst', 'spielt')} mit ${toWhom(suitor, name)} Hochzeit.`,
  'L.RETURN': ({ seat, card }, name) =>
    `${capitalised(whoDoes(seat, name, 'gibst', 'gibt'))} ${card ? acc(card, name) : 'verdeckt eine Karte'} zurück.`,
  'L.CARD_BACK': ({ suitor, why }, name) =>
    `${why === 'refused' ? 'Niemand nimmt den Trumpf' : 'Die Hochzeit ist überboten'}: Die Karte geht an ${whom(suitor, name)} zurück.`,
  'L.NO_TAKER': () => 'Niemand will die Hochzeit: Die Karten werden zusammengeworfen, und keiner zahlt.',
  'L.WIDOW_TAKEN': ({ seat }, name) =>
    `${capitalised(whoDoes(seat, name, 'nimmst', 'nimmt'))} die Witwe und ${does(seat, name, 'spielst', 'spielt')} allein.`,
  'L.WIDOW_LEFT': ({ seat }, name) => `${capitalised(whoDoes(seat, name, 'sagst', 'sagt'))} „Weiter“.`,
  'L.DISCARDED': ({ seat, cards }, name) =>
    `${capitalised(whoDoes(seat, name, 'legst', 'legt'))} ${cards ? listDe(cards, name, 'acc') : 'zwei Karten verdeckt'} weg.`,
  'L.LEAST': () => 'Niemand nimmt die Witwe: Jeder spielt für sich, und die wenigsten Augen gewinnen.',
  'L.LEAST_WON': ({ by, points, tricks, decidedBy }, name) =>
    `${capitalised(whoDoes(by, name, 'hast', 'hat'))} mit ${points === 0 ? 'keinem einzigen Auge' : eyesDe(points)} gewonnen${LEAST_TIE_DE[decidedBy](tricks)}.`,
  'L.LEAST_ALL': ({ by }, name) =>
    `${capitalised(whoDoes(by, name, 'hast', 'hat'))} alle Augen bekommen und ${does(by, name, 'verlierst', 'verliert')} dafür.`,
  'L.LOST_BY_REVOKE': ({ by }, name) =>
    `${capitalised(whoDoes(by, name, 'hast', 'hat'))} verworfen und damit verloren.`,
  'L.OBERS_TAKEN': ({ seat }, name) =>
    `${capitalised(whoDoes(seat, name, 'nimmst', 'nimmt'))} die beiden ${name.ranks('O')}.`,
  'L.OBERS_LEFT': ({ seat }, name) =>
    `${capitalised(whoDoes(seat, name, 'lässt', 'lässt'))} die ${name.ranks('O')} liegen.`,
  'L.OBERS_REFUSED': (_, name) => `Niemand nimmt die ${name.ranks('O')}: Die Karten werden zusammengeworfen.`,
  'L.PASSED_ON': ({ seat, to, cards }, name) =>
    cards
      ? `${capitalised(whoDoes(seat, name, 'schiebst', 'schiebt'))} ${listDe(cards, name, 'acc', 'und')} verdeckt an ${whom(to, name)} weiter.`
      : `${capitalised(whoDoes(seat, name, 'schiebst', 'schiebt'))} zwei Karten verdeckt an ${whom(to, name)} weiter.`,
  'L.ACES_DRAWN': ({ aces }, name) =>
    `Die ${name.ranks('A')} sind aufgedeckt: ${wordsDe(aces.map(({ seat, card }) => `${acc(card, name)} für ${whom(seat, name)}`))}.`,
  'L.SIDES': ({ side, against }, name) =>
    `${allDo(side, name, { du: 'spielst', er: 'spielt', ihr: 'spielt', sie: 'spielen' })} zusammen gegen ${wordsDe(against.map((seat) => whom(seat, name)))}.`,
  'L.KING': ({ king, blind, against }, name) =>
    `${capitalised(whoDoes(king, name, 'bist', 'ist'))} König und ${does(king, name, 'spielst', 'spielt')} auch für ${name.player(blind)}, gegen ${wordsDe(against.map((seat) => whom(seat, name)))}.`,
  'L.BLIND_OPEN': ({ blind }, name) => `Das Blatt von ${name.player(blind)} liegt jetzt offen.`,
  'L.STOSS': ({ seat }, name) => `${capitalised(whoDoes(seat, name, 'gibst', 'gibt'))} Stoß.`,
  'L.RETOUR': ({ seat }, name) => `${capitalised(whoDoes(seat, name, 'gibst', 'gibt'))} Retour.`,
  'L.TRICK': ({ winner, points, number }, name) =>
    `Der ${number}. Stich geht an ${whom(winner, name)} (${eyesDe(points)}).`,
  'L.REVEALED': ({ seat, called }, name) =>
    `${Nom(called, name)} ist gefallen: ${capitalised(whoDoes(seat, name, 'gehörst', 'gehört'))} zur Spielerpartei.`,
  'L.RAN_AWAY': ({ seat, called }, name) =>
    `${Nom(called, name)} ist nicht gefallen: ${capitalised(whoDoes(seat, name, 'hast', 'hat'))} ${it(called, name)} noch und ${does(seat, name, 'bist', 'ist')} davongelaufen.`,
  'L.REVOKE': ({ seat, card }, name) =>
    `${capitalised(whoDoes(seat, name, 'spielst', 'spielt'))} ${acc(card, name)} und ${does(seat, name, 'hast', 'hat')} damit verworfen: ${capitalised(that(card, name))} war nicht erlaubt.`,
  'L.THROWN_IN': () => 'Niemand will spielen: Die Karten werden zusammengeworfen.',
  'L.WON': ({ side, losers, points, against, grade, enough }, name) =>
    `${allDo(side, name, HABEN)} mit ${points} zu ${against} Augen gewonnen${
      enough === undefined ? '' : `, denn ${enough} waren genug`
    }${grade === 'plain' ? '' : `; ${theyDo(losers, name, SEIN)} ${grade === 'schneider' ? 'Schneider' : 'schwarz'}`}.`,
  'L.WON_TOUT': ({ side, contract }, name) =>
    `${allDo(side, name, HABEN)} alle Stiche gemacht und ${theContract(contract, 'acc')} gewonnen.`,
  'L.LOST_TOUT': ({ side, contract, by }, name) =>
    `${allDo(side, name, HABEN)} ${theContract(contract, 'acc')} verloren: Ein Stich ging an ${whom(by, name)}.`,
  'L.WON_BY_REVOKE': ({ side, by }, name) =>
    `${allDo(side, name, HABEN)} gewonnen, weil ${name.player(by)} verworfen ${does(by, name, 'hast', 'hat')}.`,
  'L.WON_BETTEL': ({ side, contract }, name) =>
    `${allDo(side, name, HABEN)} keinen Stich gemacht und ${theContract(contract, 'acc')} gewonnen.`,
  'L.LOST_BETTEL': ({ side, contract }, name) =>
    `${allDo(side, name, HABEN)} einen Stich bekommen und ${theContract(contract, 'acc')} verloren.`,
  'L.DRAW': ({ points, next }) =>
    `Niemand hat gewonnen, es steht ${points} zu ${points}. ${next === 'more' ? 'Beim nächsten Mal geht es um mehr.' : 'Niemand zahlt.'}`,
  'L.MUSS': ({ declarer }, name) =>
    `Niemand will spielen, also muss ${nom('EO', name)} ran: ${capitalised(whoDoes(declarer, name, 'spielst', 'spielt'))}.`,
  'L.RENONCE': ({ seat, suit }, name) =>
    `Renonce: ${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} selbst keine ${cardOfSuit(suit, name)}.`,
  'L.RAMSCH': () => 'Niemand will spielen: Es wird ein Ramsch, jeder spielt für sich.',
  'L.RAMSCH_LOST': ({ side, points, decidedBy }, name) =>
    `${allDo(side, name, HABEN)} den Ramsch mit ${points} Augen verloren${TIE_DE[decidedBy]}.`,
  'L.RAMSCH_TEAM_LOST': ({ side, points }, name) =>
    `${allDo(side, name, HABEN)} den Ramsch mit zusammen ${points} Augen verloren.`,
  'L.RAMSCH_EVEN': ({ points, form }) =>
    `${form === 'teams' ? 'Beide Paare haben je' : 'Alle vier haben je'} ${points} Augen: Der Ramsch kostet niemanden etwas.`,
  'L.RAMSCH_MARCH': ({ by, points, tricks }, name) =>
    `${Who(by, name)} ${does(by, name, 'hast', 'hat')} mit ${points} Augen in ${tricks} Stichen einen Durchmarsch gemacht und den Ramsch gewonnen.`,
  'L.RAMSCH_REVOKE': ({ by }, name) =>
    `${Who(by, name)} ${does(by, name, 'hast', 'hat')} verworfen und damit den Ramsch verloren.`,
  'L.WON_SIE': ({ side, contract }, name) =>
    `${allDo(side, name, HABEN)} ${theContract(contract, 'acc')} auf den Tisch gelegt und damit gewonnen.`,
};

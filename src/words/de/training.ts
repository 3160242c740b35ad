// German sentences of the trainers: their questions, and what they say about an answer.
import { type Card, suitOf } from '../../engine/base/cards.ts';
import { clueDe } from './clues.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Group } from '../../engine/play/order.ts';
import type { AskParams, TrainerRemarkParams } from '../../engine/teaching/trainers/trainer-remarks.ts';
import type { Naming, Texts } from '../types/naming.ts';
import {
  acc,
  aContract,
  allRanks,
  comparedDe,
  countDe,
  eyesDe,
  it,
  listDe,
  meanDe,
  nom,
  Nom,
  noneOf,
  theRank,
  wordsDe,
} from './naming.ts';
import { allDo, does, HABEN, toWhom, Who, whoDoes } from './people.ts';
import { cardsOfSuit } from '../base/suit-words.ts';
import { byAmount } from '../base/by-amount.ts';
import { capitalised } from '../base/words.ts';

const SIDES = { declarer: 'die Spielerpartei', defenders: 'die Gegenpartei' } as const;

/** More cards than this are counted, not listed; they are shown as well. */
const MOST_LISTED = 4;

/** "keinen", "einen", "3": of something masculine that has just been named. */
const ofThem = (count: number): string => (count === 0 ? 'keinen' : count === 1 ? 'einen' : String(count));

/** "hast du", "habt ihr, du und Sepp,", "haben Sepp und Resi". */
function have(seats: readonly Seat[], name: Naming): string {
  const words = allDo(seats, name, HABEN).split(' ');
  const people = words.slice(0, -1).join(' ');
  const all = people.replace(/^Du\b/, 'du');
  return words.at(-1) === 'habt' ? `habt ihr, ${all},` : `${words.at(-1) ?? ''} ${all}`;
}

const names = (seats: readonly Seat[], name: Naming): string =>
  new Intl.ListFormat('de', { type: 'disjunction' }).format(seats.map((seat) => name.player(seat)));

/** Chances in percent that are told without a number. */
const CHANCE_ENDS: Readonly<Record<number, string>> = {
  0: 'so gut wie nie gewonnen',
  100: 'so gut wie immer gewonnen',
};

/** "keinen Trumpf", "kein Gras". */
const noneIn = (group: Group, name: Naming): string => (group === 'trump' ? 'keinen Trumpf' : noneOf(group, name));

/** "plus 4 Cent", "minus 0,80 €", "weder plus noch minus". */
const signed = (cents: number, name: Naming): string =>
  name.isTrifle(cents) ? 'weder plus noch minus' : `${cents > 0 ? 'plus' : 'minus'} ${name.average(Math.abs(cents))}`;

interface Less {
  readonly cents: number;
  readonly percent: number;
}

/** "bringt im Schnitt 20 Cent weniger und gewinnt von 100 Spielen 3 weniger". */
export function earnsLess({ cents, percent }: Less, name: Naming): string {
  const games = percent > 0 ? `gewinnt von 100 Spielen ${percent === 1 ? 'eines' : percent} weniger` : '';
  const money = `bringt im Schnitt ${comparedDe(cents, name, 'weniger')}`;
  if (games === '') return money;
  return name.isTrifle(cents) ? games : `${money} und ${games}`;
}

const lost = (cents: number, name: Naming): string => (name.isTrifle(cents) ? name.trifle : meanDe(cents, name));

export const ASKS_DE: Texts<AskParams> = {
  'Q.HIGHEST': ({ count }) => (count === 2 ? 'Welche Karte ist höher?' : 'Welche dieser Karten ist die höchste?'),
  'Q.WINNER': ({ leader }, name) =>
    `${Who(leader, name)} ${does(leader, name, 'bist', 'ist')} herausgekommen. Welche Karte macht den Stich?`,
  'Q.LEGAL': ({ to }) =>
    to === 'lead'
      ? 'Du kommst heraus. Welche Karten darfst du ausspielen? Wähl alle.'
      : 'Du bist dran. Welche Karten darfst du zugeben? Wähl alle.',
  'Q.POINTS': () => 'Wie viele Augen zählt dieser Stich?',
  'Q.SCORE': ({ seats, tricks }, name) => `Wie viele Augen ${have(seats, name)} nach ${countDe(tricks)} Stichen?`,
  'Q.TRUMPS_OUT': () => 'Wie viele Trümpfe haben die anderen zusammen noch auf der Hand?',
  'Q.LORDS_OUT': ({ rank }, name) =>
    `Welche ${name.ranks(rank)} haben die anderen noch auf der Hand? Wähl alle; vielleicht sind es gar keine.`,
  'Q.SUIT_OUT': ({ suit }, name) =>
    `Wie viele ${cardsOfSuit(suit, name)} haben die anderen zusammen noch auf der Hand? Trümpfe zählen nicht mit.`,
  'Q.FALLEN': () => 'Welche dieser Karten sind schon gefallen? Wähl alle.',
  'Q.VOID': ({ group }, name) =>
    `Wer hat gezeigt, dass er ${noneIn(group, name)} mehr hat? Wähl jeden, auf den es zutrifft.`,
  'Q.PLAYED': ({ seat }, name) =>
    `Welche Karte ${does(seat, name, 'hast du', 'hat')}${name.isReader(seat) ? '' : ` ${name.player(seat)}`} im letzten Stich gespielt?`,
  'Q.CALLED_ACE': ({ called }, name) => `Wer kann ${acc(called, name)} noch haben? Wähl alle, die infrage kommen.`,
  'Q.WHO_HAS': ({ card }, name) => `Bei wem liegt ${nom(card, name)} am ehesten?`,
  'Q.HOW_LIKELY': ({ card, seat }, name) =>
    `Wie wahrscheinlich ist es, dass ${nom(card, name)} bei ${toWhom(seat, name)} liegt? Schätz in Prozent; bis zu 15 daneben gilt als richtig.`,
  'Q.ANNOUNCE': ({ forehand }, name) =>
    name.isReader(forehand)
      ? 'Du bist Vorhand und sagst als Erster an. Was tust du mit diesem Blatt?'
      : `Bisher will keiner spielen; ${name.player(forehand)} spielt aus. Was tust du mit diesem Blatt?`,
  'Q.LEAD': () => 'Du kommst heraus. Welche der angebotenen Karten ist am besten?',
  'Q.PLAY': () => 'Du bist dran. Welche der angebotenen Karten ist am besten?',
  'Q.LEAD_ANY': () => 'Du kommst heraus. Welche Karte ist am besten?',
  'Q.PLAY_ANY': () => 'Du bist dran. Welche Karte ist am besten?',
  'Q.SAY': ({ holder, shown }, name) =>
    holder === undefined || shown === undefined
      ? 'Bisher will keiner spielen. Was sagst du?'
      : `${Who(holder, name)} ${does(holder, name, 'willst', 'will')} ${aContract(shown, 'acc')} oder mehr spielen. Was sagst du?`,
  'Q.NAME': () => 'Du spielst. Was sagst du an?',
  'Q.WIDOW': () => 'Nimmst du die Witwe?',
  'Q.DISCARD': () => 'Du hast die Witwe genommen. Welche zwei Karten legst du weg?',
  'Q.PAYS_EACH': () => 'Wie viel zahlt jeder Verlierer an einen Gewinner?',
  'Q.BALANCE': ({ gets }) => (gets === 'gets' ? 'Wie viel bekommst du insgesamt?' : 'Wie viel zahlst du insgesamt?'),
};

export const TRAINER_REMARKS_DE: Texts<TrainerRemarkParams> = {
  'X.RANKED': ({ cards }, name) => `Von oben nach unten: ${cards.map((card) => name.card(card)).join(', ')}.`,
  'X.TRUMP_OVER_SUIT': ({ card, other }, name) =>
    `${Nom(card, name)} ist Trumpf, und jeder Trumpf sticht jede Farbkarte, auch ${acc(other, name)}.`,
  'X.TEN_AFTER_ACE': ({ suit }, name) =>
    `In ${name.suit(suit)} kommt die Zehn gleich nach ${theRank('A', name, 'dat')}, noch vor dem König.`,
  'X.TEN_LOW': ({ suit }, name) =>
    `In diesem Spiel steht die Zehn auch in ${name.suit(suit)} weit unten: unter ${theRank('U', name, 'dat')}, über der Neun.`,
  'X.LORDS_ORDER': ({ ranks }, name) =>
    `${ranks.length === 2 ? `Alle ${name.ranks('O')} stehen über ${allRanks('U', name)}. ` : ''}Unter gleichen gilt die Reihenfolge ${(['E', 'G', 'H', 'S'] as const).map((suit) => name.suit(suit)).join(', ')}.`,
  'X.SUM': ({ parts, total }) => `${parts.join(' + ')} = ${total} Augen.`,
  'X.SCORE': ({ won, total, others }) =>
    won.length === 0
      ? `Noch kein Stich gewonnen, also auch kein Auge. Die anderen haben ${eyesDe(others)}.`
      : `${won.map(({ number, points }) => `Stich ${number}: ${points}`).join(', ')}. Zusammen ${eyesDe(total)}; die anderen haben ${eyesDe(others)}.`,
  'X.LEFT_OUT': ({ cards }, name) =>
    `Es ${cards.length === 1 ? 'fehlt' : 'fehlen'} noch ${listDe(cards, name, 'nom')}.`,
  'X.TRUMPS_COUNT': ({ all, own, fallen, out }) =>
    `${all} Trümpfe gibt es; davon hast du ${ofThem(own)}, und ${fallen === 0 ? 'keiner ist' : fallen === 1 ? 'einer ist' : `${fallen} sind`} gefallen. Draußen ${out === 0 ? 'ist keiner mehr' : out === 1 ? 'ist noch einer' : `sind noch ${out}`}.`,
  'X.SUIT_COUNT': ({ suit, all, own, fallen, out }, name) =>
    `${all} ${cardsOfSuit(suit, name)} gibt es ohne die Trümpfe; davon hast du ${own === 0 ? 'keine' : own === 1 ? 'eine' : own}, und ${fallen} sind gefallen. Draußen ${out === 0 ? 'ist keine mehr' : out === 1 ? 'ist noch eine' : `sind noch ${out}`}.`,
  'X.FELL': ({ card, trick }, name) => `${capitalised(nom(card, name))} ist im ${trick}. Stich gefallen.`,
  'X.VOID': ({ seat, group, trick }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'konntest', 'konnte')} im ${trick}. Stich nicht bedienen: ${noneIn(group, name)} mehr.`,
  'X.PLAYED': ({ seat, card, cards }, name) =>
    `${Who(seat, name)} hat ${acc(card, name)} gespielt. Der Stich, von der ersten Karte an: ${listDe(cards, name, 'nom')}.`,
  'X.STILL_OUT': ({ cards }, name) =>
    cards.length > MOST_LISTED
      ? `Draußen sind noch ${cards.length} Trümpfe.`
      : `Draußen ${cards.length === 1 ? 'ist' : 'sind'} noch ${listDe(cards, name, 'nom')}.`,
  'X.NONE_OUT': () => 'Draußen ist kein Trumpf mehr.',
  'X.ACE_CALLER': ({ seat, called }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} ${acc(called, name)} gerufen und ${does(seat, name, 'kannst', 'kann')} ${it(called, name)} nicht selbst haben.`,
  'X.ACE_STOSS': ({ seat }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} Stoß gegeben; das darf nur die Gegenpartei.`,
  'X.ACE_VOID': ({ seat, suit, trick }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'konntest', 'konnte')} im ${trick}. Stich nicht bedienen: ${noneOf(suit, name)} mehr, also auch nicht ${theRank('A', name, 'nom')}.`,
  'X.ACE_NOT_GIVEN': ({ seat, called, trick }, name) =>
    `Im ${trick}. Stich war ${name.suit(suitOf(called))} angespielt. Wer ${acc(called, name)} hat, muss ${it(called, name)} dann geben; ${whoDoes(seat, name, 'hast', 'hat')} eine andere Karte gegeben.`,
  'X.ACE_COUNTED': ({ seat, called }, name) =>
    `Bei ${name.isReader(seat) ? 'dir' : name.player(seat)} kann ${nom(called, name)} nicht liegen: Die Karten, die noch draußen sind, gehen sonst nicht auf.`,
  'X.ACE_LED_LOW': ({ seat, called, trick, need }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} im ${trick}. Stich selbst ${name.suit(suitOf(called))} angespielt. Unter ${theRank('A', name, 'dat')} darf nur anspielen, wer ${countDe(need)} Karten der Farbe hat, und so viele können es nicht sein.`,
  'X.ACE_RAN_AWAY': ({ seat, called, trick }, name) =>
    `Im ${trick}. Stich ist ${name.suit(suitOf(called))} gelaufen, ohne dass ${nom(called, name)} fiel: ${Who(seat, name)} ${does(seat, name, 'bist', 'ist')} davongelaufen.`,
  'X.WHO_CLUE': ({ clue }, name) => clueDe(clue, name),
  'X.WHO_SHARES': ({ shares }, name) =>
    `Die Aussichten: ${shares.map(({ seat, percent }) => `${name.player(seat)} ${percent} %`).join(', ')}.`,
  'X.WHO_REALLY': ({ card, holder }, name) => `In dieser Runde lag ${nom(card, name)} bei ${toWhom(holder, name)}.`,
  'X.ACE_ONLY': ({ seat, called }, name) => `${capitalised(nom(called, name))} muss bei ${name.player(seat)} liegen.`,
  'X.ACE_OPEN': ({ seats, called }, name) =>
    `${capitalised(nom(called, name))} kann bei ${names(seats, name)} liegen; mehr lässt sich noch nicht sagen.`,
  'X.CHANCE': ({ announcement, percent, cents }, name) =>
    `${name.announcement(announcement)}: ${CHANCE_ENDS[percent] ?? `gewonnen in ungefähr ${percent} von 100 Fällen`}, im Schnitt ${signed(cents, name)}.`,
  'X.PASS_WORTH': ({ cents }, name) => `Weitersagen: im Schnitt ${signed(cents, name)}.`,
  'X.COSTS': ({ card, ...loss }, name) => `${Nom(card, name)} ${earnsLess(loss, name)} als die beste Karte.`,
  'X.COST_EACH': ({ costs }, name) => {
    const told = [...byAmount(costs, (cents) => lost(cents, name))].map(
      ([amount, cards]) => `${wordsDe(cards.map((card) => nom(card, name)))} ${cards.length > 1 ? 'je ' : ''}${amount}`,
    );
    return `Die falschen Karten kosten im Schnitt: ${told.join('; ')}.`;
  },
  'X.BID_COSTS': ({ cents }, name) => `Das kostet dich im Schnitt ${lost(cents, name)} gegenüber der besten Ansage.`,
  'X.ANSWER_COSTS': ({ cents }, name) =>
    `Das kostet dich im Schnitt ${lost(cents, name)} gegenüber der besseren Antwort.`,
  'X.PAIR_COSTS': (loss, name) => `Dieses Paar ${earnsLess(loss, name)} als das beste.`,
  'X.AS_GOOD': ({ cards }, name) => `Gleich gut, soweit man es sagen kann: ${listDe(cards, name, 'nom')}.`,
  'X.WORLDS': ({ of, count }) =>
    of === 'all'
      ? count === 1
        ? 'Die Karten können nur noch auf eine Art liegen.'
        : `Durchgerechnet: alle ${count} Verteilungen, die noch möglich sind.`
      : `Durchgerechnet: ${count} Verteilungen, die zum Spielverlauf passen.`,
  'X.SCHNEIDER': ({ side, points, below }) =>
    `Mit ${eyesDe(points)} ist ${SIDES[side]} Schneider (Spielerpartei: unter ${below.declarer}, Gegenpartei: unter ${below.defenders}).`,
  'X.SCHWARZ': ({ side }) =>
    `${capitalised(SIDES[side])} hat keinen Stich: Schwarz. Das zählt anstelle des Schneiders.`,
  'X.NO_SCHNEIDER': ({ points }) => `Mit ${eyesDe(points)} sind die Verlierer nicht Schneider.`,
  'X.RUNNERS': ({ cards, missing, from }, name) => {
    const row =
      cards.length === 1
        ? `Von den höchsten Trümpfen ist nur ${nom(cards[0] as Card, name)} bei dieser Partei`
        : `Von oben lückenlos bei einer Partei: ${cards.length} (${cards.map((card) => name.card(card)).join(', ')})`;
    const end = missing ? `; ${nom(missing, name)} fehlt` : '';
    return `${row}${end}. Gezahlt wird ab ${countDe(from)} Laufenden.`;
  },
  'X.WINS_WITH': ({ atLeast, points, winner }) =>
    `Zum Gewinnen reichen hier ${atLeast} Augen. Die Spielerpartei hat ${eyesDe(points)}: ${winner === 'declarer' ? 'gewonnen' : 'verloren'}.`,
  'X.NO_TRICK': ({ seat, winner }, name) =>
    winner === 'declarer'
      ? `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} keinen Stich bekommen, und genau das war das Ziel: gewonnen.`
      : `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} einen Stich bekommen, damit ist das Spiel verloren.`,
  'X.EVERY_TRICK': ({ seat, winner }, name) =>
    winner === 'declarer'
      ? `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} alle Stiche gemacht: gewonnen. Schneider und Schwarz zählen beim Tout nicht.`
      : `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} einen Stich abgegeben: verloren. Schneider und Schwarz zählen beim Tout nicht.`,
  'X.LAID_DOWN': ({ seat }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} nur die höchsten Trümpfe: Gespielt wird nicht, es ist gleich gewonnen.`,
  'X.RAMSCH_LOSER': ({ seat, points, by }, name) =>
    by === 'points'
      ? `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} mit ${points} die meisten Augen und ${does(seat, name, 'zahlst', 'zahlt')} jedem der anderen.`
      : `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} ${eyesDe(points)}, ein anderer genauso viele. Mehr Stiche ${does(seat, name, 'hast', 'hat')} aber ${name.player(seat)}, also ${does(seat, name, 'zahlst', 'zahlt')} ${name.player(seat)} jedem der anderen.`,
  'X.PAYS_ALL': ({ each, others, total }, name) =>
    `Du zahlst allen ${countDe(others)} anderen: ${others} × ${name.money(each)} = ${name.money(total)}.`,
  'X.EACH_PAYS': ({ cents }, name) => `Jeder Verlierer zahlt ${name.money(cents)}.`,
  'X.TIMES': ({ each, opponents, total }, name) =>
    `Du spielst allein gegen ${countDe(opponents)}: ${opponents} × ${name.money(each)} = ${name.money(total)}.`,
  'X.LATE': () => 'Die Zeit ist um.',
};

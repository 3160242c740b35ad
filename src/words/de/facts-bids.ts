// German sentences for the reasons of bids, announcements, exchanged cards and doublings.
import type { Card } from '../../engine/base/cards.ts';
import { cardsOfSuit } from '../base/suit-words.ts';
import type { Naming } from '../types/naming.ts';
import {
  acc,
  aContract,
  announcementDe,
  cardsDe,
  eyesDe,
  itsRank,
  listDe,
  nom,
  Nom,
  noRank,
  theRank,
  trumpsDe,
} from './naming.ts';
import type { BidFactTexts } from '../types/facts-bids.ts';
import { does, Who } from './people.ts';
import { capitalised } from '../base/words.ts';

const Trumps = (count: number): string => capitalised(trumpsDe(count));

/** ", dazu die Eichel-Sau"; nothing where there is none. */
const besides = (aces: readonly Card[], name: Naming, word: 'dazu' | 'aber' = 'dazu'): string =>
  aces.length === 0 ? '' : `, ${word} ${listDe(aces, name, 'nom')}`;

/** ": der Gras-Ober und der Gras-Unter"; nothing where there is none. */
const listed = (cards: readonly Card[], name: Naming): string =>
  cards.length === 0 ? '' : `: ${listDe(cards, name, 'nom')}`;

/** "Kein Trumpf unter den ersten vier Karten", "Die erste Karte ist ein Trumpf". */
const amongFirst = (trumps: number, seen: number): string =>
  seen === 1 ? `Die erste Karte ist ${trumpsDe(trumps)}` : `${Trumps(trumps)} unter den ersten ${cardsDe(seen)}`;

export const BID_FACTS_DE: BidFactTexts = {
  'bid.sie': () => 'Alle höchsten Trümpfe auf einer Hand: Das ist der Sie.',
  'bid.tout': ({ contract, trump, trumps }, name) =>
    `${announcementDe({ contract, ...(trump && { trump }) }, name)}: ${trumpsDe(trumps.length)} und sonst hohe Karten, damit müssten alle Stiche gehen.`,
  'bid.solo': ({ trump, trumps, aces }, name) =>
    `Mit ${name.suit(trump)} als Trumpf ${trumps.length > 1 ? 'sind' : 'ist'} es ${trumpsDe(trumps.length)}${besides(aces, name)}: Das reicht allein.`,
  'bid.lords': ({ contract, trumps, aces }, name) =>
    trumps.length === 0
      ? `${name.contract(contract)}: kein einziger Trumpf${besides(aces, name, 'aber')}. Das reicht allein.`
      : `${name.contract(contract)}: ${listDe(trumps, name, 'nom')} als Trumpf${besides(aces, name)}. Das reicht allein.`,
  'bid.bettel': ({ contract, low }, name) =>
    low.length > 0
      ? `${name.contract(contract)}: Mit so tiefen Karten wie ${listDe(low, name, 'dat')} sollte kein Stich hängen bleiben.`
      : `${name.contract(contract)}: Dieses Blatt sollte ohne Stich durchkommen.`,
  'bid.rufer': ({ called, trumps, aces }, name) =>
    `${Trumps(trumps.length)} ${trumps.length > 1 ? 'sind' : 'ist'} auf der Hand${besides(aces, name)}, und ${nom(called, name)} lässt sich rufen.`,
  'bid.offer': ({ card }, name) =>
    `${Nom(card, name)} ist der einzige Trumpf: Mit einer Hochzeit findet das Blatt einen Partner, und viel mehr hat es nicht.`,
  'bid.marry': ({ trumps }, name) =>
    `${Trumps(trumps.length)} auf der Hand${listed(trumps, name)}. Einer kommt durch die Hochzeit dazu.`,
  'bid.notMarry': ({ trumps }) =>
    trumps.length === 0
      ? 'Ohne einen Trumpf lässt sich eine Hochzeit nicht führen.'
      : `Mit ${trumps.length === 1 ? 'einem Trumpf' : `${trumps.length} Trümpfen`} lässt sich eine Hochzeit nicht führen.`,
  'return.void': ({ suit }, name) =>
    `Danach ist keine ${name.suit(suit)}karte mehr auf der Hand, und die Farbe kann gestochen werden.`,
  'return.points': ({ card, points }, name) =>
    `Der Hochzeiter hat keinen Trumpf mehr und kann ${acc(card, name)} (${eyesDe(points)}) in die Trumpfstiche schmieren.`,
  'return.low': ({ card, of }, name) =>
    of === 'trump'
      ? `Das Blatt hat nur Trümpfe, und ${nom(card, name)} ist der niedrigste.`
      : `${Nom(card, name)} ist die niedrigste Karte der Farbe und macht selbst keinen Stich.`,
  'bid.offerTaken': ({ by }, name) =>
    `${Who(by, name)} ${does(by, name, 'hast', 'hat')} die Hochzeit schon angenommen.`,
  'bid.nothingToReturn': ({ trumps }, name) =>
    `Lauter Trümpfe, ${name.number(trumps.length)} Stück: Es gibt keine Karte, die für den angebotenen zurückgehen dürfte.`,
  'bid.weak': ({ trumps }, name) =>
    trumps.length === 0
      ? 'Kein einziger Trumpf: zu wenig für ein Spiel.'
      : `Mit ${listDe(trumps, name, 'dat')} als Trumpf ist es zu wenig für ein Spiel.`,
  'bid.blocked': (_, name) =>
    `Gesperrt: Es gibt ${noRank('A', name)}, ${name.deck === 'french' ? 'das' : 'die'} gerufen werden darf, und für ein Spiel allein reicht es nicht.`,
  'bid.thin': () => 'So ein Spiel geht mit diesem Blatt wohl öfter verloren, als es gewonnen wird.',
  'bid.evenSo': () =>
    'So ein Spiel geht mit diesem Blatt wohl öfter verloren, als es gewonnen wird; aber wer darauf verzichtet, steht im Schnitt noch schlechter da.',
  'bid.leastBad': () =>
    'So ein Spiel geht mit diesem Blatt wohl öfter verloren, als es gewonnen wird; aber eines muss jetzt angesagt werden, und kein anderes ist klar besser.',
  'bid.firstLead': () => 'Vorhand spielt selbst aus, das ist viel wert.',
  'bid.accept': ({ holder, shown }, name) =>
    `${name.isReader(holder) ? 'Du hast' : `${name.player(holder)} hat`} schon ein Spiel (mindestens ${aContract(shown, 'acc')}); für ein höheres reicht das Blatt nicht.`,
  'bid.overcall': ({ over, with: own }) =>
    `${capitalised(aContract(own, 'nom'))} geht über ${aContract(over, 'acc')}, und dafür reicht das Blatt.`,
  'bid.hold': ({ level, with: own }) =>
    level === own
      ? `Verlangt ist mindestens ${aContract(level, 'nom')}, und genau dafür reicht das Blatt.`
      : `Verlangt ist mindestens ${aContract(level, 'nom')}, und mit ${aContract(own, 'dat')} kann dagegengehalten werden.`,
  'bid.drop': ({ level }) => `Für ${aContract(level, 'acc')} oder mehr reicht das Blatt nicht.`,

  'call.forced': ({ trumps }, name) =>
    `Alle haben „weiter“ gesagt, da muss spielen, wer ${acc('EO', name)} hat: ${trumpsDe(trumps.length)} auf der Hand.`,
  'call.onlyAce': ({ card }, name) => `Mit diesem Blatt darf nur ${nom(card, name)} gerufen werden.`,
  'call.shortSuit': ({ suit, own }, name) =>
    `Von ${name.suit(suit)} ${own === 1 ? 'ist nur eine Karte' : `sind nur ${name.number(own)} Karten`} auf der Hand: Die Farbe ist bald frei, und ${theRank('A', name, 'nom')} läuft eher durch.`,
  'call.lowCards': ({ suit, points }, name) =>
    points === 0
      ? `Die eigenen ${cardsOfSuit(suit, name)} bringen kein Auge; wird ${theRank('A', name, 'nom')} gestochen, geht nur ${itsRank('A', name)} verloren.`
      : `Die eigenen ${cardsOfSuit(suit, name)} bringen wenig (${eyesDe(points)}); wird ${theRank('A', name, 'nom')} gestochen, geht nicht viel verloren.`,
  'call.withTen': ({ card, ten }, name) => `${Nom(ten, name)} geht in den Stich, den ${nom(card, name)} holen soll.`,
  'call.longestTrumps': ({ trump }, name) => `Keine andere Farbe bringt mehr Trümpfe als ${name.suit(trump)}.`,
  'pass.leastUseful': ({ cards }, name) =>
    `${capitalised(listDe(cards, name, 'nom'))} nützen diesem Blatt am wenigsten.`,

  'doppler.paid': ({ percent }) =>
    `Mit diesem Blatt kostet der Ramsch ${percent === 0 ? 'so gut wie nie' : `nur in ${percent} von 100 Fällen`} etwas, also darf er doppelt zählen.`,
  'durchbruch.chance': ({ percent, needed }) =>
    percent === 100
      ? `In allen gedachten Verteilungen reicht es für ${needed} Augen, auch wenn die anderen zusammenhalten.`
      : percent === 0
        ? `In keiner der gedachten Verteilungen reicht es für ${needed} Augen, wenn die anderen zusammenhalten.`
        : `In ${percent} von 100 gedachten Verteilungen reicht es für ${needed} Augen, auch wenn die anderen zusammenhalten.`,
  'durchbruch.strong': ({ points, others, needed }) =>
    `Beisammen ${points > 1 ? 'sind' : 'ist'} schon ${eyesDe(points)}, bei den anderen zusammen erst ${eyesDe(others)}: ${needed} sind zu schaffen.`,
  'stoss.trumps': ({ trumps, of, many }, name) =>
    `${name.number(trumps.length)} von ${name.number(of)} Trümpfen in der Hand eines Gegenspielers${listed(trumps, name)}.${many ? ' Da wird es eng für den Spieler.' : ''}`,
  'stoss.pays': ({ percent }) =>
    percent === 100
      ? 'Solche Spiele gewinnen die Gegenspieler so gut wie immer, also lohnt sich der Stoß.'
      : `Die Gegenspieler gewinnen wohl in ${percent} von 100 solchen Spielen: mehr als in der Hälfte, also lohnt sich der Stoß.`,
  'stoss.leave': ({ percent }) =>
    percent === 0
      ? 'Solche Spiele gewinnen die Gegenspieler so gut wie nie; für einen Stoß muss es mehr als die Hälfte sein.'
      : `Die Gegenspieler gewinnen wohl nur in ${percent} von 100 solchen Spielen; für einen Stoß muss es mehr als die Hälfte sein.`,
  'retour.pays': ({ percent }) =>
    percent === 100
      ? 'Auch nach dem Stoß gewinnt die Spielerseite so gut wie jedes solche Spiel, also lohnt sich Retour.'
      : `Die Spielerseite gewinnt auch nach dem Stoß wohl in ${percent} von 100 solchen Spielen, also lohnt sich Retour.`,
  'retour.leave': ({ percent }) =>
    percent === 0
      ? 'Nach diesem Stoß gewinnt die Spielerseite so gut wie nie; noch einmal verdoppelt wird besser nicht.'
      : `Nach diesem Stoß gewinnt die Spielerseite wohl nur in ${percent} von 100 solchen Spielen; noch einmal verdoppelt wird besser nicht.`,
  'stoss.aces': ({ aces }, name) => `Dazu ${listDe(aces, name, 'nom')}: Auch die Farben gehen nicht durch.`,
  'stoss.firstLead': () => 'Und ausspielen dürfen die Gegenspieler.',
  'legen.strong': ({ trumps, seen }, name) =>
    `${amongFirst(trumps.length, seen)}${listed(trumps, name)}. ${trumps.length === 0 ? 'Trotzdem bringt ein Spiel mit solchen Karten' : 'Mit solchen Karten bringt ein Spiel'} im Schnitt etwas ein.`,
  'legen.weak': ({ trumps, seen }) => `${amongFirst(trumps.length, seen)}: zu wenig, um alles zu verdoppeln.`,
  'lay.strong': ({ trumps }) =>
    `Der erste Stich ist gemacht, und ${trumpsDe(trumps.length)} ${trumps.length > 1 ? 'waren' : 'war'} in der Hand: Da lohnt sich das Nachlegen.`,
  'double.leave': ({ trumps }) => `${Trumps(trumps.length)}: nicht sicher genug, um noch einmal zu verdoppeln.`,
  'claim.runners': ({ cards }, name) => `Die höchsten Trümpfe waren auf einer Seite${listed(cards, name)}.`,
  'claim.collected': ({ cards }, name) => `In ihrer Reihe gefangen${listed(cards, name)}.`,
  'claim.unseen': () => 'Noch liegen nicht alle Karten offen, und vergeblich zu fragen kostet nichts.',
  'claim.none': () => 'Laufende gibt es in diesem Spiel nicht.',
  'retour.strong': ({ trumps, top }, name) =>
    `${Trumps(trumps.length)}${top > 0 ? `, davon ${top === 1 ? 'der höchste' : `die ${name.number(top)} höchsten`}` : ''}: Das Spiel steht auch gegen den Stoß.`,
};

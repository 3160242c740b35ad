// German texts of lesson 2: counting points.
import type { LESSON_02 } from '../../../engine/teaching/lessons/lesson-02.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_02_DE: TextsOf<typeof LESSON_02> = {
  title: 'Augen zählen',
  goal: 'Du weißt, was jede Karte zählt, und kannst einen Stich zusammenzählen.',
  steps: {
    augen:
      'Jede Karte zählt [[augen|Augen]]. {Nom:GA} bringt 11, {nom:GT} 10. Neuner, Achter und Siebener zählen gar nichts.',
    '2.1': {
      ask: 'Diese vier Karten liegen in einem Stich. Wie viele Augen sind das zusammen?',
      right: 'Das sind 21 Augen: 11 und 10, und die beiden Siebener zählen nichts.',
      wrong: {
        28: 'Du hast eine Sieben mitgezählt. So heißt die Karte nur, Augen bringt sie keine.',
        35: 'Du hast beide Siebener mitgezählt. So heißen die Karten nur, Augen bringen sie keine.',
        20: 'Knapp vorbei: Die höchste Karte der Farbe zählt 11 und nicht 10.',
      },
      other: 'Zähl nur die 11 und die 10 zusammen. Die Siebener bringen nichts.',
    },
    bilder: 'Auch die Bilder zählen: der König 4, {nom:GO} 3 und {nom:GU} 2. Eine ganze Farbe hat damit 30 Augen.',
    '2.6': {
      ask: 'Diese sechs Karten zählen verschieden viel. Findest du jedes Mal die richtige?',
      right: 'Richtig: 11, 10, 4, 3 und 2, und der Rest zählt nichts.',
    },
    '2.2': {
      ask: 'Und dieser Stich?',
      right: 'Das sind 19 Augen: 10 und 4 und 3 und 2.',
      wrong: {
        17: 'Dir fehlen 2 Augen, die von {dat:SU}.',
        16: 'Dir fehlen 3 Augen, die von {dat:HO}.',
        20: 'Eines zu viel: {Nom:HO} zählt 3, {nom:SU} aber nur 2.',
      },
      other: 'Zähl der Reihe nach: 10 für die Zehn, 4 für den König, 3 und 2 für die anderen Bilder.',
    },
    kraft:
      'Stark und wertvoll sind zweierlei. Diese acht Karten sind später die stärksten im Spiel, aber sie zählen nur 3 und 2 Augen.',
    '2.3': {
      ask: 'Was zählt mehr: alle acht Karten der oberen Reihe zusammen oder die zwei {rs:A} darunter?',
      labels: { saeue: 'die zwei {rs:A}', herren: 'die acht Karten oben', gleich: 'beides gleich viel' },
      feedback: {
        saeue: 'Ja, 22 gegen 20. So viel sind die höchsten Karten einer Farbe wert.',
        herren: 'Stark sind sie, aber viermal 3 und viermal 2 sind nur 20. Die zwei unten bringen 22.',
        gleich: 'Fast: oben sind es 20, unten 22.',
      },
    },
    '2.4': {
      ask: 'Hier liegt das ganze Spiel: vier Farben, jede mit 30 Augen. Wie viele Augen sind das zusammen?',
      right: 'Das sind 120 Augen, viermal 30. Diese Zahl begleitet dich von jetzt an.',
      wrong: {
        100: 'Jede Farbe hat 30 Augen und nicht 25.',
        240: 'So viele hätten zwei Spiele zusammen, wie beim Doppelkopf.',
        116: 'Da fehlen dir zwei {rs:U} mit je 2 Augen.',
      },
      other: 'Rechne viermal 30.',
    },
    zaehlen:
      'Am Ende zählt jede Seite die Augen in ihren Stichen. Auf die Zahl der Stiche kommt es nicht an: Diese zwei Karten oben bringen mehr als drei Bilder.',
    '2.5': {
      ask: 'Eine Spielerin hat 48 Augen und bekommt noch den letzten Stich mit diesen Karten. Wie viele hat sie dann?',
      right: 'Sie hat dann 69 Augen: 48 und 10 und 11.',
      wrong: {
        48: 'Der letzte Stich zählt genauso mit wie alle anderen.',
        58: 'Dir fehlen noch die 11 von {dat:SA}.',
        59: 'Dir fehlen noch die 10 von {dat:ST}.',
      },
      other: 'Fang bei 48 an und zähl 10 und 11 dazu. Die beiden anderen Karten bringen nichts.',
    },
  },
};

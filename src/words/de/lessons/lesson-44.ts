// German texts of lesson 44: the short pack, Bock and special rounds.
import type { LESSON_44 } from '../../../engine/teaching/lessons/lesson-44.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_44_DE: TextsOf<typeof LESSON_44> = {
  title: 'Kurzes Blatt, Bock und Sonderrunden',
  goal: 'Du weißt, was sich ändert, wenn jemand sagt: „Wir spielen auch …“.',
  steps: {
    kurz: 'Bisher hast du den [[reinerSchafkopf|reinen Schafkopf]] gelernt. Viele Tische spielen mehr. Mit dem [[kurzesBlatt|kurzen Blatt]] zum Beispiel fehlen Siebener und Achter: Die Farben sind schnell zu Ende, und es wird öfter gestochen.',
    '44.1': {
      ask: 'Ihr spielt mit dem kurzen Blatt. Wie viele Trümpfe gibt es im Rufspiel?',
      right: 'Es sind 12: acht Herren, dazu {HA,HT,HK,H9}.',
      wrong: {
        14: 'So viele sind es mit dem langen Blatt. {Nom:H8} und {nom:H7} fehlen hier.',
        8: 'Das sind die Herren. Dazu kommt, was von {H} noch da ist.',
      },
      other: 'Zähl die acht Herren und dann, was von {H} ohne Sieben und Acht noch bleibt.',
    },
    bock: 'Nach einem besonderen Spiel, etwa einem mit 60 zu 60, kommt an manchen Tischen eine [[bock|Bockrunde]]: Die nächsten vier Spiele zählen doppelt, und was sonst noch verdoppelt, kommt dazu.',
    '19.10': {
      ask: 'Tarif 10/50, Bockrunde: Ein Rufspiel ohne Schneider und Laufende wird gewonnen, und es gab einen Stoß. Wie viele Cent zahlt jeder Verlierer?',
      right: 'Jeder zahlt 40 Cent: 10 für das Rufspiel, mal zwei für den Bock, mal zwei für den Stoß.',
      wrong: {
        20: 'Hier verdoppelt zweierlei: der Bock und der Stoß.',
        10: 'Das wäre es ohne Bock und ohne Stoß.',
        30: 'Verdopplungen werden nicht zusammengezählt, sondern malgenommen.',
      },
      other: 'Nimm die 10 Cent für das Rufspiel und verdopple sie zweimal.',
    },
    kreuz:
      'In einer [[kreuzrunde|Kreuzrunde]] wird nicht angesagt. Trumpf ist wie im Rufspiel, gerufen wird niemand: Die Partner sitzen sich gegenüber, oder die ersten beiden offen ausgeteilten {rs:A} bestimmen, wer zusammengehört.',
    schieber:
      'Beim [[schieber|Schieber]] liegen diese zwei Karten auf dem Tisch. Wer sie nimmt, schiebt zwei andere verdeckt nach links weiter und spielt dann ein Solo. Auch die Nächsten schieben jeweils zwei weiter, bis der Geber acht Karten hat.',
    teufel:
      'Noch wilder ist der [[teufel|Teufel]]: Die Vorhand bekommt genau diese vier Karten und muss die Farbe ihres Solos nennen, bevor sie die anderen vier sieht.',
    '19.11': {
      ask: 'Du bist Vorhand beim Teufel und hast diese vier Karten. Welcher der fünf höchsten Trümpfe fehlt dir?',
      feedback: {
        GO: 'Richtig. Der zweithöchste kann bei jedem liegen, auch unter deinen nächsten vier Karten.',
        HO: '{Nom:HO} gehört zu deinen vier Karten.',
        GU: '{Nom:GU} ist erst der sechsthöchste Trumpf, die vier {rs:O} und {nom:EU} stehen darüber.',
      },
    },
    sonderrunden:
      'Keiner spielt das alles auf einmal, und jeder Tisch hat seine eigene Mischung. Frag einfach vor dem ersten Geben, was gespielt wird und um wie viel. Das macht jeder so.',
  },
};

// German texts of lesson 22: what is different for three with a widow.
import type { LESSON_22 } from '../../../engine/teaching/lessons/lesson-22.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_22_DE: TextsOf<typeof LESSON_22> = {
  title: 'Zu dritt mit der Witwe',
  goal: 'Du weißt, was anders ist, wenn zwei Karten liegen bleiben.',
  steps: {
    'zu-dritt':
      'Drei spielen mit allen 32 Karten. Jeder bekommt zehn, und zwei bleiben verdeckt liegen: die [[witwe|Witwe]]. Trumpf sind immer die {rs:O}, die {rs:U} und {S}, da wird nichts ausgesucht. Vorhand kommt heraus, ganz gleich, wer spielt.',
    witwe:
      'Vorhand wird zuerst gefragt, dann der Reihe nach die anderen. Wer die Witwe nimmt, spielt allein gegen beide. Er steckt die zwei Karten zu seinen und legt dafür zwei beliebige verdeckt weg. Welche, weiß nur er.',
    '22.1': {
      ask: 'Du hast die Witwe genommen und hältst zwölf Karten. Was darfst du weglegen?',
      labels: { eine: 'nur {acc:G7}', 'zehn-neun': '{acc:ET} und {acc:E9}', drei: '{E9,E8,G7}' },
      feedback: {
        eine: 'Dann hättest du eine Karte zu viel.',
        'zehn-neun': 'Richtig. Zwei müssen es sein, und welche, ist dir überlassen.',
        drei: 'Dann hättest du eine Karte zu wenig.',
      },
    },
    zaehlen:
      'Zum Gewinnen braucht der Spieler 61 Augen, für Schneider 91 und für [[schwarz|Schwarz]] alle 120. Was er weggelegt hat, gehört ihm. Das hier sind 14 Augen. Er bekommt zwei, vier oder sechs Punkte, oder er verliert sie. Die Gegner gehen in jedem Fall leer aus.',
    '22.2': {
      ask: 'Du hast 79 Augen in deinen Stichen, und das hier hast du weggelegt. Wie viele Punkte bekommst du?',
      labels: { zwei: 'zwei', vier: 'vier', sechs: 'sechs' },
      feedback: {
        zwei: 'So wäre es ohne die weggelegten Karten.',
        vier: 'Richtig. Zusammen sind es 93, und ab 91 ist es Schneider.',
        sechs: 'Dafür müsstest du alle 120 haben.',
      },
    },
    wenigste:
      'Nimmt niemand die Witwe, geht es [[amWenigsten|um die wenigsten Augen]], und jeder spielt für sich. Zwei Punkte bekommt, wer am wenigsten hat, vier, wer gar keines hat. Die Witwe bekommt, wer den letzten Stich macht. Haben zwei gleich wenig, gewinnt, wer länger keinen Stich gemacht hat. Wer alle Augen hat, verliert vier.',
    '22.3': {
      ask: 'Du hast 30 Augen, der Spieler links von dir auch, der rechts 60. Dein letzter Stich war der neunte, der des linken Spielers der sechste. Wer gewinnt?',
      labels: { du: 'du', links: 'der Spieler links', rechts: 'der Spieler rechts' },
      feedback: {
        du: 'Du hast noch den neunten Stich gemacht, er zuletzt den sechsten.',
        links: 'Richtig. Bei gleichen Augen kommt es auf den letzten Stich an.',
        rechts: 'Er hat die meisten Augen.',
      },
    },
  },
};

// German texts of lesson 24: what is different in Deutscher Schafkopf.
import type { LESSON_24 } from '../../../engine/teaching/lessons/lesson-24.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_24_DE: TextsOf<typeof LESSON_24> = {
  title: 'Deutscher Schafkopf',
  goal: 'Du weißt, was anders ist, wenn Trumpf mit Zahlen gemacht wird.',
  steps: {
    'zwei-gegen-zwei':
      'Den [[deutscherSchafkopf|Deutschen Schafkopf]] kennen alte Spielbücher, doch keines beschreibt ihn ganz: Was fehlt, ist hier ergänzt. Vier spielen mit 32 Karten. Wer sich gegenübersitzt, spielt den ganzen Abend zusammen. Wer das ist, entscheidet sich vor dem ersten Spiel: Offen wird Karte um Karte gegeben, bis zwei Spieler je einen der vier {rs:U} haben, und die spielen zusammen.',
    truempfe:
      'Trumpf sind die vier {rs:U} und darunter eine Farbe. Die {r:T} ist niedrig: Sie steht in jeder Farbe zwischen {r:O} und {r:9}. {rs:O} stechen nicht, sie gehören zu ihrer Farbe.',
    zahlen:
      'Jeder spricht einmal. Angesagt wird, wie viele Trümpfe man mit einer Farbe hätte, die {rs:U} mitgezählt. Die Zahl muss genau stimmen, die Farbe bleibt verdeckt. Wer zuerst spricht und einen, zwei oder drei {rs:U} hat, muss ansagen. Ohne {rs:U} heißt es „weiter“.',
    '24.1': {
      ask: 'Du sprichst als Erster. Welche Zahl darfst du mit {E} ansagen?',
      labels: { drei: 'drei', vier: 'vier', fuenf: 'fünf' },
      feedback: {
        drei: 'So viele sind es ohne die {rs:U}, und die zählen mit.',
        vier: 'Ein Trumpf ist damit noch nicht gezählt.',
        fuenf: 'Richtig. Zwei {rs:U} und drei Karten der Farbe.',
      },
    },
    gleichstand:
      'Die höchste Zahl macht Trumpf. Wer so viele hat wie ein Gegner vor ihm, sagt „[[mit|Mit]]“, wenn seine niedrigste Karte der Farbe hoch genug ist. Am Ende nennen sie ihre niedrigsten Karten, und die höhere macht Trumpf. Haben nur zwei Partner dieselbe Zahl, sagt der spätere, wer von ihnen Trumpf macht.',
    '24.2': {
      ask: 'Du, der Spieler links von dir und der rechts haben alle vier angesagt, du zuerst. Deine niedrigste Karte ist eine {r:8}, links ist es eine {r:T}, rechts eine {r:9}. Wer macht Trumpf?',
      labels: { du: 'du', links: 'der Spieler links', rechts: 'der Spieler rechts' },
      feedback: {
        du: 'Zuerst zu sprechen hilft nur bei gleichen Karten.',
        links: 'Richtig. Die {r:T} ist unter diesen dreien die höchste.',
        rechts: 'Seine {r:9} liegt unter der {r:T}.',
      },
    },
    stechen:
      'Vorhand kommt heraus. Bedient wird wie immer. Wer nicht bedienen kann, muss mit Trumpf stechen, auch wenn der Stich schon dem Partner gehört. Höher stechen muss niemand.',
    '24.3': {
      ask: 'Trumpf ist {E}, angespielt hat dein Partner. Welche Karten darfst du spielen?',
      right: 'Richtig. {G} hast du nicht, also kommt ein Trumpf, obwohl der Stich schon deinem Partner gehört.',
      missing: 'Mit welchem Trumpf du stichst, ist dir überlassen.',
      extra: 'Wer die Farbe nicht hat, muss mit Trumpf stechen ([[trumpfzwang|Trumpfzwang]]).',
    },
    striche:
      'Wer Trumpf gemacht hat, braucht mit seinem Partner 61 Augen, den anderen reichen 60. Die Sieger schreiben einen [[strich|Strich]], zwei ab 91 Augen und vier für alle Stiche. Wer zuerst zwölf hat, gewinnt die Partie, und in der nächsten fangen alle von vorn an.',
  },
};

// German texts of lesson 26: what is different in Doppelkopf.
import type { LESSON_26 } from '../../../engine/teaching/lessons/lesson-26.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_26_DE: TextsOf<typeof LESSON_26> = {
  title: 'Doppelkopf',
  goal: 'Du weißt, wer im Doppelkopf zusammenspielt und was angesagt wird.',
  steps: {
    doppelt:
      'Im [[doppelkopf|Doppelkopf]] ist jede Karte zweimal da: 48 Karten, 240 Augen, zwölf Stiche zu viert. Fallen zwei gleiche in einen Stich, ist die erste die höhere.',
    truempfe:
      'Über allen anderen Trümpfen steht {nom:HT}. Dann kommen {rs:O} und {rs:U} und zuletzt {S}, auch mit ihrer {r:T} und ihrem {r:K}. Alles Übrige gehört zu seiner Farbe.',
    parteien:
      'Zweimal gibt es auch {acc:EO}, und wer eine dieser Karten hat, spielt [[reKontra|Re]], die anderen Kontra. Wer das ist, weiß am Anfang nur der, der sie hat. Hat einer beide und verrät es nicht, spielt er ein [[stillesSolo|stilles Solo]]. Re braucht 121 Augen.',
    '26.1': {
      ask: 'Niemand hat etwas angesagt, und beide Parteien haben 120 Augen. Wer hat gewonnen?',
      labels: { re: 'Re', kontra: 'Kontra', niemand: 'niemand' },
      feedback: {
        re: 'Re braucht ein Auge mehr als die Hälfte.',
        kontra: 'Richtig. Kontra reicht die Hälfte der 240 Augen.',
        niemand: 'Das gibt es nur, wenn beide Parteien zu viel angesagt haben.',
      },
    },
    vorbehalte:
      'Zuerst sagt jeder „gesund“ oder „[[vorbehalt|Vorbehalt]]“. Mit beiden [[dieAlten|Alten]] kann man eine Hochzeit nennen: Wer von den ersten drei Stichen den ersten macht, der nicht dem Hochzeiter gehört, spielt mit ihm. Jedes Solo geht vor: ein [[farbsolo|Farbsolo]], das [[damensolo|Damensolo]], das [[bubensolo|Bubensolo]] oder das [[fleischlos|fleischlose Solo]].',
    ansagen:
      'Während gespielt wird, kann man ansagen, ohne an der Reihe zu sein: „Re“ oder „Kontra“, danach „keine 90“, „keine 60“, „keine 30“ und „schwarz“. „Re“ und „Kontra“ gehen mit elf Karten auf der Hand, jede weitere Ansage mit einer Karte weniger. Wer eine auslässt, sagt sie mit an.',
    '26.2': {
      ask: 'Du hast noch elf Karten auf der Hand und spielst gleich eine. Was kannst du danach nicht mehr sagen?',
      labels: { re: 'Re', no90: 'keine 90 nach „Re“', no60: 'keine 60 nach „Re“ und „keine 90“' },
      feedback: {
        re: 'Richtig. Mit zehn Karten ist es dafür zu spät.',
        no90: 'Wurde „Re“ vorher gesagt, gehen dafür noch zehn Karten.',
        no60: 'Wurde das andere vorher gesagt, gehen dafür noch neun Karten.',
      },
    },
    punkte:
      'Gezählt werden Punkte: einer fürs Gewinnen, je einer, wenn die anderen unter 90, 60 oder 30 bleiben, zwei für „Re“ oder „Kontra“, einer für jede weitere Ansage. Dazu kommen der gefangene [[fuchs|Fuchs]], der Stich mit wenigstens 40 Augen und [[karlchen|Karlchen]] im letzten Stich. Wer allein spielt, bekommt oder verliert das Dreifache.',
    '26.3': {
      ask: 'Re hat 155 Augen, Kontra 85. Niemand hat etwas angesagt, und Besonderes ist nicht passiert. Wie viele Punkte bekommt jeder von Re?',
      labels: { eins: 'einen Punkt', zwei: 'zwei Punkte', drei: 'drei Punkte' },
      feedback: {
        eins: 'Das Gewinnen zählt einen. Kontra ist aber auch unter 90 geblieben.',
        zwei: 'Richtig. Einer fürs Gewinnen, einer, weil Kontra unter 90 geblieben ist.',
        drei: 'Unter 60 ist Kontra nicht geblieben.',
      },
    },
  },
};

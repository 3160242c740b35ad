// German texts of lesson 27: what is different in Doppelschafkopf.
import type { LESSON_27 } from '../../../engine/teaching/lessons/lesson-27.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_27_DE: TextsOf<typeof LESSON_27> = {
  title: 'Doppelschafkopf',
  goal: 'Du weißt, was sticht, wenn jede Karte zweimal da ist, und was auf der Tafel steht.',
  steps: {
    parteien:
      'Vom [[doppelschafkopf|Doppelschafkopf]] erzählt ein Buch von 1879. Gespielt wird zu viert mit 48 Karten, jede ist zweimal da. Wer sich gegenübersitzt, spielt den ganzen Abend zusammen. Angesagt wird nichts: Vorhand kommt heraus, und wer nicht bedienen kann, spielt, was er will.',
    truempfe:
      'Trumpf sind zuoberst {nom:EO} und {nom:GO}, dann alle {rs:U}, zuletzt {S}. Die anderen {rs:O} gehören zu ihrer Farbe. Die {r:T} ist niedrig, sie steht überall direkt über der {r:9}. Fallen zwei gleiche Karten in einen Stich, ist die erste die höhere.',
    '27.1': {
      ask: 'Angespielt ist {nom:HA}. Welche Karten darfst du spielen?',
      right: 'Richtig. {Nom:HO} ist hier eine gewöhnliche Karte von {H}.',
      missing: 'Bedienen darfst du mit jeder Karte von {H}.',
      extra: 'Du hast {H} und musst bedienen.',
    },
    '27.2': {
      ask: 'Du hast angespielt, dann ging es nach links weiter. Wer macht den Stich?',
      labels: { du: 'du', links: 'der Spieler links', gegenueber: 'dein Partner', rechts: 'der Spieler rechts' },
      feedback: {
        du: 'Über {dat:EU} stehen noch {nom:EO} und {nom:GO}.',
        links: 'Richtig. {Nom:GO} steht über jedem anderen Trumpf in diesem Stich.',
        gegenueber: '{Nom:GU} liegt unter {dat:EU}, den du gespielt hast.',
        rechts: 'Von zwei gleichen Karten ist die erste die höhere, und hier liegt schon mehr.',
      },
    },
    striche:
      'Im Spiel sind 240 Augen. Wer 121 hat, schreibt einen [[strich|Strich]], und zwei, wenn die anderen nicht über 60 kommen. Mehr gibt es auch für alle Stiche nicht. Bei 120 zu 120 schreibt niemand, dafür ist das nächste Spiel einen Strich mehr wert. Vier Striche sind ein [[kopf|Kopf]].',
    alte: 'Fällt zweimal {nom:EO} in denselben Stich, schreibt die Partei sofort einen Strich, die den ersten davon gespielt hat, wem der zweite auch gehört. Ist der Kopf damit fertig, zählt das Spiel selbst nicht mehr.',
    '27.3': {
      ask: 'Deine Partei hat 185 Augen. In einem Stich hat ein Gegner {acc:EO} gespielt und dein Partner danach auch. Was wird geschrieben?',
      labels: {
        zwei: 'zwei Striche für uns',
        'zwei-eins': 'zwei für uns, einer für die anderen',
        drei: 'drei für uns',
      },
      feedback: {
        zwei: 'Zweimal {nom:EO} in einem Stich bringt auch einen Strich.',
        'zwei-eins':
          'Richtig. Zwei, weil die anderen nicht über 60 gekommen sind, und ihren einen haben sie mit der ersten Karte verdient.',
        drei: 'Den Strich für die beiden gleichen Karten schreibt, wer die erste davon gespielt hat.',
      },
    },
    strohmann:
      'Zu dritt spielt ihr mit einem [[strohmann|Strohmann]]. Wer gibt, ist König: Er spielt sein Blatt und das gegenüber, und dieses sieht er von Anfang an. Die beiden anderen halten zusammen, sie sehen es nach dem ersten Stich. Die Striche schreibt jeder für sich, und im nächsten Spiel ist der Nächste König.',
    '27.4': {
      ask: 'Ihr spielt zu dritt, und du hast gegeben. Mit dem Strohmann kommst du auf 80 Augen. Was wird geschrieben?',
      labels: {
        du: 'ein Strich für dich',
        zusammen: 'ein Strich, den sich die beiden anderen teilen',
        jeder: 'ein Strich für jeden der beiden anderen',
      },
      feedback: {
        du: 'Der König braucht mit dem Strohmann 121 Augen.',
        zusammen: 'Striche schreibt hier jeder für sich.',
        jeder: 'Richtig. Die beiden anderen haben 160 Augen, und jeder von ihnen schreibt seinen Strich.',
      },
    },
  },
};

// German texts of lesson 25: what is different in Bauernstoss and Alter Schoofkopp.
import type { LESSON_25 } from '../../../engine/teaching/lessons/lesson-25.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_25_DE: TextsOf<typeof LESSON_25> = {
  title: 'Bauernstoß und Alter Schoofkopp',
  goal: 'Du weißt, was anders ist, wenn um die Kreide gespielt wird.',
  steps: {
    pfalz:
      '[[bauernstoss|Bauernstoß]] und [[alterSchoofkopp|Alter Schoofkopp]] werden in der Pfalz gespielt, zu viert mit 32 Karten. Wer sich gegenübersitzt, spielt zusammen.',
    zahlen:
      'Trumpf sind die vier {rs:U} und darunter eine Farbe, mit der {r:T} gleich hinter {dat:EA}. Trumpf gemacht wird mit Zahlen: Angesagt wird genau, wie viele Trümpfe man mit einer Farbe hat, und die Farbe bleibt verdeckt. Wer die Farbe nicht hat, muss stechen ([[trumpfzwang|Trumpfzwang]]). Im Bauernstoß kommt dazu: Liegt im Stich einer der vier {rs:U}, muss jeder, der Trumpf spielt, einen höheren legen, wenn er ihn hat.',
    '25.1': {
      ask: 'Bauernstoß, Trumpf ist {E}. Angespielt ist {nom:HU}. Welche Karten darfst du spielen?',
      right: 'Richtig. {Nom:GU} ist die einzige Karte, die darüber liegt.',
      missing: 'Erlaubt ist jede Karte, die höher ist als die angespielte.',
      extra: 'Im Stich liegt einer der vier {rs:U}. Wer einen höheren hat, muss ihn legen.',
    },
    kreide:
      'Eine Seite hat die [[kreide|Kreide]]. Ihr reichen 42 Augen für einen Strich, die andere braucht 79. Wer gewinnt, hat danach die Kreide. Zwei Striche gibt es ab 91 Augen, drei für alle Stiche, und zwanzig gewinnen. Im ersten Spiel hat die Kreide die Seite, an die {nom:EU} gegangen ist.',
    '25.2': {
      ask: 'Ihr habt die Kreide und habt Trumpf gemacht. Am Ende habt ihr 45 Augen. Wer schreibt einen Strich?',
      labels: { ihr: 'wir', gegner: 'die Gegner', niemand: 'niemand' },
      feedback: {
        ihr: 'Richtig. Mit der Kreide reichen 42.',
        gegner: 'Sie haben 75 Augen, und ohne Kreide brauchen sie 79.',
        niemand: 'Eine Seite gewinnt hier jedes Mal, ein Unentschieden gibt es nicht.',
      },
    },
    soli: 'Statt einer Zahl darf ein Solo ansagen, wer {acc:EU} hat, nur nicht im ersten Spiel. Alle acht Stiche sind zu machen. „[[gibMirEine|Gib mir eine]]“ ist das kleine: Eine Karte geht zum Partner, eine kommt zurück. „[[legDich|Leg dich]]“ ist das große, ohne Tausch. Beide Male legt der Partner seine Karten hin. Beim ersten verlorenen Stich ist es vorbei. Es geht um acht oder zwölf Striche.',
    schoofkopp:
      'Im Alten Schoofkopp gewinnen fünfzehn Striche, ein Schneider beginnt bei 89 Augen, und alle Stiche zählen vier. Im ersten Spiel holen 61 Augen die Kreide. Das einzige Solo, „Lech dich“, entscheidet das ganze Spiel. Ist Trumpf angespielt, muss überstochen werden, wenn es geht; wer eine andere Farbe sticht, muss es nicht.',
    '25.3': {
      ask: 'Alter Schoofkopp, Trumpf ist {E}. Angespielt ist {nom:ET}. Welche Karten darfst du spielen?',
      right: 'Richtig. Beide liegen höher, und welche du nimmst, ist dir überlassen.',
      missing: 'Erlaubt ist jede Karte, die höher liegt als die angespielte.',
      extra: 'Ist Trumpf angespielt, muss eine höhere Karte her, wenn du eine hast.',
    },
  },
};

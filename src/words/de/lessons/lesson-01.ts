// German texts of lesson 1: the pack.
import type { LESSON_01 } from '../../../engine/teaching/lessons/lesson-01.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_01_DE: TextsOf<typeof LESSON_01> = {
  title: 'Das Blatt',
  goal: 'Du erkennst die vier Farben und die acht Werte auf einen Blick.',
  steps: {
    farben:
      'Servus! Beim Schafkopf gibt es vier [[farbe|Farben]]: [[eichel|{E}]], [[gras|{G}]], [[herz|{H}]] und [[schellen|{S}]]. Hier liegt von jeder die höchste Karte, in dieser Reihenfolge.',
    '1.6': {
      ask: 'Auf dem Tisch liegt von jeder Farbe eine Karte. Welche gehört zu welcher Farbe?',
      right: 'Alle vier gefunden. Die Farbe steht in der Ecke jeder Karte.',
    },
    werte:
      'Jede Farbe hat acht Karten: [[sau|{r:A}]], [[zehn|{r:T}]], [[koenig|{r:K}]], [[ober|{r:O}]], [[unter|{r:U}]], Neun, Acht und Sieben. Hier liegen sie in dieser Reihe, {nom:GA} als die höchste.',
    'ober-unter':
      'Ober und Unter sehen sich im bayerischen Blatt ähnlich. Schau auf das Farbzeichen: Beim Ober steht es oben, beim Unter unten. Mehr brauchst du dir nicht zu merken.',
    '1.7': {
      ask: 'Das sind die acht Karten einer Farbe, durcheinander. Findest du sie?',
      right: 'Genau so. Jetzt kennst du die Werte.',
    },
    '1.8': {
      ask: 'Und jetzt beides zusammen, Farbe und Wert. Du darfst ruhig schneller werden.',
      right: 'Du findest jede Karte. Das ist alles, was du für den ersten Stich brauchst.',
    },
    austeilen:
      'Gespielt wird zu viert. Der [[geber|Geber]] teilt alle Karten aus, immer vier auf einmal und das zweimal reihum.',
    '1.2': {
      ask: 'Das lange Blatt hat diese 32 Karten, und ihr seid zu viert. Wie viele Karten hast du am Anfang?',
      labels: { '8': '8 Karten', '6': '6 Karten', '10': '10 Karten', '12': '12 Karten' },
      feedback: {
        '8': 'Richtig: 32 Karten, geteilt durch vier Spieler.',
        '6': 'Sechs Karten bekommt jeder beim kurzen Blatt, das nur 24 Karten hat.',
        '10': 'Zehn Karten bekommt jeder nur, wenn man zu dritt spielt.',
        '12': 'Dafür bräuchte es 48 Karten, so viele hat das Spiel beim Doppelkopf.',
      },
    },
    namen:
      'Viele Karten haben Spitznamen. Die Eichel-Sau ist die Alte, die Gras-Sau die Blaue, die Schellen-Sau die Bumbs oder Kugel. Bei den Obern sagt man der Alte und der Blaue.',
    '1.3': {
      ask: 'Jemand sagt „mit der Blauen“. Welche Karte meint er?',
      feedback: {
        GA: 'Ja, die Blaue ist die Gras-Sau.',
        GO: 'Beinahe. Der Gras-Ober ist der Blaue. Hier war von der Blauen die Rede, und das ist eine Sau.',
        EA: 'Die Eichel-Sau ist die Alte.',
        SA: 'Die Schellen-Sau ist die Bumbs oder Kugel.',
      },
    },
    franzoesisch:
      'Manche spielen mit französischen Karten. Dann ist die Dame der Ober und der Bube der Unter. Kreuz steht für Eichel, Pik für Gras, Herz bleibt Herz, und Karo steht für Schellen.',
    '1.1': {
      ask: 'Du spielst mit französischen Karten. Welche davon ist der Gras-Ober?',
      feedback: {
        GO: 'Genau: Pik steht für Gras, und die Dame ist der Ober.',
        GU: 'Die Farbe stimmt. Der Bube ist aber der Unter, und du suchst den Ober.',
        EO: 'Den Ober hast du gefunden. Kreuz steht aber für Eichel, und Gras ist Pik.',
        GK: 'Die Farbe stimmt. Der König heißt in beiden Blättern König, gesucht ist der Ober.',
      },
    },
    '1.5': {
      ask: 'Welche Karten gehören zusammen? Ordne jeder bayerischen Karte die französische zu.',
      right: 'Alle Paare stimmen. Jetzt kannst du an jedem Tisch mitspielen, egal welches Blatt dort liegt.',
    },
    '1.4': {
      ask: 'Es gibt auch das [[kurzesBlatt|kurze Blatt]] mit 24 Karten. Welche Karten nimmt man dafür heraus?',
      labels: {
        'sieben-acht': 'Siebener und Achter',
        'neun-acht': 'Neuner und Achter',
        sieben: 'nur die Siebener',
        'sieben-acht-neun': 'Siebener, Achter und Neuner',
      },
      feedback: {
        'sieben-acht': 'Richtig, acht Karten gehen weg, und 24 bleiben.',
        'neun-acht': 'Die Neuner bleiben im Spiel. Heraus kommen die beiden kleinsten Werte.',
        sieben: 'Dann blieben noch 28 Karten. Es fehlt ein Wert, der auch hinausmuss.',
        'sieben-acht-neun': 'Das wären nur noch 20 Karten. Die gibt es auch, aber dann ist das Blatt noch kürzer.',
      },
    },
  },
};

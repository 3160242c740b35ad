// German texts of lesson 19: a tour of the variants.
import type { LESSON_19 } from '../../../engine/teaching/lessons/lesson-19.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_19_DE: TextsOf<typeof LESSON_19> = {
  title: 'Was es sonst noch gibt',
  goal: 'Du weißt, was sich ändert, wenn jemand sagt: „Wir spielen auch …“.',
  steps: {
    kurz: 'Bisher hast du den [[reinerSchafkopf|reinen Schafkopf]] gelernt. Viele Tische spielen mehr. Mit dem [[kurzesBlatt|kurzen Blatt]] zum Beispiel fehlen Siebener und Achter: Die Farben sind schnell zu Ende, und es wird öfter gestochen.',
    geier: 'Der [[geier|Geier]] ist der Bruder vom Wenz: Vier Trümpfe, aber diesmal sind es die {rs:O}.',
    '19.1': {
      ask: 'Jemand spielt einen Geier. Was ist Trumpf?',
      labels: { ober: 'die vier {rs:O}', unter: 'die vier {rs:U}', 'ober-herz': 'die {rs:O} und {H}' },
      feedback: {
        ober: 'Richtig. Die {rs:U} gehören jetzt zu ihren Farben.',
        unter: 'Das wäre ein Wenz.',
        'ober-herz': 'Das gibt es auch, es wäre aber ein [[farbgeier|Farbgeier]] in {H}.',
      },
    },
    '19.2': {
      ask: '{Who:declarer} spielt einen Geier und kommt mit {dat:ET} heraus. Was darfst du legen?',
      right: 'Richtig. {Nom:EU} ist im Geier eine einfache {karte:E}.',
      missing: 'Eine {karte:E} hast du, denn im Geier sind die {rs:U} kein Trumpf.',
    },
    farbwenz:
      'Geier und Wenz gibt es auch mit einer Farbe dazu: den [[farbgeier|Farbgeier]] und den [[farbwenz|Farbwenz]]. Hier ist es ein Farbwenz in {G}. Auf die vier Herren folgt die ganze Farbe, und {nom:GO} steht darin zwischen König und Neun.',
    '19.7': {
      ask: '{Who:declarer} spielt einen Farbwenz in {G}. Du kommst mit {dat:SA} heraus, {who:second} legt {acc:EO}, {who:third} {acc:G7}, {who:last} {acc:SO}. Wer bekommt den Stich?',
      feedback: {
        0: '{Nom:SA} ist zwar die höchste Karte der Farbe, aber {who:third} hat einen Trumpf gelegt.',
        1: 'Im Farbwenz sind die {rs:O} keine Trümpfe. {Nom:EO} ist eine einfache {karte:E}.',
        2: 'Richtig, {G} ist Trumpf, und schon die Sieben sticht.',
        3: '{Nom:SO} ist hier eine einfache {karte:S} und steht unter {dat:SA}.',
      },
    },
    kaiser:
      'Auch andere Karten können Herren sein: Beim [[kaiser|Kaiser]] sind die vier Könige Trumpf, beim [[eisenbahner|Eisenbahner]] die vier Zehner. {rs:O} und {rs:U} gehören dann zu ihren Farben. Alle diese Spiele gibt es auch als [[tout|Tout]].',
    '19.8': {
      ask: '{Who:declarer} spielt einen Kaiser und kommt mit {dat:GT} heraus. Was darfst du legen?',
      right: 'Richtig. {Nom:GO} und {nom:GU} sind hier einfache {karten:G}, {nom:GK} ist Trumpf.',
      missing: '{G} ist angespielt, und bedienen darfst du mit jeder einfachen {karte:G}.',
    },
    '19.9': {
      ask: '{Who:declarer} spielt einen Eisenbahner. Du kommst mit {dat:EA} heraus, {who:second} legt {acc:ET}, {who:third} {acc:E9}, {who:last} {acc:EK}. Wer bekommt den Stich?',
      feedback: {
        0: '{Nom:EA} ist zwar die höchste Karte der Farbe, aber im Eisenbahner sind die Zehner Trumpf.',
        1: 'Richtig. {Who:second} hatte wohl {kein:E} und hat mit der Zehn eingestochen.',
        2: 'Die Neun ist die kleinste Karte im Stich.',
        3: 'Der König steht unter {dat:EA}, und ein Trumpf liegt auch im Stich.',
      },
    },
    bettel:
      'Beim [[bettel|Bettel]] gewinnt, wer allein spielt und keinen einzigen Stich bekommt. Trumpf gibt es nicht, und die Zehn rutscht nach unten. So sieht die Reihe dann aus. An manchen Tischen gilt auch: Wer kann, [[stichzwang|muss überstechen]]. Beim [[offenerBettel|offenen Bettel]] legt der Spieler seine Karten nach dem ersten Stich offen hin.',
    '19.3': {
      ask: '{Who:declarer} spielt einen Bettel. Du kommst mit {dat:ST} heraus, {who:second} legt {acc:SU}, {who:third} {acc:S7}, {who:last} {acc:G9}. Wer bekommt den Stich?',
      feedback: {
        0: 'Die Zehn steht im Bettel weit unten, {nom:SU} liegt darüber.',
        1: 'Richtig, {nom:SU} steht hier über der Zehn.',
        2: 'Die Sieben ist auch hier die kleinste. {Who:declarer} ist froh darüber.',
        3: 'Eine andere Farbe gewinnt auch im Bettel nie.',
      },
    },
    'keiner-will':
      'Will keiner der vier spielen, wird [[zusammenwerfen|zusammengeworfen]], oder es gibt je nach Tisch etwas anderes. Beim [[ramsch|Ramsch]] spielt jeder für sich, und es verliert, wer die meisten Augen hat. Beim [[mussspiel|Muss-Spiel]] muss spielen, wer {acc:EO} hat. Und beim [[stock|Stock]] zahlen alle in einen Topf ein, um den im nächsten Rufspiel gespielt wird.',
    '19.4': {
      ask: 'Ramsch: Du und {who:opposite}, ihr habt beide 40 Augen. Du hast drei Stiche, {who:opposite} zwei. Wer zahlt?',
      labels: { a: 'ich', c: '{who:opposite}', beide: 'wir beide' },
      feedback: {
        a: 'Leider ja. Bei gleichen Augen verliert, wer mehr Stiche hat.',
        c: '{Who:opposite} hat einen Stich weniger als du, und das rettet {ihn:opposite}.',
        beide: 'Erst wenn auch sonst nichts den Unterschied macht.',
      },
    },
    'ramsch-mehr':
      'Wer im Ramsch keinen Stich bekommt, ist [[jungfrau|Jungfrau]], und oft muss der Verlierer dafür doppelt zahlen. Umgekehrt geht es auch: Wer alle Stiche macht, hat den [[durchmarsch|Durchmarsch]] geschafft und gewinnt.',
    '19.5': {
      ask: 'In einem Muss-Spiel hat die Partei des Spielers genau 60 Augen. Wie geht es aus?',
      labels: { gewonnen: 'gewonnen', verloren: 'verloren', unentschieden: 'unentschieden' },
      feedback: {
        gewonnen: 'Richtig. Wer spielen muss, darf es mit 60 auch schaffen.',
        verloren: 'Die 61 gelten nur für den, der freiwillig spielt.',
        unentschieden: 'Unentschieden gibt es im Muss-Spiel nicht.',
      },
    },
    hochzeit:
      'Bei der [[hochzeit|Hochzeit]] hat jemand nur einen einzigen Trumpf. Den bietet er verdeckt an, und wer ihn nimmt, gibt eine einfache Karte zurück und ist sein Partner.',
    '19.6': {
      ask: 'Bei euch wird Hochzeit gespielt, und du hast dieses Blatt. Welche Karte bietest du an?',
      labels: { nichts: 'keine, das geht hier nicht' },
      feedback: {
        SU: 'Richtig, das ist dein einziger Trumpf. Wer heiratet dich?',
        SK: 'Angeboten wird immer der einzige Trumpf, nie eine einfache Karte.',
        nichts: 'Doch, genau das ist die Bedingung: ein einziger Trumpf, und den hast du.',
      },
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

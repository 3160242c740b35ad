// German texts of lesson 19: further games played alone.
import type { LESSON_19 } from '../../../engine/teaching/lessons/lesson-19.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_19_DE: TextsOf<typeof LESSON_19> = {
  title: 'Noch mehr Spiele allein',
  goal: 'Du weißt, was Trumpf ist, wenn jemand einen Geier, einen Kaiser oder einen Bettel ansagt.',
  steps: {
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
      'Beim [[bettel|Bettel]] gewinnt, wer allein spielt und keinen einzigen Stich bekommt. Trumpf gibt es nicht, und die Zehn rutscht nach unten. So sieht die Reihe dann aus.',
    '19.3': {
      ask: '{Who:declarer} spielt einen Bettel. Du kommst mit {dat:ST} heraus, {who:second} legt {acc:SU}, {who:third} {acc:S7}, {who:last} {acc:G9}. Wer bekommt den Stich?',
      feedback: {
        0: 'Die Zehn steht im Bettel weit unten, {nom:SU} liegt darüber.',
        1: 'Richtig, {nom:SU} steht hier über der Zehn.',
        2: 'Die Sieben ist auch hier die kleinste. {Who:declarer} ist froh darüber.',
        3: 'Eine andere Farbe gewinnt auch im Bettel nie.',
      },
    },
    'bettel-mehr':
      'An manchen Tischen gilt im Bettel auch: Wer kann, [[stichzwang|muss überstechen]]. Und beim [[offenerBettel|offenen Bettel]] legt der Spieler seine Karten nach dem ersten Stich offen hin.',
  },
};

// German explanations of the glossary: relatives of the game and what belongs to them.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_FAMILY_DE: TermTexts<'family'> = {
  zuDritt: {
    short: 'Schafkopf für drei, mit 24 Karten und nur mit Spielen, die einer allein spielt.',
    long: 'Ohne Siebener und Achter hat jeder acht Karten. Wer einen Wenz oder ein Solo ansagt, spielt gegen die beiden anderen; viele nehmen Geier oder Farbwenz dazu. Sagen alle „weiter“, wird neu gegeben.',
    forms: 'Schafkopf zu dritt',
  },
  offiziersschafkopf: {
    short: 'Schafkopf für zwei, mit offenen und verdeckten Karten auf dem Tisch.',
    long: 'Jeder hat acht Häufchen zu je zwei Karten vor sich. Gespielt werden nur die offenen; die darunter wird danach aufgedeckt. Es sind 16 Stiche.',
    forms: 'Offiziersschafkopf',
  },
  pfarrerschafkopf: {
    short: 'Schafkopf für zwei mit 24 Karten: acht auf der Hand, vier verdeckt.',
    long: 'Gespielt wird Geier, Wenz oder Solo. Die vier verdeckten Karten zählen für ihren Besitzer, ansehen darf er sie nicht.',
    forms: 'Pfarrerschafkopf',
  },
  bauernstoss: {
    short: 'Ein Verwandter aus der Pfalz mit festen Partnern und Trumpfzwang.',
    long: 'Wer die Trumpffarbe bestimmen darf, wird ausgereizt: Jeder sagt, wie viele Trümpfe er darin hat. Gezählt wird mit Strichen und Kreide.',
    forms: 'Bauernstoß',
  },
  alterSchoofkopp: {
    short: 'Eine ältere Spielart aus Niederhochstadt in der Pfalz.',
    long: 'Fast wie Bauernstoß, aber angespielter Trumpf muss überstochen werden, wenn man kann. Aus den Strichen wird ein Schafskopf gezeichnet.',
    forms: '',
  },
  deutscherSchafkopf: {
    short: 'Der Vorfahr des bayerischen Spiels.',
    long: 'Vier Unter sind die höchsten Trümpfe, die Trumpffarbe wird gewählt, und die Zehn steht unter dem Ober.',
    forms: '',
  },
  kreide: {
    short: 'Im Bauernstoß das Vorrecht, schon mit 42 Augen einen Strich zu bekommen.',
    long: 'Wer sie verliert, gibt sie den Gegnern.',
    forms: '',
  },
  strich: {
    short: 'Die Einheit, in der beim Bauernstoß und seinen Verwandten gezählt wird.',
    long: 'Wer zuerst genug Striche hat, im Bauernstoß zwanzig, gewinnt die Partie.',
    forms: '',
  },
  mit: {
    short: 'Im Bauernstoß: gleich viel bieten wie der andere.',
    long: 'Das Gebot gilt, wenn die eigene niedrigste Karte der Farbe den Gleichstand noch gewinnen kann.',
    forms: '',
  },
  weg: {
    short: 'Im Bauernstoß: nicht mehr mitbieten.',
    long: 'Entspricht dem bayerischen „weiter“ oder „gut“.',
    forms: '',
  },
  gibMirEine: {
    short: 'Im Bauernstoß das kleine Solo: eine Karte mit dem Partner tauschen.',
    long: 'Der Solist gibt eine Karte ab und bekommt eine dafür.',
    forms: '',
  },
  legDich: {
    short: 'Im Bauernstoß das große Solo: Der Partner legt seine Karten weg, und alle acht Stiche sind zu machen.',
    long: 'Beim ersten verlorenen Stich ist es vorbei.',
    forms: '',
  },
  witwe: {
    short: 'Zwei verdeckte Karten in der Mitte beim Spiel zu dritt.',
    long: 'Wer sie nimmt, spielt allein gegen die beiden anderen und legt zwei Karten wieder weg.',
    forms: '',
  },
  amWenigsten: {
    short: 'Beim Spiel zu dritt: Keiner nimmt die Witwe, und wer am wenigsten Augen hat, gewinnt.',
    long: 'Das ist das Gegenstück zum Ramsch.',
    forms: '',
  },
  kopf: {
    short: 'Eine Partie Doppelschafkopf: Wer zuerst vier Striche hat, gewinnt sie.',
    long: 'Danach steht wieder nichts auf der Tafel. Was aus einem Unentschieden offen ist, gilt auch für den nächsten Kopf.',
    forms: '',
  },
  doppelkopf: {
    short: 'Ein Verwandter mit doppeltem Kartenspiel: 48 Karten und 240 Augen.',
    long: 'Wer die beiden Eichel-Ober hat, spielt zusammen, heimlich wie im Rufspiel.',
    forms: 'Doppelkopf',
  },
  farbsolo: {
    short: 'Ein Solo im Doppelkopf, in dem die genannte Farbe die Stelle von Schellen einnimmt.',
    long: 'Herz-Zehn, Ober und Unter bleiben Trumpf. Der Spieler ist allein gegen drei, und was er gewinnt, zählt dreifach.',
    forms: '',
  },
  damensolo: {
    short: 'Ein Solo im Doppelkopf, in dem nur die acht Ober Trumpf sind.',
    long: 'Im französischen Blatt sind es die Damen. Alles andere gehört zu seiner Farbe, auch die Herz-Zehn.',
    forms: '',
  },
  bubensolo: {
    short: 'Ein Solo im Doppelkopf, in dem nur die acht Unter Trumpf sind.',
    long: 'Im französischen Blatt sind es die Buben. Alles andere gehört zu seiner Farbe, auch die Herz-Zehn.',
    forms: '',
  },
  fleischlos: {
    short: 'Ein Solo im Doppelkopf ganz ohne Trumpf.',
    long: 'Jede Karte gehört zu ihrer Farbe, und die Sau ist überall die höchste.',
    forms: '',
  },
  reKontra: {
    short: 'Die beiden Parteien im Doppelkopf und zugleich ihre Ansagen.',
    long: 'Re sind die Besitzer der Eichel-Ober und brauchen 121 Augen, Kontra sind die anderen.',
    forms: '',
  },
  dieAlten: {
    short: 'Im Doppelkopf die beiden Eichel-Ober.',
    long: 'Wer einen hat, gehört zur Re-Partei.',
    forms: '',
  },
  vorbehalt: {
    short: 'Im Doppelkopf sagt jeder zuerst „gesund“ oder „Vorbehalt“.',
    long: 'Wer einen Vorbehalt hat, möchte ein Solo oder eine Hochzeit spielen.',
    forms: '',
  },
  dulle: {
    short: 'Die Herz-Zehn im Doppelkopf, dort der höchste Trumpf.',
    long: 'Es gibt sie zweimal; liegen beide in einem Stich, gewinnt in der Regel die erste.',
    forms: '',
  },
  fuchs: {
    short: 'Im Doppelkopf die Sau der Trumpffarbe Schellen.',
    long: 'Wer dem Gegner einen Fuchs fängt, bekommt einen Punkt dazu.',
    forms: '',
  },
  karlchen: {
    short: 'Im Doppelkopf der Eichel-Unter, wenn er den letzten Stich macht.',
    long: 'Das bringt einen Punkt.',
    forms: '',
  },
  stillesSolo: {
    short: 'Im Doppelkopf: Jemand hat beide Eichel-Ober und verrät es nicht.',
    long: 'Er spielt allein gegen drei, und die anderen merken es erst spät.',
    forms: '',
  },
  strohmann: {
    short: 'Eine offene Hand, die niemandem gehört und mitgespielt wird.',
    long: 'Im Doppelschafkopf zu dritt spielt ihn der Geber, der König heißt, gegen die beiden anderen. Der König sieht das Blatt von Anfang an, die anderen nach dem ersten Stich.',
    forms: '',
  },
  wenzel: {
    short: 'Altes Wort für die Unter und manche Ober als höchste Trümpfe.',
    long: 'Davon hat der Wenz seinen Namen.',
    forms: '',
  },
  frage: {
    short: 'Alter Name des Rufspiels.',
    long: 'Man „fragte“ nach der Sau, statt sie zu rufen.',
    forms: '',
  },
  matador: {
    short: 'Altes Wort für die höchsten Trümpfe.',
    long: 'Matadore ohne Lücke sind das, was heute Laufende heißt.',
    forms: '',
  },
};

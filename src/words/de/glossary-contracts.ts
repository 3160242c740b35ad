// German explanations of the glossary: contracts, of the pure game and of the inn.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_CONTRACTS_DE: TermTexts<'contracts'> = {
  rufspiel: {
    short: 'Zwei gegen zwei: Der Spieler ruft eine Sau, und wer sie hat, hilft ihm heimlich.',
    long: 'Das häufigste Spiel. Trumpf sind die Ober, die Unter und Herz. Zum Gewinnen braucht die Spielerpartei 61 Augen. Es heißt auch Sauspiel oder Rufer.',
    forms: 'Rufspiel, Rufspiele, Rufspiels, Rufspielen, Sauspiel',
  },
  rufen: {
    short: 'Im Rufspiel die Sau nennen, deren Besitzer Mitspieler wird.',
    long: 'Erlaubt sind die Säue von Eichel, Gras und Schellen. Du darfst sie nicht selbst haben, brauchst aber eine Karte ihrer Farbe; Ober und Unter zählen dabei nicht.',
    forms: '',
  },
  rufsau: {
    short: 'Die gerufene Sau; wer sie hat, ist der Mitspieler.',
    long: 'Wird ihre Farbe zum ersten Mal von jemand anderem angespielt, muss sie in den Stich. Vorher darf sie nicht abgeworfen werden.',
    forms: 'Rufsau, Ruf-Ass',
  },
  ruffarbe: {
    short: 'Die Farbe der gerufenen Sau.',
    long: 'Spielen die Gegner sie an, muss die Sau heraus; das nennt man suchen. Der Besitzer der Sau darf nur dann klein in ihr ausspielen, wenn er davonläuft.',
    forms: 'Ruffarbe',
  },
  herzSolo: {
    short: 'Ein Solo mit Herz als Trumpf.',
    long: 'Die Trümpfe sind dieselben wie im Rufspiel, nur ohne Mitspieler.',
    forms: 'Herz-Solo',
  },
  tout: {
    short: 'Ein Wenz oder Solo, bei dem der Spieler alle Stiche verspricht.',
    long: 'Beim ersten verlorenen Stich ist es verloren. Es kostet das Doppelte; Schneider und Schwarz gibt es nicht extra. Gesprochen wird es „Du“.',
    forms: 'Tout, Touts, Wenz-Tout, Solo-Tout',
  },
  farbwenz: {
    short: 'Ein Wenz, bei dem zu den Untern noch eine Farbe Trumpf ist.',
    long: 'Eine Wirtshausregel. Trumpf sind elf Karten: vier Unter und sieben der gewählten Farbe.',
    forms: 'Farbwenz',
  },
  farbgeier: {
    short: 'Ein Geier, bei dem zu den Obern noch eine Farbe Trumpf ist.',
    long: 'Eine Wirtshausregel, der Bruder des Farbwenz.',
    forms: 'Farbgeier',
  },
  offenerBettel: {
    short: 'Ein Bettel, bei dem der Spieler nach dem ersten Stich seine Karten aufdeckt.',
    long: 'Er kostet das Doppelte, denn die Gegner sehen nun genau, wo sie angreifen können.',
    forms: 'offener Bettel, offenen Bettel',
  },
  ausbetteln: {
    short: 'Im Bettel eine unbequeme hohe Karte gleich ausspielen, um sie loszuwerden.',
    long: 'Das geht nur, wo der Spieler selbst ausspielt und die anderen überstechen müssen.',
    forms: '',
  },
  interesse: {
    short: 'In Schierling das Wort, mit dem man eine Hochzeit annimmt.',
    long: 'Dort wird die Hochzeit noch vor dem Ansagen angeboten.',
    forms: '',
  },
  jungfrau: {
    short: 'Wer im Ramsch keinen Stich bekommt.',
    long: 'An vielen Tischen verdoppelt jede Jungfrau, was der Verlierer zahlt.',
    forms: '',
  },
  durchmarsch: {
    short: 'Im Ramsch alle Stiche machen und damit gewinnen statt verlieren.',
    long: 'Mancherorts reichen 101 Augen, oder 91, wenn man den Durchbruch mit der Karte zum dritten Stich ansagt.',
    forms: 'Durchmarsch, Durchbruch',
  },
  mussspiel: {
    short: 'Sagen alle „weiter“, muss spielen, wer den Eichel-Ober hat.',
    long: 'Eine Turnierregel. Weil er nicht freiwillig spielt, reichen ihm 60 Augen, und Stoß gibt es nicht. Kann er nicht regulär rufen, hilft die Renonce.',
    forms: 'Muss-Spiel',
  },
  renonce: {
    short: 'Im Muss-Spiel eine Sau rufen, obwohl man keine Karte ihrer Farbe hat.',
    long: 'Das ist nur erlaubt, wenn sonst gar keine Sau zu rufen wäre, und muss angesagt werden.',
    forms: 'Renonce',
  },
  kreuzrunde: {
    short: 'Vier Spiele ohne Ansage, in denen zum Beispiel die Gegenübersitzenden Partner sind.',
    long: 'Eine Wirtshausregel, die oft nach einem Solo kommt. Manche losen die Partner aus, indem sie aufdecken, wer die ersten beiden Säue bekommt.',
    forms: 'Kreuzrunde',
  },
  schieber: {
    short: 'Vier Spiele, in denen die zwei höchsten Ober angeboten und dafür Karten weitergeschoben werden.',
    long: 'Wer sie nimmt, spielt ein Solo und schiebt zwei Karten weiter; so macht es reihum jeder bis zum Geber.',
    forms: '',
  },
  teufel: {
    short: 'Vier Spiele, in denen die Vorhand vier feste Trümpfe bekommt und damit ein Solo spielen muss.',
    long: 'Sie bekommt Eichel-, Herz- und Schellen-Ober und den Eichel-Unter und nennt die Farbe, bevor sie den Rest sieht.',
    forms: '',
  },
  bock: {
    short: 'Eine Runde von vier Spielen, in der alles doppelt zählt.',
    long: 'Eine Wirtshausregel, ausgelöst etwa durch 60 zu 60, ein Schwarz oder ein verlorenes Solo.',
    forms: 'Bockrunde, Bockrunden',
  },
  hausbock: {
    short: 'Eine aufgesparte Verdopplung für ein späteres Spiel.',
    long: 'In Langendorf entsteht sie, wenn keiner gelegt hat: Es wird neu gegeben, und ein kommendes Spiel zählt doppelt.',
    forms: 'Hausbock',
  },
  stock: {
    short: 'Ein Topf, in den alle zahlen, wenn niemand spielen will.',
    long: 'Eine Wirtshausregel. Das nächste Rufspiel holt ihn, wenn es gewonnen wird, und muss ihn verdoppeln, wenn es verloren geht.',
    forms: '',
  },
  reinerSchafkopf: {
    short: 'Das Spiel nur mit Rufspiel, Wenz, Solo, Tout und Sie.',
    long: 'So steht es in den amtlichen Regeln, und so spielt dieses Programm, solange du unter den Hausregeln nichts dazunimmst. Alles Zusätzliche aus dem Wirtshaus nennen Strenge „unrein“.',
    forms: 'reiner Schafkopf, reinen Schafkopf',
  },
};

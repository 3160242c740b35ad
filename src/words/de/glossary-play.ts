// German explanations of the glossary: playing cards, and the craft of it.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_PLAY_DE: TermTexts<'play'> = {
  stich: {
    short:
      'Von jedem am Tisch eine Karte; der höchste Trumpf oder die höchste Karte der angespielten Farbe gewinnt ihn.',
    long: 'Wer den Stich macht, legt ihn verdeckt vor sich hin und spielt zum nächsten aus. Mit langem Blatt sind es acht Stiche.',
    forms: 'Stich, Stiche, Stichen, Stichs',
  },
  ausspielen: {
    short: 'Die erste Karte eines Stichs legen.',
    long: 'Sie bestimmt, was die anderen bedienen müssen. Zum ersten Stich spielt die Vorhand aus, danach immer, wer den letzten gemacht hat.',
    forms: 'ausspielen, ausspielt, ausgespielt, anspielen, anspielt, angespielt, Ausspielen, Anspielen',
  },
  bedienen: {
    short: 'Eine Karte der angespielten Farbe zugeben, solange man eine hat.',
    long: 'Ist Trumpf angespielt, musst du Trumpf bedienen. Hast du nichts davon, darfst du jede Karte legen: Überstechen oder einstechen muss man nie. Nur die gerufene Sau hat eigene Regeln.',
    forms: 'bedienen, bedient, bediene, zugeben, zugibt, zugegeben',
  },
  stechen: {
    short: 'Den Stich mit einer höheren Karte oder einem Trumpf gewinnen.',
    long: 'Ein Trumpf sticht jede Karte der anderen Farben, ein höherer Trumpf den niedrigeren.',
    forms: 'stechen, sticht, gestochen',
  },
  einstechen: {
    short: 'Eine angespielte Farbe, die man nicht hat, mit einem Trumpf stechen.',
    long: 'Das lohnt sich, wenn der Stich viele Augen bringt und keiner nach dir höher stechen kann.',
    forms: 'einstechen, einsticht, eingestochen, Einstechen',
  },
  abwerfen: {
    short: 'Eine Karte einer anderen Farbe zugeben, wenn man nicht bedienen kann und nicht stechen will.',
    long: 'Gewinnen kann sie den Stich nie. Gut ist es, dabei eine Farbe loszuwerden, in der man später stechen möchte.',
    forms: 'abwerfen, abwirft, abgeworfen, Abwerfen',
  },
  letzterStich: {
    short: 'Der zuletzt fertige Stich; nur er darf noch einmal angesehen werden.',
    long: 'Und auch das nur, bis der nächste eingesteckt ist. Alles Frühere muss man sich merken.',
    forms: '',
  },
  liegtPickt: {
    short: 'Eine gespielte Karte bleibt gespielt.',
    long: 'Zurücknehmen gibt es am Tisch nicht. Beim Üben in diesem Programm schon.',
    forms: '',
  },
  stichzwang: {
    short: 'Man muss den Stich übernehmen, wenn man kann.',
    long: 'Den gibt es im bayerischen Schafkopf nicht, nur bei manchem Bettel und bei Verwandten wie dem Alten Schoofkopp.',
    forms: 'Stichzwang',
  },
  trumpfzwang: {
    short: 'Wer nicht bedienen kann, muss stechen.',
    long: 'Im bayerischen Schafkopf gilt das nicht, in der Familie des Bauernstoß schon.',
    forms: 'Trumpfzwang',
  },
  farbUndTrumpfzwang: {
    short: 'Die Regeln darüber, was man zugeben muss.',
    long: 'Im Schafkopf ist es einfach: Die angespielte Farbe oder angespielter Trumpf ist zu bedienen, sonst ist man frei in der Wahl.',
    forms: '',
  },
  suchen: {
    short: 'Die Ruffarbe anspielen, damit die gerufene Sau fallen muss.',
    long: 'Das tun die Gegenspieler: Sie erfahren, wer der Mitspieler ist, und können die Sau vielleicht stechen.',
    forms: 'suchen, sucht, gesucht',
  },
  davonlaufen: {
    short: 'Als Besitzer der gerufenen Sau eine kleine Karte der Ruffarbe ausspielen statt der Sau.',
    long: 'Erlaubt ist es nur, wenn du gerade mindestens vier Karten der Farbe hast, die Sau mitgezählt. Danach ist die Sau frei und darf fallen wie jede andere Karte.',
    forms: 'davonlaufen, davonläuft, davongelaufen, Davonlaufen',
  },
  schmieren: {
    short: 'Der eigenen Partei Augen in den Stich geben, am liebsten Sau oder Zehn.',
    long: 'Am besten, wenn der Stich sicher ist. Wer nicht weiß, mit wem er spielt, schmiert mit Bedacht.',
    forms: 'schmieren, schmiert, geschmiert, Schmieren',
  },
  abspatzen: {
    short: 'Dem Gegner eine Karte ohne Augen in den Stich geben.',
    long: 'Das Gegenteil vom Schmieren. Wenn du dabei die letzte Karte einer Farbe loswirst, bist du obendrein frei.',
    forms: 'abspatzen, abgespatzt',
  },
  freimachen: {
    short: 'Die letzte Karte einer Farbe loswerden, um später einstechen zu können.',
    long: 'Gerade mit wenigen Trümpfen gewinnt man so Stiche, die man sonst nie bekäme.',
    forms: '',
  },
  trumpfZiehen: {
    short: 'Trumpf ausspielen, damit die anderen ihre Trümpfe hergeben müssen.',
    long: 'Das ist die Sache der Spielerpartei: Wenn die Gegner keinen Trumpf mehr haben, stechen die Säue ungestört. Gegenspieler spielen lieber Farbe an.',
    forms: '',
  },
};

// German explanations of the glossary: cards, their worth and their order.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_CARDS_DE: TermTexts<'cards'> = {
  blatt: {
    short: 'Die Karten, die du auf der Hand hast.',
    long: 'Ein „gutes Blatt“ hat viele Trümpfe oder Säue. Dasselbe Wort meint auch das Kartenbild (bayerisches oder französisches Blatt), und in manchen Gegenden heißt die Farbe Gras ebenfalls Blatt.',
    forms: '',
  },
  langesBlatt: {
    short: 'Das volle Spiel mit 32 Karten, acht für jeden.',
    long: 'Damit wird am häufigsten gespielt. Im Rufspiel sind dann 14 Karten Trumpf, und jede andere Farbe hat sechs Karten.',
    forms: 'langes Blatt, langen Blatt, lange Karte, langen Karte',
  },
  kurzesBlatt: {
    short: 'Das Spiel ohne Siebener und Achter: 24 Karten, sechs für jeden.',
    long: 'Gezählt wird wie immer bis 120, aber auf sechs Stiche verteilt. Im Rufspiel sind 12 Karten Trumpf und jede andere Farbe hat nur vier. Nimmt man auch noch die Neuner heraus, bleiben 20 Karten.',
    forms: 'kurzes Blatt, kurzen Blatt, kurze Karte, kurzen Karte',
  },
  farbe: {
    short: 'Eines der vier Zeichen auf den Karten: Eichel, Gras, Herz oder Schellen.',
    long: 'Jede Farbe hat acht Karten. Ober und Unter tragen zwar ein Farbzeichen, gehören im Rufspiel und im Solo aber alle zu den Trümpfen. Unter den Farben selbst ist keine mehr wert als die andere.',
    forms: 'Farbe, Farben',
  },
  eichel: {
    short: 'Die erste der vier Farben; im französischen Blatt Kreuz.',
    long: 'Steht bei Obern und Untern an oberster Stelle: Der Eichel-Ober ist der höchste Trumpf. In der Kurzschrift ein E.',
    forms: 'Eichel, Eicheln',
  },
  gras: {
    short: 'Die zweite der vier Farben, die grünen Blätter; im französischen Blatt Pik.',
    long: 'Heißt je nach Gegend auch Grün, Laub oder Blatt. Ober und Sau nennt man dagegen „blau“. In der Kurzschrift ein G.',
    forms: 'Gras, Pik',
  },
  herz: {
    short: 'Die dritte der vier Farben, die roten Herzen; im Rufspiel ist sie Trumpf.',
    long: 'Weil Herz im Rufspiel Trumpf ist, kann die Herz-Sau nie gerufen werden. In der Kurzschrift ein H.',
    forms: 'Herz',
  },
  schellen: {
    short: 'Die vierte der vier Farben, die goldenen Glöckchen; im französischen Blatt Karo.',
    long: 'Bei Obern und Untern steht sie an letzter Stelle. Weil die Schellen rund sind, heißt der Ober „der Runde“. In der Kurzschrift ein S.',
    forms: 'Schellen, Karo',
  },
  sau: {
    short: 'Die höchste Karte ihrer Farbe und mit 11 Augen die wertvollste; im französischen Blatt das Ass.',
    long: 'Eigentlich ist sie die Zwei, das Daus, und heißt nach dem Schwein, das auf der Schellen-Sau abgebildet ist. Gegen jeden Trumpf verliert sie. In der Kurzschrift ein A.',
    forms: 'Sau, Säue, Säuen, Ass, Asse, Assen',
  },
  zehn: {
    short: 'Die zweithöchste Karte ihrer Farbe, 10 Augen wert.',
    long: 'Das überrascht viele: Im Schafkopf sticht die Zehn den König. In der Kurzschrift ein T.',
    forms: 'Zehner, Zehnern',
  },
  koenig: {
    short: 'Die dritthöchste Karte ihrer Farbe, 4 Augen wert.',
    long: 'Er liegt unter Sau und Zehn. Im Kaiser, einem Wirtshausspiel, werden die Könige zu Trümpfen. In der Kurzschrift ein K.',
    forms: 'König, Könige, Königen, Königs',
  },
  ober: {
    short: 'Die vier höchsten Trümpfe im Rufspiel und im Solo, je 3 Augen wert.',
    long: 'Du erkennst ihn daran, dass sein Farbzeichen oben steht. Im französischen Blatt ist es die Dame. Untereinander gilt: Eichel vor Gras vor Herz vor Schellen. In der Kurzschrift ein O.',
    forms: 'Ober, Obern, Dame, Damen',
  },
  unter: {
    short: 'Die Trümpfe gleich unter den Obern, je 2 Augen wert; im Wenz die einzigen Trümpfe.',
    long: 'Du erkennst ihn daran, dass sein Farbzeichen unten steht. Im französischen Blatt ist es der Bube. Untereinander gilt: Eichel vor Gras vor Herz vor Schellen. In der Kurzschrift ein U.',
    forms: 'Untern, Bube, Buben',
  },
  spatz: {
    short: 'Eine Karte ohne Augen: Neun, Acht oder Sieben.',
    long: 'Spatzen sind gerade recht, wenn der Gegner den Stich bekommt: Man schenkt ihm nichts. Beim Trumpf kann ein Spatz trotzdem stechen.',
    forms: 'Spatz, Spatzen, Nichtser, Lusche, Luschen',
  },
  eichelSau: {
    short: 'Die Sau der Eicheln, genannt die Alte; sie kann gerufen werden.',
    long: '„Mit der Alten“ sagt, wer sie ruft. Nicht zu verwechseln mit dem Alten, dem Eichel-Ober.',
    forms: 'Eichel-Sau, Kreuz-Ass',
  },
  grasSau: {
    short: 'Die Sau in Gras, genannt die Blaue; sie kann gerufen werden.',
    long: '„Mit der Blauen“ sagt, wer sie ruft. Der Blaue dagegen ist der Gras-Ober.',
    forms: 'Gras-Sau, Pik-Ass',
  },
  schellenSau: {
    short: 'Die Sau der Schellen, genannt die Bumbs oder Kugel; sie kann gerufen werden.',
    long: 'Auf ihr ist im bayerischen Bild die Sau zu sehen, von der alle vier ihren Namen haben. „Mit der Bumbs“ sagt, wer sie ruft.',
    forms: 'Schellen-Sau, Karo-Ass',
  },
  herzSau: {
    short: 'Im Rufspiel ein Trumpf und deshalb nie zu rufen.',
    long: 'Über ihr stehen nur die acht Herren, und sie bringt 11 Augen. Wer sie hat, gibt sie am liebsten in einen Stich der eigenen Partei.',
    forms: 'Herz-Sau, Herz-Ass',
  },
  eichelOber: {
    short: 'Der höchste Trumpf im Rufspiel und im Solo, genannt der Alte.',
    long: 'Keine Karte sticht ihn. Im Muss-Spiel muss spielen, wer ihn hat.',
    forms: 'Eichel-Ober, Kreuz-Dame',
  },
  grasOber: {
    short: 'Der zweithöchste Trumpf, genannt der Blaue.',
    long: 'Nur der Eichel-Ober ist höher.',
    forms: 'Gras-Ober, Pik-Dame',
  },
  herzOber: {
    short: 'Der dritthöchste Trumpf, genannt der Rote.',
    long: 'Mit Eichel- und Gras-Ober zusammen sind es drei Laufende, wenn alle drei bei einer Partei sind.',
    forms: 'Herz-Ober, Herz-Dame',
  },
  schellenOber: {
    short: 'Der vierthöchste Trumpf, genannt der Runde.',
    long: 'Er ist der letzte Ober; nach ihm kommt der Eichel-Unter.',
    forms: 'Schellen-Ober, Karo-Dame',
  },
  trumpf: {
    short: 'Eine Karte, die jede Karte der übrigen Farben sticht.',
    long: 'Im Rufspiel sind alle Ober, alle Unter und Herz Trumpf, im Solo statt Herz die gewählte Farbe, im Wenz nur die vier Unter. Alle Trümpfe zusammen gelten wie eine einzige Farbe: Ist einer angespielt, musst du Trumpf zugeben, solange du einen hast.',
    forms: 'Trumpf, Trümpfe, Trümpfen, Trumpfs, Trumpfkarte, Trumpfkarten',
  },
  herren: {
    short: 'Die Ober und Unter, wenn sie Trumpf sind.',
    long: 'Sie gehören nicht zu der Farbe, deren Zeichen sie tragen. Beim Rufen zählen sie deshalb nicht als Karte der Farbe.',
    forms: 'Herren',
  },
  trumpffolge: {
    short: 'Die Reihe aller Trümpfe vom höchsten bis zum niedrigsten.',
    long: 'Im Rufspiel: vier Ober, vier Unter (jeweils Eichel, Gras, Herz, Schellen), dann Herz von der Sau über Zehn und König bis zur Sieben. Am Tisch hängt sie als Leiter beim Tutor.',
    forms: 'Trumpffolge',
  },
  zaehltAls: {
    short: 'Wozu eine Karte im laufenden Spiel gehört: zu den Trümpfen oder zu ihrer Farbe.',
    long: 'Der Gras-Ober zeigt Gras, zählt im Rufspiel aber als Trumpf. Ist Gras angespielt, darfst du ihn also nicht zugeben, solange du eine Graskarte hast. Ist Trumpf angespielt, musst du ihn vielleicht hergeben.',
    forms: '',
  },
  augen: {
    short: 'Der Wert der Karten: Sau 11, Zehn 10, König 4, Ober 3, Unter 2, der Rest nichts.',
    long: 'Im ganzen Spiel sind es 120. Nicht die Zahl der Stiche entscheidet, sondern die Augen darin: Der Spieler braucht mit seiner Partei 61, den Gegnern reichen 60.',
    forms: 'Auge, Augen',
  },
  schmier: {
    short: 'Säue und Zehner, die man der eigenen Partei in den Stich gibt.',
    long: 'Auch „Volle“ genannt, weil sie voller Augen sind. Wer viel Schmier hat, freut sich über einen Mitspieler, der sticht.',
    forms: 'Schmier',
  },
  einundzwanzig: {
    short: 'Sau und Zehn derselben Farbe: zusammen 21 Augen.',
    long: 'Ein Stich mit 21 Augen ist mehr als ein Sechstel des ganzen Spiels.',
    forms: 'Einundzwanzig',
  },
  fehlfarbe: {
    short: 'Eine Farbe ohne Sau im Blatt dessen, der allein spielt.',
    long: 'In ihr verliert der Solist Stiche. Je weniger Fehlfarben, desto sicherer das Solo.',
    forms: 'Fehlfarbe, Fehlfarben',
  },
  blank: {
    short: 'Von einer Farbe ist nur eine einzige Karte da.',
    long: 'Eine „blanke Zehn“ fällt unter die Sau, sobald die Farbe angespielt wird. Ist die blanke Karte weg, bist du frei.',
    forms: 'blank, blanke, blanken, blanker',
  },
  besetzt: {
    short: 'Neben einer hohen Karte ist noch eine zweite derselben Farbe da.',
    long: 'Eine besetzte Zehn kann überleben: Auf die Sau fällt die kleine Karte, danach ist die Zehn die höchste.',
    forms: 'besetzt, besetzte, besetzten',
  },
  frei: {
    short: 'Von einer Farbe ist keine Karte mehr da.',
    long: 'Wer frei ist, muss nicht bedienen: Er darf einstechen, schmieren oder eine wertlose Karte abwerfen.',
    forms: '',
  },
};

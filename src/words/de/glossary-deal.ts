// German explanations of the glossary: seats, shuffling and dealing.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_DEAL_DE: TermTexts<'deal'> = {
  runde: {
    short: 'Einmal geben, ansagen, spielen und abrechnen; am Stammtisch auch: jeder hat einmal gegeben.',
    long: 'In diesem Programm ist eine Runde ein Spiel vom Geben bis zur Abrechnung. Im Wirtshaus meint „eine Runde“ oft vier Spiele, in denen jeder einmal Geber war.',
    forms: '',
  },
  platz: {
    short: 'Wo jemand am Tisch sitzt; gespielt wird im Uhrzeigersinn.',
    long: 'Links von dir sitzt, wer nach dir dran ist. Der Platz entscheidet, wann du ansagst und ob du ausspielst.',
    forms: '',
  },
  geber: {
    short: 'Wer die Karten mischt und austeilt; sein linker Nachbar beginnt.',
    long: 'Der Geber sagt als Letzter an. Nach jedem Spiel gibt der Nächste links von ihm.',
    forms: 'Geber, Gebers',
  },
  mischen: {
    short: 'Die Karten vor dem Geben durcheinanderbringen.',
    long: 'Das macht der Geber. In diesem Programm legt eine Zufallszahl die Reihenfolge fest, und du kannst hinterher prüfen, dass daran nichts gedreht wurde.',
    forms: 'mischen, mischt, gemischt',
  },
  abheben: {
    short: 'Der rechte Nachbar des Gebers teilt den gemischten Stapel in zwei Pakete.',
    long: 'Der untere Teil kommt nach oben. In jedem der beiden Pakete müssen mindestens drei Karten liegen.',
    forms: 'abheben, abhebt, abgehoben, Abheben',
  },
  geben: {
    short: 'Die Karten austeilen, zweimal vier für jeden, reihum ab der Vorhand.',
    long: 'Mit kurzem Blatt sind es zweimal drei. Nach dem ersten Päckchen darf an manchen Tischen gelegt werden.',
    forms: '',
  },
  vorhand: {
    short: 'Der Platz links vom Geber: sagt als Erster an und spielt zum ersten Stich aus.',
    long: 'Die Vorhand spielt auch dann aus, wenn ein anderer das Spiel macht. Bei gleich hohen Ansagen hat sie den Vorrang.',
    forms: 'Vorhand',
  },
  hinterhand: {
    short: 'Wer als Letzter in den Stich zugibt; die dazwischen sitzen in Mittelhand.',
    long: 'In der Hinterhand weiß man schon, wer den Stich bekommt, und kann sicher schmieren oder billig übernehmen.',
    forms: 'Hinterhand, Mittelhand',
  },
  legen: {
    short: 'Nach den ersten vier Karten „ich leg“ sagen: Das Spiel zählt doppelt.',
    long: 'Eine Wirtshausregel, auch Doppeln oder Klopfen genannt. Jedes Legen verdoppelt noch einmal, gleich was danach gespielt wird.',
    forms: '',
  },
  leger: {
    short: 'Eine Münze oder Marke auf dem Tisch, die zeigt, dass gelegt worden ist.',
    long: 'Sie bleibt bis zur Abrechnung liegen, damit keiner die Verdopplung vergisst.',
    forms: 'Leger',
  },
  klopfen: {
    short:
      'Statt abzuheben auf die Karten klopfen: Der Abheber bestimmt, wie gegeben wird, und das Spiel zählt doppelt.',
    long: 'Er sagt, in welcher Richtung und in welchen Päckchen gegeben wird. Sagen alle „weiter“, gilt die Verdopplung nicht. An anderen Tischen heißt Klopfen dasselbe wie Legen.',
    forms: '',
  },
  zusammenwerfen: {
    short: 'Alle haben „weiter“ gesagt: Die Karten kommen zusammen, und der Nächste gibt.',
    long: 'Es kostet nichts. Wirtshausregeln spielen stattdessen einen Ramsch, ein Muss-Spiel oder zahlen in den Stock.',
    forms: 'zusammenwerfen, zusammengeworfen, Zusammengeworfen',
  },
};

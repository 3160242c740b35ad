// German wording of the slip that says whether the cards are dealt honestly.
import type { UiFairnessTexts } from '../types/ui-fairness-texts.ts';

export const UI_FAIRNESS_DE: UiFairnessTexts = {
  title: 'Ehrlich gegeben?',
  open: 'Ehrlich gegeben? Nachprüfen',
  description: 'Wie gemischt wird, wer was sieht, und wie du es selbst nachprüfst.',
  failed: 'Das ließ sich gerade nicht abfragen.',
  how: 'So wird gegeben',
  points: [
    'Am Anfang eines Spiels würfelt der Rechner eine geheime Zahl. Aus ihr folgen alle Mischungen; wer am Tisch sitzt, wie es steht und welches Niveau gespielt wird, geht nicht ein.',
    'Keine Karte und kein Platz wird dabei bevorzugt. Danach wird abgehoben, von dir oder einem der anderen.',
    'Die anderen am Tisch sehen, was du an ihrem Platz sähest: die eigenen Karten, was offen liegt und was gesagt wurde. Mehr bekommen sie nicht.',
    'Vor dem ersten Zug steht ein Fingerabdruck des gemischten Stapels fest. Nach der Runde wird der Stapel aufgedeckt; passt er nicht zum Fingerabdruck, ist getauscht worden.',
  ],
  running: (round) => `Fingerabdruck von Runde ${round}`,
  runningHint: 'Schreib ihn dir auf, wenn du magst. Nach der Runde muss er noch derselbe sein.',
  noRunning: 'Gerade läuft keine Runde. Mit der nächsten steht hier ihr Fingerabdruck.',
  noCommitment: 'Diese Runde wurde noch ohne Fingerabdruck gegeben; ab der nächsten gibt es ihn.',
  copy: 'Kopieren',
  copyCommitment: 'Fingerabdruck kopieren',
  copyCommand: 'Befehl kopieren',
  copied: 'Kopiert',
  finished: 'Gespielte Runden dieses Spiels',
  noFinished: 'Noch keine. Nach der Runde liegen hier Stapel und Zusatz offen.',
  round: (round) => `Runde ${round}`,
  verdicts: { matches: 'stimmt', differs: 'stimmt nicht' },
  pack: 'Stapel vor dem Abheben, von oben',
  salt: 'Zusatz (zufällig, gegen Erraten)',
  commitment: 'Fingerabdruck (SHA-256)',
  byHand: 'Von Hand nachrechnen: Dieser Befehl muss den Fingerabdruck ausgeben.',
  hands: 'Deine Blätter',
  handsOf: (rounds, written) =>
    rounds === 1 ? 'in der einen Runde der Bibliothek' : `in ${written} Runden der Bibliothek`,
  noHands: 'Sobald Runden in der Bibliothek liegen, steht hier, wie viele gute Karten du bekommen hast.',
  columns: { kind: 'Karten je Blatt', average: 'Schnitt', expected: 'erwartet', error: 'Zufall', place: 'Abweichung' },
  kinds: {
    obers: (name) => name.ranks('O'),
    unters: (name) => name.ranks('U'),
    trumps: () => 'Trümpfe (Rufspiel)',
    aces: (name) => name.ranks('A'),
  },
  chance:
    'Bei so vielen Runden schwankt der Schnitt von allein: in zwei von drei Fällen höchstens um den Wert unter „Zufall“ (den Standardfehler), in 19 von 20 höchstens um das Doppelte, das getönte Feld. Einmal in zwanzig Fällen liegt er auch bei ehrlichem Geben weiter weg. Mit mehr Runden wird es genauer.',
};

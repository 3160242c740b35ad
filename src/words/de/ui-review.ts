// German wording of the commentary on a round.
import { fileDe } from './disk-places.ts';
import type { Naming } from '../types/naming.ts';
import { lossDe, meanDe } from './naming.ts';
import type { UiReviewTexts } from '../types/ui-review-texts.ts';

const percent = (chance: number, name: Naming): string => `${name.number(Math.round(chance * 100))}\u00A0%`;

const cents = (value: number, name: Naming): string =>
  value > 0 && name.isTrifle(value) ? name.trifle : meanDe(value, name);

export const UI_REVIEW_DE: UiReviewTexts = {
  title: 'Besprechung',
  tabs: { legend: 'Was die Seitenleiste zeigt', step: 'Dieser Schritt', round: 'Die Runde im Ganzen' },
  percent,
  cents,

  progress: {
    label: 'Fortschritt der Besprechung',
    waiting: 'Die Besprechung wartet, bis andere Runden fertig sind.',
    working: 'Die Runde wird besprochen …',
    resting: 'Die Besprechung ruht, solange am Tisch gespielt wird.',
    done: 'Fertig besprochen.',
    cancelled: 'Die Besprechung ist unterbrochen.',
    failed: 'Die Besprechung ist gescheitert. Die Runde selbst ist unversehrt; ein neuer Versuch kann helfen.',
    nothing: 'In dieser Runde war nichts zu entscheiden.',
    count: (done, total, name) => `${name.number(done)} von ${name.number(total)}`,
    cancel: 'Unterbrechen',
    resume: 'Weiter besprechen',
  },

  grades: {
    best: 'gut so',
    inaccuracy: 'ungenau',
    mistake: 'Fehler',
    blunder: 'grober Fehler',
    unsure: 'offen',
  },
  gradeCounts: {
    best: (count) => `${count} gut`,
    inaccuracy: (count) => `${count} ungenau`,
    mistake: (count) => `${count} Fehler`,
    blunder: (count) => (count === 1 ? '1 grober Fehler' : `${count} grobe Fehler`),
    unsure: (count) => `${count} offen`,
  },
  gradeHints: {
    best: 'Keine andere Wahl ist merklich besser.',
    unsure: 'Mit dem, was man wissen konnte, lässt sich das nicht sicher sagen. Darum gibt es keine Note.',
  },
  limitsTitle: 'Wann ist etwas ein Fehler?',
  limits: (share, name) => [
    'Gezählt wird, was du wissen konntest: der Schnitt über alle Verteilungen, die du noch für möglich halten musstest. Was in den Karten der anderen wirklich lag, zählt nicht.',
    `Ungenau ist, was mindestens ${percent(share.inaccuracy, name)} der Siegchance kostet, oder so viel von ${name.unit === 'cents' ? 'dem Geld, das' : 'den Punkten, die'} zwischen gewonnen und verloren ${name.unit === 'cents' ? 'liegt' : 'liegen'}; ein Fehler ist es ab ${percent(share.mistake, name)}, ein grober ab ${percent(share.blunder, name)}.`,
    'Wer darunter bleibt, hat gleich gut gespielt. Solange die Rechnung zu unsicher ist, gibt es keine Note.',
  ],

  loss: lossDe,
  costs: (figure) => `Kostet im Schnitt ${figure}.`,
  hardlyCosts: (figure) => `Im Schnitt ${figure} weniger als das Beste: so gut wie gleich.`,
  costsNothing: 'Das kostet nichts.',
  noChoice: 'Es gab nur diese Möglichkeit.',
  tutorSame: 'Der Tutor hätte genauso entschieden.',
  tutorEqual: (decision) => `Genauso gut: ${decision}.`,
  tutorWould: (decision) => `Der Tutor hätte gewählt: ${decision}`,
  hindsight: 'Im Nachhinein',
  hindsightHints: {
    openCards: 'Mit allen Karten offen gerechnet. Das konnte niemand wissen; es zählt nicht für die Note.',
    playedOut:
      'Mit allen Karten offen nach Faustregeln zu Ende gespielt: ein Anhalt, keine Gewissheit. Das konnte niemand wissen; es zählt nicht für die Note.',
  },
  hindsightBest: {
    openCards: 'Mit offenen Karten und bestem Spiel aller brachte nichts anderes mehr.',
    playedOut: 'Mit offenen Karten, nach Faustregeln zu Ende gespielt, brachte nichts anderes mehr.',
  },
  hindsightWould: {
    openCards: (decision, figure) =>
      `Mit offenen Karten und bestem Spiel aller brächte mehr: ${decision} (um ${figure}).`,
    playedOut: (decision, figure) =>
      `Mit offenen Karten, nach Faustregeln zu Ende gespielt, brächte mehr: ${decision} (um ${figure}).`,
  },
  basis: {
    all: (count, name) =>
      count === 1
        ? 'Es gab nur noch eine mögliche Verteilung.'
        : `Alle ${name.number(count)} möglichen Verteilungen gerechnet.`,
    drawn: (count, name) =>
      count === 1
        ? 'Eine mögliche Verteilung durchgespielt.'
        : `${name.number(count)} mögliche Verteilungen durchgespielt.`,
  },
  notYet: 'Dieser Schritt ist noch nicht besprochen.',
  nothingHere: 'In diesem Schritt hat niemand etwas entschieden.',
  why: 'Warum?',
  whyBetter: (decision) => `Warum besser: ${decision}`,

  hand: (player) => `Blatt von ${player} vor diesem Schritt`,
  handOwn: 'Dein Blatt vor diesem Schritt',
  marks: {
    taken: 'gespielt',
    best: 'Wahl des Tutors',
    both: 'gespielt, auch die Wahl des Tutors',
    barred: 'nicht erlaubt',
  },
  alternatives: 'Alle Möglichkeiten',
  columns: {
    decision: 'Möglichkeit',
    grade: 'Note',
    cents: 'Verlust',
    chance: 'Siegchance',
    points: 'Augen',
    open: 'Verlust, offen',
    step: 'Schritt',
    player: 'Spieler',
    course: 'Siegchance danach',
    loss: 'Verlust',
  },
  taken: 'gewählt',

  graph: {
    title: 'Siegchance deiner Seite',
    label: 'Verlauf der Siegchance',
    decided: (player, decision, grade, figure) => `${player}: ${decision} · ${grade} · Verlust ${figure}`,
    value: (step, chance) => `${step}: ${chance} Siegchance`,
    unknown: (step) => `${step}: noch kein Spiel angesagt`,
    won: 'offen gewonnen',
    drawn: 'unentschieden',
    lost: 'offen verloren',
    table: 'Verlauf als Tabelle',
    keys: 'Pfeiltasten blättern, Pos1 und Ende springen.',
  },

  story: 'Die Runde in Kürze',
  moments: 'Die teuersten Entscheidungen',
  noMoments: 'Keine davon war teuer.',
  moment: (step, player, decision) => `${step}, ${player}: ${decision}`,

  summary: {
    title: 'Wer hat wie gespielt?',
    accuracy: 'Genauigkeit',
    accuracyHint: '100 heißt: immer so gut wie der Tutor. Wer nie eine Wahl hatte, bekommt keine Zahl.',
    skill: 'Selbst verschenkt',
    worth: 'Das Blatt war wert',
    worthHint:
      'Was vor allen Entscheidungen des Spielers zu erwarten war, nach dem, was er wissen konnte; jeder sieht nur sein Blatt, also heben sich die Zahlen der Spieler nicht auf. Zusammen mit dem, was er verschenkt hat, und mit dem Glück kommt so das Ergebnis heraus.',
    luck: 'Glück und Pech',
    luckHint:
      'Was die Karten und die anderen über die Erwartung vor der ersten Karte hinaus gebracht oder genommen haben.',
    balance: 'Ergebnis',
    mistakes: 'Fehler',
    none: 'keine',
    pending: 'Das Urteil steht, sobald alle Schritte besprochen sind.',
  },

  drill: {
    start: (count, name) =>
      count === 1 ? 'Aus deinem Fehler lernen' : `Aus deinen ${name.number(count)} Fehlern lernen`,
    none: 'Du hast in dieser Runde keinen Fehler gemacht.',
    title: 'Finde etwas Besseres',
    count: (at, of, name) => `${name.number(at)} von ${name.number(of)}`,
    took: (decision) => `Du hast gewählt: ${decision}. Das war nicht das Beste.`,
    ofTwo: 'Hier gab es nur zwei Möglichkeiten, und du hast die schlechtere gewählt. Welche ist besser?',
    find: 'Klick auf eine Karte, die besser ist. Du siehst nur, was du damals sehen konntest.',
    findCall: 'Wähl, was besser ist. Du siehst nur, was du damals sehen konntest.',
    right: (decision) => `Richtig: ${decision}!`,
    rightToo: (decision) => `Genauso gut: ${decision}.`,
    worse: (decision, parts) => `${decision}: Auch das kostet noch ${parts}. Versuch es weiter.`,
    same: (decision) => `${decision}: Das hast du schon in der Runde gewählt. Such etwas anderes.`,
    unsure: (decision) =>
      `${decision}: Hier ist die Rechnung zu unsicher für ein Urteil. Such etwas, das sicher besser ist.`,
    solution: (decision) => `Besser: ${decision}.`,
    show: 'Lösung zeigen',
    skip: 'Überspringen',
    next: 'Nächster Fehler',
    finish: 'Fertig',
    leave: 'Übung beenden',
    over: 'Durch!',
    score: (found, of, name) => `${name.number(found)} von ${name.number(of)} beim ersten Versuch gefunden.`,
    again: 'Noch einmal',
    offered: 'Zur Wahl',
    region: 'Aus Fehlern lernen',
  },

  compare: {
    title: 'Dasselbe Blatt mit einem Meister',
    hint: 'Ein Meister nimmt deinen Platz ein, die anderen spielen wie zuvor. Weil dabei auch der Zufall mitspielt, wird das Blatt mehrmals gespielt.',
    usual: 'Wer damals mitgespielt hat, steht nicht in der Datei; es spielen Leute vom Stammtisch.',
    start: 'Durchspielen lassen',
    playing: (played, of, name) => `${name.number(played)} von ${name.number(of)} Mal gespielt …`,
    own: 'Du',
    bot: 'Meister im Schnitt',
    each: 'Meister, einzeln',
    difference: 'Unterschied',
    better: (money) => `Du hast ${money} mehr herausgeholt als der Meister im Schnitt.`,
    worse: (money) => `Der Meister hat im Schnitt ${money} mehr herausgeholt.`,
    equal: 'Ihr habt gleich viel herausgeholt.',
    failed: 'Der Vergleich ließ sich nicht spielen.',
  },

  bar: {
    label: 'Was du tun kannst',
    nextMistake: 'Nächster Fehler',
    noMistake: 'In dieser Runde ist kein Fehler von dir gefunden.',
    notYet: 'Deine Entscheidungen sind noch nicht alle angesehen.',
    otherCard: 'Andere Karte probieren',
    back: 'Zurück zur Besprechung',
    keys: 'M nächster Fehler, B andere Karte, Esc zurück zur Besprechung',
  },
  values: {
    judged: 'Auf den Karten: was jede im Schnitt verliert, nach dem, was man wissen konnte.',
    openCards: 'Auf den Karten: was jede mit offenen Karten und bestem Spiel aller verliert.',
    playedOut: 'Auf den Karten: was jede mit offenen Karten verliert, nach Faustregeln zu Ende gespielt.',
    thinking: 'Die Karten werden ausgerechnet …',
    best: 'am besten',
    loses: (figure) => `verliert ${figure}`,
    pick: (card, worth) => `${card}, ${worth}. Hier anders weiterspielen`,
  },
  branch: {
    title: (step) => `Eigene Linie ab ${step}`,
    hint: 'Klick auf eine Karte dessen, der am Zug ist. Alle Karten liegen offen.',
    moves: 'Züge der Linie',
    start: 'vor dem ersten Zug',
    trick: 'Stich zu Ende spielen',
    end: 'Runde zu Ende spielen',
    undo: 'Letzten Zug streichen',
    keep: 'Linie behalten',
    kept: 'Die Linie liegt jetzt bei der Runde.',
    failed: 'Die Linie ließ sich nicht sichern.',
    note: 'Notiz zur Linie',
    list: (count, name) => `Eigene Linien (${name.number(count)})`,
    none: 'Noch keine. Klick in einem Stich auf eine andere Karte als die gespielte.',
    open: (step, first) => `${step}: ${first}`,
    remove: 'Linie löschen',
    outcome: (own, then) => `So ausgespielt: ${own}. Wirklich: ${then}.`,
  },
  playFrom: 'Ab hier selbst spielen',
  playFromHint: 'Die Runde geht am Tisch von dieser Stelle an mit den anderen weiter.',

  export: {
    title: 'Mitnehmen',
    text: 'Als Text sichern …',
    pages: 'Als PDF sichern …',
    saved: (file) => `Gesichert: ${fileDe(file)}`,
    working: 'Die Seiten werden gesetzt …',
  },

  print: {
    heading: (game) => `Besprechung: ${game}`,
    tricks: 'Stiche',
    trick: 'Stich',
    calls: 'Gesagt',
    verdicts: 'Was anders besser war',
    noVerdicts: 'Nichts: Niemand hat merklich etwas verschenkt.',
    verdict: (step, player, decision, grade, figure, better) =>
      `${step}, ${player}: ${decision} (${grade}, Verlust ${figure}). Besser: ${better}.`,
    further: (count) => (count === 1 ? 'und 1 weitere' : `und ${count} weitere`),
    legend: 'Unterstrichen: angespielt. Fett: macht den Stich.',
    dealt: 'Ausgeteilt',
    played: (player, decision) => `${player}: ${decision}`,
    made: 'Schafkopf Stube',
    result: (points, against) => `${points} : ${against} Augen`,
    course: 'Schritt für Schritt',
    tutor: (decision) => `Tutor: ${decision}`,
    unfinished: 'Die Besprechung war beim Sichern noch nicht fertig.',
  },

  decisions: {
    said: (phrase) => `„${phrase}“`,
    leave: 'nicht verdoppeln',
    cut: 'abheben',
  },
};

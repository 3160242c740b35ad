// German wording of three screens: the tutor beside the table, the book of finished rounds, the replay.
import type { Clue } from '../../engine/tutor/beliefs/clue.ts';
import { capitalised } from '../base/words.ts';
import { fileDe } from './disk-places.ts';
import { nom, wordsDe } from './naming.ts';
import type { Naming } from '../types/naming.ts';
import type { UiTutorTexts } from '../types/ui-tutor-texts.ts';

const eyes = (points: number, name: Naming): string => (points === 1 ? 'ein Auge' : `${name.number(points)} Augen`);

const SAID = {
  passed: 'nichts angesagt',
  bid: 'spielen wollen',
  game: 'dieses Spiel angesagt',
  stoss: 'Stoß gegeben',
} as const;

const clueDe = (clue: Clue, name: Naming): string =>
  clue.of === 'play' ? `${nom(clue.card, name)} im ${clue.trick}. Stich` : SAID[clue.of];

export const UI_TUTOR_DE: UiTutorTexts = {
  tutor: {
    title: 'Tutor',
    silent:
      'Der Tutor hält sich zurück. Klick auf eine gesperrte Karte oder Ansage, dann sagt er kurz, woran es liegt.',
    show: 'zeigen',
    hide: 'verbergen',
    more: 'mehr',
    less: 'weniger',
    close: 'Erklärung schließen',
    now: 'Was jetzt?',
    nothingNow: 'Gerade ist nichts zu tun.',
    answerNow: 'Der Tisch wartet auf deine Antwort.',
    ladder: {
      title: 'Trumpffolge',
      empty:
        'Noch ist kein Spiel angesagt. Sobald eines feststeht, hängt hier die Leiter der Trümpfe, der höchste zuoberst.',
      none: 'In diesem Spiel gibt es keinen Trumpf. In jeder Farbe zählt nur die Reihenfolge.',
      list: 'Alle Trümpfe vom höchsten abwärts',
      legend: 'Zeichenerklärung',
      places: {
        own: 'bei dir',
        table: 'auf dem Tisch',
        fallen: 'gefallen',
        out: 'noch draußen',
        unplayed: 'nicht gespielt',
      },
      twice: (place) => `zweimal, beide ${place}`,
      apart: (first, second) => `zweimal: eine Karte ${first}, die andere ${second}`,
      rung: (rank, card, place) => `${rank}. ${card}, ${place}`,
      outside: (count, name) => (count === 0 ? 'keiner mehr draußen' : `noch ${name.number(count)} draußen`),
    },
    beliefs: {
      title: 'Wo liegt was?',
      lead: 'Was sich aus dem lesen lässt, was gesagt und gespielt wurde. Auf die Karte gedrückt: woraus.',
      looking: 'Ich lese noch …',
      nothing:
        'Das sage ich nur in Rufspiel, Wenz und Solo, solange gespielt wird: Dort ist gemessen, wie oft es stimmt.',
      failed: 'Das ließ sich gerade nicht ausrechnen.',
      card: 'Karte',
      trumps: 'Trümpfe',
      percent: (percent) => `${percent} %`,
      sure: 'sicher',
      never: 'sicher nicht',
      ask: (card) => `${card}: Woraus liest man das?`,
      lacking: (seats, name) =>
        `Nicht bei ${wordsDe(seats.map((seat) => (name.isReader(seat) ? 'dir' : name.player(seat))))}: dort wurde nicht bedient.`,
      clue: (clue, name) =>
        `${capitalised(name.player(clue.seat))}: ${clueDe(clue, name)}. Das spricht ${clue.lean === 'for' ? 'dafür' : 'dagegen'}, dass die Karte dort liegt.`,
      noClue: 'Ein deutliches Zeichen gibt es nicht; es zählt, wer noch wie viele Karten hat.',
    },
    refused: {
      title: 'Warum nicht?',
      said: (phrase) => `„${phrase}“`,
      stoss: 'Stoß geben',
      retour: 'Retour geben',
      cut: 'Dort abheben',
      allowed: (count) => (count === 1 ? 'Erlaubt ist jetzt nur' : 'Erlaubt sind jetzt'),
    },
    evidence: {
      led: 'Angespielt',
      have: 'Auf der Hand',
      called: 'Gerufen',
      lords: 'Zählen als Trumpf',
      missing: 'Es fehlen',
      forbidden: 'Jetzt gesperrt',
      cards: 'Betroffen',
      card: 'Es geht um',
    },
    trick: {
      title: 'Letzter Stich',
      titleNow: 'Dieser Stich',
      none: 'Noch liegt kein fertiger Stich vor.',
      points: (points, name) => eyes(points, name),
      takes: 'holt ihn',
      order: 'Karten in der Reihenfolge, in der sie gefallen sind',
      played: (player, card) => `${player}: ${card}`,
    },
  },
  library: {
    lead: 'Hier liegt jede zu Ende gespielte Runde und lässt sich Karte für Karte nachschauen.',
    import: 'Runde einlesen …',
    dropHint: 'oder die Datei einfach auf das Fenster ziehen',
    loading: 'Die Bibliothek wird geöffnet …',
    unavailable: 'Die Bibliothek ließ sich nicht öffnen.',
    emptyTitle: 'Noch ist die Bibliothek leer',
    emptyText:
      'Spiel die erste Runde zu Ende, dann steht sie hier: wer gespielt hat, wie es ausging und was es gekostet hat. Von da an kannst du jede Karte noch einmal anschauen.',
    emptyAction: 'An den Tisch',
    nothingMatches: 'Zu dieser Auswahl passt keine Runde.',
    resetFilters: 'Alle zeigen',
    filters: 'Auswahl',
    filterContract: 'Spiel',
    allContracts: 'alle Spiele',
    thrownIn: 'Zusammengeworfen',
    filterOutcome: 'Für dich',
    outcomes: { all: 'alle', won: 'gewonnen', lost: 'verloren', drawn: 'unentschieden' },
    count: (shown, all, name) => {
      if (shown !== all) return `${name.number(shown)} von ${name.number(all)} Runden`;
      return all === 1 ? 'eine Runde' : `${name.number(all)} Runden`;
    },
    sum: (counted, shown, name) => {
      if (counted === shown) return 'zusammen';
      return counted === 0 ? 'keine zählt:' : `davon ${name.number(counted)} gewertet:`;
    },
    sumHint: 'Es zählen nur deine eigenen Runden, also weder Übungsrunden noch eingelesene.',
    origins: { imported: 'eingelesen' },
    today: 'Heute',
    yesterday: 'Gestern',
    alone: (declarer) => `${declarer} allein`,
    nobody: 'Niemand wollte spielen.',
    ramschLost: (losers) => `Verloren: ${losers}`,
    ramschMarch: (winner) => `Durchmarsch: ${winner}`,
    ramschEven: 'Keiner hat verloren',
    ramschPoints: (points, name) => eyes(points, name),
    table: (players) => `am Tisch: ${players}`,
    points: (own, against, name) => `${name.number(own)} : ${name.number(against)}`,
    sides: { declarer: 'Spieler gewinnt', defenders: 'Spieler verliert', draw: 'unentschieden' },
    open: 'Besprechen',
    export: 'Als Datei sichern',
    remove: 'Löschen',
    row: (time, game, outcome, balance) => [time, game, outcome, balance].filter(Boolean).join(', '),
    more: (count, name) => `${name.number(count)} weitere zeigen`,
    list: 'Gespielte Runden, die neueste zuerst',
    keys: 'Pfeiltasten wählen, Eingabe schaut nach, Entf löscht',
    removeTitle: 'Diese Runde löschen?',
    removeText: (game, when) => `${game}, ${when}. Sie verschwindet endgültig aus der Bibliothek.`,
    removeYes: 'Löschen',
    removeNo: 'Behalten',
    removed: 'Die Runde ist gelöscht.',
    saved: (file) => `Gesichert: ${fileDe(file)}`,
    problemsTitle: (count, name) =>
      count === 1 ? 'Eine Datei war nicht zu lesen' : `${name.number(count)} Dateien waren nicht zu lesen`,
    problemsHint: 'Gelöscht wurde nichts; die Dateien liegen noch im Ordner.',
  },
  replay: {
    back: 'Zur Bibliothek',
    loading: 'Die Karten werden wieder ausgelegt …',
    missing: 'Diese Runde ist nicht mehr da.',
    failed: 'Die Runde ließ sich nicht öffnen.',
    stuck: 'Dieser Schritt ließ sich nicht zeigen. Ein Schritt weiter oder zurück versucht es noch einmal.',
    table: 'Tisch in der Besprechung',
    remarks: 'Anmerkungen zum Schritt',
    first: 'Zum Anfang',
    previous: 'Einen Schritt zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    next: 'Einen Schritt weiter',
    last: 'Zum Ende',
    controls: 'Steuerung der Besprechung',
    timeline: 'Verlauf der Runde',
    viewer: 'Sicht',
    viewerOpen: 'alle Karten offen',
    viewerSeat: (player) => `nur ${player}`,
    viewerYou: 'nur dein Blatt, wie am Tisch',
    marks: { deal: 'Geben', auction: 'Ansagen', contract: 'Spiel', end: 'Ende' },
    markTrick: (trick) => `Stich ${trick}`,
    step: (frame, last, name) => `Schritt ${name.number(frame)} von ${name.number(last)}`,
    happened: 'Was geschah',
    duty: 'Was galt',
    because: 'Warum?',
    becauseOf: (seat, name) => (name.isReader(seat) ? 'so hast du gedacht' : `so dachte ${name.player(seat)}`),
    takes: 'Wer den Stich holt und warum',
    noRemarks: 'Zu diesem Schritt gibt es nichts anzumerken.',
    settlement: 'Abrechnung',
    each: 'Jeder Verlierer zahlt jedem Gewinner',
    keys: 'Tasten: Pfeile blättern, Leertaste spielt ab, 1 bis 8 springen zum Stich, Pos1 und Ende an die Ränder.',
  },
};

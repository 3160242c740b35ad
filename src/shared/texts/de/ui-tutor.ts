// German wording of three screens: the tutor beside the table, the book of finished rounds, the replay.
import type { Seat } from '../../../engine/base/seats.ts';
import type { Naming } from '../naming.ts';

const eyes = (points: number, name: Naming): string => (points === 1 ? 'ein Auge' : `${name.number(points)} Augen`);

export const UI_TUTOR_DE = {
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
      twice: (place: string) => `zweimal, beide ${place}`,
      apart: (first: string, second: string) => `zweimal: eine Karte ${first}, die andere ${second}`,
      rung: (rank: number, card: string, place: string) => `${rank}. ${card}, ${place}`,
      outside: (count: number, name: Naming) =>
        count === 0 ? 'keiner mehr draußen' : `noch ${name.number(count)} draußen`,
    },
    refused: {
      title: 'Warum nicht?',
      said: (phrase: string) => `„${phrase}“`,
      stoss: 'Stoß geben',
      retour: 'Retour geben',
      cut: 'Dort abheben',
      allowed: (count: number): string => (count === 1 ? 'Erlaubt ist jetzt nur' : 'Erlaubt sind jetzt'),
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
      points: (points: number, name: Naming) => eyes(points, name),
      takes: 'holt ihn',
      order: 'Karten in der Reihenfolge, in der sie gefallen sind',
      played: (player: string, card: string) => `${player}: ${card}`,
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
    count: (shown: number, all: number, name: Naming) => {
      if (shown !== all) return `${name.number(shown)} von ${name.number(all)} Runden`;
      return all === 1 ? 'eine Runde' : `${name.number(all)} Runden`;
    },
    /** Before the amount of the rounds that count, of those that are shown. */
    sum: (counted: number, shown: number, name: Naming) => {
      if (counted === shown) return 'zusammen';
      return counted === 0 ? 'keine zählt:' : `davon ${name.number(counted)} gewertet:`;
    },
    sumHint: 'Es zählen nur deine eigenen Runden, also weder Übungsrunden noch eingelesene.',
    /** Of a round that was not played here. */
    origins: { imported: 'eingelesen' },
    today: 'Heute',
    yesterday: 'Gestern',
    alone: (declarer: string) => `${declarer} allein`,
    nobody: 'Niemand wollte spielen.',
    ramschLost: (losers: string) => `Verloren: ${losers}`,
    ramschMarch: (winner: string) => `Durchmarsch: ${winner}`,
    ramschEven: 'Keiner hat verloren',
    ramschPoints: (points: number, name: Naming) => eyes(points, name),
    table: (players: string) => `am Tisch: ${players}`,
    points: (own: number, against: number, name: Naming) => `${name.number(own)} : ${name.number(against)}`,
    /** Which side has won, where there are two. */
    sides: { declarer: 'Spieler gewinnt', defenders: 'Spieler verliert', draw: 'unentschieden' },
    open: 'Besprechen',
    export: 'Als Datei sichern',
    remove: 'Löschen',
    row: (time: string, game: string, outcome: string, balance: string) =>
      [time, game, outcome, balance].filter(Boolean).join(', '),
    more: (count: number, name: Naming) => `${name.number(count)} weitere zeigen`,
    list: 'Gespielte Runden, die neueste zuerst',
    keys: 'Pfeiltasten wählen, Eingabe schaut nach, Entf löscht',
    removeTitle: 'Diese Runde löschen?',
    removeText: (game: string, when: string) => `${game}, ${when}. Sie verschwindet endgültig aus der Bibliothek.`,
    removeYes: 'Löschen',
    removeNo: 'Behalten',
    removed: 'Die Runde ist gelöscht.',
    saved: (file: string) => `Gesichert: ${file}`,
    problemsTitle: (count: number, name: Naming) =>
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
    viewerSeat: (player: string) => `nur ${player}`,
    viewerYou: 'nur dein Blatt, wie am Tisch',
    marks: { deal: 'Geben', auction: 'Ansagen', contract: 'Spiel', end: 'Ende' },
    markTrick: (trick: number) => `Stich ${trick}`,
    step: (frame: number, last: number, name: Naming) => `Schritt ${name.number(frame)} von ${name.number(last)}`,
    happened: 'Was geschah',
    duty: 'Was galt',
    because: 'Warum?',
    becauseOf: (seat: Seat, name: Naming) =>
      name.isReader(seat) ? 'so hast du gedacht' : `so dachte ${name.player(seat)}`,
    takes: 'Wer den Stich holt und warum',
    noRemarks: 'Zu diesem Schritt gibt es nichts anzumerken.',
    settlement: 'Abrechnung',
    each: 'Jeder Verlierer zahlt jedem Gewinner',
    keys: 'Tasten: Pfeile blättern, Leertaste spielt ab, 1 bis 8 springen zum Stich, Pos1 und Ende an die Ränder.',
  },
};

/** What every language must say; complete by compilation. */
export type UiTutorTexts = typeof UI_TUTOR_DE;

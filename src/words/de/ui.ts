// German labels of the interface: what stands on buttons, headings and sheets.
import { aRank, itsRank } from './naming.ts';
import { QUESTIONS_DE } from './questions.ts';
import { UI_ABOUT_DE } from './ui-about.ts';
import { UI_ADVICE_DE } from './ui-advice.ts';
import { UI_CARDS_DE } from './ui-cards.ts';
import { UI_CHARACTERS_DE } from './ui-characters.ts';
import { UI_COACH_DE } from './ui-coach.ts';
import { UI_FAIRNESS_DE } from './ui-fairness.ts';
import { UI_FIRST_DE } from './ui-first.ts';
import { UI_GLOSSARY_DE } from './ui-glossary.ts';
import { UI_GUIDED_DE } from './ui-guided.ts';
import { UI_LESSONS_DE } from './ui-lessons.ts';
import { UI_LIBRARY_DE } from './ui-library.ts';
import { UI_PROGRESS_DE } from './ui-progress.ts';
import { UI_POSITIONS_DE } from './ui-positions.ts';
import { UI_SCORER_DE } from './ui-scorer.ts';
import { UI_DUEL_DE } from './ui-duel.ts';
import { UI_TOURNAMENT_DE } from './ui-tournament.ts';
import { UI_READOUT_DE } from './ui-readout.ts';
import { UI_REVIEW_DE } from './ui-review.ts';
import { UI_REST_DE } from './ui-rest.ts';
import { UI_RULES_DE } from './ui-rules.ts';
import { UI_HOCHZEIT_DE } from './ui-hochzeit.ts';
import { UI_SAVING_DE } from './saving.ts';
import { UI_SESSION_DE } from './ui-session.ts';
import { UI_SLATE_DE } from './ui-slate.ts';
import { UI_SOUND_DE } from './ui-sound.ts';
import { UI_SPECIAL_DE } from './ui-special.ts';
import { UI_WIDOW_DE } from './ui-widow.ts';
import { UI_TRAINING_DE } from './ui-training.ts';
import type { UiTexts } from '../types/ui-texts.ts';

/** What the levels are like where the called card can be searched, and people's games are known. */
const LEVEL_HINTS_DE = {
  neuling: 'Die anderen kennen die Regeln, aber noch keinen Plan: Vieles spielen sie aufs Geratewohl.',
  anfaenger: 'Die anderen vergessen, welche Trümpfe schon gefallen sind, und suchen den Mitspieler nur selten.',
  hobby: 'Die anderen spielen meistens, was man so spielt, und liegen doch öfter einmal daneben.',
  stammtisch: 'Die anderen spielen wie ein ordentlicher Vereinsspieler: zählen mit, suchen und schmieren.',
  kenner: 'Die anderen sagen aus Erfahrung an, rechnen mit einigen möglichen Verteilungen und passen fast immer auf.',
  meister: 'Die anderen stellen sich viele Verteilungen vor und rechnen genau. Das braucht manchmal einen Augenblick.',
};

/** The Kenner where hardly anything is announced, or announced by reckoning. */
const KENNER_WITHOUT_BIDS_DE =
  'Die anderen rechnen mit möglichen Verteilungen der verdeckten Karten und passen fast immer auf.';

export const UI_DE: UiTexts = {
  app: {
    name: 'Schafkopf Stube',
    subtitle: 'Bayerisch Schafkopf lernen und spielen',
    navigation: 'Hauptmenü',
    rooms: {
      start: 'Startseite',
      setup: UI_FIRST_DE.setUpTitle,
      guided: UI_GUIDED_DE.title,
      table: 'Tisch',
      evening: UI_COACH_DE.evening.title,
      library: 'Bibliothek',
      replay: 'Runde zum Nachsehen',
      learn: UI_LESSONS_DE.title,
      lesson: 'Lektion',
      trainer: UI_TRAINING_DE.title,
      progress: UI_PROGRESS_DE.title,
      scorer: UI_SCORER_DE.title,
      positions: UI_POSITIONS_DE.title,
      tournament: UI_TOURNAMENT_DE.title,
      duel: UI_DUEL_DE.title,
      rules: UI_RULES_DE.title,
      glossary: UI_GLOSSARY_DE.title,
    },
    home: 'Startseite',
    table: 'Tisch',
    library: 'Bibliothek',
    settings: 'Einstellungen',
    newSession: 'Neues Spiel',
    close: 'Schließen',
    language: 'Sprache',
    languages: { de: 'Deutsch', en: 'English' },
    notices: 'Hinweise',
    dismiss: 'Hinweis schließen',
    dropHere: 'Datei loslassen: Runden kommen in die Bibliothek, Hausregeln zu deinen Regeln',
    dropFailed: 'Diese Datei konnte nicht gelesen werden.',
    imported: 'Die Runde liegt jetzt in der Bibliothek.',
    callFailed: 'Das hat nicht geklappt. Das Programm hat einen Fehler gemeldet:',
    partMissing:
      'Dieser Teil des Programms fehlt oder ist beschädigt. Starte es neu; hilft das nicht, installiere es noch einmal. Deine Runden bleiben dabei erhalten.',
  },

  start: {
    greeting: 'Grüß Gott in der Stube',
    running: 'Am Tisch wird gespielt',
    runningRound: (round, name) => `Runde ${name.number(round)}`,
    resume: 'Weiterspielen',
    fresh: 'Neues Spiel',
    freshHint: 'Du und Stammgäste der Stube. Der Tutor sagt dir, was geht und warum.',
    keepsOld: 'Das Spiel am Tisch kannst du dabei beiseitelegen.',
    pack: 'Blatt',
    packs: { 32: 'Langes Blatt', 24: 'Kurzes Blatt', 20: 'Ganz kurzes Blatt' },
    packCards: { 32: '32 Karten', 24: '24 Karten', 20: '20 Karten' },
    packHints: {
      32: 'Das volle Blatt mit acht Karten für jeden. So wird meistens gespielt.',
      24: 'Ohne Siebener und Achter: sechs Karten für jeden, mehr Trumpf, schneller.',
      20: 'Auch ohne Neuner: fünf Karten für jeden. Kurz und scharf.',
    },
    level: 'Spielstärke',
    levels: {
      neuling: 'Neuling',
      anfaenger: 'Anfänger',
      hobby: 'Feierabend',
      stammtisch: 'Stammtisch',
      kenner: 'Kenner',
      meister: 'Meister',
    },
    levelHints: {
      search: LEVEL_HINTS_DE,
      people: {
        ...LEVEL_HINTS_DE,
        anfaenger: 'Die anderen vergessen, welche Trümpfe schon gefallen sind, und verschenken so manches Auge.',
        stammtisch:
          'Die anderen spielen wie ein ordentlicher Vereinsspieler: Sie zählen mit und halten ihre Augen zusammen.',
        kenner: KENNER_WITHOUT_BIDS_DE,
      },
      thumb: {
        ...LEVEL_HINTS_DE,
        neuling: 'In diesem Spiel sind sie nicht schwächer als die Anfänger.',
        anfaenger: 'Die anderen vergessen, welche Trümpfe schon gefallen sind, und verschenken so manches Auge.',
        hobby: 'In diesem Spiel spielen sie so gut wie am Stammtisch.',
        stammtisch:
          'Die anderen spielen wie ein ordentlicher Vereinsspieler: Sie zählen mit und halten ihre Augen zusammen.',
        kenner: KENNER_WITHOUT_BIDS_DE,
      },
    },
    playedAt: (level) => `Spielstärke: ${level}`,
    tariff: 'Tarif',
    tariffs: {
      p1050: '10/50',
      p2050: '20/50',
      p510: '5/10',
      p515: '5/15',
      t102050: '10/20/50',
      historic: '1876',
      ground: 'Grundtarif',
      free: 'Frei',
    },
    tariffHints: {
      pair: (low, high) => `Rufspiel, Schneider und jeder Laufende ${low}, Wenz und Solo ${high}.`,
      triple: (low, middle, high) => `Schneider und jeder Laufende ${low}, Rufspiel ${middle}, Wenz und Solo ${high}.`,
      ground: (unit) =>
        `Schneider und jeder Laufende ${unit}; wie viele Grundtarife ein Spiel kostet, steht in den Hausregeln.`,
      historic: (game, schneider, march, [three, more]) =>
        `Rufspiel ${game}, mit Schneider ${schneider}, mit allen Stichen ${march}, ein Solo das Doppelte. Drei Laufende ${three}, jeder weitere ${more}.`,
    },
    level1876: 'Stufe',
    form: 'Art',
    forms: { pair: 'Zwei Werte', triple: 'Drei Werte' },
    fields: { low: 'Grundwert', middle: 'Rufspiel', high: 'Wenz und Solo', ground: 'Grundtarif' },
    fieldUnit: 'Cent',
    fieldProblem: 'Eine ganze Zahl von 1 bis 10.000.',
    sitDown: 'Hinsetzen und spielen',
    starting: 'Die Karten werden gemischt …',
    libraryHint: 'Gespielte Runden ansehen, Karte für Karte.',
    settingsHint: 'Sprache, Blatt, Tempo, Tutor.',
    version: (version) => `Version ${version}`,
    offline: 'Läuft ganz ohne Netz.',
  },

  help: {
    title: 'Hilfe',
    description: 'Das Wichtigste auf einem Zettel.',
    game: 'So geht Schafkopf',
    points: (name) => [
      'Vier spielen, jeder für sich oder zu zweit; in jeder Runde finden sich die Parteien neu.',
      'Nach dem Geben sagt jeder reihum, ob er spielen will. Wer spielt, braucht mit seiner Partei 61 von 120 Augen.',
      `Im Rufspiel ruft der Spieler ${aRank('A', name, 'acc')}. Wer ${itsRank('A', name)} hat, hilft ihm heimlich.`,
      'Wenz und Solo spielt einer allein gegen drei.',
      'Angespielte Farbe und angespielter Trumpf müssen bedient werden. Wer nicht kann, darf stechen oder abwerfen.',
      'Eine Karte mit dem Verbotszeichen ist gerade nicht erlaubt. Klick sie an, dann sagt der Tutor, warum.',
    ],
    keys: 'Tasten am Tisch',
    keyList: [
      ['← → oder 1–9, 0', 'Karte wählen, mit 0 die zehnte'],
      ['Eingabe, Leertaste', 'Karte spielen, Knopf drücken; sonst: Pause überspringen'],
      ['?', 'Warum (nicht)? Erklärung zur gewählten Karte'],
      ['H', 'Tipp; jeder weitere Druck verrät mehr'],
      ['Strg+Z, Strg+Y', 'zurücknehmen, wiederholen'],
      ['L', 'letzter Stich'],
      ['T', 'Trumpffolge'],
      ['W', 'wo die Karten liegen'],
      ['P', 'Spielzettel'],
      ['R', 'Regeln an diesem Tisch'],
      ['J, N', 'ja oder nein, wenn du gefragt wirst'],
      ['A', 'zu den Ansagen im Doppelkopf'],
      ['V, O', 'Karte vormerken, Karten sortieren'],
      ['Umschalt + ← →', 'Karte in der Hand verschieben'],
      ['G', 'der Rest g’hört mir, oder aufgeben'],
      ['F', 'zu dem, was gerade gefragt ist; die Frage wird noch einmal vorgelesen'],
      ['N', 'nächste Runde, Pause überspringen'],
      ['Lange drücken', 'auf eine eigene Karte: warum (nicht)? Mit der Maus: rechte Taste'],
      ['B', 'dein Blatt vorlesen, nach Trumpf und Farben'],
      ['S', 'den Stich vorlesen: wer ausspielt, was liegt, wer ihn macht'],
      ['D', 'vorlesen, welche Trümpfe noch draußen sind'],
      ['E', 'die Augen oder die Stiche vorlesen'],
      ['K', 'deinen Stand vorlesen'],
      ['Besprechung: ← →, 1–8, M, B, W', 'Schritt, Stich; nächster Fehler, andere Karte, ab hier spielen'],
      ['Bibliothek: ↑ ↓, Entf, X', 'Runde wählen, löschen; beim Wählen mehrerer: ankreuzen'],
      ['F6', 'nächster Bereich: Tisch, Hand, Tutor, Spielzettel'],
      ['Esc', 'schließen'],
    ],
  },

  cards: UI_CARDS_DE,
  characters: UI_CHARACTERS_DE,
  coach: UI_COACH_DE,
  fairness: UI_FAIRNESS_DE,
  first: UI_FIRST_DE,
  guided: UI_GUIDED_DE,
  about: UI_ABOUT_DE,
  advice: UI_ADVICE_DE,
  lessons: UI_LESSONS_DE,
  training: UI_TRAINING_DE,
  hochzeit: UI_HOCHZEIT_DE,
  questions: QUESTIONS_DE,
  review: UI_REVIEW_DE,
  rest: UI_REST_DE,
  rules: UI_RULES_DE,
  sound: UI_SOUND_DE,
  special: UI_SPECIAL_DE,
  widow: UI_WIDOW_DE,
  saving: UI_SAVING_DE,
  session: UI_SESSION_DE,
  slate: UI_SLATE_DE,
  library: UI_LIBRARY_DE,
  readout: UI_READOUT_DE,
  progress: UI_PROGRESS_DE,
  scorer: UI_SCORER_DE,
  positions: UI_POSITIONS_DE,
  tournament: UI_TOURNAMENT_DE,
  duel: UI_DUEL_DE,
  glossary: UI_GLOSSARY_DE,

  settings: {
    title: 'Einstellungen',
    description: 'Alles gilt sofort.',
    groups: { look: 'Aussehen', play: 'Am Tisch', access: 'Bedienung' },
    language: 'Sprache',
    languages: { system: 'Wie das System', de: 'Deutsch', en: 'English' },
    theme: 'Licht',
    themes: { system: 'Wie das System', light: 'Tag', dark: 'Abend' },
    deck: 'Kartenbild',
    doubleDeck: 'Kartenbild, wenn jede Karte zweimal da ist',
    decks: { bavarian: 'Bayerisch', french: 'Französisch' },
    palette: 'Farben der Karten',
    palettes: { standard: 'Üblich', colourblind: 'Gut unterscheidbar' },
    paletteHint: 'Die zweite Wahl hilft bei Farbenfehlsichtigkeit.',
    speed: 'Tempo',
    speeds: { slow: 'Gemütlich', normal: 'Normal', fast: 'Flott', instant: 'Sofort' },
    tutor: 'Tutor',
    tutors: { always: 'Immer', demand: 'Auf Wunsch', off: 'Aus' },
    textSize: 'Größe von Schrift und Knöpfen',
    cardSize: 'Größe deiner Karten',
    sizeHint: 'So weit das Fenster Platz hat.',
    percent: (size) => `${size}\u00A0%`,
    contrast: 'Kontrast',
    contrasts: { system: 'Wie das System', normal: 'Üblich', high: 'Hoch' },
    motion: 'Bewegung',
    motions: { system: 'Wie das System', reduced: 'Wenig', full: 'Voll' },
    playerName: 'Dein Name am Tisch',
    playerNameHint: 'Leer heißt einfach „Du“.',
    doubling: 'Wenn du Stoß geben kannst',
    doublings: { ask: 'Nachfragen', button: 'Nur Knopf zeigen' },
    letterKeys: 'Tasten mit einem Buchstaben',
    letterKeysValues: { on: 'Ein', off: 'Aus' },
    letterKeysHint:
      'H Tipp, G Rest, V vormerken, O ordnen, L letzter Stich, T Trümpfe, P Spielzettel, R Regeln, N nächste Runde, ? Erklärung',
  },

  table: {
    region: 'Spieltisch',
    tutorRegion: 'Tutor',
    sheetRegion: 'Spielzettel',
    empty: 'Hier sitzt noch niemand.',
    emptyHint: 'Fang ein neues Spiel an, dann wird gemischt.',
    hand: 'Deine Karten',
    handOf: (player) => `Karten von ${player}`,
    cardsLeft: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
    ownPile: (count) => `Dein Stapel, ${count} Karten: Er zählt am Ende für dich`,
    pileOf: (player, count) => `Stapel von ${player}, ${count} Karten: Er zählt am Ende für diesen Spieler`,
    tableOf: (open, covered, inHand) =>
      [
        `${open} offen`,
        ...(covered > 0 ? [`${covered} verdeckt`] : []),
        ...(inHand > 0 ? [`${inHand} auf der Hand`] : []),
      ].join(', '),
    belowCovered: 'darunter eine verdeckte Karte',
    belowNothing: 'nichts mehr darunter',
    fromHand: 'auf der Hand',
    coveredOnly: 'eine verdeckte Karte',
    tricksWon: (count) => (count === 1 ? '1 Stich' : `${count} Stiche`),
    obersTaken: (cards) => `Der Reihe nach gefangen: ${cards.join(', ')}`,
    obersHint: (obers) =>
      `Den Gewinnern werden die ${obers} bezahlt, die sie lückenlos vom höchsten an gefangen haben.`,
    trick: 'Stich',
    takes: (player) => `Stich: ${player}`,
    takesYou: 'Dein Stich',
    times: (times) => `zählt das ${times}-Fache`,
    points: (points) => (points === 1 ? '1 Auge' : `${points} Augen`),
    king: 'König',
    kingHint: 'Hat gegeben und spielt auch für den Strohmann.',
    dealer: 'Geber',
    dealerHint: 'Hat diese Runde gegeben.',
    forehand: 'Vorhand',
    forehandHint: 'Spielt zum ersten Stich aus.',
    declarer: 'Spieler',
    partner: 'Mitspieler',
    sitsOut: 'setzt aus',
    holder: 'würde spielen',
    stoss: 'Stoß',
    retour: 'Retour',
    you: 'Du',
    yourTurn: 'Du bist dran',
    thinking: 'überlegt …',
    skip: 'Weiter (Klick auf den Tisch)',
    lastTrick: 'Letzter Stich',
    lastTrickHint: 'Nur der letzte Stich darf angesehen werden.',
    lastTrickClose: 'Letzten Stich zudecken',
    illegal: 'nicht erlaubt',
    whyNot: 'Warum nicht?',
    understood: 'Verstanden',
    noContract: 'Noch kein Spiel angesagt',
    speed: 'Tempo',
    deck: 'Blatt',
    showSheet: 'Spielzettel zeigen',
    hideSheet: 'Spielzettel weglegen',
    showTutor: 'Tutor zeigen',
    hideTutor: 'Tutor weglegen',
    decline: 'Nein, weiter',
    nextRound: 'Nächste Runde',
    watchReplay: 'Runde besprechen',
    log: 'Verlauf dieser Runde',
    stale: 'Der Tisch war schon weiter. Es wurde nichts gespielt.',
  },

  cut: {
    hint: (dealer) => `${dealer} hat gemischt. Du hebst ab.`,
    hintOwn: 'Du hebst ab.',
    slider: 'Wie tief abheben?',
    packets: (upper, lower) => `${upper} Karten oben, ${lower} bleiben liegen`,
    button: 'Abheben',
  },

  auction: {
    nobodyPlays: 'Noch spielt niemand.',
    plays: (player) => `${player} will spielen. Was hast du dazu zu sagen?`,
    higher: 'Ich hätte …',
    named: 'Ich biete …',
  },

  announce: {
    pass: 'Weiter',
    passMeaning: 'Es bleibt bei dem Spiel, das zuletzt angesagt wurde.',
    button: (game) => `${game} ansagen`,
    contracts: 'Spiel',
    ways: 'Einfach oder als Tout',
  },

  sheet: {
    title: 'Spielzettel',
    unit: 'in Euro',
    unitPoints: 'in Punkten',
    round: 'Nr.',
    game: 'Spiel',
    thrownIn: 'Zusammengeworfen',
    thrownInHint: 'Niemand wollte spielen; neu gegeben wird vom Nächsten.',
    total: 'Stand',
    change: 'Veränderung',
    points: (points, against) => `${points} : ${against}`,
    won: 'gewonnen',
    lost: 'verloren',
    empty: 'Noch steht nichts auf dem Zettel.',
    replay: 'Runde ansehen',
    withYou: 'mit dir',
    with: (partner) => `mit ${partner}`,
    dealt: (player) => `gegeben von ${player}`,
    tariff: 'Tarif',
    lostBy: (losers) => `verloren: ${losers}`,
    march: (winner) => `Durchmarsch: ${winner}`,
    nobodyLost: 'keiner verliert',
    ramschPoints: (points) => (points === 1 ? '1 Auge' : `${points} Augen`),
  },

  settlement: {
    perPlayer: (losers, winners) =>
      losers === 1
        ? 'Das zahlt der Verlierer jedem Gewinner'
        : `Das zahlt jeder Verlierer ${winners === 1 ? 'dem' : 'einem'} Gewinner`,
    own: {
      won: { alone: 'Du hast gewonnen', together: 'Ihr habt gewonnen' },
      lost: { alone: 'Du hast verloren', together: 'Ihr habt verloren' },
    },
    ownPoints: (told, own, against) => `${told}, ${own} zu ${against}.`,
    perGame: 'So viel zählt das Spiel',
    perRevoke: 'So viel kostet das Verwerfen',
    inPiles: (told) => `Davon im Stapel: ${told}`,
    bill: 'Rechnung',
    balance: 'Wer was bekommt',
    declaringSide: 'Spielerpartei',
    defenders: 'Gegenpartei',
    ownTeam: 'Ihr zwei',
    otherTeam: 'Die anderen',
    ramschPerPlayer: 'Das zahlt der Verlierer jedem',
    marchPerPlayer: 'Das zahlt jeder dem Gewinner',
    pays: 'verliert',
    marches: 'Durchmarsch',
    noTrick: 'Jungfrau',
    ramschPoints: 'Augen der vier Spieler',
    needed: (points) => `${points} zum Gewinnen`,
    thrownIn: 'Zusammengeworfen',
    thrownInHint: 'Alle haben „weiter“ gesagt. Es kostet nichts, und der Nächste gibt.',
  },
};

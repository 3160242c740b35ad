// German labels of the interface: what stands on buttons, headings and sheets.
import type { Call } from '../../engine/auction.ts';
import type { Naming } from './naming.ts';

const has = (call: Call): string => call.slice('has:'.length);

/** "einen Wenz", "ein Solo". */
const claimed = (call: Call, name: Naming): string => {
  const contract = name.contract(has(call));
  return `${/solo$/i.test(contract) ? 'ein' : 'einen'} ${contract}`;
};

export const UI_DE = {
  app: {
    name: 'Schafkopf Stube',
    subtitle: 'Bayerisch Schafkopf lernen und spielen',
    skipToContent: 'Zum Inhalt springen',
    navigation: 'Hauptmenü',
    home: 'Startseite',
    table: 'Tisch',
    library: 'Bibliothek',
    settings: 'Einstellungen',
    newSession: 'Neues Spiel',
    close: 'Schließen',
    cancel: 'Abbrechen',
    language: 'Sprache',
    languages: { de: 'Deutsch', en: 'English' },
    notices: 'Hinweise',
    dismiss: 'Hinweis schließen',
    dropHere: 'Datei loslassen, um die Runde in die Bibliothek aufzunehmen',
    dropFailed: 'Diese Datei konnte nicht gelesen werden.',
    imported: 'Die Runde liegt jetzt in der Bibliothek.',
    callFailed: 'Das hat nicht geklappt. Das Programm hat einen Fehler gemeldet:',
  },

  start: {
    greeting: 'Grüß Gott in der Stube',
    running: 'Am Tisch wird gespielt',
    runningRound: (round: number, name: Naming) => `Runde ${name.number(round)}`,
    resume: 'Weiterspielen',
    fresh: 'Neues Spiel',
    freshHint: 'Vier am Tisch, du und drei Mitspieler aus der Stube. Der Tutor sagt dir, was geht und warum.',
    endsOld: 'Das laufende Spiel endet damit; gespielte Runden bleiben in der Bibliothek.',
    pack: 'Blatt',
    packs: { 32: 'Langes Blatt', 24: 'Kurzes Blatt', 20: 'Ganz kurzes Blatt' },
    packCards: { 32: '32 Karten', 24: '24 Karten', 20: '20 Karten' },
    packHints: {
      32: 'Das volle Blatt mit acht Karten für jeden. So wird meistens gespielt.',
      24: 'Ohne Siebener und Achter: sechs Karten für jeden, mehr Trumpf, schneller.',
      20: 'Auch ohne Neuner: fünf Karten für jeden. Kurz und scharf.',
    },
    tariff: 'Tarif',
    tariffs: { p1050: '10/50', p510: '5/10', t102050: '10/20/50', free: 'Frei' },
    tariffPair: 'Ruf, Schneider und Laufende / Solo',
    tariffTriple: 'Laufende und Schneider / Ruf / Solo',
    tariffHints: {
      pair: (low: string, high: string) => `Rufspiel, Schneider und jeder Laufende ${low}, Wenz und Solo ${high}.`,
      triple: (low: string, middle: string, high: string) =>
        `Schneider und jeder Laufende ${low}, Rufspiel ${middle}, Wenz und Solo ${high}.`,
    },
    form: 'Art',
    forms: { pair: 'Zwei Werte', triple: 'Drei Werte' },
    fields: { low: 'Grundwert', middle: 'Rufspiel', high: 'Wenz und Solo' },
    fieldUnit: 'Cent',
    fieldProblem: 'Eine ganze Zahl von 1 bis 10\u202f000.',
    sitDown: 'Hinsetzen und spielen',
    starting: 'Die Karten werden gemischt …',
    libraryHint: 'Gespielte Runden ansehen, Karte für Karte.',
    settingsHint: 'Sprache, Blatt, Tempo, Tutor.',
    version: (version: string) => `Version ${version}`,
    offline: 'Läuft ganz ohne Netz.',
  },

  settings: {
    title: 'Einstellungen',
    description: 'Alles gilt sofort.',
    groups: { look: 'Aussehen', play: 'Am Tisch', access: 'Bedienung' },
    language: 'Sprache',
    languages: { system: 'Wie das System', de: 'Deutsch', en: 'English' },
    theme: 'Licht',
    themes: { system: 'Wie das System', light: 'Tag', dark: 'Abend' },
    deck: 'Kartenbild',
    decks: { bavarian: 'Bayerisch', french: 'Französisch' },
    palette: 'Farben der Karten',
    palettes: { standard: 'Üblich', colourblind: 'Gut unterscheidbar' },
    paletteHint: 'Die zweite Wahl hilft bei Farbenfehlsichtigkeit.',
    speed: 'Tempo',
    speeds: { slow: 'Gemütlich', normal: 'Normal', fast: 'Flott', instant: 'Sofort' },
    tutor: 'Tutor',
    tutors: { always: 'Immer', demand: 'Auf Wunsch', off: 'Aus' },
    motion: 'Bewegung',
    motions: { system: 'Wie das System', reduced: 'Wenig', full: 'Voll' },
    playerName: 'Dein Name am Tisch',
    playerNameHint: 'Leer heißt einfach „Du“.',
    doubling: 'Wenn du Stoß geben kannst',
    doublings: { ask: 'Nachfragen', button: 'Nur Knopf zeigen' },
    letterKeys: 'Tasten mit einem Buchstaben',
    letterKeysValues: { on: 'Ein', off: 'Aus' },
    letterKeysHint: 'L letzter Stich, T Trümpfe, P Spielzettel, N nächste Runde, ? Erklärung',
  },

  table: {
    region: 'Spieltisch',
    handRegion: 'Deine Karten und Ansagen',
    tutorRegion: 'Tutor',
    sheetRegion: 'Spielzettel',
    empty: 'Hier sitzt noch niemand.',
    emptyHint: 'Fang ein neues Spiel an, dann wird gemischt.',
    hand: 'Deine Karten',
    handOf: (player: string) => `Karten von ${player}`,
    cardsLeft: (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`),
    tricksWon: (count: number) => (count === 1 ? '1 Stich' : `${count} Stiche`),
    noTricks: 'kein Stich',
    trick: 'Stich',
    trickEmpty: 'Noch keine Karte im Stich.',
    takes: (player: string) => `Stich: ${player}`,
    takesYou: 'Dein Stich',
    points: (points: number) => (points === 1 ? '1 Auge' : `${points} Augen`),
    dealer: 'Geber',
    dealerHint: 'Hat diese Runde gegeben.',
    forehand: 'Vorhand',
    forehandHint: 'Spielt zum ersten Stich aus.',
    declarer: 'Spieler',
    partner: 'Mitspieler',
    holder: 'würde spielen',
    stoss: 'Stoß',
    retour: 'Retour',
    you: 'Du',
    yourTurn: 'Du bist dran',
    turnOf: (player: string) => `${player} ist dran`,
    thinking: 'überlegt …',
    skip: 'Weiter (Klick auf den Tisch)',
    lastTrick: 'Letzter Stich',
    lastTrickHint: 'Nur der letzte Stich darf angesehen werden.',
    lastTrickNone: 'Es gibt noch keinen letzten Stich.',
    lastTrickClose: 'Letzten Stich zudecken',
    illegal: 'nicht erlaubt',
    whyNot: 'Warum nicht?',
    allowedInstead: 'Erlaubt:',
    understood: 'Verstanden',
    contractLine: (game: string, player: string) => `${game}, gespielt von ${player}`,
    noContract: 'Noch kein Spiel angesagt',
    speed: 'Tempo',
    deck: 'Blatt',
    showSheet: 'Spielzettel zeigen',
    hideSheet: 'Spielzettel weglegen',
    showTutor: 'Tutor zeigen',
    hideTutor: 'Tutor weglegen',
    doublingTitle: 'Verdoppeln?',
    stossButton: 'Stoß geben',
    stossHint: 'Du glaubst, dass der Spieler verliert: Das Spiel zählt doppelt.',
    retourButton: 'Retour geben',
    retourHint: 'Du hältst dagegen: Das Spiel zählt vierfach.',
    decline: 'Nein, weiter',
    nextRound: 'Nächste Runde',
    watchReplay: 'Runde ansehen',
    log: 'Verlauf dieser Runde',
    logEmpty: 'Noch ist nichts geschehen.',
    stale: 'Der Tisch war schon weiter. Es wurde nichts gespielt.',
    keys: 'Tasten: Pfeile wählen, Eingabe spielt, F6 wechselt den Bereich.',
  },

  cut: {
    title: 'Heb ab!',
    hint: (dealer: string) => `${dealer} hat gemischt. Du hebst ab.`,
    hintOwn: 'Du hebst ab.',
    slider: 'Wie tief abheben?',
    packets: (upper: number, lower: number) => `${upper} Karten oben, ${lower} bleiben liegen`,
    button: 'Abheben',
  },

  auction: {
    title: 'Was sagst du?',
    otherTitle: 'Die Ansagen laufen',
    calls: (call: Call, name: Naming): string => {
      if (call === 'weiter') return 'Weiter';
      if (call === 'spiele') return 'Ich spiele';
      if (call === 'gut') return 'Gut';
      if (call === 'spiele-auch') return 'Ich spiele auch';
      if (call === 'selbst') return 'Ich spiele selbst';
      if (call === 'sie') return 'Sie!';
      return `Ich hätte ${claimed(call, name)}`;
    },
    meanings: (call: Call, name: Naming): string => {
      if (call === 'weiter') return 'Du willst nicht spielen.';
      if (call === 'spiele') return 'Du willst spielen; was, sagst du später.';
      if (call === 'gut') return 'Der andere soll spielen.';
      if (call === 'spiele-auch') return 'Du hast ein höheres Spiel als ein Rufspiel.';
      if (call === 'selbst') return 'Du hältst: Dein Spiel ist mindestens so hoch.';
      if (call === 'sie') return 'Du legst alle Ober und Unter auf den Tisch.';
      return `Du bietest mindestens ${name.contract(has(call))}.`;
    },
    refused: 'Geht nicht',
  },

  announce: {
    title: 'Was spielst du?',
    ace: 'Mit welcher Sau?',
    suit: 'Welche Farbe ist Trumpf?',
    button: (game: string) => `${game} ansagen`,
    contracts: 'Spiel',
  },

  sheet: {
    title: 'Spielzettel',
    unit: 'in Cent',
    round: 'Nr.',
    game: 'Spiel',
    thrownIn: 'Zusammengeworfen',
    thrownInHint: 'Niemand wollte spielen; neu gegeben wird vom Nächsten.',
    total: 'Stand',
    change: 'Veränderung',
    points: (points: number, against: number) => `${points} : ${against} Augen`,
    won: 'gewonnen',
    lost: 'verloren',
    empty: 'Noch steht nichts auf dem Zettel.',
    with: (partner: string) => `mit ${partner}`,
    dealt: (player: string) => `gegeben von ${player}`,
    tariff: 'Tarif',
  },

  settlement: {
    title: 'Abrechnung',
    roundTitle: (round: number) => `Runde ${round}`,
    perPlayer: 'Das zahlt jeder Verlierer einem Gewinner',
    bill: 'Rechnung',
    balance: 'Wer was bekommt',
    receives: 'bekommt',
    pays: 'zahlt',
    even: 'nichts',
    declaringSide: 'Spielerpartei',
    defenders: 'Gegenpartei',
    needed: (points: number) => `${points} zum Gewinnen`,
    thrownIn: 'Zusammengeworfen',
    thrownInHint: 'Alle haben „weiter“ gesagt. Es kostet nichts, und der Nächste gibt.',
  },
};

/** All labels of the interface in one language. */
export type UiTexts = typeof UI_DE;

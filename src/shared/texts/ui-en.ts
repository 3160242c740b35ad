// English labels of the interface: what stands on buttons, headings and sheets.
import type { Call } from '../../engine/auction.ts';
import type { Naming } from './naming.ts';
import type { UiTexts } from './ui-de.ts';

const has = (call: Call): string => call.slice('has:'.length);

const plural = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const UI_EN: UiTexts = {
  app: {
    name: 'Schafkopf Stube',
    subtitle: 'Learn and play Bavarian Schafkopf',
    skipToContent: 'Skip to content',
    navigation: 'Main menu',
    home: 'Start page',
    table: 'Table',
    library: 'Library',
    settings: 'Settings',
    newSession: 'New game',
    close: 'Close',
    cancel: 'Cancel',
    language: 'Language',
    languages: { de: 'Deutsch', en: 'English' },
    notices: 'Notices',
    dismiss: 'Dismiss notice',
    dropHere: 'Drop the file to put the round into the library',
    dropFailed: 'This file could not be read.',
    imported: 'The round is in the library now.',
    callFailed: 'That did not work. The program reported an error:',
  },

  start: {
    greeting: 'Welcome to the Stube',
    running: 'A game is on at the table',
    runningRound: (round, name) => `Round ${name.number(round)}`,
    resume: 'Go on playing',
    fresh: 'New game',
    freshHint: 'Four at the table: you and three regulars of the house. The tutor says what you may play, and why.',
    endsOld: 'This ends the running game; finished rounds stay in the library.',
    pack: 'Pack',
    packs: { 32: 'Long pack', 24: 'Short pack', 20: 'Very short pack' },
    packCards: { 32: '32 cards', 24: '24 cards', 20: '20 cards' },
    packHints: {
      32: 'The full pack, eight cards each. This is how most people play.',
      24: 'Without Sevens and Eights: six cards each, more trumps, quicker.',
      20: 'Without Nines as well: five cards each. Short and sharp.',
    },
    tariff: 'Stakes',
    tariffs: { p1050: '10/50', p510: '5/10', t102050: '10/20/50', free: 'Own' },
    tariffPair: 'Partner game, Schneider and runners / Solo',
    tariffTriple: 'Runners and Schneider / partner game / Solo',
    tariffHints: {
      pair: (low, high) => `Partner game, Schneider and each runner ${low}, Wenz and Solo ${high}.`,
      triple: (low, middle, high) => `Schneider and each runner ${low}, partner game ${middle}, Wenz and Solo ${high}.`,
    },
    form: 'Kind',
    forms: { pair: 'Two values', triple: 'Three values' },
    fields: { low: 'Basic value', middle: 'Partner game', high: 'Wenz and Solo' },
    fieldUnit: 'cents',
    fieldProblem: 'A whole number from 1 to 10,000.',
    sitDown: 'Sit down and play',
    starting: 'The cards are being shuffled …',
    libraryHint: 'Look at finished rounds, card by card.',
    settingsHint: 'Language, cards, speed, tutor.',
    version: (version) => `Version ${version}`,
    offline: 'Works without any network.',
  },

  settings: {
    title: 'Settings',
    description: 'Everything takes effect at once.',
    groups: { look: 'Appearance', play: 'At the table', access: 'Controls' },
    language: 'Language',
    languages: { system: 'Same as system', de: 'Deutsch', en: 'English' },
    theme: 'Light',
    themes: { system: 'Same as system', light: 'Day', dark: 'Evening' },
    deck: 'Card faces',
    decks: { bavarian: 'Bavarian', french: 'French' },
    palette: 'Card colours',
    palettes: { standard: 'Usual', colourblind: 'Easy to tell apart' },
    paletteHint: 'The second choice helps with colour blindness.',
    speed: 'Speed',
    speeds: { slow: 'Leisurely', normal: 'Normal', fast: 'Brisk', instant: 'Instant' },
    tutor: 'Tutor',
    tutors: { always: 'Always', demand: 'On demand', off: 'Off' },
    motion: 'Motion',
    motions: { system: 'Same as system', reduced: 'Little', full: 'Full' },
    playerName: 'Your name at the table',
    playerNameHint: 'Leave it empty for just “You”.',
    doubling: 'When you may double',
    doublings: { ask: 'Ask me', button: 'Only show the button' },
    letterKeys: 'Single-letter keys',
    letterKeysValues: { on: 'On', off: 'Off' },
    letterKeysHint: 'L last trick, T trumps, P score sheet, N next round, ? explanation',
  },

  table: {
    region: 'Card table',
    handRegion: 'Your cards and calls',
    tutorRegion: 'Tutor',
    sheetRegion: 'Score sheet',
    empty: 'Nobody sits here yet.',
    emptyHint: 'Start a new game, and the cards will be shuffled.',
    hand: 'Your cards',
    handOf: (player) => `Cards of ${player}`,
    cardsLeft: (count) => plural(count, 'card', 'cards'),
    tricksWon: (count) => plural(count, 'trick', 'tricks'),
    noTricks: 'no trick',
    trick: 'Trick',
    trickEmpty: 'No card in the trick yet.',
    takes: (player) => `Trick: ${player}`,
    takesYou: 'Your trick',
    points: (points) => plural(points, 'point', 'points'),
    dealer: 'Dealer',
    dealerHint: 'Has dealt this round.',
    forehand: 'Forehand',
    forehandHint: 'Leads to the first trick.',
    declarer: 'Declarer',
    partner: 'Partner',
    holder: 'would play',
    stoss: 'Stoss',
    retour: 'Retour',
    you: 'You',
    yourTurn: 'Your turn',
    turnOf: (player) => `${player} to act`,
    thinking: 'thinking …',
    skip: 'Go on (click on the table)',
    lastTrick: 'Last trick',
    lastTrickHint: 'Only the last trick may be looked at.',
    lastTrickNone: 'There is no last trick yet.',
    lastTrickClose: 'Cover the last trick',
    illegal: 'not allowed',
    whyNot: 'Why not?',
    allowedInstead: 'Allowed:',
    understood: 'I see',
    contractLine: (game, player) => `${game}, played by ${player}`,
    noContract: 'No game announced yet',
    speed: 'Speed',
    deck: 'Cards',
    showSheet: 'Show the score sheet',
    hideSheet: 'Put the score sheet away',
    showTutor: 'Show the tutor',
    hideTutor: 'Put the tutor away',
    doublingTitle: 'Double?',
    stossButton: 'Give Stoss',
    stossHint: 'You think the declarer will lose: the game counts double.',
    retourButton: 'Give Retour',
    retourHint: 'You hold against it: the game counts four times.',
    decline: 'No, go on',
    nextRound: 'Next round',
    watchReplay: 'Look at the round',
    log: 'Course of this round',
    logEmpty: 'Nothing has happened yet.',
    stale: 'The table had moved on. Nothing was played.',
    keys: 'Keys: arrows choose, Enter plays, F6 changes the area.',
  },

  cut: {
    title: 'Cut the cards!',
    hint: (dealer) => `${dealer} has shuffled. You cut.`,
    hintOwn: 'You cut.',
    slider: 'How deep to cut?',
    packets: (upper, lower) => `${upper} cards on top, ${lower} stay`,
    button: 'Cut',
  },

  auction: {
    title: 'What do you say?',
    otherTitle: 'The calls are being made',
    calls: (call, name) => {
      if (call === 'weiter') return 'Pass';
      if (call === 'spiele') return 'I’d play';
      if (call === 'gut') return 'Good';
      if (call === 'spiele-auch') return 'I’d play too';
      if (call === 'selbst') return 'I play myself';
      if (call === 'sie') return 'Sie!';
      return `I’d have a ${name.contract(has(call))}`;
    },
    meanings: (call, name) => {
      if (call === 'weiter') return 'You do not want to play.';
      if (call === 'spiele') return 'You want to play; what, you say later.';
      if (call === 'gut') return 'The other one may play.';
      if (call === 'spiele-auch') return 'You have a game above the partner game.';
      if (call === 'selbst') return 'You hold: your game is at least as high.';
      if (call === 'sie') return 'You lay all Obers and Unters on the table.';
      return `You bid at least ${name.contract(has(call))}.`;
    },
    refused: 'Not possible',
  },

  announce: {
    title: 'What do you play?',
    ace: 'With which Ace?',
    suit: 'Which suit is trump?',
    button: (game) => `Announce ${game}`,
    contracts: 'Game',
  },

  sheet: {
    title: 'Score sheet',
    unit: 'in cents',
    round: 'No.',
    game: 'Game',
    thrownIn: 'Thrown in',
    thrownInHint: 'Nobody wanted to play; the next player deals.',
    total: 'Totals',
    change: 'Change',
    points: (points, against) => `${points} : ${against} points`,
    won: 'won',
    lost: 'lost',
    empty: 'Nothing on the sheet yet.',
    with: (partner) => `with ${partner}`,
    dealt: (player) => `dealt by ${player}`,
    tariff: 'Stakes',
  },

  settlement: {
    title: 'Settlement',
    roundTitle: (round) => `Round ${round}`,
    perPlayer: 'What each loser pays to one winner',
    bill: 'Bill',
    balance: 'Who gets what',
    receives: 'receives',
    pays: 'pays',
    even: 'nothing',
    declaringSide: 'Declaring side',
    defenders: 'Defenders',
    needed: (points) => `${points} to win`,
    thrownIn: 'Thrown in',
    thrownInHint: 'Everybody passed. It costs nothing, and the next player deals.',
  },
};

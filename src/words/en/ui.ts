// English labels of the interface: what stands on buttons, headings and sheets.
import { an } from './naming.ts';
import { QUESTIONS_EN } from './questions.ts';
import { UI_ABOUT_EN } from './ui-about.ts';
import { UI_ADVICE_EN } from './ui-advice.ts';
import { UI_CARDS_EN } from './ui-cards.ts';
import { UI_CHARACTERS_EN } from './ui-characters.ts';
import { UI_COACH_EN } from './ui-coach.ts';
import { UI_FAIRNESS_EN } from './ui-fairness.ts';
import { UI_FIRST_EN } from './ui-first.ts';
import { UI_GLOSSARY_EN } from './ui-glossary.ts';
import { UI_GUIDED_EN } from './ui-guided.ts';
import { UI_LESSONS_EN } from './ui-lessons.ts';
import { UI_LIBRARY_EN } from './ui-library.ts';
import { UI_PROGRESS_EN } from './ui-progress.ts';
import { UI_POSITIONS_EN } from './ui-positions.ts';
import { UI_SCORER_EN } from './ui-scorer.ts';
import { UI_DUEL_EN } from './ui-duel.ts';
import { UI_TOURNAMENT_EN } from './ui-tournament.ts';
import { UI_READOUT_EN } from './ui-readout.ts';
import { UI_REVIEW_EN } from './ui-review.ts';
import { UI_REST_EN } from './ui-rest.ts';
import { UI_RULES_EN } from './ui-rules.ts';
import { UI_HOCHZEIT_EN } from './ui-hochzeit.ts';
import { UI_SAVING_EN } from './saving.ts';
import { UI_SESSION_EN } from './ui-session.ts';
import { UI_SLATE_EN } from './ui-slate.ts';
import { UI_SOUND_EN } from './ui-sound.ts';
import { UI_SPECIAL_EN } from './ui-special.ts';
import { UI_WIDOW_EN } from './ui-widow.ts';
import { UI_TRAINING_EN } from './ui-training.ts';
import type { UiTexts } from '../types/ui-texts.ts';

const plural = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What the levels are like where the called card can be searched, and people's games are known. */
const LEVEL_HINTS_EN = {
  neuling: 'They know the rules but have no plan yet, and play much at random.',
  anfaenger: 'They forget which trumps have gone, and seldom search for the called Ace.',
  hobby: 'They play what people usually play, and yet go wrong now and then.',
  stammtisch: 'They play like a decent club player: count, search and give points to their side.',
  kenner: 'They bid by experience, calculate with some possible deals, and are hardly ever careless.',
  meister: 'They imagine many deals and calculate exactly. At times that takes a moment.',
};

/** The Kenner where hardly anything is announced, or announced by reckoning. */
const KENNER_WITHOUT_BIDS_EN = 'They calculate with possible deals, and are hardly ever careless.';

export const UI_EN: UiTexts = {
  app: {
    name: 'Schafkopf Stube',
    subtitle: 'Learn and play Bavarian Schafkopf',
    navigation: 'Main menu',
    rooms: {
      start: 'Start page',
      setup: UI_FIRST_EN.setUpTitle,
      guided: UI_GUIDED_EN.title,
      table: 'Table',
      evening: UI_COACH_EN.evening.title,
      library: 'Library',
      replay: 'Replay of a round',
      learn: UI_LESSONS_EN.title,
      lesson: 'Lesson',
      trainer: UI_TRAINING_EN.title,
      progress: UI_PROGRESS_EN.title,
      scorer: UI_SCORER_EN.title,
      positions: UI_POSITIONS_EN.title,
      tournament: UI_TOURNAMENT_EN.title,
      duel: UI_DUEL_EN.title,
      rules: UI_RULES_EN.title,
      glossary: UI_GLOSSARY_EN.title,
    },
    home: 'Start page',
    table: 'Table',
    library: 'Library',
    settings: 'Settings',
    newSession: 'New game',
    close: 'Close',
    language: 'Language',
    languages: { de: 'Deutsch', en: 'English' },
    notices: 'Notices',
    dismiss: 'Dismiss notice',
    dropHere: 'Drop the file: rounds go into the library, house rules to your rules',
    dropFailed: 'This file could not be read.',
    imported: 'The round is in the library now.',
    callFailed: 'That did not work. The program reported an error:',
    partMissing:
      'This part of the program is missing or damaged. Start it again; if that does not help, reinstall it. Your rounds are kept.',
  },

  start: {
    greeting: 'Welcome to the Stube',
    running: 'A game is in progress at the table',
    runningRound: (round, name) => `Round ${name.number(round)}`,
    resume: 'Go on playing',
    fresh: 'New game',
    freshHint: 'You and some regulars of the house. The tutor says what you may play, and why.',
    keepsOld: 'You may put the game at the table aside for later.',
    pack: 'Pack',
    packs: { 32: 'Long pack', 24: 'Short pack', 20: 'Very short pack' },
    packCards: { 32: '32 cards', 24: '24 cards', 20: '20 cards' },
    packHints: {
      32: 'The full pack, eight cards each. This is how most people play.',
      24: 'Without Sevens and Eights: six cards each, more trumps, quicker.',
      20: 'Without Nines as well: five cards each. Short and sharp.',
    },
    level: 'Opponents',
    levels: {
      neuling: 'Newcomers',
      anfaenger: 'Beginners',
      hobby: 'Casual',
      stammtisch: 'Regulars',
      kenner: 'Experts',
      meister: 'Masters',
    },
    levelHints: {
      search: LEVEL_HINTS_EN,
      people: {
        ...LEVEL_HINTS_EN,
        anfaenger: 'They forget which trumps have gone, and give away a good many points.',
        stammtisch: 'They play like a decent club player: count, and hold on to their points.',
        kenner: KENNER_WITHOUT_BIDS_EN,
      },
      thumb: {
        ...LEVEL_HINTS_EN,
        neuling: 'In this game they are no weaker than beginners.',
        anfaenger: 'They forget which trumps have gone, and give away a good many points.',
        hobby: 'In this game they play as well as regulars.',
        stammtisch: 'They play like a decent club player: count, and hold on to their points.',
        kenner: KENNER_WITHOUT_BIDS_EN,
      },
    },
    playedAt: (level) => `Opponents: ${level}`,
    tariff: 'Tariff',
    tariffs: {
      p1050: '10/50',
      p2050: '20/50',
      p510: '5/10',
      p515: '5/15',
      t102050: '10/20/50',
      historic: '1876',
      ground: 'Base tariff',
      free: 'Your own',
    },
    tariffHints: {
      pair: (low, high) => `Rufspiel, Schneider and each runner ${low}, Wenz and Solo ${high}.`,
      triple: (low, middle, high) => `Schneider and each runner ${low}, Rufspiel ${middle}, Wenz and Solo ${high}.`,
      ground: (unit) => `Schneider and each runner ${unit}; the house rules say how many base tariffs a game costs.`,
      historic: (game, schneider, march, [three, more]) =>
        `Rufspiel ${game}, with Schneider ${schneider}, with all tricks ${march}, a Solo twice that. Three runners ${three}, each further one ${more}.`,
    },
    level1876: 'Level',
    form: 'Kind',
    forms: { pair: 'Two values', triple: 'Three values' },
    fields: { low: 'Basic value', middle: 'Rufspiel', high: 'Wenz and Solo', ground: 'Base tariff' },
    fieldUnit: 'cents',
    fieldProblem: 'A whole number from 1 to 10,000.',
    sitDown: 'Sit down and play',
    starting: 'The cards are being shuffled…',
    libraryHint: 'Look at finished rounds, card by card.',
    settingsHint: 'Language, cards, speed, tutor.',
    version: (version) => `Version ${version}`,
    offline: 'Works without any network.',
  },

  help: {
    title: 'Help',
    description: 'What matters most, on one slip.',
    game: 'How Schafkopf works',
    points: () => [
      'Four play, alone or in pairs; the sides are found anew in every round.',
      'After the deal everybody says in turn whether they want to play. The declaring side needs 61 of the 120 points.',
      'In a Rufspiel the declarer calls an Ace. Whoever holds it helps in secret.',
      'A Wenz or a Solo is played by one against three.',
      'Whatever is led, a suit or trumps, must be followed. Whoever cannot follow may ruff or discard.',
      'A card with the barred sign is not allowed just now. Click it, and the tutor says why.',
    ],
    keys: 'Keys at the table',
    keyList: [
      ['← → or 1–9, 0', 'choose a card, the tenth one with 0'],
      ['Enter, Space', 'play the card, press the button; otherwise: skip a pause'],
      ['?', 'Why (not)? Explanation of the chosen card'],
      ['H', 'hint; every further press tells more'],
      ['Ctrl+Z, Ctrl+Y', 'take back, repeat'],
      ['L', 'last trick'],
      ['T', 'trump order'],
      ['W', 'who holds which card'],
      ['P', 'score sheet'],
      ['R', 'rules at this table'],
      ['Y, N', 'yes or no, when you are asked'],
      ['A', 'go to the announcements in Doppelkopf'],
      ['V, O', 'choose a card in advance, sort the cards'],
      ['Shift + ← →', 'move a card in the hand'],
      ['G', 'the rest is mine, or give up'],
      ['Q', 'go to what is being asked; the question is read out again'],
      ['N', 'next round, skip a pause'],
      ['Long press', 'on a card of your own: why (not)? With a mouse: the right button'],
      ['B', 'read out your hand, trumps first, then by suit'],
      ['S', 'read out the trick: who leads, what lies there, who takes it'],
      ['D', 'read out which trumps are still out'],
      ['E', 'read out the card points, or the tricks'],
      ['K', 'read out your balance'],
      ['Replay: ← →, 1–8, M, B, W', 'step, trick; next mistake, another card, play on from here'],
      ['Library: ↑ ↓, Del, X', 'choose a round, delete it; while several are chosen: tick it'],
      ['F6', 'next area: table, hand, tutor, score sheet'],
      ['Esc', 'close'],
    ],
  },

  cards: UI_CARDS_EN,
  characters: UI_CHARACTERS_EN,
  coach: UI_COACH_EN,
  fairness: UI_FAIRNESS_EN,
  first: UI_FIRST_EN,
  guided: UI_GUIDED_EN,
  about: UI_ABOUT_EN,
  advice: UI_ADVICE_EN,
  lessons: UI_LESSONS_EN,
  training: UI_TRAINING_EN,
  hochzeit: UI_HOCHZEIT_EN,
  questions: QUESTIONS_EN,
  review: UI_REVIEW_EN,
  rest: UI_REST_EN,
  rules: UI_RULES_EN,
  sound: UI_SOUND_EN,
  special: UI_SPECIAL_EN,
  widow: UI_WIDOW_EN,
  saving: UI_SAVING_EN,
  session: UI_SESSION_EN,
  slate: UI_SLATE_EN,
  library: UI_LIBRARY_EN,
  readout: UI_READOUT_EN,
  progress: UI_PROGRESS_EN,
  scorer: UI_SCORER_EN,
  positions: UI_POSITIONS_EN,
  tournament: UI_TOURNAMENT_EN,
  duel: UI_DUEL_EN,
  glossary: UI_GLOSSARY_EN,

  settings: {
    title: 'Settings',
    description: 'Everything takes effect at once.',
    groups: { look: 'Appearance', play: 'At the table', access: 'Controls' },
    language: 'Language',
    languages: { system: 'Same as system', de: 'Deutsch', en: 'English' },
    theme: 'Lighting',
    themes: { system: 'Same as system', light: 'Day', dark: 'Evening' },
    deck: 'Card faces',
    doubleDeck: 'Cards where every card is there twice',
    decks: { bavarian: 'Bavarian', french: 'French' },
    palette: 'Card colours',
    palettes: { standard: 'Usual', colourblind: 'Easy to tell apart' },
    paletteHint: 'The second choice helps with colour blindness.',
    speed: 'Speed',
    speeds: { slow: 'Leisurely', normal: 'Normal', fast: 'Brisk', instant: 'Instant' },
    tutor: 'Tutor',
    tutors: { always: 'Always', demand: 'On demand', off: 'Off' },
    textSize: 'Size of text and buttons',
    cardSize: 'Size of your cards',
    sizeHint: 'As far as the window has room.',
    percent: (size) => `${size}%`,
    contrast: 'Contrast',
    contrasts: { system: 'Same as system', normal: 'Usual', high: 'High' },
    motion: 'Motion',
    motions: { system: 'Same as system', reduced: 'Reduced', full: 'Full' },
    playerName: 'Your name at the table',
    playerNameHint: 'Leave it empty for just “You”.',
    doubling: 'When you may give Stoss',
    doublings: { ask: 'Ask me', button: 'Only show the button' },
    letterKeys: 'Single-letter keys',
    letterKeysValues: { on: 'On', off: 'Off' },
    letterKeysHint:
      'H hint, G the rest, V choose in advance, O put in order, L last trick, T trumps, P score sheet, R rules, N next round, ? explanation',
  },

  table: {
    region: 'Card table',
    tutorRegion: 'Tutor',
    sheetRegion: 'Score sheet',
    empty: 'Nobody sits here yet.',
    emptyHint: 'Start a new game, and the cards will be shuffled.',
    hand: 'Your cards',
    handOf: (player) => `Cards of ${player}`,
    cardsLeft: (count) => plural(count, 'card', 'cards'),
    ownPile: (count) => `Your pile of ${count} cards: it counts for you at the end`,
    pileOf: (player, count) => `${player}’s pile of ${count} cards: it counts for that player at the end`,
    tableOf: (open, covered, inHand) =>
      [
        `${open} open`,
        ...(covered > 0 ? [`${covered} covered`] : []),
        ...(inHand > 0 ? [`${inHand} in hand`] : []),
      ].join(', '),
    belowCovered: 'a covered card below it',
    belowNothing: 'nothing left below it',
    fromHand: 'in hand',
    coveredOnly: 'a covered card',
    tricksWon: (count) => plural(count, 'trick', 'tricks'),
    obersTaken: (cards) => `Taken in order: ${cards.join(', ')}`,
    obersHint: (obers) =>
      `The winners are paid for the ${obers} that they have taken without a gap, from the highest down.`,
    trick: 'Trick',
    takes: (player) => `Trick: ${player}`,
    times: (times: number) => `counts ${times} times as much`,
    takesYou: 'Your trick',
    points: (points) => plural(points, 'point', 'points'),
    king: 'King',
    kingHint: 'Has dealt and also plays for the straw man.',
    dealer: 'Dealer',
    dealerHint: 'Has dealt this round.',
    forehand: 'Forehand',
    forehandHint: 'Leads to the first trick.',
    declarer: 'Declarer',
    partner: 'Partner',
    sitsOut: 'sits out',
    holder: 'would play',
    stoss: 'Stoss',
    retour: 'Retour',
    you: 'You',
    yourTurn: 'Your turn',
    thinking: 'thinking…',
    skip: 'Go on (click on the table)',
    lastTrick: 'Last trick',
    lastTrickHint: 'Only the last trick may be looked at.',
    lastTrickClose: 'Cover the last trick',
    illegal: 'not allowed',
    whyNot: 'Why not?',
    understood: 'I see',
    noContract: 'No game announced yet',
    speed: 'Speed',
    deck: 'Cards',
    showSheet: 'Show the score sheet',
    hideSheet: 'Put the score sheet away',
    showTutor: 'Show the tutor',
    hideTutor: 'Put the tutor away',
    decline: 'No, go on',
    nextRound: 'Next round',
    watchReplay: 'Review the round',
    log: 'Course of this round',
    stale: 'The table had moved on. Nothing was played.',
  },

  cut: {
    hint: (dealer) => `${dealer} has shuffled. You cut.`,
    hintOwn: 'You cut.',
    slider: 'How deep to cut?',
    packets: (upper, lower) => `${upper} cards on top, ${lower} stay`,
    button: 'Cut',
  },

  auction: {
    nobodyPlays: 'Nobody plays yet.',
    plays: (player) => `${player} wants to play. What do you say to that?`,
    higher: 'I have…',
    named: 'I bid…',
  },

  announce: {
    pass: 'Pass',
    passMeaning: 'The contract announced last is played.',
    button: (game) => `Announce ${an(game)}`,
    contracts: 'Game',
    ways: 'Plain or as a Tout',
  },

  sheet: {
    title: 'Score sheet',
    unit: 'in euros',
    unitPoints: 'in points',
    round: 'No.',
    game: 'Game',
    thrownIn: 'Thrown in',
    thrownInHint: 'Nobody wanted to play; the next player deals.',
    total: 'Totals',
    change: 'Change',
    points: (points, against) => `${points} : ${against}`,
    won: 'won',
    lost: 'lost',
    empty: 'Nothing on the sheet yet.',
    replay: 'look at the round',
    withYou: 'with you',
    with: (partner) => `with ${partner}`,
    dealt: (player) => `dealt by ${player}`,
    tariff: 'Tariff',
    lostBy: (losers) => `lost: ${losers}`,
    march: (winner) => `Durchmarsch: ${winner}`,
    nobodyLost: 'nobody loses',
    ramschPoints: (points) => plural(points, 'point', 'points'),
  },

  settlement: {
    perPlayer: (losers, winners) =>
      losers === 1
        ? 'What the loser pays to each winner'
        : `What each loser pays to ${winners === 1 ? 'the winner' : 'one winner'}`,
    own: {
      won: { alone: 'You have won', together: 'Your side has won' },
      lost: { alone: 'You have lost', together: 'Your side has lost' },
    },
    ownPoints: (told, own, against) => `${told}, ${own} to ${against}.`,
    perGame: 'What the game counts',
    perRevoke: 'What the revoke costs',
    inPiles: (told) => `Of these in the piles: ${told}`,
    bill: 'Bill',
    balance: 'Who gets what',
    declaringSide: 'Declaring side',
    defenders: 'Defenders',
    ownTeam: 'You two',
    otherTeam: 'The others',
    ramschPerPlayer: 'What the loser pays to each',
    marchPerPlayer: 'What each pays to the winner',
    pays: 'loses',
    marches: 'Durchmarsch',
    noTrick: 'Jungfrau',
    ramschPoints: 'Points of the four players',
    needed: (points) => `${points} to win`,
    thrownIn: 'Thrown in',
    thrownInHint: 'Everybody passed. It costs nothing, and the next player deals.',
  },
};

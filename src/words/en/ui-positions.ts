// English wording of the room for positions.
import { textsOf } from '../base/catalogue.ts';
import { countedWord } from '../base/counted-words.ts';
import { tellWith } from '../base/words.ts';
import type { Reason } from '../../engine/base/reasons.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Naming } from '../types/naming.ts';
import { LABELS_EN } from './labels.ts';
import type { UiPositionsTexts } from '../types/ui-positions-texts.ts';
import { fileEn } from './disk-places.ts';
import { The, the, wordsEn } from './naming.ts';

const COUNTED = { trumps: 'trumps', points: 'card points' } as const;

const rule = (because: Reason, name: Naming): string => `${tellWith(textsOf('en').shortReasons, because, name)}.`;
const seatsIn = (seats: readonly Seat[], name: Naming): string =>
  wordsEn([...new Set(seats)].map((seat) => name.player(seat)));

function amount(what: string, least: number | undefined, most: number | undefined): string {
  if (least === most) return `${what}: exactly ${least}`;
  if (least === undefined) return `${what}: at most ${most}`;
  return most === undefined ? `${what}: at least ${least}` : `${what}: ${least} to ${most}`;
}

export const UI_POSITIONS_EN: UiPositionsTexts = {
  title: LABELS_EN.app.rooms.positions,
  hint: 'Lay cards out, ask, play, have them played a thousand times',
  lead: 'Lay out a position as it was, or as it might be. What you leave open is dealt.',
  back: 'All positions',
  fresh: 'New position',
  import: 'From a file…',
  kept: 'Saved positions',
  none: 'None yet.',
  open: (name) => `Open the position “${name}”`,
  played: (cards) => (cards === 1 ? 'one card played' : `${cards} cards played`),
  remove: (name) => `Delete the position “${name}”`,
  removeTitle: 'Delete the position?',
  removeText: (name, count) => (count === 1 ? `“${name}” will be gone.` : `${count} positions will be gone.`),
  removeYes: 'Delete',
  removeNo: 'Keep it',
  failed: 'This position cannot be read at the moment.',
  noPosition: 'This point in the round cannot be laid out as a position.',
  fromRound: 'As a position',
  fromRoundHint: 'Lay out this point in the round, to change it, ask about it or have it played.',
  notYet: (games) =>
    `Not yet: ${wordsEn(games)}, where cards are played from the table as well. Games before which cards are exchanged or laid away, such as a Hochzeit or the game with a widow, can be laid out only up to the announcement.`,
  seats: ['Me', 'Left', 'Opposite', 'Right'],
  folders: {
    folder: 'Folder',
    none: 'In no folder',
    choose: (name) => `Choose “${name}”`,
    chooseAll: (folder) => `Choose all: ${folder}`,
    chosen: (count) => (count === 0 ? 'Tick the positions you want.' : `${count} chosen`),
    wall: 'Show on the wall',
    sheets: 'Worksheets (PDF)…',
    file: 'As a file…',
    into: 'Into a folder…',
    remove: 'Delete…',
    earlier: (name) => `Move “${name}” up`,
    later: (name) => `Move “${name}” down`,
    rename: (folder) => `Rename the folder “${folder}”`,
    renameTitle: 'Rename the folder',
    dissolve: (folder) => `Remove the folder “${folder}”; its positions stay`,
    nameHint: 'Leave it empty for no folder.',
    put: 'Put in folder',
    imported: (folder, count) =>
      count === 1
        ? `One position is now in the folder “${folder}”.`
        : `${count} positions are now in the folder “${folder}”.`,
    several: 'Positions',
    getting: 'Getting the positions ready…',
    unread: 'None of them can be read at the moment.',
  },
  posed: {
    title: 'Problem',
    hint: 'To show on the wall and for worksheets.',
    question: 'Question',
    answer: 'Answer in your own words',
    tutor: 'The tutor answers and gives the reason',
  },
  wall: {
    close: 'Close',
    of: (at, count) => `${at} of ${count}`,
    next: 'Next',
    previous: 'Previous',
    keys: 'Keys: 1 to 4 turn a hand up or down, 0 all of them. Arrows move through the choices, plus and minus count votes, A shows the answer, Page Down and Page Up go on and back, Esc closes.',
    show: (seat) => `Hand: ${seat}`,
    covered: 'face down',
    votes: 'Vote',
    voted: (choice, count) => `${choice}: ${count === 1 ? 'one vote' : `${count} votes`}`,
    more: (choice) => `One more vote: ${choice}`,
    less: (choice) => `One vote less: ${choice}`,
    cast: (count) => (count === 1 ? 'One vote' : `${count} votes`),
    answer: 'Show the answer',
    cover: 'Hide the answer',
    noAnswer: 'No answer has been written down for this position.',
    result: (choice, count, of) => `Agreed with the tutor (${choice}): ${count} of ${of}`,
    tutors: 'The tutor’s answer',
  },
  keep: {
    title: 'Keep',
    name: 'Name',
    unnamed: 'Untitled',
    save: 'Save',
    saved: (name) => `“${name}” has been saved.`,
    file: 'As a file…',
    print: 'As a sheet (PDF)…',
    written: (file) => `Saved: ${fileEn(file)}`,
  },
  table: {
    title: 'Table and game',
    game: 'Kind',
    rules: 'Rules',
    ownRules: 'as set for the table',
    dealer: 'Dealer',
    contract: 'Being played',
    nothing: 'nothing announced yet',
    declarer: 'Declarer',
  },
  pack: {
    title: 'Cards',
    to: 'Cards go to',
    toTrick: 'Into the trick',
    keys: 'Arrows move through the pack, 1 to 4 give the card to a seat, 5 plays it, Delete takes it away.',
    free: 'free',
    fallen: (seat, trick) => `${seat}, trick ${trick}`,
    card: (card, where) => `${card}: ${where}`,
    given: (card, where) => `${card}: ${where}.`,
    undo: 'Undo',
  },
  hands: {
    title: 'Hands',
    known: (cards, most) => `${cards} of ${most}`,
    clear: (seat) => `Take the hand away: ${seat}`,
    turn: 'to play',
  },
  conditions: {
    title: 'Conditions for the rest',
    hint: 'They are about the whole hand as it was dealt.',
    seat: 'Seat',
    what: 'What',
    least: 'at least',
    most: 'at most',
    add: 'Add',
    none: 'None: what is open is dealt freely.',
    counted: COUNTED,
    told: (seat, what, least, most) => `${seat}, ${amount(what, least, most)}`,
    without: (seat, card, name) => `${seat}, without ${the(card, name)}`,
    drop: (told) => `Remove the condition: ${told}`,
  },
  tricks: {
    title: 'Tricks',
    none: 'No card has been played yet.',
    trick: (number) => `Trick ${number}`,
    takes: (seat) => `Taken by: ${seat}`,
    takeBack: 'Last card back',
  },
  text: {
    title: 'As text',
    hint: 'To type and to paste; a copied file of a round will do as well.',
    read: 'Use this',
    copy: 'Copy',
    copied: 'The text has been copied.',
    troubles: {
      line: (line, word) => `Line ${line}: “${word}” is no seat, and nothing else that I know.`,
      word: (line, word) => `Line ${line}: “${word}” is neither a card nor a condition.`,
      game: (line, word) => `Line ${line}: “${word}” is no game at this table.`,
      json: () => 'This is no round that I can read.',
    },
  },
  ask: {
    play: 'Play it',
    tutor: 'Ask the tutor',
    thinking: 'The tutor is thinking…',
    nothing: 'There is nothing to decide here.',
    failed: 'The tutor has found no answer.',
    title: (seat) => `The tutor, in the seat “${seat}”`,
    place: '“You” means the player to play.',
    chance: 'This hand was not given in full; the rest has been dealt like this:',
    notPlayed: 'This position cannot be played.',
  },
  tried: {
    title: 'Play it out many times',
    go: (deals) => `Have it played ${deals} times`,
    stop: 'Stop',
    level: 'Four players',
    progress: (deals, of) => `${deals} of ${of} deals`,
    states: {
      running: 'being played',
      done: 'done',
      stopped: 'stopped',
      failed: 'It could not go on.',
    },
    game: 'Game',
    count: 'How often',
    won: 'Won',
    points: 'Card points',
    mean: 'For me',
    percent: (percent, error) => `${percent} ± ${error} %`,
    thrownIn: 'thrown in',
    by: (game, seat) => (seat === '' ? game : `${game} (${seat})`),
    each: 'On average',
    amount: (money, error) => `${money} ± ${error}`,
    error: '± is the margin of error: 95 times in 100 the true value is within it.',
  },
  print: {
    solutions: 'Solutions',
    question: (seat) => `To play: ${seat}. Which card?`,
    call: (seat) => `To call: ${seat}. Which call?`,
    write: 'Answer and reason',
  },
  reasons: {
    'P.GAME': () => 'In this game cards are played from the table as well; there are no positions of it yet.',
    'P.NO_SEAT': ({ seat }) => `Seat ${seat + 1} is empty at this table.`,
    'P.NOT_IN_PACK': ({ card }, name) => `${The(card, name)} is not in this pack.`,
    'P.TWICE': ({ card, seats }, name) => `${The(card, name)} would be there more than once: ${seatsIn(seats, name)}.`,
    'P.TOO_MANY': ({ seat, count, most }, name) =>
      `${name.player(seat)}: that would be ${count} cards, and nobody has more than ${most} here.`,
    'P.NO_SUCH_GAME': ({ contract }, name) => `${name.contract(contract)} is not played like this at this table.`,
    'P.NEEDS_DECLARER': ({ contract }, name) => `${name.contract(contract)}: who plays it?`,
    'P.EXCHANGE': ({ contract }, name) =>
      `In ${name.contract(contract)} cards are exchanged or laid down before; that cannot be laid out yet.`,
    'P.NEEDS_GAME': ({ card }, name) => `${The(card, name)} can only be played once a game has been announced.`,
    'P.CARDS_OVER': ({ card }, name) => `The game is over already, and ${the(card, name)} comes too late.`,
    'P.ELSEWHERE': ({ card, seat, holder, trick }, name) =>
      `Trick ${trick}, to play: ${name.player(seat)}. But this player holds ${the(card, name)}: ${name.player(holder)}.`,
    'P.CARD': ({ card, seat, trick, because }, name) =>
      `${name.player(seat)}, trick ${trick}: ${the(card, name)} is not allowed. ${rule(because, name)}`,
    'P.ANNOUNCE': ({ contract, seat, because }, name) =>
      `${name.player(seat)}: ${name.contract(contract)} cannot be announced with this hand. ${rule(because, name)}`,
    'P.NO_WAY': ({ contract }, name) =>
      contract === undefined
        ? 'With these hands nothing is played at this table.'
        : `By the rules of this table the auction cannot lead to ${name.contract(contract)} like this.`,
    'P.SAID': ({ seat, because }, name) => `${name.player(seat)}: that cannot be said here. ${rule(because, name)}`,
    'P.CONDITION': ({ condition, together }, name) => {
      const what =
        condition.kind === 'without'
          ? `without ${the(condition.card, name)}`
          : amount(countedWord(condition.of, COUNTED, name), condition.least, condition.most);
      const told = `${name.player(condition.seat)}, ${what}`;
      return together
        ? `${told}. That contradicts the other conditions.`
        : `${told}. That is impossible with these cards.`;
    },
    'P.NO_ROOM': ({ seats }, name) =>
      `The rest does not fit into these hands: ${seatsIn(seats, name)}. A player who did not follow suit has no card of it.`,
    'P.NO_DEAL': ({ deals }) => `None of ${deals} deals fits everything.`,
    'P.OVER': () => 'By then the game is decided and over.',
  },
};

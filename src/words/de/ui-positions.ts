// German wording of the room for positions.
import { textsOf } from '../base/catalogue.ts';
import { countedWord } from '../base/counted-words.ts';
import { capitalised, tellWith } from '../base/words.ts';
import type { Reason } from '../../engine/base/reasons.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Naming } from '../types/naming.ts';
import { LABELS_DE } from './labels.ts';
import type { UiPositionsTexts } from '../types/ui-positions-texts.ts';
import { fileDe } from './disk-places.ts';
import { acc, nom, wordsDe } from './naming.ts';

const COUNTED = { trumps: 'Trümpfe', points: 'Augen' } as const;

const rule = (because: Reason, name: Naming): string => `${tellWith(textsOf('de').shortReasons, because, name)}.`;
const seatsIn = (seats: readonly Seat[], name: Naming): string =>
  wordsDe([...new Set(seats)].map((seat) => name.player(seat)));

function amount(what: string, least: number | undefined, most: number | undefined): string {
  if (least === most) return `${what}: genau ${least}`;
  if (least === undefined) return `${what}: höchstens ${most}`;
  return most === undefined ? `${what}: mindestens ${least}` : `${what}: ${least} bis ${most}`;
}

export const UI_POSITIONS_DE: UiPositionsTexts = {
  title: LABELS_DE.app.rooms.positions,
  hint: 'Karten hinlegen, fragen, spielen, tausendmal spielen lassen',
  lead: 'Leg eine Stellung hin, wie sie war oder wie sie sein könnte. Was du offen lässt, wird ausgeteilt.',
  back: 'Alle Stellungen',
  fresh: 'Neue Stellung',
  import: 'Aus einer Datei …',
  kept: 'Gespeicherte Stellungen',
  none: 'Noch keine.',
  open: (name) => `Stellung „${name}“ öffnen`,
  played: (cards) => (cards === 1 ? 'eine Karte gespielt' : `${cards} Karten gespielt`),
  remove: (name) => `Stellung „${name}“ löschen`,
  removeTitle: 'Stellung löschen?',
  removeText: (name, count) => (count === 1 ? `„${name}“ ist dann weg.` : `${count} Stellungen sind dann weg.`),
  removeYes: 'Löschen',
  removeNo: 'Behalten',
  failed: 'Diese Stellung lässt sich gerade nicht lesen.',
  noPosition: 'Diese Stelle der Runde lässt sich nicht als Stellung hinlegen.',
  fromRound: 'Als Stellung',
  fromRoundHint: 'Diese Stelle der Runde hinlegen, um sie zu ändern, zu fragen oder spielen zu lassen.',
  notYet: (games) =>
    `Noch nicht: ${wordsDe(games)}, wo auch vom Tisch gespielt wird. Spiele, vor denen Karten getauscht oder weggelegt werden, etwa eine Hochzeit oder das Spiel mit der Witwe, lassen sich nur bis zur Ansage hinlegen.`,
  seats: ['Ich', 'Links', 'Gegenüber', 'Rechts'],
  folders: {
    folder: 'Ordner',
    none: 'In keinem Ordner',
    choose: (name) => `„${name}“ wählen`,
    chooseAll: (folder) => `Alle wählen: ${folder}`,
    chosen: (count) =>
      count === 0 ? 'Wähle Stellungen mit den Kästchen.' : count === 1 ? 'Eine gewählt' : `${count} gewählt`,
    wall: 'An die Wand',
    sheets: 'Arbeitsblätter (PDF) …',
    file: 'Als Datei …',
    into: 'In einen Ordner …',
    remove: 'Löschen …',
    earlier: (name) => `„${name}“ nach vorn`,
    later: (name) => `„${name}“ nach hinten`,
    rename: (folder) => `Ordner „${folder}“ umbenennen`,
    renameTitle: 'Ordner umbenennen',
    dissolve: (folder) => `Ordner „${folder}“ auflösen; die Stellungen bleiben`,
    nameHint: 'Leer heißt: in keinem Ordner.',
    put: 'Ablegen',
    imported: (folder, count) =>
      count === 1
        ? `Eine Stellung liegt jetzt im Ordner „${folder}“.`
        : `${count} Stellungen liegen jetzt im Ordner „${folder}“.`,
    several: 'Stellungen',
    getting: 'Die Stellungen werden vorbereitet …',
    unread: 'Davon lässt sich gerade keine lesen.',
  },
  posed: {
    title: 'Aufgabe',
    hint: 'Zum Zeigen an der Wand und für Arbeitsblätter.',
    question: 'Frage',
    answer: 'Antwort in eigenen Worten',
    tutor: 'Der Tutor antwortet und nennt den Grund',
  },
  wall: {
    close: 'Beenden',
    of: (at, count) => `${at} von ${count}`,
    next: 'Nächste',
    previous: 'Vorige',
    keys: 'Tasten: 1 bis 4 decken ein Blatt auf oder zu, 0 alle. Die Pfeile gehen durch die Auswahl, Plus und Minus zählen Stimmen, A zeigt die Antwort, Bild ab und Bild auf blättern, Esc beendet.',
    show: (seat) => `Blatt: ${seat}`,
    covered: 'verdeckt',
    votes: 'Abstimmung',
    voted: (choice, count) => `${choice}: ${count === 1 ? 'eine Stimme' : `${count} Stimmen`}`,
    more: (choice) => `Eine Stimme mehr: ${choice}`,
    less: (choice) => `Eine Stimme weniger: ${choice}`,
    cast: (count) => (count === 1 ? 'Eine Stimme' : `${count} Stimmen`),
    answer: 'Antwort zeigen',
    cover: 'Antwort verdecken',
    noAnswer: 'Zu dieser Stellung ist keine Antwort aufgeschrieben.',
    result: (choice, count, of) => `Wie der Tutor (${choice}): ${count} von ${of}`,
    tutors: 'Antwort des Tutors',
  },
  keep: {
    title: 'Aufheben',
    name: 'Name',
    unnamed: 'Ohne Namen',
    save: 'Speichern',
    saved: (name) => `„${name}“ ist gespeichert.`,
    file: 'Als Datei …',
    print: 'Als Blatt (PDF) …',
    written: (file) => `Gespeichert: ${fileDe(file)}`,
  },
  table: {
    title: 'Tisch und Spiel',
    game: 'Art',
    rules: 'Regeln',
    ownRules: 'wie am Tisch eingestellt',
    dealer: 'Geber',
    contract: 'Gespielt wird',
    nothing: 'noch nichts angesagt',
    declarer: 'Spieler',
  },
  pack: {
    title: 'Karten',
    to: 'Karten an',
    toTrick: 'In den Stich',
    keys: 'Pfeile gehen durch das Blatt, 1 bis 4 geben die Karte einem Platz, 5 spielt sie, Entf nimmt sie weg.',
    free: 'frei',
    fallen: (seat, trick) => `${seat}, Stich ${trick}`,
    card: (card, where) => `${card}: ${where}`,
    given: (card, where) => `${card}: ${where}.`,
    undo: 'Rückgängig',
  },
  hands: {
    title: 'Blätter',
    known: (cards, most) => `${cards} von ${most}`,
    clear: (seat) => `Blatt wegnehmen: ${seat}`,
    turn: 'am Zug',
  },
  conditions: {
    title: 'Bedingungen für den Rest',
    hint: 'Sie gelten für das ganze Blatt, wie es ausgeteilt wurde.',
    seat: 'Platz',
    what: 'Was',
    least: 'mindestens',
    most: 'höchstens',
    add: 'Dazu',
    none: 'Keine: Was offen ist, wird frei ausgeteilt.',
    counted: COUNTED,
    told: (seat, what, least, most) => `${seat}, ${amount(what, least, most)}`,
    without: (seat, card, name) => `${seat}, ohne ${acc(card, name)}`,
    drop: (told) => `Bedingung streichen: ${told}`,
  },
  tricks: {
    title: 'Stiche',
    none: 'Noch keine Karte gespielt.',
    trick: (number) => `Stich ${number}`,
    takes: (seat) => `Stich an: ${seat}`,
    takeBack: 'Letzte Karte zurück',
  },
  text: {
    title: 'Als Text',
    hint: 'Zum Schreiben und Einfügen; auch eine kopierte Rundendatei geht.',
    read: 'Übernehmen',
    copy: 'Kopieren',
    copied: 'Der Text ist kopiert.',
    troubles: {
      line: (line, word) => `Zeile ${line}: „${word}“ ist kein Platz und keine Angabe, die ich kenne.`,
      word: (line, word) => `Zeile ${line}: „${word}“ ist keine Karte und keine Bedingung.`,
      game: (line, word) => `Zeile ${line}: „${word}“ ist an diesem Tisch kein Spiel.`,
      json: () => 'Das ist keine Runde, die ich lesen kann.',
    },
  },
  ask: {
    play: 'Spielen',
    tutor: 'Tutor fragen',
    thinking: 'Der Tutor überlegt …',
    nothing: 'Hier gibt es nichts zu entscheiden.',
    failed: 'Der Tutor hat keine Antwort gefunden.',
    title: (seat) => `Der Tutor, am Platz „${seat}“`,
    place: '„Du“ ist, wer am Zug ist.',
    chance: 'Dieses Blatt war nicht ganz vorgegeben; der Rest ist so ausgeteilt:',
    notPlayed: 'Diese Stellung lässt sich nicht spielen.',
  },
  tried: {
    title: 'Spielen lassen',
    go: (deals) => `${deals}-mal spielen lassen`,
    stop: 'Anhalten',
    level: 'Vier Spieler',
    progress: (deals, of) => `${deals} von ${of} Spielen`,
    states: {
      running: 'läuft',
      done: 'fertig',
      stopped: 'angehalten',
      failed: 'Es ging nicht weiter.',
    },
    game: 'Spiel',
    count: 'Wie oft',
    won: 'Gewonnen',
    points: 'Augen',
    mean: 'Für mich',
    percent: (percent, error) => `${percent} ± ${error} %`,
    thrownIn: 'zusammengeworfen',
    by: (game, seat) => (seat === '' ? game : `${game} (${seat})`),
    each: 'Im Durchschnitt',
    amount: (money, error) => `${money} ± ${error}`,
    error: '± ist der Fehler durch den Zufall: In 95 von 100 Fällen liegt der wahre Wert darin.',
  },
  print: {
    solutions: 'Lösungen',
    question: (seat) => `Am Zug: ${seat}. Welche Karte?`,
    call: (seat) => `An der Reihe: ${seat}. Welche Ansage?`,
    write: 'Antwort und Begründung',
  },
  reasons: {
    'P.GAME': () => 'In diesem Spiel werden Karten auch vom Tisch gespielt; dafür gibt es noch keine Stellungen.',
    'P.NO_SEAT': ({ seat }) => `Platz ${seat + 1} ist an diesem Tisch leer.`,
    'P.NOT_IN_PACK': ({ card }, name) => `${capitalised(nom(card, name))} ist nicht in diesem Blatt.`,
    'P.TWICE': ({ card, seats }, name) =>
      `${capitalised(nom(card, name))} wäre mehr als einmal da: ${seatsIn(seats, name)}.`,
    'P.TOO_MANY': ({ seat, count, most }, name) =>
      `${name.player(seat)} hätte ${count} Karten; mehr als ${most} hat hier niemand.`,
    'P.NO_SUCH_GAME': ({ contract }, name) => `${name.contract(contract)} gibt es an diesem Tisch so nicht.`,
    'P.NEEDS_DECLARER': ({ contract }, name) => `${name.contract(contract)}: Wer spielt es?`,
    'P.EXCHANGE': ({ contract }, name) =>
      `Bei ${name.contract(contract)} werden vorher Karten getauscht oder hingelegt; das kann ich noch nicht hinlegen.`,
    'P.NEEDS_GAME': ({ card }, name) =>
      `${capitalised(nom(card, name))} kann erst fallen, wenn ein Spiel angesagt ist.`,
    'P.CARDS_OVER': ({ card }, name) => `Für ${nom(card, name)} ist das Spiel schon zu Ende.`,
    'P.ELSEWHERE': ({ card, seat, holder, trick }, name) =>
      `Stich ${trick}, am Zug: ${name.player(seat)}. Aber ${nom(card, name)} liegt bei: ${name.player(holder)}.`,
    'P.CARD': ({ card, seat, trick, because }, name) =>
      `${name.player(seat)}, Stich ${trick}: ${capitalised(nom(card, name))} geht nicht. ${rule(because, name)}`,
    'P.ANNOUNCE': ({ contract, seat, because }, name) =>
      `${name.player(seat)} kann ${name.contract(contract)} mit diesem Blatt nicht ansagen. ${rule(because, name)}`,
    'P.NO_WAY': ({ contract }, name) =>
      contract === undefined
        ? 'Mit diesen Blättern kommt es an diesem Tisch zu keinem Spiel.'
        : `Zu ${name.contract(contract)} kommt es so nach den Regeln dieses Tischs nicht.`,
    'P.SAID': ({ seat, because }, name) => `${name.player(seat)} kann das hier nicht sagen. ${rule(because, name)}`,
    'P.CONDITION': ({ condition, together }, name) => {
      const what =
        condition.kind === 'without'
          ? `ohne ${acc(condition.card, name)}`
          : amount(countedWord(condition.of, COUNTED, name), condition.least, condition.most);
      const told = `${name.player(condition.seat)}, ${what}`;
      return together
        ? `${told}. Das geht mit den anderen Bedingungen nicht zusammen.`
        : `${told}. Das geht mit diesen Karten nicht.`;
    },
    'P.NO_ROOM': ({ seats }, name) =>
      `Der Rest passt in diese Blätter nicht hinein: ${seatsIn(seats, name)}. Wer nicht bedient hat, hat die Farbe auch nicht.`,
    'P.NO_DEAL': ({ deals }) => `Unter ${deals} Verteilungen war keine, die zu allem passt.`,
    'P.OVER': () => 'Da ist das Spiel schon entschieden und zu Ende.',
  },
};

// What a line of the library says: game, players, outcome, amounts, in words of the language.
import { pointsOfPack } from '../../engine/base/cards.ts';
import { type Seat, seatsOf } from '../../engine/base/seats.ts';
import type { LibraryItem } from '../../shared/calls/library-calls.ts';
import { timeOf } from '../../words/speak/dates.ts';
import { capitalised, type Voice } from '../state/voice.svelte.ts';
import { balanceOf } from './book.ts';

export interface RowTexts {
  /** Empty where only the day is known. */
  readonly time: string;
  /** "Rufspiel auf die Gras-Sau"; with what keeps the round from counting behind it in brackets. */
  readonly game: string;
  /** Who declared, and with whom; who lost a Ramsch. */
  readonly declarers: string;
  /** The others at the table, without the reader. */
  readonly company: string;
  /** "74 : 46", or empty where points do not decide. */
  readonly points: string;
  readonly outcome: string;
  readonly balance: string;
  /** Everything in one sentence, for the name of the row. */
  readonly spoken: string;
}

const listOf = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** Points are told where they were counted: not for a hand laid down. */
const hasPoints = ({ points, winner }: LibraryItem): boolean =>
  points !== undefined && (points > 0 || winner === 'defenders');

function ramschWords({ losers, march }: NonNullable<LibraryItem['ramsch']>, item: LibraryItem, voice: Voice): string {
  const texts = voice.ui.library;
  const label = (seat: Seat): string => voice.speech.labelOf(item, seat);
  if (march !== undefined) return texts.ramschMarch(label(march));
  return losers.length > 0 ? texts.ramschLost(listOf(voice.language, losers.map(label))) : texts.ramschEven;
}

function leastWords({ winner, loser }: NonNullable<LibraryItem['least']>, item: LibraryItem, voice: Voice): string {
  const label = voice.speech.labelOf(item, winner ?? loser ?? 0);
  return winner === undefined ? voice.speech.ui.widow.lostBy(label) : voice.speech.ui.widow.wonBy(label);
}

/** Who has played Re. */
const reWords = ({ re }: NonNullable<LibraryItem['reKontra']>, item: LibraryItem, voice: Voice): string =>
  `${voice.speech.calls.doppelkopf.sides.re}: ${listOf(
    voice.language,
    re.map((seat) => voice.speech.labelOf(item, seat)),
  )}`;

/** Which side has won a deal of Doppelkopf, or who has lost it alone. */
function reOutcome({ winner, loser }: NonNullable<LibraryItem['reKontra']>, item: LibraryItem, voice: Voice): string {
  const { speech } = voice;
  if (loser !== undefined) return speech.ui.sheet.lostBy(speech.labelOf(item, loser));
  return winner ? `${speech.calls.doppelkopf.sides[winner]} · ${speech.ui.sheet.won}` : speech.ui.special.drawnGame;
}

/** Who declared, who lost a Ramsch, who won with fewest points, or who played Re. */
function peopleIn(item: LibraryItem, voice: Voice, pair: string | undefined): string {
  if (item.reKontra) return reWords(item.reKontra, item, voice);
  if (item.ramsch) return ramschWords(item.ramsch, item, voice);
  return item.least ? leastWords(item.least, item, voice) : (pair ?? voice.ui.library.nobody);
}

/** What the commentary says of the reader's play, in words. */
function judgedWords({ judged, favourite }: LibraryItem, { speech, name }: Voice): readonly string[] {
  const texts = speech.ui.library;
  const accuracy = judged?.accuracy;
  return [
    ...(favourite ? [texts.favour] : []),
    ...(accuracy === undefined ? [] : [texts.accuracy(accuracy, name)]),
    ...(judged ? [texts.mistakeCount(judged.mistakes, name)] : []),
  ];
}

export function rowTexts(item: LibraryItem, voice: Voice): RowTexts {
  const texts = voice.ui.library;
  const name = voice.speech.nameAt(item);
  const { announcement, declarer, partner, points = 0, winner } = item;
  const label = (seat: Seat): string => voice.speech.labelOf(item, seat);
  const sides = [declarer, partner].filter((seat) => seat !== undefined).map((seat) => name.player(seat));
  const others = seatsOf(item.playerCount)
    .filter((seat) => seat !== item.you && item.players[seat].kind !== 'blind')
    .map(label);
  const time = timeOf(item, voice.language);
  const marks = [
    ...(item.origin ? [texts.origins[item.origin]] : []),
    ...(item.practice ? [voice.speech.ui.advice.time.practiceShort] : []),
  ];
  const played = announcement ? capitalised(name.announcement(announcement)) : texts.thrownIn;
  const game = marks.length > 0 ? `${played} (${marks.join(', ')})` : played;
  const pair = sides.length > 1 ? capitalised(listOf(voice.language, sides)) : capitalised(texts.alone(sides[0] ?? ''));
  const outcome = item.reKontra
    ? reOutcome(item.reKontra, item, voice)
    : item.ramsch || item.least || !announcement
      ? ''
      : texts.sides[winner ?? 'draw'];
  const alone = item.ramsch ?? item.least;
  const balance = announcement ? name.balance(balanceOf(item)) : '';
  return {
    time,
    game,
    declarers: peopleIn(item, voice, sides.length > 0 ? pair : undefined),
    company: texts.table(others.join(', ')),
    points: alone
      ? texts.ramschPoints(alone.points, name)
      : item.reKontra
        ? texts.points(item.reKontra.points, pointsOfPack(item.pack) - item.reKontra.points, name)
        : hasPoints(item)
          ? texts.points(points, pointsOfPack(item.pack) - points, name)
          : '',
    outcome,
    balance,
    spoken: [
      texts.row(time, game, outcome, balance),
      ...judgedWords(item, voice),
      ...(item.note ? [item.note] : []),
    ].join(', '),
  };
}

/** The heading of a day: "Heute", or the date in full. */
export const dayTitle = (date: Date, near: 'today' | 'yesterday' | undefined, voice: Voice): string => {
  const full = new Intl.DateTimeFormat(voice.language, { weekday: 'long', day: 'numeric', month: 'long' });
  const year = new Intl.DateTimeFormat(voice.language, { dateStyle: 'full' });
  const text = (date.getFullYear() === new Date().getFullYear() ? full : year).format(date);
  return near ? `${voice.ui.library[near]}, ${text}` : text;
};

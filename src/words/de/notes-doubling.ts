// German notes on what doubles a deal: duties of whoever is asked, and lines of the course.
import type { NoteParams } from '../../engine/tutor/notes.ts';
import { DOUBLINGS_DE } from './doublings.ts';
import type { DoublingNotes } from '../base/doubling-words.ts';
import type { Texts } from '../types/naming.ts';
import { countDe, eyesDe } from './naming.ts';
import { does, Who, whoDoes, whom } from './people.ts';
import { capitalised } from '../base/words.ts';

/** "Sub", "den 6. Stoß": only numbered steps have an article. */
const stepName = (step: number, article: 'den' | 'dem'): string =>
  /^\d/.test(DOUBLINGS_DE.step(step)) ? `${article} ${DOUBLINGS_DE.step(step)}` : DOUBLINGS_DE.step(step);

export const DOUBLING_NOTES_DE: Pick<Texts<NoteParams>, DoublingNotes> = {
  'D.KNOCK': () =>
    'Statt abzuheben kannst du klopfen: Dann bestimmst du Richtung und Päckchen, und das Spiel zählt doppelt.',
  'D.LEGEN': ({ seat, seen, toCome }, name) =>
    name.isReader(seat)
      ? `${toCome === 0 ? 'Du siehst schon alle deine Karten' : `Du siehst erst ${seen === 1 ? 'eine Karte' : `${countDe(seen)} Karten`}`}. Gefallen sie dir, kannst du legen: Dann zählt alles doppelt, was danach gespielt wird.`
      : `${Who(seat, name)} überlegt, ob ${seen === 1 ? 'diese eine Karte zum Legen reicht' : `diese ${countDe(seen)} Karten zum Legen reichen`}.`,
  'D.LAY': ({ seat, winner }, name) =>
    `Den ersten Stich ${does(winner, name, 'hast', 'hat')} ${name.player(winner)} gemacht. Jetzt ${does(seat, name, 'kannst', 'kann')} ${name.player(seat)} noch einmal verdoppeln.`,
  'D.SPRITZ': ({ seat, declarer }, name) =>
    name.isReader(seat)
      ? `Gespielt wird gegen ${whom(declarer, name)}. Gefällt dir, was offen liegt, kannst du spritzen: Dann zählt das Spiel doppelt. Erst danach wird weitergegeben.`
      : `${Who(seat, name)} überlegt, ob das Spiel doppelt zählen soll.`,
  'D.CLAIM': ({ seat, by }, name) =>
    name.isReader(seat)
      ? `${by === 'held' ? 'Hatte deine Seite die höchsten Trümpfe in einer Reihe?' : `Hat deine Seite die ${name.ranks('O')} der Reihe nach gefangen, von oben an?`} An diesem Tisch musst du Laufende ansagen, sonst verfallen sie.`
      : `${Who(seat, name)} überlegt, ob es Laufende gibt.`,
  'D.FURTHER_OFFER': ({ seat, step }, name) =>
    `${capitalised(whoDoes(seat, name, 'kannst', 'kann'))} mit ${stepName(step, 'dem')} antworten. Dann zählt das Spiel ${2 ** step}-fach.`,
  'D.DOPPLER_OFFER': ({ seat }, name) =>
    name.isReader(seat)
      ? 'Bevor du deine erste Karte legst, kannst du den Ramsch verdoppeln: Wer verliert, zahlt dann doppelt, du selbst also auch.'
      : `${Who(seat, name)} kann den Ramsch vor der ersten eigenen Karte verdoppeln.`,
  'D.DURCHBRUCH_OFFER': ({ seat, points, needed, usual }, name) =>
    name.isReader(seat)
      ? `Mit der Karte zum dritten Stich kannst du einen Durchbruch ansagen: Dann reichen dir ${needed} Augen statt ${usual}, um den Ramsch zu gewinnen. Bisher hast du ${eyesDe(points)}, und die anderen spielen von da an gegen dich.`
      : `${Who(seat, name)} kann mit dieser Karte einen Durchbruch ansagen: Dann reichen ${needed} Augen statt ${usual}.`,
  'L.FURTHER': ({ seat, step }, name) =>
    `${capitalised(whoDoes(seat, name, 'gibst', 'gibt'))} ${stepName(step, 'den')}.`,
  'L.HAUSBOCK': () => 'Niemand hat gelegt: Die Karten werden zusammengeworfen, und ein Hausbock bleibt liegen.',
};

// English notes on what doubles a deal: duties of whoever is asked, and lines of the course.
import type { NoteParams } from '../../engine/tutor/notes.ts';
import { DOUBLINGS_EN } from './doublings.ts';
import type { DoublingNotes } from '../base/doubling-words.ts';
import type { Texts } from '../types/naming.ts';
import { countEn, pointsEn } from './naming.ts';
import { Who, WhoDoes } from './people.ts';

export const DOUBLING_NOTES_EN: Pick<Texts<NoteParams>, DoublingNotes> = {
  'D.KNOCK': () =>
    'Instead of cutting you may knock: you then say in which direction and in what packets to deal, and the deal counts double.',
  'D.LEGEN': ({ seat, seen, toCome }, name) =>
    name.isReader(seat)
      ? `${toCome === 0 ? 'You see all your cards already' : `You see only ${seen === 1 ? 'one card' : `${countEn(seen)} cards`} so far`}. If you like what you see, you may lay: whatever is played then counts double.`
      : `${Who(seat, name)} is wondering whether ${seen === 1 ? 'one card is' : `${countEn(seen)} cards are`} enough to lay.`,
  'D.LAY': ({ seat, winner }, name) =>
    `${WhoDoes(winner, name, 'have', 'has')} taken the first trick. ${Who(seat, name)} may double once more now.`,
  'D.SPRITZ': ({ seat, declarer }, name) =>
    name.isReader(seat)
      ? `You play against ${name.player(declarer)}. If you like what lies open, you may give a Spritz: the game then counts double. Only then is the rest dealt.`
      : `${Who(seat, name)} is wondering whether to make the game count double.`,
  'D.CLAIM': ({ seat, by }, name) =>
    name.isReader(seat)
      ? `${by === 'held' ? 'Did your side hold the highest trumps in a row?' : `Has your side taken the ${name.ranks('O')} one after the other, the highest first?`} At this table you must claim runners, or they lapse.`
      : `${Who(seat, name)} is wondering whether there are runners.`,
  'D.FURTHER_OFFER': ({ seat, step }, name) =>
    `${Who(seat, name)} may answer with ${DOUBLINGS_EN.step(step)}. The game then counts ${2 ** step} times.`,
  'D.DOPPLER_OFFER': ({ seat }, name) =>
    name.isReader(seat)
      ? 'Before you play your first card you may double the Ramsch: whoever loses pays double then, and that may be you.'
      : `${Who(seat, name)} may double the Ramsch before playing a first card.`,
  'D.DURCHBRUCH_OFFER': ({ seat, points, needed, usual }, name) =>
    name.isReader(seat)
      ? `With your card to the third trick you may announce a Durchbruch: then ${needed} points instead of ${usual} are enough for you to win the Ramsch. You have ${pointsEn(points)} so far, and from then on the others play against you.`
      : `${Who(seat, name)} may announce a Durchbruch with this card: then ${needed} points instead of ${usual} are enough.`,
  'L.FURTHER': ({ seat, step }, name) => `${WhoDoes(seat, name, 'give', 'gives')} ${DOUBLINGS_EN.step(step)}.`,
  'L.HAUSBOCK': () => 'Nobody has laid: the cards are thrown in, and a Hausbock is kept for later.',
};

// English texts of lesson 32: the last trump as a way back to the lead.
import type { LESSON_32 } from '../../../engine/teaching/lessons/lesson-32.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_32_EN: TextsOf<typeof LESSON_32> = {
  title: 'Keep the last trump',
  goal: 'You give up your losers first and keep the trump that brings you back on lead.',
  steps: {
    'weg-zurueck':
      'Your last trump is your way back to the lead. If it is not the highest, an opponent takes it as soon as you play it. Keep it, and it will ruff a suit that the others lead.',
    '32.1': {
      ask: 'You are declarer with two cards left. {The:GU} is still out, and you lead. Which card?',
      outcomes: {
        richtig: 'Right. If {the:GU} is spent on this trick, your trump takes the last one.',
        trumpf: '{The:GU} beats it, and {the:G7} will certainly not win a trick after that.',
      },
    },
    '32.2': {
      ask: 'You are declarer, and two cards are left. {The:SU} and {the:H8} are still out. You lead. What do you play?',
      outcomes: {
        richtig: 'Right. The Nine is lost anyway. But your trump may still ruff something in the last trick.',
        trumpf: '{The:SU} beats it: ten points for the opponents. And in the last trick you cannot ruff any more.',
      },
    },
    '32.3': {
      ask: 'You are declarer, and your side already has 42 points. Only {the:GO} is still out. {The:GA} has been played. You lead. Which card?',
      outcomes: {
        richtig:
          'Right. The Ten is the highest of {G} now. If it gets ruffed, {the:GO} is gone and {the:HA} brings you back.',
        trumpf: '{The:GO} beats it. You lose eleven points and never get the lead again.',
        ruffarbe: 'That forces out your partner’s called Ace while {the:GO} is still there to ruff it.',
        koenig: '{The:SA} and {the:ST} both beat it. You give away the lead before your Ten has won its trick.',
      },
    },
    'verlierer-zuerst':
      'If only one card still beats one of yours, drive it out with a lower card of the suit. Your trump brings you back, and then your better card is the highest.',
    '32.4': {
      ask: 'You are declarer. Your side needs eight more points, and {the:HO} and {the:SU} are still out. {Who:opposite} has no {S} left. What do you lead?',
      outcomes: {
        richtig: 'Right. If {who:opposite} ruffs, it costs nothing. You keep your trump, and it brings you back.',
        trumpf: '{The:HO} beats it. After that you have no trump left and can only watch.',
        koenig: '{Who:opposite} can ruff this one too, and gets four points. The worthless card does the same work.',
      },
    },
    '32.5': {
      ask: 'You are declarer with three cards left. {Who:left} ruffed {S} earlier. {The:GO} is still out above your trump. What do you lead?',
      outcomes: {
        richtig: 'Right. If {who:left} ruffs, it is only a worthless card. You still have the Ten and your trump.',
        trumpf: '{The:GO} beats it. Nothing brings you back after that, and your Ten gets ruffed.',
        zehn: '{Who:left} has no {S} and would ruff: ten points that you can easily keep.',
      },
    },
    '32.6': {
      ask: 'You are declarer. {The:HK} is the only trump still out, and only {the:SA} beats your Ten. You lead. Which card?',
      outcomes: {
        richtig:
          'Well done. You drive out {the:SA}, come back with your trump, and then the Ten is the highest of its suit.',
        trumpf:
          'If your Ten were already the highest, this would be right. But {the:SA} is still out, and without a trump you never get the lead again.',
        zehn: '{The:SA} beats it: ten points for the opponents. The Nine drives it out as well and costs nothing.',
      },
    },
  },
};

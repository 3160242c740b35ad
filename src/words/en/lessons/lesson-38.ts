// English texts of lesson 38: playing a Solo, and playing against one.
import type { LESSON_38 } from '../../../engine/teaching/lessons/lesson-38.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_38_EN: TextsOf<typeof LESSON_38> = {
  title: 'Solo: one against three',
  goal: 'You bring a Solo home safely, and with two partners you make it hard for the soloist.',
  steps: {
    allein:
      'In a Solo nobody helps you. Draw trumps while it pays, and keep your high cards in other suits until nobody can ruff them. If only one higher trump is out, keep your last one. Whatever is lost, lose cheaply.',
    '38.1': {
      ask: 'You play a Solo with {E} as trumps and have 47 points. Only {who:left} plays after you. Which card?',
      outcomes: {
        richtig: 'Right. The trick then holds 15, and with 62 you have won, unless {who:left} can beat it.',
        ober: 'The trick would be safe, but you would have only 54, and your highest trump would be gone.',
        sieben: 'It can be beaten just as easily and brings you only four points. That does not win the game.',
      },
    },
    '38.2': {
      ask: 'You play a Solo with {S} as trumps and have 53 points. {SO,EU,HU} are still out, and a single card of {H}. What do you lead?',
      outcomes: {
        richtig:
          'Right. A low trump draws up to three. {The:HA} waits until nobody can ruff it, and then you have won.',
        sau: 'Only one card of {H} is out, so two opponents may ruff. With those eleven points you would have won.',
        zehn: 'A trump is right, but not the Ten: all three that are out beat it.',
      },
    },
    '38.3': {
      ask: 'You play a Solo with {H} as trumps. You play last, and only low cards have been played. Which card?',
      outcomes: {
        richtig: 'Right. The King wins the trick, and {the:SA} is still there to win another.',
        sau: 'The King would have won it too. Now it is alone, and {the:ST} beats it.',
      },
    },
    'zu-dritt':
      'Against a Solo there are three of you, and you know the sides. Add points to every safe trick. If you are void, ruff high when the soloist could ruff after you. Do not risk high cards of other suits.',
    '38.4': {
      ask: 'You play against {whose:declarer} Solo. {Who:declarer} led, and {who:right} has the trick with {the:SA}. Which card?',
      outcomes: {
        richtig: 'Right. Nobody can take this trick from you. Ten points that {who:declarer} will not get.',
        leer: 'The trick is already yours. You keep ten points, and {who:declarer} may ruff them later.',
      },
    },
    '38.5': {
      ask: 'Against {whose:declarer} Solo, with {E} as trumps, {who:right} has led {the:HA}. But {who:declarer} ruffed {H} before and plays last. Which card?',
      outcomes: {
        richtig: 'Right. Otherwise a low trump would take {the:HA}. To beat yours {he:declarer} needs a higher Lord.',
        zehn: '{Who:declarer} has no {H} and ruffs: 21 points at once. Only add points when the trick is safe.',
        leer: 'Then {who:declarer} ruffs the eleven points cheaply. Your trump makes it hard for {him:declarer}.',
      },
    },
    '38.6': {
      ask: 'Against {whose:declarer} Solo: two low cards have been played, you are third, and {who:declarer} plays last. Which card?',
      outcomes: {
        richtig:
          'Well done. The Nine is winning and costs nothing. If {who:declarer} ruffs, {he:declarer} gets no Ace, and {the:SA} is still yours.',
        sau: 'Nearly everybody does that. But only two cards of {S} are still out: if {who:declarer} is void, eleven points are gone.',
      },
    },
    '38.7': {
      ask: 'To the end: you play against {whose:declarer} Solo with {E} as trumps. Your side has 21 points and needs 60. {The:HA} is in the trick, and only {who:left} plays after you.',
      won: 'You have won! You ruffed low and kept your Lords for the tricks that needed them.',
      lost: 'Not this time. Only a partner plays after you: how high a trump does this trick need?',
      plan: 'You ruff with {the:EK}, lead {the:SK}, and keep your three Lords against the soloist.',
    },
  },
};

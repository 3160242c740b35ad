// English texts of lesson 17: smearing, and giving nothing away.
import type { LESSON_17 } from '../../../engine/teaching/lessons/lesson-17.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_17_EN: TextsOf<typeof LESSON_17> = {
  title: 'Smearing and giving nothing away',
  goal: 'You put your points into the right tricks.',
  steps: {
    schmieren:
      '{Who:declarer} has called {the:GA}, and you hold it. {Who:declarer} has played {the:GO}, and you play last. If the trick is sure to go to your side, add points to it. That is called [[schmieren|smearing]].',
    '17.1': {
      ask: '{Who:declarer} has called {the:GA}, and you hold it. {Who:declarer} has led {the:GO}; {who:foe} and {who:otherFoe} have followed low. Which card do you play?',
      outcomes: {
        geschmiert: 'Exactly! The trick is sure to be yours, and ten points are well placed there.',
        gespart: 'It is safe, but you keep ten points that would be well placed here. The others may get them later.',
        herr: 'You need no lord here: {who:declarer} has the trick already. Keep it and give points instead.',
      },
    },
    abspatzen:
      'If the trick goes to the others, give as little as you can: a [[spatz|worthless card]], one without points. In Bavaria they say you [[abspatzen|throw a sparrow]].',
    '17.2': {
      ask: '{Who:declarer} has called {the:EA}, has led {the:SA} and takes the trick. You play against {him:declarer} and have no {S} and no trumps. Which card do you play?',
      outcomes: {
        abgespatzt: 'Right. {Who:declarer} gets no presents from you.',
        verschenkt: 'Ten points for the wrong side, a sixth of what {who:declarer} needs.',
        wenig:
          'Only four points, but you need not give {who:declarer} even those. You have enough cards without points.',
      },
    },
    '17.3': {
      ask: '{Who:declarer} has called {the:GA}, and you hold it. {Who:declarer} wins this trick with {the:EO}, and you have no trumps. What do you put in?',
      outcomes: {
        geschmiert: 'Right, ten points for the two of you. {The:GA} would bring more still, but has to stay.',
        gespart: 'You can do better. The trick is yours, and {the:ET} would be well placed here.',
      },
    },
    sicher:
      'Before you smear, look at who plays after you. A trick is safe only when nobody can take it any more: the highest trump is in it, or you play last.',
    '17.4': {
      ask: '{Who:declarer} has called {the:GA}, and {who:mate} is on your side. {Who:mate} has led {the:H9}; {who:foe} and {who:otherFoe} still play after you. Do you smear {the:HT}?',
      labels: {
        'lieber-nicht': 'no, {who:declarer} still plays after me',
        partner: 'yes, so far {who:mate} has the trick',
        trumpf: 'no, you never smear a trump',
      },
      feedback: {
        'lieber-nicht': 'Right. {Who:declarer} plays after you and surely has a higher trump.',
        partner:
          'So far, yes, but almost any trump beats {the:H9}. Then you are ten points short, and the others have them.',
        trumpf: 'A trump can be smeared too, as at the start of this lesson. But the trick must be safe.',
      },
    },
    '17.5': {
      ask: 'Now play the first game of this lesson to the end: {who:declarer} has led {the:GO}, and together you need 61 points. {Who:foe} and {who:otherFoe} make no mistakes.',
      won: 'You have won! Every smear into the right trick has brought you closer.',
      lost: 'It is not enough this time. Ask yourself in every trick: whose is it, and what do you put in?',
      plan: 'First {the:HT} goes into {whose:declarer} trick. After that you give points when the trick is yours, and worthless cards when it is not.',
    },
  },
};

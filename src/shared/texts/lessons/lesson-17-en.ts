// English texts of lesson 17: smearing, and giving nothing away.
import type { LESSON_17 } from '../../../engine/lessons/lesson-17.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_17_EN: TextsOf<typeof LESSON_17> = {
  title: 'Smearing and throwing blanks',
  goal: 'You put your points into the right tricks.',
  steps: {
    schmieren:
      'Sepp plays calling {the:GA}, and Resi is on your side. She has played {the:GO}, and you come last. If the trick surely goes to your side, add points to it. That is called [[schmieren|smearing]].',
    '17.1': {
      ask: 'Resi has led {the:GO}, Sepp and Vroni have followed low. You and Resi are against Sepp. Which card do you play?',
      outcomes: {
        geschmiert: 'Exactly! The trick is yours for sure, and ten points are in good hands there.',
        gespart: 'It is safe, but you keep ten points that would be at home here. Later Sepp may get them.',
        herr: 'You need no lord here, Resi has the trick already. Keep it and give points instead.',
      },
    },
    abspatzen:
      'If the trick goes to the others, give as little as you can. An empty card is a [[spatz|blank]], and so you [[abspatzen|throw a blank]].',
    '17.2': {
      ask: 'Resi plays calling {the:EA} and has led {the:SA}; the trick is hers. You are against her, with no {S} and no trump. Which card do you play?',
      outcomes: {
        abgespatzt: 'Right. Resi gets no presents from you.',
        verschenkt: 'Ten points for the wrong side, a sixth of what Resi needs.',
        wenig: 'Only four points, but you need not give Resi even those. You have empty cards enough.',
      },
    },
    '17.3': {
      ask: 'Resi has called {the:GA}, and you hold it. Now she wins the trick with {the:EO}, and you have no trump. What do you give her?',
      outcomes: {
        geschmiert: 'Right, ten points for the two of you. {The:GA} would bring more still, but has to stay.',
        gespart: 'You can do better. The trick is yours, and {the:ET} would be in good hands here.',
      },
    },
    sicher:
      'Before you smear, look who still plays after you. A trick is safe only if nobody can take it any more: the highest trump is down, or you are the last.',
    '17.4': {
      ask: 'Vroni is on your side and has led {the:H9}. After you come Resi, who is the declarer, and Sepp. Do you smear {the:HT}?',
      labels: { 'lieber-nicht': 'better not', immer: 'yes, always' },
      feedback: {
        'lieber-nicht': 'Right. Resi plays after you and surely has a higher trump.',
        immer: 'A Ten in the wrong trick hurts twice: you are ten points short, and the others have ten more.',
      },
    },
    '17.5': {
      ask: 'Now play the first game of this lesson to its end: Resi has led {the:GO}, and together you need 60 points. Sepp and Vroni make no mistake.',
      won: 'You have won! Every smear into the right trick has brought you closer.',
      lost: 'It is not enough this time. Ask yourself in every trick: whose is it, and what do you put in?',
      plan: 'First {the:HT} goes into Resi’s trick. After that you give points when the trick is yours, and blanks when it is not.',
    },
  },
};

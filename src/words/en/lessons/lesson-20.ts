// English texts of lesson 20: fixed partners, and three players.
import type { LESSON_20 } from '../../../engine/teaching/lessons/lesson-20.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_20_EN: TextsOf<typeof LESSON_20> = {
  title: 'Bierkopf, and three players',
  goal: 'You can join in when nobody announces, and when the fourth player is missing.',
  steps: {
    bierkopf:
      'In [[bierkopf|Bierkopf]] nobody announces: those who sit opposite each other are always partners, and trumps are those of a Rufspiel. The usual stake is a round of beer.',
    '20.5': {
      ask: 'Bierkopf: you and {who:opposite} have exactly 60 points together, and so have the other two. How does it end?',
      labels: { gewonnen: 'we have won', verloren: 'we have lost', unentschieden: 'a draw' },
      feedback: {
        gewonnen: 'Either side needs 61 points to win.',
        verloren: 'That is how it is in a Rufspiel, but in Bierkopf nobody has announced anything.',
        unentschieden: 'Right. To make up for it, the next game is worth one more.',
      },
    },
    'zu-dritt-allein':
      'If the fourth player is missing you play [[zuDritt|three-hand Schafkopf]]: Sevens and Eights stay out, and everybody gets eight cards. Whoever announces plays alone against the two others. If nobody wants to, the next player deals.',
    '20.6': {
      ask: 'There are three of you, and you usually play the pure game. What may you announce?',
      labels: { allein: 'Wenz, Solo, Tout and Sie', alle: 'the same as with four', rufspiel: 'only Rufspiele' },
      feedback: {
        allein: 'Right, everything that one plays alone.',
        alle: 'With four there is the Rufspiel as well, but that takes two against two.',
        rufspiel: 'It is the Rufspiel that drops out: three players cannot play two against two.',
      },
    },
    '20.7': {
      ask: 'Three players, tariff 10/50: you win your Solo with 75 points, without runners. How many cents do you get altogether?',
      right: 'You get 100: 50 cents from each of the two opponents.',
      wrong: {
        50: 'That is what one of them pays. You have two opponents.',
        150: 'That would be with four players, against three opponents.',
      },
      other: 'A Solo costs 50 cents, and each opponent pays them.',
    },
  },
};

// English texts of lesson 20: the relatives, with fixed partners, for three, with the chalk and with the widow.
import type { LESSON_20 } from '../../../engine/teaching/lessons/lesson-20.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_20_EN: TextsOf<typeof LESSON_20> = {
  title: 'The relatives',
  goal: 'You take first steps in Bierkopf, in Bauernstoss and in the game for three.',
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
    bauernstoss:
      'In the Palatinate they play [[bauernstoss|Bauernstoss]]. Those who sit opposite each other are always partners. Trumps are the {rs:U} and a suit that is named, here {E}.',
    '20.1': {
      ask: 'Bauernstoss, {E} are trumps. Your partner leads {the:GA}, {the:G7} follows. You have no {G}. Which cards may you play?',
      right: 'Right. If you cannot follow you must play a trump here, even on a partner’s trick.',
      missing: 'You must play a trump, and any of them is allowed.',
      extra:
        'In Bauernstoss there is a [[trumpfzwang|duty to trump]]: if you cannot follow and have a trump you must play it.',
    },
    'stechen-muessen':
      'And one more thing is stricter: if one of the {rs:U} lies in the trick, it must be beaten if possible.',
    '20.2': {
      ask: 'Again {E} are trumps. {Who:right} leads {the:HU}. Which cards may you play?',
      right: 'Right. You can go higher, so you must.',
      missing: 'It is the higher one of the {rs:U} that you must play now.',
      extra:
        'Trumps were led, and you hold a higher one of the {rs:U}. No other trump and no plain card is allowed now.',
    },
    kreide:
      'The score is kept with [[kreide|chalk]]. The side that has it needs only 42 points, the other 79. Each win is worth one [[strich|mark]].',
    '20.3': {
      ask: 'Your side has the chalk and makes 42 points. How does it end?',
      labels: {
        'ein-strich': 'one mark for us, and the chalk stays',
        verloren: 'lost',
        'zwei-striche': 'two marks for us',
      },
      feedback: {
        'ein-strich': 'Right, 42 is exactly the line.',
        verloren: 'It is the side without the chalk that needs 79.',
        'zwei-striche': 'Two marks take 91 points.',
      },
    },
    'zu-dritt':
      'Three can also play with all 32 cards: ten each, and two are left lying as the [[witwe|widow]]. Whoever takes them lays two others away and plays alone. What is laid away counts for the declarer at the end.',
    '20.4': {
      ask: 'Three players with a widow: the declarer has 55 points in tricks and had laid {the:ET} away. How does it end?',
      labels: { gewonnen: 'won with 65', verloren: 'lost with 55', schneider: 'won with Schneider' },
      feedback: {
        gewonnen: 'Right, what was laid away belongs to the declarer.',
        verloren: 'The ten points of the card laid away count for the declarer.',
        schneider: 'Schneider would take 91.',
      },
    },
    fertig:
      'You know the cards, the rules and the main tricks of the trade now, and have met the relatives. Sit down at the table and play!',
  },
};

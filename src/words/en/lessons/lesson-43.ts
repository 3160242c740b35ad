// English texts of lesson 43: what follows when nobody plays, and the Hochzeit.
import type { LESSON_43 } from '../../../engine/teaching/lessons/lesson-43.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_43_EN: TextsOf<typeof LESSON_43> = {
  title: 'When nobody wants to play',
  goal: 'You know Ramsch, Muss-Spiel and Stock, and what a Hochzeit is.',
  steps: {
    'keiner-will':
      'If all four pass, the cards are [[zusammenwerfen|thrown in]], or the table does something else. In a [[ramsch|Ramsch]] everybody plays alone, and the player with the most points loses.',
    '19.4': {
      ask: 'Ramsch: you and {who:opposite} both have 40 points. You have three tricks, {who:opposite} has two. Who pays?',
      labels: { a: 'I do', c: '{who:opposite}', beide: 'both of us' },
      feedback: {
        a: 'Yes, alas. If the points are equal, the one with more tricks loses.',
        c: '{Who:opposite} has one trick fewer than you, and that saves {him:opposite}.',
        beide: 'Only if nothing else makes the difference.',
      },
    },
    'ramsch-mehr':
      'Whoever gets no trick in a Ramsch is a [[jungfrau|Jungfrau]], a virgin, and often the loser must then pay double. It also works the other way round: whoever takes all the tricks has made a [[durchmarsch|Durchmarsch]] and wins.',
    muss: 'In a [[mussspiel|Muss-Spiel]] the holder of {the:EO} must play. And with the [[stock|Stock]] all pay into a pot for which the next Rufspiel is played.',
    '19.5': {
      ask: 'In a Muss-Spiel the declaring side has exactly 60 points. How does it end?',
      labels: { gewonnen: 'won', verloren: 'lost', unentschieden: 'a draw' },
      feedback: {
        gewonnen: 'Right. If you are forced to play, 60 is enough.',
        verloren: 'Only those who play of their own free will need 61.',
        unentschieden: 'There are no draws in a Muss-Spiel.',
      },
    },
    hochzeit:
      'In a [[hochzeit|Hochzeit]], a wedding, somebody has just a single trump. It is offered face down, and whoever takes it gives a plain card back and becomes the partner.',
    '19.6': {
      ask: 'Your table plays Hochzeit, and this is your hand. Which card do you offer?',
      labels: { nichts: 'none, it is not possible here' },
      feedback: {
        SU: 'Right, that is your only trump. Who will marry you?',
        SK: 'What is offered is always the only trump, never a plain card.',
        nichts: 'It is possible: a single trump is the condition, and that is what you have.',
      },
    },
  },
};

// English texts of lesson 9: running away.
import type { LESSON_09 } from '../../../engine/lessons/lesson-09.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_09_EN: TextsOf<typeof LESSON_09> = {
  title: 'Running away',
  goal: 'You use the one exception there is for the called Ace.',
  steps: {
    ausnahme:
      'If you hold the called Ace and at least three more cards of its suit, you may lead a low one of them. That is called [[davonlaufen|running away]].',
    '9.1': {
      ask: 'You lead, Resi has called {the:GA}. Choose all the cards that you may lead.',
      right: 'Yes, all of them. With four cards of {G} you may also lead low.',
      missing: 'As the leader with four cards of the called suit you are quite free.',
    },
    'nur-vorne':
      'This holds only when you lead yourself. If somebody else searches, the called Ace must come out all the same, however many cards of the suit you have.',
    '9.2': {
      ask: 'The same hand, but Resi leads {the:GK}, Sepp follows and Vroni trumps. What may you play?',
      right: 'Right. You can run away only from the front.',
      missing: 'The suit is being searched, so the called card must come out.',
    },
    'danach-frei':
      'Once you have run away, the called Ace is free. You may treat it like any other card: keep it, or [[schmieren|smear]] it.',
    '9.3': {
      ask: 'Trick five, and in the first one you ran away. Now Resi leads {the:GK}. What may you play?',
      right: 'Right. You must follow, but between these two you may choose.',
      missing: 'This card follows suit too, and you are no longer bound.',
    },
    '9.4': {
      ask: 'Trick three, you lead. You had four cards of {G} and threw one away. What may you lead?',
      right: 'Right. What counts is what you still hold, and three are too few.',
      missing: 'As the leader you may play everything that no special rule forbids.',
    },
    warum:
      'Why this helps: with four of the six cards in your hand somebody is surely void and would trump your Ace. This way the first round costs you only an empty card.',
    '9.5': {
      ask: '{The:GA} was called. Resi leads {G} for the first time, but {the:GA} does not appear. What do you know now?',
      labels: {
        leader: 'Resi holds the called Ace and has run away',
        last: 'I have overlooked it',
        declarer: 'the declarer holds it',
      },
      feedback: {
        leader: 'Exactly. Anybody else would have had to play it.',
        last: 'If you held it, you would have had to play it now.',
        declarer: 'An Ace in your own hand cannot be called.',
      },
    },
    '9.6': {
      ask: 'A game to its end: Vroni has called {the:GA}, and you hold it with three more cards of {G}. You lead, and together you need 61 points. Resi and Sepp make no mistake.',
      won: 'You have won! The opponents have spent their trump on an empty card, and your Ace is safe.',
      lost: 'It is not enough this time. Think of what happens to your called Ace when the opponents search for it.',
      plan: 'You run away: a low card of {G} costs you next to nothing. After that the called Ace is free.',
    },
  },
};

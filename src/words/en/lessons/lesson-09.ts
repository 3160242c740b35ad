// English texts of lesson 9: running away.
import type { LESSON_09 } from '../../../engine/teaching/lessons/lesson-09.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_09_EN: TextsOf<typeof LESSON_09> = {
  title: 'Running away',
  goal: 'You use the one exception there is for the called Ace.',
  steps: {
    ausnahme:
      'If you hold the called Ace and at least three more cards of its suit, you may lead a low one of them. That is called [[davonlaufen|running away]].',
    '9.1': {
      ask: 'You lead, {who:declarer} has called {the:GA}. Choose all the cards that you may lead.',
      right: 'Yes, all of them. With four {G} you may also lead a low one.',
      missing: 'With four cards of the called suit you are quite free when you lead.',
    },
    'nur-vorne':
      'This holds only when you lead yourself. If somebody else searches, the called Ace must come out all the same, however many cards of the suit you have.',
    '9.2': {
      ask: 'The same hand, but {who:leader} leads {the:GK}, {who:second} follows with {the:G7}, and {who:third} ruffs with {the:H9}. What may you play?',
      right: 'Right. You can run away only when you lead.',
      missing: 'The called Ace is being searched for, so it must come out.',
    },
    'danach-frei':
      'Once you have run away, the called Ace is free. You may treat it like any other card: keep it, or [[schmieren|smear]] it.',
    '9.3': {
      ask: 'Trick five, and in trick one you ran away. Now {who:leader} leads {the:GK}. What may you play?',
      right: 'Right. You must follow, but between these two you may choose.',
      missing: 'You may follow with any card of the suit, for you are no longer bound.',
    },
    '9.4': {
      ask: 'Trick three, you lead. You had four {G} and have discarded one. What may you lead?',
      right: 'Right. What counts is what you still hold, and three are too few.',
      missing: 'When you lead, every card is allowed that no special rule forbids.',
    },
    warum:
      'Why this helps: with four of the six cards in your hand somebody is surely void and could ruff your Ace. This way the first round of the suit costs you only a card without points.',
    '9.5': {
      ask: '{The:GA} was called. {Who:leader} leads {G} for the first time, but {the:GA} does not appear. What do you know now?',
      labels: {
        leader: '{who:leader} holds the called Ace and has run away',
        second: '{who:second} holds the called Ace and preferred to ruff',
        declarer: '{who:declarer} holds the called Ace and keeps it',
      },
      feedback: {
        leader: 'Exactly. Anybody else would have had to play it.',
        second: 'The holder of the called Ace must play it now and may not ruff. {Who:second} has no {G}.',
        declarer: '{Who:declarer} called it, and you cannot call a card that you hold.',
      },
    },
    '9.6': {
      ask: 'A game to the end: {Who:declarer} has called {the:GA}, and you hold it with three more {G}. You lead, and together you need 61 points. {Who:foe} and {who:otherFoe} make no mistakes. Usually a trump helps the declarer more, but this time the opponents are only waiting for your Ace.',
      won: 'You have won! The opponents have spent their trump on a card without points, and your Ace is safe.',
      lost: 'It is not enough this time. Think of what happens to your called Ace when the opponents search for it.',
      plan: 'You run away: a low card of {G} costs you next to nothing. After that the called Ace is free.',
    },
  },
};

// English texts of lesson 23: what is different in Officers' Schafkopf.
import type { LESSON_23 } from '../../../engine/teaching/lessons/lesson-23.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_23_EN: TextsOf<typeof LESSON_23> = {
  title: 'For two: Officers’ Schafkopf',
  goal: 'You know how cards are played from the table.',
  steps: {
    auslegen:
      '[[offiziersschafkopf|Officers’ Schafkopf]] is played by two with 32 cards. Each has eight piles on the table: a covered card below, an open one on top. Nobody knows the covered cards, not even their owner.',
    waehlen:
      'The cards are dealt in two halves. First come four piles for each player, and whoever has not dealt chooses by the four open cards: a Solo in any suit, or a Wenz. Then the rest is dealt, and the chooser leads. For the next deal the two change roles.',
    spielen:
      'Open cards are played. As soon as a card has gone, the one below it is turned up for everybody to see. So there are 16 tricks. Only open cards oblige you to follow suit.',
    '23.1': {
      ask: 'A Solo in {H}. These cards of yours lie open, and {the:GA} lies covered below {the:G9}. {The:GK} has been led. What may you play?',
      labels: { 'gras-neun': '{the:G9}', 'gras-sau': '{the:GA}', 'herz-zehn': '{the:HT}' },
      feedback: {
        'gras-neun': 'Right. {A:G} lies open, so you follow.',
        'gras-sau': 'It still lies covered. You do not even know that it is there.',
        'herz-zehn': 'You may ruff only when no {card:G} lies open any more.',
      },
    },
    '23.2': {
      ask: '{The:GK} has been led again, but now no {card:G} of yours lies open. What is allowed?',
      labels: { nur: 'only a covered {card:G}', trumpf: 'only a trump', alles: 'anything that lies open' },
      feedback: {
        nur: 'Covered cards are never played, and they do not bind you either.',
        trumpf: 'You need not ruff here either.',
        alles: 'Right. What lies covered does not count.',
      },
    },
    punkte:
      'Whoever has chosen needs 61 points. The score is kept in game points: one for the game, two for [[schneider|Schneider]], three if one player takes all 16 tricks. If you have agreed on it, the dealer may double after the first four open cards.',
    '23.3': {
      ask: 'The dealer has doubled, and you win your Solo with 91 points and eleven tricks. How many game points do you get?',
      labels: { einen: 'one', zwei: 'two', vier: 'four' },
      feedback: {
        einen: 'Against your 91 points the dealer is Schneider, and has doubled besides.',
        zwei: 'That is what it would be without the doubling.',
        vier: 'Right: two times two.',
      },
    },
  },
};

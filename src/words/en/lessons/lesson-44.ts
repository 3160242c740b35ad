// English texts of lesson 44: the short pack, Bock and special rounds.
import type { LESSON_44 } from '../../../engine/teaching/lessons/lesson-44.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_44_EN: TextsOf<typeof LESSON_44> = {
  title: 'Short pack, Bock and special rounds',
  goal: 'You know what changes when somebody says: “We also play…”.',
  steps: {
    kurz: 'So far you have learnt [[reinerSchafkopf|pure Schafkopf]]. Many tables play more. With the [[kurzesBlatt|short pack]], for example, Sevens and Eights are gone: suits run out quickly and there is more ruffing.',
    '44.1': {
      ask: 'You play with the short pack. How many trumps are there in a Rufspiel?',
      right: 'There are 12: eight lords, and {HA,HT,HK,H9}.',
      wrong: {
        14: 'That is how many there are in the long pack. {The:H8} and {the:H7} are missing here.',
        8: 'Those are the lords. The rest of {H} are trumps too.',
      },
      other: 'Count the eight lords, then what is left of {H} without Seven and Eight.',
    },
    bock: 'After a special game, say one with 60 to 60, some tables play a [[bock|Bock round]]: the next four games count double, and other doublings come on top of that.',
    '19.10': {
      ask: 'Tariff 10/50, Bock round: a Rufspiel without Schneider or runners is won, and there was a Stoss. How many cents does each loser pay?',
      right: 'Each pays 40 cents: 10 for the Rufspiel, times two for the Bock, times two for the Stoss.',
      wrong: {
        20: 'Two things double here: the Bock and the Stoss.',
        10: 'That would be without Bock and Stoss.',
        30: 'Doublings are not added up, they are multiplied.',
      },
      other: 'Take the 10 cents for the Rufspiel and double them twice.',
    },
    kreuz:
      'In a [[kreuzrunde|Kreuz round]] nobody announces. Trumps are those of a Rufspiel, but no Ace is called: partners sit opposite each other, or the first two Aces dealt face up name them.',
    schieber:
      'In a [[schieber|Schieber]] these two cards lie on the table. Whoever takes them passes two others on to the left, face down, and then plays a Solo. Each of the next ones passes two on as well, until the dealer has eight cards.',
    teufel:
      'Wilder still is the [[teufel|Teufel]], the devil: forehand gets exactly these four cards and must name the suit of a Solo before seeing the other four.',
    '19.11': {
      ask: 'You are forehand in a Teufel and have these four cards. Which of the five highest trumps is missing?',
      feedback: {
        GO: 'Right. It is the second highest, and anybody may have it; it may even be among your next four cards.',
        HO: 'You have that one: it is one of your four cards.',
        GU: 'That is only the sixth highest trump: the four {rs:O} and {the:EU} stand above it.',
      },
    },
    sonderrunden:
      'Nobody plays all of this at once, and every table has its own mixture. Just ask before the first deal what is played, and for how much. Everybody does.',
  },
};

// English texts of lesson 27: what is different in Doppelschafkopf.
import type { LESSON_27 } from '../../../engine/teaching/lessons/lesson-27.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_27_EN: TextsOf<typeof LESSON_27> = {
  title: 'Doppelschafkopf',
  goal: 'You know what takes a trick when every card is there twice, and what is written on the slate.',
  steps: {
    parteien:
      'A book of 1879 tells of [[doppelschafkopf|Doppelschafkopf]]. Four play it with 48 cards, each of which is there twice. Players facing each other are partners all evening. Nothing is announced: forehand leads, and whoever cannot follow plays anything.',
    truempfe:
      'Trumps are {the:EO} and {the:GO} on top, then all {rs:U}, and last {S}. The other {rs:O} belong to their suits. The {r:T} is low: everywhere it stands just above the {r:9}. If two equal cards fall into one trick, the first is the higher one.',
    '27.1': {
      ask: 'The lead is {the:HA}. Which cards may you play?',
      right: 'Right. {The:HO} is an ordinary card of {H} here.',
      missing: 'You may follow with any card of {H}.',
      extra: 'You have {H} and must follow.',
    },
    '27.2': {
      ask: 'You have led, and play went on to your left. Who takes the trick?',
      labels: {
        du: 'you',
        links: 'the player on your left',
        gegenueber: 'your partner',
        rechts: 'the player on your right',
      },
      feedback: {
        du: '{The:EO} and {the:GO} are above {the:EU}.',
        links: 'Right. {The:GO} is above every other trump of this trick.',
        gegenueber: '{The:GU} is below {the:EU} that you have played.',
        rechts: 'Of two equal cards the first is the higher one, and something higher lies there already.',
      },
    },
    striche:
      'There are 240 card points. Whoever has 121 writes a [[strich|mark]], and two if the others do not get above 60. All tricks bring no more. At 120 each nobody writes, but the next deal is worth one mark more. Four marks are a [[kopf|head]].',
    alte: 'If {the:EO} falls twice into the same trick, the side that has played the first of them writes a mark at once, whoever played the second. If that finishes the head, the deal itself does not count any more.',
    '27.3': {
      ask: 'Your side has 185 card points. In one trick an opponent has played {the:EO}, and your partner after that too. What is written?',
      labels: { zwei: 'two marks for us', 'zwei-eins': 'two for us, one for the others', drei: 'three for us' },
      feedback: {
        zwei: '{The:EO} twice in one trick brings a mark too.',
        'zwei-eins':
          'Right. Two, because the others have not got above 60, and theirs they have earned with the first of the two cards.',
        drei: 'The mark for the two equal cards goes to whoever has played the first of them.',
      },
    },
    strohmann:
      'With three players one hand belongs to a [[strohmann|straw man]]. The dealer is king, plays two hands, and sees the one opposite from the beginning. The other two play together and see it after the first trick. Everybody has marks of their own, and in the next deal the next player is king.',
    '27.4': {
      ask: 'Three of you are playing, and you have dealt. With the straw man you get 80 card points. What is written?',
      labels: {
        du: 'one mark for you',
        zusammen: 'one mark that the other two share',
        jeder: 'one mark for each of the other two',
      },
      feedback: {
        du: 'King and straw man need 121 card points.',
        zusammen: 'Everybody has marks of their own here.',
        jeder: 'Right. The other two have 160 card points, and each of them writes a mark.',
      },
    },
  },
};

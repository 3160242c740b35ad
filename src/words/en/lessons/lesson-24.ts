// English texts of lesson 24: what is different in Deutscher Schafkopf.
import type { LESSON_24 } from '../../../engine/teaching/lessons/lesson-24.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_24_EN: TextsOf<typeof LESSON_24> = {
  title: 'Deutscher Schafkopf',
  goal: 'You know what is different when trumps are made by numbers.',
  steps: {
    'zwei-gegen-zwei':
      '[[deutscherSchafkopf|Deutscher Schafkopf]] can be found in old books of games, but none of them tells all of it: what is missing has been added here. Four play with 32 cards. Players facing each other are partners for the whole evening. The partners are found before the first deal: cards are dealt face up until two players each have one of the four {rs:U}, and those two play together.',
    truempfe:
      'Trumps are the four {rs:U} and, below them, one suit. The {r:T} is low: in every suit it stands between {r:O} and {r:9}. {rs:O} are not trumps; they belong to their suits.',
    zahlen:
      'Everybody speaks once and bids how many trumps there would be with some suit, the {rs:U} included. The number must be exact, and the suit stays hidden. Whoever speaks first with one, two or three {rs:U} must bid. Without any {rs:U} you pass.',
    '24.1': {
      ask: 'You speak first. Which number may you bid with {E}?',
      labels: { drei: 'three', vier: 'four', fuenf: 'five' },
      feedback: {
        drei: 'That is the number without the {rs:U}, but they count too.',
        vier: 'One trump has not been counted.',
        fuenf: 'Right. Two {rs:U} and three cards of the suit.',
      },
    },
    gleichstand:
      'The highest number makes trumps. Whoever has as many as an opponent who spoke before says “[[mit|mit]]”, if the lowest card of that suit is high enough. In the end they name their lowest cards, and the higher one makes trumps. If only two partners have the same number, the later one says which of them makes trumps.',
    '24.2': {
      ask: 'You, the player on your left and the one on your right have all bid four, you first. Your lowest card is an {r:8}, on the left it is a {r:T}, on the right a {r:9}. Who makes trumps?',
      labels: { du: 'you', links: 'the player on the left', rechts: 'the player on the right' },
      feedback: {
        du: 'Speaking first helps only if the cards are equal.',
        links: 'Right. Of these three the {r:T} is the highest.',
        rechts: 'That {r:9} is below the {r:T}.',
      },
    },
    stechen:
      'Forehand leads. You follow suit as always. Whoever cannot follow must trump, even if the trick is already the partner’s. Nobody needs to trump higher.',
    '24.3': {
      ask: 'Trumps are {E}, and your partner has led. Which cards may you play?',
      right: 'Right. You have no {G}, so you must play a trump, although the trick is already your partner’s.',
      missing: 'Which trump you ruff with is up to you.',
      extra: 'Whoever does not have the suit must trump ([[trumpfzwang|duty to trump]]).',
    },
    striche:
      'The side that has made trumps needs 61 card points; 60 are enough for the others. The winners write one [[strich|mark]], two from 91 points on, and four for all tricks. The first side with twelve wins the game, and the next one starts from zero.',
  },
};

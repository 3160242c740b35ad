// English texts of lesson 42: when to give a Stoss, and when a Retour.
import type { LESSON_42 } from '../../../engine/teaching/lessons/lesson-42.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_42_EN: TextsOf<typeof LESSON_42> = {
  title: 'When to say Stoss, when Retour',
  goal: 'You double only if your side wins more often than it loses, and say nothing if it is close.',
  steps: {
    haelfte:
      'A Stoss doubles what you win and what you lose. It pays only if your side wins more often than every other time. It also tells the declarer where the trumps are. If it is close, say nothing.',
    '42.1': {
      ask: '{Who:declarer} has called {the:SA}, and you play against {him:declarer}. What do you say?',
      feedback: {
        stoss:
          'Right. Six trumps with the highest among them, {the:EA} as well, and none of the called suit: {who:declarer} usually loses this.',
        leave:
          'Too careful. You would have played this hand yourself, and you can ruff {the:SA}. {Who:declarer} loses more than half of these games.',
      },
    },
    zaehlen:
      'Count your hand as for a Rufspiel of your own. Below 13 you nearly always say nothing. From 14 you say Stoss if you have none of the called suit and can ruff the Ace: about one Rufspiel in fifty.',
    '42.2': {
      ask: '{The:SA} has been called again, and you play against {who:declarer}. What do you say with these five trumps?',
      feedback: {
        stoss:
          'Many trumps, but the three highest are missing: your count comes to eleven. Most of the time you now pay double.',
        leave:
          'Right. Five trumps and {the:SO} count eleven. The three highest are elsewhere, and with them {who:declarer} draws yours.',
      },
    },
    '42.3': {
      ask: '{Who:declarer} has called {the:GA}. You hold {the:EO}, {the:EA} and {the:SA}. What do you say?',
      feedback: {
        stoss:
          'Two or three tricks are not yet 60 points. Two trumps do not stop {who:declarer}, and high cards get ruffed.',
        leave: 'Right. Two trumps do not stop {who:declarer}, and your high cards in the other suits may be ruffed.',
      },
    },
    '42.4': {
      ask: '{Who:declarer} has called {the:GA}. What do you say with this hand?',
      feedback: {
        stoss:
          'Right. Five trumps with the three highest are thirteen, {the:EA} makes fourteen, and you can ruff {the:GA}.',
        leave:
          'You have the three highest trumps, {the:EA} as well, and no {G}. Your count comes to fourteen: that is enough.',
      },
    },
    'zu-dritt':
      'Against a Solo there are three of you, and still the declarer usually wins it. Say Stoss with about five trumps, one of the two highest among them. High cards of the other suits are not enough.',
    '42.5': {
      ask: '{Who:declarer} plays a Solo with {E} as trumps. What do you say?',
      feedback: {
        stoss:
          'Right. You hold five of the fourteen trumps, {the:GO} and {the:SO} among them. {Who:declarer} has not reckoned with that.',
        leave:
          'Five trumps with {the:GO} and {the:SO}: against these {who:declarer} loses more than half of the time. And a Solo is expensive.',
      },
    },
    '42.6': {
      ask: 'This time {who:declarer} plays a Solo in {S}. What do you say?',
      feedback: {
        stoss:
          'Four trumps look like a lot. But you lack the two highest, and in the other suits you have nothing that is sure.',
        leave:
          'Right. Two trumps beat {the:HO}, and in the other suits you have nothing that is sure. {Who:declarer} usually wins this.',
      },
    },
    antwort:
      'With a Retour the declarer doubles once more. But the Stoss was a warning: an opponent has many trumps. So you answer it only with a hand that even then wins a good deal more often than it loses.',
    '42.7': {
      ask: 'You have called {the:GA}, and {who:left} has said Stoss. What do you say?',
      feedback: {
        retour: 'Right. Six trumps, three of the four highest among them: this hand can stand a Stoss.',
        leave:
          'You have three of the four highest trumps, six in all, and only two low losers. You nearly always win this, even now.',
      },
    },
    '42.8': {
      ask: 'You have called {the:SA}, and {who:left} has said Stoss. What do you say?',
      feedback: {
        retour:
          'Never double out of spite. Only {the:GO} is really high, and {who:left} seems to have many trumps: you lose this more often than you win it.',
        leave:
          'Right. Only {the:GO} is really high, and {who:left} seems to have many trumps. Now you have to win it first.',
      },
    },
  },
};

// English texts of lesson 21: what is different in Vicar's Schafkopf.
import type { LESSON_21 } from '../../../engine/teaching/lessons/lesson-21.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_21_EN: TextsOf<typeof LESSON_21> = {
  title: 'For two: Vicar’s Schafkopf',
  goal: 'You know what is different when only two sit at the table.',
  steps: {
    'zu-zweit':
      '[[pfarrerschafkopf|Vicar’s Schafkopf]] is played by two, without Sevens and Eights. Each holds eight cards, and four more lie face down before each: the pile. Nobody may look into a pile before the end, not even their own.',
    ansagen:
      'Whoever has not dealt must announce: [[geier|Geier]], Wenz or Solo. Then the other player passes or announces something higher, and so it goes back and forth. Geier is lowest, Solo is highest.',
    '21.1': {
      ask: 'The other player has dealt, and you speak first. These are your cards. What may you say?',
      labels: { weiter: 'pass', wenz: 'a Wenz', 'solo-schellen': 'a Solo in {S}' },
      feedback: {
        weiter: 'Whoever has not dealt must announce a game.',
        wenz: 'Right. Neither Geier nor Wenz needs any particular card.',
        'solo-schellen': 'You would need a plain card of {S} for it. The {rs:O} and {rs:U} do not count as such.',
      },
    },
    '21.2': {
      ask: 'Now you have dealt. The other player says “Wenz”. You want to play yourself. What may you announce?',
      labels: { geier: 'a Geier', wenz: 'a Wenz as well', 'solo-herz': 'a Solo in {H}' },
      feedback: {
        geier: 'Geier is lower than Wenz.',
        wenz: 'Equally high is not enough: it must be higher.',
        'solo-herz': 'Right. Nothing is higher than a Solo, so now it is played.',
      },
    },
    spielen:
      'Whoever has announced last plays the game and leads. You follow as always. Until the second card is on the table the other player may say [[stoss|Stoss]], and the declarer may answer with [[retour|Retour]].',
    stapel:
      'After eight tricks the piles are turned up. What lies in yours counts for you, however the tricks have gone. Here it is 15 points. The declarer needs 61 to win.',
    '21.3': {
      ask: 'You have played a Solo. There are 48 points in your tricks, and this lay in your pile. How does it end?',
      labels: { gewonnen: 'won with 63', verloren: 'lost with 48', schneider: 'won with Schneider' },
      feedback: {
        gewonnen: 'Right, 48 and 15.',
        verloren: 'The points in the pile are yours as well.',
        schneider: 'Schneider would take 91.',
      },
    },
    punkte:
      'The score is kept in game points, not in money: one for the game, two with Schneider, and three if either player takes all eight tricks. Stoss and Retour double. For [[schwarz|Schwarz]] only the tricks count; the pile does not help.',
    '21.4': {
      ask: 'Your Wenz: you have all eight tricks, and with the pile 87 card points. How many game points do you get?',
      labels: { einen: 'one', zwei: 'two', drei: 'three' },
      feedback: {
        einen: 'By the card points alone, yes. But you have all the tricks.',
        zwei: 'Two are for Schneider. You have done more: all the tricks.',
        drei: 'Right. The 33 card points in the other pile do not change that.',
      },
    },
  },
};

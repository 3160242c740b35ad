// English texts of lesson 26: what is different in Doppelkopf.
import type { LESSON_26 } from '../../../engine/teaching/lessons/lesson-26.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_26_EN: TextsOf<typeof LESSON_26> = {
  title: 'Doppelkopf',
  goal: 'You know who plays together in Doppelkopf and what is announced.',
  steps: {
    doppelt:
      'In [[doppelkopf|Doppelkopf]] every card is there twice: 48 cards, 240 card points, twelve tricks for four. If two equal cards fall into one trick, the first is the higher one.',
    truempfe:
      'Above all other trumps stands {the:HT}. Then come {rs:O} and {rs:U}, and last {S}, with its {r:T} and {r:K} too. Everything else belongs to its suit.',
    parteien:
      'Of {the:EO}, too, there are two, and whoever holds one plays [[reKontra|Re]], the others Kontra. At first only the holders know who they are. Whoever holds both and does not let on plays a [[stillesSolo|silent solo]]. Re needs 121 card points.',
    '26.1': {
      ask: 'Nobody has announced anything, and both sides have 120 card points. Who has won?',
      labels: { re: 'Re', kontra: 'Kontra', niemand: 'nobody' },
      feedback: {
        re: 'Re needs one card point more than half.',
        kontra: 'Right. Half of the 240 card points is enough for Kontra.',
        niemand: 'That happens only if both sides have announced too much.',
      },
    },
    vorbehalte:
      'First everybody says “healthy” or “[[vorbehalt|reservation]]”. With both [[dieAlten|Old Ladies]] one can name a wedding: of the first three tricks, whoever takes the first that is not the suitor’s becomes the partner. Every solo goes above it: a [[farbsolo|Suit Solo]], one with [[damensolo|{rs:O} as the only trumps]] or [[bubensolo|{rs:U} as the only trumps]], or the [[fleischlos|Aces Solo]].',
    ansagen:
      'While cards are played, announcements wait for no turn: “Re” or “Kontra”, then “no 90”, “no 60”, “no 30” and “schwarz”. “Re” and “Kontra” need eleven cards in the hand, each further announcement one card less. Whoever leaves one out announces it too.',
    '26.2': {
      ask: 'You hold eleven cards and are about to play one. What can you not say any more after it?',
      labels: { re: 'Re', no90: 'no 90 after “Re”', no60: 'no 60 after “Re” and “no 90”' },
      feedback: {
        re: 'Right. With ten cards it is too late for it.',
        no90: 'If “Re” was said before, ten cards are enough for it.',
        no60: 'If the others were said before, nine cards are enough for it.',
      },
    },
    punkte:
      'What counts are game points: one for winning, one each if the others stay below 90, 60 or 30, two for “Re” or “Kontra”, one for every further announcement. To these come the [[fuchs|fox]] that is caught, a trick of 40 card points or more, and [[karlchen|Charlie]] in the last trick. Whoever plays alone gets or loses three times as much.',
    '26.3': {
      ask: 'Re has 155 card points, Kontra 85. Nobody has announced anything, and nothing special has happened. How many game points does each player of Re get?',
      labels: { eins: 'one game point', zwei: 'two game points', drei: 'three game points' },
      feedback: {
        eins: 'Winning counts one. But Kontra has stayed below 90 as well.',
        zwei: 'Right. One for winning, and one because Kontra has stayed below 90.',
        drei: 'Kontra has not stayed below 60.',
      },
    },
  },
};

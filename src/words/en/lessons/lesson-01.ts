// English texts of lesson 1: the pack.
import type { LESSON_01 } from '../../../engine/teaching/lessons/lesson-01.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_01_EN: TextsOf<typeof LESSON_01> = {
  title: 'The pack',
  goal: 'You know the four suits and the eight ranks at a glance.',
  steps: {
    farben:
      'Welcome! Schafkopf has four [[farbe|suits]]: [[eichel|{E}]], [[gras|{G}]], [[herz|{H}]] and [[schellen|{S}]]. Here lies the highest card of each, in this order.',
    '1.6': {
      ask: 'One card of each suit lies on the table. Which belongs to which suit?',
      right: 'You have found all four. The suit stands in the corner of every card.',
    },
    werte:
      'Each suit has eight cards: [[sau|{r:A}]], [[zehn|{r:T}]], [[koenig|{r:K}]], [[ober|{r:O}]], [[unter|{r:U}]], Nine, Eight and Seven. Here they lie in this order; {the:GA} is the highest. In Bavaria the Ace is called the Sow.',
    'ober-unter':
      'In the Bavarian pack Ober and Unter look alike. Look at the suit sign: on the Ober it stands at the top, on the Unter at the bottom. Ober means over, Unter means under.',
    '1.7': {
      ask: 'These are the eight cards of one suit, in no order. Can you find them?',
      right: 'Just so. Now you know the ranks.',
    },
    '1.8': {
      ask: 'And now both together, suit and rank. Feel free to speed up.',
      right: 'You can find every card. That is all you need for your first trick.',
    },
    austeilen: 'Four people play. The [[geber|dealer]] deals out all the cards, four at a time, twice round the table.',
    '1.2': {
      ask: 'The long pack has these 32 cards, and there are four of you. How many cards do you hold at the start?',
      labels: { '8': '8 cards', '6': '6 cards', '10': '10 cards', '12': '12 cards' },
      feedback: {
        '8': 'Right: 32 cards shared by four players.',
        '6': 'Six cards are dealt with the short pack, which has only 24.',
        '10': 'Ten cards are dealt only when three people play.',
        '12': 'Twelve each would take 48 cards; that is the pack for Doppelkopf.',
      },
    },
    namen:
      'Many cards have nicknames. The Ace of Acorns is “die Alte”, the old lady, the Ace of Leaves “die Blaue”, the blue lady, the Ace of Bells “die Bumbs” or “Kugel”. “Der Alte” and “der Blaue” are gentlemen: the Obers of Acorns and of Leaves.',
    '1.3': {
      ask: 'Somebody calls “die Blaue”. Which card is meant?',
      feedback: {
        GA: 'Yes, the blue lady is the Ace of Leaves.',
        GO: 'Nearly. The Ober of Leaves is “der Blaue”, a gentleman. “Die Blaue” is a lady, and the ladies are Aces.',
        EA: 'The Ace of Acorns is “die Alte”.',
        SA: 'The Ace of Bells is “die Bumbs” or “Kugel”.',
      },
    },
    franzoesisch:
      'Some play with French cards. Then the Queen is the Ober and the Jack is the Unter. Clubs stand for Acorns, Spades for Leaves, Hearts stay Hearts, and Diamonds stand for Bells.',
    '1.1': {
      ask: 'You play with French cards. Which of these is the Ober of Leaves?',
      feedback: {
        GO: 'Exactly: Spades stand for Leaves, and the Queen is the Ober.',
        GU: 'The suit is right. But the Jack is the Unter, and you want the Ober.',
        EO: 'You have found an Ober. But Clubs stand for Acorns, and Leaves are Spades.',
        GK: 'The suit is right. But a King is a King in both packs, and you want the Ober.',
      },
    },
    '1.5': {
      ask: 'Which cards belong together? Give each Bavarian card its French one.',
      right: 'All pairs are right. Now you can sit down at any table, whatever cards they play with.',
    },
    '1.4': {
      ask: 'There is also the [[kurzesBlatt|short pack]] with 24 cards. Which cards are taken out for it?',
      labels: {
        'sieben-acht': 'Sevens and Eights',
        'neun-acht': 'Nines and Eights',
        sieben: 'only the Sevens',
        'sieben-acht-neun': 'Sevens, Eights and Nines',
      },
      feedback: {
        'sieben-acht': 'Right, eight cards go and 24 stay.',
        'neun-acht': 'The Nines stay in. It is the two lowest ranks that go.',
        sieben: 'That would leave 28 cards. One more rank has to go.',
        'sieben-acht-neun': 'That would leave only 20 cards. Such a pack exists too, but it is shorter still.',
      },
    },
  },
};

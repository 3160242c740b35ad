// English texts of lesson 19: a tour of the variants.
import type { LESSON_19 } from '../../../engine/lessons/lesson-19.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_19_EN: TextsOf<typeof LESSON_19> = {
  title: 'What else there is',
  goal: 'You know what changes when somebody says: “We also play …”.',
  steps: {
    kurz: 'So far you have learnt [[reinerSchafkopf|pure Schafkopf]]. Many tables play more. With the [[kurzesBlatt|short pack]], for example, Sevens and Eights are gone: suits run out quickly and there is more ruffing.',
    geier: 'The [[geier|Geier]] is brother to the Wenz: four trumps, but this time they are the {rs:O}.',
    '19.1': {
      ask: 'Somebody plays a Geier. What is trump?',
      labels: { ober: 'the four {rs:O}', unter: 'the four {rs:U}', 'ober-herz': 'the {rs:O} and {H}' },
      feedback: {
        ober: 'Right. The {rs:U} go back to their suits.',
        unter: 'That would be a Wenz.',
        'ober-herz': 'That exists too, but it would be a [[farbgeier|Suit Geier]] in {H}.',
      },
    },
    '19.2': {
      ask: 'Vroni plays a Geier and leads {the:ET}. What may you play?',
      right: 'Right. In a Geier {the:EU} is a plain card of {E}.',
      missing: 'You do have a card of {E}, for in a Geier it is no trump.',
    },
    farbwenz:
      'Geier and Wenz also come with a suit added: the [[farbgeier|Suit Geier]] and the [[farbwenz|Suit Wenz]]. This is a Suit Wenz in {G}. The whole suit follows the four lords, and the {r:O} in it stands between King and Nine.',
    '19.7': {
      ask: 'Sepp plays a Suit Wenz in {G}. You lead {the:SA}, Resi plays {the:EO}, Sepp {the:G7}, Vroni {the:SO}. Who takes the trick?',
      feedback: {
        0: 'The Ace is the highest plain card, but Sepp has put a trump on it.',
        1: 'In a Suit Wenz the {rs:O} are no trumps. Here {the:EO} is a plain card of {E}.',
        2: 'Right, {G} are trumps, and even the Seven ruffs.',
        3: 'Here {the:SO} is a plain card of {S} and lower than the Ace.',
      },
    },
    kaiser:
      'Other cards can be lords as well: in a [[kaiser|Kaiser]] the four Kings are trumps, in an [[eisenbahner|Eisenbahner]] the four Tens. {rs:O} and {rs:U} then belong to their suits. All these games can be played as a [[tout|Tout]] too.',
    '19.8': {
      ask: 'Resi plays a Kaiser and leads {the:GT}. What may you play?',
      right: 'Right. Here {the:GO} and {the:GU} are plain cards of {G}, and {the:GK} is a trump.',
      missing: 'This too is a plain card of {G} here, and {G} were led.',
    },
    '19.9': {
      ask: 'Vroni plays an Eisenbahner. You lead {the:EA}, Resi plays {the:ET}, Sepp {the:E9}, Vroni {the:EK}. Who takes the trick?',
      feedback: {
        0: 'The Ace is the highest card of {E}, but in an Eisenbahner the Tens are trumps.',
        1: 'Right. Resi seems to have no other card of {E} and ruffs with the Ten.',
        2: 'The Nine is the lowest card of the trick.',
        3: 'The King stands below the Ace, and there is a trump in the trick as well.',
      },
    },
    bettel:
      'In a [[bettel|Bettel]] you play alone and win if you take no trick at all. There are no trumps, and the Ten slips down. This is the order then. At some tables whoever can [[stichzwang|must beat]] the trick. In an [[offenerBettel|open Bettel]] your cards lie on the table after the first trick.',
    '19.3': {
      ask: 'Sepp plays a Bettel. You lead {the:ST}, Resi plays {the:SU}, Sepp {the:S7}, Vroni {the:G9}. Who takes the trick?',
      feedback: {
        0: 'The Ten is far down in a Bettel, {the:SU} stands above it.',
        1: 'Right, {the:SU} stands above the Ten here.',
        2: 'The Seven is the lowest here too. Sepp is glad of it.',
        3: 'Another suit never wins, in a Bettel either.',
      },
    },
    'keiner-will':
      'If all four pass, the cards are [[zusammenwerfen|thrown in]], or the table does something else. In a [[ramsch|Ramsch]] everybody plays alone, and whoever has the most points loses. In a [[mussspiel|forced game]] the holder of {the:EO} must play. And with the [[stock|Stock]] all pay into a pot for which the next Rufspiel is played.',
    '19.4': {
      ask: 'Ramsch: you and Sepp both have 40 points. You have three tricks, Sepp has two. Who pays?',
      labels: { a: 'I do', c: 'Sepp', beide: 'both of us' },
      feedback: {
        a: 'Yes, alas. With equal points the one with more tricks loses.',
        c: 'Sepp has one trick less than you, and that saves him.',
        beide: 'Only if nothing else makes the difference.',
      },
    },
    'ramsch-mehr':
      'Whoever gets no trick in a Ramsch is a [[jungfrau|virgin]], and often the loser must pay double for it. It also works the other way round: whoever takes all the tricks has made the [[durchmarsch|march]] and wins.',
    '19.5': {
      ask: 'In a forced game the declarer’s side has exactly 60 points. How does it end?',
      labels: { gewonnen: 'won', verloren: 'lost', unentschieden: 'a draw' },
      feedback: {
        gewonnen: 'Right. Who has to play may also get home with 60.',
        verloren: 'The 61 hold only for those who play of their own will.',
        unentschieden: 'There are no draws in a forced game.',
      },
    },
    hochzeit:
      'In a [[hochzeit|Hochzeit]], a wedding, somebody has just one single trump. It is offered face down, and whoever takes it gives a plain card back and becomes the partner.',
    '19.6': {
      ask: 'Your table plays Hochzeit, and this is your hand. Which card do you offer?',
      labels: { nichts: 'none, it is not possible here' },
      feedback: {
        SU: 'Right, that is your only trump. Who will marry you?',
        SK: 'What is offered is always the only trump, never a plain card.',
        nichts: 'It is: one single trump is exactly the condition, and you have one.',
      },
    },
    bock: 'After a special game, say one with 60 to 60, some tables play a [[bock|Bock round]]: the next four games count double, and whatever else doubles comes on top.',
    '19.10': {
      ask: 'Tariff 10/50, Bock round: a Rufspiel without Schneider or runners is won, and there was a Stoss. How many cents does each loser pay?',
      right: 'Right: 10 for the Rufspiel, times two for the Bock, times two for the Stoss.',
      wrong: {
        20: 'Two things double here: the Bock and the Stoss.',
        10: 'That would be without Bock and Stoss.',
        30: 'Doublings are not added up, they are multiplied.',
      },
      other: 'Take the 10 cents for the Rufspiel and double them twice.',
    },
    kreuz:
      'In a [[kreuzrunde|cross round]] nobody announces. Trumps are those of a Rufspiel, but no Ace is called: partners sit opposite each other, or the first two Aces dealt face up name them.',
    schieber:
      'In a [[schieber|Schieber]] these two cards lie on the table. Whoever takes them passes two others on to the left, face down, and then plays a Solo. Each of the next ones passes two on as well, until the dealer has eight cards.',
    teufel:
      'Wilder still is the [[teufel|Teufel]], the devil: forehand gets exactly these four cards and must name the suit of a Solo before seeing the other four.',
    '19.11': {
      ask: 'You are forehand in a Teufel and have these four cards. Which of the five highest trumps is missing?',
      feedback: {
        GO: 'Right. It is the second highest, and anybody may have it; it may even be among your next four cards.',
        HO: 'You have that one, it is one of your four cards.',
        GU: 'That is only the sixth highest trump: the four {rs:O} and {the:EU} stand above it.',
      },
    },
    sonderrunden:
      'Nobody plays all of this at once, and every table has its own mixture. Just ask before the first deal what is played, and for how much. Everybody does.',
  },
};

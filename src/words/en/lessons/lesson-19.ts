// English texts of lesson 19: a tour of the variants.
import type { LESSON_19 } from '../../../engine/teaching/lessons/lesson-19.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_19_EN: TextsOf<typeof LESSON_19> = {
  title: 'What else there is',
  goal: 'You know what changes when somebody says: “We also play…”.',
  steps: {
    kurz: 'So far you have learnt [[reinerSchafkopf|pure Schafkopf]]. Many tables play more. With the [[kurzesBlatt|short pack]], for example, Sevens and Eights are gone: suits run out quickly and there is more ruffing.',
    geier: 'The [[geier|Geier]] is brother to the Wenz: four trumps, but this time they are the {rs:O}.',
    '19.1': {
      ask: 'Somebody plays a Geier. What are trumps?',
      labels: { ober: 'the four {rs:O}', unter: 'the four {rs:U}', 'ober-herz': 'the {rs:O} and {H}' },
      feedback: {
        ober: 'Right. The {rs:U} go back to their suits.',
        unter: 'That would be a Wenz.',
        'ober-herz': 'That exists too, but it would be a [[farbgeier|Suit Geier]] in {H}.',
      },
    },
    '19.2': {
      ask: '{Who:declarer} plays a Geier and leads {the:ET}. What may you play?',
      right: 'Right. In a Geier {the:EU} is a plain card of {E}.',
      missing: 'You do have a card of {E}, for in a Geier the {rs:U} are not trumps.',
    },
    farbwenz:
      'Geier and Wenz also come with a suit added: the [[farbgeier|Suit Geier]] and the [[farbwenz|Suit Wenz]]. This is a Suit Wenz in {G}. The whole suit comes below the four lords, and {the:GO} stands in it between King and Nine.',
    '19.7': {
      ask: '{Who:declarer} plays a Suit Wenz in {G}. You lead {the:SA}, {who:second} plays {the:EO}, {who:third} {the:G7}, {who:last} {the:SO}. Who takes the trick?',
      feedback: {
        0: '{The:SA} is the highest card of the suit, but {who:third} has played a trump.',
        1: 'In a Suit Wenz the {rs:O} are not trumps. Here {the:EO} is a plain card of {E}.',
        2: 'Right, {G} are trumps, and even the Seven ruffs.',
        3: 'Here {the:SO} is a plain card of {S} and lower than the Ace.',
      },
    },
    kaiser:
      'Other cards can be lords as well: in a [[kaiser|Kaiser]] the four Kings are trumps, in an [[eisenbahner|Eisenbahner]] the four Tens. {rs:O} and {rs:U} then belong to their suits. All these games can be played as a [[tout|Tout]] too.',
    '19.8': {
      ask: '{Who:declarer} plays a Kaiser and leads {the:GT}. What may you play?',
      right: 'Right. Here {the:GO} and {the:GU} are plain cards of {G}, and {the:GK} is a trump.',
      missing: '{G} were led, and you may follow with any plain card of {G}.',
    },
    '19.9': {
      ask: '{Who:declarer} plays an Eisenbahner. You lead {the:EA}, {who:second} plays {the:ET}, {who:third} {the:E9}, {who:last} {the:EK}. Who takes the trick?',
      feedback: {
        0: 'The Ace is the highest card of {E}, but in an Eisenbahner the Tens are trumps.',
        1: 'Right. {Who:second} seems to have no {E} and has ruffed with the Ten.',
        2: 'The Nine is the lowest card of the trick.',
        3: 'The King stands below the Ace, and there is a trump in the trick as well.',
      },
    },
    bettel:
      'In a [[bettel|Bettel]] you play alone and win if you take no trick at all. There are no trumps, and the Ten slips down. This is the order then. At some tables whoever can [[stichzwang|must beat]] the trick. In an [[offenerBettel|open Bettel]] your cards lie on the table after the first trick.',
    '19.3': {
      ask: '{Who:declarer} plays a Bettel. You lead {the:ST}, {who:second} plays {the:SU}, {who:third} {the:S7}, {who:last} {the:G9}. Who takes the trick?',
      feedback: {
        0: 'The Ten is far down in a Bettel; {the:SU} stands above it.',
        1: 'Right, {the:SU} stands above the Ten here.',
        2: 'The Seven is the lowest here too. {Who:declarer} is glad of it.',
        3: 'Another suit never wins, not in a Bettel either.',
      },
    },
    'keiner-will':
      'If all four pass, the cards are [[zusammenwerfen|thrown in]], or the table does something else. In a [[ramsch|Ramsch]] everybody plays alone, and whoever has the most points loses. In a [[mussspiel|Muss-Spiel]] the holder of {the:EO} must play. And with the [[stock|Stock]] all pay into a pot for which the next Rufspiel is played.',
    '19.4': {
      ask: 'Ramsch: you and {who:opposite} both have 40 points. You have three tricks, {who:opposite} has two. Who pays?',
      labels: { a: 'I do', c: '{who:opposite}', beide: 'both of us' },
      feedback: {
        a: 'Yes, alas. If the points are equal, the one with more tricks loses.',
        c: '{Who:opposite} has one trick fewer than you, and that saves {him:opposite}.',
        beide: 'Only if nothing else makes the difference.',
      },
    },
    'ramsch-mehr':
      'Whoever gets no trick in a Ramsch is a [[jungfrau|Jungfrau]], a virgin, and often the loser must then pay double. It also works the other way round: whoever takes all the tricks has made a [[durchmarsch|Durchmarsch]] and wins.',
    '19.5': {
      ask: 'In a Muss-Spiel the declaring side has exactly 60 points. How does it end?',
      labels: { gewonnen: 'won', verloren: 'lost', unentschieden: 'a draw' },
      feedback: {
        gewonnen: 'Right. If you are forced to play, 60 is enough.',
        verloren: 'Only those who play of their own free will need 61.',
        unentschieden: 'There are no draws in a Muss-Spiel.',
      },
    },
    hochzeit:
      'In a [[hochzeit|Hochzeit]], a wedding, somebody has just a single trump. It is offered face down, and whoever takes it gives a plain card back and becomes the partner.',
    '19.6': {
      ask: 'Your table plays Hochzeit, and this is your hand. Which card do you offer?',
      labels: { nichts: 'none, it is not possible here' },
      feedback: {
        SU: 'Right, that is your only trump. Who will marry you?',
        SK: 'What is offered is always the only trump, never a plain card.',
        nichts: 'It is possible: a single trump is the condition, and that is what you have.',
      },
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

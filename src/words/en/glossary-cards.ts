// English explanations of the glossary: cards, their worth and their order.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_CARDS_EN: TermTexts<'cards'> = {
  blatt: {
    short: 'The cards that you hold.',
    long: 'A good hand has many trumps or Aces. The German word Blatt also means the pattern of the pack (Bavarian or French), and in some places it is the name of the suit of Leaves.',
    forms: '',
  },
  langesBlatt: {
    short: 'The full pack of 32 cards, eight for each player.',
    long: 'This is how most people play. In a Rufspiel 14 cards are trumps, and each of the other suits has six cards.',
    forms: 'long pack',
  },
  kurzesBlatt: {
    short: 'The pack without Sevens and Eights: 24 cards, six for each player.',
    long: 'There are still 120 points, but only six tricks to hold them. In a Rufspiel 12 cards are trumps and each other suit has only four. Without the Nines as well, 20 cards remain.',
    forms: 'short pack',
  },
  farbe: {
    short: 'One of the four signs on the cards: Acorns, Leaves, Hearts or Bells.',
    long: 'Each suit has eight cards. Obers and Unters show a suit sign too, but in a Rufspiel and a Solo they all belong to the trumps. No suit as such is worth more than another.',
    forms: 'suit, suits',
  },
  eichel: {
    short: 'The first of the four suits; Clubs in the French pack.',
    long: 'It comes first among Obers and Unters: the Ober of Acorns is the highest trump. Written E, for Eichel.',
    forms: 'Acorn, Acorns, Clubs',
  },
  gras: {
    short: 'The second of the four suits, the green leaves; Spades in the French pack.',
    long: 'In German it is called Gras, Grün, Laub or Blatt, depending on the place, while its Ober and its Ace are called “blue”. Written G.',
    forms: 'Leaves, Spades',
  },
  herz: {
    short: 'The third of the four suits; in a Rufspiel it is the trump suit.',
    long: 'Because Hearts are trumps in a Rufspiel, the Ace of Hearts can never be called. Written H.',
    forms: 'Hearts',
  },
  schellen: {
    short: 'The fourth of the four suits, the golden bells; Diamonds in the French pack.',
    long: 'It comes last among Obers and Unters. Bells are round, and so the Ober is called “the round one”. Written S.',
    forms: 'Bells, Diamonds',
  },
  sau: {
    short: 'The highest card of its suit and, with 11 points, the most valuable one.',
    long: 'It is really the deuce, and is called Sau, sow, after the pig that is shown on the Ace of Bells. Any trump beats it. Written A.',
    forms: 'Ace, Aces, Sow',
  },
  zehn: {
    short: 'The second highest card of its suit, worth 10 points.',
    long: 'This surprises many: in Schafkopf the Ten beats the King. Written T.',
    forms: 'Ten, Tens',
  },
  koenig: {
    short: 'The third highest card of its suit, worth 4 points.',
    long: 'It ranks below the Ace and the Ten. In the Kaiser, one of the games played by house rules, the Kings become trumps. Written K.',
    forms: 'King, Kings',
  },
  ober: {
    short: 'The four highest trumps in Rufspiel and Solo, worth 3 points each.',
    long: 'You know an Ober by its suit sign at the top. In the French pack it is the Queen. Among themselves: Acorns before Leaves before Hearts before Bells. Written O.',
    forms: 'Ober, Obers, Queen, Queens',
  },
  unter: {
    short: 'The trumps right below the Obers, worth 2 points each; in a Wenz the only trumps.',
    long: 'You know an Unter by its suit sign further down. In the French pack it is the Jack. Among themselves: Acorns before Leaves before Hearts before Bells. Written U.',
    forms: 'Unter, Unters, Jack, Jacks',
  },
  spatz: {
    short: 'A card without points: a Nine, an Eight or a Seven.',
    long: 'The German name means sparrow. They are just right when the other side gets the trick: you give nothing away. A worthless trump can still win a trick.',
    forms: 'worthless card, worthless cards, sparrow, sparrows',
  },
  eichelSau: {
    short: 'The Ace of Acorns, called die Alte, the old lady; it can be called.',
    long: 'Whoever calls it says “mit der Alten”. Not to be confused with der Alte, the Ober of Acorns.',
    forms: 'Ace of Acorns, Ace of Clubs',
  },
  grasSau: {
    short: 'The Ace of Leaves, called die Blaue, the blue one; it can be called.',
    long: 'Whoever calls it says “mit der Blauen”. Der Blaue, however, is the Ober of Leaves.',
    forms: 'Ace of Leaves, Ace of Spades',
  },
  schellenSau: {
    short: 'The Ace of Bells, called die Bumbs or Kugel, the ball; it can be called.',
    long: 'In the Bavarian pattern it shows the sow from which all four have their name. Whoever calls it says “mit der Bumbs”.',
    forms: 'Ace of Bells, Ace of Diamonds',
  },
  herzSau: {
    short: 'In a Rufspiel a trump, and therefore never to be called.',
    long: 'As a trump it stands right below the eight lords, but it brings 11 points. Its holder likes to put it on a trick of their own side.',
    forms: 'Ace of Hearts',
  },
  eichelOber: {
    short: 'The highest trump in Rufspiel and Solo, called der Alte, the old man.',
    long: 'No card beats it. In a Muss-Spiel its holder has to play.',
    forms: 'Ober of Acorns, Queen of Clubs',
  },
  grasOber: {
    short: 'The second highest trump, called der Blaue, the blue one.',
    long: 'Only the Ober of Acorns is higher.',
    forms: 'Ober of Leaves, Queen of Spades',
  },
  herzOber: {
    short: 'The third highest trump, called der Rote, the red one.',
    long: 'Together with the Obers of Acorns and Leaves it makes three runners, if all three are on one side.',
    forms: 'Ober of Hearts, Queen of Hearts',
  },
  schellenOber: {
    short: 'The fourth highest trump, called der Runde, the round one.',
    long: 'It is the last of the Obers; the Unter of Acorns comes next.',
    forms: 'Ober of Bells, Queen of Diamonds',
  },
  trumpf: {
    short: 'A card that beats every card of the other suits.',
    long: 'In a Rufspiel all Obers, all Unters and Hearts are trumps, in a Solo the chosen suit instead of Hearts, in a Wenz only the four Unters. All trumps together are like a single suit: if one is led, you must play a trump as long as you have one.',
    forms: 'trump, trumps',
  },
  herren: {
    short: 'The Obers and Unters when they are trumps.',
    long: 'They do not belong to the suit whose sign they show. That is why they do not count as a card of the suit when an Ace is called.',
    forms: 'lord, lords',
  },
  trumpffolge: {
    short: 'All trumps in a row, from the highest to the lowest.',
    long: 'In a Rufspiel: four Obers, four Unters (each Acorns, Leaves, Hearts, Bells), then Hearts from the Ace by way of Ten and King down to the Seven. At the table it hangs as a ladder beside the tutor.',
    forms: 'trump order, order of trumps',
  },
  zaehltAls: {
    short: 'Where a card belongs in the present game: to the trumps or to its suit.',
    long: 'The Ober of Leaves shows a leaf, but counts as a trump in a Rufspiel. If Leaves are led you may not play it as long as you have a Leaf; if trumps are led you may have to.',
    forms: '',
  },
  augen: {
    short: 'What cards are worth: Ace 11, Ten 10, King 4, Ober 3, Unter 2, the rest nothing.',
    long: 'There are 120 in the pack. It is not the number of tricks that decides, but the points in them: the declaring side needs 61, for the defenders 60 are enough.',
    forms: 'card point, card points',
  },
  schmier: {
    short: 'Aces and Tens that you give to a trick of your own side.',
    long: 'Schmier means grease. Whoever holds a lot of it is glad of a partner who wins tricks.',
    forms: '',
  },
  einundzwanzig: {
    short: 'Ace and Ten of one suit: 21 points together.',
    long: 'A trick with 21 points is more than a sixth of the whole deal.',
    forms: '',
  },
  fehlfarbe: {
    short: 'A suit without its Ace in the hand of somebody who plays alone.',
    long: 'It is where a soloist loses tricks. The fewer losing suits, the safer the Solo.',
    forms: 'losing suit, losing suits',
  },
  blank: {
    short: 'The only card of a suit in a hand.',
    long: 'A bare Ten falls under the Ace as soon as the suit is led. Once the bare card has gone, you are void.',
    forms: 'bare, singleton, singletons',
  },
  besetzt: {
    short: 'Said of a high card that has a second one of its suit beside it.',
    long: 'A guarded Ten may live: the small card falls to the Ace, and then the Ten is the highest.',
    forms: 'guarded',
  },
  frei: {
    short: 'Without any card of a suit.',
    long: 'If you are void, you need not follow: you may ruff, smear, or throw a worthless card.',
    forms: 'void',
  },
};

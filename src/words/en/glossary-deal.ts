// English explanations of the glossary: seats, shuffling and dealing.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_DEAL_EN: TermTexts<'deal'> = {
  runde: {
    short: 'Dealing, announcing, playing and settling, once; among regulars also until everybody has dealt.',
    long: 'In this program a round is one game from the deal to the settlement. In the inn “a round” often means four games, in which everybody has been dealer once.',
    forms: '',
  },
  platz: {
    short: 'Where somebody sits at the table; play goes clockwise.',
    long: 'The player on your left comes after you. The seat decides when you announce and whether you lead.',
    forms: '',
  },
  geber: {
    short: 'Shuffles and deals the cards; the neighbour on the left begins.',
    long: 'The dealer announces last. After every game the deal passes to the left.',
    forms: 'dealer, dealers',
  },
  mischen: {
    short: 'To mix up the cards before they are dealt.',
    long: 'The dealer does it. In this program a random number fixes the order, and afterwards you can check that nobody has tampered with it.',
    forms: 'shuffle, shuffles, shuffled',
  },
  abheben: {
    short: 'The neighbour on the dealer’s right divides the shuffled pack into two packets.',
    long: 'The lower part comes on top. Each of the two packets must have at least three cards.',
    forms: '',
  },
  geben: {
    short: 'To hand out the cards, twice four to each player, beginning with forehand.',
    long: 'With the short pack it is twice three. After the first packet some tables allow laying.',
    forms: '',
  },
  vorhand: {
    short: 'The seat on the dealer’s left: speaks first and leads to the first trick.',
    long: 'Forehand leads even if somebody else is the declarer. Among equal announcements forehand has priority.',
    forms: 'forehand',
  },
  hinterhand: {
    short: 'The last to play to a trick; those between sit in middle hand.',
    long: 'In last hand you know who gets the trick, and can smear safely or take it cheaply.',
    forms: 'last hand, middle hand',
  },
  legen: {
    short: 'To say “ich leg” after the first four cards: the game counts double.',
    long: 'A house rule. Every laying doubles once more, whatever is played then.',
    forms: '',
  },
  leger: {
    short: 'A coin or marker on the table which shows that somebody has laid.',
    long: 'It stays until the settlement, so that nobody forgets the doubling.',
    forms: 'doubling marker',
  },
  klopfen: {
    short: 'To knock on the pack instead of cutting: the cutter decides how to deal, and the game counts double.',
    long: 'The cutter names the direction and the packets. If all pass, the doubling is void. At other tables the same word means laying.',
    forms: '',
  },
  zusammenwerfen: {
    short: 'Everybody has passed: the cards are thrown in, and the next player deals.',
    long: 'It costs nothing. By house rules a Ramsch or a Muss-Spiel is played instead, or everybody pays into the Stock.',
    forms: 'throw in, thrown in',
  },
};

// English texts of the house rules that belong to one game only.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';
import { the } from '../naming.ts';

export const ONE_GAME_RULES_EN: OptionTextsIn<'oneGame'> = {
  'officers.choice': {
    name: 'What forehand may choose',
    effect: 'In Officers’ Schafkopf forehand chooses by the first four open cards.',
    values: { 'solo+wenz': 'A Solo or a Wenz', solo: 'A Solo only', hearts: 'Nothing, always a Hearts Solo' },
  },
  'officers.spritz': {
    name: 'The dealer’s Spritz',
    effect: 'In Officers’ Schafkopf the dealer may double once the dealer’s first four cards lie open.',
    onBill: () => 'Spritz',
  },
  'officers.secondHalf': {
    name: 'Second half of the cards',
    effect: 'In Officers’ Schafkopf the last 16 cards go onto the table or into the hands.',
    values: { table: 'Onto the table', hand: 'Into the hands' },
  },
  'deutscher.target': {
    name: 'Marks of a game',
    effect: 'In Deutscher Schafkopf the first side with this many marks wins the game; the next one starts from zero.',
    values: { 12: 'Twelve', 9: 'Nine' },
  },
  'dok.nines': {
    name: 'With Nines',
    effect: 'Doppelkopf is played with 48 cards, without the Nines with 40.',
  },
  'dok.secondTenBeatsFirst': {
    name: 'The second Ten of Hearts beats the first',
    effect: 'If both fall into one trick, the second one wins.',
  },
  'dok.compulsorySolo': {
    name: 'Compulsory solo',
    effect: 'In a session of 24 deals everybody must play a solo. The soloist leads, and the same dealer deals again.',
  },
  'dok.soloDeals': {
    name: 'When compulsory solos are played',
    effect:
      'If they are among the 24 deals, the last ones are for those who still owe one: in turn each names a solo, nobody is asked for a reservation, and the next dealer follows.',
    values: { among: 'Within the 24 deals, the last ones due', besides: 'In addition to the 24 deals' },
  },
  'dok.asking': {
    name: 'When several players have a reservation',
    effect: 'Those with a reservation are asked in turn: for any, or for a solo first.',
    values: { 'in-turn': 'Each names one, the highest counts', 'by-rank': 'Solos first, then the wedding' },
  },
  'dok.heightsTo': {
    name: 'Points for no 90, 60, 30',
    effect:
      'A side that misses what it announced has lost, even with the others below 90 card points. The point for that then counts for nobody, or for this side.',
    values: { winner: 'For the winner only', taker: 'For the side that has done it' },
  },
  'dok.nobodyWins': {
    name: 'When neither side wins',
    effect: 'That happens if both miss what they announced.',
    values: {
      heights: 'Points for no 90, 60, 30 and schwarz count as well',
      'what-was-reached': 'Only points against announcements and extras count',
      nothing: 'The deal counts nothing',
    },
  },
  'dok.lateAnswer': {
    name: 'After a late answer',
    effect:
      'An answer of Re or Kontra takes one card less than usual. After that this side announces nothing more, or it may.',
    values: { 'word-only': 'Nothing more is announced', 'with-levels': 'No 90, 60, 30 and schwarz as well' },
  },
  'dok.revoke': {
    name: 'What a revoke costs',
    effect:
      'With the fine of twelve game points come three for each announcement of the other side from “No 90” up. The three others share it; an opponent of a solo pays it all to the soloist.',
    values: { fine: 'A fine of twelve game points', 'lost-deal': 'The deal, for both partners' },
  },
  'doppelschafkopf.bonus': {
    name: 'Bonus for both highest trumps in one trick',
    effect: (name) =>
      `If ${the('EO', name)} falls twice in one trick, the side that played the first copy writes this much.`,
    values: { 1: 'One mark', 2: 'Two marks' },
  },
  'doppelschafkopf.bonusFor': {
    name: 'When the bonus is due',
    effect: 'Whether the two highest trumps in one trick also count if both come from the same side.',
    values: { 'either-side': 'Always', 'other-side': 'Only if each side has played one' },
  },
  'doppelschafkopf.carried': {
    name: 'Carried over after 120 all',
    effect: 'The next deal that a side wins brings one mark more.',
    values: { single: 'Always single', 'with-schneider': 'Doubled with Schneider' },
  },
  'bierkopf.units': {
    name: 'Prices in Bierkopf',
    effect: 'What a Bierkopf costs, counted in prices of a Rufspiel.',
  },
  'vicar.units': {
    name: 'Points in Vicar’s Schafkopf',
    effect: 'How many points a game is worth; a Stoss doubles them.',
  },
  'denexa.discardsCount': {
    name: 'Cards laid away count',
    effect: 'The card points of the two cards laid away belong to the declarer.',
  },
  'denexa.schwarzBy': {
    name: 'What makes a Schwarz',
    effect: 'Whether a Schwarz takes all card points or all tricks.',
    values: { points: 'All 120 card points', tricks: 'All ten tricks' },
  },
  'denexa.leastWidow': {
    name: 'The widow when nobody takes it',
    effect: 'Who gets its card points when the fewest card points win.',
    values: { 'last-trick': 'The last trick', aside: 'Nobody' },
  },
};

// English texts of the house rules that belong to one game only.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

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

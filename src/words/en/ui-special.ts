// English labels of special rounds.
import type { SpecialRound } from '../../engine/table/terms.ts';
import type { Naming } from '../types/naming.ts';
import { LABELS_EN } from './labels.ts';
import type { UiSpecialTexts } from '../types/ui-special-texts.ts';

const deals = (count: number): string => (count === 1 ? '1 deal' : `${count} deals`);

const ROUNDS: Readonly<Record<SpecialRound, string>> = { kreuz: 'Kreuz', schieber: 'Schieber', teufel: 'Teufel' };

export const UI_SPECIAL_EN: UiSpecialTexts = {
  strip: 'What is special just now',
  rounds: ROUNDS,
  turn: (round: SpecialRound, deal: number, of: number) => `${ROUNDS[round]}: deal ${deal} of ${of}`,
  bock: (factor: number) => (factor === 2 ? 'Bock: counts double' : `Bock: counts ${factor} times`),
  bockLeft: (left: readonly number[]) => `Bock after this: ${left.map(deals).join(' and ')} left`,
  hausbock: 'Hausbock: counts double',
  hausbocks: (count: number) => (count === 1 ? '1 Hausbock is stored' : `${count} Hausbocks are stored`),
  carried: (count: number) =>
    count === 1 ? 'One drawn deal is still at stake' : `${count} drawn deals are still at stake`,
  waiting: (rounds: readonly SpecialRound[]) => `Next: ${rounds.map((round) => ROUNDS[round]).join(', then ')}`,
  drawn: (aces: string) => `Drawn: ${aces}`,
  stock: (amount: string) => `In the Stock: ${amount}`,
  stockLine: 'Stock',
  stockMove: { in: 'into the Stock', out: 'from the Stock' },
  stockAfter: (amount: string) => `The Stock now holds ${amount}.`,
  share: 'Share',
  shareHint: 'If the session ends now, the Stock is shared equally.',
  obersLeftHint: (name: Naming) => `Nobody wanted the ${name.ranks('O')}. It costs nothing, and the next player deals.`,
  allPassStockHint: (ante: string) => `Everybody has passed and pays ${ante} into the Stock.`,
  call: {
    kreuz: 'Call a Kreuz round',
    schieber: 'Call a Schieber round',
    teufel: 'Call a Teufel round',
    bock: 'Call a Bock round',
  },
  callHint: {
    kreuz: 'The next deals have no auction, and the partners are fixed.',
    schieber: 'In the next deals the two highest trumps are offered, and two cards go round.',
    teufel: 'In the next deals forehand is given four of the five highest trumps and names a Solo unseen.',
    bock: 'The next deals count double.',
  },
  obersShown: 'On the table lie',
  nameTitle: { schieber: 'Which suit is your Solo in?', teufel: 'Which suit should your Solo be in?' },
  passHint: (player: string) => `Choose two cards from your hand. They go face down to ${player}.`,
  picked: 'to be passed',
  pickedCount: (count: number) => `${count} of 2 chosen`,
  passButton: 'Pass on',
  giveHint: (name) => `Choose a card from your hand. All see ${name.ranks('U')}; any other card goes over face down.`,
  handBackHint: 'Choose a card from your hand. It goes over face down, and then you lay your cards down.',
  game: 'Game',
  games: LABELS_EN.special.games,
  gameHints: {
    schafkopf: 'With an auction: Rufspiel, Wenz, Solo.',
    bierkopf:
      'No auction: players facing each other are partners. A draw at 60 is carried over to the next deal. Of your rules, those for cards, dealing, session and prices apply.',
    officers:
      'Two players, 32 cards, nearly all of them on the table: an open card lies on each covered one, and open cards are played. Forehand chooses a Solo or a Wenz by the first four cards. 16 tricks, scored in points.',
    vicar:
      'Two players, 24 cards: eight in the hand, four face down in a pile that counts for its owner at the end. Geier, Wenz or Solo are called in turn. Scored in points, not in money.',
    denexa:
      'Three players, 32 cards: ten each and two in the widow. Whoever takes it plays alone and lays two cards away; if nobody does, the fewest points win. Scored in game points, not in money.',
    deutscher:
      'Two against two, with partners drawn at the beginning. Whoever bids the most trumps makes them, and the suit stays hidden until play begins. Whoever cannot follow must trump. Scored in marks on a slate.',
    bauernstoss:
      'Two against two, trumps are made by bidding how many you hold, and whoever cannot follow must trump. The side with the chalk gets a mark from 42 points on; the others need 79, and take the chalk with it. A Solo is played with cards exchanged or without. 20 marks win.',
    schoofkopp:
      'Two against two with the chalk as in Bauernstoss, but stricter: trumps that are led must be beaten, and a Solo decides the whole game. Each mark is a line of a sheep’s head on the slate; with the last of 15 it is finished, and the game is won.',
    doppelkopf:
      'Four players, and every card is there twice: 48 cards or 40. Whoever holds one of the two Old Ladies plays Re, and at first nobody knows who does. Announcements are made during play, and game points are counted.',
    doppelschafkopf:
      'Two against two with 48 cards, each of which is there twice; players facing each other are partners. Nothing is announced, nearly half of the cards are trumps, and Tens are low. 121 points write a mark on the slate; four marks make a head.',
    strohmann:
      'Doppelschafkopf for three: the dealer is king and also plays the hand opposite, that of the straw man. The other two play together and see it after the first trick. Everybody has marks of their own, and whoever has four first wins the head.',
    'three-hand':
      'Three players, 24 cards, eight each. Whoever announces plays alone against the other two, without Rufspiel and Hochzeit. Otherwise your rules apply.',
  },
  /** On the shelf of games: how many sit at the table, and how long a deal is. */
  players: (count: number) => `${count} players`,
  tricks: (count: number) => `${count} tricks`,
  sources: {
    complete: 'The rules have come down to us complete.',
    reconstructed: 'The sources break off, and the game has been put together again here.',
    completed: 'Where the sources leave something open, it has been settled here.',
  },
  drawnGame: 'drawn',
};

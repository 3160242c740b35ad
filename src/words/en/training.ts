// English sentences of the trainers: their questions, and what they say about an answer.
import { type Card, suitOf } from '../../engine/base/cards.ts';
import { clueEn } from './clues.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { AskParams, TrainerRemarkParams } from '../../engine/teaching/trainers/trainer-remarks.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { aContractEn, comparedEn, countEn, listEn, meanEn, pointsEn, the, The, trumpsEn, wordsEn } from './naming.ts';
import { does, Who, whoDoes } from './people.ts';
import { byAmount } from '../base/by-amount.ts';
import { capitalised } from '../base/words.ts';

const SIDES = { declarer: 'the declaring side', defenders: 'the defenders' } as const;

/** More cards than this are counted, not listed; they are shown as well. */
const MOST_LISTED = 4;

const names = (seats: readonly Seat[], name: Naming, word: 'and' | 'or'): string =>
  wordsEn(
    seats.map((seat) => name.player(seat)),
    word,
  );

/** Chances in percent that are told without a number. */
const CHANCE_ENDS: Readonly<Record<number, string>> = { 0: 'hardly ever won', 100: 'nearly always won' };

/** "plus 4 cents", "minus €0.80", "neither plus nor minus". */
const signed = (cents: number, name: Naming): string =>
  name.isTrifle(cents) ? 'neither plus nor minus' : `${cents > 0 ? 'plus' : 'minus'} ${name.average(Math.abs(cents))}`;

interface Less {
  readonly cents: number;
  readonly percent: number;
}

/** "earns 20 cents less on average and wins 3 games fewer out of 100". */
export function earnsLess({ cents, percent }: Less, name: Naming): string {
  const games = percent > 0 ? `wins ${percent} ${percent === 1 ? 'game' : 'games'} fewer out of 100` : '';
  const money = `earns ${comparedEn(cents, name, 'less')} on average`;
  if (games === '') return money;
  return name.isTrifle(cents) ? games : `${money} and ${games}`;
}

const lost = (cents: number, name: Naming): string => (name.isTrifle(cents) ? name.trifle : meanEn(cents, name));

export const ASKS_EN: Texts<AskParams> = {
  'Q.HIGHEST': ({ count }) => (count === 2 ? 'Which card is higher?' : 'Which of these cards is the highest?'),
  'Q.WINNER': ({ leader }, name) => `${Who(leader, name)} led. Which card takes the trick?`,
  'Q.LEGAL': ({ to }) =>
    to === 'lead'
      ? 'You lead. Which cards may you play? Choose them all.'
      : 'It is your turn. Which cards may you play? Choose them all.',
  'Q.POINTS': () => 'How many card points are in this trick?',
  'Q.SCORE': ({ seats, tricks }, name) =>
    `How many card points ${seats.length === 1 && !seats.some((seat) => name.isReader(seat)) ? 'does' : 'do'} ${names(
      [...seats.filter((seat) => name.isReader(seat)), ...seats.filter((seat) => !name.isReader(seat))],
      name,
      'and',
    )} have after ${countEn(tricks)} tricks?`,
  'Q.TRUMPS_OUT': () => 'How many trumps do the others still have between them?',
  'Q.LORDS_OUT': ({ rank }, name) =>
    `Which ${name.ranks(rank)} do the others still hold? Choose them all; there may be none.`,
  'Q.SUIT_OUT': ({ suit }, name) =>
    `How many ${name.suit(suit)} do the others still have between them? Trumps do not count.`,
  'Q.FALLEN': () => 'Which of these cards have fallen already? Choose them all.',
  'Q.VOID': ({ group }, name) =>
    `Who has shown that they have no ${group === 'trump' ? 'trumps' : name.suit(group)} left? Choose everybody who has.`,
  'Q.PLAYED': ({ seat }, name) => `Which card did ${name.player(seat)} play to the last trick?`,
  'Q.CALLED_ACE': ({ called }, name) => `Who may still have ${the(called, name)}? Choose everybody who may.`,
  'Q.WHO_HAS': ({ card }, name) => `Who is most likely to have ${the(card, name)}?`,
  'Q.HOW_LIKELY': ({ card, seat }, name) =>
    `How likely is it that ${name.player(seat)} has ${the(card, name)}? Estimate in per cent; within 15 counts as right.`,
  'Q.ANNOUNCE': ({ forehand }, name) =>
    name.isReader(forehand)
      ? 'You lead to the first trick and speak first. What do you do with this hand?'
      : `Nobody has offered to play so far; ${name.player(forehand)} leads. What do you do with this hand?`,
  'Q.LEAD': () => 'You lead. Which of the cards on offer is best?',
  'Q.PLAY': () => 'It is your turn. Which of the cards on offer is best?',
  'Q.LEAD_ANY': () => 'You lead. Which card is best?',
  'Q.PLAY_ANY': () => 'It is your turn. Which card is best?',
  'Q.SAY': ({ holder, shown }, name) =>
    holder === undefined || shown === undefined
      ? 'Nobody has offered to play so far. What do you say?'
      : `${Who(holder, name)} ${does(holder, name, 'want', 'wants')} to play ${aContractEn(shown)} or more. What do you say?`,
  'Q.NAME': () => 'You play. What do you announce?',
  'Q.WIDOW': () => 'Do you take the widow?',
  'Q.DISCARD': () => 'You have taken the widow. Which two cards do you lay away?',
  'Q.PAYS_EACH': () => 'How much does each loser pay to one winner?',
  'Q.BALANCE': ({ gets }) => (gets === 'gets' ? 'How much do you get altogether?' : 'How much do you pay altogether?'),
};

export const TRAINER_REMARKS_EN: Texts<TrainerRemarkParams> = {
  'X.RANKED': ({ cards }, name) => `From the top down: ${cards.map((card) => name.card(card)).join(', ')}.`,
  'X.TRUMP_OVER_SUIT': ({ card, other }, name) =>
    `${The(card, name)} is a trump, and every trump beats every plain card, ${the(other, name)} included.`,
  'X.TEN_AFTER_ACE': ({ suit }, name) => `In ${name.suit(suit)} the Ten comes right after the Ace, above the King.`,
  'X.TEN_LOW': ({ suit }, name) =>
    `In this game the Ten is low, in ${name.suit(suit)} as elsewhere: below the ${name.rank('U')} and above the Nine.`,
  'X.LORDS_ORDER': ({ ranks }, name) =>
    `${ranks.length === 2 ? `All ${name.ranks('O')} rank above all ${name.ranks('U')}. ` : ''}Among equals the order is ${(['E', 'G', 'H', 'S'] as const).map((suit) => name.suit(suit)).join(', ')}.`,
  'X.SUM': ({ parts, total }) => `${parts.join(' + ')} = ${total} points.`,
  'X.SCORE': ({ won, total, others }) =>
    won.length === 0
      ? `No trick won yet, and so no points. The others have ${pointsEn(others)}.`
      : `${capitalised(won.map(({ number, points }) => `trick ${number}: ${points}`).join(', '))}. Together ${pointsEn(total)}; the others have ${pointsEn(others)}.`,
  'X.LEFT_OUT': ({ cards }, name) => `Missing: ${listEn(cards, name)}.`,
  'X.TRUMPS_COUNT': ({ all, own, fallen, out }) =>
    `There are ${all} trumps; you hold ${own === 0 ? 'none' : own}, and ${fallen === 0 ? 'none' : fallen} ${fallen === 1 ? 'has' : 'have'} fallen. That leaves ${trumpsEn(out)}.`,
  'X.SUIT_COUNT': ({ suit, all, own, fallen, out }, name) =>
    `There are ${all} ${name.suit(suit)} besides the trumps; you hold ${own === 0 ? 'none' : own}, and ${fallen} have fallen. That leaves ${out === 0 ? 'none' : out}.`,
  'X.FELL': ({ card, trick }, name) => `${The(card, name)} fell in trick ${trick}.`,
  'X.VOID': ({ seat, group, trick }, name) =>
    `${Who(seat, name)} could not follow in trick ${trick}: no ${group === 'trump' ? 'trumps' : name.suit(group)} left.`,
  'X.PLAYED': ({ seat, card, cards }, name) =>
    `${Who(seat, name)} played ${the(card, name)}. The trick, in the order played: ${listEn(cards, name)}.`,
  'X.STILL_OUT': ({ cards }, name) =>
    cards.length > MOST_LISTED ? `${cards.length} trumps are still out.` : `Still out: ${listEn(cards, name)}.`,
  'X.NONE_OUT': () => 'No trump is out any more.',
  'X.ACE_CALLER': ({ seat, called }, name) =>
    `${Who(seat, name)} called ${the(called, name)} and cannot hold it ${does(seat, name, 'yourself', 'as well')}.`,
  'X.ACE_STOSS': ({ seat }, name) => `${Who(seat, name)} gave Stoss, which only the defenders may do.`,
  'X.ACE_VOID': ({ seat, suit, trick }, name) =>
    `${Who(seat, name)} could not follow in trick ${trick}: no ${name.suit(suit)} left, and so no Ace either.`,
  'X.ACE_NOT_GIVEN': ({ seat, called, trick }, name) =>
    `${name.suit(suitOf(called))} were led in trick ${trick}. Whoever has ${the(called, name)} must play it then; ${whoDoes(seat, name, 'have', 'has')} played another card.`,
  'X.ACE_COUNTED': ({ seat, called }, name) =>
    `${Who(seat, name)} cannot have ${the(called, name)}: otherwise the cards still out would not fit.`,
  'X.ACE_LED_LOW': ({ seat, called, trick, need }, name) =>
    `${Who(seat, name)} led ${name.suit(suitOf(called))} in trick ${trick}. Leading the suit from under the Ace takes ${countEn(need)} cards of it, and there cannot be so many.`,
  'X.ACE_RAN_AWAY': ({ seat, called, trick }, name) =>
    `${name.suit(suitOf(called))} were played in trick ${trick} and ${the(called, name)} did not fall: ${whoDoes(seat, name, 'have', 'has')} run away.`,
  'X.WHO_CLUE': ({ clue }, name) => clueEn(clue, name),
  'X.WHO_SHARES': ({ shares }, name) =>
    `The chances: ${shares.map(({ seat, percent }) => `${name.player(seat)} ${percent}%`).join(', ')}.`,
  'X.WHO_REALLY': ({ card, holder }, name) => `In this round, ${name.player(holder)} had ${the(card, name)}.`,
  'X.ACE_ONLY': ({ seat, called }, name) => `${Who(seat, name)} must have ${the(called, name)}.`,
  'X.ACE_OPEN': ({ seats, called }, name) =>
    `${capitalised(names(seats, name, 'or'))} may have ${the(called, name)}; nothing more can be said yet.`,
  'X.CHANCE': ({ announcement, percent, cents }, name) =>
    `${name.announcement(announcement)}: ${CHANCE_ENDS[percent] ?? `won in about ${percent} of 100 cases`}, on average ${signed(cents, name)}.`,
  'X.PASS_WORTH': ({ cents }, name) => `Passing: on average ${signed(cents, name)}.`,
  'X.COSTS': ({ card, ...loss }, name) => `${The(card, name)} ${earnsLess(loss, name)} than the best card.`,
  'X.COST_EACH': ({ costs }, name) => {
    const told = [...byAmount(costs, (cents) => lost(cents, name))].map(
      ([amount, cards]) =>
        `${wordsEn(cards.map((card) => the(card, name)))} ${amount}${cards.length > 1 ? ' each' : ''}`,
    );
    return `What the wrong cards cost on average: ${told.join('; ')}.`;
  },
  'X.BID_COSTS': ({ cents }, name) => `That costs you ${lost(cents, name)} on average compared with the best bid.`,
  'X.ANSWER_COSTS': ({ cents }, name) =>
    `That costs you ${lost(cents, name)} on average compared with the better answer.`,
  'X.PAIR_COSTS': (loss, name) => `This pair ${earnsLess(loss, name)} than the best one.`,
  'X.AS_GOOD': ({ cards }, name) => `Equally good, as far as one can tell: ${listEn(cards, name)}.`,
  'X.WORLDS': ({ of, count }) =>
    of === 'all'
      ? count === 1
        ? 'The cards can lie in one way only.'
        : `Worked out: all ${count} deals that are still possible.`
      : `Worked out: ${count} deals that fit the play so far.`,
  'X.SCHNEIDER': ({ side, points, below }) =>
    `With ${pointsEn(points)} ${SIDES[side]} ${side === 'declarer' ? 'is' : 'are'} Schneider (declaring side below ${below.declarer}, defenders below ${below.defenders}).`,
  'X.SCHWARZ': ({ side }) =>
    `${capitalised(SIDES[side])} ${side === 'declarer' ? 'has' : 'have'} no trick: Schwarz. It counts instead of Schneider.`,
  'X.NO_SCHNEIDER': ({ points }) => `With ${pointsEn(points)} the losers are not Schneider.`,
  'X.RUNNERS': ({ cards, missing, from }, name) => {
    const row =
      cards.length === 1
        ? `From the top, one side had only ${the(cards[0] as Card, name)}`
        : `From the top, one side had ${cards.length} in a row (${cards.map((card) => name.card(card)).join(', ')})`;
    const end = missing ? `; ${the(missing, name)} is missing` : '';
    return `${row}${end}. Runners are paid from ${countEn(from)} on.`;
  },
  'X.WINS_WITH': ({ atLeast, points, winner }) =>
    `Here ${atLeast} points are enough to win. The declaring side has ${points} and has ${winner === 'declarer' ? 'won' : 'lost'}.`,
  'X.NO_TRICK': ({ seat, winner }, name) =>
    winner === 'declarer'
      ? `${Who(seat, name)} ${does(seat, name, 'have', 'has')} taken no trick, and that was the aim: the game is won.`
      : `${Who(seat, name)} ${does(seat, name, 'have', 'has')} taken a trick, so the game is lost.`,
  'X.EVERY_TRICK': ({ seat, winner }, name) =>
    winner === 'declarer'
      ? `${Who(seat, name)} ${does(seat, name, 'have', 'has')} taken every trick and won. Schneider and Schwarz do not count in a Tout.`
      : `${Who(seat, name)} ${does(seat, name, 'have', 'has')} lost a trick, and the game with it. Schneider and Schwarz do not count in a Tout.`,
  'X.LAID_DOWN': ({ seat }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'hold', 'holds')} nothing but the highest trumps: the game is won at once, without a card being played.`,
  'X.RAMSCH_LOSER': ({ seat, points, by }, name) =>
    by === 'points'
      ? `${Who(seat, name)} ${does(seat, name, 'have', 'has')} the most points, ${points}, and ${does(seat, name, 'pay', 'pays')} each of the others.`
      : `${Who(seat, name)} ${does(seat, name, 'have', 'has')} ${pointsEn(points)}, and so has somebody else. But ${name.player(seat)} ${does(seat, name, 'have', 'has')} more tricks, and ${does(seat, name, 'pay', 'pays')} each of the others.`,
  'X.PAYS_ALL': ({ each, others, total }, name) =>
    `You pay all ${countEn(others)} others: ${others} × ${name.money(each)} = ${name.money(total)}.`,
  'X.EACH_PAYS': ({ cents }, name) => `Each loser pays ${name.money(cents)}.`,
  'X.TIMES': ({ each, opponents, total }, name) =>
    `You play alone against ${countEn(opponents)}: ${opponents} × ${name.money(each)} = ${name.money(total)}.`,
  'X.LATE': () => 'Time is up.',
};

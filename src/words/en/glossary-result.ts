// English explanations of the glossary: winning, losing and paying.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_RESULT_EN: TermTexts<'result'> = {
  schneider: {
    short: 'The declaring side has 91 points or more, or the defenders 90 or more.',
    long: 'The game then costs extra. The losers are “Schneider”: they stayed at 30 points or less as declaring side, below 30 as defenders.',
    forms: 'Schneider',
  },
  schneiderfrei: {
    short: 'Lost, but with enough points not to pay the extra.',
    long: 'The declaring side needs 31 points for it, the defenders 30.',
    forms: 'out of Schneider',
  },
  schwarz: {
    short: 'One side has not won a single trick.',
    long: 'The extra is higher than that for Schneider and replaces it. The trick counts, not the points: one trick without points is enough not to be Schwarz.',
    forms: 'Schwarz',
  },
  laufende: {
    short: 'The highest trumps without a gap on one side; from three up (in a Wenz from two up) they cost extra.',
    long: 'What counts is what declarer and partner together, or the defenders together, held at the beginning, from the highest trump down. They are always paid to the winners.',
    forms: 'runner, runners',
  },
  mitOhne: {
    short:
      '“With three” means that the declaring side has three runners; “without three”, that the defenders have them.',
    long: 'It makes no difference to the price: the winners are paid for each runner.',
    forms: '',
  },
  bremser: {
    short: 'The high trump on the other side which ends the row of runners.',
    long: 'Without the Ober of Acorns you have no runners, even if you have all the other Obers.',
    forms: 'stopper card',
  },
  tarif: {
    short: 'What a game costs, for example 10/50: a Rufspiel 10 cents, Wenz and Solo 50.',
    long: 'The first number also applies to Schneider and each runner. With three numbers, such as 10/20/50, Schneider and each runner cost 10, a Rufspiel 20 and a Solo 50.',
    forms: 'tariff, stakes',
  },
  stoss: {
    short: 'A defender doubles the price of the game.',
    long: 'It is possible once, until the second card of the first trick has been played. The declarer may answer with Retour. What is needed to win remains the same.',
    forms: 'Stoss',
  },
  retour: {
    short: 'The declarer’s answer to a Stoss: the price doubles once more.',
    long: 'It too is possible only until the second card of the first trick has been played.',
    forms: 'Retour',
  },
  sub: {
    short: 'Further doublings after Stoss and Retour.',
    long: 'Only some tables have them. In the official rules Retour is the last word.',
    forms: '',
  },
  abrechnung: {
    short: 'What the losers pay after the game, item by item.',
    long: 'Base price, Schneider or Schwarz and runners are added up; Stoss and Retour double the sum. In a Rufspiel each loser pays one winner, in a Solo everybody pays the declarer or is paid.',
    forms: 'settlement',
  },
  spielzettel: {
    short: 'The sheet with every game and the totals.',
    long: 'In the program it lies on the left of the table. From each line you get to the record of the round.',
    forms: 'score sheet',
  },
  stand: {
    short: 'What everybody has won or lost so far.',
    long: 'If you play for money and there is nothing in the Stock, the numbers add up to zero.',
    forms: '',
  },
  kassieren: {
    short: 'To collect the money after the game.',
    long: 'Payment is due after every game. At strict tables, what nobody asks for lapses with the next deal.',
    forms: '',
  },
  plusMinus: {
    short: 'Points with plus and minus are written down instead of money.',
    long: 'That is how tournaments do it. The numbers are the same as in cents.',
    forms: '',
  },
};

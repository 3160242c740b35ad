// English sentences of the commentary.
import { phraseOf } from '../base/call-words.ts';
import type { Considered } from '../../engine/tutor/advice/advice.ts';
import type { ByPeople } from '../../engine/tutor/advice/people-play.ts';
import type { GivenAway, RemarkParams, ToldDeal, When } from '../../engine/tutor/review/review-remarks.ts';
import { CALLS_EN } from './acts.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { anAnnouncementEn, comparedEn, countEn, listEn, meanEn, pointsEn, the, wordsEn } from './naming.ts';
import { Who, whoDoes } from './people.ts';
import { capitalised } from '../base/words.ts';

/** So many of some deals: "none", "31", "both", "all". */
const ofDeals = (count: number, all: number, name: Naming): string =>
  count === 0 ? 'none' : count < all ? name.number(count) : all === 2 ? 'both' : 'all';

/** A decision as the subject of a sentence: "the Ace of Leaves", "“Pass”", "a Hearts Solo". */
export function deed(decision: Considered, name: Naming): string {
  switch (decision.type) {
    case 'play':
    case 'give':
    case 'return':
      return the(decision.card, name);
    case 'announce':
      return anAnnouncementEn(decision.announcement, name);
    case 'stoss':
      return 'a Stoss';
    case 'retour':
      return 'a Retour';
    case 'obers':
      return `${decision.answer === 'take' ? 'taking' : 'leaving'} the ${name.ranks('O')}`;
    case 'passOn':
      return `passing ${listEn(decision.cards, name)} on`;
    case 'widow':
      return decision.answer === 'take' ? 'taking the widow' : 'passing';
    case 'discard':
      return `laying ${listEn(decision.cards, name)} away`;
    case 'leave':
      return 'not doubling';
    case 'cut':
      return `a cut at ${decision.at}`;
    default:
      return `“${phraseOf(decision, CALLS_EN, name).button}”`;
  }
}

const Deed = (decision: Considered, name: Naming): string => capitalised(deed(decision, name));

/** "62%". */
const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

/** Whole cents, but never "0 cents". */
const money = (cents: number, name: Naming): string => (name.isTrifle(cents) ? name.trifle : meanEn(cents, name));

/** "About 7 in 10 people play the Ace of Leaves here", "Nearly everybody plays the Ace of Leaves here". */
function mostPlay({ card, ofTen }: ByPeople, name: Naming): string {
  if (ofTen === 0) return `Hardly anybody plays ${the(card, name)} here`;
  if (ofTen === 10) return `Nearly everybody plays ${the(card, name)} here`;
  return `About ${ofTen === 1 ? 'one' : ofTen} in 10 people ${ofTen === 1 ? 'plays' : 'play'} ${the(card, name)} here`;
}

/** So many of ten people: "hardly anybody", "about one", "about 7". */
const fewOf = (ofTen: number): string => (ofTen === 0 ? 'hardly anybody' : `about ${ofTen === 1 ? 'one' : ofTen}`);

/** What people play most, in words that are no more than true of so few of them. */
const theirChoice = ({ ofTen }: ByPeople): string =>
  ofTen > 5 ? 'What most people play' : ofTen > 3 ? 'The usual card' : 'Even what is played most often';

/** More than these are counted, not listed. */
const MOST_LISTED = 3;

const listed = (decisions: readonly Considered[], name: Naming): string =>
  wordsEn(decisions.map((each) => deed(each, name)));

/** "As the cards lay, the trick would ..."; of a deal that was named just before "There the trick would ...", or nothing. */
const inDeal = ({ kind, again }: ToldDeal, what: string): string =>
  kind === 'actual'
    ? again
      ? capitalised(what)
      : `As the cards lay, ${what}`
    : `${again ? 'There' : 'In a deal that could not be ruled out,'} ${what}`;

const WHEN: Readonly<Record<When, string>> = { thisTrick: 'in this trick', nextTrick: 'in the next trick' };

/** "one mistake and 2 inaccuracies". */
const faultsEn = ({ mistakes, inaccuracies }: GivenAway): string =>
  wordsEn([
    ...(mistakes > 0 ? [mistakes === 1 ? 'one mistake' : `${mistakes} mistakes`] : []),
    ...(inaccuracies > 0 ? [inaccuracies === 1 ? 'one inaccuracy' : `${inaccuracies} inaccuracies`] : []),
  ]);

/** "2 cents more". */
const more = (cents: number, name: Naming): string => comparedEn(cents, name, 'more');

/** What a decided game is still played for. */
const STAKES: Readonly<Record<RemarkParams['J.LOSES_HEIGHT']['about'], string>> = {
  schneider: 'Schneider',
  schwarz: 'Schwarz',
  height: 'Schneider or Schwarz',
  price: 'the size of the payment',
};

const DOUBLING = { stoss: 'Stoss', retour: 'Retour', doppler: 'doubling' } as const;

export const REMARKS_EN: Texts<RemarkParams> = {
  'J.NO_CHOICE': ({ decision }, name) => `Nothing but ${deed(decision, name)} was allowed.`,
  'J.ALL_EQUAL': ({ decision }, name) =>
    `No choice is noticeably worse than the others here, nor is ${deed(decision, name)}.`,
  'J.ONLY_GOOD': ({ decision, next, of }, name) =>
    `${Deed(decision, name)} is the only good choice here; ${of > 2 ? 'even ' : ''}${deed(next, name)} would have been a mistake.`,
  'J.BEST': ({ decision, others }, name) =>
    others.length === 0
      ? `${Deed(decision, name)} is best here.`
      : others.length > MOST_LISTED
        ? `${Deed(decision, name)} is a good choice; ${countEn(others.length)} others are just as good.`
        : `${Deed(decision, name)} is a good choice; just as good: ${listed(others, name)}.`,
  'J.LOSES_CHANCE': ({ better, from, to }, name) =>
    `This costs some of the chance to win: ${percent(to)} instead of ${percent(from)} with ${deed(better, name)}.`,
  'J.LOSES_CENTS': ({ better, cents }, name) =>
    `${Deed(better, name)} would have brought ${comparedEn(cents, name, 'more')} on average.`,
  'J.LOSES_HEIGHT': ({ better, cents, decided, about, sure }, name) =>
    `The game is ${sure === 'yes' ? 'already' : 'as good as'} ${decided} here. Only ${STAKES[about]} is at stake, and there ${deed(better, name)} would have brought ${comparedEn(cents, name, 'more')} on average.`,
  'J.UNSURE': ({ better }, name) => `Whether ${deed(better, name)} is better cannot be said for sure here.`,
  'J.HOLDS': ({ card, holds, of, best }, name) =>
    `Of the ${name.number(of)} deals that could not be ruled out, ${ofDeals(holds, of, name)} should be won with ${the(card, name)}${best ? `, ${ofDeals(best.holds, of, name)} with ${the(best.card, name)}` : ''}.`,
  'J.PEOPLE': ({ favourite, favouriteIs, other }, name) =>
    `${mostPlay(favourite, name)}${other ? `, ${fewOf(other.ofTen)} ${the(other.card, name)}` : ''}.${
      favouriteIs === 'fine'
        ? ''
        : ` ${other ? capitalised(the(favourite.card, name)) : theirChoice(favourite)} is a mistake here.`
    }`,
  'J.NOT_DOUBLED': ({ seat, give, cents, chance }, name) =>
    `A ${DOUBLING[give]} by ${name.player(seat)} would have been good: ${chance === undefined ? '' : `with a winning chance of ${percent(chance)} `}it would have brought ${more(cents, name)} on average.`,

  'P.TRICK_LOST': ({ winner, points }, name) => `The trick went to ${name.player(winner)}: ${pointsEn(points)}.`,
  'P.TRICK_WON': ({ card, points }, name) => `${capitalised(the(card, name))} takes the trick: ${pointsEn(points)}.`,
  'P.CARD_LOST': ({ card, winner, when }, name) =>
    `${capitalised(the(card, name))} went to ${name.player(winner)} ${WHEN[when]}.`,
  'P.SMEARED': ({ card, winner, points }, name) =>
    `${capitalised(the(card, name))} is well placed: the trick with ${pointsEn(points)} belongs to ${name.player(winner)}.`,

  'W.WINS': ({ better, deal: told }, name) =>
    inDeal(told, `the game could still have been won with ${the(better, name)}, with best play by all.`),
  'W.TRICK_WON': ({ better, winner, points, deal: told }, name) =>
    inDeal(
      told,
      `the trick would have gone to ${name.player(winner)} after ${the(better, name)}, with best play by all: ${pointsEn(points)}.`,
    ),
  'W.CATCHES': ({ better, card, holder, winner, when, deal: told }, name) =>
    inDeal(
      told,
      `after ${the(better, name)} ${name.isReader(holder) ? 'your' : `${name.player(holder)}’s`} ${name.card(card)} would have fallen ${WHEN[when]}, and ${whoDoes(winner, name, 'would have', 'would have')} got the trick.`,
    ),
  'W.SAVES': ({ better, card, left, deal: told }, name) =>
    inDeal(
      told,
      better === card
        ? `${the(card, name)}, played at once, would not have gone to the others.`
        : `after ${the(better, name)} ${the(card, name)} would not have gone to the others${left === 'more' ? ' so soon' : ''}.`,
    ),
  'W.POINTS': ({ better, more: points, deal: told }, name) =>
    inDeal(told, `${the(better, name)} would have brought ${pointsEn(points)} more with best play by all.`),

  'H.NO_HARM': (_, name) => `As the cards lay, in the end it cost ${name.unit === 'cents' ? 'no money' : 'nothing'}.`,
  'H.UNFORESEEN': ({ better, cents }, name) =>
    `With all cards open, ${deed(better, name)} would have brought ${more(cents, name)}. Nobody could know that.`,

  'V.THROWN_IN': () => 'Nobody played; the cards were thrown in.',
  'V.REVOKED': ({ seat, card, led, allowed }, name) =>
    `${Who(seat, name)} revoked: ${led ? `on ${the(led, name)}, ${the(card, name)}` : the(card, name)} was not allowed, only ${name.cardsOr(allowed)}; that lost the round.`,
  'V.NO_CHOICE': ({ seat }, name) => `${Who(seat, name)} never had a choice.`,
  'V.NO_MISTAKE': ({ seat }, name) => `${Who(seat, name)} won and made no mistake.`,
  'V.BAD_LUCK': ({ seat, luck }, name) =>
    `${Who(seat, name)} made no mistake and simply had bad luck: the cards and the other players cost ${money(luck, name)}.`,
  'V.NO_HOPE': ({ seat, expected }, name) =>
    `${Who(seat, name)} made no mistake. There was hardly more to be had: ${name.counts === 'lead' ? 'falling behind' : 'a loss'} was to be expected before the first card (${name.isTrifle(expected) ? name.trifle : name.average(expected)}).`,
  'V.GOOD_LUCK': (given, name) =>
    `${Who(given.seat, name)} won, with some luck: ${faultsEn(given)} would have cost ${money(given.cents, name)} on average.`,
  'V.DRAWN': (given, name) =>
    given.mistakes + given.inaccuracies === 0
      ? `${Who(given.seat, name)} made no mistake; the round was drawn.`
      : `${Who(given.seat, name)} drew; ${faultsEn(given)} cost ${money(given.cents, name)} on average.`,
  'V.MISTAKES': (given, name) =>
    `${Who(given.seat, name)} lost; ${faultsEn(given)} cost ${money(given.cents, name)} on average.`,
};

// The consequence of a card played from the table, set against a better one: only what is certain in the real deal is told.
import { type Card, pointsOf } from '../../base/cards.ts';
import { sideOf } from '../../play/parties.ts';
import { legalCards } from '../../play/legality.ts';
import { afterPlay, playedOut, situationOf, turnOf } from '../../play/tricks.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import { declarerOf, type PlayingRound } from '../../table/round.ts';
import { isExactAtTable, openCardsAtTable } from '../advice/table-advice.ts';
import { friendsOf, isGain, type Played } from './consequences.ts';
import type { Course } from './happenings.ts';
import type { Remark } from './review-remarks.ts';
import { type Gain, toldOf } from './told.ts';

/** How far a line is followed: the trick on the table and the next one. */
const TRICKS = 2;

const NO_GAIN: Gain = { cents: 0, games: 0, points: 0 };

/** What the better card would have done: by best play of both near the end, and before that in the trick that it closes. */
export function againstBetterAtTable(played: Played, better: Card): readonly Remark[] {
  const { round, seat, card, course } = played;
  const exact = isExactAtTable(round);
  if (!exact && round.play.trick.cards.length === 0) return [];
  const gain = exact ? gainIn(round, better, card) : NO_GAIN;
  if (exact && !isGain(gain)) return [];
  const compared = {
    better,
    deal: { kind: 'actual' },
    goal: round.play.contract.row.goal.kind,
    friends: friendsOf(round.rules, sideOf(declarerOf(round), round.partner), seat),
    withBetter: lineAfter(round, better, exact ? TRICKS : 1),
    withPlayed: exact ? course : course.slice(0, 1),
    left: exact && round.play.hands[seat].length <= TRICKS ? 'none' : 'more',
    gain,
  } as const;
  return toldOf(compared, card);
}

function gainIn(round: PlayingRound, better: Card, card: Card): Gain {
  const [good, bad] = openCardsAtTable(round, turnOf(round.play), [better, card]);
  if (!good || !bad) throw new Error('both cards must be allowed');
  return {
    cents: good.cents - bad.cents,
    games: good.won - bad.won,
    points: (good.points ?? 0) - (bad.points ?? 0),
  };
}

/** The tricks that follow a card if both then play as well as can be; a trick that it closes needs nobody else. */
function lineAfter(start: PlayingRound, card: Card, tricks: number): Course {
  const from = start.play.done.length;
  let play = afterPlay(start.play, card);
  while (play.done.length < from + tricks && !playedOut(play)) play = afterPlay(play, bestCard({ ...start, play }));
  return play.done.slice(from);
}

/** Of cards that come to the same the one with fewest card points. */
function bestCard(round: PlayingRound): Card {
  const seat = turnOf(round.play);
  const cards = legalCards(situationOf(round.play, seat));
  const outcomes = openCardsAtTable(round, seat, cards);
  const worth = ({ cents, points = 0 }: Outcome): readonly number[] => [cents, points];
  const ranked = cards.flatMap((card, at) => {
    const outcome = outcomes[at];
    return outcome ? [{ card, worth: [...worth(outcome), -pointsOf(card)] }] : [];
  });
  const [best] = ranked.toSorted((a, b) => firstDifference(b.worth, a.worth));
  if (!best) throw new Error('no card may be played');
  return best.card;
}

const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, at) => value - (b[at] ?? 0)).find((gap) => gap !== 0) ?? 0;

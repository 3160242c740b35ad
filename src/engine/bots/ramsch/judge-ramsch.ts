// What speaks for and against a card in a Ramsch: card points are dodged, dangerous cards go where they do no harm.
import { type Card, pointsOf } from '../../base/cards.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { ramschRulesOf } from '../../scoring/ramsch-result.ts';
import type { Seat } from '../../base/seats.ts';
import { houseOf } from '../../table/table-rules.ts';
import { higherOut, isFriend, type Knowledge, outOf } from '../../inference/knowledge.ts';
import type { Judged, Term } from '../play/term.ts';
import { breakThroughKnowledge, judgeBreakThrough } from './break-through.ts';
import { dangerOf } from './danger.ts';
import { chanceToTake, takesNow, weightOfTrick } from './taking.ts';

/** What it costs to lead to the next trick, in card points. */
const LEADING = 2;
/** How much a card point given to somebody else counts, against one taken oneself. */
const GIVEN = 0.7;
/** How much it counts to be rid of a dangerous card. */
const RID = 0.75;
/** Tricks in a row from which somebody is suspected of a Durchmarsch. */
const SUSPECT = 3;
/** Card points that the trick is worth which breaks a Durchmarsch, for each trick that has gone into it. */
const BREAK = 9;
/** Card points that a further trick of an own Durchmarsch is worth. */
const MARCH = 30;
/** Danger from which a card counts as dangerous in words. */
const DANGEROUS = 6;

/** Judges an allowed card in a Ramsch. */
export function judgeRamsch(know: Knowledge, card: Card): Judged {
  const take = chanceToTake(know, card);
  const solo = breakThroughKnowledge(know);
  if (solo) return judgeBreakThrough(know, solo, card, mainFact(know, card, take));
  const ours = shareOfOurs(know, card, take);
  const terms: readonly Term[] = [
    { value: -ours * weightOfTrick(know, card) - take * LEADING },
    { value: (1 - ours) * GIVEN * pointsOf(card) },
    { value: RID * dangerOf(know, card) },
    ...marchTerms(know, take),
  ];
  return { card, main: mainFact(know, card, take), terms };
}

/** Chance that the trick goes to the own player, or to the partner where facing players play together. */
function shareOfOurs(know: Knowledge, card: Card, take: number): number {
  const { trick } = know;
  if (!trick || takesNow(know, card)) return take;
  return isFriend(know, trick.winner) ? 0.7 : 0;
}

/** Who has taken every trick so far, if there are enough of them to be suspicious and the table pays for a Durchmarsch. */
function marcherIn({ view }: Knowledge): Seat | undefined {
  const { durchmarsch } = ramschRulesOf(houseOf(view.rules));
  const [first] = view.tricks;
  if (!durchmarsch || !first || view.tricks.length < SUSPECT) return undefined;
  return view.tricks.every(({ winner }) => winner === first.winner) ? first.winner : undefined;
}

/** Somebody else's Durchmarsch is broken with any trick; the own one goes on while the hand is good for it. */
function marchTerms(know: Knowledge, take: number): readonly Term[] {
  const marcher = marcherIn(know);
  if (marcher === undefined) return [];
  if (marcher === know.seat) return goesOn(know) ? [{ value: MARCH * take }] : [];
  return [{ value: take * BREAK * know.view.tricks.length }];
}

/** Whether most of the own cards are the highest of their kind. */
function goesOn(know: Knowledge): boolean {
  const sure = know.hand.filter((card) => higherOut(know, card).length === 0).length;
  return 3 * sure >= 2 * know.hand.length;
}

/** What the card does, always with a name. */
function mainFact(know: Knowledge, card: Card, take: number): Fact {
  const { trick, seat, behind } = know;
  const points = pointsOf(card);
  const marcher = marcherIn(know);
  if (marcher !== undefined && takesNow(know, card) && (marcher === seat ? goesOn(know) : behind.length === 0))
    return marcher === seat ? fact('ramsch.march', { card }) : fact('ramsch.stopMarch', { card, player: marcher });
  if (!trick) return leadFact(know, card);
  if (!takesNow(know, card)) {
    if (points >= 10) return fact('ramsch.giveAway', { card, points, to: trick.winner });
    if (dangerOf(know, card) >= DANGEROUS) return fact('ramsch.getRid', { card, lower: lowerOut(know, card).length });
    return fact('ramsch.stayBelow', { card, winner: trick.winner });
  }
  if (know.legal.every((each) => takesNow(know, each))) return fact('ramsch.mustTake', { card, best: trick.best });
  return behind.length === 0
    ? fact('ramsch.takeCheap', { card, points: trick.points + points })
    : take < 1
      ? fact('ramsch.mayBeTaken', { card, higher: higherOut(know, card).length })
      : fact('ramsch.takeCheap', { card, points: trick.points + points });
}

function leadFact(know: Knowledge, card: Card): Fact {
  const group = know.order.groupOf(card);
  const higher = higherOut(know, card).length;
  return higher > 0
    ? fact('ramsch.leadLow', { card, higher, out: outOf(know, group).length })
    : fact('ramsch.leadTakes', { card });
}

const lowerOut = (know: Knowledge, card: Card): readonly Card[] =>
  outOf(know, know.order.groupOf(card)).filter((each) => know.order.strengthOf(each) < know.order.strengthOf(card));

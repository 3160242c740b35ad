// Choosing a card: every allowed card is judged, the best one is played with the facts that speak for it.
import type { Card } from '../../base/cards.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import type { SeatView } from '../../round/view.ts';
import { higherOut, type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import type { Choice } from '../player.ts';
import { appealOf, type CardTastes } from '../tastes.ts';
import { judgeRamsch } from '../ramsch/judge-ramsch.ts';
import { judgeBettel } from './bettel.ts';
import { judgeFollow } from './follow.ts';
import { keepValue } from './keep-value.ts';
import { judgeLead } from './lead.ts';
import { bestOf, factsFor, type Judged } from './term.ts';
import { withEveryTrick } from './tout.ts';

/** The card that seems best to somebody of these tastes. */
export function playCard(view: SeatView, tastes?: CardTastes): Choice {
  const know = knowledgeOf(view);
  const seeming = know.legal.map((card) => {
    const judged = judge(know, card);
    return { ...judged, terms: [...judged.terms, { value: appealOf(know, card, tastes) }] };
  });
  const best = bestOf(seeming);
  if (!best) throw new Error('no card may be played');
  return { decision: { type: 'play', seat: view.seat, card: best.card }, because: reasonsFor(know, best) };
}

/** What speaks for and against an allowed card, in card points. */
export function judge(know: Knowledge, card: Card): Judged {
  if (know.contract.row.goal.kind === 'fewestPoints') return judgeRamsch(know, card);
  if (know.contract.row.goal.kind === 'noTrick') return judgeBettel(know, card);
  const judged = know.trick ? judgeFollow(know, know.trick, card) : judgeLead(know, card);
  return know.contract.row.goal.kind === 'everyTrick' ? withEveryTrick(know, judged) : judged;
}

/** What is true of an allowed card and speaks for it, best or not; may be empty. */
export const factsOfCard = (know: Knowledge, card: Card): readonly Fact[] => factsFor(judge(know, card));

/** The reasons for a card, given as the best one; never empty. */
export function reasonsFor(know: Knowledge, judged: Judged): readonly Fact[] {
  const { card } = judged;
  const facts = factsFor(judged);
  if (know.legal.length === 1)
    return [...facts.filter(({ id }) => id === 'follow.calledCard'), fact('play.onlyCard', { card })];
  if (facts.length > 0) return facts;
  return [fact('play.keeps', { card, kept: bestKept(know, card), ...(canBeSpared(know, card) && { spared: true }) })];
}

/** Whether no allowed card is worth less in hand; the highest left of a suit is not played because it is worth nothing. */
function canBeSpared(know: Knowledge, card: Card): boolean {
  if (higherOut(know, card).length === 0) return false;
  return know.legal.every((each) => keepValue(know, each) >= keepValue(know, card));
}

/** Of the other cards in hand, those that are worth most. */
function bestKept(know: Knowledge, card: Card): readonly Card[] {
  const others = know.hand.filter((each) => each !== card);
  const most = Math.max(...others.map((each) => keepValue(know, each)));
  return others.filter((each) => keepValue(know, each) >= most);
}

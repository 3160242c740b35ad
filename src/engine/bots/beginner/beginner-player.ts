// The beginner: plays by the rules of thumb, with the lapses of beginners, but never a card without any sense.
import type { Card } from '../../base/cards.ts';
import type { SeatView } from '../../round/view.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import { judge, reasonsFor } from '../play/play.ts';
import { worthOf } from '../play/term.ts';
import type { Choice, Player, Think } from '../player.ts';
import { randomPlayer } from '../random-player.ts';
import { rulePlayer } from '../rule-player.ts';
import type { RulePlayerStyle } from '../styles.ts';
import type { Lapse } from './lapses.ts';

/** Card points that a card may fall short of the best one and still be a sensible mistake. */
export const SENSIBLE = 18;

/** A rule player whose choice of cards suffers from lapses. */
export function beginnerPlayer(style: RulePlayerStyle, lapses: readonly Lapse[]): Player {
  const base = rulePlayer(style);
  return {
    decide(view, think) {
      if (view.phase !== 'playing') return base.decide(view, think);
      return view.table ? playFromTableAmiss(view, base, think) : playCard(view, lapses, think);
    },
    double: (view, think) => base.double(view, think),
  };
}

/** Of a hundred cards from the table so many are any of those allowed. */
const AMISS = 20;

/** From the table a beginner overlooks what lies open now and then. */
const playFromTableAmiss = (view: SeatView, base: Player, think: Think): Choice =>
  think.random.below(100) < AMISS ? randomPlayer.decide(view, think) : base.decide(view, think);

function playCard(view: SeatView, lapses: readonly Lapse[], think: Think): Choice {
  const know = knowledgeOf(view);
  const card = chosen(know, happening(lapses, think));
  return { decision: { type: 'play', seat: view.seat, card }, because: reasonsFor(know, judge(know, card)) };
}

/** The lapses of this decision; each draws once, so that none shifts the luck of the others. */
const happening = (lapses: readonly Lapse[], { random }: Think): readonly Lapse[] =>
  lapses.filter(({ odds }) => random.below(100) < odds);

/** The card that seems best, among those that are not far worse than the best. */
function chosen(know: Knowledge, lapses: readonly Lapse[]): Card {
  const judged = know.legal.map((card) => ({ card, worth: worthOf(judge(know, card)) }));
  const most = Math.max(...judged.map(({ worth }) => worth));
  const seeming = judged
    .filter(({ worth }) => worth >= most - SENSIBLE)
    .map(({ card, worth }) => ({ card, worth: worth + lapses.reduce((sum, { pull }) => sum + pull(know, card), 0) }));
  const [first, ...rest] = seeming;
  if (!first) throw new Error('no card may be played');
  return rest.reduce((best, each) => (each.worth > best.worth ? each : best), first).card;
}

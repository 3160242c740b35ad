// The beginner: plays by the rules of thumb, with the lapses of beginners, but never a card without any sense.
import type { Card } from '../../base/cards.ts';
import type { SeatView } from '../../round/view.ts';
import { type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import { isPlaying } from '../../table/readers.ts';
import { announceByHand } from '../double-pack/announce-by-hand.ts';
import { judge, reasonsFor } from '../play/play.ts';
import { worthOf } from '../play/term.ts';
import type { Choice, Player, Think } from '../player.ts';
import { randomPlayer } from '../random-player.ts';
import { rulePlayer } from '../rule-player.ts';
import type { RulePlayerStyle } from '../styles.ts';
import { appealOf, type CardTastes } from '../tastes.ts';
import type { Lapse } from './lapse.ts';

/** Card points that a card may fall short of the best one and still be a sensible mistake. */
export const SENSIBLE = 18;

/** What can slip a player in the game that is played. */
export type LapsesIn = (know: Knowledge) => readonly Lapse[];

/** Of the nine highest trumps of Doppelkopf a beginner wants so many before he dares to announce. */
const DARES = 8;

/** A rule player whose choice of cards suffers from lapses, and who announces too late or not at all. */
export function beginnerPlayer(style: RulePlayerStyle, lapses: LapsesIn): Player {
  const base = rulePlayer(style);
  return {
    decide(view, think) {
      if (!isPlaying(view)) return base.decide(view, think);
      return view.table ? playFromTableAmiss(view, base, think) : playCard(view, lapses, style.tastes, think);
    },
    double: (view, think) => (view.ansagen ? announceByHand(view, DARES) : base.double(view, think)),
  };
}

/** Of a hundred cards from the table so many are any of those allowed. */
const AMISS = 20;

/** From the table a beginner overlooks what lies open now and then. */
const playFromTableAmiss = (view: SeatView, base: Player, think: Think): Choice =>
  think.random.below(100) < AMISS ? randomPlayer.decide(view, think) : base.decide(view, think);

function playCard(view: SeatView, lapses: LapsesIn, tastes: CardTastes | undefined, think: Think): Choice {
  const know = knowledgeOf(view);
  const card = chosen(know, happening(lapses(know), think), tastes);
  return { decision: { type: 'play', seat: view.seat, card }, because: reasonsFor(know, judge(know, card)) };
}

/** The lapses of this decision; each draws once, so that none shifts the luck of the others. */
export const happening = (lapses: readonly Lapse[], { random }: Think): readonly Lapse[] =>
  lapses.filter(({ odds }) => random.below(100) < odds);

/** The card that seems best, among those that are not far worse than the best. */
function chosen(know: Knowledge, lapses: readonly Lapse[], tastes: CardTastes | undefined): Card {
  const judged = know.legal.map((card) => ({ card, worth: worthOf(judge(know, card)) }));
  const most = Math.max(...judged.map(({ worth }) => worth));
  const seeming = judged
    .filter(({ worth }) => worth >= most - SENSIBLE)
    .map(({ card, worth }) => ({
      card,
      worth: worth + appealOf(know, card, tastes) + lapses.reduce((sum, { pull }) => sum + pull(know, card), 0),
    }));
  const [first, ...rest] = seeming;
  if (!first) throw new Error('no card may be played');
  return rest.reduce((best, each) => (each.worth > best.worth ? each : best), first).card;
}

// A player who chooses cards as people do: drawn from the model of play, spread out or narrowed, with the lapses of whoever errs more.
import type { Card } from '../../base/cards.ts';
import { type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import { happening, type LapsesIn } from '../beginner/beginner-player.ts';
import { judge, reasonsFor } from '../play/play.ts';
import type { Player, Think } from '../player.ts';
import { appealOf, type CardTastes } from '../tastes.ts';
import { usualCards } from '../sampling/usual-cards.ts';
import { decisionsOf } from '../../table/readers.ts';

/** How a player errs. */
export interface Habits {
  /** 1: as often as people; above 1 unusual cards come more often, below 1 less often. */
  readonly spread: number;
  /** What pulls at some cards besides. */
  readonly lapses: LapsesIn;
  /** What it likes of cards; nothing if absent. */
  readonly tastes?: CardTastes | undefined;
}

/** A card that people play less than so often is no mistake of theirs, but nonsense. */
export const NONSENSE = 0.003;
/** Card points of a lapse or a taste that make a card e times as tempting. */
export const TEMPTING = 8;

/** Bids and doubles like `base`, who also plays where the model does not know the game. */
export const peoplePlayer = (base: Player, habits: Habits): Player => ({
  decide(view, think) {
    if (view.table || decisionsOf(view.options, 'play').length === 0) return base.decide(view, think);
    const know = knowledgeOf(view);
    const usual = know.legal.length > 1 ? usualCards(know) : undefined;
    if (!usual) return base.decide(view, think);
    const card = drawn(know, usual, habits, think);
    return { decision: { type: 'play', seat: view.seat, card }, because: reasonsFor(know, judge(know, card)) };
  },
  double: (view, think) => base.double(view, think),
});

/** A legal card, drawn in proportion to its odds. */
function drawn(know: Knowledge, usual: readonly number[], { spread, lapses, tastes }: Habits, think: Think): Card {
  const now = happening(lapses(know), think);
  const odds = know.legal.map((card, i) => {
    const chance = usual[i] ?? 0;
    const pull = now.reduce((sum, lapse) => sum + lapse.pull(know, card), appealOf(know, card, tastes));
    return chance < NONSENSE ? 0 : chance ** (1 / spread) * Math.exp(pull / TEMPTING);
  });
  const all = odds.reduce((sum, each) => sum + each, 0);
  let left = (think.random.below(DRAWS) / DRAWS) * all;
  const at = odds.findIndex((each) => (left -= each) < 0);
  return know.legal[at] ?? likeliest(know, usual);
}

/** Steps of a draw. */
const DRAWS = 1_000_000;

const likeliest = ({ legal }: Knowledge, usual: readonly number[]): Card =>
  legal[usual.indexOf(Math.max(...usual))] as Card;

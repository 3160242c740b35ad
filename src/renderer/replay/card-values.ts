// What stands on the cards of whoever is to play in a replay: what each loses, by what could be known or with open cards.
import type { Card } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { BoardHand } from '../../shared/table/board.ts';
import type { CardValues } from '../../shared/calls/library-calls.ts';
import type { Naming } from '../../words/types/naming.ts';
import type { CardMark, CardMarks } from '../table/scene/marks.ts';
import type { CardTags } from '../table/scene/card-values.ts';
import type { Branching } from '../review/branching.svelte.ts';
import type { RoundCommentary } from '../review/commentary.svelte.ts';
import type { UiReviewTexts } from '../../words/types/ui-review-texts.ts';
import { ofDecision } from '../../shared/table/decided.ts';

export interface Values {
  readonly seat: Seat;
  /** By which measure: the one that gives the grades, or one with open cards. */
  readonly measure: 'judged' | 'openCards' | 'playedOut';
  readonly cards: CardValues['cards'];
}

interface Moment {
  readonly player: { readonly at: number; readonly viewer: Seat | 'open'; readonly playing: boolean };
  readonly branching: Pick<Branching, 'from' | 'values'>;
  readonly commentary: Pick<RoundCommentary, 'step'>;
  readonly drill: boolean;
  readonly open: { readonly at: number; readonly values: CardValues } | undefined;
}

const withOpenCards = ({ seat, basis, cards }: CardValues): Values => ({
  seat,
  measure: basis === 'playedOut' ? 'playedOut' : 'openCards',
  cards,
});

/** What the next cards are worth; undefined where that is not known, or must not be seen. */
export function valuesAt({ player, branching, commentary, drill, open }: Moment): Values | undefined {
  if (drill) return undefined;
  if (branching.from !== undefined) return branching.values && withOpenCards(branching.values);
  if (player.playing || player.viewer !== 'open') return undefined;
  const next = commentary.step(player.at + 1);
  if (next?.review.decision.type === 'play')
    return {
      seat: next.review.seat,
      measure: 'judged',
      cards: ofDecision(next.alternatives, 'play').map(({ decision: { card }, loss }) => ({ card, loss: loss.cents })),
    };
  return open?.at === player.at ? withOpenCards(open.values) : undefined;
}

interface Saying {
  readonly onpick: (card: Card) => void;
  readonly texts: UiReviewTexts['values'];
  readonly name: Naming;
  readonly loss: UiReviewTexts['loss'];
}

/** The short form on a card. */
const short = (loss: number, name: Naming): string => (loss === 0 ? '✓' : `\u2212${name.tag(loss)}`);

export function tagsOf({ seat, cards }: Values, { onpick, texts, name, loss }: Saying): CardTags {
  const nothing = loss(0, name);
  const worthOf = new Map(cards.map((each) => [each.card, each.loss]));
  const marks: CardMarks = Object.fromEntries(
    cards.map(({ card, loss: lost }): [Card, CardMark] => {
      const isBest = loss(lost, name) === nothing;
      const spoken = isBest ? texts.best : texts.loses(loss(lost, name));
      return [card, { label: short(isBest ? 0 : lost, name), spoken, look: isBest ? 'praised' : 'doubtful' }];
    }),
  );
  const spoken = (card: Card): string => {
    const figure = loss(worthOf.get(card) ?? 0, name);
    return texts.pick(name.card(card), figure === nothing ? texts.best : texts.loses(figure));
  };
  return { seat, marks, spoken, onpick };
}

/** A hand whose cards can be picked as far as they have a value. */
export const pickable = (hand: BoardHand, { cards }: Pick<Values, 'cards'>): BoardHand => ({
  ...hand,
  ...(hand.cards && {
    cards: hand.cards.map(({ refusal, ...each }) => {
      const may = cards.some(({ card }) => card === each.card);
      return { ...each, ...(refusal && !may && { refusal }), playable: may };
    }),
  }),
});

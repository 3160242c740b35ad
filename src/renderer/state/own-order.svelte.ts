// The order in which the player has laid the own cards, kept for one deal; without one they lie as they are sorted.
import type { Card } from '../../engine/base/cards.ts';
import { bySeat } from '../../engine/base/seats.ts';
import type { Board, TableView } from '../../shared/table/board.ts';
import type { LiveTable } from './live-table.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { Speech } from './speech.svelte.ts';

interface Deps {
  readonly table: LiveTable;
  readonly notices: Notices;
  readonly speech: Speech;
}

export class OwnOrder {
  /** Cards from left to right, a second copy after the first; null while they lie sorted. */
  cards = $state.raw<readonly Card[] | null>(null);
  #round = '';

  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.table.listen((view) => this.#dealt(view));
  }

  #dealt(view: TableView | null): void {
    const round = view?.roundId ?? '';
    if (round === this.#round) return;
    this.#round = round;
    this.cards = null;
  }

  /** The board with the own cards as they were laid; cards that came later lie at the end. */
  laid(board: Board): Board {
    const order = this.cards;
    if (!order) return board;
    return {
      ...board,
      hands: bySeat((seat) => {
        const hand = board.hands[seat];
        return seat === board.you && hand.cards ? { ...hand, cards: inOrder(hand.cards, order) } : hand;
      }),
    };
  }

  /** Puts the card from one place to another; `shown` are the cards as they lie now. */
  move(shown: readonly Card[], from: number, to: number): void {
    const cards = [...shown];
    const [card] = cards.splice(from, 1);
    if (card === undefined) return;
    cards.splice(Math.max(0, Math.min(cards.length, to)), 0, card);
    this.cards = cards;
  }

  /** The cards lie sorted again, which is said. */
  sort(): void {
    if (!this.cards) return;
    this.cards = null;
    const { notices, speech } = this.#deps;
    notices.info(() => speech.ui.cards.sorted);
  }
}

/** Each card takes the first free place that the order has for its face. */
function inOrder<T extends { readonly card: Card }>(cards: readonly T[], order: readonly Card[]): readonly T[] {
  const left = [...cards];
  const placed = order.flatMap((face) => {
    const at = left.findIndex(({ card }) => card === face);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...placed, ...left];
}

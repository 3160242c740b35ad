// A card that the player has chosen before the own turn: it is played when the turn comes, or falls with a word.
import type { Card } from '../../engine/base/cards.ts';
import type { TableView } from '../../shared/table/board.ts';
import type { Coach } from './coach.svelte.ts';
import type { LiveTable } from './live-table.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { Preferences } from './preferences.svelte.ts';
import type { Speech } from './speech.svelte.ts';

interface Deps {
  readonly table: LiveTable;
  readonly coach: Coach;
  readonly preferences: Preferences;
  readonly notices: Notices;
  readonly speech: Speech;
}

export class InAdvance {
  card = $state.raw<Card | null>(null);
  #round = '';
  #at = 0;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.table.listen((view) => this.#moved(view));
  }

  /** Whether a card may be chosen now for a turn that is still to come. In the inn a card that is not allowed would end the round. */
  mayChoose(view: TableView): boolean {
    const { trick, turn, you } = view.board;
    return (
      this.#deps.preferences.settings.inAdvance === 'on' &&
      view.mode !== 'inn' &&
      trick !== undefined &&
      view.asked === undefined &&
      !view.restSaid &&
      turn !== you
    );
  }

  /** Chooses a card, or takes the choice back. */
  choose(card: Card): void {
    this.card = this.card === card ? null : card;
  }

  #moved(view: TableView | null): void {
    const [round, at] = view ? [view.roundId, view.at] : ['', 0];
    const back = round !== this.#round || at < this.#at;
    this.#round = round;
    this.#at = at;
    const { card } = this;
    if (card === null) return;
    const held = view?.board.hands[view.board.you].cards?.find((each) => each.card === card);
    if (back || !view || !held || view.restSaid) this.card = null;
    else if (view.asked !== undefined) this.#play(view, held);
  }

  /** What is asked is a card, and the chosen one is allowed: it is played. Anything else lets the choice fall. */
  #play(view: TableView, { card, playable, refusal }: { card: Card; playable: boolean; refusal?: object }): void {
    const { coach, notices, speech } = this.#deps;
    this.card = null;
    const { you, turn } = view.board;
    if (view.asked === 'play' && turn === you && playable && !refusal)
      void coach.decide({ type: 'play', seat: you, card });
    else notices.info(() => speech.ui.cards.fallen(card, speech.nameAt(view.board)));
  }
}

// What the next session is begun with besides its rules, as it was chosen last, and the one way to begin it.
import { type HelpMode, USUAL_MODE } from '../../shared/table/help-modes.ts';
import { type Level, USUAL_LEVEL } from '../../shared/table/levels.ts';
import { SINGLE_PACKS } from '../../engine/base/cards.ts';
import { SHELF_ENTRIES } from '../../shared/table/shelf.ts';
import type { LiveTable, NewSession } from './live-table.svelte.ts';
import type { Router } from './router.svelte.ts';
import type { RulesDesk } from './rules-desk.svelte.ts';

type SinglePack = (typeof SINGLE_PACKS)[number];

interface Deps {
  readonly rules: RulesDesk;
  readonly table: LiveTable;
  readonly router: Router;
}

export class NextTable {
  #level = $state<Level>();
  #mode = $state<HelpMode>();
  starting = $state(false);
  /** The stakes are being typed, and are none yet. */
  typing = $state(false);
  /** Somebody who is learning, and has sat at no table yet, sits down with beginners, and everything is explained. */
  learner = $state(false);
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get level(): Level {
    return this.#level ?? this.#deps.rules.sets.lastTable?.level ?? (this.learner ? 'anfaenger' : USUAL_LEVEL);
  }

  set level(value: Level) {
    this.#level = value;
  }

  get mode(): HelpMode {
    return this.#mode ?? this.#deps.rules.sets.lastTable?.mode ?? (this.learner ? 'open' : USUAL_MODE);
  }

  set mode(value: HelpMode) {
    this.#mode = value;
  }

  /** Packs to choose from; a game with two copies of each card has its own. */
  get packs(): readonly SinglePack[] {
    return SINGLE_PACKS.filter((size) => SHELF_ENTRIES[this.#deps.rules.game].packs.includes(size));
  }

  get pack(): SinglePack {
    const { packs } = this;
    return packs.find((size) => size === this.#deps.rules.view?.house['deck.size']) ?? packs[0] ?? SINGLE_PACKS[0];
  }

  get ready(): boolean {
    const { rules } = this.#deps;
    return rules.view !== undefined && !rules.contradicts && !this.typing;
  }

  /** The cards are being shuffled: not while the reader is asked what becomes of the game at the table. */
  get shuffling(): boolean {
    return this.starting && this.#deps.table.leaving === null;
  }

  /** Three, and a Bierkopf, play by all house rules that mean something there. */
  #wish(house: NewSession['house']): Pick<NewSession, 'house' | 'game'> {
    const { game } = this.#deps.rules;
    if (game === 'schafkopf') return { house };
    return { game, house: this.packs.length > 1 ? { ...house, 'deck.size': this.pack } : house };
  }

  /** Sits down at a table as it was chosen; the session on the table is asked for before. */
  async sitDown(): Promise<void> {
    if (!this.ready || this.starting) return;
    const { rules, table, router } = this.#deps;
    this.starting = true;
    const house = await rules.agreed();
    const { level, mode } = this;
    const started = house !== undefined && (await table.startSession({ ...this.#wish(house), level, mode }));
    this.starting = false;
    if (started) router.go({ name: 'table' });
  }
}

// What is shown instead of a step of the replay, a mistake to learn from or a line of the reader's own; the way to a step; and what the next cards are worth.
import type { Card } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { CardValues, ReplayFrame } from '../../shared/calls/library-calls.ts';
import { Branching } from '../review/branching.svelte.ts';
import type { RoundCommentary } from '../review/commentary.svelte.ts';
import { Drill } from '../review/drill.svelte.ts';
import { entryAfter, stretchAt, stretchesOf } from '../review/timeline.ts';
import type { AppClient } from '../state/bridge.ts';
import { type Values, valuesAt } from './card-values.ts';
import { keyAction } from './replay-keys.ts';
import type { ReplayPlayer } from './player.svelte.ts';
import { playedCard } from '../../shared/table/decided.ts';

/** Milliseconds for which a step stands until its cards are worked out. */
const VALUES_AFTER = 350;

interface StudyDeps {
  readonly client: AppClient;
  readonly player: ReplayPlayer;
  readonly commentary: RoundCommentary;
}

/** Made while its component is, whose effects it uses. */
export class Study {
  readonly branching: Branching;
  drill = $state.raw<Drill>();
  readonly #deps: StudyDeps;
  /** Values with open cards of the step shown, where the commentary has none. */
  #open = $state.raw<{ readonly at: number; readonly values: CardValues }>();

  /** The step that the reader is led to, until it is reached. */
  #wanted = $state.raw<{ readonly frame: number; readonly to: 'look' | 'try' }>();

  constructor(deps: StudyDeps) {
    this.#deps = deps;
    const { item, branches } = deps.player.info;
    this.branching = new Branching(deps.client, item.id, branches ?? []);
    $effect(() => this.#workOut());
    $effect(() => this.#lead());
  }

  get inBranch(): boolean {
    return this.branching.from !== undefined;
  }

  /** Whether the reader is away from the steps of the round. */
  get away(): boolean {
    return this.drill !== undefined || this.inBranch;
  }

  /** That of the replay, the one before a mistake, or that of a line of the reader's own. */
  get frame(): ReplayFrame | undefined {
    return this.drill ? this.drill.frame : (this.branching.frame ?? this.#deps.player.frame);
  }

  get values(): Values | undefined {
    const { player, commentary } = this.#deps;
    return valuesAt({
      player,
      branching: this.branching,
      commentary,
      drill: this.drill !== undefined,
      open: this.#open,
    });
  }

  /** The step of the replay stands for a moment: then its cards are worked out, if the commentary does not know them. */
  #workOut(): (() => void) | undefined {
    const { player, commentary } = this.#deps;
    const { at } = player;
    if (this.away || player.playing || player.viewer !== 'open') return undefined;
    if (commentary.step(at + 1)?.review.decision.type === 'play') return undefined;
    const timer = setTimeout(() => void this.#fetchOpen(at), VALUES_AFTER);
    return () => clearTimeout(timer);
  }

  async #fetchOpen(at: number): Promise<void> {
    const { client, player } = this.#deps;
    const line = { from: entryAfter(at), moves: [] };
    const answer = await client.call('replay.values', { id: player.info.item.id, line });
    if (answer.ok && answer.value) this.#open = { at, values: answer.value };
  }

  /** Plays the trick of a step before the reader's eyes, up to the card that is to be played better, or to the one to look at. */
  leadTo(frame: number, to: 'look' | 'try'): void {
    const { player } = this.#deps;
    this.#wanted = { frame, to };
    if (to === 'try') player.see(player.info.item.you);
    player.goTo(stretchAt(stretchesOf(player.info), frame)?.from ?? frame);
    player.togglePlaying();
  }

  #lead(): void {
    if (!this.#wanted) return;
    const { player, commentary } = this.#deps;
    const { frame, to } = this.#wanted;
    const last = to === 'try' ? frame - 1 : frame;
    if (player.at < last && player.playing) return;
    const known = commentary.overview?.steps.some((step) => step.frame === frame) ?? false;
    const reached = player.at >= last;
    if (reached) player.pause();
    if (to === 'try' && reached && known) this.learnFrom([frame]);
    if (to === 'look' || !reached || known) this.#wanted = undefined;
  }

  /** Puts the mistakes of some frames back on the table, one after the other. */
  learnFrom(frames: readonly number[]): void {
    const { client, commentary, player } = this.#deps;
    if (frames.length > 0) this.drill = new Drill(client, commentary, player.info.item.you, frames);
  }

  /** Back to the steps of the round. */
  leave(): void {
    this.drill = undefined;
    this.branching.leave();
  }

  /** A card that is picked leaves the round, unless it is the one that was played. */
  pick(seat: Seat, card: Card): void {
    const { player, commentary } = this.#deps;
    player.pause();
    if (this.inBranch) return void this.branching.play(seat, card);
    const next = commentary.overview?.steps.find(({ frame }) => frame === player.at + 1)?.decision;
    if (playedCard(next) === card) return player.step(1);
    void this.branching.show(entryAfter(player.at), [{ type: 'play', seat, card }]);
  }

  /** In a line of the reader's own the arrows walk along it. */
  walk(event: KeyboardEvent, letterKeys: 'on' | 'off'): void {
    const action = keyAction(event, letterKeys);
    if (action?.kind !== 'step') return;
    event.preventDefault();
    if (action.by === 1) this.branching.goOn();
    else this.branching.back();
  }
}

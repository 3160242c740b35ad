// One way through the first round: which step is shown, which of its tables, what was decided, and what is said to it.
import type { Card } from '../../engine/base/cards.ts';
import type { Board } from '../../shared/table/board.ts';
import type { GuidedAnswer, GuidedDecisions, GuidedRound, GuidedStage } from '../../shared/calls/guided.ts';
import type { Speed } from '../../shared/files/setting-values.ts';
import type { AppContext } from '../state/app-context.ts';

type Decision = GuidedDecisions[number];

/** Milliseconds for which each of the tables of a step is shown. */
const FRAME_TIME: Readonly<Record<Speed, number>> = { slow: 1300, normal: 850, fast: 500, instant: 60 };

/** What is said to a decision that does not go on. */
export type GuidedSaid = Exclude<GuidedAnswer, { readonly outcome: 'right' }>;

interface Deps {
  readonly client: Pick<AppContext['client'], 'call'>;
  readonly speed: () => Speed;
}

export class GuidedRun {
  readonly #deps: Deps;
  #round = $state.raw<GuidedRound>();
  #decisions: GuidedDecisions = [];
  #at = $state(0);
  #frame = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  said = $state.raw<GuidedSaid>();
  failed = $state(false);

  readonly stage: GuidedStage | undefined = $derived(this.#round?.stages[this.#at]);
  readonly board: Board | undefined = $derived.by(() => {
    const frame = this.stage?.frames[this.#frame];
    return frame && this.stage?.order ? inOrder(frame, this.stage.order) : frame;
  });
  /** Further tables of the step follow by themselves. */
  readonly moving: boolean = $derived(this.stage !== undefined && this.#frame < this.stage.frames.length - 1);
  /** The step waits for a decision. */
  readonly asking: boolean = $derived(this.stage?.step.kind === 'ask');
  readonly atEnd: boolean = $derived(this.stage?.settlement !== undefined);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get place(): (Pick<GuidedRound, 'length' | 'decisions'> & { readonly at: number }) | undefined {
    const round = this.#round;
    return round && { at: this.#at, length: round.length, decisions: round.decisions };
  }

  get mayGoBack(): boolean {
    return this.#at > 0;
  }

  async load(): Promise<void> {
    const answer = await this.#deps.client.call('guided.round', { decisions: [] });
    this.failed = !answer.ok;
    if (answer.ok) this.#round = answer.value;
    this.#show(0);
  }

  /** On to the next step; while tables follow each other, to the last of them. */
  next(): void {
    if (this.moving) return this.#skip();
    if (this.asking && this.#at === (this.#round?.stages.length ?? 0) - 1) return;
    this.#show(this.#at + 1);
  }

  /** To the step before, which is only read again. */
  back(): void {
    if (this.mayGoBack) this.#show(this.#at - 1);
  }

  /** Whether the decision of the step was taken already, and it is only read again. */
  get past(): boolean {
    return this.asking && this.#at < (this.#round?.stages.length ?? 0) - 1;
  }

  async decide(decision: Decision): Promise<void> {
    if (!this.asking || this.past || this.#busy) return;
    this.#busy = true;
    const answer = await this.#deps.client.call('guided.decide', { decisions: [...this.#decisions], decision });
    this.#busy = false;
    if (!answer.ok) this.failed = true;
    else if (answer.value.outcome === 'right') {
      this.#decisions = [...this.#decisions, decision];
      this.#round = answer.value.round;
      this.#show(this.#at + 1);
    } else this.said = answer.value;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    this.said = undefined;
    this.#at = at;
    this.#frame = 0;
    this.#arm();
  }

  #skip(): void {
    clearTimeout(this.#timer);
    this.#frame = (this.stage?.frames.length ?? 1) - 1;
  }

  #arm(): void {
    if (!this.moving) return;
    this.#timer = setTimeout(() => {
      this.#frame++;
      this.#arm();
    }, FRAME_TIME[this.#deps.speed()]);
  }
}

/** The board with the own cards in another order. */
function inOrder(board: Board, order: readonly Card[]): Board {
  const hand = board.hands[board.you];
  const cards = hand.cards?.toSorted((a, b) => order.indexOf(a.card) - order.indexOf(b.card));
  const hands = board.hands.with(board.you, { ...hand, ...(cards && { cards }) });
  return { ...board, hands: [hands[0], hands[1], hands[2], hands[3]] as Board['hands'] };
}

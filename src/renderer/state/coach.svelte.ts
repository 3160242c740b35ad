// The tutor's help at the live table: hints step by step, warnings before bad decisions, why somebody decided so.
import type { Card } from '../../engine/base/cards.ts';
import type { BoardTrick, TableView } from '../../shared/table/board.ts';
import type { HintStep } from '../../shared/teaching/advice.ts';
import type {
  Considered,
  Found,
  GateAnswer,
  Hint,
  Idea,
  RefutationAnswer,
  TwoWays,
  WhyAnswer,
} from '../../shared/teaching/advice-answers.ts';
import { playedCard } from '../../shared/table/decided.ts';
import { HELP } from '../../shared/table/help-modes.ts';
import type { MoveInTime } from '../../shared/table/moves-in-time.ts';
import type { InputOf } from '../../shared/border/ipc.ts';
import type { CALLS } from '../../shared/calls/all-calls.ts';
import type { AppClient } from './bridge.ts';
import type { Preferences } from './preferences.svelte.ts';
import type { Speech } from './speech.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { LiveTable } from './live-table.svelte.ts';

export type Asked = InputOf<typeof CALLS, 'advice.why'>;

/** A decision that is held up by a warning. */
export interface Warning {
  readonly decision: Considered;
  readonly answer: Extract<GateAnswer, { outcome: 'warn' }>;
}

/** What was asked about, and what there is to say. */
export type Why = Extract<WhyAnswer, { outcome: 'why' }>;

/** What the place of the hint shows besides hints. */
export type HintState = 'none' | 'thinking' | 'nothing' | 'failed';

const keyOf = ({ roundId, revision }: TableView): string => `${roundId}/${revision}`;

/** Cards and what is said have switches of their own. */
export const kindOf = ({ type }: Pick<Considered, 'type'>): 'card' | 'bid' => (type === 'play' ? 'card' : 'bid');

/** A wait shorter than this, in milliseconds, is not shown: it would only flicker. */
const NOTICED = 150;

interface CoachDeps {
  readonly client: AppClient;
  readonly table: LiveTable;
  readonly preferences: Preferences;
  readonly notices: Notices;
  readonly speech: Speech;
}

/** Milliseconds for which each imagined card, and each whole trick, lies there: two tricks in about five seconds. */
const GHOST_TIME = 550;
const TAKEN_TIME = 1300;

export class Coach {
  hint = $state.raw<Hint | null>(null);
  hintState = $state.raw<HintState>('none');
  warning = $state.raw<Warning | null>(null);
  /** What is to be decided, while it is looked at for long enough to be noticed. */
  looksAt = $state.raw<'card' | 'bid' | null>(null);
  why = $state.raw<Why | null>(null);
  /** What the teacher asks before the card that is to be played. */
  moment = $state.raw<Idea | null>(null);
  /** The last card answered what the teacher had asked, and why it was good; stands until the next card or the end of the round. */
  found = $state.raw<(Found & { readonly card: Card }) | null>(null);
  /** What is warned of would lead to; null until that is known. */
  refutation = $state.raw<RefutationAnswer | null>(null);
  /** The tricks of the refutation lie on the table, up to this one. */
  shown = $state.raw<BoardTrick | null>(null);
  /** The cards that have fallen in it so far. */
  fallen = $state.raw<readonly Card[]>([]);
  #showing: ReturnType<typeof setTimeout> | undefined;
  /** More is being read than the one sentence on the last decision. */
  readsOn = $state(false);
  /** Whether the player has asked which cards are allowed, where they are not marked unasked. */
  legalShown = $state.raw(false);
  /** The log on which the present help was given. */
  #key = '';
  #busy = false;
  readonly #deps: CoachDeps;

  constructor(deps: CoachDeps) {
    this.#deps = deps;
    deps.table.listen((view) => this.#moved(view));
  }

  get #view(): TableView | null {
    return this.#deps.table.view;
  }

  /** Help belongs to one log: once the table moves on, it is gone. */
  #moved(view: TableView | null): void {
    const key = view ? keyOf(view) : '';
    if (key === this.#key) return;
    const sameRound = view !== null && this.#key.startsWith(`${view.roundId}/`);
    this.#key = key;
    this.hint = null;
    this.hintState = 'none';
    this.warning = null;
    this.stopShowing();
    this.legalShown = false;
    this.readsOn = false;
    if (!sameRound) this.why = null;
    this.moment = null;
    if (!sameRound) this.found = null;
    if (view?.asked === 'play' && HELP[view.mode].teaches === 'yes') void this.#askTeacher(view.at);
    // Where everything is explained, every decision of the others is, as it is taken.
    if (view?.mode === 'open') void this.askWhy({ kind: 'last', at: view.at });
  }

  async #askTeacher(at: number): Promise<void> {
    const key = this.#key;
    const answer = await this.#deps.client.call('advice.moment', { at });
    if (key === this.#key && answer.ok && answer.value.outcome === 'moment' && !this.hint)
      this.moment = answer.value.idea;
  }

  closeTeacher(): void {
    this.moment = null;
    this.found = null;
  }

  /** The next step of the hint. */
  async askHint(): Promise<void> {
    const view = this.#view;
    if (!view || view.mode === 'inn' || this.hintState === 'thinking' || this.hint?.step === 3) return;
    const key = this.#key;
    const step = ((this.hint?.step ?? 0) + 1) as HintStep;
    this.hintState = 'thinking';
    this.why = null;
    const answer = await this.#deps.client.call('advice.hint', { at: view.at, step });
    if (key !== this.#key) return;
    const said = answer.ok ? answer.value : ({ outcome: 'failed' } as const);
    if (said.outcome === 'hint') [this.hint, this.moment] = [said.hint, null];
    this.hintState = said.outcome === 'nothing' || said.outcome === 'failed' ? said.outcome : 'none';
  }

  /** The advised card beside the other one of the hint, in a deal that shows the difference; null where none does. */
  async lookAtWays(): Promise<TwoWays | null> {
    const view = this.#view;
    if (!view || this.hint?.step !== 3 || !this.hint.other) return null;
    const { decision } = this.hint.other;
    const answer = await this.#deps.client.call('advice.refutation', { at: view.at, decision });
    return answer.ok && answer.value.outcome === 'refuted' ? (answer.value.ways ?? null) : null;
  }

  closeHint(): void {
    this.hint = null;
    this.hintState = 'none';
  }

  /** Decides, or declines a Stoss or Retour, unless that is so bad that a warning comes first. */
  async decide(decision: Considered): Promise<void> {
    const view = this.#view;
    if (!view || this.#busy) return;
    this.found = null;
    if (!this.#watched(decision, view)) return this.#act(decision);
    this.#busy = true;
    const key = this.#key;
    const noticed = setTimeout(() => (this.looksAt = kindOf(decision)), NOTICED);
    const answer = await this.#deps.client.call('advice.gate', { at: view.at, decision });
    clearTimeout(noticed);
    this.looksAt = null;
    this.#busy = false;
    if (key !== this.#key) return;
    if (answer.ok && answer.value.outcome === 'warn') this.#warn({ decision, answer: answer.value }, view.at);
    else {
      await this.#act(decision);
      const found = answer.ok && answer.value.outcome === 'pass' ? answer.value.found : undefined;
      const card = playedCard(decision);
      if (found && card) this.found = { ...found, card };
    }
  }

  #warn(warning: Warning, at: number): void {
    this.warning = warning;
    this.refutation = null;
    void this.#refute(warning.decision, at);
  }

  async #refute(decision: Considered, at: number): Promise<void> {
    const key = this.#key;
    const answer = await this.#deps.client.call('advice.refutation', { at, decision });
    if (key === this.#key && this.warning) this.refutation = answer.ok ? answer.value : { outcome: 'nothing' };
  }

  /** Plays what would happen, with cards that nobody has played, and takes them up again. */
  showWhatHappens(): void {
    if (this.refutation?.outcome !== 'refuted' || this.shown) return;
    const { frames } = this.refutation;
    const step = (at: number): void => {
      this.shown = frames[at] ?? null;
      this.fallen = frames.slice(0, at + 1).flatMap(({ cards }) => cards);
      if (this.shown) this.#showing = setTimeout(() => step(at + 1), this.shown.taken ? TAKEN_TIME : GHOST_TIME);
    };
    step(0);
  }

  stopShowing(): void {
    clearTimeout(this.#showing);
    this.shown = null;
  }

  #act(decision: Considered): Promise<void> {
    const { table } = this.#deps;
    return decision.type === 'leave' ? table.declineDoubling() : table.decide(decision);
  }

  /** Whether warnings before such a decision are switched on. */
  #watched({ type }: Considered, { mode }: TableView): boolean {
    const { gateCalls, gateCards } = this.#deps.preferences.settings;
    if (type === 'cut' || HELP[mode].warns === 'no') return false;
    return (type === 'play' ? gateCards : gateCalls) === 'on';
  }

  async decideAnyway(): Promise<void> {
    const decision = this.warning?.decision;
    this.warning = null;
    this.stopShowing();
    if (decision) await this.#act(decision);
  }

  thinkAgain(): void {
    this.warning = null;
    this.stopShowing();
  }

  async hintInstead(): Promise<void> {
    this.warning = null;
    this.stopShowing();
    await this.askHint();
  }

  /** Switches off warnings of this kind; the decision is not taken with it. */
  async stopWarning(): Promise<void> {
    const { warning } = this;
    if (!warning) return;
    this.warning = null;
    this.stopShowing();
    const kind = kindOf(warning.decision);
    const { preferences, notices, speech } = this.#deps;
    await preferences.change(kind === 'card' ? { gateCards: 'off' } : { gateCalls: 'off' });
    notices.info(() => speech.ui.advice.gate.stopped[kind]);
  }

  /** Why somebody played a card that lies open, said what was said last, or did what was done last. */
  async askWhy(asked: Asked): Promise<void> {
    const round = this.#view?.roundId;
    const answer = await this.#deps.client.call('advice.why', asked);
    if (round !== this.#view?.roundId || !answer.ok || answer.value.outcome !== 'why') return;
    this.why = answer.value;
  }

  closeWhy(): void {
    this.why = null;
  }

  /** Somebody reads more than the one sentence: the others wait until they are told to go on. */
  readOn(): void {
    this.readsOn = true;
  }

  /** Takes back, repeats, begins the deal again (asked before, while a round is running), goes back to the session's round. */
  async move(move: MoveInTime): Promise<void> {
    if (!this.#view?.movesInTime.includes(move)) return;
    if (move === 'sameDeal' && !(await this.#deps.table.mayBeReplaced('sameDeal'))) return;
    const answer = await this.#deps.client.call('table.moveInTime', { move });
    if (answer.ok) this.#deps.table.take(answer.value);
  }

  /** Shows which cards are allowed, where that is not done unasked. */
  showLegal(): void {
    this.legalShown = true;
  }
}

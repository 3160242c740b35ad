// One way through a lesson or its test: where the learner is, what was answered, and tables that play by themselves.
import type { Card } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Board } from '../../shared/table/board.ts';
import type { CALLS, PUSHES } from '../../shared/calls/all-calls.ts';
import type { Answer } from '../../shared/border/ipc.ts';
import type { LessonMode } from '../../shared/teaching/lessons.ts';
import type {
  ExerciseStep,
  LessonAnswer,
  LessonReply,
  LessonScene,
  LessonStep,
  LessonView,
} from '../../shared/teaching/lesson-views.ts';
import type { TwoWays } from '../../shared/teaching/advice-answers.ts';
import type { Speed } from '../../shared/files/setting-values.ts';
import type { Client } from '../state/bridge.ts';

export type Caller = Pick<Client<typeof CALLS, typeof PUSHES>, 'call'>;

/** Milliseconds for which each table is shown that follows from an answer. */
const FRAME_TIME: Readonly<Record<Speed, number>> = { slow: 1500, normal: 900, fast: 480, instant: 60 };

/** What has been put together for an answer, until it is checked. */
export type Draft = Extract<LessonAnswer, { readonly kind: 'cards' | 'order' | 'match' }>;

/** How `tried` names an answer; of cards found one after the other it is the last one. */
function wordOf(answer: LessonAnswer): string | undefined {
  if (answer.kind === 'option') return answer.option;
  if (answer.kind === 'seat') return String(answer.seat);
  if (answer.kind === 'card') return answer.card;
  return answer.kind === 'cards' ? answer.cards.at(-1) : undefined;
}

export class LessonRun {
  readonly lesson: number;
  readonly mode: LessonMode;
  readonly #client: Caller;
  readonly #speed: () => Speed;
  #view = $state.raw<LessonView>();
  #at = $state(0);
  #replies = $state.raw<Readonly<Record<string, LessonReply>>>({});
  #tried = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  #drafts = $state.raw<Readonly<Record<string, Draft>>>({});
  #given = $state.raw<Readonly<Record<string, LessonAnswer>>>({});
  #frame = $state.raw<Board>();
  #outcome = $state.raw<'passed' | 'failed'>();
  #busy = $state(false);
  /** Only what the learner has not solved is gone through, once more. */
  #again = $state(false);
  #failed = $state(false);
  #endFrame: (() => void) | undefined;
  #skipping = false;

  constructor(client: Caller, lesson: number, mode: LessonMode, speed: () => Speed) {
    this.#client = client;
    this.lesson = lesson;
    this.mode = mode;
    this.#speed = speed;
  }

  get view(): LessonView | undefined {
    return this.#view;
  }

  get failed(): boolean {
    return this.#failed;
  }

  /** Index of the step; the number of steps stands for the page at the end. */
  get at(): number {
    return this.#at;
  }

  get step(): LessonStep | undefined {
    return this.#view?.steps[this.#at];
  }

  get atEnd(): boolean {
    return this.#view !== undefined && this.#at >= this.#view.steps.length;
  }

  /** Indices of the exercises that the learner has not solved in this run. */
  get unsolved(): readonly number[] {
    if (this.mode === 'test') return [];
    return (this.#view?.steps ?? []).flatMap((step, index) =>
      step.kind === 'exercise' && step.state !== 'solved' ? [index] : [],
    );
  }

  /** The step to which `next` goes; the number of steps stands for the page at the end. */
  get #after(): number {
    const end = this.#view?.steps.length ?? 0;
    if (this.#outcome) return end;
    return this.#again ? (this.unsolved.find((index) => index > this.#at) ?? end) : this.#at + 1;
  }

  /** Whether the page at the end comes next. */
  get isLast(): boolean {
    return this.#after >= (this.#view?.steps.length ?? 0);
  }

  /** What was said to the last answer of the present step. */
  get reply(): LessonReply | undefined {
    return this.step && !this.#frame ? this.#replies[this.step.id] : undefined;
  }

  /** Answers that were wrong in this step, as the tasks name them. */
  get tried(): readonly string[] {
    return (this.step && this.#tried[this.step.id]) ?? [];
  }

  get draft(): Draft | undefined {
    return this.step && this.#drafts[this.step.id];
  }

  /** The last answer to the present step. */
  get given(): LessonAnswer | undefined {
    return this.step && this.#given[this.step.id];
  }

  /** The option that was found to be right: by the learner, or by being shown. */
  get rightOption(): string | undefined {
    const { reply, given } = this;
    if (reply?.solution?.kind === 'option') return reply.solution.option;
    return reply?.verdict === 'right' && given?.kind === 'option' ? given.option : undefined;
  }

  /** Whoever was found to take the trick, in the same way. */
  get rightSeat(): Seat | undefined {
    const { reply, given } = this;
    if (reply?.solution?.kind === 'seat') return reply.solution.seat;
    return reply?.verdict === 'right' && given?.kind === 'seat' ? given.seat : undefined;
  }

  /** The cards found so far, where cards are looked for one after the other. */
  get found(): readonly Card[] {
    return this.draft?.kind === 'cards' ? this.draft.cards : [];
  }

  /** Whether this answer was wrong before. */
  isTried(answer: LessonAnswer): boolean {
    return this.tried.includes(wordOf(answer) ?? '');
  }

  get outcome(): 'passed' | 'failed' | undefined {
    return this.#outcome;
  }

  /** Tables are being shown one after the other. */
  get moving(): boolean {
    return this.#frame !== undefined;
  }

  /** What stands beside the text now. */
  get scene(): LessonScene {
    const scene = this.step?.scene ?? { kind: 'nothing' };
    return this.#frame ? { kind: 'table', board: this.#frame, marked: [] } : scene;
  }

  /** Whether the present exercise still waits for an answer. */
  get open(): boolean {
    const { step } = this;
    if (step?.kind !== 'exercise' || this.#busy || this.#frame) return false;
    return this.mode === 'test' ? this.#isUnanswered(step.id) : step.state === 'open' && !this.dealOver;
  }

  /** A prepared deal has been played to its end, but the goal was missed. */
  get dealOver(): boolean {
    const { step } = this;
    return step?.kind === 'exercise' && step.task.kind === 'deal' && step.task.over && step.state === 'open';
  }

  /** Whether going on leaves nothing behind. */
  get mayGoOn(): boolean {
    return this.step?.kind === 'read' || (this.step !== undefined && !this.open && !this.#frame && !this.dealOver);
  }

  async load(): Promise<void> {
    const input = { lesson: this.lesson };
    const call =
      this.mode === 'test' ? this.#client.call('lesson.test', input) : this.#client.call('lesson.open', input);
    this.#take(await call);
  }

  async repeat(): Promise<void> {
    this.#take(await this.#client.call('lesson.repeat', { lesson: this.lesson }));
  }

  goTo(index: number): void {
    this.#again = false;
    this.#turnTo(index);
  }

  /** Goes through what was shown, missed or left out once more; what was shown is to be answered anew. */
  async workOff(): Promise<void> {
    const [first] = this.unsolved;
    if (first === undefined) return;
    this.#again = true;
    await this.#turnToOpen(first);
  }

  /** Turns to an exercise as it was before it was shown. */
  async #turnToOpen(index: number): Promise<void> {
    const step = this.#view?.steps[index];
    if (step?.kind === 'exercise' && step.state === 'shown') await this.#reopen(step);
    this.#turnTo(index);
  }

  #turnTo(index: number): void {
    const steps = this.#view?.steps ?? [];
    this.skipFrames();
    this.#at = Math.max(0, Math.min(steps.length, index));
    const { step } = this;
    if (step && this.mode === 'learn') void this.#client.call('lesson.reached', { lesson: this.lesson, step: step.id });
  }

  /** To the next step; a test ends as soon as it is decided. */
  next(): void {
    if (this.#again) void this.#turnToOpen(this.#after);
    else this.#turnTo(this.#after);
  }

  back(): void {
    if (this.mode === 'learn') this.goTo(this.#at - 1);
  }

  setDraft(draft: Draft): void {
    if (this.step && this.open) this.#drafts = { ...this.#drafts, [this.step.id]: draft };
  }

  /** Puts a card among the chosen ones, or takes it out. */
  toggle(card: Card): void {
    const chosen = this.draft?.kind === 'cards' ? this.draft.cards : [];
    const cards = chosen.includes(card) ? chosen.filter((other) => other !== card) : [...chosen, card];
    this.setDraft({ kind: 'cards', cards });
  }

  async answer(answer: LessonAnswer): Promise<void> {
    const { step } = this;
    if (step?.kind !== 'exercise' || !this.open) return;
    const { lesson, mode } = this;
    await this.#ask(step, answer, this.#client.call('lesson.answer', { lesson, mode, step: step.id, answer }));
  }

  /** The solution; costs the stars. */
  async show(): Promise<void> {
    const { step } = this;
    if (step?.kind !== 'exercise' || this.#busy) return;
    await this.#ask(step, undefined, this.#client.call('lesson.show', { lesson: this.lesson, step: step.id }));
  }

  /** The last wrong card of the present exercise, once it is no secret any more which one was right. */
  get wrongCard(): Card | undefined {
    const { step } = this;
    if (step?.kind !== 'exercise' || step.state === 'open' || step.task.kind !== 'play' || !step.task.compares)
      return undefined;
    return step.task.cards.find((card) => card === this.tried.at(-1));
  }

  /** That card beside the right one; null where no deal shows the difference. */
  async lookAtWays(card: Card): Promise<TwoWays | null> {
    const { lesson, step } = this;
    const answer = step && (await this.#client.call('lesson.ways', { lesson, step: step.id, card }));
    return answer?.ok ? answer.value : null;
  }

  /** The present exercise from its beginning. */
  async retry(): Promise<void> {
    const { step } = this;
    if (step?.kind === 'exercise' && !this.#busy) await this.#reopen(step);
  }

  async #reopen(step: ExerciseStep): Promise<void> {
    const answer = await this.#client.call('lesson.retry', { lesson: this.lesson, step: step.id });
    if (!answer.ok || !answer.value) return;
    this.#forget(step.id);
    this.#putStep(answer.value);
  }

  /** Straight to the last of the tables that follow from an answer. */
  skipFrames(): void {
    if (!this.#frame) return;
    this.#skipping = true;
    this.#endFrame?.();
  }

  /** In a test each question takes one answer; what was not counted may be answered again. */
  #isUnanswered(step: string): boolean {
    const verdict = this.#replies[step]?.verdict;
    return verdict === undefined || verdict === 'going' || verdict === 'illegal';
  }

  #take(answer: Answer<LessonView>): void {
    this.#failed = !answer.ok;
    if (!answer.ok) return;
    this.#view = answer.value;
    const { at, steps, summary } = answer.value;
    // A lesson looked through is gone on with where its open exercises are offered.
    this.#at = this.mode === 'learn' && summary.state === 'seen' ? steps.length : Math.min(at, steps.length - 1);
    this.#again = false;
    this.#replies = {};
    this.#tried = {};
    this.#given = {};
    this.#drafts = {};
    this.#outcome = undefined;
  }

  async #ask(step: ExerciseStep, given: LessonAnswer | undefined, asked: Promise<Answer<LessonReply | null>>) {
    this.#busy = true;
    const answer = await asked;
    this.#busy = false;
    if (!answer.ok) this.#failed = true;
    else if (answer.value === null) await this.load();
    else await this.#hear(step, given, answer.value);
  }

  async #hear(step: ExerciseStep, given: LessonAnswer | undefined, reply: LessonReply): Promise<void> {
    if (given) this.#given = { ...this.#given, [step.id]: given };
    if (given && reply.verdict === 'wrong') this.#noteTried(step.id, given);
    if (given && reply.verdict !== 'wrong' && step.task.kind === 'find') this.#noteFound(step.id, given);
    if (reply.test?.outcome) this.#outcome = reply.test.outcome;
    await this.#play(reply.frames);
    this.#replies = { ...this.#replies, [step.id]: reply };
    this.#putStep(reply.step);
    if (this.#view) this.#view = { ...this.#view, summary: reply.summary };
    const { solution } = reply;
    if (solution && (solution.kind === 'cards' || solution.kind === 'order' || solution.kind === 'match'))
      this.#drafts = { ...this.#drafts, [step.id]: solution };
  }

  #noteTried(step: string, given: LessonAnswer): void {
    const word = wordOf(given);
    if (word !== undefined) this.#tried = { ...this.#tried, [step]: [...(this.#tried[step] ?? []), word] };
  }

  /** What was wrong in one round may be right in the next. */
  #noteFound(step: string, given: LessonAnswer): void {
    this.#tried = { ...this.#tried, [step]: [] };
    if (given.kind === 'cards') this.#drafts = { ...this.#drafts, [step]: given };
  }

  #putStep(step: ExerciseStep): void {
    if (!this.#view) return;
    this.#view = { ...this.#view, steps: this.#view.steps.map((other) => (other.id === step.id ? step : other)) };
  }

  #forget(step: string): void {
    const without = <T>({ [step]: _gone, ...rest }: Readonly<Record<string, T>>): Readonly<Record<string, T>> => rest;
    this.#replies = without(this.#replies);
    this.#tried = without(this.#tried);
    this.#given = without(this.#given);
    this.#drafts = without(this.#drafts);
  }

  async #play(frames: readonly Board[]): Promise<void> {
    this.#skipping = false;
    for (const board of frames.slice(0, -1)) {
      if (this.#skipping) break;
      this.#frame = board;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, FRAME_TIME[this.#speed()]);
        this.#endFrame = () => (clearTimeout(timer), resolve());
      });
    }
    this.#endFrame = undefined;
    this.#frame = undefined;
  }
}

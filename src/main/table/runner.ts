// Runs the rounds of one session: asks players, hears the person, pauses, and goes on until the table waits.
import { againstGivingUp, type RestProof } from '../../engine/inference/rest.ts';
import type { Decision, Revoke } from '../../engine/table/log.ts';
import { interjectionOf } from '../../engine/round/interjections.ts';
import { reason } from '../../engine/base/reasons.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { CallableRound } from '../../engine/table/terms.ts';
import { type Consequence, judge, turnIn } from '../../engine/round/step.ts';
import { isPlaying, isUndealt } from '../../engine/table/readers.ts';
import { judgeAnswer } from '../../engine/teaching/trainers/judge.ts';
import type { Recall } from '../../engine/teaching/trainers/recall.ts';
import type { Answer, Judgement } from '../../engine/teaching/trainers/trainer.ts';
import type { Idea } from '../../engine/tutor/ideas/asked.ts';
import { explain } from '../../engine/tutor/explain.ts';
import { type SeatView, viewFor } from '../../engine/round/view.ts';
import type { TableView } from '../../shared/table/board.ts';
import type { DecisionAnswer } from '../../shared/calls/all-calls.ts';
import type { HelpCounts } from '../../shared/table/help-counts.ts';
import { USUAL_MODE } from '../../shared/table/help-modes.ts';
import type { MoveInTime } from '../../shared/table/moves-in-time.ts';
import type { RestClaim } from '../../shared/table/rest.ts';
import type { RestAnswer } from '../../shared/calls/rest-calls.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import type { SavedSession } from './session-file.ts';
import { askForDecision, askForDoubling, askInPlace, type AskPlayer } from './asking.ts';
import { type Opening, playedAside } from './aside.ts';
import { Logbook, type LogbookDeps, type Turn } from './logbook.ts';
import {
  asideOf,
  askedSeatIn,
  isDraw,
  isPersons,
  type Move,
  nextMove,
  NOBODY_ASKED,
  offerOf,
  othersDecision,
  personIn,
} from './next-move.ts';
import { createPacer, type Pacer, type Pause, pauseAfter } from './pacing.ts';
import { type SessionDeals, sessionDeals } from './session-deals.ts';
import { withRoundCalled } from './special-view.ts';
import { cutByItself, playedByItself } from './by-itself.ts';
import { mayClaimRest, type Rest } from './laying-down.ts';
import { drawsToSee } from './first-deal.ts';
import { recallIn } from './recalling.ts';
import { restClaimsIn, tableViewOf } from './table-view.ts';
import { TIME_MOVES } from './time-moves.ts';

export interface RunnerDeps extends LogbookDeps {
  readonly thinking: AskPlayer;
  readonly publish: (view: TableView) => void;
  /** Whether all tricks left belong to the seat of a view. */
  readonly prove: (view: SeatView) => Promise<RestProof>;
}

export class TableRunner {
  readonly #deps: RunnerDeps;
  readonly #pacer: Pacer;
  readonly #book: Logbook;
  #asked = NOBODY_ASKED;
  /** What is being looked at or listened to before the table goes on. */
  #hold: Pause | undefined;
  /** Ends when the log changes otherwise than by the bot that is being asked. */
  #asking = new AbortController();
  #running = false;
  /** Length of the log up to which what was said of it has been read. */
  #read = 0;
  /** The rest is being laid down. */
  #rest: Rest | undefined;
  /** Length of the log to which the person has turned: there nothing is played by itself. */
  #turnedTo: number | undefined;
  /** Length of the log at which the last question on what has fallen was answered. */
  #recalledAt: number | undefined;
  /** How many of the draws before the first deal the person has seen. */
  #drawsSeen = 0;

  constructor(saved: SavedSession, deps: RunnerDeps) {
    this.#deps = deps;
    this.#pacer = createPacer(
      deps.clock,
      () => deps.settings().speed,
      () => (this.#waitsForReader() ? 'reading' : 'seeing'),
    );
    this.#book = new Logbook(saved, deps, {
      appended: (then) => this.#appended(then),
      turned: () => this.#turned(),
    });
  }

  /** What the person is asked about what has fallen, once. */
  #recall(): Recall | undefined {
    const { entries } = this.#book.round;
    return this.#recalledAt === entries.length || this.#hold ? undefined : recallIn(this.saved(), this.#next());
  }

  /** Answers it; null if nothing is asked when the log has `at` entries. */
  async recall(at: number, answer: Answer): Promise<Judgement | null> {
    const recall = at === this.#book.round.entries.length ? this.#recall() : undefined;
    if (!recall) return null;
    this.#recalledAt = at;
    const judgement = judgeAnswer(recall, answer);
    await this.countHelp('asked');
    if (judgement.verdict === 'right') await this.countHelp('remembered');
    this.#deps.publish(this.view());
    return judgement;
  }

  /** The present picture of the table. */
  view(): TableView {
    const { file, round, revision, tails } = this.#book;
    const recall = this.#recall();
    return tableViewOf({
      file,
      round,
      lying: this.#hold === 'trick' ? 'completed' : 'present',
      next: this.#next(),
      ...(this.#waitsForReader() && { waitsFor: 'reader' as const }),
      ...(recall && { recall }),
      ...(this.#rest && { restSaid: { claim: this.#rest.claim, seat: this.#rest.seat } }),
      personName: this.#deps.settings().playerName,
      revision,
      tails,
    });
  }

  /** Where everything is explained, the others wait until the words on the last decision have been read; never the person. */
  #waitsForReader(): boolean {
    return this.#unread() && (this.#hold !== undefined || ['bot', 'byItself'].includes(this.#next().kind));
  }

  /** Whether somebody else has decided last, there are words on it to be read, and they have not been. */
  #unread(): boolean {
    const { file, round } = this.#book;
    if (this.#rest || file.mode !== 'open' || this.#deps.settings().speed === 'instant') return false;
    return this.#read !== round.entries.length && othersDecision(round, round.entries.length - 1) !== undefined;
  }

  /** What is being played, for whoever advises on it. */
  saved(): SavedSession {
    return this.#book.saved();
  }

  /** Another text for every log of every round. */
  key(): string {
    return this.#book.key();
  }

  /** Deals if need be and lets the table go on until it waits; resolves when the cards are shuffled. */
  async begin(): Promise<void> {
    if (isUndealt(this.#book.round)) await this.#book.shuffle();
    this.#goOn();
  }

  /** What may be told of the deals of this session. */
  deals(): SessionDeals {
    return sessionDeals(this.#book.file, this.view());
  }

  /** A decision of the person, made when the log had `at` entries. */
  async decide(at: number, decision: Decision): Promise<DecisionAnswer> {
    const { round } = this.#book;
    if (at !== round.entries.length) return { outcome: 'stale' };
    const outcome = isPersons(round, decision.seat)
      ? await this.#book.append(round, this.#entryFor(decision))
      : ({ outcome: 'refused', because: reason('A.OUT_OF_TURN', { turn: turnIn(round) }) } as const);
    if (outcome.outcome === 'refused')
      return {
        outcome: 'refused',
        refusal: explain(viewFor(this.#book.round, askedSeatIn(this.#book.round)), decision, outcome.because),
      };
    if (outcome.outcome === 'done') this.#book.forgetTails();
    this.#goOn();
    return outcome;
  }

  /** In the inn nobody refuses a card: it is a revoke (SPEC 10). */
  #entryFor(decision: Decision): Decision | Revoke {
    const { file, round } = this.#book;
    if (file.mode !== 'inn' || decision.type !== 'play' || judge(round, decision).legal) return decision;
    const revoke: Revoke = { ...decision, type: 'revoke' };
    return judge(round, revoke).legal ? revoke : decision;
  }

  /** The person does not double or offer a Hochzeit as is allowed now, and is not asked for it again. */
  decline(at: number): void {
    const { round } = this.#book;
    const doubling = asideOf(round, personIn(round)) ?? interjectionOf(round, personIn(round));
    if (at !== round.entries.length || !doubling) return;
    this.#asked = { ...this.#asked, declined: [...this.#asked.declined, offerOf(round, doubling)] };
    this.#changed();
  }

  /** The person says how the round ends: it is laid down at once where that is proved, and goes on as it was where it is not. */
  async sayRest(at: number, claim: RestClaim): Promise<RestAnswer> {
    const { round } = this.#book;
    const view = viewFor(round, personIn(round));
    const asked = at === round.entries.length && this.#hold === undefined && this.#next().kind === 'person';
    if (!asked || !restClaimsIn(view).includes(claim)) return { outcome: 'stale' };
    const proof = await this.#proofOf(claim, view);
    if (this.#book.closed || this.#book.round !== round || this.#rest) return { outcome: 'stale' };
    if (proof.outcome === 'refused') return proof;
    this.#rest = { claim, seat: view.seat, plan: proof.plan };
    this.#book.forgetTails();
    this.#changed();
    return { outcome: 'done' };
  }

  async #proofOf(claim: RestClaim, view: SeatView): Promise<RestProof> {
    if (claim === 'mine') return this.#deps.prove(view);
    const because = againstGivingUp(view);
    return because ? { outcome: 'refused', because } : { outcome: 'granted', plan: [] };
  }

  /** Ends the present pause, or looking at cards drawn before the first deal. */
  skip(): void {
    this.#pacer.skip();
    if (!isDraw(this.#next())) return;
    this.#drawsSeen++;
    this.#changed();
  }

  /** Deals the next round if this one is over. */
  async nextRound(): Promise<void> {
    if (this.#shown(await this.#book.nextRound())) await this.begin();
  }

  /** Takes back, repeats, begins the deal again, leaves a round beside the session; nothing where that cannot be. */
  async move(move: MoveInTime): Promise<void> {
    if ((await this.#turnTo(TIME_MOVES[move])) && isUndealt(this.#book.round)) await this.begin();
  }

  /** The person asks for a special round, which begins with the next deal or after those that wait. */
  async callRound(kind: CallableRound): Promise<void> {
    await this.#turnTo(({ saved, tails }) => {
      const called = withRoundCalled(saved, kind);
      return called && { saved: called, tails };
    });
  }

  /** Plays on from a log, beside the session; false if there is nothing to play. */
  playFrom(opening: Opening): Promise<boolean> {
    return this.#turnTo(({ saved }) => {
      const aside = playedAside(saved, opening);
      return aside && { saved: aside, tails: [] };
    });
  }

  async #turnTo(change: Turn): Promise<boolean> {
    return this.#shown(await this.#book.turnTo(change));
  }

  /** Shows another state of the table, unless there is nothing to see before the cards are shuffled. */
  #shown(turned: boolean): boolean {
    if (turned && !isUndealt(this.#book.round)) this.#changed();
    return turned;
  }

  #turned(): void {
    this.#turnedTo = this.#book.round.entries.length;
    this.#rest = undefined;
    this.#asked = NOBODY_ASKED;
    this.#read = 0;
    this.#hold = undefined;
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#pacer.skip();
  }

  #appended(then: readonly Consequence[]): void {
    if (!isPlaying(this.#book.round)) this.#rest = undefined;
    const pause = this.#pauseAfter(then);
    this.#hold = pause && this.#pacer.lengthOf(pause) > 0 ? pause : undefined;
    this.#pacer.skip();
    this.#deps.publish(this.view());
  }

  #pauseAfter(then: readonly Consequence[]): Pause | undefined {
    const pause = pauseAfter(then);
    return pause === 'trick' && this.#rest ? 'rest' : pause;
  }

  /** Notes what the teacher asks now. */
  teach(idea: Idea): Promise<void> {
    return this.#book.teach(idea);
  }

  /** Notes that help was given; it is written with the next entry. */
  countHelp(kind: keyof HelpCounts): Promise<void> {
    return this.#book.countHelp(kind);
  }

  /** Takes up changed settings: the speed of a running pause, the question for a Stoss, the person's name. */
  settingsChanged(): void {
    this.#pacer.speedChanged();
    this.#changed();
  }

  /** Ends the session for good; resolves when nothing of it will be written any more. */
  async stop(): Promise<void> {
    const closed = this.#book.close();
    this.#pacer.skip();
    await closed;
  }

  #next(): Move {
    const draw = drawsToSee(this.saved())[this.#drawsSeen];
    if (draw) return { kind: draw.kind };
    const { round } = this.#book;
    const turn = turnIn(round);
    if (this.#rest && turn !== undefined) return { kind: 'rest', seat: turn };
    if (turn !== undefined && cutByItself(this.saved())) return { kind: 'cut', seat: turn };
    const settings = this.#deps.settings();
    const move = nextMove(round, this.#asked, settings.doublingPrompt);
    const mode = this.#book.file.mode ?? USUAL_MODE;
    const chosen = this.#turnedTo === round.entries.length ? undefined : playedByItself(round, move, settings, mode);
    return chosen ?? move;
  }

  #changed(): void {
    if (this.#book.closed) return;
    this.#deps.publish(this.view());
    this.#goOn();
  }

  /** Starts the loop if it is not running: one thing after the other, until the table waits. */
  #goOn(): void {
    if (!this.#running) void this.#loop();
  }

  /** Whether to wait is decided in the same breath as the loop ends, so that no change can fall between. */
  async #loop(): Promise<void> {
    this.#running = true;
    try {
      while (!this.#book.closed) {
        const move = this.#next();
        if (this.#hold) await this.#holdOn(this.#hold);
        else if (move.kind === 'askBots') await this.#askBots(move.seats);
        else if (move.kind === 'byItself') await this.#playByItself(move);
        else if (move.kind === 'rest') await this.#layDown(move.seat);
        else if (move.kind === 'cut') await this.#decideInPlace(move.seat);
        else if (move.kind === 'bot') await this.#letDecide(move.seat);
        else if (this.#book.unfiled) await this.#finish();
        else return;
      }
    } finally {
      this.#running = false;
    }
  }

  async #holdOn(kind: Pause): Promise<void> {
    const { round } = this.#book;
    await this.#pacer.pause(kind);
    this.#read = round.entries.length;
    if (this.#book.closed || this.#book.round !== round || this.#hold === undefined) return;
    this.#hold = undefined;
    if (kind === 'trick' || kind === 'rest') this.#deps.publish(this.view());
  }

  /** Nobody breaks in before the words on the last decision have been read. */
  async #letRead(): Promise<void> {
    this.#hold = 'bot';
    this.#deps.publish(this.view());
    await this.#holdOn('bot');
  }

  async #letDecide(seat: Seat): Promise<void> {
    if (await this.#claimsRest(seat)) return;
    const { round } = this.#book;
    const asked = askForDecision(this.#deps, this.saved(), seat, this.#asking.signal);
    const [choice] = await Promise.all([asked, this.#pacer.pause('bot')]);
    this.#read = round.entries.length;
    if (!this.#book.closed) await this.#book.append(round, choice.decision, choice.because);
  }

  /** A bot lays the rest down where it is proved to be its own; false where it plays on, or somebody has said something meanwhile. */
  async #claimsRest(seat: Seat): Promise<boolean> {
    const { file, round } = this.#book;
    if (!mayClaimRest(round, seat, file)) return false;
    // Without an answer, as when the program quits meanwhile, nobody claims anything.
    const proof = await this.#deps.prove(viewFor(round, seat)).catch((): undefined => undefined);
    if (!proof || proof.outcome === 'refused' || this.#book.closed || this.#book.round !== round) return false;
    await this.#pacer.pause('bot');
    if (this.#book.closed || this.#book.round !== round) return true;
    this.#rest = { claim: 'mine', seat, plan: proof.plan };
    this.#read = round.entries.length;
    this.#book.forgetTails();
    this.#hold = this.#pacer.lengthOf('announcement') > 0 ? 'announcement' : undefined;
    this.#deps.publish(this.view());
    return true;
  }

  async #playByItself({ seat, card }: Extract<Move, { kind: 'byItself' }>): Promise<void> {
    const { round } = this.#book;
    await this.#pacer.pause('bot');
    this.#read = round.entries.length;
    // The settings may have changed, or something was said meanwhile.
    if (!this.#book.closed && this.#book.round === round && this.#next().kind === 'byItself')
      await this.#book.append(round, { type: 'play', seat, card });
  }

  /** The next card of a rest that nobody has to think about: of a plan, or as the bots play it. */
  async #layDown(seat: Seat): Promise<void> {
    const { round } = this.#book;
    const rest = this.#rest;
    const card = rest?.seat === seat ? rest.plan[0] : undefined;
    if (rest && card !== undefined) {
      this.#rest = { ...rest, plan: rest.plan.slice(1) };
      await this.#book.append(round, { type: 'play', seat, card });
      return;
    }
    await this.#decideInPlace(seat);
  }

  /** A decision as a bot takes it, in the person's place too. */
  async #decideInPlace(seat: Seat): Promise<void> {
    const { round } = this.#book;
    const ask = isPersons(round, seat) ? askInPlace : askForDecision;
    const choice = await ask(this.#deps, this.saved(), seat, this.#asking.signal);
    if (!this.#book.closed) await this.#book.append(round, choice.decision, choice.because);
  }

  async #askBots(seats: readonly Seat[]): Promise<void> {
    const { round } = this.#book;
    for (const seat of seats) {
      const choice = await askForDoubling(this.#deps, this.saved(), seat, this.#asking.signal);
      if (choice && this.#unread()) await this.#letRead();
      if (this.#book.closed || this.#book.round !== round) return;
      if (choice && (await this.#book.append(round, choice.decision, choice.because)).outcome === 'done') return;
    }
    this.#asked = { ...this.#asked, bots: round.entries.length };
    this.#deps.publish(this.view());
  }

  /** Puts rounds that are over into the library. */
  async #finish(): Promise<void> {
    await this.#book.finish();
    if (!this.#book.closed) this.#deps.publish(this.view());
  }

  /** Tries once more to put into the library what could not be written; gives what still waits. */
  async fileAway(): Promise<readonly RoundFile[]> {
    const before = this.#book.waiting;
    if (before.length === 0) return before;
    await this.#finish();
    return this.#book.waiting;
  }
}

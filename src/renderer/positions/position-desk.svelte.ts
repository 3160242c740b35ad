// A position as the page has it: every change is asked of main, taken if it can be, and told with its reason if not.
import { type Card, without } from '../../engine/base/cards.ts';
import { bySeat, type Seat } from '../../engine/base/seats.ts';
import type {
  Condition,
  KeptPosition,
  Posed,
  Position,
  PositionReason,
  PositionTable,
  PositionTried,
  PositionView,
} from '../../shared/calls/positions.ts';
import { SHELF_ENTRIES } from '../../shared/table/shelf.ts';
import type { Level } from '../../shared/table/levels.ts';
import type { HintAnswer, TwoWays } from '../../shared/teaching/advice-answers.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import { tellWith } from '../../words/base/words.ts';
import type { Naming } from '../../words/types/naming.ts';
import type { AppContext } from '../state/app-context.ts';
import { fitting, given, unsaid } from './position-edits.ts';
import { type Places, placesIn } from './places.ts';

type Parts = Pick<AppContext, 'client' | 'speech' | 'preferences' | 'notices'>;

/** What the tutor said, and of whose turn. */
export interface Asked {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly certain: 'yes' | 'no';
  readonly answer: HintAnswer;
}

/** A position as it is opened: kept, or a new one. */
export type Shown = Pick<KeptPosition, 'position'> & Partial<KeptPosition> & { readonly id?: string };

/** How many deals are played at most. */
export const TRIED_DEALS = 1000;

export class PositionDesk {
  position: Position = $state.raw() as Position;
  table = $state.raw<PositionTable>();
  view = $state.raw<PositionView>();
  /** Why the last change could not be taken, and the card that it was about. */
  refused = $state.raw<{ readonly reason: PositionReason; readonly card?: Card | undefined }>();
  /** What was done last, for those who listen. */
  said = $state('');
  asked = $state.raw<Asked>();
  thinking = $state(false);
  tried = $state.raw<PositionTried>();
  name = $state('');
  folder = $state('');
  question = $state('');
  answer = $state('');
  tutor = $state<Posed['tutor']>('left');
  id = $state.raw<string>();
  readonly #app: Parts;
  #before: readonly Position[] = $state.raw([]);
  /** The position that was last given to be played. */
  #trying: Position | undefined;
  /** Changes are made one after the other, each to what the one before has left. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(app: Parts, { id, name = '', position, posed, folder = '' }: Shown) {
    this.#app = app;
    this.position = position;
    [this.id, this.name, this.folder] = [id, name, folder];
    if (posed) [this.question, this.answer, this.tutor] = [posed.question, posed.answer, posed.tutor];
  }

  readonly places: Places = $derived(placesIn(this.view));

  get seats(): readonly Seat[] {
    return this.table?.seats ?? [];
  }

  seatName(seat: Seat): string {
    const { length } = this.seats;
    const side = length === 2 && seat === 1 ? 2 : length === 3 && seat === 2 ? 3 : seat;
    return this.#app.speech.ui.positions.seats[side];
  }

  /** Names of things at this table, where nobody is addressed. */
  get naming(): Naming {
    const { speech, preferences } = this.#app;
    const { unit } = SHELF_ENTRIES[this.position.game];
    return namingOf(
      speech.language,
      preferences.deck,
      bySeat((seat) => this.seatName(seat)),
      undefined,
      unit,
    );
  }

  get refusal(): string {
    return this.refused ? tellWith(this.#app.speech.ui.positions.reasons, this.refused.reason, this.naming) : '';
  }

  get undoable(): boolean {
    return this.#before.length > 0;
  }

  begin(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#loadTable(this.position);
      await this.#look(this.position);
    });
  }

  /** Takes a change if it can be. What it was about is shown beside a refusal. */
  change(
    next: (now: Position) => Position,
    about: { readonly card?: Card; readonly said?: string } = {},
  ): Promise<boolean> {
    return this.#inTurn(async () => {
      const before = this.position;
      if (!(await this.#look(next(before), about.card))) return false;
      this.#before = [...this.#before, before];
      this.said = about.said ?? '';
      return true;
    });
  }

  undo(): Promise<void> {
    return this.#inTurn(async () => {
      const last = this.#before.at(-1);
      if (!last) return;
      this.#before = this.#before.slice(0, -1);
      await this.#loadTable(last);
      await this.#look(last);
    });
  }

  /** Gives a card to a seat, or to nobody. */
  give(card: Card, seat: Seat | undefined): Promise<boolean> {
    const { pack } = this.#app.speech.ui.positions;
    const where = seat === undefined ? pack.free : this.seatName(seat);
    const said = pack.given(this.naming.card(card), where);
    return this.change((now) => unsaid(given(now, card, seat, this.table)), { card, said });
  }

  /** Plays a card to the trick. */
  play(card: Card): Promise<boolean> {
    return this.change((now) => ({ ...now, played: [...now.played, card] }), { card, said: this.naming.card(card) });
  }

  takeBack(): Promise<boolean> {
    return this.change((now) => {
      const played = now.played.slice(0, -1);
      const said = now.said?.filter(({ after }) => after <= played.length);
      return { ...now, ...(said && { said }), played };
    });
  }

  /** Another game or other rules: cards that are not there go, and so does what was announced. */
  async setTable(change: Pick<Position, 'game' | 'house'>): Promise<void> {
    const { contract: _contract, said: _said, ...open } = this.position;
    const before = this.position;
    await this.#inTurn(async () => {
      const loaded = await this.#loadTable(change);
      if (!loaded) return;
      const { seats } = loaded;
      const next: Position = {
        ...open,
        ...change,
        dealer: seats.at(-1) ?? 0,
        hands: fitting(loaded, open.hands),
        conditions: open.conditions.filter(({ seat }) => seats.includes(seat)),
        played: [],
      };
      if (await this.#look(next)) this.#before = [...this.#before, before];
      else await this.#loadTable(before);
    });
  }

  addCondition(condition: Condition): Promise<boolean> {
    return this.change((now) => unsaid({ ...now, conditions: [...now.conditions, condition] }));
  }

  dropCondition(at: number): Promise<boolean> {
    return this.change((now) => ({ ...now, conditions: now.conditions.toSpliced(at, 1) }));
  }

  /** Reads a position from a text; gives what is wrong with it, in words. */
  async read(text: string): Promise<string> {
    const answer = await this.#app.client.call('positions.read', { text, position: this.position });
    if (!answer.ok) return answer.error.message;
    const { value } = answer;
    if (value.outcome === 'unread')
      return this.#app.speech.ui.positions.text.troubles[value.why](value.line, value.word);
    const { game, house } = value.position;
    if (game !== this.position.game || house !== this.position.house) await this.#loadTable(value.position);
    return (await this.change(() => value.position)) ? '' : this.refusal;
  }

  /** Asks the tutor what to do for whoever's turn it is. */
  async ask(): Promise<void> {
    const { view, position } = this;
    if (view?.turn === undefined || this.thinking) return;
    this.thinking = true;
    this.asked = undefined;
    const answer = await this.#app.client.call('positions.ask', { position });
    this.thinking = false;
    if (position !== this.position) return;
    const told: HintAnswer = answer.ok ? answer.value : { outcome: 'failed' };
    const certain = view.known[view.turn].length === this.table?.handSize ? 'yes' : 'no';
    this.asked = { seat: view.turn, hand: view.shown[view.turn], certain, answer: told };
  }

  /** Has the tutor's answer, if it is to answer and has not yet. */
  async solve(): Promise<void> {
    if (this.tutor === 'asked' && !this.asked) await this.ask();
  }

  /** What is asked: in the words of whoever has made it, or what whoever's turn it is would do. */
  get asks(): string {
    const { print } = this.#app.speech.ui.positions;
    const turn = this.view?.turn;
    if (this.question.trim() !== '' || turn === undefined) return this.question.trim();
    return (this.position.contract ? print.question : print.call)(this.seatName(turn));
  }

  /** What is still in a hand, as far as it is known. */
  heldBy(seat: Seat): readonly Card[] {
    const fallen = (this.view?.tricks ?? []).flatMap(({ cards }) => cards.filter((each) => each.seat === seat));
    return fallen.reduce<readonly Card[]>((left, { card }) => without(left, card), this.view?.known[seat] ?? []);
  }

  /** Two cards of whoever was asked in a deal that shows the difference; null where none does. */
  async lookAtWays(better: Card, worse: Card): Promise<TwoWays | null> {
    const answer = await this.#app.client.call('positions.ways', { position: this.position, better, worse });
    return answer.ok ? answer.value : null;
  }

  async try(level: Level): Promise<void> {
    this.#trying = this.position;
    await this.#app.client.call('positions.try', { position: this.position, level, of: TRIED_DEALS });
  }

  async stop(): Promise<void> {
    await this.#app.client.call('positions.stop', {});
  }

  /** Follows what the deals that are played come to; ends them when nobody looks any more. */
  follow(): () => void {
    const end = this.#app.client.on('positions.tried', (tried) => {
      if (this.#trying === this.position) this.tried = tried;
    });
    return () => {
      end();
      void this.stop();
    };
  }

  /** Its name, as long as nobody has given it one. */
  get title(): string {
    return this.name.trim() || this.#app.speech.ui.positions.keep.unnamed;
  }

  /** What is kept of it, and passed on. */
  get #kept(): KeptPosition {
    const { question, answer, tutor } = this;
    const [folder, posed] = [this.folder.trim(), { question: question.trim(), answer: answer.trim(), tutor }];
    return {
      position: this.position,
      name: this.title,
      ...(folder !== '' && { folder }),
      ...((posed.question !== '' || posed.answer !== '' || tutor === 'asked') && { posed }),
    };
  }

  async save(): Promise<void> {
    const { client, notices, speech } = this.#app;
    const id = this.id === undefined ? {} : { id: this.id };
    const answer = await client.call('positions.save', { ...this.#kept, ...id });
    if (!answer.ok) return notices.bad(() => `${speech.ui.app.callFailed} ${answer.error.message}`);
    this.id = answer.value.id;
    const name = this.title;
    notices.info(() => speech.ui.positions.keep.saved(name));
  }

  /** Writes it to a place of the reader's choice: as a file, or what is printed now. */
  async write(form: 'file' | 'pages'): Promise<void> {
    const { client, notices, speech } = this.#app;
    const answer =
      form === 'file'
        ? await client.call('positions.export', this.#kept)
        : await client.call('positions.exportPages', { name: this.title });
    if (!answer.ok) return notices.bad(() => `${speech.ui.app.callFailed} ${answer.error.message}`);
    const { value } = answer;
    if (value.outcome === 'refused') notices.problem(value.problem);
    else if (value.outcome === 'saved') notices.info(() => speech.ui.positions.keep.written(value.file));
  }

  async #loadTable({ game, house }: Pick<Position, 'game' | 'house'>): Promise<PositionTable | undefined> {
    const answer = await this.#app.client.call('positions.table', { game, house });
    if (answer.ok) this.table = answer.value;
    return answer.ok ? answer.value : undefined;
  }

  async #look(position: Position, card?: Card): Promise<boolean> {
    const answer = await this.#app.client.call('positions.look', { position });
    if (!answer.ok) {
      this.#app.notices.bad(() => `${this.#app.speech.ui.app.callFailed} ${answer.error.message}`);
      return false;
    }
    if (answer.value.outcome === 'refused') {
      this.refused = { reason: answer.value.reason, card };
      return false;
    }
    if (this.tried?.state === 'running') void this.stop();
    [this.position, this.view] = [position, answer.value];
    [this.refused, this.asked, this.tried] = [undefined, undefined, undefined];
    return true;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}

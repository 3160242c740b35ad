// The house rules that are being put together for the next session, and the sets to choose from. All rules are main's.
import type {
  HouseRules,
  OptionId,
  OwnSet,
  PresetSet,
  RuleSets,
  RulesView,
  RuleValue,
  RuleView,
  SaveAnswer,
} from '../../shared/calls/house-rules.ts';
import { firstRules } from '../../shared/calls/first-answers.ts';
import type { RulesImportAnswer } from '../../shared/calls/rules-calls.ts';
import type { Problem } from '../../shared/border/problems.ts';
import { type OfferedGame, SHELF_ENTRIES } from '../../shared/table/shelf.ts';
import type { Answer } from '../../shared/border/ipc.ts';
import type { AppClient } from './bridge.ts';
import { givenAnswer } from './given.ts';
import type { Speech } from './speech.svelte.ts';
import type { Notices } from './notices.svelte.ts';

/** A ready set of the program, or one of the player's own. */
export type RuleSet = PresetSet | OwnSet;

export const isOwn = (set: RuleSet): set is OwnSet => 'name' in set;

/** Tells sets of both kinds apart. */
export const keyOf = (set: RuleSet): string => (isOwn(set) ? `own-${set.id}` : set.preset);

const sameRules = (one: HouseRules, other: HouseRules): boolean => JSON.stringify(one) === JSON.stringify(other);

export class RulesDesk {
  sets = $state.raw<RuleSets>(givenAnswer('rules.sets') ?? { presets: [], own: [] });
  /** The game that is to be played: shown are the rules that mean something in it. */
  game = $state<OfferedGame>(this.sets.lastTable?.game ?? 'schafkopf');
  /** The rules as they stand now; undefined until main has told them. */
  view = $state.raw<RulesView | undefined>(givenAnswer('rules.view'));
  /** Rules that the last change has changed along with it. */
  adapted = $state.raw<readonly OptionId[]>([]);
  /** The set that was taken last; what stands here may have been changed since. */
  basis = $state.raw<RuleSet>();

  readonly all: readonly RuleSet[] = $derived([...this.sets.presets, ...this.sets.own]);
  /** The set that has exactly these rules, the one they were taken from before others. */
  readonly named: RuleSet | undefined = $derived.by(() => {
    const { view, basis } = this;
    const fitting = this.all.filter((set) => view && this.#speaksOfGame(set) && sameRules(set.house, view.house));
    return fitting.find((set) => basis && keyOf(set) === keyOf(basis)) ?? fitting[0];
  });
  readonly contradicts: boolean = $derived((this.view?.conflicts.length ?? 0) > 0);

  readonly #client: AppClient;
  readonly #notices: Notices;
  readonly #speech: Speech;
  /** Changes are made one after the other, each to what the one before has left. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(client: AppClient, notices: Notices, speech: Speech) {
    this.#client = client;
    this.#notices = notices;
    this.#speech = speech;
    client.on('rules.changed', () => void this.#loadSets());
    this.basis = this.named;
  }

  rule(id: OptionId): RuleView | undefined {
    return this.view?.rules.find((rule) => rule.id === id);
  }

  /** Sets that can be told apart in the game that is to be played: the usual rules, and whatever differs from them there. */
  readonly offered: readonly RuleSet[] = $derived([
    ...this.sets.presets
      .map((set) => this.#inThisGame(set))
      .filter(
        (set) => this.isUsual(set) || (this.#speaksOfGame(set) && (this.#isBasis(set) || set.differing.length > 0)),
      ),
    ...this.sets.own.map((set) => this.#inThisGame(set)),
  ]);

  /** Whether the pure game is to be played, of which the ready sets speak; another game has what is usual in it. */
  readonly pureGame: boolean = $derived(this.game === 'schafkopf');

  /** Of what differs in a set only that counts which means something in the game that is to be played. */
  #inThisGame<S extends RuleSet>(set: S): S {
    return { ...set, differing: set.differing.filter(({ id }) => this.rule(id)) };
  }

  /** Ready sets besides the usual rules are about games for money: what they are called after means nothing elsewhere. */
  #speaksOfGame(set: RuleSet): boolean {
    return isOwn(set) || this.isUsual(set) || SHELF_ENTRIES[this.game].unit === 'cents';
  }

  #isBasis(set: RuleSet): boolean {
    return this.basis !== undefined && keyOf(set) === keyOf(this.basis);
  }

  isUsual(set: RuleSet): boolean {
    return !isOwn(set) && set.preset === this.sets.presets[0]?.preset;
  }

  /** The name of a set in the language of the moment. */
  nameOf(set: RuleSet): string {
    if (isOwn(set)) return set.name;
    return !this.pureGame && this.isUsual(set)
      ? this.#speech.labels.rules.usual
      : this.#speech.presets[set.preset].name;
  }

  /** What a ready set is like; nothing of one that speaks of another game than the one that is to be played. */
  aboutOf(set: RuleSet): string {
    if (isOwn(set)) return '';
    if (this.pureGame) return this.#speech.presets[set.preset].about;
    return this.isUsual(set) ? this.#speech.ui.special.gameHints[this.game] : '';
  }

  /** In how many rules the present ones differ, in words. */
  differences(count: number): string {
    const ui = this.#speech.ui.rules;
    return (this.pureGame ? ui.differences : ui.differencesInGame)(count, this.#speech.plain);
  }

  /** Fetches the sets; the rules begin as they were last, or with the pure game. */
  async load(): Promise<void> {
    const known = firstRules(this.sets);
    await this.#loadSets();
    const begin = firstRules(this.sets);
    const same = known === undefined || JSON.stringify(known) === JSON.stringify(begin);
    if (!begin || (this.view && same)) return;
    this.game = begin.game ?? 'schafkopf';
    await this.look(begin.house);
    this.basis = this.named;
  }

  async #loadSets(): Promise<void> {
    const answer = await this.#client.call('rules.sets', {});
    if (!answer.ok) return this.#failed(answer.error.message);
    this.sets = answer.value;
    const { basis } = this;
    if (basis) this.basis = this.all.find((set) => keyOf(set) === keyOf(basis));
  }

  /** The same rules for another game. */
  async play(game: OfferedGame): Promise<void> {
    this.game = game;
    if (this.view) await this.look(this.view.house);
  }

  take(set: RuleSet): Promise<void> {
    this.basis = set;
    return this.look(set.house);
  }

  look(house: HouseRules): Promise<void> {
    return this.#inTurn(async () => {
      const answer = await this.#client.call('rules.view', { house, ...this.#inGame() });
      if (!answer.ok) return this.#failed(answer.error.message);
      this.view = answer.value;
      this.adapted = [];
    });
  }

  /** The rules when all changes are made; undefined while nobody can play by them. */
  async agreed(): Promise<HouseRules | undefined> {
    await this.#queue;
    return this.contradicts ? undefined : this.view?.house;
  }

  change(option: OptionId, value: RuleValue): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.view) return;
      const answer = await this.#client.call('rules.change', {
        house: this.view.house,
        option,
        value,
        ...this.#inGame(),
      });
      if (!answer.ok) return this.#failed(answer.error.message);
      this.view = answer.value.view;
      this.adapted = answer.value.adapted;
    });
  }

  /** Saves the rules under a name: as a new set, or in the place of the own one they were taken from. */
  async save(name: string, place: 'new' | 'basis'): Promise<SaveAnswer> {
    const { view, basis } = this;
    const id = place === 'basis' && basis && isOwn(basis) ? { id: basis.id } : {};
    if (!view) return { outcome: 'refused', because: 'gone' };
    const answer = await this.#saved(this.#client.call('rules.save', { name, house: view.house, ...id }));
    if (answer.outcome === 'saved') this.basis = this.sets.own.find((set) => set.id === answer.id);
    return answer;
  }

  rename(set: OwnSet, name: string): Promise<SaveAnswer> {
    return this.#saved(this.#client.call('rules.rename', { id: set.id, name }));
  }

  async remove(set: OwnSet): Promise<void> {
    const answer = await this.#client.call('rules.remove', { id: set.id });
    if (!answer.ok) return this.#failed(answer.error.message);
    if (this.basis && keyOf(this.basis) === keyOf(set)) this.basis = undefined;
    await this.#loadSets();
  }

  async exportTo(name: string, house: HouseRules): Promise<void> {
    const answer = await this.#client.call('rules.export', { name, house });
    if (!answer.ok) return this.#failed(answer.error.message);
    const { value } = answer;
    if (value.outcome === 'saved') this.#notices.info(() => this.#speech.ui.rules.exported(value.file));
    else if (value.outcome === 'refused') this.#notices.problem(value.problem);
  }

  async importFrom(): Promise<void> {
    await this.#taken(await this.#client.call('rules.import', {}));
  }

  /** Takes in the rules of a file with this content; yields what is wrong with it. */
  async importText(text: string): Promise<Problem | undefined> {
    const answer = await this.#client.call('rules.importText', { text });
    if (answer.ok && answer.value.outcome === 'refused') return answer.value.problem;
    await this.#taken(answer);
    return undefined;
  }

  /** Takes up what came of a file that was opened from outside. */
  opened(answer: RulesImportAnswer): Promise<void> {
    return this.#taken({ ok: true, value: answer });
  }

  async #taken(answer: Answer<RulesImportAnswer>): Promise<void> {
    if (!answer.ok) return this.#failed(answer.error.message);
    const { value } = answer;
    if (value.outcome === 'refused') this.#notices.problem(value.problem);
    if (value.outcome !== 'imported') return;
    await this.#loadSets();
    const set = this.sets.own.find(({ id }) => id === value.id);
    if (!set) return;
    this.#notices.info(() => this.#speech.labels.rules.imported(set.name));
    await this.take(set);
  }

  async #saved(asked: Promise<Answer<SaveAnswer>>): Promise<SaveAnswer> {
    const answer = await asked;
    if (!answer.ok) {
      this.#failed(answer.error.message);
      return { outcome: 'refused', because: 'gone' };
    }
    if (answer.value.outcome === 'saved') await this.#loadSets();
    return answer.value;
  }

  #inGame(): { readonly game?: Exclude<OfferedGame, 'schafkopf'> } {
    return this.game === 'schafkopf' ? {} : { game: this.game };
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #failed(message: string): void {
    this.#notices.bad(() => `${this.#speech.labels.app.callFailed} ${message}`);
  }
}

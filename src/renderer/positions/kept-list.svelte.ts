// The kept positions as the page has them: folder by folder, those that are chosen, and what is done with them.
import { SvelteSet } from 'svelte/reactivity';
import type { PositionSummary } from '../../shared/calls/positions.ts';
import type { AppContext } from '../state/app-context.ts';
import { PositionDesk } from './position-desk.svelte.ts';

/** A folder with its positions in their order; without a name those that lie in none. */
export interface Folder {
  readonly name?: string;
  readonly positions: readonly PositionSummary[];
}

const foldersOf = (positions: readonly PositionSummary[]): readonly (string | undefined)[] =>
  positions.map(({ folder }) => folder).filter((folder, at, all) => all.indexOf(folder) === at);

export class KeptList {
  readonly chosen = new SvelteSet<string>();
  #all = $state.raw<readonly PositionSummary[]>([]);
  readonly #app: AppContext;

  constructor(app: AppContext) {
    this.#app = app;
  }

  readonly folders: readonly Folder[] = $derived.by(() => {
    const names = foldersOf(this.#all);
    return names.map((name) => ({
      ...(name !== undefined && { name }),
      positions: this.#all.filter(({ folder }) => folder === name),
    }));
  });

  /** Ids of the chosen ones, in the order of the list. */
  get ids(): string[] {
    return this.#all.filter(({ id }) => this.chosen.has(id)).map(({ id }) => id);
  }

  /** The name of the folder in which all chosen ones lie, or of none. */
  get title(): string {
    const names = foldersOf(this.#all.filter(({ id }) => this.chosen.has(id)));
    return (names.length === 1 ? names[0] : undefined) ?? this.#app.speech.ui.positions.folders.several;
  }

  async load(): Promise<boolean> {
    const answer = await this.#app.client.call('positions.list', {});
    if (!answer.ok) return false;
    this.#all = answer.value;
    for (const id of this.chosen) if (!answer.value.some((each) => each.id === id)) this.chosen.delete(id);
    return true;
  }

  choose(ids: readonly string[], to: 'in' | 'out'): void {
    for (const id of ids) {
      if (to === 'in') this.chosen.add(id);
      else this.chosen.delete(id);
    }
  }

  /** Puts positions into a folder in this order; without a name, into none. */
  async arrange(ids: readonly string[], folder: string): Promise<void> {
    const name = folder.trim();
    await this.#app.client.call('positions.arrange', { ids: [...ids], ...(name !== '' && { folder: name }) });
    await this.load();
  }

  /** Moves a position by one place in its folder. */
  async move({ name = '', positions }: Folder, id: string, by: 1 | -1): Promise<void> {
    const ids = positions.map((each) => each.id);
    const from = ids.indexOf(id);
    const other = ids[from + by];
    if (other !== undefined) await this.arrange(ids.with(from, other).with(from + by, id), name);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#app.client.call('positions.remove', { ids: [...ids] });
    await this.load();
  }

  /** The chosen ones as a file of the reader's choice. */
  async write(): Promise<void> {
    const { client, notices, speech } = this.#app;
    const answer = await client.call('positions.exportFolder', { ids: this.ids, name: this.title });
    if (!answer.ok) return notices.bad(() => `${speech.ui.app.callFailed} ${answer.error.message}`);
    const { value } = answer;
    if (value.outcome === 'refused') notices.problem(value.problem);
    else if (value.outcome === 'saved') notices.info(() => speech.ui.positions.keep.written(value.file));
  }

  /** The chosen ones laid out, as far as they can be read. */
  async desks(): Promise<readonly PositionDesk[]> {
    const found: PositionDesk[] = [];
    for (const id of this.ids) {
      const answer = await this.#app.client.call('positions.open', { id });
      if (!answer.ok || !answer.value) continue;
      const desk = new PositionDesk(this.#app, answer.value);
      await desk.begin();
      if (desk.view) found.push(desk);
    }
    return found;
  }
}

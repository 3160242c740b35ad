// The player's own sets of house rules, kept in a file of the program.
import { randomUUID } from 'node:crypto';
import { conflictsIn } from '../../engine/options/conflicts.ts';
import type { HouseRules } from '../../engine/options/options.ts';
import type { LastTable, SaveAnswer } from '../../shared/calls/house-rules.ts';
import { MOST_NAME } from '../../shared/border/limits.ts';
import type { Room } from '../table/room.ts';
import { keptFile } from '../store/kept.ts';
import {
  cleanName,
  completed,
  MOST_SETS,
  type NamedRules,
  NO_OWN_RULES,
  OWN_RULES_KIND,
  type OwnRulesFile,
} from './rules-file.ts';

export interface OwnSetOfRules {
  readonly id: string;
  readonly name: string;
  readonly house: HouseRules;
}

export interface OwnRules {
  /** In the order of their names. */
  list(): Promise<readonly OwnSetOfRules[]>;
  last(): Promise<{ readonly house?: HouseRules; readonly table?: LastTable }>;
  /** Keeps rules, and what else was chosen, as those of the session begun last. */
  remember(house: HouseRules, table: LastTable): Promise<void>;
  /** Saves rules as a new set, or in the place of the one with this id. */
  save(name: string, house: HouseRules, id?: string): Promise<SaveAnswer>;
  /** Saves rules as a new set under this name, or one like it that is free. */
  take(name: string, house: HouseRules): Promise<SaveAnswer>;
  rename(id: string, name: string): Promise<SaveAnswer>;
  remove(id: string): Promise<void>;
}

const refused = (because: Extract<SaveAnswer, { readonly outcome: 'refused' }>['because']): SaveAnswer => ({
  outcome: 'refused',
  because,
});

const sameName = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** The sets with one more, or with another in the place of an old one; else what is against it. */
const put = (wanted: string, house: HouseRules, id: string, place: 'new' | 'old') => (content: OwnRulesFile) => {
  const name = cleanName(wanted);
  const others = content.sets.filter((set) => set.id !== id);
  if (name === '') return refused('noName');
  if (others.some((set) => sameName(set.name, name))) return refused('nameTaken');
  if (conflictsIn(house).length > 0) return refused('conflicts');
  if (place === 'old' && others.length === content.sets.length) return refused('gone');
  if (others.length >= MOST_SETS) return refused('tooMany');
  return { ...content, sets: [...others, { id, name, house }] };
};

export function openOwnRules({ stores, push }: Pick<Room, 'stores' | 'push'>): OwnRules {
  const file = keptFile({ stores, kind: OWN_RULES_KIND, empty: NO_OWN_RULES });

  /** Changes the sets unless there is an objection to it; both within one step, so that no other change comes between. */
  async function attempt(make: (content: OwnRulesFile) => OwnRulesFile | SaveAnswer, id: string): Promise<SaveAnswer> {
    let objection: SaveAnswer | undefined;
    const disk = await file.change((content) => {
      const made = make(content);
      if (!('outcome' in made)) return made;
      objection = made;
      return content;
    });
    if (objection) return objection;
    push('rules.changed', {});
    return { outcome: 'saved', id, disk };
  }

  return {
    async list() {
      const { sets } = await file.get();
      return sets
        .map(({ id, name, house }) => ({ id, name, house: completed(house) }))
        .sort((a, b) => a.name.localeCompare(b.name, 'de'));
    },
    async last() {
      const { last, lastTable } = await file.get();
      return { ...(last && { house: completed(last) }), ...(lastTable && { table: lastTable }) };
    },
    async remember(house, lastTable) {
      await file.change((content) => ({ ...content, last: house, lastTable }));
    },
    save(name, house, id) {
      const place = id === undefined ? 'new' : 'old';
      const known = id ?? randomUUID();
      return attempt(put(name, house, known, place), known);
    },
    take(name, house) {
      const id = randomUUID();
      return attempt((content) => put(freeName(cleanName(name), content.sets), house, id, 'new')(content), id);
    },
    rename: (id, wanted) =>
      attempt((content) => {
        const set = content.sets.find((each) => each.id === id);
        return set ? put(wanted, completed(set.house), id, 'old')(content) : refused('gone');
      }, id),
    async remove(id) {
      await file.change((content) => ({ ...content, sets: content.sets.filter((set) => set.id !== id) }));
      push('rules.changed', {});
    },
  };
}

/** The name, or the first of "name 2", "name 3" ... that no set has. */
function freeName(name: string, sets: readonly NamedRules[]): string {
  const taken = (wanted: string): boolean => sets.some((set) => sameName(set.name, wanted));
  let free = name;
  for (let n = 2; taken(free); n++) free = `${name.slice(0, MOST_NAME - 4)} ${n}`;
  return free;
}

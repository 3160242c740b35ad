// Answers the page's calls of src/shared/calls/rules-calls.ts.
import { basename } from 'node:path';
import { adaptedBy, type OptionChange, withOption } from '../../engine/options/changing.ts';
import type { HouseRules } from '../../engine/options/options.ts';
import { PRESET_IDS, presetRules } from '../../engine/options/presets.ts';
import { houseOf } from '../../engine/table/table-rules.ts';
import type { RULES_CALLS, RulesImportAnswer } from '../../shared/calls/rules-calls.ts';
import type { ExportAnswer } from '../../shared/border/export-answer.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import { problem } from '../../shared/border/problems.ts';
import { savedWhere } from '../library/saved-where.ts';
import type { Room } from '../table/room.ts';
import { readLimited } from '../store/check.ts';
import { safeFileName } from '../store/file-names.ts';
import type { OwnRules } from './own-rules.ts';
import { checkRules, cleanName, RULES_KIND, rulesFileText } from './rules-file.ts';
import { differingIn, rulesView } from './rules-view.ts';

type Handlers = HandlersOf<typeof RULES_CALLS>;

export interface RulesService {
  readonly handlers: Handlers;
  /** Takes the rules of a file in as an own set. */
  importFile(file: string): Promise<RulesImportAnswer>;
}

async function taken(text: string, own: OwnRules): Promise<RulesImportAnswer> {
  const checked = checkRules(text);
  if (!checked.ok) return { outcome: 'refused', problem: checked.problem };
  const saved = await own.take(checked.value.name, checked.value.house);
  if (saved.outcome === 'saved') return { outcome: 'imported', id: saved.id };
  return { outcome: 'refused', problem: problem('F.NOT_WRITTEN', { detail: saved.because }) };
}

/** Writes rules into a file of the person's choice. */
function exportTo(dialogs: Room['dialogs'], name: string, house: HouseRules): Promise<ExportAnswer> {
  const wanted = cleanName(name) || 'Schafkopf';
  return savedWhere(dialogs, safeFileName(wanted, 'Schafkopf'), 'rules', () => rulesFileText(wanted, house));
}

/** `opened` is told of each file whose rules were taken in. */
export function serveRules(
  { dialogs, table, library }: Pick<Room, 'dialogs' | 'table' | 'library'>,
  own: OwnRules,
  opened: (file: string) => void,
): RulesService {
  async function take(file: string): Promise<RulesImportAnswer> {
    const text = await readLimited(file, RULES_KIND.maxBytes);
    if (!text?.ok)
      return { outcome: 'refused', problem: text?.problem ?? problem('F.MISSING', { file: basename(file) }) };
    const answer = await taken(text.value.text, own);
    if (answer.outcome === 'imported') opened(file);
    return answer;
  }

  const handlers: Handlers = {
    async 'rules.sets'() {
      const [sets, last] = await Promise.all([own.list(), own.last()]);
      const presets = PRESET_IDS.map((preset) => ({ preset, house: presetRules(preset) }));
      return {
        presets: presets.map((set) => withDifferences(set)),
        own: sets.map((set) => withDifferences(set)),
        ...(last.house && { last: last.house }),
        ...(last.table && { lastTable: last.table }),
      };
    },
    'rules.view': ({ house, game }) => rulesView(house, game),
    'rules.change'({ house, game, ...change }) {
      const changed = withOption(house, change as OptionChange); // its schema has seen that the option takes the value
      return { view: rulesView(changed, game), adapted: [...adaptedBy(house, changed, change.option)] };
    },
    'rules.save': ({ name, house, id }) => own.save(name, house, id),
    'rules.rename': ({ id, name }) => own.rename(id, name),
    async 'rules.remove'({ id }) {
      await own.remove(id);
      return {};
    },
    'rules.export': ({ name, house }) => exportTo(dialogs, name, house),
    async 'rules.import'() {
      const file = await dialogs.fileToOpen('rules');
      return file === undefined ? { outcome: 'cancelled' } : take(file);
    },
    'rules.importText'({ text }) {
      const [bytes, max] = [Buffer.byteLength(text), RULES_KIND.maxBytes];
      return bytes <= max ? taken(text, own) : { outcome: 'refused', problem: problem('F.TOO_BIG', { bytes, max }) };
    },
    'rules.ofTable'() {
      const round = table.saved()?.round;
      return round ? rulesView(houseOf(round.rules), round.rules.game) : null;
    },
    async 'rules.ofRound'({ id }) {
      const found = await library.read(id);
      if (!found?.ok) return null;
      const { rules } = found.value.file.record;
      return rulesView(houseOf(rules), rules.game);
    },
  };
  return { handlers, importFile: take };
}

const withDifferences = <S extends { readonly house: Parameters<typeof differingIn>[0] }>(set: S) => ({
  ...set,
  differing: [...differingIn(set.house)],
});

// House rules as a program is told them: `OPTION=VALUE,...`, held against the options and against each other.
import { conflictsIn } from '../../src/engine/options/conflicts.ts';
import { type HouseRules, OPTION_IDS, type OptionId, OPTIONS, PURE_2007 } from '../../src/engine/options/options.ts';
import { oneOf, UsageError, wholeNumber } from '../../src/cli/command.ts';

function valueOf(name: string, id: OptionId, text: string): string | number | boolean | readonly string[] {
  const option = OPTIONS[id];
  const at = `${name} ${id}=`;
  switch (option.kind) {
    case 'choice':
      return oneOf<string | number>(at, text, option.values);
    case 'flag':
      return oneOf(at, text, ['true', 'false']) === 'true';
    case 'some':
      return text.split('+').map((each) => oneOf<string>(at, each, option.values));
    case 'number':
      return wholeNumber(at, text, option.min, option.max);
    default:
      throw new UsageError(`--${name} ${id}: cannot be set here`);
  }
}

/** Departures from the pure game; the values of a list have `+` between them. Throws UsageError for what makes no sense. */
export function changesIn(name: string, text: string): Partial<HouseRules> {
  const parts = text.split(',').filter(Boolean);
  const changes: Partial<HouseRules> = Object.fromEntries(
    parts.map((part) => {
      const [key = '', value = ''] = part.split('=');
      const id = oneOf(name, key, OPTION_IDS);
      return [id, valueOf(name, id, value)];
    }),
  );
  const [conflict] = conflictsIn({ ...PURE_2007, ...changes });
  if (conflict) throw new UsageError(`--${name} ${text}: these rules do not go together (${conflict.id})`);
  return changes;
}

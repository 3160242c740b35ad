// What the page is told of some house rules.
import { conflictsIn, idleBecauseOf } from '../../engine/options/conflicts.ts';
import { GROUPED } from '../../engine/options/groups.ts';
import { NOT_YET } from '../../engine/options/not-yet.ts';
import type { NotYet } from '../../engine/options/not-yet.ts';
import type { HouseRules, OptionId } from '../../engine/options/options.ts';
import { departuresOf, OPTION_GROUPS, OPTIONS, PURE_2007 } from '../../engine/options/options.ts';
import type { RuleSetting, RulesView, RuleView } from '../../shared/house-rules.ts';

/** All rules in the order of their groups, with what contradicts itself. Rules in `notYet` are left out. */
export function rulesView(house: HouseRules, notYet: NotYet = NOT_YET): RulesView {
  const different = departuresOf(house);
  const rules = OPTION_GROUPS.flatMap((group) =>
    GROUPED[group]
      .filter((id) => notYet[id] !== 'all')
      .map((id): RuleView => {
        const idle = idleBecauseOf(id, house);
        const setting = settingOf(id, house, notYet[id]);
        const pure = settingOf(id, PURE_2007, notYet[id]);
        return { id, group, setting, pure, differs: different.includes(id), ...(idle && { idle }) };
      }),
  );
  return { house, rules, conflicts: conflictsIn(house) };
}

/** What differs from the pure game and counts. */
export const differingIn = (house: HouseRules): readonly RuleView[] =>
  rulesView(house, {}).rules.filter(({ differs, idle }) => differs && !idle);

/** Whether everything in these rules can be played already. */
export const isBuilt = (house: HouseRules, notYet: NotYet = NOT_YET): boolean =>
  departuresOf(house).every((id) => {
    const missing = notYet[id];
    const values: readonly unknown[] = [house[id]].flat(2);
    return missing === undefined || (missing !== 'all' && !values.some((value) => missing.includes(value as string)));
  });

type Built = (value: string | number) => boolean;

/** The option as data; its kind says which setting it is, and the value is of that kind. */
function settingOf(id: OptionId, house: HouseRules, missing: NotYet[OptionId]): RuleSetting {
  const built: Built = (value) => missing === undefined || !missing.includes(value as never);
  const { usual: _usual, ...option } = OPTIONS[id];
  const values = 'values' in option ? { values: (option.values as readonly (string | number)[]).filter(built) } : {};
  return { ...option, ...values, value: house[id] } as RuleSetting;
}

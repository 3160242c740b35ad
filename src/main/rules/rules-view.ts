// What the page is told of some house rules.
import { conflictsIn, idleBecauseOf } from '../../engine/options/conflicts.ts';
import { gameRowOf } from '../../engine/games/games.ts';
import type { GameId } from '../../engine/games/shelf.ts';
import { rulesIn } from '../../engine/options/groups.ts';
import {
  departuresOf,
  type HouseRules,
  OPTION_GROUPS,
  type OptionId,
  OPTIONS,
  PURE_2007,
} from '../../engine/options/options.ts';
import type { RuleSetting, RulesView, RuleView } from '../../shared/calls/house-rules.ts';

/** The rules that mean something in the game, in the order of their groups, with what contradicts itself. */
export function rulesView(house: HouseRules, game?: GameId): RulesView {
  const different = departuresOf(house);
  const row = gameRowOf(game);
  const played = row.house(house);
  const rules = OPTION_GROUPS.flatMap((group) =>
    rulesIn(group).flatMap((id): readonly RuleView[] => {
      if (!row.options.includes(id)) return [];
      const idle = idleBecauseOf(id, played);
      if (idle && !row.options.includes(idle.on)) return [];
      const setting = settingOf(id, house);
      const pure = settingOf(id, PURE_2007);
      return [{ id, group, setting, pure, differs: different.includes(id), ...(idle && { idle }) }];
    }),
  );
  return { house, ...(game && game !== 'schafkopf' && { game }), rules, conflicts: conflictsIn(house) };
}

/** What differs from the pure game and counts. */
export const differingIn = (house: HouseRules): readonly RuleView[] =>
  rulesView(house).rules.filter(({ differs, idle }) => differs && !idle);

/** The option as data; its kind says which setting it is, and the value is of that kind. */
function settingOf(id: OptionId, house: HouseRules): RuleSetting {
  const { usual: _usual, ...option } = OPTIONS[id];
  return { ...option, value: house[id] } as RuleSetting;
}

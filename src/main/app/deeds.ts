// What the table allows at the moment of all that the menu holds for it.
import type { TableView } from '../../shared/table/board.ts';
import { TABLE_ITEMS, type TableItem } from '../../shared/border/menu-items.ts';
import { isLookedAt } from '../../shared/table/questions.ts';

const POSSIBLE: Readonly<Record<TableItem, (view: TableView) => boolean>> = {
  hint: ({ asked, mode }) => asked !== undefined && !isLookedAt(asked) && mode !== 'inn',
  claimRest: ({ restClaims }) => restClaims.includes('mine'),
  giveUp: ({ restClaims }) => restClaims.includes('giveUp'),
  takeBack: ({ movesInTime }) => movesInTime.includes('takeBack'),
  repeat: ({ movesInTime }) => movesInTime.includes('repeat'),
  sameDeal: ({ movesInTime }) => movesInTime.includes('sameDeal'),
  rulesInForce: () => true,
};

/** What the menu offers while the table shows this. */
export const possibleAt = (view: TableView): readonly TableItem[] => TABLE_ITEMS.filter((item) => POSSIBLE[item](view));

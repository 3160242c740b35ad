// What the menu of the system, a jump list, a dock or a desktop entry can ask the page for.

/** The rooms of the house that one can go to by name; also `--room=NAME` on the command line. */
export const ROOMS = ['start', 'table', 'learn', 'progress', 'library', 'rules', 'glossary'] as const;
export type Room = (typeof ROOMS)[number];

/** Sheets that open over a room. */
export const SHEETS = ['settings', 'fairness', 'help', 'about', 'rulesInForce'] as const;
export type Sheet = (typeof SHEETS)[number];

/** What is done in the round on the table. */
const TABLE_DEEDS = ['hint', 'claimRest', 'giveUp', 'takeBack', 'repeat', 'sameDeal'] as const;
export type TableDeed = (typeof TABLE_DEEDS)[number];

/** What there has to be a table for. */
export const TABLE_ITEMS = [...TABLE_DEEDS, 'rulesInForce'] as const;
export type TableItem = (typeof TABLE_ITEMS)[number];

export const MENU_ITEMS = [...ROOMS, ...SHEETS, ...TABLE_DEEDS, 'importRound'] as const;
export type MenuItem = (typeof MENU_ITEMS)[number];

const isOneOf = <T extends string>(list: readonly T[], name: string): name is T =>
  (list as readonly string[]).includes(name);

export const isRoom = (name: string): name is Room => isOneOf(ROOMS, name);
export const isSheet = (name: string): name is Sheet => isOneOf(SHEETS, name);

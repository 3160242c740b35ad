// What the menu of the system, a jump list, a dock or a desktop entry can ask the page for.

/** The rooms of the house that one can go to by name; also `--room=NAME` on the command line. */
export const ROOMS = ['start', 'table', 'learn', 'progress', 'library', 'rules', 'glossary'] as const;
export type Room = (typeof ROOMS)[number];

/** Sheets that open over a room. */
export const SHEETS = ['settings', 'fairness', 'help', 'about', 'rulesInForce'] as const;
export type Sheet = (typeof SHEETS)[number];

/** What is done in the room where one is. */
const DEEDS = ['importRound', 'hint', 'takeBack', 'repeat', 'sameDeal'] as const;
export type Deed = (typeof DEEDS)[number];

export const MENU_ITEMS = [...ROOMS, ...SHEETS, ...DEEDS] as const;
export type MenuItem = (typeof MENU_ITEMS)[number];

const isOneOf = <T extends string>(list: readonly T[], name: string): name is T =>
  (list as readonly string[]).includes(name);

export const isRoom = (name: string): name is Room => isOneOf(ROOMS, name);
export const isSheet = (name: string): name is Sheet => isOneOf(SHEETS, name);

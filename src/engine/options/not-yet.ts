// House rules whose game is not built yet: the rules screen leaves them out. The list ends empty, and then this file goes.
import type { OptionId } from './options.ts';

/** `all` of an option, or some of its values. */
export type NotYet = Readonly<Partial<Record<OptionId, 'all' | readonly (string | number)[]>>>;

export const NOT_YET: NotYet = {};

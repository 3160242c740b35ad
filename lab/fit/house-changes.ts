// House rules as an argument of a program.
import type { HouseRules } from '../../src/engine/options/options.ts';
import { changesIn } from '../base/house-changes.ts';
import type { Argument } from './program.ts';

/** Departures from the pure game; options with one value only. */
export const houseChanges: Argument<Partial<HouseRules>> = {
  sample: 'OPTION=VALUE,...',
  about: 'house rules that depart from the pure game, for example passout.rule=ramsch',
  usual: '',
  read: changesIn,
};

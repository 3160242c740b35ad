// Random house rules: any value of any option, as long as nothing contradicts itself; contracts in any order, with ties.
import { type OptionChange, withOption } from '../../../src/engine/options/changing.ts';
import { conflictsIn } from '../../../src/engine/options/conflicts.ts';
import { type HouseRules, type OptionId, OPTIONS, PURE_2007 } from '../../../src/engine/options/options.ts';
import { PLAYED_OPTIONS } from './house-mixes.ts';
import { type Random, shuffled } from '../../../src/engine/base/random.ts';
import { HISTORIC_LEVELS } from '../../../src/engine/options/tariff.ts';
import { anyOf } from './random-round.ts';

/** Most cents of a random amount, so that amounts stay near those that tables agree on. */
const MOST = 400;

const between = (least: number, most: number, random: Random): number => least + random.below(most - least + 1);

/** Near the usual number, where a rule is about card points or cards; else anywhere in its range. */
function amountOf(least: number, most: number, usual: unknown, random: Random): number {
  const [low, high] = typeof usual === 'number' ? [usual - 3, usual + 3] : [least, MOST];
  return between(Math.max(least, low), Math.min(most, high), random);
}

function randomValue(id: OptionId, house: HouseRules, random: Random): unknown {
  const option = OPTIONS[id];
  switch (option.kind) {
    case 'choice':
      return anyOf<string | number>(option.values, random);
    case 'flag':
      return random.below(2) === 0;
    case 'number':
      return amountOf(option.min, option.max, option.usual, random);
    case 'numberOr':
      return anyOf([...option.words, amountOf(option.min, option.max, undefined, random)], random);
    case 'some':
      return (option.values as readonly string[]).filter(() => random.below(2) === 0);
    case 'tariff':
      return randomTariff(random);
    case 'units': {
      const game = between(1, 3, random);
      const schneider = game + random.below(3);
      return [game, schneider, schneider + random.below(3)];
    }
    case 'ranking':
      return randomRanking(house, random);
  }
}

function randomTariff(random: Random): HouseRules['tariff'] {
  const small = between(1, 20, random);
  const partner = small + random.below(20);
  const solo = partner + random.below(60);
  return anyOf<HouseRules['tariff']>(
    [
      { type: 'pair', values: [small, solo] },
      { type: 'triple', values: [small, partner, solo] },
      { type: 'ground', values: [small] },
      { type: 'historic', values: [anyOf(HISTORIC_LEVELS, random)] },
    ],
    random,
  );
}

/** The contracts of the table in a random order, now and then two of the same rank. */
function randomRanking({ 'contracts.ranking': ranking }: HouseRules, random: Random): HouseRules['contracts.ranking'] {
  const groups: (typeof ranking)[number][] = [];
  for (const id of shuffled(ranking.flat(), random)) {
    const last = groups.at(-1);
    if (last && random.below(4) === 0) groups.splice(-1, 1, [...last, id]);
    else groups.push([id]);
  }
  return groups;
}

/** Rules in which every option has been given a random value, where that goes together with those before it. */
export function randomHouse(random: Random): HouseRules {
  return shuffled(PLAYED_OPTIONS, random).reduce<HouseRules>((house, option) => {
    const value = randomValue(option, house, random);
    const next = withOption(house, { option, value } as OptionChange);
    return conflictsIn(next).length === 0 ? next : house;
  }, PURE_2007);
}

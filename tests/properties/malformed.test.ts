// Whatever is handed to the engine as an entry: it is refused as a value or accepted, and nothing ever throws.
import { expect, test } from 'vitest';
import type { Entry, RoundTerms } from '../../src/engine/table/log.ts';
import { OFFERED } from '../../src/engine/contracts/registry.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { withOption } from '../../src/engine/options/changing.ts';
import { type Random, randomOf, shuffled } from '../../src/engine/base/random.ts';
import { isOver, type Phase, type Round, startRound } from '../../src/engine/table/round.ts';
import { seatsAt, type TableRules, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { isEntry, judge, legalDecisions, optionsOf, step, turnIn } from '../../src/engine/round/step.ts';
import { entriesForPack } from '../../src/engine/table/dealing.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { anyEntry, oneOf } from '../../lab/support/rounds/any-contract-round.ts';
import { VICAR_RULES } from '../../lab/support/rounds/vicar.ts';

/** A table on which nearly everything can happen. */
const RULES = tableRulesOf(
  [
    { option: 'contracts.enabled', value: OFFERED },
    { option: 'legen.form', value: 'all' },
    { option: 'klopfen.enabled', value: true },
    { option: 'passout.rule', value: 'ramsch' },
    { option: 'ramsch.doppler', value: true },
    { option: 'lay.afterFirstTrick', value: 'pass-round' },
    { option: 'runners.claim', value: 'manual' },
  ].reduce((house, change) => withOption(house, change as Parameters<typeof withOption>[1]), PURE_2007),
);

const ROUNDS = 40;

const JUNK = [undefined, null, -1, 4, 1.5, NaN, 2 ** 53, '', 'EO', 'XX', '__proto__', 'toString', [], ['EO'], {}, true];

/** One field of an entry, or all of it, replaced by something else. */
function spoilt(entry: Entry, random: Random): unknown {
  const fields = Object.keys(entry);
  const field = oneOf([...fields, 'everything', 'extra'], random);
  const junk = JUNK[random.below(JUNK.length)];
  if (field === 'everything') return junk;
  if (field === 'extra') return Object.fromEntries(fields.slice(1).map((each) => [each, junk]));
  return { ...entry, [field]: junk };
}

const opening = (rules: TableRules, terms: RoundTerms, random: Random): readonly Entry[] =>
  entriesForPack(rules, terms, shuffled(cardsOfPack(rules.pack), random));

const TABLES: readonly { readonly name: string; readonly rules: TableRules; readonly phases: readonly Phase[] }[] = [
  {
    name: 'four with every contract',
    rules: RULES,
    phases: ['announcing', 'auction', 'claiming', 'cutting', 'laying', 'legen', 'playing', 'shuffling'],
  },
  { name: 'two with piles', rules: VICAR_RULES, phases: ['calling', 'cutting', 'playing', 'shuffling'] },
];

test.each(TABLES)(
  'at a table of $name entries with anything in them never throw, and what is no entry is refused',
  (table) => {
    const { rules, phases } = table;
    const terms = { dealer: seatsAt(rules).at(-1) ?? 0 };
    const refused = new Map<string, number>();
    for (let number = 0; number < ROUNDS; number++) {
      const random = randomOf('malformed', number);
      const first = [...opening(rules, terms, random)];
      let round: Round = startRound(rules, terms);
      while (!isOver(round)) {
        const right: Entry = first.shift() ?? anyEntry(round, random);
        for (let tries = 0; tries < 4; tries++) {
          const wrong = spoilt(right, random) as Entry;
          const { phase } = round;
          const tried = step(round, wrong);
          expect(judge(round, wrong).legal).toBe(tried.ok);
          if (!isEntry(wrong)) {
            expect([wrong, tried]).toEqual([wrong, { ok: false, because: { id: 'A.MALFORMED', params: {} } }]);
            refused.set(phase, (refused.get(phase) ?? 0) + 1);
          } else if (tried.ok) {
            // Whatever was accepted leaves a round that can be gone on with.
            expect(isOver(tried.round) || turnIn(tried.round) !== undefined || tried.round.phase === 'shuffling').toBe(
              true,
            );
            for (const seat of seatsAt(rules)) optionsOf(tried.round, seat);
          }
        }
        const next = step(round, right);
        if (!next.ok) throw new Error(next.because.id);
        round = next.round;
      }
    }
    expect([...refused.keys()]).toEqual(expect.arrayContaining([...phases]));
    expect(legalDecisions(startRound(rules, terms), 0)).toEqual([]);
  },
);

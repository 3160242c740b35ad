// Every kind of line that a bill can have, in words: some come up once in thousands of rounds.
import { POINT_NAMES } from '../../../src/engine/scoring/re-kontra.ts';
import { DOUBLING_KINDS } from '../../../src/engine/scoring/doublings.ts';
import type { SettlementLine } from '../../../src/engine/scoring/money.ts';
import { textsOf } from '../../../src/words/base/catalogue.ts';
import type { Naming } from '../../../src/words/types/naming.ts';
import type { Sentence } from './sentences.ts';

const LINES: Readonly<Record<SettlementLine['kind'], readonly SettlementLine[]>> = {
  base: [{ kind: 'base', cents: 10 }],
  schneider: [{ kind: 'schneider', cents: 10 }],
  schwarz: [{ kind: 'schwarz', cents: 20 }],
  carried: [
    { kind: 'carried', count: 1, each: 10, cents: 10 },
    { kind: 'carried', count: 2, each: 10, cents: 20 },
  ],
  runners: [
    { kind: 'runners', count: 3, each: 10, cents: 30 },
    { kind: 'runners', count: 1, cents: 1 },
    { kind: 'runners', count: 5, cents: 7 },
  ],
  durchmarsch: [{ kind: 'durchmarsch', cents: 50 }],
  jungfrauen: [
    { kind: 'jungfrauen', count: 1, factor: 2 },
    { kind: 'jungfrauen', count: 2, factor: 4 },
  ],
  fewPoints: [{ kind: 'fewPoints', seats: [0, 2], cents: 10 }],
  fewest: [{ kind: 'fewest', cents: 2 }],
  nothing: [{ kind: 'nothing', cents: 2 }],
  point: POINT_NAMES.map((name) => ({ kind: 'point', name, side: 'kontra', cents: 1 }) as const),
  everything: [{ kind: 'everything', cents: 4 }],
  pair: [{ kind: 'pair', card: 'EO', seats: [0, 2], cents: 1 }],
  lapsed: [{ kind: 'lapsed', cents: -2 }],
  noTrick: [{ kind: 'noTrick', seats: [1], cents: 20 }],
  doubled: DOUBLING_KINDS.flatMap((by) =>
    [1, 2, 3].map((times) => ({ kind: 'doubled', by, times, factor: 2 ** times }) as const),
  ),
  fine: [{ kind: 'fine', cents: 12 }],
  fineForLevels: [
    { kind: 'fineForLevels', count: 1, each: 3, cents: 3 },
    { kind: 'fineForLevels', count: 4, each: 3, cents: 12 },
  ],
  capped: [{ kind: 'capped', limit: 200 }],
};

/** All kinds of lines, each by itself and after the price of the game in the bill in one line. */
export function billsFor(name: Naming): readonly Sentence[] {
  const texts = textsOf(name.language).settlement;
  const base = { kind: 'base', cents: 10 } as const;
  const sums = { unit: 10, factor: 2, each: 20, balance: [20, -20, 20, -20] } as const;
  return Object.entries(LINES).flatMap(([kind, lines]) =>
    lines.flatMap((line): readonly Sentence[] => [
      { id: `bill.${kind}`, text: texts.line(line, { contract: 'ramsch' }, name), form: 'phrase' },
      {
        id: `bill.${kind} in one line`,
        text: texts.calculation({ lines: kind === 'base' ? [base] : [base, line], ...sums }, name),
        form: 'phrase',
      },
    ]),
  );
}

// Perft by rules and by bit masks: positions judged in a second, and how much faster the masks are.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countByMasks, countByRules, type PerftDeal } from '../../prove/perft/count.ts';
import { parsePerft, type PerftCase } from '../../prove/perft/perft-file.ts';
import { perSecond, type Section } from './section.ts';

const folder = path.join(import.meta.dirname, '../../../tests/perft');
const cases = ['rufer', 'wenz', 'solo'].flatMap((name) =>
  parsePerft(readFileSync(path.join(folder, `${name}.perft`), 'utf8')),
);

/** Positions judged while counting `depth` cards: every sequence that is shorter, the empty one included. */
const judged = ({ counts }: PerftCase, depth: number): number =>
  1 + counts.slice(0, depth - 1).reduce((sum, count) => sum + count, 0);

const speed = (count: (deal: PerftDeal, depth: number) => number, depth: number): number =>
  perSecond(1000, (run) => {
    const each = cases[run % cases.length] as PerftCase;
    const size = Math.min(depth, each.counts.length);
    if (count(each.deal, size) !== each.counts[size - 1]) throw new Error(`${each.id} counts wrongly`);
    return judged(each, size);
  });

export const counting: Section = {
  name: 'perft',
  about: 'positions counted in a second, by the rules and by the bits of the search',
  measure() {
    const rules = speed(countByRules, 5);
    const masks = speed(countByMasks, 9);
    return [
      { what: 'by rules', unit: 'positions/s', value: rules },
      { what: 'by masks', unit: 'positions/s', value: masks },
      { what: 'masks : rules', unit: 'times', value: masks / rules },
    ];
  },
};

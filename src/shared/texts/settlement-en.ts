// The bill of a round in English words.
import type { SettlementLine } from '../../engine/scoring/money.ts';
import type { Naming } from './naming.ts';
import { contractEn } from './naming-en.ts';
import { does, Who } from './people-en.ts';
import type { SettlementTexts } from './settlement.ts';

/** One doubling is the Stoss, two are Stoss and Retour. */
const doubledBy = (times: number): string => (times === 1 ? 'Stoss' : 'Stoss and Retour');

const runners = (count: number, each: number, name: Naming): string => `${name.number(count)} × ${name.number(each)}`;

/** A summand of the calculation; nothing for doublings, which come last. */
function summand(line: SettlementLine, name: Naming): readonly string[] {
  switch (line.kind) {
    case 'base':
      return [`${name.number(line.cents)} game`];
    case 'schneider':
      return [`${name.number(line.cents)} Schneider`];
    case 'schwarz':
      return [`${name.number(line.cents)} Schwarz`];
    case 'carried':
      return [`${name.number(line.cents)} carried over`];
    case 'runners':
      return [`${runners(line.count, line.each, name)} runners`];
    case 'doubled':
      return [];
  }
}

export const SETTLEMENT_EN: SettlementTexts = {
  line(line, { contract }, name) {
    switch (line.kind) {
      case 'base':
        return `Base rate ${contractEn(contract)} ${name.number(line.cents)}`;
      case 'schneider':
        return `Schneider ${name.number(line.cents)}`;
      case 'schwarz':
        return `Schwarz ${name.number(line.cents)}`;
      case 'carried':
        return `Undecided deals before ${runners(line.count, line.each, name)} = ${name.number(line.cents)}`;
      case 'runners':
        return `Runners ${runners(line.count, line.each, name)} = ${name.number(line.cents)}`;
      case 'doubled':
        return `${doubledBy(line.times)} × ${name.number(line.factor)}`;
    }
  },
  calculation({ lines, unit, each }, name) {
    const sum = lines.flatMap((line) => summand(line, name));
    const doubled = lines.find((line) => line.kind === 'doubled');
    const needsTotal = sum.length > 1 || lines.some((line) => line.kind === 'runners');
    return [
      `${sum.join(' + ')}${needsTotal ? ` = ${name.number(unit)}` : ''}`,
      ...(doubled ? [`× ${name.number(doubled.factor)} ${doubledBy(doubled.times)} = ${name.number(each)}`] : []),
    ].join(', ');
  },
  balance({ balance }, seat, name) {
    const cents = balance[seat];
    if (cents === 0) return `${Who(seat, name)} ${does(seat, name, 'pay', 'pays')} nothing.`;
    return cents > 0
      ? `${Who(seat, name)} ${does(seat, name, 'receive', 'receives')} ${name.money(cents)}.`
      : `${Who(seat, name)} ${does(seat, name, 'pay', 'pays')} ${name.money(-cents)}.`;
  },
};

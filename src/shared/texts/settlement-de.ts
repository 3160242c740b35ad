// The bill of a round in German words.
import type { SettlementLine } from '../../engine/scoring/money.ts';
import type { Naming } from './naming.ts';
import { contractDe } from './naming-de.ts';
import { Who, does } from './people-de.ts';
import type { SettlementTexts } from './settlement.ts';

/** One doubling is the Stoß, two are Stoß and Retour. */
const doubledBy = (times: number): string => (times === 1 ? 'Stoß' : 'Stoß und Retour');

const runners = (count: number, each: number, name: Naming): string => `${name.number(count)} × ${name.number(each)}`;

/** A summand of the calculation; nothing for doublings, which come last. */
function summand(line: SettlementLine, name: Naming): readonly string[] {
  switch (line.kind) {
    case 'base':
      return [`${name.number(line.cents)} Spiel`];
    case 'schneider':
      return [`${name.number(line.cents)} Schneider`];
    case 'schwarz':
      return [`${name.number(line.cents)} Schwarz`];
    case 'carried':
      return [`${name.number(line.cents)} Übertrag`];
    case 'runners':
      return [`${runners(line.count, line.each, name)} Laufende`];
    case 'doubled':
      return [];
  }
}

export const SETTLEMENT_DE: SettlementTexts = {
  line(line, { contract }, name) {
    switch (line.kind) {
      case 'base':
        return `Grundtarif ${contractDe(contract)} ${name.number(line.cents)}`;
      case 'schneider':
        return `Schneider ${name.number(line.cents)}`;
      case 'schwarz':
        return `Schwarz ${name.number(line.cents)}`;
      case 'carried':
        return `Unentschiedene Spiele davor ${runners(line.count, line.each, name)} = ${name.number(line.cents)}`;
      case 'runners':
        return `Laufende ${runners(line.count, line.each, name)} = ${name.number(line.cents)}`;
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
    if (cents === 0) return `${Who(seat, name)} ${does(seat, name, 'zahlst', 'zahlt')} nichts.`;
    return cents > 0
      ? `${Who(seat, name)} ${does(seat, name, 'bekommst', 'bekommt')} ${name.money(cents)}.`
      : `${Who(seat, name)} ${does(seat, name, 'zahlst', 'zahlt')} ${name.money(-cents)}.`;
  },
};

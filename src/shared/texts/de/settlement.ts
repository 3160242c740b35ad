// The bill of a round in German words.
import { DOPPELKOPF_DE } from './doppelkopf.ts';
import type { DoubledLine } from '../../../engine/scoring/doublings.ts';
import type { SettlementLine } from '../../../engine/scoring/money.ts';
import { DOUBLINGS_DE } from './doublings.ts';
import type { Seat } from '../../../engine/base/seats.ts';
import type { Naming } from '../naming.ts';
import { contractDe, nom, wordsDe } from './naming.ts';
import { does, Who, whom } from './people.ts';
import type { SettlementTexts } from '../settlement.ts';
import { doubledBy } from '../doublings.ts';
import { RULES_DE } from './rules/rules.ts';

const factorName = (line: DoubledLine): string => doubledBy(line, DOUBLINGS_DE, RULES_DE);

const times = (count: number, each: number, name: Naming): string => `${name.number(count)} × ${name.number(each)}`;

/** "dich und Sepp". */
const names = (seats: readonly Seat[], name: Naming): string => wordsDe(seats.map((seat) => whom(seat, name)));

/** A summand of the calculation; nothing for what multiplies, and for what is paid to single players. */
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
      return [
        line.each === undefined
          ? `${name.number(line.cents)} für ${name.number(line.count)} ${line.count === 1 ? 'Laufenden' : 'Laufende'}`
          : `${times(line.count, line.each, name)} Laufende`,
      ];
    case 'durchmarsch':
      return [`${name.number(line.cents)} Durchmarsch`];
    case 'fewest':
      return [`${name.number(line.cents)} wenigste Augen`];
    case 'nothing':
      return [`${name.number(line.cents)} ohne Augen`];
    case 'everything':
      return [`${name.number(line.cents)} alle Augen`];
    case 'point':
      return [`${line.side === 're' ? '' : '-'}${name.number(line.cents)} ${DOPPELKOPF_DE.points[line.name]}`];
    case 'pair':
    case 'lapsed':
    case 'jungfrauen':
    case 'fewPoints':
    case 'noTrick':
    case 'doubled':
    case 'capped':
      return [];
  }
}

export const SETTLEMENT_DE: SettlementTexts = {
  line(line, { contract }, name) {
    switch (line.kind) {
      case 'base':
        return `${name.unit !== 'cents' ? (contract === 'widow-game' ? 'Spiel' : 'Gewonnenes Spiel') : `Grundpreis ${contractDe(contract)}`} ${name.number(line.cents)}`;
      case 'schneider':
        return `Schneider ${name.number(line.cents)}`;
      case 'schwarz':
        return `Schwarz ${name.number(line.cents)}`;
      case 'carried':
        return `Unentschiedene Spiele davor ${times(line.count, line.each, name)} = ${name.number(line.cents)}`;
      case 'runners':
        return line.each === undefined
          ? `${name.number(line.count)} ${line.count === 1 ? 'Laufender' : 'Laufende'} ${name.number(line.cents)}`
          : `Laufende ${times(line.count, line.each, name)} = ${name.number(line.cents)}`;
      case 'durchmarsch':
        return `Durchmarsch ${name.number(line.cents)}`;
      case 'fewest':
        return `Spiel um die wenigsten Augen ${name.number(line.cents)}`;
      case 'nothing':
        return `Ohne ein Auge ${name.number(line.cents)}`;
      case 'everything':
        return `Alle Augen bei einem ${name.number(line.cents)}`;
      case 'point':
        return `${DOPPELKOPF_DE.points[line.name]}: ${name.number(line.cents)} für ${DOPPELKOPF_DE.sides[line.side]}`;
      case 'pair':
        return `Zweimal ${nom(line.card, name)} in einem Stich: ${name.number(line.cents)} für ${names(line.seats, name)}`;
      case 'lapsed':
        return `Der Kopf war schon fertig: ${name.number(-line.cents)} verfällt`;
      case 'jungfrauen':
        return `${line.count === 1 ? 'Eine Jungfrau' : `${name.number(line.count)} Jungfrauen`} × ${name.number(line.factor)}`;
      case 'fewPoints':
        return `Zuschlag unter 31 Augen für ${names(line.seats, name)}: ${name.number(line.cents)}`;
      case 'noTrick':
        return `Zuschlag ohne Stich für ${names(line.seats, name)}: ${name.number(line.cents)}`;
      case 'doubled':
        return `${factorName(line)} × ${name.number(line.factor)}`;
      case 'capped':
        return `Höchstens ${name.number(line.limit)}`;
    }
  },
  calculation({ lines, unit, factor, each }, name) {
    const sum = lines.flatMap((line) => summand(line, name));
    const doubled = lines.filter((line) => line.kind === 'doubled');
    const factors = doubled.map((line) => `× ${name.number(line.factor)} ${factorName(line)}`).join(' ');
    const capped = lines.some((line) => line.kind === 'capped');
    const jungfrauen = lines.find((line) => line.kind === 'jungfrauen');
    const needsTotal = sum.length > 1 || lines.some((line) => line.kind === 'runners' || line.kind === 'jungfrauen');
    return [
      `${sum.join(' + ')}${jungfrauen ? ` × ${name.number(jungfrauen.factor)} ${jungfrauen.count === 1 ? 'Jungfrau' : 'Jungfrauen'}` : ''}${needsTotal ? ` = ${name.number(unit)}` : ''}`,
      ...(doubled.length > 0 ? [`${factors} = ${name.number(unit * factor)}`] : []),
      ...(capped ? [`höchstens ${name.number(each)}`] : []),
    ].join(', ');
  },
  balance({ balance }, seat, name) {
    const cents = balance[seat];
    if (name.unit !== 'cents' && cents !== 0)
      return `${Who(seat, name)} ${cents > 0 ? does(seat, name, 'gewinnst', 'gewinnt') : does(seat, name, 'verlierst', 'verliert')} ${name.money(Math.abs(cents))}.`;
    if (cents === 0 && name.unit !== 'cents')
      return `${Who(seat, name)} ${does(seat, name, 'gehst', 'geht')} leer aus.`;
    if (cents === 0) return `${Who(seat, name)} ${does(seat, name, 'zahlst', 'zahlt')} nichts.`;
    return cents > 0
      ? `${Who(seat, name)} ${does(seat, name, 'bekommst', 'bekommt')} ${name.money(cents)}.`
      : `${Who(seat, name)} ${does(seat, name, 'zahlst', 'zahlt')} ${name.money(-cents)}.`;
  },
};

// The bill of a round in German words.
import { DOPPELKOPF_DE } from './doppelkopf.ts';
import type { DoubledLine } from '../../engine/scoring/doublings.ts';
import type { SettlementLine } from '../../engine/scoring/money.ts';
import { DOUBLINGS_DE } from './doublings.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Naming } from '../types/naming.ts';
import { contractDe, nom, wordsDe } from './naming.ts';
import { does, Who, whom } from './people.ts';
import type { SettlementTexts } from '../base/settlement.ts';
import { doubledBy } from '../base/doubling-words.ts';
import { RULES_DE } from './rules/rules.ts';

const factorName = (line: DoubledLine): string => doubledBy(line, DOUBLINGS_DE, RULES_DE);

const times = (count: number, each: number, name: Naming): string => `${name.number(count)} × ${name.figure(each)}`;

/** "dich und Sepp". */
const names = (seats: readonly Seat[], name: Naming): string => wordsDe(seats.map((seat) => whom(seat, name)));

/** A summand of the calculation; nothing for what multiplies, and for what is paid to single players. */
function summand(line: SettlementLine, name: Naming): readonly string[] {
  switch (line.kind) {
    case 'base':
      return [`${name.figure(line.cents)} Spiel`];
    case 'schneider':
      return [`${name.figure(line.cents)} Schneider`];
    case 'schwarz':
      return [`${name.figure(line.cents)} Schwarz`];
    case 'carried':
      return [`${name.figure(line.cents)} Übertrag`];
    case 'runners':
      return [
        line.each === undefined
          ? `${name.figure(line.cents)} für ${name.number(line.count)} ${line.count === 1 ? 'Laufenden' : 'Laufende'}`
          : `${times(line.count, line.each, name)} Laufende`,
      ];
    case 'durchmarsch':
      return [`${name.figure(line.cents)} Durchmarsch`];
    case 'fewest':
      return [`${name.figure(line.cents)} wenigste Augen`];
    case 'nothing':
      return [`${name.figure(line.cents)} ohne Augen`];
    case 'everything':
      return [`${name.figure(line.cents)} alle Augen`];
    case 'point':
      return [`${line.side === 're' ? '' : '-'}${name.figure(line.cents)} ${DOPPELKOPF_DE.points[line.name]}`];
    case 'fine':
      return [`${name.figure(line.cents)} für das Verwerfen`];
    case 'fineForLevels':
      return [`${times(line.count, line.each, name)} für Ansagen ab „Keine 90“`];
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
        return `${name.unit !== 'cents' ? (contract === 'widow-game' ? 'Spiel' : 'Gewonnenes Spiel') : `Grundpreis ${contractDe(contract)}`} ${name.figure(line.cents)}`;
      case 'schneider':
        return `Schneider ${name.figure(line.cents)}`;
      case 'schwarz':
        return `Schwarz ${name.figure(line.cents)}`;
      case 'carried':
        return `Unentschiedene Spiele davor ${times(line.count, line.each, name)} = ${name.figure(line.cents)}`;
      case 'runners':
        return line.each === undefined
          ? `${name.number(line.count)} ${line.count === 1 ? 'Laufender' : 'Laufende'} ${name.figure(line.cents)}`
          : `Laufende ${times(line.count, line.each, name)} = ${name.figure(line.cents)}`;
      case 'durchmarsch':
        return `Durchmarsch ${name.figure(line.cents)}`;
      case 'fewest':
        return `Spiel um die wenigsten Augen ${name.figure(line.cents)}`;
      case 'nothing':
        return `Ohne ein Auge ${name.figure(line.cents)}`;
      case 'everything':
        return `Alle Augen bei einem ${name.figure(line.cents)}`;
      case 'point':
        return `${DOPPELKOPF_DE.points[line.name]}: ${name.figure(line.cents)} für ${DOPPELKOPF_DE.sides[line.side]}`;
      case 'pair':
        return `Zweimal ${nom(line.card, name)} in einem Stich: ${name.figure(line.cents)} für ${names(line.seats, name)}`;
      case 'lapsed':
        return `Der Kopf war schon fertig: ${name.figure(-line.cents)} verfällt`;
      case 'jungfrauen':
        return `${line.count === 1 ? 'Eine Jungfrau' : `${name.number(line.count)} Jungfrauen`} × ${name.number(line.factor)}`;
      case 'fewPoints':
        return `Zuschlag unter 31 Augen für ${names(line.seats, name)}: ${name.figure(line.cents)}`;
      case 'noTrick':
        return `Zuschlag ohne Stich für ${names(line.seats, name)}: ${name.figure(line.cents)}`;
      case 'fine':
        return `Verworfen: ${name.figure(line.cents)}`;
      case 'fineForLevels':
        return `Von der anderen Seite angesagt ab „Keine 90“: ${times(line.count, line.each, name)} = ${name.figure(line.cents)}`;
      case 'doubled':
        return `${factorName(line)} × ${name.number(line.factor)}`;
      case 'capped':
        return `Höchstens ${name.figure(line.limit)}`;
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
      `${sum.join(' + ')}${jungfrauen ? ` × ${name.number(jungfrauen.factor)} ${jungfrauen.count === 1 ? 'Jungfrau' : 'Jungfrauen'}` : ''}${needsTotal ? ` = ${name.figure(unit)}` : ''}`,
      ...(doubled.length > 0 ? [`${factors} = ${name.figure(unit * factor)}`] : []),
      ...(capped ? [`höchstens ${name.figure(each)}`] : []),
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

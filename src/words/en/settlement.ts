// The bill of a round in English words.
import { DOPPELKOPF_EN } from './doppelkopf.ts';
import type { DoubledLine } from '../../engine/scoring/doublings.ts';
import type { SettlementLine } from '../../engine/scoring/money.ts';
import { DOUBLINGS_EN } from './doublings.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Naming } from '../types/naming.ts';
import { contractEn, the, wordsEn } from './naming.ts';
import { does, Who } from './people.ts';
import type { SettlementTexts } from '../base/settlement.ts';
import { doubledBy } from '../base/doubling-words.ts';
import { RULES_EN } from './rules/rules.ts';

const factorName = (line: DoubledLine): string => doubledBy(line, DOUBLINGS_EN, RULES_EN);

const times = (count: number, each: number, name: Naming): string => `${name.number(count)} × ${name.figure(each)}`;

const names = (seats: readonly Seat[], name: Naming): string => wordsEn(seats.map((seat) => name.player(seat)));

/** A summand of the calculation; nothing for what multiplies, and for what is paid to single players. */
function summand(line: SettlementLine, name: Naming): readonly string[] {
  switch (line.kind) {
    case 'base':
      return [`${name.figure(line.cents)} game`];
    case 'schneider':
      return [`${name.figure(line.cents)} Schneider`];
    case 'schwarz':
      return [`${name.figure(line.cents)} Schwarz`];
    case 'carried':
      return [`${name.figure(line.cents)} carried over`];
    case 'runners':
      return [
        line.each === undefined
          ? `${name.figure(line.cents)} for ${name.number(line.count)} ${line.count === 1 ? 'runner' : 'runners'}`
          : `${times(line.count, line.each, name)} runners`,
      ];
    case 'durchmarsch':
      return [`${name.figure(line.cents)} Durchmarsch`];
    case 'fewest':
      return [`${name.figure(line.cents)} fewest points`];
    case 'nothing':
      return [`${name.figure(line.cents)} no points`];
    case 'everything':
      return [`${name.figure(line.cents)} all points`];
    case 'point':
      return [`${line.side === 're' ? '' : '-'}${name.figure(line.cents)} ${DOPPELKOPF_EN.points[line.name]}`];
    case 'fine':
      return [`${name.figure(line.cents)} for the revoke`];
    case 'fineForLevels':
      return [`${times(line.count, line.each, name)} for announcements from “No 90” up`];
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

export const SETTLEMENT_EN: SettlementTexts = {
  line(line, { contract }, name) {
    switch (line.kind) {
      case 'base':
        return `${name.unit !== 'cents' ? (contract === 'widow-game' ? 'Game' : 'Game won') : `Base price ${contractEn(contract)}`} ${name.figure(line.cents)}`;
      case 'schneider':
        return `Schneider ${name.figure(line.cents)}`;
      case 'schwarz':
        return `Schwarz ${name.figure(line.cents)}`;
      case 'carried':
        return `Drawn deals before this one: ${times(line.count, line.each, name)} = ${name.figure(line.cents)}`;
      case 'runners':
        return line.each === undefined
          ? `${name.number(line.count)} ${line.count === 1 ? 'runner' : 'runners'} ${name.figure(line.cents)}`
          : `Runners ${times(line.count, line.each, name)} = ${name.figure(line.cents)}`;
      case 'durchmarsch':
        return `Durchmarsch ${name.figure(line.cents)}`;
      case 'fewest':
        return `Fewest points ${name.figure(line.cents)}`;
      case 'nothing':
        return `No point at all ${name.figure(line.cents)}`;
      case 'everything':
        return `All points with one player ${name.figure(line.cents)}`;
      case 'point':
        return `${DOPPELKOPF_EN.points[line.name]}: ${name.figure(line.cents)} for ${DOPPELKOPF_EN.sides[line.side]}`;
      case 'pair':
        return `Both copies of ${the(line.card, name)} in one trick: ${name.figure(line.cents)} to ${names(line.seats, name)}`;
      case 'lapsed':
        return `The head was finished by then: ${name.figure(-line.cents)} lapses`;
      case 'jungfrauen':
        return `${line.count === 1 ? 'One Jungfrau' : `${name.number(line.count)} Jungfrauen`} × ${name.number(line.factor)}`;
      case 'fewPoints':
        return `Bonus for fewer than 31 points to ${names(line.seats, name)}: ${name.figure(line.cents)}`;
      case 'noTrick':
        return `Bonus for no trick to ${names(line.seats, name)}: ${name.figure(line.cents)}`;
      case 'fine':
        return `Revoke ${name.figure(line.cents)}`;
      case 'fineForLevels':
        return `Announced by the other side, from “No 90” up: ${times(line.count, line.each, name)} = ${name.figure(line.cents)}`;
      case 'doubled':
        return `${factorName(line)} × ${name.number(line.factor)}`;
      case 'capped':
        return `At most ${name.figure(line.limit)}`;
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
      ...(capped ? [`at most ${name.figure(each)}`] : []),
    ].join(', ');
  },
  balance({ balance }, seat, name) {
    const cents = balance[seat];
    if (name.unit !== 'cents' && cents !== 0)
      return `${Who(seat, name)} ${cents > 0 ? does(seat, name, 'win', 'wins') : does(seat, name, 'lose', 'loses')} ${name.money(Math.abs(cents))}.`;
    if (cents === 0 && name.unit !== 'cents')
      return `${Who(seat, name)} ${does(seat, name, 'score', 'scores')} nothing.`;
    if (cents === 0) return `${Who(seat, name)} ${does(seat, name, 'pay', 'pays')} nothing.`;
    return cents > 0
      ? `${Who(seat, name)} ${does(seat, name, 'receive', 'receives')} ${name.money(cents)}.`
      : `${Who(seat, name)} ${does(seat, name, 'pay', 'pays')} ${name.money(-cents)}.`;
  },
};

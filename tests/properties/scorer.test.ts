// Random evenings of 3 to 7 people with Schafkopf or Bierkopf at tables of many rules: every bill as the second reckoning has it, and balances that sum to zero.
import { expect, test } from 'vitest';
import { PATIENCE_MS, sample } from '../../lab/base/thorough.ts';
import { balanceOf, paymentOf, unitOf } from '../../lab/prove/oracle/bill.ts';
import { outcomeOf } from '../../lab/prove/oracle/outcome.ts';
import { ramschOf } from '../../lab/prove/oracle/oracle-ramsch.ts';
import { addedTo, afterDeal, atTheBeginning, dueTerms } from '../../lab/prove/oracle/standing.ts';
import type { Reckoned } from '../../lab/prove/oracle/reckon.ts';
import type { Table } from '../../lab/prove/oracle/table.ts';
import { oneOf } from '../../lab/support/rounds/any-contract-round.ts';
import { type Random, randomOf } from '../../src/engine/base/random.ts';
import { peopleOfEvening } from '../../src/engine/games/shelf.ts';
import { isSeat, type Seat } from '../../src/engine/base/seats.ts';
import { PRESET_IDS, presetRules } from '../../src/engine/options/presets.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { type ByPerson, type Course, courseOf, type DealSetting } from '../../src/engine/scorer/course.ts';
import type { DealEntry, EnteredResult, Evening, EveningLine, GameEntry } from '../../src/engine/scorer/evening.ts';
import { declarerGiven, doublingsMost, partnerIn, rowsAt, runnersIn } from '../../src/engine/scorer/table-of.ts';
import { paymentsFor } from '../../src/engine/scorer/payments.ts';
import type { ContractRow } from '../../src/engine/base/contract.ts';
import { eveningCsv } from '../../src/main/scorer/evening-csv.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gerd'];
const EVENINGS = sample(25, 20_000);
const DEALS = 24;

const houseFor = (random: Random): HouseRules => ({
  ...presetRules(oneOf(PRESET_IDS, random)),
  'bock.mode': oneOf(['off', 'overlap', 'queue'] as const, random),
  'bock.triggers': ['tie-60-60', 'schwarz', 'solo-lost', 'manual'],
  'legen.form': oneOf(['off', 'all'] as const, random),
  'klopfen.enabled': oneOf([true, false], random),
  'score.cap': oneOf(['none', 'none', 200] as const, random),
  'stoss.takesOver': oneOf([false, true], random),
});

function resultFor({ goal }: ContractRow, players: readonly string[], random: Random): EnteredResult {
  if (random.below(12) === 0) return { by: 'revoke', person: oneOf(players, random) };
  const height = oneOf(['plain', 'schneider', 'schwarz'] as const, random);
  const winner = oneOf(['declarer', 'defenders'] as const, random);
  if (goal.kind === 'points') return { by: 'points', points: random.below(121) };
  if (goal.kind === 'laidDown') return { by: 'height', winner: 'declarer', height: 'plain' };
  return { by: 'height', winner, height: goal.kind === 'everyTrick' && goal.graded ? height : 'plain' };
}

function entryFor(setting: DealSetting, random: Random): DealEntry {
  const { rules, players } = setting;
  const row = oneOf(rowsAt(rules), random);
  const most = doublingsMost(rules, row);
  const doublings = {
    klopfen: random.below(Math.min(most.klopfen, 2) + 1),
    legen: random.below(most.legen + 1),
    stoss: random.below(Math.min(most.stoss, 3) + 1),
  };
  if (row.goal.kind === 'fewestPoints') {
    const cuts = [30, 31, 0, 59 + 0];
    const taken = players.map((person, at) => ({ person, points: cuts[at] ?? 0 }));
    return { kind: 'everyone', taken: random.below(2) ? taken : marched(players), doublings };
  }
  const declarer = declarerGiven(setting) ?? oneOf(players, random);
  const opposite = players[(players.indexOf(declarer) + 2) % players.length] ?? '';
  const paid = runnersIn(rules, row);
  const runners = paid && random.below(2) ? paid.least + random.below(3) : 0;
  return {
    kind: 'game',
    contract: row.id,
    declarer,
    ...(partnerIn(row) !== 'no' && { partner: opposite }),
    result: resultFor(row, players, random),
    runners: paid ? Math.min(runners, paid.most) : 0,
    doublings,
  };
}

const marched = (players: readonly string[]) =>
  players.map((person, at) => (at === 0 ? { person, points: 120 } : { person, points: 0, noTrick: true as const }));

/** What the second reckoning makes of a game. */
function gameTold(table: Table, setting: DealSetting, entry: GameEntry, times: number): Reckoned {
  const { players, rules, carried = 0 } = setting;
  const all = rules.pack / players.length;
  const { result, contract } = entry;
  const told = result.by === 'height' ? result : undefined;
  const won = told?.winner === 'declarer';
  const heightPoints = { plain: 60, schneider: 10, schwarz: 0 };
  const noTrick = contract.includes('bettel');
  const tricks = !told ? 1 : noTrick ? (won ? 0 : 1) : won ? all : told.height === 'schwarz' ? 0 : 1;
  const points = result.by === 'points' ? result.points : won ? 120 : heightPoints[told?.height ?? 'plain'];
  const defendersDoubledLast = (entry.doublings.stoss ?? 0) % 2 === 1;
  const outcome = outcomeOf({ id: contract }, table, { points, tricks, all, defendersDoubledLast });
  const seat = (person: string | undefined): Seat | undefined => {
    const at = person === undefined ? -1 : players.indexOf(person);
    return isSeat(at) ? at : undefined;
  };
  const [declarer, partner] = [seat(entry.declarer), seat(entry.partner)];
  // A card against the rules loses the bare game.
  if (result.by === 'revoke')
    return revokeTold(table, entry, { players, declarer, partner, guilty: seat(result.person) }, times, carried);
  const side = [declarer, partner].filter((each) => each !== undefined);
  const others = ([0, 1, 2, 3] as const).filter((each) => each < players.length && !side.includes(each));
  const each = paymentOf(table, unitOf(contract, table, outcome, entry.runners, carried), times);
  const balance = outcome.winner === 'declarer' ? balanceOf(each, side, others) : balanceOf(each, others, side);
  return {
    phase: 'scored',
    contract: { id: contract },
    ...(declarer !== undefined && { declarer }),
    ...(partner !== undefined && { partner }),
    ...outcome,
    balance,
    points: [points, 120 - points],
  };
}

interface Seated {
  readonly players: readonly string[];
  readonly declarer: Seat | undefined;
  readonly partner: Seat | undefined;
  readonly guilty: Seat | undefined;
}

function revokeTold(table: Table, { contract }: GameEntry, seated: Seated, times: number, carried: number): Reckoned {
  const { players, declarer, partner, guilty } = seated;
  const side = [declarer, partner].filter((each) => each !== undefined);
  const others = ([0, 1, 2, 3] as const).filter((each) => each < players.length && !side.includes(each));
  const lost = guilty !== undefined && side.includes(guilty);
  const outcome = { winner: lost ? 'defenders' : 'declarer', bonus: 'none' } as const;
  const each = paymentOf(table, unitOf(contract, table, outcome, 0, carried), times);
  return {
    phase: 'scored',
    contract: { id: contract },
    ...(declarer !== undefined && { declarer }),
    ...(partner !== undefined && { partner }),
    ...outcome,
    balance: lost ? balanceOf(each, others, side) : balanceOf(each, side, others),
  };
}

/** Columns before those of the people. */
const FIXED = 6;

/** The balances that the lines of such a table come to. */
function csvRead(text: string): { readonly totals: ByPerson; readonly deals: number } {
  const [head = [], ...rows] = text.split('\r\n').filter(Boolean).map(cellsOf);
  const people = head.slice(FIXED);
  const deals = rows.filter(([first]) => first !== 'total');
  const sumOf = (column: number): number => deals.reduce((sum, cells) => sum + Number(cells[FIXED + column] ?? 0), 0);
  return { totals: Object.fromEntries(people.map((person, at) => [person, sumOf(at)] as const)), deals: deals.length };
}

const cellsOf = (row: string): readonly string[] =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quotedText, plain]) =>
    quotedText === undefined ? (plain ?? '') : quotedText.replaceAll('""', '"'),
  );

const timesOf = ({ doublings }: DealEntry, due: ReturnType<typeof dueTerms>): number =>
  Object.values(doublings).reduce((sum, times) => sum + times, 0) + due.bock + due.hausbock;

/** What the second reckoning makes of a line, and adds to everybody. */
function told(table: Table, setting: DealSetting, line: EveningLine, due: ReturnType<typeof dueTerms>): Reckoned {
  if (line.kind !== 'deal') return { phase: 'thrownIn', why: 'allPass' };
  const times = timesOf(line.entry, due);
  if (line.entry.kind === 'game') return gameTold(table, setting, line.entry, times);
  const { entry } = line;
  if (!('taken' in entry)) throw new Error('no deal of these games');
  const { taken } = entry;
  const players = taken.map(({ points, noTrick }, at) => ({
    seat: at as Seat,
    points,
    tricks: noTrick ? 0 : taken.filter((each) => !each.noTrick).length === 1 ? setting.rules.pack / 4 : 1,
    cards: [],
    announced: false,
  }));
  return { phase: 'scored', contract: { id: 'ramsch' }, ...ramschOf(table, players, times) };
}

function lineFor({ next, present }: Course, least: number, random: Random): EveningLine {
  const kind = random.below(12);
  const away = NAMES.filter((name) => !present.includes(name));
  if (kind === 0) return { kind: 'redeal', dealer: next.dealer };
  if (kind === 1 && away.length > 0) return { kind: 'comes', person: oneOf(away, random) };
  if (kind === 2 && present.length > least) return { kind: 'goes', person: oneOf(present, random) };
  return { kind: 'deal', dealer: next.dealer, entry: entryFor(next, random) };
}

function courseIn(evening: Evening): Course {
  const folded = courseOf(evening);
  if (!folded.ok) throw new Error(JSON.stringify([folded, evening.log.at(-1)]));
  return folded.course;
}

test(
  'bills, Stock and Bock rounds agree with the second reckoning, and nothing is lost on the way',
  () => {
    for (let n = 0; n < EVENINGS; n++) {
      const random = randomOf('scorer', n);
      const house = houseFor(random);
      const played = oneOf(['schafkopf', 'schafkopf', 'schafkopf', 'bierkopf', 'three-hand'] as const, random);
      const game = played === 'schafkopf' ? undefined : played;
      const { least, most } = peopleOfEvening(played);
      const people = NAMES.slice(0, least + (n % (most - least + 1)));
      let evening: Evening = { house, people, log: [], ...(game && { game }) };
      let standings = atTheBeginning();
      for (let deal = 0; deal < DEALS; deal++) {
        const { next } = courseIn(evening);
        const line = lineFor(courseIn(evening), least, random);
        evening = { ...evening, log: [...evening.log, { does: 'write', line }] };
        const { lines, totals } = courseIn(evening);
        if (line.kind === 'deal' || line.kind === 'redeal') {
          const table: Table = {
            game: next.rules.game === 'three-hand' || next.rules.game === 'bierkopf' ? next.rules.game : 'four',
            house: next.rules.house ?? house,
          };
          const due = dueTerms(table, standings);
          const reckoned = told(table, next, line, due);
          const added = addedTo(table, { table, terms: { dealer: 0 }, entries: [] }, reckoned, due.stock);
          const amounts = lines.at(-1)?.amounts ?? {};
          expect([n, deal, line, next.players.map((each) => amounts[each])]).toEqual([
            ...[n, deal, line],
            next.players.map((_each, at) => added[at]),
          ]);
          standings = afterDeal(table, standings, reckoned, []);
        }
        const { stock } = courseIn(evening).next;
        expect(Object.values(totals).reduce((sum, cents) => sum + cents, stock)).toBe(0);
      }
      const { totals, next } = courseIn(evening);
      expect(csvRead(eveningCsv(courseIn(evening))).totals).toEqual(totals);
      if (next.stock === 0) {
        const settled: Record<string, number> = { ...totals };
        for (const { from, to, cents } of paymentsFor(totals)) {
          settled[from] = (settled[from] ?? 0) + cents;
          settled[to] = (settled[to] ?? 0) - cents;
        }
        expect(Object.values(settled).every((cents) => cents === 0)).toBe(true);
      }
    }
  },
  PATIENCE_MS,
);

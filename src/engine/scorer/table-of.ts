// Who plays a deal at a real table, by which rules, and what may be entered for it.
import { pointsOfPack } from '../base/cards.ts';
import { announcementsOf, type Contract, contractOf, type ContractRow, type Parties } from '../base/contract.ts';
import { type BySeat, isSeat, type Seat } from '../base/seats.ts';
import type { Game } from '../games/shelf.ts';
import type { HouseRules } from '../options/options.ts';
import { orderOf } from '../play/order.ts';
import { type Deal, seatOf } from '../table/chairs.ts';
import { makersRow } from '../table/chalk.ts';
import { gameAt, gameRulesOf, houseOf, playersAt, type TableRules, tableRulesOf } from '../table/table-rules.ts';
import type { Chalk } from '../table/terms.ts';
import type { EnteredDoubling, Evening, GameEntry, Person } from './evening.ts';

/** Where a deal is judged: by which rules, who plays in it, and what it brings along. */
export interface Setting {
  readonly rules: TableRules;
  /** Forehand first; by chairs where those count. */
  readonly players: readonly Person[];
  readonly dealer: Person;
  /** Undecided deals right before it, where they leave it their stake. */
  readonly carried?: number;
  /** Who has the chalk, in games with one. */
  readonly chalk?: Chalk;
  /** What still fails each chair to win the game of several deals, where there are such. */
  readonly missing?: BySeat<number>;
  /** Who still owes a solo, where one is owed. */
  readonly owing?: readonly Person[];
}

/** As long as there are enough people; with fewer, three play Schafkopf by their own rules. */
const USUAL_PLAYERS = 4;

type AtTable = Pick<Evening, 'house' | 'game'>;

const tables = new WeakMap<HouseRules, Map<Game | undefined, TableRules>>();

/** The rules by which a deal is played while so many people are there. */
export function rulesFor({ house, game }: AtTable, present: number): TableRules {
  const played = game ?? (present < USUAL_PLAYERS ? 'three-hand' : undefined);
  const known = tables.get(house) ?? new Map<Game | undefined, TableRules>();
  tables.set(house, known);
  const rules = known.get(played) ?? (played ? gameRulesOf(played, house) : tableRulesOf(house));
  known.set(played, rules);
  return rules;
}

/** The rules of an evening whoever is there. */
export const rulesOf = (evening: AtTable): TableRules => rulesFor(evening, USUAL_PLAYERS);

/** Everybody from the one after `person` on, in playing direction; `person` comes last. */
export function after(present: readonly Person[], person: Person): readonly Person[] {
  const at = present.indexOf(person);
  return [...present.slice(at + 1), ...present.slice(0, at + 1)];
}

/** Who plays a deal: those after the dealer, forehand first; or everybody in the own chair, where chairs count. */
export const playersOf = (rules: TableRules, present: readonly Person[], dealer: Person): readonly Person[] =>
  gameAt(rules).slate ? present : after(present, dealer).slice(0, Math.min(playersAt(rules), present.length));

/** A deal, its players under their chairs. Where the dealer sits out, whoever plays last has that seat. */
export function dealAt({ rules, players, dealer }: Pick<Setting, 'rules' | 'players' | 'dealer'>): Deal {
  const at = players.indexOf(dealer);
  return { rules, terms: { dealer: (at < 0 ? players.length - 1 : at) as Seat }, entries: [] };
}

/** Who plays first. */
const forehandIn = ({ players, dealer }: Pick<Setting, 'players' | 'dealer'>): Person =>
  (players.includes(dealer) ? after(players, dealer)[0] : players[0]) ?? dealer;

/** The seat of somebody who plays. Throws for anybody else (programming error). */
export function seatOfPerson(setting: Pick<Setting, 'rules' | 'players' | 'dealer'>, person: Person): Seat {
  const chair = setting.players.indexOf(person);
  if (!isSeat(chair)) throw new Error('somebody has no seat in this deal');
  return seatOf(dealAt(setting), chair);
}

/** The contracts that may be written down: those that are bid, and what a table plays without a bid; which of them follows from the chalk is not asked. */
export function rowsAt(rules: TableRules): readonly ContractRow[] {
  const chalk = gameAt(rules).numbers?.chalk;
  const held = chalk ? [chalk.first.id, chalk.held.id] : [];
  return [...rules.contracts, ...(rules.imposed ?? [])].filter(({ id }) => !held.includes(id));
}

/** The row that somebody plays who has declared: makers of trumps play another one with the chalk. */
export function rowPlayed(setting: Setting, row: ContractRow, declarer: Person): ContractRow {
  const { rules, players, chalk } = setting;
  const makes = chalk !== undefined && row === rules.contracts[0] && players.includes(declarer);
  return makes ? makersRow(rules, chalk, seatOfPerson(setting, declarer)) : row;
}

/** Who declares where nobody bids; undefined where that is asked. */
export function declarerGiven(setting: Pick<Setting, 'rules' | 'players' | 'dealer'>): Person | undefined {
  const { begins } = gameAt(setting.rules);
  if (begins === 'dealerAndOpposite') return setting.dealer;
  return begins === 'forehandAndOpposite' || begins === 'choosing' ? forehandIn(setting) : undefined;
}

/** The contract of an entry; a suit that nobody wrote down does not matter. Undefined if the suit is not one of this game. */
export function contractFor(
  row: ContractRow,
  { trump, called }: Pick<GameEntry, 'trump' | 'called'>,
): Contract | undefined {
  const fitting = announcementsOf(row).find(
    (each) => (trump === undefined || each.trump === trump) && (called === undefined || each.called === called),
  );
  return fitting && contractOf(row, fitting);
}

const NEEDS_PARTNER: Readonly<Record<Parties['kind'], 'no' | 'asked' | 'opposite' | 'maybe'>> = {
  alone: 'no',
  everyone: 'no',
  calledAce: 'asked',
  offered: 'asked',
  drawn: 'asked',
  opposite: 'opposite',
  oldOnes: 'maybe',
  firstForeignTrick: 'maybe',
};

/** Whether a game has a partner whose name is asked, who sits opposite, or who may be nobody. */
export const partnerIn = ({ parties }: ContractRow): 'no' | 'asked' | 'opposite' | 'maybe' =>
  NEEDS_PARTNER[parties.kind];

/** Rows of runners that are paid for in a game; undefined where none are. */
export function runnersIn(
  rules: TableRules,
  row: ContractRow,
): { readonly least: number; readonly most: number } | undefined {
  const contract = contractFor(row, {});
  if (row.runnersFrom === 'never' || rules.runners === 'off' || !contract) return undefined;
  if (row.goal.kind === 'laidDown' && !houseOf(rules)['sie.runners']) return undefined;
  const most = row.runnersBy === 'collected' ? OBERS : orderOf(contract, rules.pack).trumps.length;
  return { least: row.runnersFrom, most };
}

const OBERS = 4;

/** No table doubles a deal more often than this in one way. */
const MOST_STOSS = 16;

/** How often a deal may be doubled in each way; 0 where the table does not know it, or the game. */
export function doublingsMost(rules: TableRules, row: ContractRow): Readonly<Record<EnteredDoubling, number>> {
  const house = houseOf(rules);
  const players = playersAt(rules);
  const levels = house['stoss.levels'];
  return {
    klopfen: house['klopfen.enabled'] ? players : 0,
    legen: house['legen.form'] === 'off' ? 0 : players,
    spritz: gameAt(rules).begins === 'choosing' && house['officers.spritz'] ? 1 : 0,
    stoss: row.stoss === 'never' ? 0 : levels === 'unlimited' ? MOST_STOSS : levels,
    lay: house['lay.afterFirstTrick'] === 'off' ? 0 : players,
    doppler: row.goal.kind === 'fewestPoints' && house['ramsch.doppler'] ? players : 0,
  };
}

/** Card points of all players together. */
export const allPoints = ({ pack }: TableRules): number => pointsOfPack(pack);

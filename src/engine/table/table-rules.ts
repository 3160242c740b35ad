// What a table has agreed on: pack, contracts, auction order, tariff. Plain data, saved whole with every round.
import { copiesIn, type DoublePack, handSizeOf, type PackSize, type SinglePack, singlePack } from '../base/cards.ts';
import type { AuctionTerms, Ranking } from '../auction/auction.ts';
import { bidRanking } from '../auction/state.ts';
import { announcementsOf, type Contract, contractOf, type ContractRow } from '../base/contract.ts';
import { type HouseRules, PURE_2007 } from '../options/options.ts';
import { bidRows, imposedRows } from '../options/rows.ts';
import type { GameRow, NumberTerms } from '../games/game.ts';
import { gameRowOf } from '../games/games.ts';
import { type Game, peopleIn, type Reckoning, type Unit } from '../games/shelf.ts';
import { packetsIn } from '../base/packets.ts';
import type { Tariff } from '../options/tariff.ts';
import { type Players, type Seat, SEATS, seatsOf } from '../base/seats.ts';

/** What happens when everybody passes: thrown in, also with a payment into the Stock, or a game of its own (SPEC 3.7 - 3.9). */
export const ALL_PASS = ['throwIn', 'ramsch', 'stock', 'muss'] as const;

export interface TableRules {
  /** Set if the table plays another game than Bavarian Schafkopf with its auction. */
  readonly game?: Game;
  readonly pack: PackSize;
  /** Fewest cards in each packet of the cut (SPEC 2.2). */
  readonly cutMin: number;
  /** Sizes of the packets dealt to each player, in order (SPEC 2.2, 3.3). */
  readonly packets: readonly number[];
  /** Contracts that are bid, from low to high. */
  readonly contracts: readonly ContractRow[];
  /** Contracts that the rules of the table bring about without a bid (SPEC 3.7 - 3.13). */
  readonly imposed?: readonly ContractRow[];
  readonly ranking: Ranking;
  readonly allPass: (typeof ALL_PASS)[number];
  readonly runners: 'paid' | 'off';
  readonly tariff: Tariff;
  /** All that the table has agreed on, from which the other fields follow; rounds of the first versions have none. */
  readonly house?: HouseRules;
}

type AtTable = Pick<TableRules, 'game'>;

/** What the game of a table is. */
export const gameAt = ({ game }: AtTable): GameRow => gameRowOf(game);

/** How trumps are made by numbers at a table. Throws where they are not (programming error). */
export function numberTermsAt(rules: AtTable): NumberTerms {
  const { numbers } = gameAt(rules);
  if (!numbers) throw new Error('this game bids no numbers');
  return numbers;
}

/** What a table reckons in. */
export const unitAt = (rules: AtTable): Unit => gameAt(rules).unit;

/** What its players reckon with: where nobody loses what another one scores, how far they are ahead. */
export const reckoningAt = (rules: AtTable): Reckoning =>
  gameAt(rules).settles === 'declarerAlone' ? 'lead' : unitAt(rules);

/** From how many seats cards are played at a table. */
export const playersAt = (rules: AtTable): Players => gameAt(rules).players;

/** How many sit at a table: as many as play, or one fewer where one of them plays a blind besides. */
export const peopleAt = (rules: AtTable): Players => peopleIn(gameAt(rules));

/** The chairs of those who sit at a table. */
export const chairsAt = (rules: AtTable): readonly Seat[] => seatsOf(peopleAt(rules));

/** Whether one hand is a blind, which somebody plays besides the own one. */
export const hasBlind = (rules: AtTable): boolean => gameAt(rules).blind ?? false;

/** The seats from which cards are played, in playing direction. */
export const seatsAt = (rules: AtTable): readonly Seat[] => seatsOf(playersAt(rules));

/** Cards that each player is dealt, which is also the number of tricks. */
export const handSizeAt = (rules: AtTable & Pick<TableRules, 'pack'>): number =>
  gameAt(rules).handSize ?? handSizeOf(rules.pack, playersAt(rules));

/** Whether a pile of cards lies before each player. */
export const hasPiles = (rules: AtTable): boolean => gameAt(rules).pileSize !== undefined;

/** Whether two cards lie apart, which one player may take. */
export const hasWidow = (rules: AtTable): boolean => gameAt(rules).widow !== undefined;

/** Whether cards lie elsewhere than with the players: tricks do not tell all card points then. */
export const hasCardsBeside = (rules: AtTable): boolean => hasPiles(rules) || hasWidow(rules);

/** The place of the widow, and of what is laid away for it, where the game has one: after those of the players. */
export const widowPlaceOf = (rules: AtTable): Seat | undefined =>
  hasWidow(rules) ? (playersAt(rules) as Seat) : undefined;

/**
 * The places of a deal in which cards lie, each with a number of its own: the seats of the players, and after them the pile of
 * each, where the game has piles, or the widow.
 */
export const placesAt = (rules: AtTable): readonly Seat[] => (hasCardsBeside(rules) ? SEATS : seatsAt(rules));

/** The place of a player's pile, where the game has piles: with two players the places after their own. */
export const pileOf = (rules: AtTable, seat: Seat): Seat | undefined =>
  hasPiles(rules) ? ((seat + playersAt(rules)) as Seat) : undefined;

/** The tariffs that the tables offer by name (SPEC 3.1). */
export const USUAL_TARIFFS = [
  { type: 'pair', values: [10, 50] },
  { type: 'pair', values: [5, 10] },
  { type: 'triple', values: [10, 20, 50] },
] as const satisfies readonly Tariff[];

/** The rules of a table that has agreed on this; the house rules must not contradict each other (options/conflicts.ts). */
export const tableRulesOf = (house: HouseRules): TableRules => ({
  pack: house['deck.size'],
  cutMin: house['deal.cutMinPacket'],
  packets: packetsIn(house['deal.packets'], handSizeOf(house['deck.size'], 4)),
  contracts: bidRows(house),
  imposed: imposedRows(house),
  ranking: house['contracts.ranking'],
  allPass: house['passout.rule'] === 'redeal' ? 'throwIn' : house['passout.rule'],
  runners: house['runners.enabled'] ? 'paid' : 'off',
  tariff: house.tariff,
  house,
});

/** The rules of a table that plays a game of its own: pack, tariff and the like are those of the house rules. */
export function gameRulesOf(game: Game, agreed: HouseRules): TableRules {
  const row = gameRowOf(game);
  const house = row.house(agreed);
  const table: TableRules = { ...tableRulesOf(house), game };
  const own = row.contracts?.(house);
  const dealt: TableRules = { ...(own ? withContracts(table, own) : table), pack: packAt(game, house) };
  const rules = { ...dealt, packets: packetsAt(dealt, house) };
  const only = row.onlyContract?.(house);
  const otherwise = row.otherwise?.(house);
  const imposed = [...(otherwise ? [otherwise] : []), ...rowsBesides(row)];
  return only ? { ...playingOnly(only, rules), ...(imposed.length > 0 && { imposed }) } : rules;
}

/** What is played where trumps are made by numbers besides the usual contract: with the chalk, in a first deal, Solos. */
const rowsBesides = ({ numbers }: GameRow): readonly ContractRow[] =>
  numbers ? [...(numbers.chalk ? [numbers.chalk.first, numbers.chalk.held] : []), ...numbers.solos] : [];
/** Contracts of the game's own, of which no auction makes a ranking. */
function withContracts({ imposed: _imposed, ...table }: TableRules, contracts: readonly ContractRow[]): TableRules {
  return { ...table, contracts, ranking: contracts.map(({ id }) => [id]), allPass: 'throwIn' };
}

/** Whether every card is there twice. */
export const hasDoublePack = ({ pack }: Pick<TableRules, 'pack'>): boolean => copiesIn(pack) === 2;

/** The pack of a game: its double pack, or the one that the house rules name. */
export const packAt = (game: Game | undefined, house: HouseRules): PackSize =>
  doublePackAt(game, house) ?? house['deck.size'];

const doublePackAt = (game: Game | undefined, house: HouseRules): DoublePack | undefined =>
  gameRowOf(game).doublePack?.(house);

/** In which packets hands are dealt: as the game has it, or as the house rules say. */
export function packetsAt(rules: AtTable & Pick<TableRules, 'pack'>, house: HouseRules): readonly number[] {
  const game = gameAt(rules);
  const double = game.doublePack?.(house);
  return (double && game.packetsOf?.(double)) ?? game.packets ?? packetsIn(house['deal.packets'], handSizeAt(rules));
}

/** One contract, and no auction. */
function playingOnly(row: ContractRow, rules: TableRules): TableRules {
  const { imposed: _imposed, ...table } = rules;
  return { ...table, contracts: [row], ranking: [[row.id]], allPass: 'throwIn' };
}

/** The pure game of SPEC section 2 with a pack and a tariff. */
export const pureRules = (pack: SinglePack = 32, tariff: Tariff = USUAL_TARIFFS[0]): TableRules =>
  tableRulesOf({ ...PURE_2007, 'deck.size': pack, tariff });

const older = new WeakMap<TableRules, HouseRules>();

/** What a table has agreed on, option by option; for rounds that do not say it, the pure game with their pack and tariff. */
export function houseOf(rules: TableRules): HouseRules {
  if (rules.house) return rules.house;
  const known = older.get(rules);
  if (known) return known;
  const house: HouseRules = {
    ...PURE_2007,
    'deck.size': singlePack(rules.pack),
    'deal.cutMinPacket': rules.cutMin,
    tariff: rules.tariff,
    'runners.enabled': rules.runners === 'paid',
  };
  older.set(rules, house);
  return house;
}

export const rowOf = ({ contracts, imposed = [] }: TableRules, id: string): ContractRow | undefined =>
  contracts.find((row) => row.id === id) ?? imposed.find((row) => row.id === id);

/** How the table bids, and offers a Hochzeit if it plays one (SPEC 2.3, 3.6). */
export function auctionTermsOf(rules: TableRules): AuctionTerms {
  const house = houseOf(rules);
  const form = house['auction.form'];
  const offer = house['hochzeit.form'];
  return offer === 'off' ? { form } : { form, offers: { form: offer, noTaker: house['hochzeit.noTaker'] } };
}

const levels = new WeakMap<TableRules, Ranking>();

/** The levels that are bid at a table: its ranking but a Hochzeit that is offered apart from the bidding. */
export function bidLevelsOf(rules: TableRules): Ranking {
  const known = levels.get(rules);
  if (known) return known;
  const found = bidRanking(rules.ranking, auctionTermsOf(rules));
  levels.set(rules, found);
  return found;
}

/** Contracts that a bid can lead to: all of the auction but a Hochzeit that is offered apart from the bidding. */
export const biddableRows = (rules: TableRules): readonly ContractRow[] =>
  ['off', 'in-auction'].includes(houseOf(rules)['hochzeit.form'])
    ? rules.contracts
    : rules.contracts.filter(({ parties }) => parties.kind !== 'offered');

/** The Hochzeit of a table that plays it. Throws for any other table (programming error). */
export function offeredRow({ contracts }: TableRules): ContractRow {
  const row = contracts.find(({ parties }) => parties.kind === 'offered');
  if (!row) throw new Error('this table plays no Hochzeit');
  return row;
}

const handOrders = new WeakMap<TableRules, Contract>();

/** Whether Obers and Unters are trumps. */
const isUsual = ({ trumps }: ContractRow): boolean =>
  (['O', 'U'] as const).every((rank) => trumps.some((step) => 'rank' in step && step.rank === rank));

/**
 * The contract by whose order a hand is sorted before the real one is known: the lowest of the table with the usual trumps,
 * which with three players is a Solo in Hearts.
 */
export function handOrderContract(rules: TableRules): Contract {
  const known = handOrders.get(rules);
  if (known) return known;
  const row = rules.contracts.find(isUsual) ?? rules.contracts[0];
  const announcements = row ? announcementsOf(row) : [];
  const announcement = announcements.find(({ trump }) => trump === 'H') ?? announcements[0];
  if (!row || !announcement) throw new Error('a table needs at least one contract');
  const contract = contractOf(row, announcement);
  handOrders.set(rules, contract);
  return contract;
}

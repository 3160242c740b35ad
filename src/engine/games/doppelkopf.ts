// Doppelkopf (SPEC 8): every card twice, partners who find each other, reservations and announcements.
import type { DoublePack } from '../base/cards.ts';
import type { ContractRow } from '../base/contract.ts';
import { DOPPELKOPF_CONTRACTS } from '../contracts/doppelkopf-contracts.ts';
import { type HouseRules, type OptionId, PURE_2007 } from '../options/options.ts';
import type { GameRow } from './game.ts';
import { SHELF_ENTRIES } from './shelf.ts';

const MEANT = [
  'table.direction',
  'deal.cutMax',
  'deal.cutMinPacket',
  'deal.firstDealer',
  'session.length',
  'dok.nines',
  'dok.secondTenBeatsFirst',
  'dok.compulsorySolo',
  'dok.soloDeals',
  'dok.asking',
  'dok.heightsTo',
  'dok.nobodyWins',
  'dok.lateAnswer',
  'dok.revoke',
] as const satisfies readonly OptionId[];

/** What belongs to cutting, the session and the game itself is agreed on; the rest is fixed. */
const doppelkopfHouse = (agreed: HouseRules): HouseRules => ({
  ...PURE_2007,
  'deck.size': agreed['dok.nines'] ? 24 : 20,
  'runners.enabled': false,
  'stoss.enabled': false,
  tariff: { type: 'pair', values: [1, 1] },
  ...Object.fromEntries(MEANT.map((id) => [id, agreed[id]])),
});

/** Two packs of 24 cards in packets of three, or of 20 in packets of three, four and three. */
const PACKETS: Readonly<Record<DoublePack, readonly number[]>> = { 48: [3, 3, 3, 3], 40: [3, 4, 3] };

/** Where the second Ten of Hearts beats the first, it does so in every contract in which it is the highest trump. */
const contracts = (house: HouseRules): readonly ContractRow[] =>
  DOPPELKOPF_CONTRACTS.map((row) => (house['dok.secondTenBeatsFirst'] ? { ...row, laterBeats: 'HT' } : row));

export const DOPPELKOPF: GameRow = {
  ...SHELF_ENTRIES.doppelkopf,
  begins: 'reservations',
  draws: 'forgotten',
  options: MEANT,
  house: doppelkopfHouse,
  doublePack: (house) => (house['dok.nines'] ? 48 : 40),
  packetsOf: (pack) => PACKETS[pack],
  contracts,
  units: () => [1, 2, 3],
  dueSolos: (house) => house['dok.compulsorySolo'],
};

// All contracts that this program knows, by id, from the lowest to the highest as they are usually ranked (SPEC 3.14).
import type { ContractRow } from '../base/contract.ts';
import { NUMBER_CONTRACTS } from './bauernstoss.ts';
import { bettelRow, openBettelRow, USUAL_BETTEL } from './bettel.ts';
import { DOPPELKOPF_CONTRACTS } from './doppelkopf-contracts.ts';
import { DOPPELSCHAFKOPF_GAME } from './doppelschafkopf.ts';
import { BIERKOPF, HOCHZEIT, KREUZ, MUSS, MUSS_NORMAL, RAMSCH } from './partnerships.ts';
import { PURE_CONTRACTS } from './pure.ts';
import { LEAST, WIDOW_GAME } from './widow.ts';
import { EISENBAHNER, GEIER, KAISER, SUIT_GEIER, SUIT_WENZ, toutOf } from './wenz-family.ts';

const [rufer, wenz, solo, wenzTout, soloTout, sie] = PURE_CONTRACTS;

/** Contracts that are announced. */
const ANNOUNCED = [
  rufer,
  HOCHZEIT,
  bettelRow(USUAL_BETTEL),
  SUIT_GEIER,
  SUIT_WENZ,
  EISENBAHNER,
  KAISER,
  GEIER,
  wenz,
  solo,
  toutOf(SUIT_GEIER),
  toutOf(SUIT_WENZ),
  toutOf(EISENBAHNER),
  toutOf(KAISER),
  toutOf(GEIER),
  wenzTout,
  openBettelRow(USUAL_BETTEL),
  soloTout,
  sie,
] as const;

/** Contracts that the rules of the table bring about, not a bidder. */
const IMPOSED = [
  MUSS,
  MUSS_NORMAL,
  KREUZ,
  BIERKOPF,
  RAMSCH,
  WIDOW_GAME,
  LEAST,
  ...NUMBER_CONTRACTS,
  ...DOPPELKOPF_CONTRACTS,
  DOPPELSCHAFKOPF_GAME,
] as const;

export const ALL_CONTRACTS = [...ANNOUNCED, ...IMPOSED] as const satisfies readonly ContractRow[];

type AnnouncedId = (typeof ANNOUNCED)[number]['id'];
type ToutId = Extract<AnnouncedId, `${string}-tout`>;
/** Contracts that a table may offer in its auction. */
export type OfferedId = Exclude<AnnouncedId, ToutId>;
/** Contracts that may be raised to a Tout. */
export type RaisedId = ToutId extends `${infer Id}-tout` ? Extract<OfferedId, Id> : never;

const announced: readonly AnnouncedId[] = ANNOUNCED.map(({ id }) => id);

/** Contracts that a table may offer in its auction, from low to high. */
export const OFFERED = announced.filter((id): id is OfferedId => !id.endsWith('-tout'));

/** Those that may be raised to a Tout. */
export const RAISED = OFFERED.filter((id): id is RaisedId => announced.some((each) => each === `${id}-tout`));

/** Ids that the text tables must name. */
export type BuiltInContractId = (typeof ALL_CONTRACTS)[number]['id'];

/** The usual row of a contract. */
export const builtIn = (id: BuiltInContractId): ContractRow => {
  const row = ALL_CONTRACTS.find((each) => each.id === id);
  if (!row) throw new Error(`no contract ${id}`);
  return row;
};

// Which entry of the glossary explains each contract: its own, or that of another term.
import type { BuiltInContractId } from '../../engine/contracts/registry.ts';

/** Contracts that the entry of another term explains. */
export const EXPLAINED_BY = {
  rufer: 'rufspiel',
  'suit-geier': 'farbgeier',
  'suit-wenz': 'farbwenz',
  'open-bettel': 'offenerBettel',
  muss: 'mussspiel',
  'muss-rufer': 'mussspiel',
  kreuz: 'kreuzrunde',
  'widow-game': 'witwe',
  least: 'amWenigsten',
  deutscher: 'deutscherSchafkopf',
  'bauernstoss-first': 'bauernstoss',
  'bauernstoss-chalk': 'bauernstoss',
  bauernstoss: 'bauernstoss',
  'small-solo': 'gibMirEine',
  'big-solo': 'legDich',
  'schoofkopp-first': 'alterSchoofkopp',
  'schoofkopp-chalk': 'alterSchoofkopp',
  schoofkopp: 'alterSchoofkopp',
  'schoofkopp-solo': 'legDich',
  'dok-normal': 'doppelkopf',
  'dok-hochzeit': 'doppelkopf',
  'dok-solo': 'farbsolo',
  'dok-queens': 'damensolo',
  'dok-jacks': 'bubensolo',
  'dok-aces': 'fleischlos',
} as const satisfies Readonly<Partial<Record<BuiltInContractId, string>>>;

type ToutId = Extract<BuiltInContractId, `${string}-tout`>;

/** Contracts with an entry of their own, which stands beside their names in `{de,en}/contract-names.ts`. */
export type OwnEntryId = Exclude<BuiltInContractId, ToutId | keyof typeof EXPLAINED_BY>;

// The contracts of the exchange format: which row of the engine a record means, with the readings of the format.
import { type BettelForm, bettelRow, USUAL_BETTEL } from '../../../src/engine/contracts/bettel.ts';
import type { Announcement, ContractRow } from '../../../src/engine/base/contract.ts';
import { builtIn, type BuiltInContractId } from '../../../src/engine/contracts/registry.ts';
import { SUIT_GEIER, SUIT_WENZ, toutOf } from '../../../src/engine/contracts/wenz-family.ts';
import type { ContractInput } from './schemas.ts';

/** The engine's id for a name of the format, in which suit forms are called "farbwenz" and "farbgeier". */
export const idOf = (name: string): string => name.replace(/^farb(wenz|geier)/, 'suit-$1');

/** In records suit forms need no card of the trump suit. */
const SUIT_FORMS: readonly ContractRow[] = [SUIT_WENZ, SUIT_GEIER].flatMap((row) => [
  { ...row, announceRules: [] },
  { ...toutOf(row), announceRules: [] },
]);

const WITH_TOUT = ['wenz', 'geier', 'solo', 'suit-wenz', 'suit-geier', 'kaiser', 'eisenbahner'] as const;

/** Kinds in which card points decide. */
export const BY_POINTS = ['rufer', ...WITH_TOUT] as const;

const RECORD_KINDS = [
  ...BY_POINTS,
  'sie',
  'bettel',
  'hochzeit',
  'muss',
  'kreuz',
  'bierkopf',
  'ramsch',
] as const satisfies readonly BuiltInContractId[];
export type RecordKind = (typeof RECORD_KINDS)[number];

/** The engine's name of a kind; undefined for one that the engine does not play. */
export function kindOf(name: string): RecordKind | undefined {
  const id = idOf(name);
  return RECORD_KINDS.find((kind) => kind === id);
}

export const hasTout = (kind: RecordKind): boolean => WITH_TOUT.some((each) => each === kind);

/** Variants of the Bettel by their names in records. */
const BETTEL_VARIANTS: Readonly<Record<string, Partial<BettelForm>>> = {
  notrump: { ranking: 'null', overtake: 'none' },
  overtake: { ranking: 'null', overtake: 'follow' },
  hearts: { ranking: 'hearts-trump', overtake: 'none' },
};

/** What the options of a record say about its contract; null where they say nothing. */
export interface RecordOptions {
  readonly variant?: unknown;
  readonly first_lead?: unknown;
}

/** Which option a contract of this kind does not have; undefined if all fit. */
export function unknownOption(kind: RecordKind, { variant, first_lead }: RecordOptions): string | undefined {
  const known = kind === 'bettel' ? Object.keys(BETTEL_VARIANTS) : [];
  if ((variant ?? null) !== null && !known.includes(String(variant)))
    return `option variant ${JSON.stringify(variant)}`;
  const leads = kind === 'bettel' ? ['forehand', 'declarer'] : ['forehand'];
  if ((first_lead ?? null) !== null && !leads.includes(String(first_lead)))
    return `option first_lead ${JSON.stringify(first_lead)}`;
  return undefined;
}

/** The row that a record plays, or its Tout. The options must be known, and a Tout one that there is. */
export function rowOfRecord(kind: RecordKind, height: 'plain' | 'tout', options: RecordOptions): ContractRow {
  if (kind === 'bettel') {
    const form = BETTEL_VARIANTS[String(options.variant)] ?? {};
    const firstLead = options.first_lead === 'declarer' ? 'declarer' : 'forehand';
    return bettelRow({ ...USUAL_BETTEL, ...form, firstLead });
  }
  const id = height === 'tout' ? `${kind}-tout` : kind;
  return SUIT_FORMS.find((row) => row.id === id) ?? builtIn(id as BuiltInContractId);
}

/** What the declarer of a record announced. */
export const announcementIn = ({ kind, suit, called, tout }: ContractInput): Announcement => ({
  contract: tout ? `${kindOf(kind) ?? kind}-tout` : (kindOf(kind) ?? kind),
  ...(suit && { trump: suit }),
  ...(called && { called }),
});

// All phases, each a module under its name.
import type { Act, AnyPhase, EntryType, PhaseModule } from '../kernel/phase.ts';
import type { Entry } from '../table/log.ts';
import type { Phase, Round } from '../table/round.ts';
import { ANNOUNCING } from './announcing.ts';
import { AUCTION } from './bidding.ts';
import { CUTTING } from './cutting.ts';
import { CALLING } from './calling.ts';
import { CHOOSING } from './choosing.ts';
import { LAYING } from './laying.ts';
import { LEGEN_PHASE } from './legen.ts';
import { CLAIMING, SCORED, THROWN_IN } from './over.ts';
import { GIVING, HANDING_BACK } from './exchanging.ts';
import { NUMBERING, YIELDING } from './numbering.ts';
import { OFFERING_OBERS, PASSING_ON } from './passing-on.ts';
import { PLAYING } from './playing.ts';
import { NAMING, RESERVING } from './reserving.ts';
import { RETURNING } from './returning.ts';
import { SHUFFLING } from './shuffling.ts';
import { SPRITZ } from './spritz.ts';
import { DISCARDING, TAKING } from './widow.ts';

export const PHASE_MODULES = {
  shuffling: SHUFFLING,
  cutting: CUTTING,
  legen: LEGEN_PHASE,
  auction: AUCTION,
  calling: CALLING,
  numbering: NUMBERING,
  yielding: YIELDING,
  giving: GIVING,
  handingBack: HANDING_BACK,
  reserving: RESERVING,
  naming: NAMING,
  taking: TAKING,
  discarding: DISCARDING,
  choosing: CHOOSING,
  announcing: ANNOUNCING,
  offeringObers: OFFERING_OBERS,
  passingOn: PASSING_ON,
  returning: RETURNING,
  spritzing: SPRITZ,
  playing: PLAYING,
  laying: LAYING,
  claiming: CLAIMING,
  scored: SCORED,
  thrownIn: THROWN_IN,
} satisfies { readonly [P in Phase]: PhaseModule<P> };

const EVERY = Object.values(PHASE_MODULES) as unknown as readonly AnyPhase[];

/** Kinds of entries that some phase has. */
type Entered = { readonly [P in Phase]: keyof (typeof PHASE_MODULES)[P]['acts'] }[Phase];

/** Every kind of entry with its act; what may be done in several phases is done in the same way. */
export const ACTS: Readonly<Record<EntryType, Act<Round, Entry>>> = Object.assign(
  {},
  ...EVERY.map(({ acts }) => acts),
) as Record<Entered, Act<Round, Entry>>;

// Parameters that occur for every problem that a file or a save can have.
import { type Conflict, CONFLICT_IDS } from '../../../src/engine/options/conflicts.ts';
import type { ReasonId } from '../../../src/engine/base/reasons.ts';
import { judge } from '../../../src/engine/round/step.ts';
import type { Explanation } from '../../../src/engine/tutor/notes.ts';
import { MOST_ROUND_CENTS } from '../../../src/shared/border/limits.ts';
import {
  CRASHES,
  IMPORT_SOURCES,
  IMPORT_TROUBLES,
  type Problem,
  problem,
  type ProblemParams,
} from '../../../src/shared/border/problems.ts';
import type { TogetherParams } from '../../../src/shared/border/told-together.ts';
import { SYSTEM_CODES } from '../../../src/shared/border/system-errors.ts';
import { STORE_IDS } from '../../../src/shared/border/saving.ts';
import { refusal, REFUSALS } from '../../support/tutor/situations.ts';

/** What is said about each refusal. */
export function explained(id: ReasonId): Explanation {
  const { round, entry } = REFUSALS[id];
  if (entry.type !== 'shuffled' && entry.type !== 'revoke') return refusal(round, entry);
  const verdict = judge(round, entry);
  if (verdict.legal) throw new Error(id);
  return { because: verdict.because, notes: [], allowed: [] };
}

const damaged = { path: 'record.entries[12].card', detail: 'no card of this pack' };

const CONFLICTS = CONFLICT_IDS.map((id): Conflict => ({
  id,
  between: ['legen.hausbock', 'legen.form'],
  contracts: ['wenz', 'solo'],
}));

/** Parameters that occur, for every problem. */
export const PROBLEM_SAMPLES: { readonly [K in keyof ProblemParams]: readonly ProblemParams[K][] } = {
  'F.TOO_BIG': [
    { bytes: 2_345_678, max: 1_000_000 },
    { bytes: 1_000_001, max: 1_000_000 },
  ],
  'F.UNREADABLE': [{ detail: 'EACCES' }, { detail: '' }],
  'F.NOT_JSON': [{ detail: 'position 12' }],
  'F.FOREIGN': [{}],
  'F.IMPORT': IMPORT_SOURCES.flatMap((source) =>
    IMPORT_TROUBLES.map((trouble) => ({ source, trouble, detail: 'Ramsch' })),
  ),
  'F.NEWER': [{ version: 2 }],
  'F.NEWER_FIELD': [{ path: 'session.rules.tenth' }],
  'F.BAD_FIELD': [damaged],
  'F.ILLEGAL_ENTRY': (Object.keys(REFUSALS) as ReasonId[]).map((id) => ({ entry: 12, because: explained(id).because })),
  'F.NO_RULES': [{}],
  'F.RULES_CONFLICT': CONFLICTS.map((conflict) => ({ conflict })),
  'F.UNFINISHED': [{}],
  'F.TOO_MUCH': [{ cents: 2 ** 60, most: MOST_ROUND_CENTS }],
  'F.NOT_SHOWN': [{ detail: 'bad-output' }, { detail: '' }],
  'F.NOT_WRITTEN': SYSTEM_CODES.map((code) => ({ detail: `${code}: no such thing` })),
  'F.PUT_ASIDE': STORE_IDS.map((store) => ({
    store,
    file: `${store}.json.damaged-2026-05-01`,
    because: problem('F.BAD_FIELD', damaged),
  })),
  'F.NEWER_LEFT': STORE_IDS.map((store) => ({
    store,
    file: `${store}.json`,
    beside: `${store}.v1.json`,
    because: problem('F.NEWER', { version: 2 }),
  })),
  'F.LEFT_ALONE': STORE_IDS.map((store) => ({
    store,
    file: `${store}.json`,
    because: problem('F.UNREADABLE', { detail: 'EIO' }),
  })),
  'F.NOT_UNDERSTOOD': STORE_IDS.flatMap((store) => [
    { store, file: `${store}.json`, parts: ['settings.deck'] },
    { store, file: `${store}.json`, parts: ['deck.0', 'deck.3', 'deck.4', 'deck.9'] },
  ]),
  'F.KEPT_BOTH': [{ store: 'rules', file: '1.schafkopf' }],
  'F.NOT_KEPT': [{ folder: '/home/anna/.config/Schafkopf Stube' }],
  'F.MISSING': [{ file: 'Runde vom Sonntag.schafkopf' }],
  'F.LEFT': [{ file: 'library/round-1.schafkopf', because: problem('F.NEWER', { version: 2 }) }],
  'P.CRASHED': CRASHES.map((what) => ({ what, file: '1.schafkopf' })),
  'P.PLAYER': [{ seat: 2, detail: 'timeout' }],
};

/** The problem with each file that it occurs with, as when the whole folder is of a newer program. */
export const togetherOf = (id: keyof TogetherParams): readonly Problem[] =>
  PROBLEM_SAMPLES[id].map((params) => ({ id, params }) as Problem);

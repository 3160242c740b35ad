// Sentences of the commentary on a round: what their words claim, held to the round as it was and as it might have gone on.
import type { RemarkClaim } from './remarks/commented.ts';
import { COURSES } from './remarks/courses.ts';
import { HINDSIGHT } from './remarks/hindsight.ts';
import { JUDGEMENTS } from './remarks/judgements.ts';
import { VERDICTS } from './remarks/verdicts.ts';

export const REMARK_SENTENCES: readonly RemarkClaim[] = [...JUDGEMENTS, ...COURSES, ...HINDSIGHT, ...VERDICTS];

// Remembers how often each rule has been explained in a session: twice at length, from then on in short.
import type { Form, ReasonId } from './kinds.ts';

/** Explanations of one rule that are given in full. */
const FULL_TIMES = 2;

const counts = new Map<string, Map<ReasonId, number>>();

/** Notes one more explanation of a rule and says in which form it is due. */
export function nextForm(sessionId: string, id: ReasonId): Form {
  const session = counts.get(sessionId) ?? new Map<ReasonId, number>();
  counts.clear(); // only the running session is of interest
  counts.set(sessionId, session);
  const before = session.get(id) ?? 0;
  session.set(id, before + 1);
  return before < FULL_TIMES ? 'full' : 'short';
}

/** Forgets everything; for tests. */
export const forgetExplanations = (): void => counts.clear();

// The session in which a challenge is played: its cards and company follow from the seed alone, and there is no help.
import { PURE_2007 } from '../../engine/options/options.ts';
import { challengeSession } from '../../engine/duel/challenge.ts';
import { newSession } from '../table/new-session.ts';
import type { SessionFile } from '../table/session-file.ts';
import type { DuelFile } from './duel-file.ts';

/** A session of a challenge before its first deal; `date` in ISO 8601. */
export function duelSession({ id, challenge }: Pick<DuelFile, 'id' | 'challenge'>, date: string): SessionFile {
  const session = challengeSession(challenge);
  const { game } = session.rules;
  const house = session.rules.house ?? PURE_2007;
  const wish = { house, ...(game && { game }), level: challenge.level, mode: 'inn', seed: session.seed } as const;
  return { ...newSession(wish, date), session, duel: id };
}

// A challenge played to its end at a table without Electron, by somebody who does the first thing that is allowed.
import { readCode } from '../../../src/engine/duel/codes.ts';
import type { Challenge } from '../../../src/engine/duel/challenge-terms.ts';
import type { Log } from '../../../src/engine/duel/duel-deals.ts';
import { duelSession } from '../../../src/main/duel/duel-session.ts';
import { legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import { type Decision, isAside } from '../../../src/engine/table/log.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { type Scene, scene, untilWaiting } from './fake-table.ts';

/** The challenge of a code. Throws if it is none. */
export function challengeOf(code: string): Challenge {
  const read = readCode(code);
  if (read.kind !== 'challenge') throw new Error(`${code}: ${read.kind}`);
  return read.challenge;
}

/** Decides for the person; undefined for the first thing that is allowed. In a challenge nobody marks cards that are not. */
type Deciding = (round: Round, allowed: readonly Decision[]) => Decision | undefined;

/** Plays the deal on the table to its end by what is allowed. */
export async function playAllowed(stage: Scene, deciding: Deciding = () => undefined): Promise<void> {
  for (;;) {
    const view = await untilWaiting(stage);
    const round = stage.table.saved()?.round;
    const seat = round && turnIn(round);
    if (view.doublingOffered) stage.table.decline(view.at);
    if (view.doublingOffered) continue;
    if (!round || seat === undefined) return;
    const allowed = legalDecisions(round, seat).filter((each) => !isAside(each));
    const decision = deciding(round, allowed) ?? allowed[0];
    if (decision) await stage.table.decide({ at: view.at, decision });
  }
}

/** The logs of all deals. */
export async function duelPlayed(challenge: Challenge): Promise<readonly Log[]> {
  const stage = scene();
  await stage.table.sitDown(duelSession({ id: 'duel', challenge }, stage.clock.date()), 'end');
  const logs: Log[] = [];
  while (logs.length < challenge.deals) {
    await playAllowed(stage);
    const round = stage.table.saved()?.round;
    if (round) logs.push(round.entries);
    await stage.table.nextRound();
  }
  return logs;
}

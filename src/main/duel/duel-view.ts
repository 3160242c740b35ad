// What the page is told of a challenge: its code, how far the person is, and who has come to what, side by side.
import { challengeTable, markOf } from '../../engine/duel/challenge.ts';
import { PLAY_VERSION } from '../../engine/duel/challenge-terms.ts';
import { challengeCode, codedTable, resultCode } from '../../engine/duel/codes.ts';
import { type DuelDeal, type Log, partingOf } from '../../engine/duel/duel-deals.ts';
import { duelRanking } from '../../engine/duel/duel-ranking.ts';
import { type Entry, isDecision } from '../../engine/table/log.ts';
import { playedCard } from '../../engine/table/readers.ts';
import type { DuelParted, DuelScore, DuelSummary, DuelView } from '../../shared/calls/duel.ts';
import { chairsIn } from '../table/table-view.ts';
import { roundId } from '../table/session-file.ts';
import type { DuelFile, DuelTry } from './duel-file.ts';
import { duelSession } from './duel-session.ts';

/** The first time that the person has played a challenge to its end; undefined before. */
export const playedTry = ({ tries, challenge }: DuelFile): DuelTry | undefined =>
  tries.find(({ deals }) => deals.length === challenge.deals);

/** Whether the person knew cards when beginning the time that counts. */
export const isAgain = (file: DuelFile, played: DuelTry): boolean => file.tries[0] !== played;

function stateOf(file: DuelFile): DuelSummary['state'] {
  if (playedTry(file)) return 'played';
  if (file.revealed) return 'open';
  if (file.challenge.play !== PLAY_VERSION) return 'otherPlay';
  return file.tries.length > 0 ? 'running' : 'fresh';
}

/** Whether the results of others may be seen: not before the person has played, unless that will never be. */
const isShown = (state: DuelSummary['state']): boolean => state !== 'fresh' && state !== 'running';

export function summaryOf(file: DuelFile): DuelSummary {
  const { id, name, madeAt, challenge, results } = file;
  const { game, level, deals } = challenge;
  return { id, name, madeAt, game, level, deals, state: stateOf(file), results: results.length };
}

const OWN = 'own';

/** `session` is the id of the one on the table. */
export function viewOf(file: DuelFile, session: string | undefined, personName: string): DuelView {
  const { challenge, tries, results } = file;
  const summary = summaryOf(file);
  const played = playedTry(file);
  const last = tries.at(-1);
  const code = challengeCode(challenge);
  const told = played && ownCode(file, played);
  const preset = codedTable(challenge)?.preset;
  const rules = challengeTable(challenge);
  return {
    ...summary,
    ...(code !== undefined && { code }),
    ...(preset && { preset }),
    pack: rules.pack,
    departures: Object.keys(challenge.house).length,
    play: { of: challenge.play, here: PLAY_VERSION },
    tries: tries.length,
    done: last?.deals.length ?? 0,
    onTable: last !== undefined && last.session === session,
    ...(told !== undefined && { resultCode: told }),
    rounds: played ? played.deals.map((_, at) => roundId({ id: played.session }, at + 1)) : [],
    chairs: chairsIn(duelSession(file, file.madeAt), rules, personName),
    waiting: isShown(summary.state) ? [] : results.map(({ who }) => who),
    ranking: isShown(summary.state) ? rankingOf(file, played) : [],
  };
}

const ownCode = (file: DuelFile, played: DuelTry): string | undefined =>
  resultCode({
    mark: markOf(file.challenge),
    again: isAgain(file, played),
    amounts: played.deals.map(({ amount }) => amount),
  });

/** Everybody whose result is there, with what each deal has brought against the person. */
export function rankingOf(file: DuelFile, played = playedTry(file)): readonly DuelScore[] {
  const own = played && { id: OWN, again: isAgain(file, played), deals: played.deals, logs: played.logs };
  const scores = [...(own ? [own] : []), ...file.results];
  return duelRanking(scores.map((score) => ({ ...score, amounts: score.deals.map(({ amount }) => amount) }))).map(
    ({ logs, amounts: _amounts, ...score }) => ({
      ...score,
      deals: [...score.deals],
      whole: logs !== undefined,
      ...(played && score.id !== OWN && { parted: partedFrom(played, score.deals, logs) }),
    }),
  );
}

const partedFrom = (
  { deals, logs }: DuelTry,
  others: readonly DuelDeal[],
  theirs: readonly Log[] | undefined,
): readonly DuelParted[] =>
  deals.map(({ amount }, at) => {
    const [one, other] = [logs[at], theirs?.[at]];
    if (!one || !other) return { kind: 'amounts', same: amount === others[at]?.amount };
    const entry = partingOf(one, other);
    return entry === undefined ? { kind: 'never' } : partedAt(entry, one, other);
  });

function partedAt(entry: number, one: Log, other: Log): DuelParted {
  const decided = (each: Entry | undefined) => (each?.type === 'revoke' ? { ...each, type: 'play' as const } : each);
  const cards = one.slice(0, entry).filter(playedCard).length;
  const [you, theirs] = [decided(one[entry]), decided(other[entry])];
  return {
    kind: 'decision',
    cards,
    ...(you && isDecision(you) && { you }),
    ...(theirs && isDecision(theirs) && { other: theirs }),
  };
}

// Answers the page's calls to the table and its sessions, in src/shared/calls/all-calls.ts.
import { PURE_2007 } from '../../engine/options/options.ts';
import type { CALLS } from '../../shared/calls/all-calls.ts';
import { USUAL_MODE } from '../../shared/table/help-modes.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import { USUAL_LEVEL } from '../../shared/table/levels.ts';
import type { Progress } from '../progress/progress.ts';
import type { OwnRules } from '../rules/own-rules.ts';
import type { PutAside } from '../table/put-aside.ts';
import type { Room } from '../table/room.ts';

interface TableCallsDeps extends Pick<Room, 'table' | 'preferences'> {
  readonly putAside: Pick<PutAside, 'list' | 'remove'>;
  readonly progress: Pick<Progress, 'refused'>;
  readonly ownRules: Pick<OwnRules, 'remember'>;
}

/** What is played with, and what the rules refuse, is remembered besides. */
export const serveTable = ({ table, preferences, putAside, progress, ownRules }: TableCallsDeps) =>
  ({
    'table.view': () => table.view(),
    'session.start'(wish) {
      const { game = 'schafkopf', level = USUAL_LEVEL, mode = USUAL_MODE } = wish;
      void ownRules.remember({ ...PURE_2007, ...wish.house }, { game, level, mode });
      return table.start(wish);
    },
    'session.aside': async () => [...(await putAside.list(preferences.get().playerName))],
    async 'session.removeAside'({ id }) {
      await putAside.remove(id);
      return {};
    },
    'session.again': () => table.again(),
    'session.goOn': ({ id }) => table.goOn(id),
    'session.nextRound': () => table.nextRound(),
    'session.callRound': ({ round }) => table.callRound(round),
    async 'table.decide'(input) {
      const answer = await table.decide(input);
      if (answer.outcome === 'refused') void progress.refused(answer.refusal.because.id);
      return answer;
    },
    'table.sayRest': ({ at, claim }) => table.sayRest(at, claim),
    'table.declineDoubling'({ at }) {
      table.decline(at);
      return {};
    },
    'table.skip'() {
      table.skip();
      return {};
    },
  }) satisfies Partial<HandlersOf<typeof CALLS>>;

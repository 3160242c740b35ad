// Thinks along with the person at the table: ready with advice as soon as it is needed, and silent once the table moves on.
import { isAside } from '../../engine/table/log.ts';
import type { Round } from '../../engine/table/round.ts';
import { turnIn } from '../../engine/round/step.ts';
import type { Advice, Considered, Grade } from '../../engine/tutor/advice/advice.ts';
import { isDoubling } from '../../engine/tutor/advice/advice.ts';
import { gradeOf, lossOf, valueIn } from '../../engine/tutor/advice/grade.ts';
import { peoplePlayAt } from '../../engine/tutor/advice/people-play.ts';
import { viewFor } from '../../engine/round/view.ts';
import type { GateAnswer, HintAnswer, HintStep, RefutationAnswer } from '../../shared/advice.ts';
import { USUAL_MODE } from '../../shared/help-modes.ts';
import type { GateThreshold, Settings } from '../../shared/settings.ts';
import type { Clock } from '../base/clock.ts';
import type { Table } from '../table/table.ts';
import { askedSeatIn, asideOf, personIn } from '../table/next-move.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { hintOf } from './hints.ts';
import type { About, Situation } from './situation.ts';
import { adviceOn, doublingRefutationOf, refutationOf } from './situation.ts';

export interface AdviserDeps {
  readonly table: Pick<Table, 'view' | 'saved' | 'key' | 'countHelp'>;
  readonly thinking: Pick<Thinking, 'ask'>;
  readonly settings: () => Settings;
  readonly clock: Clock;
}

export interface Adviser {
  /** Begins to think if the person may be warned of something now; gives up what is out of date. */
  tableChanged(): void;
  /** A step of a hint on the decision that the person has to take when the log has `at` entries. */
  hint(at: number, step: HintStep): Promise<HintAnswer>;
  /** Whether to warn before a decision, or before declining a Stoss or Retour; answers within a second, with "pass" if the advice is not ready by then. */
  gate(at: number, decision: Considered): Promise<GateAnswer>;
  /** What a card, a call, an announcement or a doubling would lead to, in the deal that is most typical for its loss. */
  refute(at: number, decision: Considered): Promise<RefutationAnswer>;
  close(): void;
}

/** Longest time that a decision of the person waits for the advice, in milliseconds. */
export const GATE_WAIT = 1000;

/** Grades at which a threshold warns. */
const WARNS: Readonly<Record<GateThreshold, readonly Grade[]>> = {
  doubtful: ['inaccuracy', 'mistake', 'blunder'],
  bad: ['mistake', 'blunder'],
  veryBad: ['blunder'],
};

/** The question that a decision answers; a cut is as good as any other. */
const questionOf = (decision: Considered): About | undefined => {
  if (decision.type === 'cut') return undefined;
  return decision.type === 'leave' || isAside(decision) ? 'aside' : 'turn';
};

const maySay = (round: Round): boolean => asideOf(round, personIn(round)) !== undefined;

const NOTHING: RefutationAnswer = { outcome: 'nothing' };

export function createAdviser({ table, thinking, settings, clock }: AdviserDeps): Adviser {
  let present: Situation | undefined;

  /** The present situation, if the person has something to decide in it; an older one is given up. */
  function situation(): Situation | undefined {
    const key = table.key();
    const saved = table.saved();
    if (!saved) return undefined;
    if (present?.key === key) return present;
    present?.cancel.abort(new Error('the table has moved on'));
    present = {
      key,
      saved,
      view: viewFor(saved.round, askedSeatIn(saved.round)),
      asked: new Map(),
      cancel: new AbortController(),
    };
    return present;
  }

  const may = ({ saved: { round } }: Situation, about: About): boolean =>
    about === 'turn' ? turnIn(round) === askedSeatIn(round) : maySay(round);

  /** Whether warnings are wanted for a kind of decision in this session. */
  function warns({ saved, view }: Situation, about: About): boolean {
    const { gateCalls, gateCards } = settings();
    const mode = saved.file.mode ?? USUAL_MODE;
    if (mode !== 'open' && mode !== 'marked') return false;
    return (about === 'turn' && view.phase === 'playing' ? gateCards : gateCalls) === 'on';
  }

  function current(at: number): Situation | undefined {
    const now = situation();
    return now && now.saved.round.entries.length === at ? now : undefined;
  }

  return {
    tableChanged() {
      const now = situation();
      if (!now || now.view.phase === 'cutting') return;
      for (const about of ['turn', 'aside'] as const)
        if (may(now, about) && warns(now, about)) adviceOn(thinking, now, about).catch(() => undefined);
    },

    async hint(at, step) {
      const now = current(at);
      if (!now) return { outcome: 'stale' };
      const about = table.view()?.doublingOffered || !may(now, 'turn') ? 'aside' : 'turn';
      if (now.saved.file.mode === 'inn' || !may(now, about)) return { outcome: 'nothing' };
      const besides = about === 'turn' && step === 3 && may(now, 'aside');
      let found: Advice | null;
      let aside: Advice | null;
      try {
        [found, aside] = await Promise.all([
          adviceOn(thinking, now, about),
          besides ? adviceOn(thinking, now, 'aside') : null,
        ]);
      } catch {
        return { outcome: now === present ? 'failed' : 'stale' };
      }
      if (now !== situation()) return { outcome: 'stale' };
      const hint = found ? hintOf(now.view, found, step, aside ?? undefined) : undefined;
      if (!hint) return { outcome: 'nothing' };
      await table.countHelp('hints');
      return { outcome: 'hint', hint };
    },

    async gate(at, decision) {
      const now = current(at);
      const about = questionOf(decision);
      if (!now || !about || decision.seat !== now.view.seat || !may(now, about) || !warns(now, about))
        return { outcome: 'pass' };
      const late = new Promise<null>((resolve) => clock.after(GATE_WAIT, () => resolve(null)));
      const found = await Promise.race([adviceOn(thinking, now, about).catch(() => null), late]);
      if (!found || !valueIn(found, decision)) return { outcome: 'pass' };
      const grade = gradeOf(found, decision);
      if (grade === 'best' || grade === 'unsure' || !WARNS[settings().gateThreshold].includes(grade))
        return { outcome: 'pass' };
      await table.countHelp('warnings');
      const warned = { outcome: 'warn', grade, loss: lossOf(found, decision), worlds: found.worlds } as const;
      const people = peoplePlayAt(found, decision);
      // Another card of theirs might be the advised one, which nobody has asked for.
      return people && !people.other ? { ...warned, people } : warned;
    },

    async refute(at, decision) {
      const now = current(at);
      const about = questionOf(decision);
      if (!now || !about || !may(now, about) || (about === 'aside' && !isDoubling(decision))) return NOTHING;
      try {
        const thought = await adviceOn(thinking, now, about);
        const best = thought?.ranked[0]?.decision;
        if (!best) return NOTHING;
        const found =
          about === 'aside'
            ? await doublingRefutationOf(thinking, now, decision, thought)
            : await refutationOf(thinking, now, decision, best);
        return found && now === situation() ? found : NOTHING;
      } catch {
        return NOTHING; // a warning stands without it
      }
    },

    close: () => present?.cancel.abort(new Error('the table is closed')),
  };
}

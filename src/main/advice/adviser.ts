// Thinks along with the person at the table: ready with advice as soon as it is needed, and silent once the table moves on.
import { isAside } from '../../engine/table/log.ts';
import { turnIn } from '../../engine/round/step.ts';
import { type Advice, type Considered, type Grade, isDoubling } from '../../engine/tutor/advice/advice.ts';
import { gradeOf, isHeldAgainst, lossOf, valueIn } from '../../engine/tutor/advice/grade.ts';
import { momentIn } from '../../engine/tutor/advice/moment.ts';
import { peoplePlayAt } from '../../engine/tutor/advice/people-play.ts';
import type { Idea } from '../../engine/tutor/ideas/asked.ts';
import { lessonOfIdea } from '../../engine/tutor/review/skills.ts';
import { viewFor } from '../../engine/round/view.ts';
import { isPlaying } from '../../engine/table/readers.ts';
import type { HintStep } from '../../shared/teaching/advice.ts';
import type { GateAnswer, HintAnswer, MomentAnswer, RefutationAnswer } from '../../shared/teaching/advice-answers.ts';
import type { BeliefsAnswer } from '../../shared/teaching/beliefs.ts';
import { HELP, USUAL_MODE } from '../../shared/table/help-modes.ts';
import type { GateThreshold } from '../../shared/files/setting-values.ts';
import type { Settings } from '../../shared/files/settings.ts';
import type { Clock } from '../base/clock.ts';
import type { Table } from '../table/table.ts';
import { asideOf, askedSeatIn, personIn } from '../table/next-move.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { hintOf } from './hints.ts';
import {
  type About,
  adviceOn,
  beliefsIn,
  doublingRefutationOf,
  judgedOn,
  refutationOf,
  type Situation,
} from './situation.ts';

export interface AdviserDeps {
  readonly table: Pick<Table, 'view' | 'saved' | 'key' | 'countHelp' | 'teach'>;
  readonly thinking: Pick<Thinking, 'ask'>;
  readonly settings: () => Settings;
  readonly clock: Clock;
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

const may = ({ saved: { round } }: Situation, about: About): boolean =>
  about === 'turn' ? turnIn(round) === askedSeatIn(round) : asideOf(round, personIn(round)) !== undefined;

type GatePass = Extract<GateAnswer, { readonly outcome: 'pass' }>;

const isTaught = ({ saved: { file } }: Situation): boolean => HELP[file.mode ?? USUAL_MODE].teaches === 'yes';

/** What the teacher has asked at other places of the round. */
const askedBefore = ({ saved: { file, round } }: Situation): readonly Idea[] =>
  (file.taught ?? []).filter(({ at }) => at < round.entries.length).map(({ idea }) => idea);

const NOTHING: RefutationAnswer = { outcome: 'nothing' };

export class Adviser {
  readonly #deps: AdviserDeps;
  #present: Situation | undefined;

  constructor(deps: AdviserDeps) {
    this.#deps = deps;
  }

  /** Begins to think if the person may be warned of something now; gives up what is out of date. */
  tableChanged(): void {
    const now = this.#situation();
    if (!now || now.view.phase === 'cutting') return;
    for (const about of ['turn', 'aside'] as const)
      if (may(now, about) && this.#warns(now, about)) this.#adviceOn(now, about).catch(() => undefined);
  }

  /** A step of a hint on the decision that the person has to take when the log has `at` entries. */
  async hint(at: number, step: HintStep): Promise<HintAnswer> {
    const { table } = this.#deps;
    const now = this.#current(at);
    if (!now) return { outcome: 'stale' };
    const about = table.view()?.doublingOffered || !may(now, 'turn') ? 'aside' : 'turn';
    if (now.saved.file.mode === 'inn' || !may(now, about)) return { outcome: 'nothing' };
    const besides = about === 'turn' && step === 3 && may(now, 'aside');
    let found: Advice | null;
    let aside: Advice | null;
    try {
      [found, aside] = await Promise.all([this.#adviceOn(now, about), besides ? this.#adviceOn(now, 'aside') : null]);
    } catch {
      return { outcome: now === this.#present ? 'failed' : 'stale' };
    }
    if (now !== this.#situation()) return { outcome: 'stale' };
    const hint = found ? hintOf(now.view, found, step, aside ?? undefined) : undefined;
    if (!hint) return { outcome: 'nothing' };
    await table.countHelp('hints');
    return { outcome: 'hint', hint };
  }

  /** What a teacher asks before the person plays, when the log has `at` entries. */
  async moment(at: number): Promise<MomentAnswer> {
    const now = this.#current(at);
    if (!now) return { outcome: 'stale' };
    if (!isTaught(now) || !isPlaying(now.view) || !may(now, 'turn')) return { outcome: 'nothing' };
    try {
      const advice = await this.#adviceOn(now, 'turn');
      if (now !== this.#situation()) return { outcome: 'stale' };
      const idea = advice && momentIn(now.view, advice, askedBefore(now));
      if (!idea) return { outcome: 'nothing' };
      await this.#deps.table.teach(idea);
      return { outcome: 'moment', idea };
    } catch {
      return { outcome: now === this.#present ? 'failed' : 'stale' };
    }
  }

  /** Why a decision answers what the teacher has asked before it; nothing where nothing was asked, or it does not. */
  #found(now: Situation, decision: Considered, advice: Advice): Pick<GatePass, 'found'> {
    const saved = this.#deps.table.saved();
    const asked = saved?.file.taught?.some(({ at }) => at === saved.round.entries.length);
    if (!isTaught(now) || !asked || gradeOf(advice, decision) !== 'best') return {};
    const because = advice.facts.slice(0, 1);
    const lesson = because[0] && lessonOfIdea(because[0].id);
    return { found: { because: [...because], ...(lesson !== undefined && { lesson }) } };
  }

  /** Where the cards lie that the person does not see, when the log has `at` entries. */
  async beliefs(at: number): Promise<BeliefsAnswer> {
    const now = this.#current(at);
    if (!now) return { outcome: 'stale' };
    const { mode = USUAL_MODE } = now.saved.file;
    if (mode === 'inn' || HELP[mode].fallen === 'hidden') return { outcome: 'nothing' };
    try {
      const beliefs = await beliefsIn(this.#deps.thinking, now);
      if (now !== this.#situation()) return { outcome: 'stale' };
      return beliefs ? { outcome: 'beliefs', beliefs: [...beliefs] } : { outcome: 'nothing' };
    } catch {
      return { outcome: now === this.#present ? 'failed' : 'stale' };
    }
  }

  /** Whether to warn before a decision, or before declining a Stoss or Retour; answers within a second, with "pass" if the advice is not ready by then. */
  async gate(at: number, decision: Considered): Promise<GateAnswer> {
    const { table, settings, clock } = this.#deps;
    const now = this.#current(at);
    const about = questionOf(decision);
    if (!now || !about || decision.seat !== now.view.seat || !may(now, about) || !this.#warns(now, about))
      return { outcome: 'pass' };
    const late = new Promise<null>((resolve) => clock.after(GATE_WAIT, () => resolve(null)));
    const warns = WARNS[settings().gateThreshold];
    const first = await Promise.race([this.#adviceOn(now, about).catch(() => null), late]);
    if (!first || !valueIn(first, decision)) return { outcome: 'pass' };
    if (!warns.includes(gradeOf(first, decision))) return { outcome: 'pass', ...this.#found(now, decision, first) };
    const judged = judgedOn(this.#deps.thinking, now, about, decision, first).catch(() => null);
    const found = await Promise.race([judged, late]);
    const grade = found && gradeOf(found, decision);
    if (!found || !grade || !isHeldAgainst(grade) || !warns.includes(grade)) return { outcome: 'pass' };
    await table.countHelp('warnings');
    const warned = { outcome: 'warn', grade, loss: lossOf(found, decision), worlds: found.worlds } as const;
    const people = peoplePlayAt(found, decision);
    // Another card of theirs might be the advised one, which nobody has asked for.
    return people && !people.other ? { ...warned, people } : warned;
  }

  /** What a card, a call, an announcement or a doubling would lead to, in the deal that is most typical for its loss. */
  async refute(at: number, decision: Considered): Promise<RefutationAnswer> {
    const { thinking } = this.#deps;
    const now = this.#current(at);
    const about = questionOf(decision);
    if (!now || !about || !may(now, about) || (about === 'aside' && !isDoubling(decision))) return NOTHING;
    try {
      const thought = await this.#adviceOn(now, about);
      const best = thought?.ranked[0]?.decision;
      if (!best) return NOTHING;
      const found =
        about === 'aside'
          ? await doublingRefutationOf(thinking, now, decision, thought)
          : await refutationOf(thinking, now, decision, best);
      return found && now === this.#situation() ? found : NOTHING;
    } catch {
      return NOTHING; // a warning stands without it
    }
  }

  close(): void {
    this.#present?.cancel.abort(new Error('the table is closed'));
  }

  /** The present situation, if the person has something to decide in it; an older one is given up. */
  #situation(): Situation | undefined {
    const { table } = this.#deps;
    const key = table.key();
    const saved = table.saved();
    if (!saved) return undefined;
    if (this.#present?.key === key) return this.#present;
    this.#present?.cancel.abort(new Error('the table has moved on'));
    this.#present = {
      key,
      saved,
      view: viewFor(saved.round, askedSeatIn(saved.round)),
      asked: new Map(),
      cancel: new AbortController(),
    };
    return this.#present;
  }

  #current(at: number): Situation | undefined {
    const now = this.#situation();
    return now && now.saved.round.entries.length === at ? now : undefined;
  }

  #adviceOn(now: Situation, about: About): Promise<Advice | null> {
    return adviceOn(this.#deps.thinking, now, about);
  }

  /** Whether warnings are wanted for a kind of decision in this session. */
  #warns({ saved, view }: Situation, about: About): boolean {
    const { gateCalls, gateCards } = this.#deps.settings();
    if (HELP[saved.file.mode ?? USUAL_MODE].warns === 'no') return false;
    return (about === 'turn' && isPlaying(view) ? gateCards : gateCalls) === 'on';
  }
}

// A player that is another program: asked over its standard input, replaced by chance for a turn when it fails.
import { asideOf, turnDecisions } from '../../../../src/engine/bots/random-player.ts';
import type { Think } from '../../../../src/engine/bots/player.ts';
import type { Decision } from '../../../../src/engine/table/log.ts';
import type { TableRules } from '../../../../src/engine/table/table-rules.ts';
import type { SeatView } from '../../../../src/engine/round/view.ts';
import { type ArenaPlayer, type Decided, PlayerError } from '../../../base/play-round.ts';
import { secondsOf } from '../../../base/statistics.ts';
import { oneLine } from '../../../../src/shared/border/one-line.ts';
import { BotProcess } from './bot-process.ts';
import { type Greeting, meaningOf, nameInHello, PROTOCOL, type Question, VERSION, viewForBot } from './protocol.ts';

/** How a foreign player answered. A failed question is decided by chance, or not doubled. */
export interface ForeignReport {
  /** What the program calls itself. */
  readonly name: string;
  readonly asked: number;
  readonly answered: number;
  readonly late: number;
  readonly nonsense: number;
  /** Questions for which the process was no longer there. */
  readonly gone: number;
  /** The first few failures in words. */
  readonly problems: readonly string[];
  /** Time that the arena waited for its answers. */
  readonly waitedSeconds: number;
  /** CPU that its processes used; null where the system does not tell, or one of them has ended before it was asked. */
  readonly cpuSeconds: number | null;
}

export interface ForeignTerms {
  readonly rules: TableRules;
  readonly limitMs: number;
  readonly seed: string;
}

export interface ForeignPlayer extends ArenaPlayer {
  report(): ForeignReport;
  /** Ends the program. */
  close(): Promise<void>;
}

/** Time to start and to greet, at least: an interpreter may have to be loaded. */
const GREETING_MS = 10_000;
/** So many late answers in a row, and the program is ended. */
const PATIENCE = 5;
const MOST_PROBLEMS = 3;

/**
 * Starts a program (with arguments) and greets it. Rejects with a PlayerError if it does not greet; its questions reject with one
 * if it is gone before it has answered any.
 */
export async function startForeign(
  seat: string,
  command: readonly string[],
  terms: ForeignTerms,
): Promise<ForeignPlayer> {
  const bot = new BotProcess(command);
  const counts = { asked: 0, answered: 0, late: 0, nonsense: 0, gone: 0 };
  const problems: string[] = [];
  let lateInARow = 0;
  let waitedMs = 0;
  const name = await greeted(seat, bot, terms);

  function failed(how: 'late' | 'nonsense' | 'gone', what: string): undefined {
    counts[how] += 1;
    if (problems.length < MOST_PROBLEMS && problems.at(-1) !== what) problems.push(what);
    lateInARow = how === 'late' ? lateInARow + 1 : 0;
    if (lateInARow === PATIENCE) bot.giveUp(`ended after ${PATIENCE} late answers in a row`);
    if (how === 'gone' && counts.answered === 0) throw new PlayerError(`${seat}: ${what}, and it has answered nothing`);
    return undefined;
  }

  /** The decision, null for none, or undefined if the program failed; the time is taken. */
  async function ask(type: Question['type'], view: SeatView, choices: readonly Decision[]) {
    const started = performance.now();
    try {
      return await answered(type, view, choices);
    } finally {
      waitedMs += performance.now() - started;
    }
  }

  async function answered(type: Question['type'], view: SeatView, choices: readonly Decision[]) {
    const question: Question = { type, id: ++counts.asked, view: viewForBot(view), choices };
    bot.send(JSON.stringify(question));
    const until = performance.now() + terms.limitMs;
    for (;;) {
      const reply = await bot.next(Math.max(0, until - performance.now()));
      if (reply.kind === 'gone') return failed('gone', reply.why);
      if (reply.kind === 'late') return failed('late', `no answer within ${terms.limitMs} ms`);
      const meaning = meaningOf(reply.line, question);
      if (meaning.kind === 'old') continue;
      if (meaning.kind === 'nonsense') return failed('nonsense', `${meaning.what}: ${oneLine(reply.line, 80)}`);
      counts.answered += 1;
      lateInARow = 0;
      return meaning.kind === 'none' ? null : meaning.decision;
    }
  }

  return {
    async decide(view: SeatView, { random }: Think): Promise<Decided> {
      const choices = turnDecisions(view);
      const decision = (await ask('decide', view, choices)) ?? choices[random.below(choices.length)];
      if (!decision) throw new Error('a player was asked although nothing can be decided');
      return { decision };
    },
    async double(view: SeatView): Promise<Decided | undefined> {
      const offered = asideOf(view);
      const decision = offered && (await ask('double', view, [offered]));
      return decision ? { decision } : undefined;
    },
    report: () => ({ name, ...counts, problems, waitedSeconds: secondsOf(waitedMs), cpuSeconds: cpuSecondsOf(bot) }),
    close: () => bot.close(),
  };
}

/** What the process has computed; null where the system does not tell. */
function cpuSecondsOf(bot: BotProcess): number | null {
  const ms = bot.cpuMs();
  return ms === undefined ? null : secondsOf(ms);
}

/** The name from the greeting. A program that does not greet is ended, and a PlayerError says why. */
async function greeted(seat: string, bot: BotProcess, { rules, limitMs, seed }: ForeignTerms): Promise<string> {
  const greeting: Greeting = { type: 'hello', protocol: PROTOCOL, version: VERSION, rules, limitMs, seed };
  bot.send(JSON.stringify(greeting));
  const reply = await bot.next(Math.max(GREETING_MS, limitMs));
  const name = reply.kind === 'line' ? nameInHello(reply.line) : undefined;
  if (name !== undefined) return name;
  const why = reply.kind === 'gone' ? reply.why : reply.kind === 'late' ? 'it said nothing' : reply.line.slice(0, 80);
  bot.giveUp('no greeting');
  throw new PlayerError(`${seat}: no greeting of version ${VERSION}: ${why}`);
}

/** Together what several processes of one program did. */
export function combined(reports: readonly ForeignReport[]): ForeignReport {
  const sum = (of: 'asked' | 'answered' | 'late' | 'nonsense' | 'gone'): number =>
    reports.reduce((total, report) => total + report[of], 0);
  return {
    name: reports[0]?.name ?? '',
    asked: sum('asked'),
    answered: sum('answered'),
    late: sum('late'),
    nonsense: sum('nonsense'),
    gone: sum('gone'),
    problems: [...new Set(reports.flatMap(({ problems }) => problems))].slice(0, MOST_PROBLEMS),
    waitedSeconds: Number(reports.reduce((total, { waitedSeconds }) => total + waitedSeconds, 0).toFixed(3)),
    cpuSeconds: reports.reduce<number | null>(
      (total, { cpuSeconds }) =>
        total === null || cpuSeconds === null ? null : Number((total + cpuSeconds).toFixed(3)),
      0,
    ),
  };
}

/** Questions that a program did not answer, so that chance had to. */
export const madeUp = ({ late, nonsense, gone }: ForeignReport): number => late + nonsense + gone;

/** More answers than this share made up by chance, and the figures are not those of the program. */
const MOST_MADE_UP = 0.01;

export const tooOftenMadeUp = (report: ForeignReport): boolean => madeUp(report) > MOST_MADE_UP * report.asked;

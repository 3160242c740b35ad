// `arena`: lets players, also foreign programs, play the same deals in all seats and prints who won how much.
import { PLAYER_IDS } from '../../src/engine/bots/players.ts';
import { GAMES } from '../../src/engine/games/shelf.ts';
import { chairsAt } from '../../src/engine/table/table-rules.ts';
import { type ArenaReport, dealerOf, dealsOf, type Played, reportOn } from '../measure/arena/arena.ts';
import { collectDeals } from '../measure/arena/deals.ts';
import { dealLine } from '../measure/arena/deal-line.ts';
import { combined, type ForeignReport, madeUp, tooOftenMadeUp } from '../measure/arena/foreign/foreign-player.ts';
import { type LaneEnd, type LaneMessage, type LanePlan, runLane } from '../measure/arena/lane.ts';
import { type Elsewhere, runLanes } from '../measure/arena/lanes.ts';
import { type ArenaOptions, arenaOptions, USAGE } from '../measure/arena/options.ts';
import { estimateCell, noteMeasured } from '../measure/figures/note.ts';
import { PlayerError } from '../base/play-round.ts';
import { progressOf } from '../base/progress.ts';
import { secondsOf } from '../base/statistics.ts';
import { type Command, type Exit, EXIT, type Io } from '../../src/cli/command.ts';

const planOf = ({ terms, choices, limitMs, lane }: ArenaOptions, { now, host }: Io): LanePlan => ({
  ...terms,
  choices,
  limitMs,
  rotations: lane ?? chairsAt(terms.rules),
  now,
  ...(host && { cpu: host.cpu }),
});

/** Plays the rotations that another process has asked for, and tells it of each. */
async function playLane(options: ArenaOptions, io: Io): Promise<Exit> {
  const tell = (message: LaneMessage): void => io.out(JSON.stringify(message));
  try {
    const end = await runLane(
      planOf(options, io),
      (played) => tell({ type: 'played', played }),
      io.host?.stopOn('end-of-input'),
    );
    tell({ type: 'ended', end });
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof PlayerError)) throw error;
    tell({ type: 'failed', message: error.message });
    return EXIT.failed;
  }
}

/** How the programs answered that play under one name. */
const foreignBy = (name: string, { choices }: ArenaOptions, { foreign }: LaneEnd): ForeignReport | undefined => {
  const reports = choices.flatMap((choice, chair) => (choice.name === name ? (foreign[chair] ?? []) : []));
  return reports.length > 0 ? combined(reports) : undefined;
};

/** The report with how each foreign program answered. */
function withForeign(report: ArenaReport, options: ArenaOptions, end: LaneEnd): ArenaReport {
  const players = report.players.map((player) => {
    const foreign = foreignBy(player.player, options, end);
    return foreign ? { ...player, foreign } : player;
  });
  return { ...report, players };
}

/** Warns of programs for which chance has played too often; true if there are any. */
function warned(options: ArenaOptions, end: LaneEnd, io: Io): boolean {
  const names = [...new Set(options.choices.map(({ name }) => name))];
  const faults = names.flatMap((name) => {
    const report = foreignBy(name, options, end);
    if (!report || !tooOftenMadeUp(report)) return [];
    const percent = ((100 * madeUp(report)) / report.asked).toFixed(1);
    const why = report.problems.join('; ');
    return [`warning: ${name}: ${madeUp(report)} of ${report.asked} answers (${percent} %) were made up: ${why}`];
  });
  faults.forEach((fault) => io.err(fault));
  return faults.length > 0;
}

/** CPU apart from waiting: of the built-in players, of the programs (as far as known), and what the arena itself needed. */
function cpuOf(report: ArenaReport, { cpuMs, foreign }: LaneEnd): object {
  const builtIn = report.players.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  const programs = foreign.flatMap((each) => each ?? []);
  const known = programs.every(({ cpuSeconds }) => cpuSeconds !== null);
  const theirs = programs.reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0);
  const rounded = (seconds: number): number => Number(Math.max(0, seconds).toFixed(3));
  return {
    players: rounded(builtIn),
    ...(programs.length > 0 && { programs: known ? rounded(theirs) : null }),
    arena: rounded(secondsOf(cpuMs) - builtIn),
  };
}

/** The row of the first player against the first other one, among the figures of the documents. */
function note(name: string, report: ArenaReport, { terms, preset }: ArenaOptions, deals: number): void {
  const { rules, contract } = terms;
  const [pair] = report.pairs;
  if (!pair) return;
  const [better, other] = pair.players;
  const { mean, standardError } = pair.cents;
  const p95 = report.players.find(({ player }) => player === better)?.cpuMs.p95 ?? null;
  const table = contract?.id ?? rules.game ?? preset;
  noteMeasured(name, {
    command: 'npm run -s cli -- arena --deals DEALS --game GAME --seats BETTER,OTHER,BETTER,OTHER --seed 1',
    n: 'deals, each in all rotations',
    error: 'standard error over deals',
    columns: ['game', 'better', 'other', 'deals', 'difference', 'CPU of a choice, 95 %, ms'].map((title) => ({
      title,
    })),
    rows: [[table, better, other, deals, estimateCell(mean, standardError, 3), p95 && Math.round(p95)]],
  });
}

async function playAll(args: readonly string[], options: ArenaOptions, io: Io): Promise<Exit> {
  const { terms, choices, preset, prints } = options;
  const { rules, from, seed } = terms;
  const started = io.now();
  const seats = choices.map(({ name }) => name);
  const all: Played[] = [];
  const deals = dealsOf(terms);
  const tellProgress = progressOf(deals.length, io.now, io.err);
  const collect = collectDeals(deals, seats.length, (deal, played) => {
    all.push(...played);
    if (prints === 'lines') io.out(JSON.stringify(dealLine(deal, dealerOf(terms, deal), played)));
    tellProgress();
  });
  const elsewhere: Elsewhere | undefined = io.host && {
    again: io.host.again,
    argsOf: (rotations) => ['arena', ...args, '--lane', rotations.join()],
  };
  const stop = io.host?.stopOn('interrupt');
  const jobs = options.jobs ?? io.host?.cores ?? 1;
  const end = await runLanes(planOf(options, io), jobs, elsewhere, collect, stop);

  const done = all.length / seats.length;
  const report = withForeign(reportOn(rules, seats, all), options, end);
  const game = {
    rules: preset,
    ...(rules.game && { game: rules.game }),
    ...(terms.contract && { contract: terms.contract.id }),
  };
  const stopped = done < deals.length && { stopped: { asked: deals.length, next: from + done } };
  const printed = {
    ...{ deals: done, ...(from > 0 && { from }), ...stopped, seed, ...game },
    ...{ pack: rules.pack, tariff: rules.tariff.values.join('/'), seats },
    ...report,
    ...{ cpuSeconds: cpuOf(report, end), seconds: Number(((io.now() - started) / 1000).toFixed(2)) },
  };
  io.out(prints === 'lines' ? JSON.stringify({ type: 'report', ...printed }) : JSON.stringify(printed, undefined, 2));
  if (options.measured !== undefined && !stopped) note(options.measured, report, options, done);
  if (stopped) io.err(`stopped after ${done} of ${deals.length} deals; go on with --from ${from + done}`);
  const faulty = warned(options, end, io);
  return stopped ? EXIT.stopped : faulty ? EXIT.differs : EXIT.ok;
}

export const arena: Command = {
  usage: USAGE,
  about: `play deals in all rotations; players: ${PLAYER_IDS.join(', ')}, cmd:"PROGRAM ARGS" (docs/BOT-PROTOCOL.md); games: ${GAMES.join(', ')}`,
  async run(args, io) {
    const options = arenaOptions(args);
    if (options.lane) return playLane(options, io);
    try {
      return await playAll(args, options, io);
    } catch (error) {
      if (!(error instanceof PlayerError)) throw error;
      io.err(error.message);
      return EXIT.failed;
    }
  },
};

// Decisions of the computer players: how many in a second, and how long the slowest ones take.
import { runArena } from '../../src/cli/arena/arena.ts';
import { PLAYER_IDS, PLAYERS } from '../../src/engine/bots/players.ts';
import { pureRules } from '../../src/engine/table-rules.ts';
import type { Row, Section } from './section.ts';

const DEALS = 12;

function measurePlayer(id: string): readonly Row[] {
  const rules = pureRules();
  const arena = (deals: number, seed: string): ReturnType<typeof runArena> =>
    runArena({ deals, seed, rules, seats: [id, id, id, id], players: PLAYERS, now: () => performance.now() });
  arena(2, 'warm up');
  const started = performance.now();
  const [report] = arena(DEALS, 'bench').players;
  const seconds = (performance.now() - started) / 1000;
  if (!report) throw new Error(`no report on ${id}`);
  return [
    { what: `${id}: decisions with the rules around them`, unit: 'decisions/s', value: report.ms.count / seconds },
    { what: `${id}: median decision`, unit: 'ms', value: report.ms.p50 },
    { what: `${id}: 95 % of decisions within`, unit: 'ms', value: report.ms.p95 },
    { what: `${id}: slowest decision`, unit: 'ms', value: report.ms.max },
  ];
}

export const players: Section = { name: 'players', measure: () => PLAYER_IDS.flatMap(measurePlayer) };

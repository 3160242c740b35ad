// Decisions of the computer players: how many in a second, and how long the slowest ones take.
import { type ArenaReport, runArena } from '../arena/arena.ts';
import { PLAYER_IDS, type PlayerId, PLAYERS } from '../../../src/engine/bots/players.ts';
import { pureRules } from '../../../src/engine/table/table-rules.ts';
import type { Row, Section } from './section.ts';

const DEALS = 12;

async function measurePlayer(id: PlayerId): Promise<readonly Row[]> {
  const rules = pureRules();
  const chair = { name: id, player: PLAYERS[id] };
  const arena = (deals: number, seed: string): Promise<ArenaReport> =>
    runArena({ deals, seed, rules, chairs: [chair, chair, chair, chair], now: () => performance.now() });
  await arena(2, 'warm up');
  const started = performance.now();
  const [report] = (await arena(DEALS, 'bench')).players;
  const seconds = (performance.now() - started) / 1000;
  if (!report) throw new Error(`no report on ${id}`);
  return [
    { what: `${id}: decisions with the rules around them`, unit: 'decisions/s', value: report.ms.count / seconds },
    { what: `${id}: median decision`, unit: 'ms', value: report.ms.p50 },
    { what: `${id}: 95 % of decisions within`, unit: 'ms', value: report.ms.p95 },
    { what: `${id}: slowest decision`, unit: 'ms', value: report.ms.max },
  ];
}

export const players: Section = {
  name: 'players',
  about: 'what a decision of each player takes',
  async measure() {
    const rows: Row[] = [];
    for (const id of PLAYER_IDS) rows.push(...(await measurePlayer(id)));
    return rows;
  },
};

// A new session: its id, its seed, who sits where and who deals first.
import { randomUUID } from 'node:crypto';
import { randomOf, shuffled } from '../../engine/random.ts';
import { bySeat, SEATS } from '../../engine/seats.ts';
import { pureRules } from '../../engine/table-rules.ts';
import type { InputOf } from '../../shared/ipc.ts';
import type { CALLS } from '../../shared/contract.ts';
import { USUAL_LEVEL } from '../../shared/levels.ts';
import type { SessionFile } from '../store/session-file.ts';
import { HUMAN } from './next-move.ts';

const NAMES = ['Vroni', 'Sepp', 'Resi', 'Xaver', 'Zenzi', 'Wastl', 'Kathi', 'Gustl', 'Burgi', 'Girgl', 'Leni', 'Korbi'];

/** `2026-03-01T18:05:09.123Z` becomes `20260301-180509-` and four random digits: sorts by time, and is never the same twice. */
const newId = (date: string): string =>
  `${date.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}-${randomUUID().slice(0, 4)}`;

/** A session before its first deal. With a seed, cards, first dealer, names and all decisions of bots follow from it. */
export function newSession(wish: InputOf<typeof CALLS, 'session.start'>, date: string): SessionFile {
  const seed = wish.seed ?? randomUUID();
  const level = wish.level ?? USUAL_LEVEL;
  const names = shuffled(NAMES, randomOf(seed, 'names'));
  return {
    format: 'schafkopf-stube-session',
    version: 1,
    id: newId(date),
    sitters: bySeat((seat) =>
      seat === HUMAN ? { kind: 'human' } : { kind: 'bot', name: names[seat] ?? 'Sepp', player: level },
    ),
    level,
    session: {
      seed,
      rules: pureRules(wish.pack, wish.tariff),
      firstDealer: SEATS[randomOf(seed, 'first dealer').below(SEATS.length)] ?? HUMAN,
      sheet: [],
    },
    entries: [],
    notes: [],
  };
}

// `leads`: counted once more from the records, and what is reported of single leads.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import type { Lead } from '../../src/cli/leads/lead.ts';
import type { LeadsReport } from '../../src/cli/leads/report.ts';
import { reportOn } from '../../src/cli/leads/report.ts';
import { sample } from '../thorough.ts';

interface Recorded {
  readonly game: string;
  readonly deck: number;
  readonly hands: readonly (readonly string[])[];
  readonly contract: { readonly kind: string; readonly called: string | null; readonly declarer: number };
  readonly tricks: readonly { readonly leader: number; readonly cards: readonly string[] }[];
}

const file = path.join(import.meta.dirname, '../fixtures/sample.jsonl');
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const rufers = lines.filter((line) => {
  const { game, deck, contract } = JSON.parse(line) as Recorded;
  return game === 'schafkopf' && deck === 32 && contract.kind === 'rufer';
});

/** Whether a card is of the suit of the called one, and no trump. */
const isOf = (called: string, card: string): boolean => card[0] === called[0] && !'OU'.includes(card[1] ?? '');

test('the searches of people are those that a second count finds', async () => {
  const some = rufers.slice(0, sample(40, 400));
  const out: string[] = [];
  const exit = await COMMANDS['leads']?.run(['-', '--json'], {
    out: (line) => void out.push(line),
    err: (line) => void out.push(line),
    lines: async function* () {
      await Promise.resolve();
      yield* some;
    },
    now: () => 0,
  });
  expect(exit).toBe(0);
  const { habits } = JSON.parse(out.join('\n')) as LeadsReport;
  let [leads, searched] = [0, 0];
  for (const line of some) {
    const { hands, contract, tricks } = JSON.parse(line) as Recorded;
    const [first] = tricks;
    const called = contract.called ?? '';
    const hand = hands[first?.leader ?? 0] ?? [];
    const led = first?.cards[0];
    if (!first || led === undefined || first.leader === contract.declarer || hand.includes(called)) continue;
    const own = hand.filter((card) => isOf(called, card));
    if (own.length === 0 || own.length === hand.length) continue;
    leads++;
    if (isOf(called, led)) searched++;
  }
  expect(leads).toBeGreaterThan(2);
  expect(habits.search).toMatchObject({ leads, person: searched });
  expect(habits.search.tutor).toBeGreaterThanOrEqual(leads / 2);
});

const lead = (more: Partial<Lead>): Lead => ({
  ...{ habit: 'search', person: true, tutor: true, unproved: false, grade: 'best', cents: { person: 10, tutor: 10 } },
  ...more,
});

test('counts who followed the rule, and blames of those who did', () => {
  const { habits } = reportOn(
    [
      lead({}),
      lead({ tutor: false, unproved: true, grade: 'blunder', cents: { person: 10, tutor: -10 } }),
      lead({ tutor: false, grade: 'unsure' }),
      lead({ person: false, grade: 'mistake' }),
      lead({ habit: 'partnerTrump', grade: 'mistake' }),
    ],
    4,
    1,
  );
  expect(habits.search).toMatchObject({ leads: 4, person: 3, tutor: 2, unproved: 1, blamed: 1, unsure: 1 });
  expect(habits.search.gained.mean).toBe(-5);
  expect(habits.partnerTrump).toMatchObject({ leads: 1, person: 1, tutor: 1, blamed: 1 });
});

// What the writer tells, whatever the order in which writes begin, fail, succeed and are tried again.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Writer } from '../../src/main/store/writer.ts';
import type { Saving } from '../../src/shared/border/saving-schema.ts';
import { ALL_WRITTEN } from '../../src/shared/border/saving.ts';
import { fakeClock } from '../../lab/support/main/fake-table.ts';

const STORES = ['session', 'settings', 'rules'] as const;

type Move =
  | { readonly does: 'write'; readonly store: number }
  | { readonly does: 'end'; readonly which: number; readonly as: 'written' | 'refused' }
  | { readonly does: 'timer' | 'retry' };

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ does: fc.constant('write' as const), store: fc.nat(STORES.length - 1) }),
  fc.record({
    does: fc.constant('end' as const),
    which: fc.nat(3),
    as: fc.constantFrom('written' as const, 'refused' as const),
  }),
  fc.record({ does: fc.constantFrom('timer' as const, 'retry' as const) }),
);

/** Lets everything run that waits for nothing from outside. */
const quiet = async (): Promise<void> => {
  for (let i = 0; i < 40; i++) await Promise.resolve();
};

interface Attempt {
  readonly end: (as: 'written' | 'refused') => void;
}

/** A writer on a disk whose every write ends when and how the test says, and what was told at each moment. */
function scene() {
  const clock = fakeClock();
  const attempts: Attempt[] = [];
  const [wanted, files]: [Record<string, string>, Record<string, string>] = [{}, {}];
  const told: Saving[] = [ALL_WRITTEN];
  const early: string[] = [];
  const write = (place: string, content: string | Uint8Array): Promise<void> =>
    new Promise((written, refused) => {
      attempts.push({
        end(as) {
          if (as === 'refused') return refused(new Error('ENOSPC'));
          files[place] = String(content);
          written();
        },
      });
    });
  const writer = new Writer(clock, write);
  writer.watch((saving) => {
    told.push(saving);
    if (saving.waiting.length === 0 && JSON.stringify(files, STORES.slice()) !== JSON.stringify(wanted, STORES.slice()))
      early.push(`told as number ${saving.revision}, with ${JSON.stringify({ wanted, files })}`);
  });
  const slots = STORES.map((store) => writer.slot(store, store));
  const answers: Saving[] = [];
  let texts = 0;
  async function make(next: Move): Promise<void> {
    if (next.does === 'write') {
      const store = STORES[next.store] ?? 'session';
      wanted[store] = String(++texts);
      void slots[next.store]?.write(wanted[store]);
    } else if (next.does === 'end') attempts.splice(next.which, 1)[0]?.end(next.as);
    else if (next.does === 'retry') void writer.retry().then((answer) => answers.push(answer));
    else if (clock.pending() > 0) void clock.advance();
    await quiet();
  }
  return { clock, attempts, wanted, files, told, early, answers, writer, make };
}

test('that all is written is told once, when nothing is left to write, and every answer is what was told', () =>
  fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 40 }), async (moves) => {
      const { clock, attempts, wanted, files, told, early, answers, writer, make } = scene();
      for (const each of moves) await make(each);
      while (attempts.length > 0 || clock.pending() > 0)
        await make(attempts.length > 0 ? { does: 'end', which: 0, as: 'written' } : { does: 'timer' });
      expect(early).toEqual([]);
      expect(files).toEqual(wanted);
      expect(writer.saving()).toEqual(told.at(-1));
      expect(writer.saving().waiting).toEqual([]);
      expect(told.map(({ revision }) => revision)).toEqual(told.map((_, at) => at));
      for (const [at, { waiting }] of told.entries()) expect(waiting).not.toEqual(told[at - 1]?.waiting);
      for (const answer of answers) expect(answer).toEqual(told[answer.revision]);
    }),
    { seed: 10, numRuns: 300 },
  ));

// The one writer: what cannot be written waits, is named, and is tried again with the next write, by itself, and when asked.
import { describe, expect, test, vi } from 'vitest';
import { Writer } from '../../src/main/store/writer.ts';
import type { Saving } from '../../src/shared/border/saving-schema.ts';
import { fakeClock, settled } from '../../lab/support/main/fake-table.ts';

const FULL = 'ENOSPC: no space left on device, write';

/** A disk in memory that can be full, as a whole or for some files. */
function scene() {
  const disk = { full: (_place: string): boolean => false, files: {} as Record<string, string>, attempts: 0 };
  const clock = fakeClock();
  const told: Saving[] = [];
  const writer = new Writer(clock, async (place, content) => {
    disk.attempts++;
    await settled();
    if (disk.full(place)) throw new Error(FULL);
    disk.files[place] = String(content);
  });
  writer.watch((saving) => told.push(saving));
  const settings = writer.slot('settings', 'settings');
  const rules = writer.slot('rules', 'rules');
  return { disk, clock, told, writer, settings, rules };
}

describe('while there is room', () => {
  test('all is written, nothing is told, and no timer runs', async () => {
    const { disk, clock, told, settings, writer } = scene();
    expect(await settings.write('a')).toBe('written');
    expect(disk.files).toEqual({ settings: 'a' });
    expect([told, clock.pending(), writer.saving()]).toEqual([[], 0, { revision: 0, waiting: [] }]);
  });

  test('of many writes at once the last one counts, and every one is answered when it or a newer one lies there', async () => {
    const { disk, settings } = scene();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => settings.write(text)));
    expect(answers).toEqual(['written', 'written', 'written', 'written']);
    expect(disk.files).toEqual({ settings: 'd' });
    expect(disk.attempts).toBeLessThan(4);
  });
});

describe('on a full disk', () => {
  async function waiting() {
    const stage = scene();
    stage.disk.full = () => true;
    expect(await stage.settings.write('a')).toBe('waits');
    expect(await stage.rules.write('r')).toBe('waits');
    return stage;
  }

  test('what waits is named, with what the system says, once for each change', async () => {
    const { told, settings } = await waiting();
    await settings.write('b');
    expect(told).toEqual([
      { revision: 1, waiting: ['settings'], detail: FULL },
      { revision: 2, waiting: ['settings', 'rules'], detail: FULL },
    ]);
  });

  test('everything is written by itself when there is room again, the newest content of each', async () => {
    const { disk, clock, told, settings } = await waiting();
    await settings.write('b');
    disk.full = () => false;
    await clock.advance();
    await settled();
    expect(disk.files).toEqual({ settings: 'b', rules: 'r' });
    expect(told.at(-1)).toEqual({ revision: told.length, waiting: [] });
    expect(told.map(({ revision }) => revision)).toEqual(told.map((_, at) => at + 1));
    expect(clock.pending()).toBe(0);
  });

  test('it is tried again and again, less and less often, until at least once a minute', async () => {
    const { disk, clock } = await waiting();
    const before = disk.attempts;
    await clock.advance(3000);
    await settled();
    expect(disk.attempts).toBe(before + 2);
    for (let i = 0; i < 10; i++) await clock.advance();
    const late = disk.attempts;
    await clock.advance(60_000);
    await settled();
    expect(disk.attempts).toBe(late + 2);
  });

  test('the next write that succeeds takes the others along', async () => {
    const { disk, writer, rules } = await waiting();
    disk.full = (place) => place === 'settings';
    expect(await rules.write('s')).toBe('written');
    await writer.settled();
    expect(writer.saving()).toMatchObject({ waiting: ['settings'], detail: FULL });
    disk.full = () => false;
    await rules.write('t');
    await writer.settled();
    expect(disk.files).toEqual({ settings: 'a', rules: 't' });
    expect(writer.saving()).toMatchObject({ waiting: [] });
  });

  test('it is tried when somebody asks for it, and a stopped writer keeps no timer', async () => {
    const { disk, clock, writer } = await waiting();
    expect(await writer.retry()).toMatchObject({ waiting: ['settings', 'rules'], detail: FULL });
    writer.stop();
    expect(clock.pending()).toBe(0);
    disk.full = () => false;
    expect(await writer.retry()).toMatchObject({ waiting: [] });
    expect(disk.files).toEqual({ settings: 'a', rules: 'r' });
  });

  test('another cause is told, without the place that the system names', async () => {
    const { writer, told } = scene();
    let refusal: Error = Object.assign(new Error("EACCES: permission denied, open '/home/vroni/saves/x.tmp'"), {
      syscall: 'open',
    });
    const rounds = writer.task('round', () => Promise.reject(refusal));
    await rounds.run();
    refusal = new Error(FULL);
    await rounds.run();
    await rounds.run();
    expect(told.map(({ detail }) => detail)).toEqual(['EACCES: permission denied', FULL]);
  });

  test('what is refused without a word waits too', async () => {
    const { writer } = scene();
    const rounds = writer.task('round', vi.fn<() => Promise<void>>().mockRejectedValue(undefined));
    expect(await rounds.run()).toBe('waits');
    expect(writer.saving()).toEqual({ revision: 1, waiting: ['round'] });
  });

  test('a thing that is tried elsewhere waits like the others', async () => {
    const { clock, writer } = scene();
    let attempts = 0;
    const rounds = writer.task('round', () => Promise.resolve(void attempts++));
    rounds.note(new Error(FULL));
    expect(writer.saving()).toMatchObject({ waiting: ['round'], detail: FULL });
    await clock.advance();
    await settled();
    expect([attempts, writer.saving()]).toEqual([1, { revision: 2, waiting: [] }]);
  });
});

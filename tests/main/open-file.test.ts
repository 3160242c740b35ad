// Files named on a command line or reported by the system.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { filesFromArgv, openFileQueue } from '../../src/main/base/open-file.ts';

const cwd = path.resolve('/home/anna');

test.each([
  ['packaged app', ['/opt/app/schafkopf-stube', 'round.schafkopf'], 'round.schafkopf'],
  ['unpackaged app', ['/usr/bin/electron', '.', 'round.schafkopf'], 'round.schafkopf'],
  ['switches around it', ['electron', '--no-sandbox', 'a.schafkopf', '--user-data-dir=/tmp/x'], 'a.schafkopf'],
  ['spaces and umlauts', ['electron', 'Größte Runde.schafkopf'], 'Größte Runde.schafkopf'],
  ['house rules', ['electron', 'Wirtshaus.regeln'], 'Wirtshaus.regeln'],
  ['capitals', ['electron', 'A.SCHAFKOPF'], 'A.SCHAFKOPF'],
  ['a name like a switch', ['electron', '--', '-a.schafkopf'], '-a.schafkopf'],
])('is found with %s', (_what, argv, file) => {
  expect(filesFromArgv(argv, cwd)).toEqual([path.join(cwd, file)]);
});

test('are found however many there are, each once', () => {
  const argv = ['electron', 'a.schafkopf', '--flag', 'b.regeln', 'a.schafkopf', 'c.schafkopf'];
  expect(filesFromArgv(argv, cwd)).toEqual(
    ['a.schafkopf', 'b.regeln', 'c.schafkopf'].map((name) => path.join(cwd, name)),
  );
});

test('is found with an absolute path and with a file URL', () => {
  const file = path.join(cwd, 'Größte Runde.schafkopf');
  expect(filesFromArgv(['electron', file], path.resolve('/'))).toEqual([file]);
  expect(filesFromArgv(['electron', pathToFileURL(file).href], path.resolve('/'))).toEqual([file]);
});

test.each([
  ['nothing', ['electron']],
  ['the program itself', ['/tmp/x.schafkopf']],
  ['other files', ['electron', '.', 'notes.txt', 'schafkopf']],
  ['a switch', ['electron', '--file=a.schafkopf']],
  ['a broken URL', ['electron', 'file://%zz/a.schafkopf']],
])('is not found with %s', (_what, argv) => {
  expect(filesFromArgv(argv, cwd)).toEqual([]);
});

test('files wait until somebody listens, then come together; missing ones too, so that they are named', () => {
  const due: (() => void)[] = [];
  const queue = openFileQueue((_ms, then) => due.push(then));
  const open = vi.fn();
  queue.offer(['/a.schafkopf']);
  queue.offer(['/missing.schafkopf']);
  queue.offer([]);
  expect(open).not.toHaveBeenCalled();
  queue.listen(open);
  expect(open.mock.calls).toEqual([[['/a.schafkopf', '/missing.schafkopf']]]);
  queue.offer(['/b.schafkopf']);
  queue.offer(['/c.schafkopf']);
  expect(open).toHaveBeenCalledTimes(1);
  due.forEach((then) => then());
  expect(open.mock.calls.at(-1)).toEqual([['/b.schafkopf', '/c.schafkopf']]);
  expect(due).toHaveLength(1);
});

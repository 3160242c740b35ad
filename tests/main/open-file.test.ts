// Files named on a command line or reported by the system.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { fileFromArgv, openFileQueue } from '../../src/main/base/open-file.ts';

const cwd = path.resolve('/home/anna');

test.each([
  ['packaged app', ['/opt/app/schafkopf-stube', 'round.schafkopf'], 'round.schafkopf'],
  ['unpackaged app', ['/usr/bin/electron', '.', 'round.schafkopf'], 'round.schafkopf'],
  ['switches around it', ['electron', '--no-sandbox', 'a.schafkopf', '--user-data-dir=/tmp/x'], 'a.schafkopf'],
  ['spaces and umlauts', ['electron', 'Größte Runde.schafkopf'], 'Größte Runde.schafkopf'],
  ['house rules', ['electron', 'Wirtshaus.regeln'], 'Wirtshaus.regeln'],
  ['capitals', ['electron', 'A.SCHAFKOPF'], 'A.SCHAFKOPF'],
  ['two files', ['electron', 'a.schafkopf', 'b.schafkopf'], 'a.schafkopf'],
  ['a name like a switch', ['electron', '--', '-a.schafkopf'], '-a.schafkopf'],
])('is found with %s', (_what, argv, file) => {
  expect(fileFromArgv(argv, cwd)).toBe(path.join(cwd, file));
});

test('is found with an absolute path and with a file URL', () => {
  const file = path.join(cwd, 'Größte Runde.schafkopf');
  expect(fileFromArgv(['electron', file], path.resolve('/'))).toBe(file);
  expect(fileFromArgv(['electron', pathToFileURL(file).href], path.resolve('/'))).toBe(file);
});

test.each([
  ['nothing', ['electron']],
  ['the program itself', ['/tmp/x.schafkopf']],
  ['other files', ['electron', '.', 'notes.txt', 'schafkopf']],
  ['a switch', ['electron', '--file=a.schafkopf']],
  ['a broken URL', ['electron', 'file://%zz/a.schafkopf']],
])('is not found with %s', (_what, argv) => {
  expect(fileFromArgv(argv, cwd)).toBeUndefined();
});

test('files wait until somebody listens, then come at once; missing ones too, so that they are named', () => {
  const queue = openFileQueue();
  const open = vi.fn();
  queue.offer('/a.schafkopf');
  queue.offer('/missing.schafkopf');
  queue.offer(undefined);
  expect(open).not.toHaveBeenCalled();
  queue.listen(open);
  queue.offer('/b.schafkopf');
  expect(open.mock.calls).toEqual([['/a.schafkopf'], ['/missing.schafkopf'], ['/b.schafkopf']]);
});

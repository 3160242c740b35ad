// Places on the disk as they are told: no path, whichever system it was written by.
import { expect, test } from 'vitest';
import { fileDe, folderDe } from '../../src/words/de/disk-places.ts';
import { fileEn, folderEn } from '../../src/words/en/disk-places.ts';

test.each([
  ['/home/maria/Dokumente/Wenz, 27.11.2026.md', 'Wenz, 27.11.2026.md', 'Dokumente'],
  ['C:\\Users\\Maria\\Documents\\Wenz.pdf', 'Wenz.pdf', 'Documents'],
  ['D:\\Wenz.pdf', 'Wenz.pdf', 'D:'],
  ['/Wenz.pdf', 'Wenz.pdf', '/'],
])('%s', (place, file, folder) => {
  expect(fileDe(place)).toBe(`„${file}“ im Ordner „${folder}“`);
  expect(fileEn(place)).toBe(`“${file}” in the folder “${folder}”`);
});

test('folders', () => {
  expect([folderDe('/home/maria/Runden/'), folderEn('C:\\Runden')]).toEqual([
    'im Ordner „Runden“',
    'in the folder “Runden”',
  ]);
});

// Reads docs/CHANGELOG.md: the date of a version, and what it brought. `node build/changelog.mjs VERSION` prints that.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The headings, such as `## 1.0.0 (2026-11-25)`, each with what stands below it. */
const sectionsOf = (text) =>
  [...text.matchAll(/^## (\S+)(?: \((\d{4}-\d\d-\d\d)\))?\n([\s\S]*?)(?=^## |(?![\s\S]))/gm)].map(
    ([, version, date, notes]) => ({ version, date, notes: notes.trim() }),
  );

/** The day of a version; undefined if it has none yet. */
export const releaseDate = (text, version) => sectionsOf(text).find((each) => each.version === version)?.date;

/** What a version brought; undefined if the file does not say it. */
export const notesOf = (text, version) => sectionsOf(text).find((each) => each.version === version)?.notes;

if (process.argv[1] === import.meta.filename) {
  const text = readFileSync(path.join(import.meta.dirname, '../docs/CHANGELOG.md'), 'utf8');
  const notes = notesOf(text, (process.argv[2] ?? '').replace(/^v/, ''));
  if (notes === undefined) {
    console.error(`docs/CHANGELOG.md tells nothing of ${process.argv[2]}`);
    process.exitCode = 1;
  } else console.log(notes);
}

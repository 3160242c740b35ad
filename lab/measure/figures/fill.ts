// `npm run -s figures`: writes the figures of docs/measured into the pages; status 1 and what is wrong if a figure has no command or no place.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { filled, objectionsTo, readFigures, readPages } from './pages.ts';

const figures = readFigures();
const pages = readPages();
const objections = objectionsTo(pages, figures);
objections.forEach((objection) => console.error(objection));
if (objections.length > 0) process.exitCode = 1;
else
  for (const [page, text] of pages) {
    const now = filled(text, figures);
    if (now === text) continue;
    writeFileSync(path.resolve(import.meta.dirname, '../../..', page), now);
    console.log(page);
  }

// Purpose: portraits of the people at the table and of the strengths, each in several moods.
import { bust, head, type Look } from './figure-kit.ts';
import { PEOPLE, type Portrayed } from './portrait-people.ts';
import { at, collectDefs, INK, solid } from './svg.ts';

export const MOODS = ['calm', 'glad', 'cross', 'keen'] as const;
export type Mood = (typeof MOODS)[number];

/** What a mood does to a face. */
const FACES: Readonly<Record<Mood, Pick<Look, 'mouth' | 'brows' | 'eyes'>>> = {
  calm: { mouth: 'firm', brows: 'calm', eyes: 'ahead' },
  glad: { mouth: 'smile', brows: 'raised', eyes: 'ahead' },
  cross: { mouth: 'sour', brows: 'fierce', eyes: 'down' },
  keen: { mouth: 'smile', brows: 'fierce', eyes: 'ahead' },
};

const SHOULDERS = 'M-34 78C-70 86 -112 96 -122 160H122C112 96 70 86 34 78C14 96 -14 96 -34 78Z';

/** A standalone round portrait, 240 x 240. */
export function portraitSvg(sitter: Portrayed, mood: Mood = 'calm'): string {
  const { look, facing, ground, coat, collar, hat } = PEOPLE[sitter];
  const figure =
    solid(SHOULDERS, coat.fill, coat.dark) +
    bust({ x: 0, y: 0, facing, collar, head: head({ ...look, ...FACES[mood] }) + hat });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -126 240 240" width="240" height="240">` +
    `<clipPath id="r"><circle cx="0" cy="-6" r="118"/></clipPath><g clip-path="url(#r)" stroke="${INK}" stroke-linejoin="round" stroke-linecap="round">` +
    `<rect x="-120" y="-126" width="240" height="240" fill="${ground}" stroke="none"/>${collectDefs(at(0, 6, figure, 0, 0.98))}</g></svg>`
  );
}

const urls = new Map<string, string>();

/** The same as an image URL. */
export function portraitUrl(sitter: Portrayed, mood: Mood = 'calm'): string {
  const key = `${sitter} ${mood}`;
  const known = urls.get(key);
  if (known !== undefined) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(portraitSvg(sitter, mood))}`;
  urls.set(key, url);
  return url;
}

// The drawn decks: every face is well-formed, self-contained, distinct and small enough.
import { describe, expect, it } from 'vitest';
import { type Card, cardOf, RANKS, SUITS } from '../../../src/engine/base/cards.ts';
import {
  backSvg,
  backUrl,
  type DeckId,
  type FaceSize,
  faceSvg,
  faceUrl,
  indexText,
  type PaletteId,
  pipSvg,
  pipUrl,
} from '../../../src/renderer/cards/deck.ts';
import { drawText } from '../../../src/renderer/cards/glyphs.ts';

const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));
const DECKS: readonly DeckId[] = ['bavarian', 'french'];
const SIZES: readonly FaceSize[] = ['full', 'small'];
const PALETTES: readonly PaletteId[] = ['classic', 'colorblind'];
const KB = 1024;

const TAG = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z0-9:-]+="[^"<>]*")*)\s*(\/?)>/g;

/** A strict little reader: only tags with quoted attributes, no text, properly nested, each attribute once. */
function wellFormed(svg: string): string {
  const open: string[] = [];
  let end = 0;
  let roots = 0;
  for (const match of svg.matchAll(TAG)) {
    if (match.index !== end) return `stray text at ${end}: ${svg.slice(end, end + 40)}`;
    end = match.index + match[0].length;
    const [, slash, name = '', attributes = '', closed] = match;
    const names = [...attributes.matchAll(/([A-Za-z0-9:-]+)=/g)].map((attribute) => attribute[1]);
    if (new Set(names).size !== names.length) return `attribute twice in ${match[0]}`;
    if (slash) {
      if (open.pop() !== name) return `wrong closing tag ${name} at ${end}`;
    } else {
      if (open.length === 0) roots += 1;
      if (!closed) open.push(name);
    }
  }
  if (end !== svg.length) return `stray text at ${end}: ${svg.slice(end, end + 40)}`;
  return open.length === 0 && roots === 1 ? 'ok' : 'not closed';
}

/** Every local reference must point to an id of the same image. */
function danglingReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  return [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1] ?? '').filter((id) => !ids.has(id));
}

function checkImage(svg: string): void {
  expect(wellFormed(svg)).toBe('ok');
  expect(danglingReferences(svg)).toEqual([]);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/);
  expect(svg).not.toMatch(/<(text|image|script|style|foreignObject)\b/);
  expect(svg).not.toMatch(/(href|src)="(?!#)/);
  expect(svg).not.toMatch(/url\((?!#)/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('://');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}

describe('faces', () => {
  for (const deck of DECKS) {
    for (const size of SIZES) {
      it(`${deck} ${size}: 32 well-formed, distinct images of the same shape`, () => {
        const faces = CARDS.map((card) => faceSvg(card, { deck, size }));
        for (const face of faces) {
          checkImage(face);
          expect(face).toContain('viewBox="0 0 560 960"');
        }
        expect(new Set(faces).size).toBe(32);
      });
    }
  }

  it('keeps the size budget', () => {
    const total = (deck: DeckId, size: FaceSize): number =>
      CARDS.reduce((sum, card) => sum + faceSvg(card, { deck, size }).length, 0);
    expect(total('bavarian', 'full')).toBeLessThan(400 * KB);
    expect(total('french', 'full')).toBeLessThan(400 * KB);
    expect(total('bavarian', 'small')).toBeLessThan(100 * KB);
  });

  it('draws the same image every time', () => {
    for (const card of CARDS) expect(faceSvg(card)).toBe(faceSvg(card));
  });

  it('changes all Gras cards in the colour-blind palette', () => {
    for (const rank of RANKS) {
      const card = cardOf('G', rank);
      const [classic, blind] = PALETTES.map((palette) => faceSvg(card, { palette }));
      checkImage(blind ?? '');
      expect(blind).not.toBe(classic);
    }
  });
});

describe('corner index', () => {
  it('uses A 10 K O U on the Bavarian deck', () => {
    expect(RANKS.map((rank) => indexText(cardOf('E', rank)))).toEqual(['A', '10', 'K', 'O', 'U', '9', '8', '7']);
  });

  it('uses German or English letters on the French deck', () => {
    const court = (indexLetters: 'de' | 'en'): string[] =>
      (['HK', 'HO', 'HU'] as const).map((card) => indexText(card, { deck: 'french', indexLetters }));
    expect(court('de')).toEqual(['K', 'D', 'B']);
    expect(court('en')).toEqual(['K', 'Q', 'J']);
    expect(faceSvg('HO', { deck: 'french', indexLetters: 'de' })).not.toBe(
      faceSvg('HO', { deck: 'french', indexLetters: 'en' }),
    );
  });

  it('has a shape of its own for every letter and digit', () => {
    const signs = [...'AKOUDBQJ0123456789'].map((sign) => drawText(sign, 0, 0, 100, '#000'));
    expect(signs.every((sign) => sign.includes('<path'))).toBe(true);
    expect(new Set(signs).size).toBe(18);
  });
});

describe('backs and suit signs', () => {
  it('draws a well-formed back for each deck', () => {
    const backs = DECKS.map((deck) => backSvg(deck));
    backs.forEach(checkImage);
    expect(new Set(backs).size).toBe(2);
  });

  it('draws square suit signs, all different', () => {
    const signs = DECKS.flatMap((deck) =>
      SUITS.flatMap((suit) => [pipSvg(suit, { deck }), pipSvg(suit, { deck, halo: true })]),
    );
    for (const sign of signs) {
      checkImage(sign);
      expect(sign).toContain('viewBox="-64 -64 128 128"');
    }
    expect(new Set(signs).size).toBe(16);
  });
});

/** Lightness of a printed colour as the eye weighs it, from 0 to 255: what is left where hues look alike. */
function lightnessOf(svg: string): number {
  const [, hex = ''] = /fill="#([0-9a-f]{6})"/.exec(svg) ?? [];
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

describe('the palette that is easy to tell apart', () => {
  it('changes each coloured sign and face of both decks', () => {
    for (const deck of ['bavarian', 'french'] as const)
      for (const suit of ['E', 'G', 'H', 'S'] as const) {
        const [usual, other] = PALETTES.map(
          (palette) => pipSvg(suit, { deck, palette }) + faceSvg(`${suit}A`, { deck, palette }),
        );
        // Clubs are black in either.
        expect(usual === other, `${deck} ${suit}`).toBe(deck === 'french' && suit === 'E');
      }
  });

  it('gives each French suit a lightness of its own', () => {
    const signs = (['E', 'G', 'H', 'S'] as const).map((suit) =>
      pipSvg(suit, { deck: 'french', palette: 'colorblind' }),
    );
    const steps = signs.map(lightnessOf).sort((one, other) => one - other);
    expect(Math.min(...steps.slice(1).map((each, at) => each - (steps[at] ?? 0)))).toBeGreaterThan(25);
  });
});

describe('image URLs', () => {
  it('are percent-encoded data URLs that decode to the drawing', () => {
    const url = faceUrl('EO', { deck: 'bavarian', size: 'full' });
    expect(url.startsWith('data:image/svg+xml,')).toBe(true);
    expect(url).not.toMatch(/[#<>"\s]/);
    expect(decodeURIComponent(url.slice('data:image/svg+xml,'.length))).toBe(faceSvg('EO'));
  });

  it('are made once and differ by every option', () => {
    expect(faceUrl('GU')).toBe(faceUrl('GU', {}));
    const urls = [
      faceUrl('GU'),
      faceUrl('GU', { size: 'small' }),
      faceUrl('GU', { palette: 'colorblind' }),
      faceUrl('GU', { deck: 'french' }),
      faceUrl('GU', { deck: 'french', indexLetters: 'en' }),
      backUrl('bavarian'),
      backUrl('french'),
      pipUrl('G'),
      pipUrl('G', { palette: 'colorblind' }),
      pipUrl('G', { deck: 'french' }),
      pipUrl('G', { halo: true }),
    ];
    expect(new Set(urls).size).toBe(urls.length);
  });
});

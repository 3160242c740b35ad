// Purpose: the public API of the card drawings: faces, backs and suit signs as SVG text or as image URLs.
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../../engine/base/cards.ts';
import { acePicture } from './bavarian-aces.ts';
import { kingHalf } from './bavarian-kings.ts';
import { numberPicture } from './bavarian-numbers.ts';
import { oberHalf } from './bavarian-obers.ts';
import { unterHalf } from './bavarian-unters.ts';
import { bavarianBack, frenchBack } from './backs.ts';
import { corners, document, doubled, frame, ribbon, smallFace } from './frame.ts';
import { frenchPicture } from './french.ts';
import { frenchInkOf, type Palette, type PaletteId, paletteOf } from './palette.ts';
import { bavarianPip, frenchPip, halo, SIGN } from './pips.ts';
import { at, collectDefs, defineGroup, INK } from './svg.ts';

export type DeckId = 'bavarian' | 'french';
export type FaceSize = 'full' | 'small';
export type IndexLetters = 'de' | 'en';
export type { PaletteId };

export interface SignOptions {
  readonly deck?: DeckId;
  readonly palette?: PaletteId;
}

export interface PipOptions extends SignOptions {
  /** Paper-coloured rim for dark backgrounds. */
  readonly halo?: boolean;
}

export interface FaceOptions extends SignOptions {
  readonly size?: FaceSize;
  /** Corner letters of the French deck: K D B (German) or K Q J (English). */
  readonly indexLetters?: IndexLetters;
}

const FRENCH_LETTERS: Readonly<Record<IndexLetters, Partial<Record<Rank, string>>>> = {
  de: { O: 'D', U: 'B' },
  en: { O: 'Q', U: 'J' },
};

/** The text in the corner of a card. */
export function indexText(card: Card, options: FaceOptions = {}): string {
  const rank = rankOf(card);
  if (rank === 'T') return '10';
  const french = options.deck === 'french' ? FRENCH_LETTERS[options.indexLetters ?? 'de'][rank] : undefined;
  return french ?? rank;
}

const pipOf = (suit: Suit, deck: DeckId, palette: PaletteId): string =>
  deck === 'french' ? frenchPip(suit, frenchInkOf(palette)) : bavarianPip(suit, paletteOf(palette));

const indexColor = (suit: Suit, deck: DeckId, palette: PaletteId): string =>
  deck === 'french' ? frenchInkOf(palette)[suit].fill : paletteOf(palette)[suit].index;

/** Obers carry their sign beside the head, Unters at the hip, Kings one on each side of the crown. */
function courtSigns(rank: 'K' | 'O' | 'U'): string {
  if (rank === 'O') return at(450, 124, SIGN, 0, 1.32);
  if (rank === 'U') return at(104, 426, SIGN, 0, 1.16);
  return at(162, 146, SIGN, 0, 0.98) + at(402, 146, SIGN, 0, 0.98);
}

function courtPicture(suit: Suit, rank: 'K' | 'O' | 'U', palette: Palette): string {
  const draw = { K: kingHalf, O: oberHalf, U: unterHalf }[rank];
  const ink = palette[suit];
  const half = draw(suit, palette) + courtSigns(rank);
  return doubled(half) + ribbon(ink.main.fill, '#fff3cf', ink.light);
}

function bavarianPicture(card: Card, palette: Palette): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  if (rank === 'A') return acePicture(suit, palette);
  if (rank === 'K' || rank === 'O' || rank === 'U') return courtPicture(suit, rank, palette);
  return numberPicture(suit, rank, palette);
}

/** A complete standalone face, 560 x 960. */
export function faceSvg(card: Card, options: FaceOptions = {}): string {
  const { deck = 'bavarian', size = 'full', palette = 'classic' } = options;
  const suit = suitOf(card);
  const pip = pipOf(suit, deck, palette);
  const color = indexColor(suit, deck, palette);
  const label = indexText(card, options);
  if (size === 'small') return document(defineGroup('p', pip) + smallFace(label, SIGN, color));
  const picture =
    deck === 'french' ? frenchPicture(card, frenchInkOf(palette)) : bavarianPicture(card, paletteOf(palette));
  const border = deck === 'french' ? '' : frame(paletteOf(palette)[suit].main.fill);
  return document(defineGroup('p', pip) + picture + border + corners(label, SIGN, color));
}

/** A complete standalone back, 560 x 960. */
export function backSvg(deck: DeckId = 'bavarian'): string {
  return document(deck === 'french' ? frenchBack() : bavarianBack());
}

/** Only the suit sign in a square, for use beside text. */
export function pipSvg(suit: Suit, options: PipOptions = {}): string {
  const deck = options.deck ?? 'bavarian';
  const rim = options.halo ? halo(suit, deck) : '';
  const sign = rim + pipOf(suit, deck, options.palette ?? 'classic');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128" width="128" height="128">` +
    `<g stroke="${INK}" stroke-linejoin="round" stroke-linecap="round">${collectDefs(sign)}</g></svg>`
  );
}

const urls = new Map<string, string>();

function memo(key: string, draw: () => string): string {
  let url = urls.get(key);
  if (url === undefined) {
    url = `data:image/svg+xml,${encodeURIComponent(draw())}`;
    urls.set(key, url);
  }
  return url;
}

export function faceUrl(card: Card, options: FaceOptions = {}): string {
  const { deck = 'bavarian', size = 'full', palette = 'classic', indexLetters = 'de' } = options;
  return memo(`face ${card} ${deck} ${size} ${palette} ${indexLetters}`, () => faceSvg(card, options));
}

export function backUrl(deck: DeckId = 'bavarian'): string {
  return memo(`back ${deck}`, () => backSvg(deck));
}

export function pipUrl(suit: Suit, options: PipOptions = {}): string {
  const { deck = 'bavarian', palette = 'classic', halo: rim = false } = options;
  return memo(`pip ${suit} ${deck} ${palette} ${rim}`, () => pipSvg(suit, options));
}

// Every kind of entry of the log with its form: what a player decides, what chance brings, what happens by mistake.
import { z } from 'zod';
import { ANSAGE_WORDS } from '../base/ansage-words.ts';
import { PACK_SIZES } from '../base/cards.ts';
import { AnnouncementSchema, CallSchema, CardSchema, SeatSchema, SuitSchema } from './fields.ts';
import { RESERVATION_ANSWERS } from './reservations.ts';

/** Answers to whoever may double by laying, before the whole hand is seen or after the first trick. */
export const LAYING = ['lay', 'leave'] as const;
/** Answers to whoever may double having seen a quarter of the own cards (SPEC 3.18). */
export const SPRITZING = ['double', 'leave'] as const;
/** Answers to whoever has bid as many trumps as the partner. */
export const TIE_ANSWERS = ['yield', 'keep'] as const;
/** Answers to whoever may claim runners. */
export const CLAIMING = ['claim', 'leave'] as const;

const form = <T extends string, Fields extends z.ZodRawShape>(type: T, fields: Fields) =>
  z.strictObject({ type: z.literal(type), seat: SeatSchema, ...fields });

/** Where a pack is cut: so many cards from the top. */
const CutPlace = z.int().min(0).max(64);

/**
 * What a player decides. A Stoss is any step of the defenders in the chain of doublings (Stoss, Sub, Hirsch ...), a Retour
 * any answer of the declaring side (Retour, ReSub ...).
 */
export const DECISIONS = {
  /** `again`: further cuts of the same player, where the table allows more than one. */
  cut: form('cut', { at: CutPlace, again: z.array(CutPlace).max(8).exactOptional() }),
  /** `turned`: the deal goes round the other way; all that follows in the log has the seats of that direction (chairs.ts). */
  knock: form('knock', {
    packets: z.array(z.int().min(1).max(8)).max(8),
    turned: z.literal(true).exactOptional(),
  }),
  legen: form('legen', { says: z.enum(LAYING) }),
  call: form('call', { call: CallSchema }),
  announce: form('announce', { announcement: AnnouncementSchema }),
  /** Schieber: Eichel- and Gras-Ober are offered; and two cards are passed on to the left (SPEC 3.12). */
  obers: form('obers', { answer: z.enum(['take', 'leave']) }),
  passOn: form('passOn', { cards: z.tuple([CardSchema, CardSchema]) }),
  /** The card that is given back face down: by the acceptor of a Hochzeit (SPEC 3.6), or by the partner in a small Solo (SPEC 7.1). */
  return: form('return', { card: CardSchema }),
  /** The card that a soloist gives the partner, who gives one back (SPEC 7.1). */
  give: form('give', { card: CardSchema }),
  /** Who takes the widow plays alone, and lays two cards away, face down (SPEC 6). */
  widow: form('widow', { answer: z.enum(['take', 'pass']) }),
  discard: form('discard', { cards: z.array(CardSchema).max(32) }),
  /** How many trumps the hand would have with this suit, which stays hidden until the cards are played (SPEC 7.1). */
  number: form('number', { count: z.int().min(1).max(8), suit: SuitSchema }),
  /** The later of two partners who have bid the same number lets the other one make trumps, or does so (SPEC 7.1). */
  tie: form('tie', { answer: z.enum(TIE_ANSWERS) }),
  /** Doppelkopf: whether a hand is healthy, and the reservation of one that is not (SPEC 8). */
  reserve: form('reserve', { says: z.enum(RESERVATION_ANSWERS) }),
  reservation: form('reservation', { names: z.union([z.literal('none'), AnnouncementSchema]) }),
  /** Re, Kontra, and how few card points the other side will be left (SPEC 8). */
  ansage: form('ansage', { says: z.enum(ANSAGE_WORDS) }),
  stoss: form('stoss', {}),
  retour: form('retour', {}),
  /** A Ramsch counts double, as one player wants it (SPEC 4.1). */
  doppler: form('doppler', {}),
  /** Ramsch of Langendorf: nearly all card points are meant to be taken, and fewer of them are enough then (SPEC 4.1). */
  durchbruch: form('durchbruch', {}),
  lay: form('lay', { says: z.enum(LAYING) }),
  /** Officers' Schafkopf: the dealer doubles or not, before the second half of the cards is dealt (SPEC 3.18). */
  spritz: form('spritz', { says: z.enum(SPRITZING) }),
  play: form('play', { card: CardSchema }),
  claim: form('claim', { says: z.enum(CLAIMING) }),
} as const;

export const ENTRIES = {
  ...DECISIONS,
  /** The shuffled pack lies top card first; it is stored as cards, so no changed shuffle can spoil a save. */
  shuffled: z.strictObject({ type: z.literal('shuffled'), pack: z.array(CardSchema).max(Math.max(...PACK_SIZES)) }),
  /**
   * A card played against the rules, which nobody has refused: it ends the round (SPEC 10). No decision of a player, who
   * is only ever offered what is allowed, but something that can happen at a table where nothing is forbidden beforehand.
   */
  revoke: form('revoke', { card: CardSchema }),
} as const;

// What a table calls a solo when one starts a special round (SPEC 3.10, 3.11; Q38).
import type { ContractRow } from '../base/contract.ts';
import type { HouseRules } from '../options/options.ts';

/** Solos in a suit, also as Touts. */
const SUIT_SOLOS: readonly string[] = ['solo', 'solo-tout'];

/** Any contract that is played alone, or only a Solo in a suit where the table means that (OPTIONS round.solo). */
export const isSolo = ({ id, parties }: ContractRow, house: HouseRules): boolean =>
  house['round.solo'] === 'suit-solo' ? SUIT_SOLOS.includes(id) : parties.kind === 'alone';

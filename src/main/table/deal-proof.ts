// The commitment to a shuffled pack: a hash told before the deal, and the salt that is kept back until the round is over.
import { createHash, randomBytes } from 'node:crypto';
import type { Card } from '../../engine/base/cards.ts';
import type { DealProof } from '../../shared/table/fairness.ts';

/** Long enough that nobody finds the pack by trying salts. */
const SALT_BYTES = 16;

/** What is hashed: the shuffled pack from the top, then the salt, in hexadecimal, with single spaces between. */
export const dealText = (pack: readonly Card[], salt: string): string => [...pack, salt].join(' ');

/** SHA-256 of the text in UTF-8, as `sha256sum` prints it. */
export const commitmentTo = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A commitment to this pack with a salt nobody can foresee. */
export function proveDeal(pack: readonly Card[]): DealProof {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return { salt, commitment: commitmentTo(dealText(pack, salt)) };
}

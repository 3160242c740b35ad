// The form of what is told by id and evidence: reasons, notes, facts, problems.
import { z } from 'zod';
import type { Schema } from '../../engine/table/fields.ts';

/** Checks that a value has an id and what it tells. Both come from our own engine and main process, from typed tables that say what fits together. */
export const messageOf = <T>(): Schema<T> =>
  z.custom<T>((value) => typeof value === 'object' && value !== null && 'id' in value && 'params' in value);

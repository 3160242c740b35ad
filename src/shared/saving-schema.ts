// Schema of what could not be written yet.
import { z } from 'zod';
import type { Saving } from './saving.ts';
import { STORE_IDS } from './saving.ts';
import type { Schema } from './schemas.ts';

export const SavingSchema: Schema<Saving> = z.strictObject({
  revision: z.int().min(0),
  waiting: z.array(z.enum(STORE_IDS)),
  detail: z.string().exactOptional(),
});

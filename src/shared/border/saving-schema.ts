// Schema of what could not be written yet.
import { z } from 'zod';
import { STORE_IDS } from './saving.ts';
import type { Shape } from './schemas.ts';

export const SavingSchema = z.strictObject({
  /** Grows whenever something begins or ceases to wait. What is told unasked and what is answered may overtake each other on their way. */
  revision: z.int().min(0),
  /** What waits, in the order of STORE_IDS; empty while all is written. */
  waiting: z.array(z.enum(STORE_IDS)),
  /** What the system said when it refused to write; absent while nothing waits. */
  detail: z.string().exactOptional(),
});
export type Saving = Shape<typeof SavingSchema>;

// The calls the renderer may make to the main process, and what main pushes, with the schema of each.
import { z } from 'zod';

export const CALLS = {
  'app.info': {
    input: z.strictObject({}),
    output: z.strictObject({ version: z.string(), platform: z.string(), locale: z.string() }),
  },
} as const;

export const PUSHES = {} as const;

// Calls about the program itself: versions, licences, where its files lie.
import { z } from 'zod';
import type { Shape } from '../border/schemas.ts';

/** Places that the system's file manager can show. */
export const PLACES = ['saves', 'reports', 'chromium'] as const;
export type Place = (typeof PLACES)[number];

export const PartSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** An SPDX expression, such as "MIT". */
  licence: z.string(),
  text: z.string(),
});

/** A package that the program is made from. */
export type Part = Shape<typeof PartSchema>;

const AboutSchema = z.strictObject({
  version: z.string(),
  /** What it runs on, each with its version, such as ["Electron", "45.4.1"]. */
  runtime: z.array(z.tuple([z.string(), z.string()])),
  /** The page with newer versions and for faults. */
  homepage: z.string(),
  /** The folder of all saves. */
  folder: z.string(),
  /** The licence of the program itself. */
  licence: z.string(),
  parts: z.array(PartSchema),
});
export type About = Shape<typeof AboutSchema>;

export const ABOUT_CALLS = {
  'app.about': { input: z.strictObject({}), output: AboutSchema },
  /** Shows a place in the system's file manager; answers whether there is such a place. */
  'app.reveal': {
    input: z.strictObject({ place: z.enum(PLACES) }),
    output: z.strictObject({ outcome: z.enum(['shown', 'missing']) }),
  },
} as const;
